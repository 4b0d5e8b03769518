//! The end of a game: who won, with what, and what now.

use carvania_rules::fair::{Fairness, check};
use carvania_rules::{Record, Seat};
use carvania_tables::{Conduct, Table};
use carvania_words::source;
use maud::{Markup, html};

use super::context::BoardContext;
use crate::address::in_language;
use crate::art;

/// The final scores: a column for each player, the winner first, and a row for each thing that points come from.
pub(super) fn ending(context: &BoardContext<'_>) -> Markup {
    let (game, view) = (context.game, context.view);
    let (scores, ranking) = (game.scores(), game.ranking());
    html! {
        section.ending.slab aria-label=(view.say("ending-scores", &[])) {
            table.scores {
                caption.sr { (view.say("ending-scores", &[])) }
                thead {
                    tr {
                        td {}
                        @for &seat in &ranking {
                            th scope="col" { (art::badge(context.sheet, seat)) span { (view.linked(seat)) } }
                        }
                    }
                }
                tbody {
                    @for &from in game.title().sources() {
                        tr {
                            th scope="row" { (source(view.language, from)) }
                            @for &seat in &ranking { td.num { (scores[seat].from(from)) } }
                        }
                    }
                    tr.total {
                        th scope="row" { (view.say("score-total", &[])) }
                        @for &seat in &ranking { td.num { (scores[seat].total()) } }
                    }
                }
            }
            (exceptions(context))
            (fairness(context))
        }
    }
}

/// For whom the game does not simply count as it ended.
fn exceptions(context: &BoardContext<'_>) -> Markup {
    let view = context.view;
    if view.table.is_of_record() || !view.table.can_count() {
        return html! {};
    }
    let exception = |conduct: Conduct| match conduct {
        _ if conduct.costly_absence().is_some() => Some("left"),
        Conduct { took_back: true, .. } => Some("taken_back"),
        Conduct { had_stand_in: true, .. } => Some("stand_in"),
        _ => None,
    };
    let of = |seat: Seat| Some((seat, exception(view.table.place_at(seat)?.conduct)?));
    html! {
        @for (seat, why) in context.game.seats().filter_map(of) {
            p.note { (view.say("ending-exception", &[("name", view.name(seat).into()), ("why", why.into())])) }
        }
    }
}

/// Whether every draw was the one that was due, checked here and now; and how to check it oneself.
fn fairness(context: &BoardContext<'_>) -> Markup {
    let view = context.view;
    let Some(record) = promised(view.table) else { return html! {} };
    let Some(promise) = record.headers().promise() else {
        return html! { p.fair.note { (view.say("fair-unpromised", &[])) } };
    };
    let verdict = match check(&record) {
        Ok(Fairness::Proven { draws, .. }) => view.say("fair-proven", &[("draws", draws.into())]),
        Ok(Fairness::Unpromised | Fairness::Sealed) => view.say("fair-sealed", &[]),
        Err(_) => view.say("fair-broken", &[]),
    };
    html! {
        details.fair #fair {
            summary { (verdict) }
            p { (view.say("fair-note", &[])) }
            dl {
                dt { (view.say("fair-commitment", &[])) } dd { code { (promise.commitment()) } }
                @if let Some(seed) = promise.seed() { dt { (view.say("fair-seed", &[])) } dd { code { (seed.reveal()) } } }
            }
        }
    }
}

/// The record with what was promised about its draws: by the table, or by the record itself if it is older than
/// the table that it is shown on.
fn promised(table: &Table) -> Option<Record> {
    let is_kept = table.last > 0;
    if is_kept { table.promised_record().ok().flatten() } else { table.record.clone() }
}

/// Who won, and with how much.
pub(super) fn verdict(context: &BoardContext<'_>) -> Option<String> {
    let winner = context.game.ranking().into_iter().next()?;
    let whose = if context.view.holds(winner) { "you" } else { "other" };
    let points = context.game.scores()[winner].total();
    let facts =
        [("whose", whose.into()), ("name", context.view.name(winner).into()), ("points", points.into())];
    Some(context.say("ending-winner", &facts))
}

/// Another game with the same people, the record of this one, or home.
pub(super) fn again(context: &BoardContext<'_>) -> Markup {
    let table = context.view.table;
    let is_seated = context.game.seats().any(|seat: Seat| context.view.holds(seat));
    html! {
        div.again {
            @if let Some(next) = table.rematch {
                a.btn.primary href={ "/tables/" (next) } { (context.say("ending-next", &[])) }
            } @else if is_seated {
                button.btn.primary form="game" formaction={ "/tables/" (table.id) "/rematch" } {
                    (context.say("ending-rematch", &[]))
                }
            }
            a.btn href={ "/tables/" (table.id) "/review" } { (context.say("ending-review", &[])) }
            a.btn href={ "/api/tables/" (table.id) "/record" } download={ "carvania-" (table.id) ".txt" } { (context.say("ending-record", &[])) }
            a.btn.ghost href=(in_language(context.view.language, "/")) { (context.say("ending-home", &[])) }
        }
    }
}
