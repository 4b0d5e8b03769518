//! What the network sees: numbered inputs, most of them 1 for something that is there.
//!
//! There are two lists of numbers. Those of the *table* are the same for all seats. Those of a *seat* are read once
//! for every seat, and weigh differently when the seat is one's own and when it is a rival's.

mod cards;
mod mountains;
mod world;

use std::fmt;

use crate::evaluation::{rate, terms, turns_to_end};
use crate::visible::Visible;
use carvania_rules::{Crystals, Game, PerSeat, Seat, State, Turn};

/// How many steps of an input make 1.
pub const STEPS: i16 = 64;

/// An input is at most this many steps from 0.
const MOST_STEPS: f32 = 8191.0;

/// An input and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Input {
    /// The number of the input.
    pub number: u16,
    /// Its value in steps: [`STEPS`] for something that is there.
    pub steps: i16,
}

impl Input {
    /// Its value: 1 for something that is there.
    pub fn value(self) -> f32 {
        f32::from(self.steps) / f32::from(STEPS)
    }
}

/// All inputs of one position that are not 0, each list in the order of their numbers.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// Of the table.
    pub table: Vec<Input>,
    /// Of every seat.
    pub seats: PerSeat<Vec<Input>>,
}

/// How many inputs there are of each list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sizes {
    /// Of the table.
    pub table: usize,
    /// Of a seat.
    pub seat: usize,
}

impl Inputs {
    /// Reads a position in which a turn begins. What is left to decide within a turn is no input.
    pub fn read(&mut self, game: &Game) -> Sizes {
        let mut table = Writer::new(&mut self.table);
        read_table(&mut table, game);
        let mut sizes = Sizes { table: table.next, seat: 0 };
        let hands = Hands::of(game);
        for seat in game.seats() {
            let mut own = Writer::new(&mut self.seats[seat]);
            read_seat(&mut own, game, seat, &hands);
            sizes.seat = own.next;
        }
        sizes
    }

    /// What the inputs of a game are called: those of the table, then those of a seat.
    ///
    /// ```
    /// use carvania_bots::network::Inputs;
    /// use carvania_rules::{Game, Setup, Title};
    ///
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// let (table, seat) = Inputs::names(&game);
    /// assert_eq!((table[2].as_str(), seat[0].as_str()), ("players[2]", "points"));
    /// ```
    pub fn names(game: &Game) -> (Vec<String>, Vec<String>) {
        let (mut list, mut labels) = (Vec::new(), Vec::new());
        let mut table = Writer { labels: Some(&mut labels), ..Writer::new(&mut list) };
        read_table(&mut table, game);
        let size = table.next;
        let of_table = names(&labels, size);
        labels.clear();
        let mut own = Writer { labels: Some(&mut labels), ..Writer::new(&mut list) };
        read_seat(&mut own, game, Seat::FIRST, &Hands::of(game));
        let size = own.next;
        (of_table, names(&labels, size))
    }
}

/// A name for each input: that of its label, with its place if the label has several inputs. A label that comes again
/// is counted: `levels lacking 2`.
fn names(labels: &[(usize, String)], size: usize) -> Vec<String> {
    let ends = labels.iter().skip(1).map(|(first, _)| *first).chain([size]);
    let mut names = Vec::with_capacity(size);
    for (place, ((first, label), end)) in labels.iter().zip(ends).enumerate() {
        let again = labels[..place].iter().filter(|(_, other)| other == label).count();
        let name = if again == 0 { label.clone() } else { format!("{label} {}", again + 1) };
        let count = end - first;
        names.extend(
            (0..count).map(|index| if count == 1 { name.clone() } else { format!("{name}[{index}]") }),
        );
    }
    names
}

fn read_table(table: &mut Writer<'_>, game: &Game) {
    table.label(format_args!("players"));
    table.one_of(6, game.players());
    table.label(format_args!("last round"));
    table.flag(game.is_last_round());
    match game.state() {
        State::GolemEdition(state) => {
            cards::golems(table, state);
            cards::market(table, state.market());
        }
        State::EasternMountains(state) => mountains::villages(table, state.expedition()),
        State::CallForAdventure(state) => {
            mountains::villages(table, state.expedition());
            cards::market(table, state.market());
        }
        State::EndlessWorld(state) => world::board(table, game, state.world()),
        State::JourneyOne(state) => {
            world::board(table, game, state.world());
            cards::merchants(table, state.added().merchants());
        }
        State::JourneyTwo(state) => world::board(table, game, state.world()),
        State::JourneyThree(state) => {
            world::board(table, game, state.world());
            cards::merchants(table, state.added().merchants());
        }
    }
}

