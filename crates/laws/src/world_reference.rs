//! A second model of An Endless World and the three parts of An Heroic Journey, written from the clauses
//! alone: slow, plain, and without a line of the engine, as [`reference`](crate::reference) is for Golem
//! Edition. It reads the component files by itself; of the game beside it, it takes only the title, the
//! players and the cells of the map.
//!
//! The model is a table and an agenda. Every action takes the first step off the agenda and may put others
//! in front of the rest; steps that leave nothing to decide are passed over.

mod agenda;
mod agreement;
mod boxes;
mod chance;
mod golem;
mod kind;
mod land;
mod market;
mod outpost;
mod route;
mod score;
mod steps;
mod table;
mod turn;
mod wagon;
mod work;

use std::collections::BTreeMap;

use crate::caravan::Caravan;
pub use agreement::{journey_map, the_world_reference_agrees};
pub use boxes::JourneyMap;
use boxes::{BonusTile, ExplorationTile, Location, Mountain, PointCard};
pub use kind::Kind;
use land::Land;
use steps::{Choice, Step};

/// A game of An Endless World or of a part of An Heroic Journey.
#[derive(Clone, Debug)]
pub struct Reference {
    kind: Kind,
    players: Vec<Player>,
    /// The locations of the board, in its order.
    places: Vec<Place>,
    /// The stacks of bonus tiles, in the order of the board.
    stacks: Vec<Stack>,
    /// Bonus tiles that nobody has seen.
    bonus_pile: Vec<&'static BonusTile>,
    /// Above the golem locations, from left to right.
    point_row: Vec<&'static PointCard>,
    next_point_card: Option<&'static PointCard>,
    /// Point cards that nobody has seen.
    point_deck: Vec<&'static PointCard>,
    /// Exploration tiles that lie on no location. In Part I they lie beside the board, else they are out.
    exploration_pile: Vec<&'static ExplorationTile>,
    /// Below the market locations, from left to right.
    merchant_row: Vec<&'static str>,
    /// Layers, the top one first: what is put under the deck comes back after all that was in it (J1-10).
    merchant_deck: Vec<Vec<&'static str>>,
    mountain_pile: Vec<&'static Mountain>,
    land: Land,
    seat: usize,
    /// Empty when the game is over.
    agenda: Vec<Step>,
}

#[derive(Clone, Debug, Default)]
struct Player {
    caravan: Caravan,
    /// The traders on the player board.
    available: usize,
    reserve: usize,
    point_cards: Vec<&'static PointCard>,
    bonus_tiles: Vec<&'static BonusTile>,
    exploration_tiles: Vec<&'static ExplorationTile>,
    route: Vec<RouteCard>,
    discarded: Vec<&'static str>,
    wagon: usize,
    /// The outposts built from each row of the board.
    built: BTreeMap<char, usize>,
}

/// A location, the exploration tile on it, and whose traders stand there, and how many.
#[derive(Clone, Copy, Debug)]
struct Place {
    location: &'static Location,
    exploration: Option<&'static ExplorationTile>,
    traders: Option<(usize, usize)>,
}

#[derive(Clone, Copy, Debug)]
struct Stack {
    side: &'static str,
    /// The golem location that it belongs to, if any.
    place: Option<usize>,
    top: Option<&'static BonusTile>,
    below: usize,
}

/// A card of a trade route with the traders lying on it.
#[derive(Clone, Copy, Debug)]
struct RouteCard {
    face: &'static str,
    traders: usize,
}

impl Reference {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.agenda.is_empty()
    }

    /// The player who decides, from 0; `None` when something is drawn, and at the end.
    pub fn decider(&self) -> Option<usize> {
        match self.agenda.first()? {
            Step::Choice(Choice::Return { seat }) => Some(*seat),
            Step::Choice(_) => Some(self.seat),
            Step::Draw(_) | Step::Deed(_) => None,
        }
    }

    /// Every legal action as text, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = self.agenda.first().map(|step| self.options(step)).unwrap_or_default();
        legal.sort();
        legal
    }

    /// Carries out a legal action.
    ///
    /// # Panics
    /// If the action is not legal.
    pub fn apply(&mut self, action: &str) {
        assert!(self.legal().iter().any(|legal| legal == action), "the reference refuses {action}");
        let (verb, about) = action.split_once(':').unwrap_or((action, ""));
        match self.agenda.remove(0) {
            Step::Draw(draw) => self.draw(draw, about),
            Step::Choice(choice) if verb != "stop" => self.choose(choice, verb, about),
            // What was declined is off the agenda.
            Step::Choice(_) | Step::Deed(_) => {}
        }
        self.settle();
    }

    /// Puts steps in front of everything else that is to be done.
    fn first(&mut self, steps: impl IntoIterator<Item = Step>) {
        self.agenda.splice(0..0, steps);
    }

    fn mover(&self) -> &Player {
        &self.players[self.seat]
    }

    fn mover_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat]
    }
}

/// Takes the first that fits off a pile.
fn take<T>(pile: &mut Vec<T>, fits: impl Fn(&T) -> bool) -> T {
    let place = pile.iter().position(fits).expect("it is in the pile");
    pile.remove(place)
}
