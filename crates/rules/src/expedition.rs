//! An expedition into the mountains: what Eastern Mountains and The Call for Adventure share. Set-up,
//! starting decisions, tolls, outposts, the trade of a mountain, villages, bonus tiles.

use crate::action::{Action, Actions};
use crate::bonus::{Bonus, BonusCounts};
use crate::chance::Chance;
use crate::clause::{Clause, c, em};
use crate::components::{Board, EasternMountains as Components, PointId};
use crate::crystals::Crystals;
use crate::effect;
use crate::map::{Cell, Map};
use crate::mountains::{Mountains, SEATS, Tile};
use crate::order::{Order, TurnEnd};
use crate::score::{Score, Source};
use crate::seat::{PerSeat, Seat};
use crate::set::Set;
use crate::villages::Villages;

/// The most crystals that a caravan may hold at the end of a turn, without bonus tiles (EM-24).
const LIMIT: u32 = 10;
/// How many VP tiles trigger the end (EM-25).
pub(crate) const TILES_TO_END: usize = 4;

/// The map and what stands on it, the villages, and what the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Expedition {
    pub(crate) mountains: Mountains,
    pub(crate) villages: Villages,
    pub(crate) supply: BonusCounts,
    pub(crate) caravans: PerSeat<Crystals, SEATS>,
    pub(crate) claimed: PerSeat<Set<PointId>, SEATS>,
    pub(crate) bonus: PerSeat<BonusCounts, SEATS>,
    /// A bit for each set of starting crystals that is still on offer.
    pub(crate) on_offer: u8,
    /// How many outposts each row of a board has.
    pub(crate) columns: u8,
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

/// What is to be decided about a wagon or where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WagonDecision {
    /// A set of starting crystals (EM-6).
    Start {
        /// Who takes it.
        seat: Seat,
    },
    /// Where to place the wagon (EM-6).
    Place {
        /// Whose wagon.
        seat: Seat,
    },
    /// A crystal for the owner of another wagon (EM-9).
    Toll {
        /// Who gets it.
        to: Seat,
    },
    /// A crystal for the outpost, with so many to pay (EM-15).
    Build {
        /// How many are left to pay.
        left: u8,
    },
    /// How often to trade after a build, if at all (EM-19).
    Trade,
}

/// What follows an action about a wagon.
pub(crate) enum Next {
    /// Another decision.
    Decide(WagonDecision),
    /// All wagons have been placed.
    Started,
    /// All tolls are paid.
    Arrived,
    /// An outpost was built, and emptied this column.
    Built { column: Option<usize> },
    /// A VP tile was claimed.
    Claimed,
    /// The action is complete.
    Done,
}

