//! The last games of somebody.

use carvania_tables::Occupant;
use carvania_words::{say, title};
use maud::{Markup, html};

use super::{Game, Profile, linked};
use crate::frame::Frame;

/// The games, and where older ones are.
pub(super) fn list(frame: &Frame<'_>, profile: &Profile<'_>) -> Markup {
    html! {
        @if profile.games.is_empty() { p.note { (frame.say("people-games-none")) } }
        @else { ol.past-games { @for game in profile.games { (row(frame, profile, game)) } } }
        @if let Some(before) = profile.before {
            p { a.btn href={ "/people/" (profile.id) "?before=" (before) } { (frame.say("people-games-older")) } }
        }
    }
}

/// A game: which, how it ended for them, who else played.
fn row(frame: &Frame<'_>, profile: &Profile<'_>, game: &Game) -> Markup {
    let own = Occupant::Person(profile.id);
    let rank = game.ranking.iter().position(|(player, _)| *player == own);
    let facts = |rank: usize| [("rank", (rank + 1).into()), ("players", game.ranking.len().into())];
    html! {
        li {
            a.at href={ "/tables/" (game.table) "/replay" } { (title(frame.language, game.game)) }
            @if let Some(rank) = rank {
                b.rank.first[rank == 0] { (say(frame.language, "people-rank", &facts(rank))) }
            }
            span.with {
                @for (place, (player, points)) in game.ranking.iter().enumerate() {
                    @if place > 0 { ", " }
                    (linked(player, profile.names, &profile.names.occupant(frame.language, player))) " " span.num { (points) }
                }
            }
            @if game.exception == Some("left") && game.uncounted.is_none() {
                span.note { (frame.say("people-lost-by-leaving")) }
            }
            @if let Some(why) = game.uncounted {
                span.note { (say(frame.language, "people-uncounted", &[("why", why.into())])) }
            }
        }
    }
}
