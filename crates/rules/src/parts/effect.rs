//! Effects that are decided step by step: upgrades, trades, returning crystals.
//!
//! Each function speaks of one caravan, and either carries the action out or refuses it and changes nothing. `opened_by` is
//! the clause that opened the decision: it is named when the action is not the decision at hand (C-12).

use crate::action::Move;
use crate::clause::{Clause, c};
use crate::crystals::{Crystal, Crystals, MAX_TRADES};
use crate::parts::sink::Sink;

/// Lists a colour at a time what may be paid or returned (C-10).
pub(crate) fn each_colour(caravan: Crystals, action: fn(Crystal) -> Move, out: &mut impl Sink) {
    for crystal in Crystal::ALL {
        out.push_if(caravan.has(crystal), action(crystal));
    }
}

/// Lists the upgrades, and stopping (C-3).
pub(crate) fn upgrade_actions(caravan: Crystals, out: &mut impl Sink) {
    for crystal in [Crystal::Yellow, Crystal::Green, Crystal::Blue] {
        out.push_if(caravan.has(crystal), Move::Upgrade(crystal));
    }
    out.push(Move::Stop);
}

/// Raises a crystal, or stops (C-3): how many upgrades are left then.
pub(crate) fn upgrade(
    caravan: &mut Crystals,
    left: u8,
    action: Move,
    opened_by: impl FnOnce() -> Clause,
) -> Result<u8, Clause> {
    match action {
        Move::Stop => Ok(0),
        Move::Upgrade(crystal) => {
            let next = crystal.next().filter(|_| caravan.has(crystal)).ok_or(c(3))?;
            *caravan = caravan.without(crystal).with(next);
            Ok(left.saturating_sub(1))
        }
        _ => Err(opened_by()),
    }
}

/// Lists how often a trade can be carried out, at least once (C-4).
pub(crate) fn trade_actions(caravan: Crystals, give: Crystals, out: &mut impl Sink) {
    out.up_to(caravan.trades(give), Move::Trade);
}

/// Carries out a trade as often as a player decides (C-4).
pub(crate) fn trade(
    caravan: &mut Crystals,
    (give, take): (Crystals, Crystals),
    action: Move,
    opened_by: impl FnOnce() -> Clause,
) -> Result<(), Clause> {
    debug_assert!(!give.is_empty(), "no trade gives up nothing");
    match action {
        Move::Trade(times) if times > 0 => {
            if times > MAX_TRADES || !caravan.contains(give.repeated(times)) {
                return Err(c(4));
            }
            *caravan = *caravan - give.repeated(times) + take.repeated(times);
            Ok(())
        }
        _ => Err(opened_by()),
    }
}

/// Pays a crystal (C-10).
pub(crate) fn pay(
    caravan: &mut Crystals,
    action: Move,
    opened_by: impl FnOnce() -> Clause,
) -> Result<Crystal, Clause> {
    match action {
        Move::Pay(crystal) if caravan.has(crystal) => {
            *caravan = caravan.without(crystal);
            Ok(crystal)
        }
        _ => Err(opened_by()),
    }
}

/// Returns a crystal above the limit (C-5).
pub(crate) fn return_one(caravan: &mut Crystals, action: Move) -> Result<(), Clause> {
    match action {
        Move::Return(crystal) if caravan.has(crystal) => {
            *caravan = caravan.without(crystal);
            Ok(())
        }
        _ => Err(c(5)),
    }
}