impl Expedition {
    pub(crate) fn new(map: Map, components: &Components, board: &Board) -> Expedition {
        Expedition {
            mountains: Mountains::new(map, components.mountains()),
            villages: Villages::new(components.vp_tiles()),
            supply: board.bonus.with_pile(board.points_pile.len()),
            caravans: PerSeat::default(),
            claimed: PerSeat::default(),
            bonus: PerSeat::default(),
            on_offer: 0,
            columns: board.columns.len() as u8,
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

    /// The caravan limit of a player (EM-24).
    pub fn limit(&self, seat: Seat) -> u32 {
        LIMIT + 3 * u32::from(self.bonus[seat].count(Bonus::CaravanPlus3))
    }

    pub(crate) fn is_over_limit(&self, seat: Seat) -> bool {
        self.caravans[seat].total() > self.limit(seat)
    }

    /// What comes at the end of a turn.
    pub(crate) fn end_turn(&self, order: &mut Order) -> TurnEnd {
        order.end_turn(|seat| self.is_over_limit(seat), |order| self.end_is_met(order))
    }

    /// EM-25.
    pub(crate) fn end_is_met(&self, order: Order) -> bool {
        order.seats().any(|seat| self.claimed[seat].len() >= TILES_TO_END)
    }

    // Set-up

    /// The next set-up draws and the clause they come from; none when all is dealt (EM-29).
    pub(crate) fn set_up_draws(&self, components: &Components, deal: Deal) -> Option<(Chance, Clause)> {
        let pile = self.mountains.pile;
        let symbols = components.symbols().into_iter().map(|symbol| symbol.intersection(pile));
        if let Some(too_many) = symbols.into_iter().find(|tiles| tiles.len() > deal.kept_per_symbol) {
            return Some((Chance::removed(too_many), deal.tiles));
        }
        if self.mountains.next_cell().is_some() {
            let laid = self.mountains.valleys().difference(self.mountains.map().valleys()).len();
            let valleys = deal.valleys.saturating_sub(laid) as u32;
            return Some((Chance::tiles(pile, Action::LayValley, valleys), deal.tiles));
        }
        self.villages.empty().map(|_| (self.villages.set_up_draws(), deal.vp_tiles))
    }

    pub(crate) fn set_up(&mut self, action: Action) {
        let cell = self.mountains.next_cell();
        match (action, cell) {
            (Action::RemoveMountain(tile), _) => self.mountains.pile.remove(tile),
            (Action::LayMountain(tile), Some(cell)) => self.mountains.lay(cell, Tile::Mountain(tile)),
            (Action::LayValley, Some(cell)) => self.mountains.lay(cell, Tile::Valley),
            (Action::DrawPoint(tile), _) => self.villages.lay(tile),
            _ => {}
        }
    }

    /// EM-6: the last player begins.
    pub(crate) fn start(&mut self, components: &Components, order: Order) -> WagonDecision {
        self.on_offer = ((1_u16 << components.start.len()) - 1) as u8;
        WagonDecision::Start { seat: order.seats().next_back().unwrap_or_default() }
    }

    /// Whether the cell is there and a mountain lies on it.
    fn is_mountain(&self, cell: Cell) -> bool {
        self.mountains.map().cells().contains(cell) && self.mountains.mountain(cell).is_some()
    }

    /// The cells beside a wagon.
    pub(crate) fn neighbours(&self, seat: Seat) -> Set<Cell> {
        self.mountains.wagon(seat).map_or(Set::EMPTY, |cell| self.mountains.map().neighbours(cell))
    }

    /// EM-9: a movement may end only where every toll can be paid.
    pub(crate) fn can_stop(&self, order: Order) -> bool {
        let mover = order.seat();
        let toll = self.mountains.wagon(mover).map_or(0, |cell| self.mountains.toll(order, mover, cell));
        toll <= self.caravans[mover].total()
    }

    // What a wagon can do where it stands

    /// Lists building, trading and claiming (EM-13).
    pub(crate) fn actions(&self, components: &Components, order: Order, seat: Seat, out: &mut Actions) {
        let Some(cell) = self.mountains.wagon(seat) else { return };
        let caravan = self.caravans[seat];
        match self.mountains.tile(cell) {
            Tile::Mountain(tile) if self.mountains.outposts(seat).contains(cell) => {
                let tile = components.mountain(tile);
                effect::trade_actions(caravan, tile.give, tile.take, out);
            }
            Tile::Mountain(_) => {
                out.push_if(self.check_build(components, order, seat).is_ok(), Action::Build);
            }
            Tile::Village(village) => {
                if let Some(tile) = self.villages.tile(village) {
                    out.push_if(caravan.contains(components.vp_tile(tile).cost), Action::Claim(tile));
                }
            }
            Tile::Empty | Tile::Valley => {}
        }
    }

    /// Checks building, trading and claiming; `opened_by` is named for anything else.
    pub(crate) fn check(
        &self,
        components: &Components,
        order: Order,
        seat: Seat,
        action: Action,
        opened_by: Clause,
    ) -> Result<(), Clause> {
        match action {
            Action::Build => self.check_build(components, order, seat),
            Action::Trade(_) => {
                let Some(tile) = self.mountains.mountain_of(components, seat) else { return Err(em(13)) };
                let has_outpost = self
                    .mountains
                    .wagon(seat)
                    .is_some_and(|cell| self.mountains.outposts(seat).contains(cell));
                if !has_outpost {
                    return Err(em(19));
                }
                effect::check_trade(self.caravans[seat], tile.give, tile.take, action, em(19))
            }
            Action::Claim(tile) => {
                let here = self.mountains.village_of(seat).and_then(|village| self.villages.tile(village));
                let can_pay =
                    here == Some(tile) && self.caravans[seat].contains(components.vp_tile(tile).cost);
                if can_pay { Ok(()) } else { Err(em(20)) }
            }
            _ => Err(opened_by),
        }
    }

    /// EM-14 to EM-16: the place must be free, and the cost there.
    fn check_build(&self, components: &Components, order: Order, seat: Seat) -> Result<(), Clause> {
        self.check_place(components, seat)?;
        let cost = self.mountains.wagon(seat).map_or(0, |cell| self.build_cost(order, cell));
        if self.caravans[seat].total() < cost { Err(c(14)) } else { Ok(()) }
    }

    /// Whether there is room for an outpost where the wagon stands, and one left in the row for it.
    pub(crate) fn check_place(&self, components: &Components, seat: Seat) -> Result<(), Clause> {
        let Some(tile) = self.mountains.mountain_of(components, seat) else { return Err(em(13)) };
        if self.has_outpost_here(seat) {
            return Err(em(14));
        }
        let built = self.mountains.built(seat)[tile.symbol as usize];
        if built >= self.columns { Err(em(16)) } else { Ok(()) }
    }

    /// Whether a player has an outpost where the wagon stands.
    pub(crate) fn has_outpost_here(&self, seat: Seat) -> bool {
        self.mountains.wagon(seat).is_some_and(|cell| self.mountains.outposts(seat).contains(cell))
    }

    /// EM-15.
    pub(crate) fn build_cost(&self, order: Order, cell: Cell) -> u32 {
        let each = if order.players() == 2 { 2 } else { 1 };
        each * self.mountains.outposts_on(cell)
    }

    /// Carries out building, trading or claiming.
    pub(crate) fn perform(
        &mut self,
        components: &Components,
        order: Order,
        seat: Seat,
        action: Action,
    ) -> Next {
        match action {
            Action::Build => {
                let cost = self.mountains.wagon(seat).map_or(0, |cell| self.build_cost(order, cell));
                self.pay_or_build(components, seat, cost as u8)
            }
            Action::Trade(times) => self.trade(components, seat, times),
            Action::Claim(tile) => {
                self.caravans[seat] -= components.vp_tile(tile).cost;
                self.claimed[seat].insert(tile);
                if let Some(village) = self.mountains.village_of(seat) {
                    self.villages.claim(village);
                }
                Next::Claimed
            }
            _ => Next::Done,
        }
    }

    fn trade(&mut self, components: &Components, seat: Seat, times: u8) -> Next {
        if let Some(tile) = self.mountains.mountain_of(components, seat) {
            self.caravans[seat] = effect::traded(self.caravans[seat], tile.give, tile.take, times);
        }
        Next::Done
    }

    fn pay_or_build(&mut self, components: &Components, seat: Seat, left: u8) -> Next {
        if left > 0 {
            return Next::Decide(WagonDecision::Build { left });
        }
        Next::Built { column: self.mountains.build(components, seat) }
    }

    /// What comes after a build with all its rewards: trading, if that is possible (EM-19).
    pub(crate) fn after_build(&self, components: &Components, seat: Seat) -> Next {
        let can_trade = self
            .mountains
            .mountain_of(components, seat)
            .is_some_and(|tile| self.caravans[seat].contains(tile.give));
        if can_trade { Next::Decide(WagonDecision::Trade) } else { Next::Done }
    }

    /// The next toll to pay where the wagon stands, after the one to `last` (C-19).
    pub(crate) fn toll_after(&self, order: Order, mover: Seat, last: Seat) -> Next {
        let Some(cell) = self.mountains.wagon(mover) else { return Next::Arrived };
        if self.mountains.mountain(cell).is_none() {
            return Next::Arrived;
        }
        let owners = mover.clockwise(order.players()).skip_while(|&seat| seat != last).skip(1);
        match owners.into_iter().find(|&seat| self.mountains.wagon(seat) == Some(cell)) {
            Some(to) => Next::Decide(WagonDecision::Toll { to }),
            None => Next::Arrived,
        }
    }

    /// Hands a bonus tile to a player (EM-17).
    pub(crate) fn take_bonus(&mut self, seat: Seat, bonus: Bonus) {
        self.supply.hand_over(bonus, &mut self.bonus[seat]);
    }

    /// Hands a certain tile of the VP pile to a player: for positions.
    pub(crate) fn take_points_tile(&mut self, seat: Seat, place: usize) {
        self.supply.hand_over_points(place, &mut self.bonus[seat]);
    }

    /// EM-26.
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

/// The decisions that both games share.
impl WagonDecision {
    /// Who decides, if not the player whose turn it is.
    pub(crate) const fn decider(self, mover: Seat) -> Seat {
        match self {
            WagonDecision::Start { seat } | WagonDecision::Place { seat } => seat,
            WagonDecision::Toll { .. } | WagonDecision::Build { .. } | WagonDecision::Trade => mover,
        }
    }

    pub(crate) fn actions(self, at: &Expedition, components: &Components, mover: Seat, out: &mut Actions) {
        let caravan = at.caravans[mover];
        match self {
            WagonDecision::Start { .. } => out.extend(at.on_offer().map(Action::Start)),
            WagonDecision::Place { .. } => {
                let open = at.mountains.map().open().into_iter();
                out.extend(open.filter(|&cell| at.is_mountain(cell)).map(Action::Place));
            }
            WagonDecision::Toll { .. } | WagonDecision::Build { .. } => {
                effect::each_colour(caravan, Action::Pay, out);
            }
            WagonDecision::Trade => {
                if let Some(tile) = at.mountains.mountain_of(components, mover) {
                    effect::trade_actions(caravan, tile.give, tile.take, out);
                }
                out.push(Action::Stop);
            }
        }
    }

    pub(crate) fn check(
        self,
        at: &Expedition,
        components: &Components,
        mover: Seat,
        action: Action,
    ) -> Result<(), Clause> {
        let caravan = at.caravans[mover];
        match (self, action) {
            (WagonDecision::Start { .. }, Action::Start(set)) if at.on_offer().any(|other| other == set) => {
                Ok(())
            }
            (WagonDecision::Place { .. }, Action::Place(cell)) if at.is_mountain(cell) => Ok(()),

            (WagonDecision::Start { .. } | WagonDecision::Place { .. }, _) => Err(em(6)),
            (WagonDecision::Toll { .. }, _) => effect::check_pay(caravan, action, em(9)),
            (WagonDecision::Build { .. }, _) => effect::check_pay(caravan, action, em(15)),
            (WagonDecision::Trade, Action::Stop) => Ok(()),
            (WagonDecision::Trade, _) => match at.mountains.mountain_of(components, mover) {
                Some(tile) => effect::check_trade(caravan, tile.give, tile.take, action, em(19)),
                None => Err(em(19)),
            },
        }
    }

    /// Carries out an action that the decision allows.
    pub(crate) fn perform(
        self,
        at: &mut Expedition,
        components: &Components,
        order: Order,
        action: Action,
    ) -> Next {
        let mover = order.seat();
        match (self, action) {
            (WagonDecision::Start { seat }, Action::Start(set)) => {
                at.on_offer &= !(1 << set);
                at.caravans[seat] = components.start.get(usize::from(set)).copied().unwrap_or_default();
                Next::Decide(WagonDecision::Place { seat })
            }
            (WagonDecision::Place { seat }, Action::Place(cell)) => {
                at.mountains.place_wagon(seat, cell);
                match order.seats().rev().find(|&other| other < seat) {
                    Some(seat) => Next::Decide(WagonDecision::Start { seat }),
                    None => {
                        at.on_offer = 0;
                        Next::Started
                    }
                }
            }
            (WagonDecision::Toll { to }, Action::Pay(crystal)) => {
                at.caravans[mover] = at.caravans[mover].without(crystal);
                at.caravans[to] = at.caravans[to].with(crystal);
                at.toll_after(order, mover, to)
            }
            (WagonDecision::Build { left }, Action::Pay(crystal)) => {
                at.caravans[mover] = at.caravans[mover].without(crystal);
                at.pay_or_build(components, mover, left - 1)
            }
            (WagonDecision::Trade, Action::Trade(times)) => at.trade(components, mover, times),
            (
                WagonDecision::Start { .. }
                | WagonDecision::Place { .. }
                | WagonDecision::Toll { .. }
                | WagonDecision::Build { .. }
                | WagonDecision::Trade,
                _,
            ) => Next::Done,
        }
    }
}
