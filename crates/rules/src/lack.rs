//! What a player lacks for an action that is refused. The clause says which rule forbids it, a lack what would help here and
//! now.

use crate::action::{Action, Actions, Move};
use crate::components::endless_world::{Location, LocationKind, Place, StackOf, TileId};
use crate::components::{Merchant, MerchantId, PointId};
use crate::crystals::{Crystal, Crystals};
use crate::decision::Decision;
use crate::game::{Game, Turn};
use crate::map::Cell;
use crate::parts::world::World;

/// What whoever decides lacks for an action that is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lack {
    /// These crystals.
    Crystals(Crystals),
    /// Crystals of any colours (GE-10).
    AnyCrystals {
        /// So many are needed.
        needed: u32,
        /// So many are there.
        held: u32,
    },
    /// A crystal that can still rise (C-3).
    CrystalToRaise,
    /// Traders (EW-8).
    Traders {
        /// So many are needed.
        needed: u8,
        /// So many are ready.
        ready: u8,
    },
    /// A rest: their traders stand there already (EW-7).
    Rest,
    /// A player to take the exploration tile that lies there (EW-7).
    Exploration,
    /// A visit to this location, where it is done (EW-15).
    Visit(Place),
    /// A point card with the exploration icon (EW-19).
    ExplorationCard,
    /// A column of outposts that is emptied (EM-17, J2-11).
    EmptyColumn,
    /// The wagon on this village (EM-20).
    WagonAt(Cell),
    /// So many steps: the wagon goes from tile to tile (EM-7).
    Steps(u32),
    /// A location that moves the wagon (J2-9).
    WagonLocation,
    /// The wagon on a mountain (J2-13).
    WagonOnMountain,
    /// An outpost (J2-14).
    Outpost,
    /// Crystals for the tolls there (EM-9, J2-10).
    Tolls,
    /// An answer to the question that is asked now.
    Answer,
}

impl Game {
    /// What whoever decides lacks for an action; none for one that is legal, and where nothing in their hands would help.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::{Lack, Move};
    ///
    /// // Three yellow crystals pay for three cards at the left of the fifth, which has four.
    /// let (fifth, _) = game.merchant_row().nth(4).unwrap();
    /// let lack = game.lack(Move::Acquire(fifth));
    /// assert_eq!(lack, Some(Lack::AnyCrystals { needed: 4, held: 3 }));
    /// ```
    pub fn lack(&self, action: impl Into<Action>) -> Option<Lack> {
        let action = action.into();
        let (Action::Move(wanted), Turn::Seat(_), Err(_)) = (action, self.turn(), self.check(action)) else {
            return None;
        };
        let lack = match wanted {
            _ if !self.is_asked_about(action) => self.leads_to(wanted),
            Move::Play(card) => self.lack_of_card(card),
            Move::Acquire(_) => self.lack_of_number(wanted),
            Move::Claim(card) => self.lack_of_claim(card),
            Move::Work(location) => self.lack_of_work(self.components().endless_world.location(location)),
            Move::Route(card) => self.lack_of_traders(wanted).or_else(|| self.lack_of_card(card)),
            Move::Step(cell) => self.steps_to(cell).map(Lack::Steps),
            Move::Build => self.lack_of_number(wanted),
            _ => None,
        };
        lack.or_else(|| (self.decision() != Decision::Turn).then_some(Lack::Answer))
    }

    /// Whether what is asked now can be answered by an action of this kind.
    fn is_asked_about(&self, action: Action) -> bool {
        let at_the_beginning = matches!(
            action,
            Action::Move(Move::Play(_) | Move::Acquire(_) | Move::Work(_) | Move::Route(_) | Move::Rest)
        );
        let mut legal = Actions::new();
        self.legal_actions(&mut legal);
        let is_claim = matches!(action, Action::Move(Move::Claim(_)));
        let claims_now = match self.decision() {
            Decision::Turn => self.world().is_none(),
            Decision::Golem(_) | Decision::Act => true,
            _ => false,
        };
        legal.iter().any(|other| other.is_like(action))
            || (at_the_beginning && self.decision() == Decision::Turn)
            || (is_claim && claims_now)
    }

    /// What has to come first for an action that is a part of another one.
    fn leads_to(&self, action: Move) -> Option<Lack> {
        if self.decision() != Decision::Turn {
            return None;
        }
        match action {
            Move::Claim(card) => self.lack_of_claim(card),
            Move::TakeTile(tile) => self.lack_of_tile(tile),
            Move::Explore(_) => Some(Lack::ExplorationCard),
            Move::Bonus(_) | Move::Reward(_) => Some(Lack::EmptyColumn),
            Move::Step(_) if self.world().is_some() => Some(Lack::WagonLocation),
            Move::Step(cell) => self.steps_to(cell).map(Lack::Steps),
            _ => None,
        }
    }

