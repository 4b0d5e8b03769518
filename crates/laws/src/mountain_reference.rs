//! A second model of Eastern Mountains and The Call for Adventure, written from the clauses alone: slow,
//! plain, and without a line of the engine, as [`reference`](crate::reference) is for Golem Edition.

mod agreement;
mod building;
mod chance;
mod decision;
mod land;
mod merchants;
mod movement;
mod start;
mod turn;
mod village;

use std::collections::BTreeMap;

use crate::caravan::Caravan;
pub use agreement::the_mountain_reference_agrees;
use chance::Draw;
use decision::{AfterRefill, Decision};
use land::{Ground, Land};
pub use land::{Map, Mountain};

/// A VP tile: its cost as letters, and its points.
pub type VpTile = (String, u32);

/// Which of the two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Eastern Mountains.
    EasternMountains,
    /// The Call for Adventure.
    CallForAdventure,
}

/// What the game is played with; what else lies on the table, the clauses say.
#[derive(Clone, Debug)]
pub struct Things {
    /// The mountain tiles.
    pub mountains: Vec<Mountain>,
    /// The VP tiles.
    pub vp_tiles: Vec<VpTile>,
    /// The merchant cards of the deck, which Eastern Mountains does without.
    pub merchants: Vec<String>,
    /// Where the cells of the map lie.
    pub map: Map,
}

/// Where the points of a player come from (EM-26, CA-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// From VP tiles.
    pub vp_tiles: u32,
    /// Uncovered on the board.
    pub outposts: u32,
    /// From bonus tiles.
    pub bonus_tiles: u32,
    /// From crystals (C-7).
    pub crystals: u32,
}

/// A game of Eastern Mountains or The Call for Adventure.
#[derive(Clone, Debug)]
pub struct Reference {
    kind: Kind,
    players: Vec<Player>,
    land: Land,
    mountain_pile: Vec<Mountain>,
    valley_pile: usize,
    vp_pile: Vec<VpTile>,
    closed: ClosedVillage,
    merchant_deck: Vec<String>,
    merchant_row: Vec<Offer>,
    starting_sets: Vec<String>,
    bonus_tiles: BTreeMap<String, usize>,
    /// The top one first.
    points_pile: Vec<u32>,
    set_up: Vec<Draw>,
    seat: usize,
    decision: Decision,
}

#[derive(Clone, Debug, Default)]
struct Player {
    caravan: Caravan,
    wagon: Option<usize>,
    /// The outposts built from each row of the board.
    built: BTreeMap<char, usize>,
    bonus_tiles: BTreeMap<String, usize>,
    point_tiles: Vec<u32>,
    claimed: Vec<VpTile>,
    hand: Vec<String>,
    played: Vec<String>,
    discarded: Vec<String>,
}

/// A merchant card of the row with the crystals lying on it.
#[derive(Clone, Debug)]
struct Offer {
    face: String,
    crystals: Caravan,
}

/// Where the Closed Village tile is (EM-3, EM-21).
#[derive(Clone, Copy, Debug)]
enum ClosedVillage {
    InThePile {
        /// The tiles drawn since the set-up.
        drawn: u32,
    },
    On {
        cell: usize,
    },
}

