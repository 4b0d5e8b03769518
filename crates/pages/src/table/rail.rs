//! Beside the board: the players, what happened, what is said.

use carvania_rules::Seat;
use carvania_tables::Occupant;
use carvania_words::source;
use maud::{Markup, html};

use super::boards;
use super::picture::Picture;
use super::{log, talk};
use crate::art::{self, Tray};

/// Everybody but whoever looks, the next to play first; then the log and the chat.
pub(super) fn rail(picture: &Picture<'_>) -> Markup {
    let own = picture.view.own_seat().unwrap_or_else(|| picture.game.order().seat());
    let others = own.clockwise(picture.game.players()).skip(1);
    html! {
        aside.rail {
            @for seat in others { (panel(picture, seat)) }
            section.talk.slab {
                (log::log(picture))
                (talk::talk(picture))
            }
        }
    }
}

/// A player: badge, name, what they are, score, caravan, facts.
fn panel(picture: &Picture<'_>, seat: Seat) -> Markup {
    let (name, caravan) = (picture.view.name(seat), picture.game.caravan(seat));
    let limit = boards::limit(picture.game, seat);
    html! {
        section.player.slab id={ "seat-" (seat.number()) } aria-label=(name) {
            div.who {
                (art::badge(picture.sheet, seat))
                b { (name) }
                span.note { (role(picture, seat)) }
                (clock(picture, seat))
                (score(picture, seat))
            }
            div.holder role="img" aria-label=(picture.spoken_caravan(caravan, limit)) data-holder={ "seat-" (seat.number()) }
                data-holds=(caravan) { (art::tray(picture.sheet, caravan, limit as u8, Tray::Other)) }
            div.facts { (boards::facts(picture, seat)) }
        }
    }
}

/// The score, itemised for whoever wants to know.
pub(super) fn score(picture: &Picture<'_>, seat: Seat) -> Markup {
    let score = picture.game.scores()[seat];
    html! {
        details.score id={ "score-" (seat.number()) } {
            summary.num aria-label=(picture.say("score-points", &[("points", score.total().into())])) { (score) }
            ul {
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
    html! {
        time.clock data-left=(seconds) data-runs[picture.view.table.clock.deadline().is_some_and(|(running, _)| running == seat)] {
            (format!("{}:{:02}", seconds / 60, seconds % 60))
        }
    }
}
