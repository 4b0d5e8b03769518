//! Beside the board: the players, what happened, what is said.

use carvania_rules::{Seat, Turn};
use carvania_tables::Occupant;
use carvania_words::source;
use maud::{Markup, html};

use super::boards;
use super::picture::Picture;
use super::{log, manners, pace, talk};
use crate::art::{self, Tray};
use crate::maps;
use crate::origin::origin;

/// Whoever looks in a line, everybody else, the next to play first; then the log and the chat.
pub(super) fn rail(picture: &Picture<'_>) -> Markup {
    let below = html! { (talk::talk(picture)) (pace::choice(picture)) (manners::leaving(picture)) };
    beside(picture, below)
}

/// The same of a game that is looked back on: what was said stays, and nothing can be done.
pub(super) fn still(picture: &Picture<'_>) -> Markup {
    beside(picture, talk::talk(picture))
}

/// The players and the log, with something below.
pub(super) fn beside(picture: &Picture<'_>, below: Markup) -> Markup {
    let own = picture.view.own_seat().unwrap_or_else(|| picture.game.order().seat());
    let others = own.clockwise(picture.game.players()).skip(1);
    html! {
        aside.rail aria-label=(picture.say("rail", &[])) {
            h2.sr { (picture.say("players", &[])) }
            section.player.slab.own-line.now[is_now(picture, own)] id={ "seat-" (own) } { (who(picture, own)) }
            @for seat in others { (panel(picture, seat)) }
            section.talk.slab {
                (origin(picture.view.language, picture.view.table))
                (log::log(picture))
                (below)
                (maps::used(picture.view.language, picture.view.table))
            }
        }
    }
}

fn is_now(picture: &Picture<'_>, seat: Seat) -> bool {
    picture.game.turn() == Turn::Seat(seat)
}

/// Badge, name, what they are, clock, score.
fn who(picture: &Picture<'_>, seat: Seat) -> Markup {
    html! {
        div.who {
            (art::badge(picture.sheet, seat))
            h3 { (picture.view.linked(seat)) }
            span.note { (role(picture, seat)) }
            (clock(picture, seat))
            (score(picture, seat))
        }
    }
}

/// A player: who they are, their caravan, facts.
fn panel(picture: &Picture<'_>, seat: Seat) -> Markup {
    let caravan = picture.game.caravan(seat);
    let limit = picture.game.caravan_limit(seat);
    html! {
        section.player.slab.now[is_now(picture, seat)] id={ "seat-" (seat) } aria-label=(picture.view.name(seat)) {
            (who(picture, seat))
            div.holder role="img" aria-label=(picture.spoken_caravan(caravan, limit)) data-holder={ "seat-" (seat) }
                data-holds=(caravan) { (art::tray(picture.sheet, caravan, limit as u8, Tray::Other)) }
            div.facts { (boards::facts(picture, seat)) }
        }
    }
}

/// The score, itemised for whoever wants to know.
pub(super) fn score(picture: &Picture<'_>, seat: Seat) -> Markup {
    let score = picture.game.scores()[seat];
    html! {
        details.score id={ "score-" (seat) } {
            summary.num { (score) " " span.sr { (picture.say("score-how", &[("points", score.total().into())])) } }
            ul.items {
                @for (from, points) in score.items().filter(|(_, points)| *points > 0) {
                    li { span { (source(picture.view.language, from)) } b.num { (points) } }
                }
            }
        }
    }
}

fn role(picture: &Picture<'_>, seat: Seat) -> String {
    let place = picture.view.table.places.iter().find(|place| place.seat == Some(seat));
    let is_bot = place.is_some_and(|place| {
        place.stand_in.is_some() || matches!(place.occupant, Occupant::Bot(_) | Occupant::Program(_))
    });
    let key = match (is_bot, seat == Seat::FIRST) {
        (true, _) => "role-bot",
        (false, true) => "role-first",
        (false, false) => "role-person",
    };
    picture.say(key, &[])
}

/// The time that is left, where there is a clock.
pub(super) fn clock(picture: &Picture<'_>, seat: Seat) -> Markup {
    let Some(left) = picture.view.table.clock.time_left(seat, picture.view.now) else { return html! {} };
    let seconds = left.as_secs();
    let runs = picture.view.table.clock.deadline().is_some_and(|(running, _)| running == seat);
    html! {
        time.clock data-left=(seconds) data-runs[runs] {
            (format!("{}:{:02}", seconds / 60, seconds % 60))
        }
    }
}
