//! Trips: whole movements of a wagon, as people think of them, in the small actions that they are made of.
//!
//! A trip is found by carrying out actions on a copy of the game, one after the other, so it is legal by the rules of
//! whatever game it is. It is as short as the map allows. Where crystals or cards have to be chosen, the lowest are, unless
//! whoever moves needs them where the trip ends.

mod shortage;

use std::cmp::Reverse;
use std::collections::VecDeque;

pub use shortage::Shortage;

use crate::action::{Action, Actions, Move};
use crate::components::endless_world::{LocationId, LocationKind};
use crate::components::{Merchant, MerchantId};
use crate::crystals::{Crystal, Crystals};
use crate::decision::{Decision, Step};
use crate::game::{Game, Turn};
use crate::map::{Cell, MAX_CELLS, Map};
use crate::seat::Seat;
use crate::set::Id;

/// What is given once on a trip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fee {
    /// A crystal, which stays behind on a cell and pays for a step (EM-8).
    Crystal {
        /// What is paid.
        crystal: Crystal,
        /// Where it stays.
        on: Cell,
    },
    /// A merchant card, which is discarded for a step (CA-9).
    Card(MerchantId),
    /// A crystal for the owner of another wagon, where the trip ends (EM-9, J2-10).
    Toll {
        /// What is paid.
        crystal: Crystal,
        /// Who gets it.
        to: Seat,
    },
}

/// A movement of a wagon to a cell, in the small actions that it is made of.
///
/// ```
/// use carvania_rules::{Game, Setup, Title, Turn};
///
/// let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
/// // The mountains are dealt, then each player takes crystals and places a wagon.
/// while game.turn_begins().is_none() {
///     let mut legal = carvania_rules::Actions::new();
///     game.legal_actions(&mut legal);
///     game.apply(legal[0]).unwrap();
/// }
/// // The first step is free, each other costs a crystal.
/// let far = game.trips().into_iter().max_by_key(|trip| trip.way.len()).unwrap();
/// assert_eq!(far.fees.len(), far.way.len() - 1);
/// for &action in &far.actions {
///     game.apply(action).unwrap();
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trip {
    /// The cells that the wagon comes to, each by a step; it stays on the last.
    pub way: Vec<Cell>,
    /// What is decided, one after the other. What leaves no choice is decided by nobody, and is not listed.
    pub actions: Vec<Action>,
    /// What is given, in that order.
    pub fees: Vec<Fee>,
    /// The crystals that are picked up where it ends.
    pub taken: Crystals,
    /// The location that sends the wagon off, in games with traders, and how many of them it takes.
    pub work: Option<(LocationId, u8)>,
    /// The game afterwards.
    pub after: Game,
}

impl Trip {
    /// Where it ends.
    pub fn end(&self) -> Option<Cell> {
        self.way.last().copied()
    }

    /// The crystals that are given, to whomever.
    pub fn paid(&self) -> Crystals {
        let crystals = self.fees.iter().filter_map(|fee| fee.crystal());
        crystals.fold(Crystals::NONE, Crystals::with)
    }

    /// How many of its steps cost nothing.
    pub fn free_steps(&self) -> usize {
        let is_step = |fee: &&Fee| !matches!(fee, Fee::Toll { .. });
        self.way.len().saturating_sub(self.fees.iter().filter(is_step).count())
    }

    /// What it costs, to be compared: traders before crystals and cards, and those before steps.
    fn cost(&self) -> (u8, usize, usize) {
        (self.work.map_or(0, |(_, traders)| traders), self.fees.len(), self.way.len())
    }

    /// How high what is given is: the less, the better to give.
    fn worth(&self) -> u32 {
        let cards = &self.after.components().golem_edition;
        let worth = |fee: &Fee| match *fee {
            Fee::Card(card) => card_worth(cards.merchant(card)),
            Fee::Crystal { crystal, .. } | Fee::Toll { crystal, .. } => level(crystal),
        };
        self.fees.iter().map(worth).sum()
    }

    /// How much can be done where it ends: a claim before a build, a build before a trade.
    fn prospects(&self, mover: Seat) -> u8 {
        if self.after.turn() != Turn::Seat(mover) {
            return 0;
        }
        let mut legal = Actions::new();
        self.after.legal_actions(&mut legal);
        let can = |wanted: fn(Move) -> bool| legal.iter().any(|action| action.as_move().is_some_and(wanted));
        let can_trade =
            self.after.wagon_trade(mover).is_some_and(|trade| self.after.caravan(mover).contains(trade.give));
        4 * u8::from(can(|action| matches!(action, Move::Claim(_))))
            + 2 * u8::from(can(|action| action == Move::Build))
            + u8::from(can_trade)
    }
}

