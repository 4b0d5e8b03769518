//! The place of the viewer: what all games have there.

use carvania_rules::{Action, Crystal, Seat};
use maud::{Markup, html};

use crate::art::{self, Tray};
use crate::table::context::BoardContext;
use crate::table::trip::Proposal;

/// The caravan of a seat in a tray with a well for each crystal it may keep. While crystals are to be chosen, they are
/// chosen there as well.
pub(super) fn caravan(context: &BoardContext<'_>, seat: Seat) -> Markup {
    let (held, limit) = (context.game.caravan(seat), context.game.caravan_limit(seat));
    let room = context.say("own-room", &[("number", held.total().into()), ("limit", limit.into())]);
    let spoken = context.spoken_caravan(held, limit);
    let name = context.owned("own-caravan", seat);
    let is_own = context.view.decides() == Some(seat);
    let gives = context.offers.proposal().filter(|proposal| is_own && !proposal.crystals().is_empty());
    let chooses = is_own && context.offers.legal().iter().any(|action| action.crystal().is_some());
    html! {
        div.zone.caravan #caravan data-about="sign-caravan" {
            (context.row_head(&name, "", html! { span.label { (room) } }))
            @if gives.is_some() || chooses {
                div.holder data-holder={ "seat-" (seat.number()) } data-holds=(held) {
                    p.sr { (spoken) }
                    (art::tray_of(context.sheet, held, limit as u8, &name, &|place, crystal, drawing| match gives {
                        Some(proposal) => given(context, proposal, (place, crystal), drawing),
                        None => chosen(context, crystal, drawing),
                    }))
                }
            } @else {
                div.holder role="img" aria-label=(spoken) data-holder={ "seat-" (seat.number()) } data-holds=(held) {
                    (art::tray(context.sheet, held, limit as u8, Tray::Own))
                }
            }
        }
    }
}

/// A crystal that pays, rises or goes back.
fn chosen(context: &BoardContext<'_>, crystal: Crystal, drawing: Markup) -> Markup {
    let is_it = |action: &&Action| action.crystal() == Some(crystal);
    match context.offers.legal().iter().find(is_it) {
        Some(&action) => context.thing(action, "well", &context.spoken_action(action), drawing),
        None => drawing,
    }
}

/// A crystal of a trip that is proposed: with its number if it is given, else it can be given in the place of another.
fn given(
    context: &BoardContext<'_>,
    proposal: &Proposal,
    (place, crystal): (usize, Crystal),
    drawing: Markup,
) -> Markup {
    let Some(seat) = context.view.decides() else { return drawing };
    let before: u32 = Crystal::ALL
        .into_iter()
        .take_while(|&other| other != crystal)
        .map(|other| u32::from(context.game.caravan(seat).count(other)))
        .sum();
    let crystals = proposal.crystals();
    let numbers: Vec<usize> =
        (1..).zip(&crystals).filter(|&(_, &other)| other == crystal).map(|(number, _)| number).collect();
    if let Some(number) = numbers.get(place - before as usize) {
        return html! { span.well.selected { (drawing) b.num { (number) } } };
    }
    match proposal.giving(context.game, crystal) {
        Some(destination) => {
            let label =
                context.compose("trip-give", &[("crystal", carvania_rules::Crystals::of(crystal, 1).into())]);
            html! {
                button.well.legal form="game" name="to" value=(destination.write(context.game))
                    aria-label=(label.spoken(context.view.language)) { (drawing) }
            }
        }
        None => drawing,
    }
}
