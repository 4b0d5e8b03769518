//! Decisions about a wagon in a position: what all games with mountains share.

use super::{Caravans, Terms, WagonDecision};
use crate::clause::{c, em};
use crate::components::EasternMountains;
use crate::parts::mountains::Mountains;
use crate::parts::order::Order;
use crate::position::{DecisionEntry, DecisionFault, Wrong, ensure};
use crate::seat::Seat;

impl WagonDecision {
    pub(crate) const fn write(self) -> DecisionEntry {
        match self {
            WagonDecision::Toll { to } => DecisionEntry::Toll { to: to.number() },
            WagonDecision::Build { left } => DecisionEntry::Build { left },
            WagonDecision::Trade => DecisionEntry::Trade { card: None, of: None },
        }
    }

    pub(crate) fn read(entry: &DecisionEntry, players: usize) -> Option<WagonDecision> {
        match *entry {
            DecisionEntry::Toll { to } => Some(WagonDecision::Toll { to: Seat::numbered(to, players)? }),
            DecisionEntry::Build { left } => Some(WagonDecision::Build { left }),
            DecisionEntry::Trade { card: None, of: None } => Some(WagonDecision::Trade),
            _ => None,
        }
    }

    /// Whether the decision can be the one at hand.
    pub(crate) fn check_at(
        self,
        mountains: &Mountains,
        components: &EasternMountains,
        caravans: &Caravans,
        order: Order,
        terms: &Terms,
    ) -> Result<(), Wrong> {
        let mover = order.seat();
        let crystals = caravans[mover].total();
        match self {
            WagonDecision::Toll { to } => check_toll(mountains, order, crystals, to, terms),
            WagonDecision::Build { left } => {
                let cost = mountains.wagon(mover).map_or(0, |cell| mountains.build_cost(order, cell));
                let is_due = (1..=cost).contains(&left.into());
                ensure(is_due, DecisionFault::AlreadyPaid, em(15))?;
                ensure(u32::from(left) <= crystals, DecisionFault::CannotPay, c(14))?;
                let place = mountains.check_place(components, mover);
                place.map_err(|clause| (DecisionFault::CannotBuild, clause))
            }
            WagonDecision::Trade => {
                let tile = mountains.mountain_of(components, mover);
                let can_trade = tile.is_some_and(|tile| caravans[mover].contains(tile.give));
                ensure(can_trade, DecisionFault::CannotTrade, terms.trade)
            }
        }
    }
}

fn check_toll(
    mountains: &Mountains,
    order: Order,
    crystals: u32,
    to: Seat,
    terms: &Terms,
) -> Result<(), Wrong> {
    let mover = order.seat();
    let here = mountains.wagon(mover).filter(|&cell| mountains.has_toll(cell, terms));
    let is_there = |seat: Seat| here.is_some() && mountains.wagon(seat) == here;
    ensure(to != mover && is_there(to), DecisionFault::NobodyToPay, terms.toll)?;
    let owners =
        mover.clockwise(order.players()).skip_while(|&seat| seat != to).filter(|&seat| is_there(seat));
    ensure(owners.count() <= crystals as usize, DecisionFault::CannotPay, c(14))
}
