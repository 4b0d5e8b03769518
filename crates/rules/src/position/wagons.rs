//! Decisions about a wagon in a position: what all games with mountains share.

use super::DecisionFault;
use super::document::DecisionEntry;
use crate::clause::{Clause, c, em};
use crate::components::EasternMountains;
use crate::mountains::Mountains;
use crate::order::Order;
use crate::seat::Seat;
use crate::wagon::{Caravans, Terms, WagonDecision};

pub(super) fn write_decision(decision: WagonDecision) -> DecisionEntry {
    match decision {
        WagonDecision::Toll { to } => DecisionEntry::Toll { to: to.number() },
        WagonDecision::Build { left } => DecisionEntry::Build { left },
        WagonDecision::Trade => DecisionEntry::Trade { card: None, of: None },
    }
}

pub(super) fn read_decision(entry: &DecisionEntry, players: usize) -> Option<WagonDecision> {
    match *entry {
        DecisionEntry::Toll { to } => Some(WagonDecision::Toll { to: Seat::numbered(to, players)? }),
        DecisionEntry::Build { left } => Some(WagonDecision::Build { left }),
        DecisionEntry::Trade { card: None, of: None } => Some(WagonDecision::Trade),
        _ => None,
    }
}

/// Whether a decision about a wagon can be the one at hand.
pub(super) fn check_decision(
    mountains: &Mountains,
    components: &EasternMountains,
    caravans: &Caravans,
    order: Order,
    decision: WagonDecision,
    terms: &Terms,
) -> Result<(), (DecisionFault, Clause)> {
    let mover = order.seat();
    let crystals = caravans[mover].total();
    match decision {
        WagonDecision::Toll { to } => check_toll(mountains, order, crystals, to, terms),
        WagonDecision::Build { left } => {
            let cost = mountains.wagon(mover).map_or(0, |cell| mountains.build_cost(order, cell));
            if left == 0 || u32::from(left) > cost {
                return Err((DecisionFault::AlreadyPaid, em(15)));
            }
            if u32::from(left) > crystals {
                return Err((DecisionFault::CannotPay, c(14)));
            }
            let place = mountains.check_place(components, mover);
            place.map_err(|clause| (DecisionFault::CannotBuild, clause))
        }
        WagonDecision::Trade => {
            let tile = mountains.mountain_of(components, mover);
            let can_trade = tile.is_some_and(|tile| caravans[mover].contains(tile.give));
            if can_trade { Ok(()) } else { Err((DecisionFault::CannotTrade, terms.trade)) }
        }
    }
}

fn check_toll(
    mountains: &Mountains,
    order: Order,
    crystals: u32,
    to: Seat,
    terms: &Terms,
) -> Result<(), (DecisionFault, Clause)> {
    let mover = order.seat();
    let here = mountains.wagon(mover).filter(|&cell| mountains.has_toll(cell, terms));
    let is_there = |seat: Seat| here.is_some() && mountains.wagon(seat) == here;
    if to == mover || !is_there(to) {
        return Err((DecisionFault::NobodyToPay, terms.toll));
    }
    let owners =
        mover.clockwise(order.players()).skip_while(|&seat| seat != to).filter(|&seat| is_there(seat));
    if owners.count() <= crystals as usize { Ok(()) } else { Err((DecisionFault::CannotPay, c(14))) }
}
