//! Boards: the sides that make up the board of a game, and what is printed on them.

use super::location::{Location, LocationId, LocationKind};
use crate::components::PointId;
use crate::components::within::Within;
use crate::crystals::Crystals;
use crate::label::Label;
use crate::set::{Id, Set, id};

/// The most locations that a board can have.
pub const MAX_PLACES: usize = 24;
/// As many, rounded up to a power of two: so an index needs no check.
const ROOM: usize = MAX_PLACES.next_power_of_two();
/// The most stacks of bonus tiles that a board can have.
pub const MAX_STACKS: usize = 8;
/// How many sides there are.
const SIDES: usize = 12;

id!(
    /// A location of the board at hand, by its place on it.
    Place
);

/// One side of a piece of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Side {
    A1,
    B1,
    C1,
    D1,
    E1,
    F1,
    A2,
    B2,
    C2,
    D2,
    E2,
    F2,
}

impl Side {
    /// Every side of the boards.
    pub const ALL: [Side; SIDES] = [
        Side::A1,
        Side::B1,
        Side::C1,
        Side::D1,
        Side::E1,
        Side::F1,
        Side::A2,
        Side::B2,
        Side::C2,
        Side::D2,
        Side::E2,
        Side::F2,
    ];

    /// The sides of which one is drawn (EW-1).
    pub const DRAWN: [Side; 3] = [Side::D1, Side::E1, Side::F1];

    /// The name in text.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; SIDES] = ["A1", "B1", "C1", "D1", "E1", "F1", "A2", "B2", "C2", "D2", "E2", "F2"];
        NAMES[self as usize]
    }

    /// The name as a label.
    pub fn label(self) -> Label {
        self.name().parse().expect("names of sides are labels")
    }

    /// The side with this name.
    pub fn named(name: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.name() == name)
    }
}

impl Id for Side {
    fn from_index(index: usize) -> Side {
        debug_assert!(index < SIDES, "there are {SIDES} sides");
        Side::ALL[index % SIDES]
    }

    fn index(self) -> usize {
        self as usize
    }
}

/// The board of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardName {
    /// An Endless World, before the fourth side is drawn.
    Undrawn,
    /// An Endless World with D1.
    WithD1,
    /// An Endless World with E1.
    WithE1,
    /// An Endless World with F1.
    WithF1,
    /// An Heroic Journey, Part I.
    JourneyOne,
    /// Part II.
    JourneyTwo,
    /// Part III.
    JourneyThree,
}

impl BoardName {
    /// Every board that games are played on.
    pub const ALL: [BoardName; 7] = [
        BoardName::Undrawn,
        BoardName::WithD1,
        BoardName::WithE1,
        BoardName::WithF1,
        BoardName::JourneyOne,
        BoardName::JourneyTwo,
        BoardName::JourneyThree,
    ];

    /// The sides, in the order in which the rules name them (EW-1, J1-1, J2-1, J3-1).
    pub const fn sides(self) -> &'static [Side] {
        match self {
            BoardName::Undrawn => &[Side::A1, Side::B1, Side::C1],
            BoardName::WithD1 => &[Side::A1, Side::B1, Side::C1, Side::D1],
            BoardName::WithE1 => &[Side::A1, Side::B1, Side::C1, Side::E1],
            BoardName::WithF1 => &[Side::A1, Side::B1, Side::C1, Side::F1],
            BoardName::JourneyOne => &[Side::A1, Side::B1, Side::E2, Side::C2],
            BoardName::JourneyTwo => &[Side::A2, Side::B2, Side::C1, Side::F2],
            BoardName::JourneyThree => &[Side::A2, Side::B2, Side::C1, Side::D2, Side::E2, Side::F2],
        }
    }

    /// The sides that the board may have in the end: any of three completes a board of An Endless World (EW-1).
    pub const fn possible_sides(self) -> &'static [Side] {
        match self {
            BoardName::Undrawn => &[Side::A1, Side::B1, Side::C1, Side::D1, Side::E1, Side::F1],
            board => board.sides(),
        }
    }

    /// The board of An Endless World with this fourth side.
    pub const fn with(side: Side) -> BoardName {
        match side {
            Side::D1 => BoardName::WithD1,
            Side::E1 => BoardName::WithE1,
            _ => BoardName::WithF1,
        }
    }

    /// The side that was drawn, if one was (EW-1).
    pub const fn drawn(self) -> Option<Side> {
        match self {
            BoardName::WithD1 => Some(Side::D1),
            BoardName::WithE1 => Some(Side::E1),
            BoardName::WithF1 => Some(Side::F1),
            BoardName::Undrawn | BoardName::JourneyOne | BoardName::JourneyTwo | BoardName::JourneyThree => {
                None
            }
        }
    }
}

