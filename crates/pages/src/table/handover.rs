//! The moment when a screen goes from one person to the next.

use carvania_rules::Seat;
use carvania_rules::record::Step;
use carvania_words::{by_player, decider, narrate_briefly};
use maud::{Markup, html};

use super::callout::face;
use super::context::BoardContext;
use crate::art;

/// The most turns of others that are described.
const MAX_TURNS: usize = 4;

/// The cover, which the script shows when it is another player's turn at the same screen.
pub(super) fn cover(context: &BoardContext<'_>) -> Markup {
    let view = context.view;
    let Some(seat) = view.decides().filter(|_| view.is_shared()) else { return html! {} };
    let name = view.name(seat);
    let facts = [("name", name.into())];
    let since = since(context, seat);
    html! {
        div.handover #handover role="dialog" aria-modal="true" aria-labelledby="handover-turn" hidden {
            div.hall { (art::hall(context.sheet, &[seat])) }
            section.slab {
                (face(context, seat))
                div.inner {
                    p.label { (view.say("handover", &[])) }
                    h2 #handover-turn { (view.say("handover-turn", &facts)) }
                    @if !since.is_empty() {
                        p.note { (view.say("handover-since", &[])) }
                        ul.since { @for line in since { li { (line) } } }
                    }
                    div.acts {
                        button.btn.primary.big type="button" data-here { (view.say("handover-here", &facts)) }
                        button.btn.ghost type="button" data-together { (view.say("handover-together", &[])) }
                    }
                }
            }
        }
    }
}

/// What the others did since the last turn of a seat, the latest last.
fn since(context: &BoardContext<'_>, seat: Seat) -> Vec<Markup> {
    let record = context.view.table.record.iter().flat_map(|record| record.steps());
    let steps: Vec<Step> = record.filter(|step| step.round > 0).collect();
    let turns: Vec<&[Step]> = by_player(&steps).collect();
    let own = turns.iter().rposition(|turn| decider(turn) == Some(seat)).map_or(0, |place| place + 1);
    let told = turns[own..].iter().rev().take(MAX_TURNS).rev();
    let line = |turn: &&[Step]| {
        let seat = decider(turn)?;
        let deeds = narrate_briefly(context.view.voice(), turn);
        let markup = html! {
            (art::badge(context.sheet, seat)) " " b { (context.view.name(seat)) }
            @for (_, deed) in deeds { " " (context.markup(&deed)) }
        };
        Some(markup)
    };
    told.filter_map(line).collect()
}
