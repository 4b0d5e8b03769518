//! Eastern Mountains: move a wagon, build outposts, trade in the mountains, claim golems in the
//! villages. Clauses EM-1 to EM-29.

mod movement;

use crate::action::{Action, Actions};
use crate::bonus::Bonus;
use crate::chance::{Chance, check_draw};
use crate::clause::{Clause, c, em};
use crate::components::{Components as AllComponents, EasternMountains as Components, PointId};
use crate::crystals::Crystals;
use crate::effect;
use crate::expedition::{Deal, Expedition, Next, StartDecision};
use crate::game::Turn;
use crate::games::Rules;
use crate::map::{Cell, MOST_CELLS, Map};
use crate::order::{Order, TurnEnd};
use crate::score::Score;
use crate::seat::Seat;
use crate::set::{Id, Set};
use crate::wagon::{self, WagonDecision};

/// One tile of each symbol is removed, and no valleys are dealt (EM-1).
pub(crate) const DEAL: Deal = Deal { kept_per_symbol: 5, valleys: 0, tiles: em(1), vp_tiles: em(3) };

/// The whole state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EasternMountains {
    pub(crate) order: Order,
    pub(crate) decision: Decision,
    pub(crate) expedition: Expedition,
    /// The crystals that lie on each cell (EM-8).
    pub(crate) dropped: [Crystals; MOST_CELLS],
}

/// What is to be decided now, by the player whose turn it is unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Chance: tiles are being dealt (EM-29).
    SetUp,
    /// Before the first turn (EM-6).
    Start(StartDecision),
    /// Move, or act where the wagon stands, or neither (EM-28).
    Turn,
    /// Where to go on to, or to stop (EM-7).
    Move {
        /// How many steps are still free.
        free: u8,
        /// Whether a crystal lies ready for the next step, which must then be made (EM-8).
        is_paid: bool,
    },
    /// About the wagon where it stands.
    Wagon(WagonDecision),
    /// Whether to take the crystals on the tile (EM-11).
    Take,
    /// Trade, claim, mine, or nothing, after a movement (EM-13).
    Act,
    /// Which bonus tile to take for an emptied column (EM-17).
    Bonus,
    /// Which crystal to raise after a build, with so many upgrades left (EM-18).
    Upgrade {
        /// How many upgrades are left.
        left: u8,
    },
    /// Chance: a VP tile is drawn (EM-21).
    Refill,
    /// A crystal to return above the limit (C-5).
    Return {
        /// Who returns it.
        seat: Seat,
    },
    /// Nothing: the game is over.
    Over,
}

impl EasternMountains {
    /// The table before anything is dealt.
    pub(crate) fn new(players: usize, map: Map, components: &Components) -> EasternMountains {
        EasternMountains {
            order: Order::new(players),
            decision: Decision::SetUp,
            expedition: Expedition::new(map, components, &components.board),
            dropped: [Crystals::NONE; MOST_CELLS],
        }
    }

    /// What is to be decided now.
    pub const fn decision(&self) -> Decision {
        self.decision
    }

    /// The map, the villages, and what the players have.
    pub const fn expedition(&self) -> &Expedition {
        &self.expedition
    }

    /// The crystals that lie on a cell.
    pub fn dropped(&self, cell: Cell) -> Crystals {
        self.dropped[cell.index() % MOST_CELLS]
    }

    fn mover(&self) -> Seat {
        self.order.seat()
    }

    fn caravan(&self) -> Crystals {
        self.expedition.caravan(self.mover())
    }

    fn caravan_mut(&mut self) -> &mut Crystals {
        &mut self.expedition.caravans[self.order.seat()]
    }

    fn wagon(&self) -> Option<Cell> {
        self.expedition.mountains.wagon(self.mover())
    }

    fn turn_actions(&self, components: &Components, out: &mut Actions) {
        self.step_actions(self.free_steps() - 1, out);
        self.act_actions(components, out);
    }

    fn act_actions(&self, components: &Components, out: &mut Actions) {
        self.expedition.actions(components, self.order, self.mover(), out);
        out.push(Action::Mine);
        out.push(Action::Pass);
    }

    fn check_act(&self, components: &Components, action: Action, opened_by: Clause) -> Result<(), Clause> {
        match action {
            Action::Mine | Action::Pass => Ok(()),
            _ => self.expedition.check(components, self.order, self.mover(), action, opened_by),
        }
    }

    fn check_turn(&self, components: &Components, action: Action) -> Result<(), Clause> {
        match action {
            Action::Step(cell) => self.check_step(cell, self.free_steps() - 1),
            _ => self.check_act(components, action, em(28)),
        }
    }

