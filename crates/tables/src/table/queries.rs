//! What one may ask of a table: who sits where, whose decision it is, how the game stands.

use carvania_rules::{Game, Score, Seat, Turn};

use super::{Place, Stage, Table};
use crate::command::Note;
use crate::id::PersonId;
use crate::options::Occupant;
use crate::refusal::Refusal;
use crate::timestamp::Timestamp;

/// Whom the table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WaitsFor {
    /// Nobody: no game is played.
    Nobody,
    /// A person decides.
    Person {
        /// The seat that decides.
        seat: Seat,
        /// The person who holds it.
        person: PersonId,
        /// When their time is over.
        until: Option<Timestamp>,
    },
    /// A bot decides.
    Bot {
        /// The seat that decides.
        seat: Seat,
        /// The bot or program: its own occupant, or the stand-in of a person who left.
        bot: Occupant,
    },
    /// A bot would decide, but a player asks to take back: people answer first.
    Answers,
}

/// How a seat stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatStanding {
    /// The seat that the standing is about.
    pub seat: Seat,
    /// Its points; provisional until the game is over.
    pub score: Score,
    /// Its rank, from 1. No two are the same.
    pub rank: usize,
}

impl Table {
    /// The game as it stands; none in the lobby.
    pub fn game(&self) -> Option<&Game> {
        self.record.as_ref().map(|record| record.game())
    }

    /// Whom the table waits for.
    pub fn waits_for(&self) -> WaitsFor {
        if let Some((seat, person)) = self.person_to_decide() {
            return WaitsFor::Person { seat, person, until: self.clock.deadline().map(|(_, until)| until) };
        }
        let seat = self.deciding();
        match seat.and_then(|seat| Some((seat, self.bot_on(seat)?))) {
            Some(_) if self.request.is_some() => WaitsFor::Answers,
            Some((seat, bot)) => WaitsFor::Bot { seat, bot },
            None => WaitsFor::Nobody,
        }
    }

    /// Whether a person could be given a hint now: it is theirs to decide, and the table allows it.
    pub fn check_hint(&self, person: PersonId) -> Result<(), Refusal> {
        self.check_playing()?;
        self.check_seated(person)?;
        if !self.options.hints.given_to(self.persons().len()) {
            return Err(Refusal::NoHints);
        }
        match self.person_to_decide() {
            Some((_, deciding)) if deciding == person => Ok(()),
            Some(_) | None => Err(Refusal::OutOfTurn {
                seat: self.seats_of(person).first().map_or(0, |seat| seat.number() as u8),
            }),
        }
    }

    /// Whether the host has something to do: a bot decides, or a clock runs.
    pub fn awaits_host(&self) -> bool {
        match self.waits_for() {
            WaitsFor::Bot { .. } => true,
            WaitsFor::Person { until, .. } => until.is_some(),
            WaitsFor::Nobody | WaitsFor::Answers => false,
        }
    }

    /// The people who sit here, each once, in the order of their places.
    pub fn persons(&self) -> Vec<PersonId> {
        distinct(self.places.iter().filter_map(|place| place.occupant.person()))
    }

    /// The people who sit here and have not left.
    pub fn persons_there(&self) -> Vec<PersonId> {
        distinct(self.places.iter().filter_map(Place::person_there))
    }

    /// The seats of a person, in turn order; none before the deal.
    pub fn seats_of(&self, person: PersonId) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.held_by(person).filter_map(|place| place.seat).collect();
        seats.sort_unstable();
        seats
    }

    /// The numbers of the places of a person.
    pub fn places_of(&self, person: PersonId) -> Vec<u8> {
        let is_own = |place: &Place| place.occupant == Occupant::Person(person);
        let own = (1..).zip(&self.places).filter(|(_, place)| is_own(place));
        own.map(|(number, _)| number).collect()
    }

    /// The place with this number, counted from 1.
    pub fn place(&self, number: u8) -> Option<&Place> {
        self.places.get(usize::from(number).checked_sub(1)?)
    }

    /// The place of a seat; none before the deal.
    pub fn place_at(&self, seat: Seat) -> Option<&Place> {
        self.places.iter().find(|place| place.seat == Some(seat))
    }

    /// The person who decides on a seat: who sits there and has not left.
    pub fn person_on(&self, seat: Seat) -> Option<PersonId> {
        self.place_at(seat).and_then(Place::person_there)
    }

    /// The bot that decides on a seat: its own, or for a person who left.
    pub fn bot_on(&self, seat: Seat) -> Option<Occupant> {
        self.place_at(seat).and_then(Place::bot)
    }

    /// The seat with this number, counted from 1.
    pub fn seat(&self, number: u8) -> Option<Seat> {
        Seat::numbered(number.into(), self.places.len())
    }

    /// What people add to the seed, by place.
    pub fn notes(&self) -> Vec<Note> {
        self.places.iter().map(|place| place.note.clone()).collect()
    }

    /// Which place plays first, second, …; none before the deal.
    pub fn order(&self) -> Option<Vec<u8>> {
        let mut seats: Vec<(Seat, u8)> = self
            .places
            .iter()
            .zip(1..)
            .map(|(place, number)| Some((place.seat?, number)))
            .collect::<Option<_>>()?;
        seats.sort_unstable();
        Some(seats.into_iter().map(|(_, number)| number).collect())
    }

    /// How all seats stand, the first of the ranking first; none in the lobby.
    pub fn standings(&self) -> Option<Vec<SeatStanding>> {
        let game = self.game()?;
        let scores = game.scores();
        let standing = |(seat, rank)| SeatStanding { seat, score: scores[seat], rank };
        Some(game.ranking().into_iter().zip(1..).map(standing).collect())
    }

    /// The places of a person.
    pub(super) fn held_by(&self, person: PersonId) -> impl Iterator<Item = &Place> {
        self.places.iter().filter(move |place| place.occupant == Occupant::Person(person))
    }

    /// The seat that decides now.
    fn deciding(&self) -> Option<Seat> {
        match self.game().filter(|_| self.stage == Stage::Playing)?.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    pub(super) fn person_to_decide(&self) -> Option<(Seat, PersonId)> {
        let seat = self.deciding()?;
        Some((seat, self.person_on(seat)?))
    }

    pub(super) fn check_playing(&self) -> Result<(), Refusal> {
        if self.stage == Stage::Playing { Ok(()) } else { Err(Refusal::NotPlaying) }
    }

    pub(super) fn check_seated(&self, person: PersonId) -> Result<(), Refusal> {
        if self.held_by(person).next().is_some() { Ok(()) } else { Err(Refusal::NotSeated) }
    }

    /// The seat with this number, if a person holds it.
    pub(super) fn own_seat(&self, person: PersonId, number: u8) -> Result<Seat, Refusal> {
        if self.record.is_none() {
            return Err(Refusal::NotPlaying);
        }
        let holds = |seat: &Seat| self.held_by(person).any(|place| place.seat == Some(*seat));
        self.seat(number).filter(holds).ok_or(Refusal::NotYours { seat: number })
    }

    /// Whether a game is played, and the person on the seat has not left it.
    pub(super) fn check_there(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_playing()?;
        match self.person_on(seat) {
            Some(_) => Ok(()),
            None => Err(Refusal::Left { seat: seat.number() as u8 }),
        }
    }
}

fn distinct(people: impl Iterator<Item = PersonId>) -> Vec<PersonId> {
    let mut distinct = Vec::new();
    for person in people {
        if !distinct.contains(&person) {
            distinct.push(person);
        }
    }
    distinct
}
