//! How somebody stands in a game.

use carvania_words::{say, title};
use maud::{Markup, html};

use super::{Rating, Standing, Tally, meaning, rating};
use crate::frame::Frame;

/// A card: the game, both ratings, both tallies. What never was is left out.
pub(super) fn card(frame: &Frame<'_>, standing: &Standing) -> Markup {
    html! {
        li.standing {
            h3 { a href={ "/people?game=" (standing.game) } { (title(frame.language, standing.game)) } }
            dl {
                @if let Some(two) = &standing.two { (rated(frame, "people-two", two)) }
                @if let Some(more) = &standing.more { (rated(frame, "people-more", more)) }
                (tally(frame, "people-with-people", standing.people))
                (tally(frame, "people-with-bots", standing.bots))
            }
        }
    }
}

fn rated(frame: &Frame<'_>, key: &str, rated: &Rating) -> Markup {
    html! {
        dt { (frame.say(key)) }
        dd { (rating(frame, rated)) }
        dd.note { (meaning(frame, rated)) }
    }
}

fn tally(frame: &Frame<'_>, key: &str, tally: Tally) -> Markup {
    let facts = [("won", tally.won.into()), ("played", tally.played.into())];
    html! {
        @if tally.played > 0 { dt { (frame.say(key)) } dd { (say(frame.language, "people-tally", &facts)) } }
    }
}