    /// What follows an action about the wagon.
    fn go_on(&mut self, components: &Components, next: wagon::Next) {
        match next {
            wagon::Next::Decide(decision) => self.decision = Decision::Wagon(decision),
            wagon::Next::Arrived => self.arrive(),
            wagon::Next::Built { column: Some(_) } if self.expedition.supply.available().next().is_some() => {
                self.decision = Decision::Bonus;
            }
            wagon::Next::Built { .. } => self.upgrade_after_build(components),
            wagon::Next::Done => self.end_turn(),
        }
    }

    /// EM-11: crystals may be taken where there are any.
    fn arrive(&mut self) {
        let heap = self.wagon().map_or(Crystals::NONE, |wagon| self.dropped(wagon));
        self.decision = if heap.is_empty() { Decision::Act } else { Decision::Take };
    }

    /// EM-18: one upgrade for each such tile, a tile just won included.
    fn upgrade_after_build(&mut self, components: &Components) {
        let upgrades = self.expedition.bonus(self.mover()).count(Bonus::UpgradeOnBuild);
        self.upgrade_or_trade(components, upgrades);
    }

    fn upgrade_or_trade(&mut self, components: &Components, left: u8) {
        if left > 0 && self.caravan().can_rise() {
            self.decision = Decision::Upgrade { left };
        } else {
            let next = self.expedition.after_build(components, self.mover());
            self.go_on(components, next);
        }
    }

    /// EM-23.
    fn mine(&mut self) {
        let green = self.expedition.bonus(self.mover()).count(Bonus::RicherMine);
        *self.caravan_mut() += Crystals::new([2, green, 0, 0]);
        self.end_turn();
    }

    /// C-17: returns above the limit, then the next seat or the end.
    fn end_turn(&mut self) {
        self.decision = match self.expedition.end_turn(&mut self.order) {
            TurnEnd::Return { seat } => Decision::Return { seat },
            TurnEnd::Next => Decision::Turn,
            TurnEnd::Over => Decision::Over,
        };
    }

    /// The draws that are possible now and the clause that wants one.
    fn draws(&self, components: &Components) -> Option<(Chance, Clause)> {
        match self.decision {
            Decision::SetUp => self.expedition.set_up_draws(components, DEAL),
            Decision::Refill => Some((self.expedition.villages.draws(), em(21))),
            _ => None,
        }
    }

    /// EM-29: after the last set-up draw come the starting decisions.
    fn set_up(&mut self, components: &Components, action: Action) {
        self.expedition.set_up(action);
        if self.expedition.set_up_draws(components, DEAL).is_none() {
            self.decision = Decision::Start(self.expedition.start(components, self.order));
        }
    }
}

impl Rules for EasternMountains {
    fn order(&self) -> Order {
        self.order
    }

    fn turn(&self) -> Turn {
        match self.decision {
            Decision::SetUp | Decision::Refill => Turn::Chance,
            Decision::Start(decision) => Turn::Seat(decision.seat()),
            Decision::Return { seat } => Turn::Seat(seat),
            Decision::Turn
            | Decision::Move { .. }
            | Decision::Wagon(_)
            | Decision::Take
            | Decision::Act
            | Decision::Bonus
            | Decision::Upgrade { .. } => Turn::Seat(self.mover()),
            Decision::Over => Turn::Over,
        }
    }

    fn is_set_up(&self) -> bool {
        matches!(self.decision, Decision::SetUp | Decision::Start(_))
    }

    fn is_start_of_turn(&self) -> bool {
        self.decision == Decision::Turn
    }

    fn skip_turn(&mut self, _components: &AllComponents) {
        self.end_turn();
    }

    fn caravan(&self, seat: Seat) -> Crystals {
        self.expedition.caravan(seat)
    }

    fn claimed(&self, seat: Seat) -> Set<PointId> {
        self.expedition.claimed(seat)
    }

    fn legal_actions(&self, components: &AllComponents, out: &mut Actions) {
        let components = &components.eastern_mountains;
        match self.decision {
            Decision::SetUp | Decision::Refill => {
                out.extend(
                    self.draws(components).into_iter().flat_map(|(draws, _)| draws).map(|(draw, _)| draw),
                );
            }
            Decision::Turn => self.turn_actions(components, out),
            Decision::Move { free, is_paid } => self.move_actions(free, is_paid, out),
            Decision::Start(decision) => decision.actions(&self.expedition, out),
            Decision::Wagon(decision) => {
                self.expedition.wagon_actions(decision, components, self.mover(), out);
            }
            Decision::Take => out.extend([Action::Take, Action::Leave]),
            Decision::Act => self.act_actions(components, out),
            Decision::Bonus => out.extend(self.expedition.supply.available().map(Action::Bonus)),
            Decision::Upgrade { .. } => effect::upgrade_actions(self.caravan(), out),
            Decision::Return { seat } => {
                effect::each_colour(self.expedition.caravan(seat), Action::Return, out);
            }
            Decision::Over => {}
        }
    }