/// Who gives the tiles of a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StackOf {
    /// A golem location (EW-15).
    Location(Place),
    /// Emptied outpost columns (J2-11).
    Outposts,
    /// Every fourth merchant card (J3-6).
    Merchants,
}

/// A space for a stack of bonus tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// The side that it is printed on.
    pub side: Side,
    /// Who gives its tiles.
    pub of: StackOf,
    /// How many tiles are laid there (EW-3).
    pub size: u8,
}

/// A board: its locations, and where tiles lie on it.
#[derive(Clone, Debug)]
pub struct Board {
    locations: Vec<Location>,
    /// The place of each location, by its id.
    places: [Option<Place>; 64],
    all: Set<Place>,
    /// The locations with an exploration icon.
    with_exploration: Set<Place>,
    /// The locations with a 2-3 icon.
    with_two_three: Set<Place>,
    stacks: Vec<Space>,
    /// The stacks of each location, a bit for each in the order of the board.
    stacks_at: [u8; ROOM],
    /// The printed numbers of traders.
    traders: [u8; MAX_PLACES],
    /// The places where a caravan alone decides about the action, and what it must hold there.
    workable: Within<Place>,
    /// The golem locations, each with the slot of its point card.
    golems: Vec<(Place, u8)>,
    /// The market locations, each with the slot of its merchant card.
    markets: Vec<(Place, u8)>,
    /// The locations about wagons and outposts.
    of_wagons: Set<Place>,
    /// For each point card, the locations where it helps or is a tool (EW-9, EW-10).
    eased_by: [Set<Place>; 64],
}

impl Board {
    pub(super) fn new(name: BoardName, all: &[Location], loose: &[(Side, Vec<u8>)]) -> Board {
        let mut board = Board {
            locations: Vec::new(),
            places: [None; 64],
            all: Set::EMPTY,
            with_exploration: Set::EMPTY,
            with_two_three: Set::EMPTY,
            stacks: Vec::new(),
            stacks_at: [0; ROOM],
            traders: [0; MAX_PLACES],
            workable: Within::new([]),
            golems: Vec::new(),
            markets: Vec::new(),
            of_wagons: Set::EMPTY,
            eased_by: [Set::EMPTY; 64],
        };
        for &side in name.sides() {
            for location in all.iter().filter(|location| location.side == side) {
                board.add(location);
            }
            let of = if side == Side::D2 { StackOf::Merchants } else { StackOf::Outposts };
            let sizes = loose.iter().filter(|(other, _)| *other == side).flat_map(|(_, sizes)| sizes);
            board.stacks.extend(sizes.map(|&size| Space { side, of, size }));
        }
        let needs = |place| Some((place, board.location(place).kind.needs()?));
        let workable = Within::new(board.all.into_iter().filter_map(needs));
        Board { workable, ..board }
    }