impl Fee {
    /// The crystal that is given, if it is one.
    pub const fn crystal(self) -> Option<Crystal> {
        match self {
            Fee::Crystal { crystal, .. } | Fee::Toll { crystal, .. } => Some(crystal),
            Fee::Card(_) => None,
        }
    }

    /// The action that gives it.
    pub const fn action(self) -> Action {
        Action::Move(match self {
            Fee::Crystal { crystal, .. } | Fee::Toll { crystal, .. } => Move::Pay(crystal),
            Fee::Card(card) => Move::Spend(card),
        })
    }
}

impl Game {
    /// The cheapest trip to each cell that the player who decides can go to now, in the order of the cells. There are none
    /// where it is not theirs to move a wagon.
    ///
    /// ```
    /// use carvania_rules::{Actions, Game, Setup, Title};
    ///
    /// let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2))?;
    /// while game.turn_begins().is_none() {
    ///     let mut legal = Actions::new();
    ///     game.legal_actions(&mut legal);
    ///     game.apply(legal[0])?;
    /// }
    /// let trips = game.trips();
    /// assert!(!trips.is_empty() && trips.iter().all(|trip| trip.end().is_some()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn trips(&self) -> Vec<Trip> {
        let Some(mountains) = self.mountains() else { return Vec::new() };
        mountains.map().cells().into_iter().filter_map(|cell| self.cheapest_trip(cell)).collect()
    }

    /// The trips to a cell that are as short as possible, for all that may be given on the way: the cheapest first that
    /// leaves what is needed there.
    ///
    /// ```
    /// use carvania_rules::{Actions, Game, Setup, Title};
    ///
    /// let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2))?;
    /// while game.turn_begins().is_none() {
    ///     let mut legal = Actions::new();
    ///     game.legal_actions(&mut legal);
    ///     game.apply(legal[0])?;
    /// }
    /// let far = game.trips().into_iter().find(|trip| trip.fees.len() == 1).expect("a cell two steps away");
    /// let ways = game.trips_to(far.end().unwrap());
    /// assert!(ways.iter().all(|trip| trip.fees.len() == 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn trips_to(&self, cell: Cell) -> Vec<Trip> {
        let Some(cheapest) = self.cheapest_trip(cell) else { return Vec::new() };
        let mover = self.decider();
        let mut trips: Vec<Trip> = Vec::new();
        for fees in self.choices_of_fees(&cheapest) {
            let trip = self
                .follow(cheapest.work, &cheapest.way, &fees)
                .filter(|trip| trip.cost() == cheapest.cost());
            trips.extend(trip.filter(|trip| trips.iter().all(|other| !gives_alike(other, trip))));
        }
        trips.sort_by_cached_key(|trip| (Reverse(trip.prospects(mover)), trip.worth()));
        trips
    }

    /// The shortest trip to a cell on which these actions give what is to be given, the last of them again and again;
    /// `None` if that is not possible.
    ///
    /// ```
    /// use carvania_rules::{Actions, Game, Setup, Title};
    ///
    /// let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2))?;
    /// while game.turn_begins().is_none() {
    ///     let mut legal = Actions::new();
    ///     game.legal_actions(&mut legal);
    ///     game.apply(legal[0])?;
    /// }
    /// let far = game.trips().into_iter().find(|trip| trip.fees.len() == 1).expect("a cell two steps away");
    /// let fees: Vec<_> = far.fees.iter().map(|fee| fee.action()).collect();
    /// assert!(game.trip_giving(far.end().unwrap(), &fees).is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn trip_giving(&self, cell: Cell, fees: &[Action]) -> Option<Trip> {
        let cheapest = self.cheapest_trip(cell)?;
        let trip = self.follow(cheapest.work, &cheapest.way, fees)?;
        let given = trip.fees.iter().map(|fee| fee.action());
        given.eq(fees.iter().copied()).then_some(trip)
    }

    fn cheapest_trip(&self, cell: Cell) -> Option<Trip> {
        let mountains = self.mountains()?;
        let here = mountains.wagon(self.decider()).filter(|&here| here != cell)?;
        let along_the_map = shortest_way(mountains.map(), here, cell)?;
        // Some locations send a wagon anywhere at once.
        let ways = [vec![cell], along_the_map];
        let ways = || ways.iter().take(if ways[1].len() > 1 { 2 } else { 1 });
        let trips = self
            .departures()
            .into_iter()
            .flat_map(|work| ways().filter_map(move |way| self.follow(work, way, &[])));
        trips.min_by_key(Trip::cost)
    }

    /// The ways to set off: at once, or at the beginning of a turn by a location that moves wagons.
    fn departures(&self) -> Vec<Option<(LocationId, u8)>> {
        let mut legal = Actions::new();
        self.legal_actions(&mut legal);
        let moves_wagons = |action: &Action| match *action {
            Action::Move(Move::Work(location)) => {
                let kind = self.components().endless_world.location(location).kind;
                let traders = self.price(Move::Work(location)).traders;
                matches!(kind, LocationKind::MoveWagon(_)).then_some(Some((location, traders)))
            }
            _ => None,
        };
        let works: Vec<_> = legal.iter().filter_map(moves_wagons).collect();
        if works.is_empty() { vec![None] } else { works }
    }

    /// Goes a way, with what is given in the order in which it is asked for, the lowest that there is where nothing is
    /// named. `None` if the wagon does not get to its end.
    fn follow(&self, work: Option<(LocationId, u8)>, way: &[Cell], fees: &[Action]) -> Option<Trip> {
        let mover = self.decider();
        let (mut way_left, mut fees) = (way.iter().copied().collect::<VecDeque<_>>(), fees.iter().copied());
        let mut trip = Trip {
            way: way.to_vec(),
            actions: Vec::new(),
            fees: Vec::new(),
            taken: Crystals::NONE,
            work,
            after: *self,
        };
        let mut legal = Actions::new();
        // No way has more cells than a map; each may be paid for, and tolls and crystals may lie at its end.
        for _ in 0..3 * MAX_CELLS {
            let game = trip.after;
            game.legal_actions(&mut legal);
            let is_legal = |action: &Move| legal.contains(&(*action).into());
            let Some(action) =
                (game.turn() == Turn::Seat(mover)).then_some(()).and_then(|()| match game.decision() {
                    Decision::Turn | Decision::Step(_) if way_left.is_empty() => {
                        Some(Move::Stop).filter(is_legal)
                    }
                    Decision::Turn | Decision::Step(_) => {
                        let step = way_left.front().map(|&cell| Move::Step(cell)).filter(is_legal);
                        let set_off = || work.map(|(location, _)| Move::Work(location)).filter(is_legal);
                        step.or_else(set_off).or_else(|| fee(&game, &legal, &mut fees))
                    }
                    Decision::Toll { .. } => fee(&game, &legal, &mut fees),
                    Decision::Take => Some(Move::Take),
                    _ => None,
                })
            else {
                break;
            };
            trip.note(&game, mover, action);
            if let Move::Step(_) = action {
                way_left.pop_front();
            }
            trip.after.apply(action).ok()?;
            if legal.len() > 1 {
                trip.actions.push(action.into());
            }
        }
        let is_there = self.mountains().is_some() && trip.after.mountains()?.wagon(mover) == trip.end();
        let is_under_way = trip.after.turn() == Turn::Seat(mover) && is_movement(trip.after.decision());
        (is_there && way_left.is_empty() && !is_under_way).then_some(trip)
    }

    /// Everything that may be given in the place of what is given on a trip.
    fn choices_of_fees(&self, trip: &Trip) -> Vec<Vec<Action>> {
        let tolls = trip.fees.iter().filter(|fee| matches!(fee, Fee::Toll { .. })).count();
        let crystals = trip.fees.iter().filter(|fee| fee.crystal().is_some()).count();
        let mut choices = Vec::new();
        for cards in self.choices_of_cards(trip) {
            for set in subsets(self.caravan(self.decider()), crystals) {
                // The lowest go to others, if some do.
                let (to_others, left_behind) = set.split_at(tolls);
                let pay = left_behind.iter().chain(to_others).map(|&crystal| Move::Pay(crystal).into());
                choices.push(cards.iter().copied().chain(pay).collect());
            }
        }
        choices
    }

    /// The cards of a trip, and the same with one of them replaced by another.
    fn choices_of_cards(&self, trip: &Trip) -> Vec<Vec<Action>> {
        let is_card = |action: &Action| matches!(action, Action::Move(Move::Spend(_)));
        let given: Vec<Action> = trip.fees.iter().map(|fee| fee.action()).filter(is_card).collect();
        let mut choices = vec![given.clone()];
        let mut legal = Actions::new();
        self.legal_actions(&mut legal);
        for &other in legal.iter().filter(|action| is_card(action) && !given.contains(action)) {
            if let Some((_, kept)) = given.split_last() {
                choices.push(kept.iter().copied().chain([other]).collect());
            }
        }
        choices
    }
}

