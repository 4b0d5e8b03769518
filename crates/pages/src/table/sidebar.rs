//! Beside the board: the players, what happened, what is said.

use carvania_rules::{Seat, Turn};
use carvania_tables::Occupant;
use carvania_words::source;
use maud::{Markup, html};

use super::boards;
use super::callout::face;
use super::context::BoardContext;
use super::{consent, keys, log, sounds, talk};
use crate::art::{self, Tray};
use crate::characters;
use crate::maps;
use crate::origin::origin;

/// The viewer in a line, everybody else, the next to play first; then the log and the chat.
pub(super) fn sidebar(context: &BoardContext<'_>) -> Markup {
    let keys = keys::keys(context.view, keys::OF_TABLE);
    let below = html! { (sounds::offer(context)) (talk::talk(context)) (keys) (consent::returning(context)) };
    beside(context, below)
}

/// The sidebar of a game that is looked back on: what was said stays, and nothing can be done.
pub(super) fn still(context: &BoardContext<'_>) -> Markup {
    beside(context, html! { (talk::talk(context)) (keys::keys(context.view, keys::OF_REPLAY)) })
}

/// The players and the log, with something below.
pub(super) fn beside(context: &BoardContext<'_>, below: Markup) -> Markup {
    let own = context.view.own_seat().unwrap_or_else(|| context.game.order().seat());
    let others = own.clockwise(context.game.players()).skip(1);
    html! {
        aside.rail aria-label=(context.say("rail", &[])) {
            h2.sr { (context.say("players", &[])) }
            section.player.slab.own-line.now[is_now(context, own)] id={ "seat-" (own) } { (who(context, own)) }
            @for seat in others { (panel(context, seat)) }
            section.talk.slab {
                (origin(context.view.language, context.view.table))
                (log::log(context))
                (below)
                (maps::used(context.view.language, context.view.table))
            }
        }
    }
}

fn is_now(context: &BoardContext<'_>, seat: Seat) -> bool {
    context.game.turn() == Turn::Seat(seat)
}

/// Badge, name, what they are, clock, score.
fn who(context: &BoardContext<'_>, seat: Seat) -> Markup {
    html! {
        div.who {
            (face(context, seat))
            (art::badge(context.sheet, seat))
            h3 { (context.view.linked(seat)) }
            span.note { (role(context, seat)) }
            (clock(context, seat))
            (score(context, seat))
        }
    }
}

/// A player: who they are, their caravan, facts.
fn panel(context: &BoardContext<'_>, seat: Seat) -> Markup {
    let caravan = context.game.caravan(seat);
    let limit = context.game.caravan_limit(seat);
    html! {
        section.player.slab.now[is_now(context, seat)] id={ "seat-" (seat) } aria-label=(context.view.name(seat)) {
            (who(context, seat))
            div.holder role="img" aria-label=(context.spoken_caravan(caravan, limit)) data-holder={ "seat-" (seat) }
                data-holds=(caravan) { (art::tray(context.sheet, caravan, limit as u8, Tray::Other)) }
            div.facts { (boards::facts(context, seat)) }
        }
    }
}

/// The score, itemised for whoever wants to know.
pub(super) fn score(context: &BoardContext<'_>, seat: Seat) -> Markup {
    let score = context.game.scores()[seat];
    html! {
        details.score name="peek" id={ "score-" (seat) } {
            summary.num { (score) " " span.sr { (context.say("score-how", &[("points", score.total().into())])) } }
            ul.items {
                @for (from, points) in score.items().filter(|(_, points)| *points > 0) {
                    li { span { (source(context.view.language, from)) } b.num { (points) } }
                }
            }
        }
    }
}

fn role(context: &BoardContext<'_>, seat: Seat) -> String {
    let place = context.view.table.place_at(seat);
    let language = context.view.language;
    if let Some(level) = place.and_then(|place| place.stand_in) {
        return context.say("role-stand-in", &[("name", characters::of(level).name(language).into())]);
    }
    match place.map(|place| &place.occupant) {
        Some(Occupant::Bot(level)) => context.say(
            "character-bot",
            &[
                ("level", characters::of(*level).strength(language).to_lowercase().into()),
                ("rating", level.rating().into()),
            ],
        ),
        Some(Occupant::Program(_)) => context.say("role-bot", &[]),
        _ if seat == Seat::FIRST => context.say("role-first", &[]),
        _ => context.say("role-person", &[]),
    }
}

/// The time that is left, where there is a clock.
pub(super) fn clock(context: &BoardContext<'_>, seat: Seat) -> Markup {
    let Some(left) = context.view.table.clock.time_left(seat, context.view.now) else { return html! {} };
    let seconds = left.as_secs();
    let runs = context.view.table.clock.deadline().is_some_and(|(running, _)| running == seat);
    html! {
        time.clock data-left=(seconds) data-runs[runs] {
            (format!("{}:{:02}", seconds / 60, seconds % 60))
        }
    }
}
