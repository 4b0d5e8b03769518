//! An expedition into the mountains: what Eastern Mountains and The Call for Adventure share. Set-up,
//! starting decisions, tolls, outposts, the trade of a mountain, villages, bonus tiles.

mod movement;
#[cfg(feature = "position")]
pub(crate) mod position;

use crate::action::{Draw, Move};
use crate::chance::Chance;
use crate::clause::{Clause, em};
use crate::components::{Board, EasternMountains as Components, PointId};
use crate::crystals::Crystals;
use crate::decision::Decision;
use crate::games::unexpected;
use crate::map::{Cell, Map};
use crate::parts::bonus::{Bonus, BonusCounts};
use crate::parts::effect;
use crate::parts::mountains::{Mountains, SEATS, Tile};
use crate::parts::order::Order;
use crate::parts::sink::Sink;
use crate::parts::villages::Villages;
use crate::parts::wagon::{self, Caravans, Terms, WagonDecision};
use crate::score::{Score, Source};
use crate::seat::{PerSeat, Seat};
use crate::set::Set;
pub use movement::Movement;
pub(crate) use movement::{Fare, FareClauses};

/// The most crystals that a caravan may hold at the end of a turn, without bonus tiles (EM-24).
const LIMIT: u32 = 10;
/// How many VP tiles trigger the end (EM-25, CA-17).
pub(crate) const TILES_TO_END: usize = 4;

/// The map and what stands on it, the villages, and what the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Expedition {
    pub(crate) mountains: Mountains,
    pub(crate) villages: Villages,
    pub(crate) supply: BonusCounts,
    pub(crate) caravans: Caravans,
    pub(crate) claimed: PerSeat<Set<PointId>, SEATS>,
    pub(crate) bonus: PerSeat<BonusCounts, SEATS>,
    /// A bit for each set of starting crystals that is still on offer.
    pub(crate) on_offer: u8,
}

/// How the tiles are dealt.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deal {
    /// How many mountain tiles of each symbol stay in the game.
    pub(crate) kept_per_symbol: usize,
    /// How many valleys are dealt with them.
    pub(crate) valleys: usize,
    /// The clause that deals the tiles.
    pub(crate) tiles: Clause,
    /// The clause that lays the VP tiles.
    pub(crate) vp_tiles: Clause,
}

/// What is to be decided before the first turn (EM-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartDecision {
    /// A set of starting crystals.
    Start {
        /// Who takes it.
        seat: Seat,
    },
    /// Where to place the wagon.
    Place {
        /// The seat whose wagon moves.
        seat: Seat,
    },
}

/// What follows an action of an expedition.
pub(crate) enum Next {
    /// What follows an action about a wagon.
    Wagon(wagon::Next),
    /// A VP tile was claimed.
    Claimed,
}

/// Tolls are due on mountains, and trades need an outpost.
pub(crate) const TERMS: Terms = Terms { tolls_everywhere: false, toll: em(9), trade: em(19) };

impl Expedition {
    pub(crate) fn new(map: Map, components: &Components, board: &Board) -> Expedition {
        Expedition {
            mountains: Mountains::new(map, components.mountains(), board.columns.len()),
            villages: Villages::new(components.vp_tiles()),
            supply: board.bonus.with_pile(board.points_pile.len()),
            caravans: PerSeat::default(),
            claimed: PerSeat::default(),
            bonus: PerSeat::default(),
            on_offer: 0,
        }
    }

    /// The map and what stands on it.
    pub const fn mountains(&self) -> &Mountains {
        &self.mountains
    }

    /// The VP tiles.
    pub const fn villages(&self) -> &Villages {
        &self.villages
    }

    /// The bonus tiles that nobody has.
    pub const fn supply(&self) -> BonusCounts {
        self.supply
    }

    /// A player's crystals.
    pub fn caravan(&self, seat: Seat) -> Crystals {
        self.caravans[seat]
    }

    /// The VP tiles that a player has claimed.
    pub fn claimed(&self, seat: Seat) -> Set<PointId> {
        self.claimed[seat]
    }

    /// A player's bonus tiles.
    pub fn bonus(&self, seat: Seat) -> BonusCounts {
        self.bonus[seat]
    }

    /// The sets of starting crystals still on offer, by their places in the box.
    pub fn on_offer(&self) -> impl Iterator<Item = u8> + use<> {
        let on_offer = self.on_offer;
        (0..8).filter(move |set| on_offer >> set & 1 != 0)
    }

    /// The caravan limit of a player (EM-24, CA-16).
    pub fn limit(&self, seat: Seat) -> u32 {
        LIMIT + 3 * u32::from(self.bonus[seat].count(Bonus::CaravanPlus3))
    }

    // Set-up

