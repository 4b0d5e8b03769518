//! Effects that are decided step by step: upgrades, trades, returning crystals.
//!
//! Each function speaks of one caravan. `opened_by` is the clause that opened the decision: it is
//! named when the action is not the decision at hand (C-12).

use crate::action::{Actions, Move};
use crate::clause::{Clause, c};
use crate::crystals::{Crystal, Crystals};

/// Lists a colour at a time what may be paid or returned (C-10).
pub(crate) fn each_colour(caravan: Crystals, action: fn(Crystal) -> Move, out: &mut Actions) {
    for crystal in Crystal::ALL {
        out.push_if(caravan.has(crystal), action(crystal));
    }
}

/// Lists the upgrades, and stopping (C-3).
pub(crate) fn upgrade_actions(caravan: Crystals, out: &mut Actions) {
    for crystal in [Crystal::Yellow, Crystal::Green, Crystal::Blue] {
        out.push_if(caravan.has(crystal), Move::Upgrade(crystal));
    }
    out.push(Move::Stop);
}

/// Checks an upgrade or the wish to stop (C-3).
pub(crate) fn check_upgrade(caravan: Crystals, action: Move, opened_by: Clause) -> Result<(), Clause> {
    match action {
        Move::Stop => Ok(()),
        Move::Upgrade(crystal) if crystal.next().is_some() && caravan.has(crystal) => Ok(()),
        Move::Upgrade(_) => Err(c(3)),
        _ => Err(opened_by),
    }
}

/// The caravan after one upgrade.
pub(crate) fn upgraded(caravan: Crystals, crystal: Crystal) -> Crystals {
    match crystal.next() {
        Some(next) => caravan.without(crystal).with(next),
        None => caravan,
    }
}

/// Lists how often a trade can be carried out, at least once (C-4).
pub(crate) fn trade_actions(caravan: Crystals, give: Crystals, out: &mut Actions) {
    out.extend((1..=caravan.trades(give)).map(Move::Trade));
}

/// Checks how often a trade is to be carried out (C-4).
pub(crate) fn check_trade(
    caravan: Crystals,
    give: Crystals,
    action: Move,
    opened_by: Clause,
) -> Result<(), Clause> {
    match action {
        Move::Trade(0) => Err(opened_by),
        Move::Trade(times) if times <= caravan.trades(give) => Ok(()),
        Move::Trade(_) => Err(c(4)),
        _ => Err(opened_by),
    }
}

/// The caravan after carrying out a trade so many times.
pub(crate) fn traded(caravan: Crystals, give: Crystals, take: Crystals, times: u8) -> Crystals {
    caravan - give.repeated(times) + take.repeated(times)
}

/// Checks that a crystal to be paid is there.
pub(crate) fn check_pay(caravan: Crystals, action: Move, opened_by: Clause) -> Result<(), Clause> {
    match action {
        Move::Pay(crystal) if caravan.has(crystal) => Ok(()),
        _ => Err(opened_by),
    }
}

/// Checks that a crystal to be returned above the limit is there (C-5).
pub(crate) fn check_return(caravan: Crystals, action: Move) -> Result<(), Clause> {
    match action {
        Move::Return(crystal) if caravan.has(crystal) => Ok(()),
        _ => Err(c(5)),
    }
}
