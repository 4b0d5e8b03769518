//! What another player did last, in the bar: who, what, and where on the board it was.

use carvania_rules::record::Step;
use carvania_rules::{Seat, Turn};
use carvania_tables::Occupant;
use carvania_words::{by_player, decider, narrate_briefly};
use maud::{Markup, html};

use super::context::BoardContext;
use super::traces::traces;
use crate::characters;

/// The most actions by which a turn is described.
const MAX_DEEDS: usize = 4;

/// The last turn of another player, while others decide.
pub(super) fn callout(context: &BoardContext<'_>) -> Markup {
    let steps: Vec<Step> = context
        .view
        .table
        .record
        .iter()
        .flat_map(|record| record.steps())
        .filter(|step| step.round > 0)
        .collect();
    let Some(turn) = by_player(&steps).last() else { return html! {} };
    let Some(seat) = decider(turn).filter(|&seat| !context.view.holds(seat)) else { return html! {} };
    let mut deeds: Vec<_> = narrate_briefly(context.view.voice(), turn);
    deeds.drain(..deeds.len().saturating_sub(MAX_DEEDS));
    if deeds.is_empty() {
        return html! {};
    }
    let places: Vec<String> = turn.iter().flat_map(|step| traces(context, step)).collect();
    html! {
        div.callout data-traces=(places.join(" ")) {
            (face(context, seat))
            p {
                b { (context.view.name(seat)) }
                @for (_, deed) in &deeds { " " span.deed { (context.markup(deed)) } }
            }
            (next(context))
        }
    }
}

/// The face of the player on a seat.
pub(super) fn face(context: &BoardContext<'_>, seat: Seat) -> Markup {
    let occupant = context.view.table.place_at(seat).map_or(&Occupant::Open, |place| &place.occupant);
    characters::face(context.sheet, occupant, &context.view.name(seat), Some(seat))
}

/// Who comes next, until it is the turn of the viewer.
fn next(context: &BoardContext<'_>) -> Markup {
    let Turn::Seat(now) = context.game.turn() else { return html! {} };
    let players = context.game.players();
    let coming = now.clockwise(players).skip(1).find(|&seat| context.view.holds(seat));
    let waits = coming.map(|own| now.clockwise(players).take_while(|&seat| seat != own).count());
    html! {
        @if let Some(turns) = waits.filter(|&turns| turns > 0) {
            p.note.until { (context.say("callout-until", &[("turns", turns.into())])) }
        }
    }
}
