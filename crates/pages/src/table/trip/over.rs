//! What is drawn over the map: the way of a trip that is proposed, with what stays behind on it.

use carvania_rules::Fee;
use maud::{Markup, html};

use crate::art;
use crate::table::context::BoardContext;

/// The way that is proposed, if one is.
pub(in crate::table) fn over(context: &BoardContext<'_>) -> Markup {
    let trip = context.offers.proposal().and_then(|proposal| proposal.trip());
    let (Some(trip), Some(mountains), Some(seat)) = (trip, context.game.mountains(), context.view.decides())
    else {
        return html! {};
    };
    let Some(start) = mountains.wagon(seat) else { return html! {} };
    let way: Vec<_> = [start].into_iter().chain(trip.way.iter().copied()).collect();
    let mut numbers = 1..;
    let mut coins = Vec::new();
    for fee in &trip.fees {
        match *fee {
            Fee::Crystal { crystal, on } => {
                coins.extend(numbers.next().map(|number| (on, number, Some(crystal))))
            }
            Fee::Toll { crystal, .. } => {
                coins
                    .extend(numbers.next().zip(trip.end()).map(|(number, end)| (end, number, Some(crystal))));
            }
            Fee::Card(_) => {}
        }
    }
    art::trail(context.sheet, mountains.map(), seat, &way, &coins)
}