impl Trip {
    /// Notes what an action gives or brings.
    fn note(&mut self, before: &Game, mover: Seat, action: Move) {
        let here = before.mountains().and_then(|mountains| mountains.wagon(mover));
        match (action, before.decision(), here) {
            (Move::Pay(crystal), Decision::Toll { to }, _) => self.fees.push(Fee::Toll { crystal, to }),
            (Move::Pay(crystal), _, Some(on)) => self.fees.push(Fee::Crystal { crystal, on }),
            (Move::Spend(card), _, _) => self.fees.push(Fee::Card(card)),
            (Move::Take, _, Some(here)) => self.taken = before.dropped(here),
            _ => {}
        }
    }
}

/// Whether a wagon is still on its way.
const fn is_movement(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Toll { .. }
            | Decision::Take
            | Decision::Step(
                Step::Free { .. }
                    | Step::ForCrystal
                    | Step::ForCard
                    | Step::Paid
                    | Step::Journey
                    | Step::Second
            )
    )
}

/// What is given next: what is named, if it can be, else the lowest.
fn fee(game: &Game, legal: &[Action], named: &mut impl Iterator<Item = Action>) -> Option<Move> {
    let cards = &game.components().golem_edition;
    let worth = |action: Move| match action {
        Move::Pay(crystal) => Some(level(crystal)),
        Move::Spend(card) => Some(card_worth(cards.merchant(card))),
        _ => None,
    };
    let moves = || legal.iter().filter_map(|action| action.as_move());
    match named.next() {
        Some(named) => moves().find(|&action| worth(action).is_some() && named == action),
        None => moves().filter(|&action| worth(action).is_some()).min_by_key(|&action| worth(action)),
    }
}