/// What the evaluation made by hand says of every seat.
struct Hands {
    /// The points of each seat now.
    points: PerSeat<f32>,
    /// What is to come, by where it comes from.
    terms: PerSeat<[f32; 5]>,
    /// Turns to the end of the game, if the seat brings it about.
    turns: PerSeat<f32>,
}

impl Hands {
    fn of(game: &Game) -> Hands {
        let (visible, scores, players) = (Visible::of(game), game.scores(), game.players());
        let rates: PerSeat<f32> = PerSeat::each(players, |seat| rate(game, seat));
        let turns = PerSeat::each(players, |seat| turns_to_end(game, seat, &visible, rates[seat]));
        let left = game.seats().map(|seat| turns[seat]).fold(f32::INFINITY, f32::min).max(1.0);
        Hands {
            points: PerSeat::each(players, |seat| scores[seat].total() as f32),
            terms: PerSeat::each(players, |seat| terms(game, seat, &visible, rates[seat], left)),
            turns,
        }
    }

    /// What a seat will have in the end, about.
    fn evaluate(&self, game: &Game, seat: Seat) -> f32 {
        self.points[seat] - game.caravan(seat).points() as f32 + self.terms[seat].iter().sum::<f32>()
    }
}

/// How far a seat is ahead of the best rival.
fn ahead(game: &Game, seat: Seat, what: impl Fn(Seat) -> f32) -> f32 {
    let rivals = game.seats().filter(|&rival| rival != seat).map(&what);
    what(seat) - rivals.fold(f32::MIN, f32::max)
}

fn read_hands(own: &mut Writer<'_>, game: &Game, seat: Seat, hands: &Hands) {
    own.label(format_args!("points"));
    own.amount(hands.points[seat] / 30.0);
    own.label(format_args!("points ahead"));
    own.amount(ahead(game, seat, |seat| hands.points[seat]) / 20.0);
    own.label(format_args!("expected points"));
    for term in hands.terms[seat] {
        own.amount(term / 10.0);
    }
    own.label(format_args!("evaluation"));
    own.amount(hands.evaluate(game, seat) / 30.0);
    own.label(format_args!("evaluation ahead"));
    own.amount(ahead(game, seat, |seat| hands.evaluate(game, seat)) / 10.0);
    own.label(format_args!("turns to the end"));
    own.amount(hands.turns[seat] / 20.0);
    own.label(format_args!("turns to the end ahead"));
    own.amount(ahead(game, seat, |seat| -hands.turns[seat]) / 10.0);
    own.label(format_args!("pairs of turns to the end"));
    own.one_of(13, hands.turns[seat] as usize / 2);
}

fn read_seat(own: &mut Writer<'_>, game: &Game, seat: Seat, hands: &Hands) {
    read_hands(own, game, seat, hands);
    let caravan = game.caravan(seat);
    for crystal in carvania_rules::Crystal::ALL {
        own.label(format_args!("caravan {crystal}"));
        own.one_of(11, caravan.count(crystal).into());
    }
    own.label(format_args!("caravan total"));
    own.amount(caravan.total() as f32 / 10.0);
    own.label(format_args!("number claimed"));
    own.one_of(9, game.claimed(seat).len());
    own.label(format_args!("seat"));
    own.one_of(5, seat.index());
    let players = game.players();
    own.label(format_args!("seats after the one whose turn it is"));
    own.one_of(5, (seat.index() + players - game.order().seat().index()) % players);
    own.label(format_args!("decides"));
    own.flag(game.turn() == Turn::Seat(seat));
    match game.state() {
        State::GolemEdition(state) => cards::player(own, game, state, seat),
        State::EasternMountains(state) => {
            mountains::expedition(own, game, state.expedition(), seat);
            mountains::dropped(own, state, seat);
        }
        State::CallForAdventure(state) => {
            mountains::expedition(own, game, state.expedition(), seat);
            cards::hand(own, state.hand(seat));
            own.label(format_args!("discarded"));
            own.each_of(state.discarded(seat));
        }
        State::EndlessWorld(state) => world::player(own, game, state.world(), seat),
        State::JourneyOne(state) => {
            world::player(own, game, state.world(), seat);
            cards::route(own, state.added(), seat);
        }
        State::JourneyTwo(state) => {
            world::player(own, game, state.world(), seat);
            mountains::wagon(own, state.added().mountains(), seat);
        }
        State::JourneyThree(state) => {
            world::player(own, game, state.world(), seat);
            mountains::wagon(own, state.added().mountains(), seat);
            own.label(format_args!("number discarded"));
            own.amount(state.added().merchants().discarded(seat).len() as f32 / 8.0);
            own.label(format_args!("number discarded modulo 4"));
            own.one_of(4, state.added().merchants().discarded(seat).len() % 4);
        }
    }
}

