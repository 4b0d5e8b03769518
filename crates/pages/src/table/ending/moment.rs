//! The decisive moment, in one sentence, and everybody's chances along the game as far as somebody has looked into them.

use carvania_rules::golems::Metal;
use carvania_rules::record::Step;
use carvania_rules::{Action, Game, Move, PointId, Seat, Turn};
use carvania_words::{by_player, decider, narrate, narrate_briefly, percent};
use maud::{Markup, html};

use super::aftermath::{Aftermath, Course};
use crate::art::{self, Icon};
use crate::table::context::BoardContext;

/// The least change of a chance that can have decided a game.
const LEAST: f32 = 0.10;
/// Who leads from so early on was never caught.
const EARLY: f64 = 0.7;

/// What decided the game.
struct Moment {
    sentence: Markup,
    round: u32,
    /// How many actions there were when it was over.
    at: usize,
    card: Option<PointId>,
    /// The chance of the winner before and after it.
    rise: Option<(f32, f32)>,
}

/// The slab with the moment.
pub(super) fn slab(context: &BoardContext<'_>, aftermath: &Aftermath) -> Markup {
    let Some(&winner) = context.game.ranking().first() else { return html! {} };
    let steps: Vec<Step> = context.view.table.record.iter().flat_map(|record| record.steps()).collect();
    let course = aftermath.course.as_ref();
    let moment = course.and_then(|course| turned(context, &steps, (winner, course)));
    let lead = moment.is_none().then(|| led_from(&steps, winner)).flatten();
    html! {
        section.moment.slab aria-labelledby="end-moment" {
            div.row-head {
                h3 #end-moment { (context.say("end-moment", &[])) }
                @if let Some(Moment { round, at, .. }) = &moment {
                    a.jump href={ "/tables/" (context.view.table.id) "/replay?at=" (at) } {
                        (context.say("log-round", &[("round", (*round).into())])) " " (art::icon(context.sheet, Icon::Eye))
                    }
                }
            }
            div.tell {
                @if let Some(card) = moment.as_ref().and_then(|moment| moment.card) {
                    span.thumb aria-hidden="true" {
                        (art::golem(context.sheet, &super::portrait(context, card)))
                        span.num { (context.game.golem(card).points) }
                    }
                }
                p.serif {
                    @match (&moment, lead) {
                        (Some(moment), _) => (moment.sentence),
                        (None, Some(round)) => (context.say("end-moment-led", &[whose(context, winner), name(context, winner), ("round", round.into())])),
                        (None, None) => (context.say("end-moment-close", &[])),
                    }
                }
            }
            @if let Some(course) = course {
                (curve(context, course, winner, moment.as_ref(), steps.len()))
            } @else if aftermath.is_pending {
                p.note role="status" { (context.say("end-moment-pending", &[])) }
            }
        }
    }
}

type Named = (&'static str, carvania_words::Value<'static>);

fn whose(context: &BoardContext<'_>, seat: Seat) -> Named {
    ("whose", (if context.view.is_only(seat) { "you" } else { "other" }).into())
}

fn name(context: &BoardContext<'_>, seat: Seat) -> Named {
    ("name", context.view.name(seat).into())
}

/// The turn that changed the chance of the winner most, if any changed it by much.
fn turned(context: &BoardContext<'_>, steps: &[Step], (winner, course): (Seat, &Course)) -> Option<Moment> {
    let mut end = 0;
    let mut best: Option<(f32, usize, usize, (f32, f32))> = None;
    for turn in by_player(steps) {
        let begin = end;
        end += turn.len();
        let Some((before, after)) = course.rise(winner, begin, end) else { continue };
        let change = (after - before).abs();
        if change >= LEAST && best.is_none_or(|(most, ..)| change > most) {
            best = Some((change, begin, end, (before, after)));
        }
    }
    let (_, begin, end, rise) = best?;
    let turn = &steps[begin..end];
    let seat = decider(turn)?;
    let claim = turn.iter().find_map(|step| match step.action {
        Action::Move(Move::Claim(card)) => Some((step, card)),
        _ => None,
    });
    let sentence = match claim {
        Some((step, card)) => claimed(context, step, card, seat, &steps[end..]),
        None => {
            let told = narrate_briefly(context.view.voice(), turn);
            let deeds = if told.is_empty() { vec![(0, narrate(context.view.voice(), turn))] } else { told };
            html! {
                b { (context.view.called(seat)) }
                @for (place, (_, deed)) in deeds.iter().enumerate() { @if place > 0 { "," } " " (context.markup(deed)) }
                "."
            }
        }
    };
    let card = claim.map(|(_, card)| card);
    Some(Moment { sentence, round: turn[0].round, at: end, card, rise: Some(rise) })
}

