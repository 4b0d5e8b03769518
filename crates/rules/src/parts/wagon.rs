//! A wagon where it stands: tolls, outposts, the trade of the mountain. All games with mountains share it.
//!
//! A [`WagonDecision`] is what an arrival or a build leaves to be decided; what comes after it is for the
//! game to say.

#[cfg(feature = "position")]
mod position;

use crate::action::Move;
use crate::clause::{Clause, em};
use crate::components::EasternMountains as Components;
use crate::crystals::Crystals;
use crate::decision::{Decision, Trade};
use crate::parts::effect;
use crate::parts::mountains::{Mountains, SEATS};
use crate::parts::order::Order;
use crate::parts::sink::Sink;
use crate::seat::{PerSeat, Seat};

/// What each player has in the caravan.
pub(crate) type Caravans = PerSeat<Crystals, SEATS>;

/// What a game says of tolls and of the trade that follows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    /// Whether tolls are due in valleys and villages too (J2-10), or on mountains alone (EM-9).
    pub(crate) tolls_everywhere: bool,
    /// The clause of the tolls.
    pub(crate) toll: Clause,
    /// The clause of the trade.
    pub(crate) trade: Clause,
}

/// What is to be decided about a wagon where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WagonDecision {
    /// A crystal for the owner of another wagon (EM-9, J2-10).
    Toll {
        /// Who gets it.
        to: Seat,
    },
    /// A crystal for the outpost, with so many to pay (EM-15).
    Build {
        /// How many are left to pay.
        left: u8,
    },
    /// How often to trade, if at all (EM-19, J2-12).
    Trade,
}

/// What follows an action about a wagon.
pub(crate) enum Next {
    /// Another decision.
    Decide(WagonDecision),
    /// All tolls are paid.
    Arrived,
    /// An outpost was built, and emptied this column.
    Built { column: Option<usize> },
    /// The action is complete.
    Done,
}

impl WagonDecision {
    /// What is to be decided, as it is told to others.
    pub(crate) fn asks(self, mountains: &Mountains, components: &Components, mover: Seat) -> Decision {
        match self {
            WagonDecision::Toll { to } => Decision::Toll { to },
            WagonDecision::Build { left } => Decision::PayOutpost { left },
            WagonDecision::Trade => {
                let trade = mountains.mountain_of(components, mover).map(Trade::from);
                Decision::Trade { trade: trade.unwrap_or_default(), is_optional: true }
            }
        }
    }

    pub(crate) fn actions(
        self,
        mountains: &Mountains,
        components: &Components,
        caravan: Crystals,
        mover: Seat,
        out: &mut impl Sink,
    ) {
        match self {
            WagonDecision::Toll { .. } | WagonDecision::Build { .. } => {
                effect::each_colour(caravan, Move::Pay, out);
            }
            WagonDecision::Trade => {
                if let Some(tile) = mountains.mountain_of(components, mover) {
                    effect::trade_actions(caravan, tile.give, out);
                }
                out.push(Move::Stop);
            }
        }
    }

    /// The clause that opened the decision.
    pub(crate) const fn opened_by(self, terms: &Terms) -> Clause {
        match self {
            WagonDecision::Toll { .. } => terms.toll,
            WagonDecision::Build { .. } => em(15),
            WagonDecision::Trade => terms.trade,
        }
    }

    /// Carries out what the decision asks for, or refuses it.
    pub(crate) fn perform(
        self,
        mountains: &mut Mountains,
        components: &Components,
        caravans: &mut Caravans,
        order: Order,
        action: Move,
        terms: &Terms,
    ) -> Result<Next, Clause> {
        let mover = order.seat();
        let opened_by = || self.opened_by(terms);
        match self {
            WagonDecision::Toll { to } => {
                let crystal = effect::pay(&mut caravans[mover], action, opened_by)?;
                caravans[to] = caravans[to].with(crystal);
                Ok(toll_after(mountains, order, to, terms))
            }
            WagonDecision::Build { left } => {
                effect::pay(&mut caravans[mover], action, opened_by)?;
                Ok(pay_or_build(mountains, components, mover, left - 1))
            }
            WagonDecision::Trade if action == Move::Stop => Ok(Next::Done),
            WagonDecision::Trade => {
                let mountain = mountains.mountain_of(components, mover).ok_or_else(opened_by)?;
                effect::trade(&mut caravans[mover], (mountain.give, mountain.take), action, opened_by)?;
                Ok(Next::Done)
            }
        }
    }
}

/// What comes when a movement has ended: the first toll, if there is one to pay.
pub(crate) fn arrive(mountains: &Mountains, order: Order, terms: &Terms) -> Next {
    toll_after(mountains, order, order.seat(), terms)
}

/// The next toll to pay where the wagon stands, after the one to `last` (C-19).
fn toll_after(mountains: &Mountains, order: Order, last: Seat, terms: &Terms) -> Next {
    let mover = order.seat();
    let Some(cell) = mountains.wagon(mover).filter(|&cell| mountains.has_toll(cell, terms)) else {
        return Next::Arrived;
    };
    let owners = mover.clockwise(order.players()).skip_while(|&seat| seat != last).skip(1);
    match owners.into_iter().find(|&seat| mountains.wagon(seat) == Some(cell)) {
        Some(to) => Next::Decide(WagonDecision::Toll { to }),
        None => Next::Arrived,
    }
}

/// Begins to build where the wagon stands (EM-14).
pub(crate) fn build(mountains: &mut Mountains, components: &Components, order: Order) -> Next {
    let cost = mountains.wagon(order.seat()).map_or(0, |cell| mountains.build_cost(order, cell));
    pay_or_build(mountains, components, order.seat(), cost as u8)
}

fn pay_or_build(mountains: &mut Mountains, components: &Components, mover: Seat, left: u8) -> Next {
    if left > 0 {
        return Next::Decide(WagonDecision::Build { left });
    }
    Next::Built { column: mountains.build(components, mover) }
}

/// What comes after a build with all its rewards: trading, if that is possible (EM-19, J2-12).
pub(crate) fn after_build(
    mountains: &Mountains,
    components: &Components,
    caravan: Crystals,
    mover: Seat,
) -> Next {
    let tile = mountains.mountain_of(components, mover);
    let can_trade = tile.is_some_and(|tile| caravan.contains(tile.give));
    if can_trade { Next::Decide(WagonDecision::Trade) } else { Next::Done }
}