    /// The next set-up draws and the clause they come from; none when all is dealt (EM-29).
    pub(crate) fn set_up_draws(&self, components: &Components, deal: Deal) -> Option<(Chance, Clause)> {
        let pile = self.mountains.pile;
        if let Some(too_many) = self.mountains.surplus(components, deal.kept_per_symbol) {
            return Some((Chance::removed(too_many), deal.tiles));
        }
        if self.mountains.next_cell().is_some() {
            let laid = self.mountains.valleys().difference(self.mountains.map().valleys()).len();
            let valleys = deal.valleys.saturating_sub(laid) as u32;
            return Some((Chance::tiles(pile, Draw::Valley, valleys), deal.tiles));
        }
        self.villages.empty().map(|_| (self.villages.set_up_draws(), deal.vp_tiles))
    }

    pub(crate) fn set_up(&mut self, draw: Draw) {
        let cell = self.mountains.next_cell();
        match (draw, cell) {
            (Draw::Remove(tile), _) => self.mountains.pile.remove(tile),
            (Draw::Mountain(tile), Some(cell)) => self.mountains.lay(cell, Tile::Mountain(tile)),
            (Draw::Valley, Some(cell)) => self.mountains.lay(cell, Tile::Valley),
            (Draw::Point(tile), _) => self.villages.lay(tile),
            _ => unexpected(draw),
        }
    }

    /// What is drawn after a claim, if something is (EM-21).
    pub(crate) fn village_draws(&self) -> Option<(Chance, Clause)> {
        self.villages.empty().map(|_| (self.villages.draws(), em(21)))
    }

    /// Carries out a draw after a claim.
    pub(crate) fn draw(&mut self, draw: Draw) {
        match draw {
            Draw::Point(tile) => self.villages.refill(tile),
            Draw::Closed => self.villages.close(),
            _ => unexpected(draw),
        }
    }

    /// EM-6: the last player begins.
    pub(crate) fn start(&mut self, components: &Components, order: Order) -> StartDecision {
        self.on_offer = ((1_u16 << components.start.len()) - 1) as u8;
        StartDecision::Start { seat: order.seats().next_back().unwrap_or_default() }
    }

    /// Whether the cell is there and a mountain lies on it: wagons start there, never on a valley (CA-6).
    fn is_mountain(&self, cell: Cell) -> bool {
        self.mountains.map().cells().contains(cell) && self.mountains.mountain(cell).is_some()
    }

    /// EM-9: a movement may end only where every toll can be paid.
    pub(crate) fn can_stop(&self, order: Order) -> bool {
        let mover = order.seat();
        let toll = self.mountains.wagon(mover).map_or(0, |cell| self.mountains.toll(order, cell, &TERMS));
        toll <= self.caravans[mover].total()
    }

    // What a wagon can do where it stands

    /// Lists building, trading and claiming (EM-13).
    pub(crate) fn actions(&self, components: &Components, order: Order, seat: Seat, out: &mut impl Sink) {
        let Some(cell) = self.mountains.wagon(seat) else { return };
        let caravan = self.caravans[seat];
        match self.mountains.tile(cell) {
            Tile::Mountain(tile) if self.mountains.outposts(seat).contains(cell) => {
                let tile = components.mountain(tile);
                effect::trade_actions(caravan, tile.give, out);
            }
            Tile::Mountain(_) => {
                let can_build = self.mountains.check_build(components, order, caravan).is_ok();
                out.push_if(can_build, Move::Build);
            }
            Tile::Village(village) => {
                if let Some(tile) = self.villages.tile(village) {
                    out.push_if(caravan.contains(components.vp_tile(tile).cost), Move::Claim(tile));
                }
            }
            Tile::Empty | Tile::Valley => {}
        }
    }

    /// Builds, trades or claims, or refuses it; `opened_by` is named for anything else.
    pub(crate) fn perform(
        &mut self,
        components: &Components,
        order: Order,
        action: Move,
        opened_by: Clause,
    ) -> Result<Next, Clause> {
        let seat = order.seat();
        match action {
            Move::Build => {
                self.mountains.check_build(components, order, self.caravans[seat])?;
                Ok(Next::Wagon(wagon::build(&mut self.mountains, components, order)))
            }
            Move::Trade(_) => {
                let mountain = self.mountains.mountain_of(components, seat).ok_or(em(13))?;
                if !self.mountains.has_outpost_here(seat) {
                    return Err(em(19));
                }
                let trade = (mountain.give, mountain.take);
                effect::trade(&mut self.caravans[seat], trade, action, || em(19))?;
                Ok(Next::Wagon(wagon::Next::Done))
            }
            Move::Claim(tile) => {
                let village = self.mountains.village_of(seat).ok_or(em(20))?;
                if self.villages.tile(village) != Some(tile) {
                    return Err(em(20));
                }
                let cost = components.vp_tile(tile).cost;
                if !self.caravans[seat].contains(cost) {
                    return Err(em(20));
                }
                self.caravans[seat] -= cost;
                self.claimed[seat].insert(tile);
                self.villages.claim(village);
                Ok(Next::Claimed)
            }
            _ => Err(opened_by),
        }
    }