/// What a claim was worth: that somebody else could have had the golem a turn later, that it was the last copper, or
/// nothing but the golem.
fn claimed(context: &BoardContext<'_>, step: &Step, card: PointId, seat: Seat, later: &[Step]) -> Markup {
    let golem = ("golem", art::golem_name(context.game, card).into());
    let facts = [whose(context, seat), name(context, seat), golem];
    let cost = context.game.golem(card).cost;
    let pays = |game: &Game, seat: Seat| game.caravan(seat).contains(cost);
    let next_turn = |rival: Seat| later.iter().find(|step| step.begins_turn && step.by == Turn::Seat(rival));
    let rivals = || context.game.seats().filter(|&rival| rival != seat);
    if let Some(rival) =
        rivals().find(|&rival| next_turn(rival).is_some_and(|next| pays(&next.before, rival)))
    {
        let of_rival = [
            ("rival", context.view.name(rival).into()),
            ("rivals", (if context.view.is_only(rival) { "you" } else { "other" }).into()),
        ];
        let facts: Vec<Named> = facts.into_iter().chain(of_rival).collect();
        return html! { (context.say("end-moment-before", &facts)) };
    }
    let is_copper =
        |game: &Game| game.open_golems().into_iter().any(|golem| game.token(golem) == Some(Metal::Copper));
    let took_copper = step.before.token(card) == Some(Metal::Copper);
    let is_last = took_copper && later.first().is_some_and(|next| !is_copper(&next.before));
    let key = if is_last { "end-moment-copper" } else { "end-moment-claim" };
    html! { (context.say(key, &facts)) }
}

/// The round from which on the winner was never caught, if that was long before the end.
fn led_from(steps: &[Step], winner: Seat) -> Option<u32> {
    let last = steps.last()?.round;
    let leads = |game: &Game| game.ranking().first() == Some(&winner);
    let mut caught =
        steps.iter().filter(|step| step.begins_round && !leads(&step.before)).map(|step| step.round);
    let from = caught.next_back().unwrap_or(0) + 1;
    (f64::from(from) <= EARLY * f64::from(last)).then_some(from)
}

/// The chances of the winner and of the second, with the decisive moment.
fn curve(
    context: &BoardContext<'_>,
    course: &Course,
    winner: Seat,
    moment: Option<&Moment>,
    actions: usize,
) -> Markup {
    let Some(&second) = context.game.ranking().get(1) else { return html! {} };
    let line = |seat: Seat| -> Vec<(f32, f32)> {
        let along = course.chances.iter();
        let along = along.filter_map(|(index, wins)| Some((*index as f32, *wins.get(seat.index())?)));
        along.chain([(actions as f32, if seat == winner { 1.0 } else { 0.0 })]).collect()
    };
    let across = |index: f32| 400.0 * index / actions.max(1) as f32;
    let up = |chance: f32| 100.0 - 96.0 * chance - 2.0;
    let points = |line: &[(f32, f32)], off: f32| {
        let point = |&(index, chance): &(f32, f32)| {
            format!("{:.0} {:.1}", across(index), up((chance + off).clamp(0.0, 1.0)))
        };
        line.iter().map(point).collect::<Vec<_>>()
    };
    let own = line(winner);
    let mut band = points(&own, course.doubt);
    band.extend(points(&own, -course.doubt).into_iter().rev());
    let said = moment.and_then(|moment| moment.rise).map(|(before, after)| {
        let share = |chance: f32| percent(context.view.language, chance, 0);
        let facts = [
            whose(context, winner),
            name(context, winner),
            ("before", share(before).into()),
            ("after", share(after).into()),
        ];
        context.say("end-chance", &facts)
    });
    html! {
        svg.curve viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true" {
            path.half d="M0 50H400" {}
            @if let Some(moment) = moment { path.mark d={ "M" (format!("{:.0}", across(moment.at as f32))) " 0V100" } {} }
            polygon.doubt points=(band.join(" ")) {}
            polyline.them points=(points(&line(second), 0.0).join(" ")) {}
            polyline.own points=(points(&own, 0.0).join(" ")) {}
        }
        p.keyline {
            span { i.ln {} (said.unwrap_or_else(|| context.say("end-chance-of", &[whose(context, winner), name(context, winner)]))) }
            span { i.ln.them {} (context.view.called(second)) }
            span.note { (context.say("end-doubt", &[("doubt", percent(context.view.language, course.doubt, 0).into())])) }
        }
    }
}
