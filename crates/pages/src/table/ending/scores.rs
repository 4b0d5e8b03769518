//! The final scores: a row for each player, the winner first, and a bar of what the points came from.

use carvania_rules::{Seat, Source};
use carvania_words::source;
use maud::{Markup, html};

use crate::art;
use crate::table::context::BoardContext;

/// The slab with the scores.
pub(super) fn slab(context: &BoardContext<'_>) -> Markup {
    let ranking = context.game.ranking();
    let sources = context.game.title().sources();
    html! {
        section.scorecard.slab aria-label=(context.say("ending-scores", &[])) {
            div.row-head { h3 { (context.say("end-scores", &[])) } }
            table.scores {
                caption.sr { (context.say("ending-scores", &[])) }
                thead {
                    tr {
                        td {}
                        @for &from in sources {
                            th scope="col" { span.src { span.key.(class(from)) {} (source(context.view.language, from)) } }
                        }
                        th scope="col" { span.src { (context.say("end-points", &[])) } }
                    }
                }
                tbody { @for (place, &seat) in ranking.iter().enumerate() { (row(context, seat, place == 0)) } }
            }
        }
    }
}

fn row(context: &BoardContext<'_>, seat: Seat, is_first: bool) -> Markup {
    let score = context.game.scores()[seat];
    let sources = context.game.title().sources();
    html! {
        tr.win[is_first] {
            th scope="row" { span.cell { (art::badge(context.sheet, seat)) b { (context.view.linked(seat)) } } }
            @for &from in sources { td { (score.from(from)) } }
            td.sum data-count { (score.total()) }
        }
        tr.bars aria-hidden="true" { td colspan=(sources.len() + 2) { (bar(context, seat)) } }
    }
}

/// The points of a seat as a bar, as long as they are many beside those of the winner.
fn bar(context: &BoardContext<'_>, seat: Seat) -> Markup {
    let scores = context.game.scores();
    let most = context.game.seats().map(|seat| scores[seat].total()).max().unwrap_or(1).max(1);
    let mut from = 0;
    let parts: Vec<(Source, u32, u32)> = scores[seat]
        .items()
        .filter(|(_, points)| *points > 0)
        .map(|(source, points)| {
            from += points;
            (source, from - points, points)
        })
        .collect();
    html! {
        svg.strata viewBox={ "0 0 " (most) " 1" } preserveAspectRatio="none" aria-hidden="true" {
            @for (source, from, points) in parts {
                rect.(class(source)) x=(from) width=(points) height="1" {}
            }
        }
    }
}

/// The class that gives a source its tone.
const fn class(source: Source) -> &'static str {
    match source {
        Source::PointCards | Source::VpTiles => "of_golems",
        Source::Outposts | Source::Copper => "of_copper",
        Source::BonusTiles | Source::Silver => "of_silver",
        Source::ExplorationTiles => "of_sand",
        Source::Crystals => "of_crystals",
    }
}
