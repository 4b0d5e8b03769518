//! The players of this server, game by game.

use carvania_rules::Title;
use carvania_tables::Occupant;
use carvania_words::title;
use maud::{Markup, html};

use super::{Ranking, Rating, linked, rating, rules, whole};
use crate::frame::Frame;
use crate::table::Names;

/// The page: all games, or one of them.
pub fn players(frame: &Frame<'_>, rankings: &[Ranking], names: &Names, only: Option<Title>) -> Markup {
    let is_empty = |ranking: &Ranking| ranking.two.is_empty() && ranking.more.is_empty();
    let name = frame.say("people");
    let inside = html! {
        h1 { (name) }
        p { (frame.say("people-note")) }
        (choices(frame, only))
        @if rankings.iter().all(is_empty) { p.note { (frame.say("people-none")) } }
        @for ranking in rankings.iter().filter(|ranking| !is_empty(ranking)) { (section(frame, ranking, names)) }
        (rules(frame))
    };
    let name = only.map_or(name.clone(), |game| format!("{} · {name}", title(frame.language, game)));
    whole(frame, &name, &frame.say("people-note"), inside)
}

fn choices(frame: &Frame<'_>, only: Option<Title>) -> Markup {
    let link = |game: Option<Title>, text: String| {
        let current = (game == only).then_some("true");
        let query = game.map_or_else(String::new, |game| format!("?game={game}"));
        html! { a.chip aria-current=[current] href={ "/people" (query) } { (text) } }
    };
    html! {
        nav.choices aria-label=(frame.say("people-which")) {
            (link(None, frame.say("people-all")))
            @for game in Title::ALL { (link(Some(game), title(frame.language, game))) }
        }
    }
}

fn section(frame: &Frame<'_>, ranking: &Ranking, names: &Names) -> Markup {
    html! {
        section.ranked id=(ranking.game) {
            h2 { (title(frame.language, ranking.game)) }
            div.sizes {
                (table(frame, "people-two", &ranking.two, names))
                (table(frame, "people-more", &ranking.more, names))
            }
        }
    }
}

fn table(frame: &Frame<'_>, key: &str, ranked: &[(Occupant, Rating)], names: &Names) -> Markup {
    html! {
        @if !ranked.is_empty() {
            div {
                h3 { (frame.say(key)) }
                ol.ranking {
                    @for (player, points) in ranked {
                        li {
                            span.one {
                                (linked(player, names, &names.occupant(frame.language, player)))
                                @if player.person().is_none() { " " span.note { (frame.say("role-bot")) } }
                            }
                            (rating(frame, points))
                        }
                    }
                }
            }
        }
    }
}
