//! The end of a game: the winner's golem, the sources of everybody's points, the decisive moment, and what to do next.

mod aftermath;
mod moment;
mod scores;

use carvania_rules::fair::{Fairness, check};
use carvania_rules::{Action, Move, PointId, Record, Seat, Turn};
use carvania_tables::{Conduct, Table};
use carvania_words::{source, title};
use maud::{Markup, html};

use super::context::BoardContext;
use crate::address::in_language;
use crate::art::{self, Icon, Portrait};

pub use aftermath::{Aftermath, Course, RatingChange};

/// The end, in place of the decision bar: it fills the screen, and the table lies below.
pub(super) fn end(context: &BoardContext<'_>, aftermath: &Aftermath) -> Markup {
    let ranking = context.game.ranking();
    let Some(&winner) = ranking.first() else { return html! {} };
    html! {
        section.end #decision aria-labelledby="asked" tabindex="-1" data-pending[aftermath.is_pending] {
            div.podium {
                (stage(context, winner, &ranking[1..]))
                (words(context))
                (golems(context, winner))
            }
            div.tally {
                (scores::slab(context))
                (moment::slab(context, aftermath))
                (rating(context, aftermath.rating))
                (exceptions(context))
                (finale(context))
                (fairness(context))
            }
        }
    }
}

/// The golem that the winner woke last, in its country.
fn stage(context: &BoardContext<'_>, winner: Seat, others: &[Seat]) -> Markup {
    let portrait = woken(context, winner).last().map(|&card| portrait(context, card));
    art::podium(context.sheet, portrait.as_ref(), winner, others)
}

/// The golems of a seat, in the order in which it woke them.
fn woken(context: &BoardContext<'_>, seat: Seat) -> Vec<PointId> {
    let Some(record) = context.view.table.record.as_ref() else { return Vec::new() };
    let claimed = record.steps().filter(|step| step.by == Turn::Seat(seat));
    let mut woken: Vec<PointId> = claimed
        .filter_map(|step| match step.action {
            Action::Move(Move::Claim(card)) => Some(card),
            _ => None,
        })
        .collect();
    // A record may begin with cards that a player has already.
    let earlier = context.game.claimed(seat).into_iter().filter(|card| !woken.contains(card));
    woken.splice(0..0, earlier.collect::<Vec<_>>());
    woken
}

fn portrait(context: &BoardContext<'_>, card: PointId) -> Portrait {
    Portrait::of(context.game, card)
}

/// The winner and the margin, as the viewer sees it.
fn words(context: &BoardContext<'_>) -> Markup {
    let view = context.view;
    let rounds = view.table.record.as_ref().map_or(0, |record| record.rounds().number());
    let about = [("title", title(view.language, context.game.title()).into()), ("rounds", rounds.into())];
    html! {
        div.won {
            p.label { (view.say("end-about", &about)) }
            h2 #asked data-tell { (heading(context)) }
            @if let Some(by) = by(context) { p.by data-tell { (by) } }
        }
    }
}

/// The heading: who won.
fn heading(context: &BoardContext<'_>) -> String {
    let Some(&winner) = context.game.ranking().first() else { return context.say("bar-over", &[]) };
    let whose = if context.view.is_only(winner) { "you" } else { "other" };
    context.say("end-winner", &[("whose", whose.into()), ("name", context.view.name(winner).into())])
}

/// The points and the lead of the winner; for a player who came in later, how far behind.
fn by(context: &BoardContext<'_>) -> Option<String> {
    let (ranking, scores) = (context.game.ranking(), context.game.scores());
    let total = |seat: Seat| scores[seat].total();
    let (&winner, &second) = (ranking.first()?, ranking.get(1)?);
    let place = ranking.iter().position(|&seat| context.view.is_only(seat)).filter(|&place| place > 0);
    Some(match place {
        Some(place) => {
            let facts =
                [("place", (place + 1).into()), ("behind", (total(winner) - total(ranking[place])).into())];
            context.say("end-behind", &facts)
        }
        None => {
            let facts = [
                ("points", total(winner).into()),
                ("ahead", (total(winner) - total(second)).into()),
                ("name", context.view.called(second).into()),
                ("whose", (if context.view.is_only(second) { "you" } else { "other" }).into()),
            ];
            context.say("end-ahead", &facts)
        }
    })
}

/// The golems of the winner in a row, and what the last of them was.
fn golems(context: &BoardContext<'_>, winner: Seat) -> Markup {
    let woken = woken(context, winner);
    let Some(&last) = woken.last() else { return html! {} };
    let points = |card: PointId| context.game.golem(card).points;
    let facts = [
        ("whose", (if context.view.is_only(winner) { "you" } else { "other" }).into()),
        ("name", context.view.name(winner).into()),
        ("number", woken.len().into()),
        ("points", points(last).into()),
    ];
    html! {
        p.woke { b { (portrait(context, last).name()) } span { (context.say("end-woke", &facts)) } }
        ul.five aria-label=(context.say("end-golems", &[])) {
            @for &card in woken.iter().rev().take(5) {
                @let portrait = portrait(context, card);
                li {
                    span.pic { (art::golem(context.sheet, &portrait)) }
                    span.nm { (portrait.name()) }
                    span.num { (points(card)) span.sr { " " (context.say("score-points", &[("points", points(card).into())])) } }
                }
            }
        }
    }
}

/// How the rating of the viewer changed, or why it did not.
fn rating(context: &BoardContext<'_>, change: Option<RatingChange>) -> Markup {
    let view = context.view;
    let title = title(view.language, context.game.title());
    match change {
        Some(RatingChange { before, after, margin }) => {
            let by = before.map_or(0, |before| after - before);
            html! {
                section.rate.slab aria-label=(view.say("end-rating", &[("title", title.clone().into())])) {
                    div {
                        p.label { (view.say("end-rating", &[("title", title.into())])) }
                        p.figures {
                            @if let Some(before) = before { span.was { (before) } span.arrow aria-hidden="true" { "→" } }
                            b.num data-count { (after) }
                            @if by != 0 { span.plus.minus[by < 0] { (if by > 0 { "+" } else { "−" }) (by.abs()) } }
                        }
                    }
                    p.note { "± " (margin) }
                }
            }
        }
        None => html! {},
    }
}

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

/// Another game with the same people, the review of this one, the table itself.
fn finale(context: &BoardContext<'_>) -> Markup {
    let table = context.view.table;
    let is_seated = context.game.seats().any(|seat: Seat| context.view.holds(seat));
    html! {
        div.finale {
            @if let Some(next) = table.rematch {
                a.btn.primary.big href={ "/tables/" (next) } { (context.say("ending-next", &[])) }
            } @else if is_seated {
                button.btn.primary.big form="game" formaction={ "/tables/" (table.id) "/rematch" } {
                    (art::icon(context.sheet, Icon::Refresh)) (context.say("ending-rematch", &[]))
                }
            }
            a.btn.big href={ "/tables/" (table.id) "/review" } { (art::icon(context.sheet, Icon::Eye)) (context.say("ending-review", &[])) }
            a.btn.ghost href={ "/api/tables/" (table.id) "/record" } download={ "carvania-" (table.id) ".txt" } { (context.say("ending-record", &[])) }
            a.btn.ghost href="#board" { (context.say("end-look", &[])) }
            a.btn.ghost href=(in_language(context.view.language, "/")) { (context.say("ending-home", &[])) }
        }
    }
}