    /// The way to the village of a tile, or the crystals; before a visit to a golem location the crystals, then the visit.
    fn lack_of_claim(&self, card: PointId) -> Option<Lack> {
        if let Some(cell) = self.village_of(card).filter(|&cell| self.wagon_cell() != Some(cell)) {
            return Some(Lack::WagonAt(cell));
        }
        let Some(world) = self.world().filter(|_| self.decision() == Decision::Turn) else {
            return missing(self.golem(card).cost, self.caravan(self.decider()));
        };
        let slot = world.row().iter().position(|&other| other == card)?;
        let board = self.components().endless_world.board(world.board());
        let is_there = |place: &Place| matches!(board.location(*place).kind, LocationKind::Golem { slot: other } if usize::from(other) == slot);
        let place = board.places().into_iter().find(is_there)?;
        let equipped = self.equipped(world, board.location(place));
        missing(self.golem(card).cost, equipped).or(Some(Lack::Visit(place)))
    }

    /// What a merchant card takes.
    fn lack_of_card(&self, card: MerchantId) -> Option<Lack> {
        let caravan = self.caravan(self.decider());
        match self.components().golem_edition.merchant(card) {
            Merchant::Trade { give, .. } => missing(give, caravan),
            Merchant::Upgrades(_) => (!caravan.can_rise()).then_some(Lack::CrystalToRaise),
            Merchant::Gain(_) => None,
        }
    }

    fn lack_of_number(&self, action: Move) -> Option<Lack> {
        let (needed, held) = (self.price(action).any, self.caravan(self.decider()).total());
        (held < needed).then_some(Lack::AnyCrystals { needed, held })
    }

    fn lack_of_traders(&self, action: Move) -> Option<Lack> {
        let (needed, ready) = (self.price(action).traders, self.world()?.available(self.decider()));
        (ready < needed).then_some(Lack::Traders { needed, ready })
    }

    /// EW-7, EW-8, EW-11: who stands there, the traders, then what the location takes.
    fn lack_of_work(&self, location: &Location) -> Option<Lack> {
        let world = self.world()?;
        let place = self.components().endless_world.board(world.board()).place(location.id)?;
        if world.exploration_on(place).is_some() {
            return Some(Lack::Exploration);
        }
        if world.standing(self.decider()).contains(place) {
            return Some(Lack::Rest);
        }
        self.lack_of_traders(Move::Work(location.id)).or_else(|| self.lack_at(world, location))
    }

    fn lack_at(&self, world: &World, location: &Location) -> Option<Lack> {
        let equipped = self.equipped(world, location);
        let merchants = &self.components().golem_edition;
        match location.kind {
            LocationKind::Trade { give, .. } => missing(give, equipped),
            LocationKind::Golem { slot } => {
                missing(self.golem(*world.row().get(usize::from(slot))?).cost, equipped)
            }
            LocationKind::Market { .. } => missing(merchants.needs(self.market_card(location.id)?), equipped),
            LocationKind::MoveWagon(_) => Some(Lack::Tolls),
            LocationKind::WagonTrade => match self.wagon_trade(self.decider()) {
                Some(trade) => missing(trade.give, equipped),
                None => Some(Lack::WagonOnMountain),
            },
            LocationKind::OutpostTrade => {
                let mountains = self.mountains()?;
                mountains.outposts(self.decider()).is_empty().then_some(Lack::Outpost)
            }
            LocationKind::Production(_)
            | LocationKind::Upgrade(_)
            | LocationKind::RefreshMarket
            | LocationKind::AdjustTradeRoute => None,
        }
    }

    fn equipped(&self, world: &World, location: &Location) -> Crystals {
        world.equipped(&self.components().endless_world, location, self.decider())
    }

    /// Where a bonus tile is taken.
    fn lack_of_tile(&self, tile: TileId) -> Option<Lack> {
        let world = self.world()?;
        let components = &self.components().endless_world;
        let spaces = components.board(world.board()).stacks().iter().zip(world.stacks(components));
        let (space, _) = spaces.into_iter().find(|(_, stack)| stack.top() == Some(tile))?;
        match space.of {
            StackOf::Location(place) => Some(Lack::Visit(place)),
            StackOf::Outposts => Some(Lack::EmptyColumn),
            StackOf::Merchants => None,
        }
    }

    /// The village of a VP tile.
    fn village_of(&self, tile: PointId) -> Option<Cell> {
        let (map, villages) = (self.map()?, self.expedition()?.villages());
        map.villages()
            .into_iter()
            .find(|&cell| map.village(cell).and_then(|village| villages.tile(village)) == Some(tile))
    }

    /// How many steps a cell is away from the wagon, if it is more than one.
    fn steps_to(&self, cell: Cell) -> Option<u32> {
        let (map, from) = (self.map()?, self.wagon_cell()?);
        let mut reached: crate::set::Set<Cell> = [from].into_iter().collect();
        let mut steps = 0;
        while !reached.contains(cell) {
            let next = reached.into_iter().fold(reached, |all, one| map.neighbours(one).union(all));
            if next == reached {
                return None;
            }
            (reached, steps) = (next, steps + 1);
        }
        (steps > 1).then_some(steps)
    }
}

/// The crystals that are missing for a cost, if any are.
fn missing(cost: Crystals, held: Crystals) -> Option<Lack> {
    let lacks = |crystal: Crystal| cost.count(crystal).saturating_sub(held.count(crystal));
    let missing = Crystals::new(Crystal::ALL.map(lacks));
    (!missing.is_empty()).then_some(Lack::Crystals(missing))
}