impl Reference {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.decision, Decision::Over)
    }

    /// The player who decides, from 0; `None` when something is drawn, and at the end.
    pub fn decider(&self) -> Option<usize> {
        self.decision.seat(self.seat)
    }

    /// The crystals of every seat as letters, from low to high.
    pub fn caravans(&self) -> Vec<String> {
        self.players.iter().map(|player| player.caravan.letters()).collect()
    }

    /// Every legal action as text, sorted.
    pub fn legal(&self) -> Vec<String> {
        let caravan = &self.mover().caravan;
        let mut legal = match &self.decision {
            Decision::SetUp | Decision::RefillVillage { .. } | Decision::RefillRow { .. } => {
                self.draws().into_iter().map(|(draw, _)| draw).collect()
            }
            Decision::Start { .. } => self.starting_choices(),
            Decision::Place { .. } => self.places(),
            Decision::Turn => self.turns(),
            Decision::Movement { free } => self.further_steps(*free),
            Decision::PaidStep { free } => self.paid_steps(*free),
            Decision::PickUp => vec!["take".to_owned(), "leave".to_owned()],
            Decision::Act => self.acts(),
            Decision::Reward { column } => self.rewards(*column),
            Decision::UpgradeOnBuild { .. } | Decision::UpgradeByCard { .. } => {
                or_stop(each("upgrade", caravan.can_rise()))
            }
            Decision::TradeOnBuild => or_stop(self.trades_here()),
            Decision::TradeByCard { trade } => self.trades(trade),
            Decision::Toll { .. } | Decision::PayForOutpost { .. } | Decision::PayForCard { .. } => {
                each("pay", caravan.colours())
            }
            Decision::Return { seat } => each("return", self.players[*seat].caravan.colours()),
            Decision::Over => Vec::new(),
        };
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
        match verb {
            "draw" | "remove" | "lay" => self.draw(about),
            "start" => self.start(about),
            "place" => self.place(about),
            "step" => self.step(about),
            "spend" => self.spend(about),
            "take" => self.pick_up(),
            "leave" => self.decision = Decision::Act,
            "build" => self.build(),
            "bonus" => self.take_bonus(about),
            "reward" => self.take_reward(about),
            "claim" => self.claim(),
            "mine" => self.mine(),
            "pass" => self.end_turn(),
            "play" => self.play(about),
            "acquire" => self.acquire(about),
            "rest" => self.rest(),
            "pay" => self.pay(about),
            "upgrade" => self.upgrade(about),
            "trade" => self.trade(about.parse().expect("a number of trades")),
            "stop" => self.stop(),
            "return" => self.give_back(about),
            _ => unreachable!("no clause knows {verb}"),
        }
    }

    fn pay(&mut self, colour: &str) {
        self.mover_mut().caravan.lose(colour);
        match self.decision.clone() {
            Decision::Movement { free } => self.drop_for_step(colour, free),
            Decision::Toll { owners } => self.pay_toll(colour, &owners),
            Decision::PayForOutpost { left } => self.pay_for_outpost(left - 1),
            Decision::PayForCard { position, paid } => self.lay_on_card(colour, position, paid),
            other => unreachable!("nothing is paid at {other:?}"),
        }
    }

    fn upgrade(&mut self, colour: &str) {
        self.mover_mut().caravan.raise(colour.chars().next().expect("a colour"));
        match self.decision {
            Decision::UpgradeOnBuild { left } => self.offer_upgrades_on_build(left - 1),
            Decision::UpgradeByCard { left } => self.offer_upgrades_by_card(left - 1),
            _ => unreachable!("no upgrade is asked for"),
        }
    }

    fn trade(&mut self, times: usize) {
        let trade = match &self.decision {
            Decision::TradeByCard { trade } => trade.clone(),
            _ => self.mountain_here().expect("the wagon stands on a mountain").trade,
        };
        let (give, take) = trade.split_once('>').expect("a trade");
        let caravan = &mut self.mover_mut().caravan;
        for _ in 0..times {
            caravan.lose(give);
            caravan.gain(take);
        }
        self.end_turn();
    }

    fn stop(&mut self) {
        match self.decision {
            Decision::Movement { .. } => self.end_movement(),
            Decision::UpgradeOnBuild { .. } => self.offer_trades_on_build(),
            Decision::TradeOnBuild | Decision::UpgradeByCard { .. } => self.end_turn(),
            _ => unreachable!("there is nothing to decline"),
        }
    }

    /// C-4: as often as the caravan holds the inputs.
    fn trades(&self, trade: &str) -> Vec<String> {
        let (give, _) = trade.split_once('>').expect("a trade");
        let possible = |times: &usize| self.mover().caravan.holds(&give.repeat(*times));
        (1..).take_while(possible).map(|times| format!("trade:{times}")).collect()
    }

    fn mover(&self) -> &Player {
        &self.players[self.seat]
    }

    fn mover_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat]
    }
}

impl Player {
    /// How many bonus tiles of a kind they have.
    fn tiles(&self, kind: &str) -> usize {
        self.bonus_tiles.get(kind).copied().unwrap_or(0)
    }
}

fn each(verb: &str, colours: Vec<char>) -> Vec<String> {
    colours.iter().map(|colour| format!("{verb}:{colour}")).collect()
}

fn or_stop(mut choices: Vec<String>) -> Vec<String> {
    choices.push("stop".to_owned());
    choices
}