    fn check(&self, components: &AllComponents, action: Action) -> Result<(), Clause> {
        let components = &components.eastern_mountains;
        match self.decision {
            Decision::SetUp | Decision::Refill => match self.draws(components) {
                Some((draws, clause)) => check_draw(&draws, action, clause),
                None => Err(em(29)),
            },
            Decision::Turn => self.check_turn(components, action),
            Decision::Move { free, is_paid } => self.check_move(free, is_paid, action),
            Decision::Start(decision) => decision.check(&self.expedition, action),
            Decision::Wagon(decision) => {
                self.expedition.check_wagon(decision, components, self.mover(), action)
            }
            Decision::Take => match action {
                Action::Take | Action::Leave => Ok(()),
                _ => Err(em(11)),
            },
            Decision::Act => self.check_act(components, action, em(13)),
            Decision::Bonus => match action {
                Action::Bonus(bonus) if self.expedition.supply.count(bonus) > 0 => Ok(()),
                _ => Err(em(17)),
            },
            Decision::Upgrade { .. } => effect::check_upgrade(self.caravan(), action, em(18)),
            Decision::Return { seat } => effect::check_return(self.expedition.caravan(seat), action),
            Decision::Over => Err(c(6)),
        }
    }

    fn perform(&mut self, components: &AllComponents, action: Action) {
        let components = &components.eastern_mountains;
        match (self.decision, action) {
            (Decision::SetUp, _) => self.set_up(components, action),
            (Decision::Start(decision), _) => {
                let next = decision.perform(&mut self.expedition, components, self.order, action);
                self.decision = next.map_or(Decision::Turn, Decision::Start);
            }
            (Decision::Wagon(decision), _) => {
                let next = self.expedition.perform_wagon(decision, components, self.order, action);
                self.go_on(components, next);
            }
            (Decision::Move { free, is_paid }, Action::Step(cell)) => {
                let free = EasternMountains::free_after_step(free, is_paid).unwrap_or(0);
                self.step(components, cell, free);
            }
            (_, Action::Step(cell)) => self.step(components, cell, self.free_steps() - 1),
            (Decision::Move { .. }, Action::Pay(crystal)) => self.drop(crystal),
            (Decision::Move { .. }, Action::Stop) => self.stop(components),
            (Decision::Take, Action::Take) => self.take(),
            (Decision::Take, Action::Leave) => self.decision = Decision::Act,
            (Decision::Bonus, Action::Bonus(bonus)) => {
                self.expedition.take_bonus(self.order.seat(), bonus);
                self.upgrade_after_build(components);
            }
            (Decision::Upgrade { left }, Action::Upgrade(crystal)) => {
                *self.caravan_mut() = effect::upgraded(self.caravan(), crystal);
                self.upgrade_or_trade(components, left - 1);
            }
            (Decision::Upgrade { .. }, Action::Stop) => self.upgrade_or_trade(components, 0),
            (_, Action::Mine) => self.mine(),
            (_, Action::Pass) => self.end_turn(),
            (Decision::Refill, Action::DrawPoint(tile)) => {
                self.expedition.villages.refill(tile);
                self.end_turn();
            }
            (Decision::Refill, Action::DrawClosed) => {
                self.expedition.villages.close();
                self.end_turn();
            }
            (Decision::Return { seat }, Action::Return(crystal)) => {
                let caravan = &mut self.expedition.caravans[seat];
                *caravan = caravan.without(crystal);
                self.end_turn();
            }
            _ => match self.expedition.perform(components, self.order, self.order.seat(), action) {
                Next::Wagon(next) => self.go_on(components, next),
                Next::Claimed => self.decision = Decision::Refill,
            },
        }
    }

    fn chance(&self, components: &AllComponents) -> Chance {
        self.draws(&components.eastern_mountains).map_or_else(Chance::none, |(draws, _)| draws)
    }

    fn score(&self, components: &AllComponents, seat: Seat) -> Score {
        let components = &components.eastern_mountains;
        self.expedition.score(components, &components.board, seat)
    }
}