    fn add(&mut self, location: &Location) {
        let place = Place::from_index(self.locations.len());
        self.places[location.id.index() % 64] = Some(place);
        self.all.insert(place);
        if location.has_exploration {
            self.with_exploration.insert(place);
        }
        if location.has_two_three {
            self.with_two_three.insert(place);
        }
        self.traders[place.index()] = location.traders;
        for card in location.helps().union(location.tools()) {
            self.eased_by[card.index() % 64].insert(place);
        }
        match location.kind {
            LocationKind::Golem { slot } => self.golems.push((place, slot)),
            LocationKind::Market { slot } => self.markets.push((place, slot)),
            LocationKind::MoveWagon(_) | LocationKind::WagonTrade | LocationKind::OutpostTrade => {
                self.of_wagons.insert(place);
            }
            LocationKind::Production(_)
            | LocationKind::Upgrade(_)
            | LocationKind::Trade { .. }
            | LocationKind::RefreshMarket
            | LocationKind::AdjustTradeRoute => {}
        }
        let of = StackOf::Location(place);
        let side = location.side;
        for &size in &location.stacks {
            self.stacks_at[place.index()] |= 1 << self.stacks.len();
            self.stacks.push(Space { side, of, size });
        }
        self.locations.push(location.clone());
    }

    /// The locations, in the order of the board.
    pub fn locations(&self) -> &[Location] {
        &self.locations
    }

    /// The places of all its locations.
    #[inline]
    pub const fn places(&self) -> Set<Place> {
        self.all
    }

    /// The location at a place.
    #[inline]
    pub fn location(&self, place: Place) -> &Location {
        &self.locations[place.index()]
    }

    /// The place of a location, if it is on this board.
    #[inline]
    pub fn place(&self, location: LocationId) -> Option<Place> {
        self.places.get(location.index()).copied().flatten()
    }

    /// The places where nothing but the caravan decides about the action, and where this one suffices.
    #[inline]
    pub(crate) fn workable(&self, caravan: Crystals) -> Set<Place> {
        self.workable.of(caravan)
    }

    /// The golem locations, each with the slot of its point card.
    pub(crate) fn golems(&self) -> &[(Place, u8)] {
        &self.golems
    }

    /// The market locations, each with the slot of its merchant card.
    pub(crate) fn markets(&self) -> &[(Place, u8)] {
        &self.markets
    }

    /// The locations about wagons and outposts.
    pub(crate) const fn of_wagons(&self) -> Set<Place> {
        self.of_wagons
    }

    /// The locations where any of these point cards helps or is a tool (EW-9, EW-10).
    #[inline]
    pub(crate) fn eased_by(&self, cards: Set<PointId>) -> Set<Place> {
        cards.into_iter().fold(Set::EMPTY, |places, card| places.union(self.eased_by[card.index() % 64]))
    }

    /// The printed numbers of traders, by place.
    pub const fn traders(&self) -> [u8; MAX_PLACES] {
        self.traders
    }

    /// The spaces for stacks of bonus tiles, in the order in which they are filled.
    pub fn stacks(&self) -> &[Space] {
        &self.stacks
    }

    /// The stacks of a location, a bit for each in the order of the board.
    #[inline]
    pub(crate) const fn stacks_at(&self, place: Place) -> u8 {
        debug_assert!((place.0 as usize) < ROOM, "no board has as many places");
        self.stacks_at[place.0 as usize % ROOM]
    }

    /// The locations that are covered by exploration tiles in the set-up: those with an exploration icon, then
    /// with two or three players those with a 2-3 icon (EW-4).
    pub fn covered(&self, players: usize) -> impl Iterator<Item = Place> {
        self.covered_in_turn(players).into_iter().flatten()
    }

    /// The locations that are covered first, and those that are covered then.
    pub(crate) const fn covered_in_turn(&self, players: usize) -> [Set<Place>; 2] {
        [self.with_exploration, if players <= 3 { self.with_two_three } else { Set::EMPTY }]
    }

    /// The location with the point card, or the merchant card, of a slot.
    pub fn slot(&self, kind: LocationKind) -> Option<Place> {
        self.places().into_iter().find(|&place| self.location(place).kind == kind)
    }
}