/// The level of a crystal, from 1.
const fn level(crystal: Crystal) -> u32 {
    crystal as u32 + 1
}

/// How much one would miss a card: the levels that it adds to a caravan.
fn card_worth(card: Merchant) -> u32 {
    let levels = |crystals: Crystals| -> u32 {
        Crystal::ALL.into_iter().map(|crystal| u32::from(crystals.count(crystal)) * level(crystal)).sum()
    };
    match card {
        Merchant::Upgrades(upgrades) => upgrades.into(),
        Merchant::Gain(gain) => levels(gain),
        Merchant::Trade { give, take } => levels(take).saturating_sub(levels(give)),
    }
}

/// Whether two trips give the same, in whatever order.
fn gives_alike(one: &Trip, other: &Trip) -> bool {
    let cards = |trip: &Trip| -> Vec<Action> {
        trip.fees.iter().filter(|fee| fee.crystal().is_none()).map(|fee| fee.action()).collect()
    };
    one.paid() == other.paid() && cards(one) == cards(other)
}

/// Every way to choose so many crystals of a set, each from the lowest to the highest.
fn subsets(of: Crystals, number: usize) -> Vec<Vec<Crystal>> {
    let mut chosen = vec![Vec::new()];
    for _ in 0..number {
        let longer = |set: &Vec<Crystal>| {
            let least = set.last().copied().unwrap_or(Crystal::Yellow);
            let next = Crystal::ALL.into_iter().filter(move |&crystal| crystal >= least);
            let count = |crystal| set.iter().filter(|&&other| other == crystal).count();
            let there = next.filter(|&crystal| count(crystal) < of.count(crystal).into());
            there.map(|crystal| [set.as_slice(), &[crystal]].concat()).collect::<Vec<_>>()
        };
        chosen = chosen.iter().flat_map(longer).collect();
    }
    chosen
}

/// A way over the map with as few steps as possible, without its beginning.
fn shortest_way(map: &Map, from: Cell, to: Cell) -> Option<Vec<Cell>> {
    let mut came_from: [Option<Cell>; MAX_CELLS] = [None; MAX_CELLS];
    let mut queue = VecDeque::from([from]);
    while let Some(cell) = queue.pop_front() {
        if cell == to {
            break;
        }
        for next in map.neighbours(cell) {
            if next != from && came_from[next.index()].is_none() {
                came_from[next.index()] = Some(cell);
                queue.push_back(next);
            }
        }
    }
    let mut way: Vec<Cell> = std::iter::successors(Some(to), |cell| came_from[cell.index()])
        .take_while(|&cell| cell != from)
        .collect();
    way.reverse();
    (from != to && came_from[to.index()].is_some()).then_some(way)
}