/// How far a caravan is from a cost: the levels of the crystals that it lacks. What is not on offer is as far as
/// can be.
fn distance(own: &mut Writer<'_>, caravan: Crystals, offer: Option<(Crystals, u8)>) {
    const FARTHEST: usize = 15;
    own.label(format_args!("levels lacking"));
    let Some((cost, points)) = offer else {
        own.one_of(FARTHEST + 1, FARTHEST);
        own.label(format_args!("points within reach"));
        own.amount(0.0);
        return;
    };
    let lacking = |crystal| usize::from(cost.count(crystal).saturating_sub(caravan.count(crystal)));
    let levels: usize =
        carvania_rules::Crystal::ALL.iter().zip(1..).map(|(&crystal, level)| level * lacking(crystal)).sum();
    own.one_of(FARTHEST + 1, levels.min(FARTHEST - 1));
    own.label(format_args!("points within reach"));
    own.amount(if levels == 0 { f32::from(points) / 10.0 } else { 0.0 });
}

/// Numbers the inputs one after another, and notes those that are not 0.
struct Writer<'a> {
    list: &'a mut Vec<Input>,
    next: usize,
    /// What is read, by the number of its first input, for whoever asks.
    labels: Option<&'a mut Vec<(usize, String)>>,
}

/// Ids of components are below this (see [`carvania_rules::set::Id`]).
const IDS: usize = 64;

impl<'a> Writer<'a> {
    fn new(list: &'a mut Vec<Input>) -> Writer<'a> {
        list.clear();
        Writer { list, next: 0, labels: None }
    }

    /// Says what the inputs from here on are.
    fn label(&mut self, name: fmt::Arguments<'_>) {
        if let Some(labels) = &mut self.labels {
            labels.push((self.next, name.to_string()));
        }
    }

    fn note(&mut self, offset: usize, steps: i16) {
        let number = (self.next + offset) as u16;
        self.list.push(Input { number, steps });
    }

    /// As many inputs as there are possibilities, of which one is there; what is too large is the last.
    fn one_of(&mut self, size: usize, index: usize) {
        self.note(index.min(size - 1), STEPS);
        self.next += size;
    }

    /// An input for each of so many things, of which some are there.
    fn some_of(&mut self, size: usize, indices: impl IntoIterator<Item = usize>) {
        let before = self.list.len();
        for index in indices {
            self.note(index.min(size - 1), STEPS);
        }
        self.list[before..].sort_unstable_by_key(|input| input.number);
        self.next += size;
    }

    /// An input for each component of a kind, of which some are there.
    fn each_of<I: carvania_rules::set::Id>(&mut self, ids: impl IntoIterator<Item = I>) {
        self.some_of(IDS, ids.into_iter().map(|id| id.index()));
    }

    /// An input for each component of a kind, of which at most one is there.
    fn maybe<I: carvania_rules::set::Id>(&mut self, id: Option<I>) {
        self.each_of(id);
    }

    fn flag(&mut self, is_so: bool) {
        self.some_of(1, is_so.then_some(0));
    }

    /// One input with a value.
    fn amount(&mut self, value: f32) {
        let steps = (value * f32::from(STEPS)).clamp(-MOST_STEPS, MOST_STEPS);
        // The nearest whole number.
        let steps = (steps + 0.5_f32.copysign(steps)) as i16;
        if steps != 0 {
            self.note(0, steps);
        }
        self.next += 1;
    }
}