    /// What comes after a build with all its rewards.
    pub(crate) fn after_build(&self, components: &Components, seat: Seat) -> wagon::Next {
        wagon::after_build(&self.mountains, components, self.caravans[seat], seat)
    }

    /// What comes when a movement has ended.
    pub(crate) fn arrive(&self, order: Order) -> wagon::Next {
        wagon::arrive(&self.mountains, order, &TERMS)
    }

    // Decisions about a wagon

    pub(crate) fn wagon_actions(
        &self,
        decision: WagonDecision,
        components: &Components,
        mover: Seat,
        out: &mut impl Sink,
    ) {
        decision.actions(&self.mountains, components, self.caravans[mover], mover, out);
    }

    pub(crate) fn perform_wagon(
        &mut self,
        decision: WagonDecision,
        components: &Components,
        order: Order,
        action: Move,
    ) -> Result<wagon::Next, Clause> {
        decision.perform(&mut self.mountains, components, &mut self.caravans, order, action, &TERMS)
    }

    /// Hands a bonus tile to a player (EM-17).
    pub(crate) fn take_bonus(&mut self, seat: Seat, bonus: Bonus) {
        self.supply.hand_over(bonus, &mut self.bonus[seat]);
    }

    /// Hands a certain tile of the VP pile to a player: for positions.
    #[cfg(feature = "position")]
    pub(crate) fn take_points_tile(&mut self, seat: Seat, place: usize) {
        self.supply.hand_over_points(place, &mut self.bonus[seat]);
    }

    /// EM-26, CA-18.
    pub(crate) fn score(&self, components: &Components, board: &Board, seat: Seat) -> Score {
        let tiles =
            self.claimed[seat].into_iter().map(|tile| u32::from(components.vp_tile(tile).points)).sum();
        let outposts = self.mountains.built(seat).into_iter().map(|built| board.uncovered(built)).sum();
        let bonus = self.bonus[seat];
        let kinds = Bonus::ALL.into_iter().zip(components.bonus_points);
        let by_kind: u32 = kinds.map(|(kind, points)| u32::from(bonus.count(kind)) * u32::from(points)).sum();
        let pile = bonus.points().filter_map(|place| board.points_pile.get(place));
        Score::default()
            .with(Source::VpTiles, tiles)
            .with(Source::Outposts, outposts)
            .with(Source::BonusTiles, by_kind + pile.map(|&points| u32::from(points)).sum::<u32>())
            .with(Source::Crystals, self.caravans[seat].points())
    }
}

impl StartDecision {
    /// The seat that decides.
    pub const fn seat(self) -> Seat {
        match self {
            StartDecision::Start { seat } | StartDecision::Place { seat } => seat,
        }
    }

    /// What is to be decided, as it is told to others.
    pub(crate) const fn asks(self) -> Decision {
        match self {
            StartDecision::Start { .. } => Decision::Start,
            StartDecision::Place { .. } => Decision::PlaceWagon,
        }
    }

    pub(crate) fn actions(self, at: &Expedition, out: &mut impl Sink) {
        match self {
            StartDecision::Start { .. } => out.list(at.on_offer().map(Move::Start)),
            StartDecision::Place { .. } => {
                let open = at.mountains.map().open().into_iter();
                out.list(open.filter(|&cell| at.is_mountain(cell)).map(Move::Place));
            }
        }
    }

    /// Carries out what the decision asks for, or refuses it (EM-6). None when all wagons have been placed.
    pub(crate) fn perform(
        self,
        at: &mut Expedition,
        components: &Components,
        order: Order,
        action: Move,
    ) -> Result<Option<StartDecision>, Clause> {
        match (self, action) {
            (StartDecision::Start { seat }, Move::Start(set)) if at.on_offer().any(|other| other == set) => {
                at.on_offer &= !(1 << set);
                at.caravans[seat] = components.start.get(usize::from(set)).copied().unwrap_or_default();
                Ok(Some(StartDecision::Place { seat }))
            }
            (StartDecision::Place { seat }, Move::Place(cell)) if at.is_mountain(cell) => {
                at.mountains.place_wagon(seat, cell);
                let next = order.seats().rev().find(|&other| other < seat);
                if next.is_none() {
                    at.on_offer = 0;
                }
                Ok(next.map(|seat| StartDecision::Start { seat }))
            }
            _ => Err(em(6)),
        }
    }
}
