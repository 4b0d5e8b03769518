//! What an action takes and what it brings.

use crate::action::{Action, Move};
use crate::components::endless_world::{LocationId, LocationKind};
use crate::components::{Merchant, MerchantId};
use crate::crystals::{Crystal, Crystals};
use crate::decision::{Decision, Trade};
use crate::game::Game;
use crate::games::dispatch;
use crate::games::play::Parts;
use crate::map::Cell;
use crate::seat::Seat;

/// What an action takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Price {
    /// These crystals, at once.
    pub crystals: Crystals,
    /// So many crystals of any colours, which are asked for one by one.
    pub any: u32,
    /// So many traders.
    pub traders: u8,
}

impl Game {
    /// What [`Move::Trade`] would exchange now: the trade at hand, or the one of the mountain where the wagon of whoever
    /// decides stands.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.trade(), None);
    /// ```
    pub fn trade(&self) -> Option<Trade> {
        if let Decision::Trade { trade, .. } = self.decision() {
            return Some(trade);
        }
        self.wagon_trade(self.decider())
    }

    /// The trade of the mountain where the wagon of a player stands.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// // The wagons are placed after the set-up.
    /// assert_eq!(game.wagon_trade(game.decider()), None);
    /// ```
    pub fn wagon_trade(&self, seat: Seat) -> Option<Trade> {
        self.mountains()?.mountain_of(&self.components().eastern_mountains, seat).map(Trade::from)
    }

    /// What an action takes from the player who decides. Of an action that is not legal it is what it would take.
    ///
    /// ```
    /// use carvania_rules::{Crystal, Game, Move, Setup, Title, Turn};
    ///
    /// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// while game.turn() == Turn::Chance {
    ///     let (draw, _) = game.chance().next().unwrap();
    ///     game.apply(draw).unwrap();
    /// }
    /// let (third, _) = game.merchant_row().nth(2).unwrap();
    /// assert_eq!(game.price(Move::Acquire(third)).any, 2);
    /// ```
    pub fn price(&self, action: impl Into<Action>) -> Price {
        let Action::Move(action) = action.into() else { return Price::default() };
        let crystals = |crystals| Price { crystals, ..Price::default() };
        let any = |any| Price { any, ..Price::default() };
        let traders = |traders: Option<u8>| Price { traders: traders.unwrap_or(0), ..Price::default() };
        match action {
            Move::Pay(crystal) | Move::Return(crystal) | Move::Upgrade(crystal) => {
                crystals(Crystals::of(crystal, 1))
            }
            Move::Claim(card) => crystals(self.golem(card).cost),
            Move::Trade(times) => {
                crystals(self.trade().map_or(Crystals::NONE, |trade| trade.give.repeated(times)))
            }
            Move::Acquire(card) => {
                any(self.merchant_row().position(|(other, _)| other == card).unwrap_or(0) as u32)
            }
            Move::Build => any(self.outpost_price()),
            Move::Work(location) => {
                let world = self.world();
                let board = world.map(|world| self.components().endless_world.board(world.board()));
                traders(board.and_then(|board| self.traders_needed(board.place(location)?, self.decider())))
            }
            Move::Route(card) => traders(self.route(self.decider()).and_then(|route| route.cost(card))),
            _ => Price::default(),
        }
    }

    /// What an outpost costs where the wagon of the player who decides stands.
    fn outpost_price(&self) -> u32 {
        self.wagon_cell().map_or(0, |cell| self.build_price(cell))
    }

    /// How many crystals of any colours an outpost costs on a mountain (EM-15).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// // Nobody has built yet: the first outposts cost nothing.
    /// assert!(game.map().unwrap().open().into_iter().all(|cell| game.build_price(cell) == 0));
    /// ```
    pub fn build_price(&self, cell: Cell) -> u32 {
        self.mountains().map_or(0, |mountains| mountains.build_cost(self.order(), cell))
    }

    /// The crystals that an action brings the player who decides at once; what it takes is its [`price`](Game::price).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let play = game.read_action("play:+YY").unwrap();
    /// assert_eq!(game.gain(play).to_string(), "YY");
    /// ```
    pub fn gain(&self, action: impl Into<Action>) -> Crystals {
        let Action::Move(action) = action.into() else { return Crystals::NONE };
        let components = self.components();
        match action {
            Move::Play(card) | Move::Route(card) => gain_of(components.golem_edition.merchant(card)),
            Move::Use => match self.decision() {
                Decision::Market { card } => gain_of(components.golem_edition.merchant(card)),
                _ => Crystals::NONE,
            },
            Move::Acquire(_) if self.price(action).any > 0 => Crystals::NONE,
            Move::Acquire(card) | Move::Reward(card) => self.lying_on(card),
            Move::Pay(_) => match self.decision() {
                Decision::Pay { card, acquires } if self.lie_side_by_side(card, acquires) => {
                    self.lying_on(acquires)
                }
                _ => Crystals::NONE,
            },
            Move::Upgrade(crystal) => crystal.next().map_or(Crystals::NONE, |next| Crystals::of(next, 1)),
            Move::Trade(times) => self.trade().map_or(Crystals::NONE, |trade| trade.take.repeated(times)),
            Move::Start(set) => {
                components.eastern_mountains.start.get(usize::from(set)).copied().unwrap_or_default()
            }
            Move::Take => self.wagon_cell().map_or(Crystals::NONE, |cell| self.dropped(cell)),
            Move::Mine => {
                let mined = dispatch!(self.state(), game => Parts::mined(&game.parts, self.decider()));
                mined.unwrap_or_default()
            }
            Move::Work(location) => self.gain_of_work(location),
            Move::Explore(tile) => components.endless_world.exploration_tile(tile).crystals(),
            _ => Crystals::NONE,
        }
    }

    /// What lies on a card of the row.
    fn lying_on(&self, card: MerchantId) -> Crystals {
        let lying = self.merchant_row().find(|&(other, _)| other == card);
        lying.map_or(Crystals::NONE, |(_, lying)| lying)
    }

    /// Whether one card of the row lies next to another, at its left: the last one to be paid for is the next to it.
    fn lie_side_by_side(&self, left: MerchantId, right: MerchantId) -> bool {
        let place = |card| self.merchant_row().position(|(other, _)| other == card);
        place(left).map(|place| place + 1) == place(right)
    }

    /// The crystals of Tool cards (EW-10), and what the location gives without a decision.
    fn gain_of_work(&self, location: LocationId) -> Crystals {
        let components = self.components();
        let printed = components.endless_world.location(location);
        let at_once = match printed.kind {
            LocationKind::Production(crystals) => crystals,
            LocationKind::Market { .. } => {
                let card = self.card_used_at(location);
                card.map_or(Crystals::NONE, |card| gain_of(components.golem_edition.merchant(card)))
            }
            // J1-11.
            LocationKind::AdjustTradeRoute => Crystals::of(Crystal::Yellow, 1),
            _ => Crystals::NONE,
        };
        self.tools(location, self.decider()) + at_once
    }
}

/// What a merchant card gives without a decision.
const fn gain_of(card: Merchant) -> Crystals {
    match card {
        Merchant::Gain(crystals) => crystals,
        Merchant::Upgrades(_) | Merchant::Trade { .. } => Crystals::NONE,
    }
}
