//! What the page of a table is made from.

use std::collections::BTreeMap;
use std::time::Duration;

use carvania_rules::{Action, Clause, Game, PointId, Seat, Turn};
use carvania_tables::{Occupant, PersonId, Table, Timestamp};
use carvania_words::{Fact, Language, Text, Voice, compose, say};
use maud::Markup;

use super::hint::Hint;
use super::trip::Destination;
use crate::art;
use crate::characters;
use crate::people;
use crate::prefs::Prefs;

/// A table as one viewer sees it.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The table that is looked at.
    pub table: &'a Table,
    /// What people are called.
    pub names: &'a Names,
    /// The language of the viewer.
    pub language: Language,
    /// Who looks; none for an anonymous visitor.
    pub viewer: Option<PersonId>,
    /// From whose side somebody who does not play sees it; none for that of whoever decides.
    pub side: Option<Seat>,
    /// When the page is drawn.
    pub now: Timestamp,
    /// How they like it.
    pub prefs: Prefs,
    /// What they have chosen and still have to confirm.
    pub chosen: Option<Action>,
    /// Where they would like their wagon to go.
    pub destination: Option<&'a Destination>,
    /// What came of what they tried.
    pub answer: Option<Answer>,
    /// How far a hint is; none where none is given.
    pub hint: Option<Hint<'a>>,
    /// How long a player who leaves a game of several people may be gone before they lose it.
    pub return_time: Duration,
}

/// Why something was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A rule forbids this action.
    Forbidden(Action, Clause),
    /// The table refuses it, under this name (`Refusal::name`).
    Refused(&'static str),
    /// They want to take back what then no longer counts, and still have to confirm it.
    UndoCosts,
}

/// What people are called.
#[derive(Clone, Debug, Default)]
pub struct Names(pub BTreeMap<PersonId, String>);

impl View<'_> {
    /// The game, once it is dealt.
    pub fn game(&self) -> Option<&Game> {
        self.table.record.as_ref().map(|record| record.game())
    }

    /// The seat that decides now, if it is for the viewer to decide.
    pub fn decides(&self) -> Option<Seat> {
        match self.game()?.turn() {
            Turn::Seat(seat) if self.holds(seat) => Some(seat),
            Turn::Seat(_) | Turn::Chance | Turn::Over => None,
        }
    }

    /// The seat whose place is shown at the bottom: the one that decides if it is theirs, else their first; for
    /// an onlooker, whoever decides, unless they have a side.
    pub fn own_seat(&self) -> Option<Seat> {
        let game = self.game()?;
        let decider = match game.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let held = game.seats().find(|&seat| self.holds(seat));
        self.decides().or(held).or(self.side).or(decider).or_else(|| game.seats().next())
    }

    /// Whether a seat is the viewer's.
    pub fn holds(&self, seat: Seat) -> bool {
        let place = self.table.places.iter().find(|place| place.seat == Some(seat));
        place.is_some_and(|place| match (&place.occupant, self.viewer) {
            (Occupant::Person(person), Some(viewer)) => place.stand_in.is_none() && *person == viewer,
            _ => false,
        })
    }

    /// The name of a player at the table; a number tells those apart who are called the same.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.plain_name(seat);
        let seats = || self.game().into_iter().flat_map(|game| game.seats());
        let is_same = |other: &Seat| self.plain_name(*other) == name;
        if seats().filter(is_same).count() < 2 {
            return name;
        }
        format!("{name} {}", seats().filter(|&other| other <= seat).filter(is_same).count())
    }

    fn plain_name(&self, seat: Seat) -> String {
        let place = self.table.places.iter().position(|place| place.seat == Some(seat));
        place.map_or_else(String::new, |place| self.name_at(place))
    }

    /// The name of the player at a place, counted from 0: what they were called when the table was opened, if they share
    /// a screen with others.
    fn name_at(&self, place: usize) -> String {
        let occupant = &self.table.places[place].occupant;
        let shares = occupant.person().is_some_and(|person| self.table.places_of(person).len() > 1);
        let called = self.table.options.called.get(place).filter(|name| shares && !name.is_empty());
        called.cloned().unwrap_or_else(|| self.names.occupant(self.language, occupant))
    }

    /// Whether several people look at this screen.
    pub fn is_shared(&self) -> bool {
        self.viewer.is_some_and(|viewer| self.table.places_of(viewer).len() > 1)
    }

    /// The name of a seat, but "you" for the only seat of the viewer.
    pub fn called(&self, seat: Seat) -> String {
        if self.is_only(seat) { self.say("table-you", &[]) } else { self.name(seat) }
    }

    /// Whether a seat is the only one of the viewer.
    pub(super) fn is_only(&self, seat: Seat) -> bool {
        let held = self.game().map_or(0, |game| game.seats().filter(|&other| self.holds(other)).count());
        held == 1 && self.holds(seat)
    }

    /// The name of a seat as a link to the page of the person who sits there.
    pub fn linked(&self, seat: Seat) -> Markup {
        let place = self.table.place_at(seat).filter(|_| !self.table.is_of_record());
        let occupant = place.map_or(&Occupant::Open, |place| &place.occupant);
        people::linked(occupant, self.names, &self.called(seat))
    }

    /// The voice that calls everybody and everything by names.
    pub fn voice(&self) -> Voice<'_> {
        Voice::naming(self.language, self)
    }

    /// A message of the catalogue.
    pub fn say(&self, key: &str, facts: &[(&'static str, carvania_words::Value<'static>)]) -> String {
        say(self.language, key, facts)
    }

    /// A message of the catalogue with things in it.
    pub fn compose(&self, key: &str, facts: &[Fact]) -> Text {
        compose(self.language, key, facts)
    }
}

impl carvania_words::Names for View<'_> {
    fn player(&self, seat: Seat) -> String {
        self.name(seat)
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.is_only(seat)
    }

    fn golem(&self, game: &Game, card: PointId) -> String {
        art::golem_name(game, card)
    }
}

/// A name as the viewer reads it: guests who have not chosen one are called guests in every language.
pub fn name_in_language(language: Language, name: &str) -> String {
    let is_usual = Language::ALL.iter().any(|&other| name == say(other, "guest-name", &[]));
    if is_usual { say(language, "guest-name", &[]) } else { name.to_owned() }
}

impl Names {
    /// The name of the player at a place.
    pub fn occupant(&self, language: Language, occupant: &Occupant) -> String {
        match occupant {
            Occupant::Open => say(language, "table-open", &[]),
            Occupant::Person(person) => self.person(language, *person),
            Occupant::Bot(level) => characters::of(*level).name(language),
            Occupant::Program(name) => name.clone(),
        }
    }

    /// The name of a person; one who was erased is nobody.
    pub fn person(&self, language: Language, person: PersonId) -> String {
        match self.0.get(&person) {
            Some(name) => name_in_language(language, name),
            None => say(language, "table-erased", &[]),
        }
    }
}
