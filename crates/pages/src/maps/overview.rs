//! Where to begin: the games that are played on a map, and the maps that one has saved.

use carvania_rules::Title;
use carvania_words::{say, title};
use maud::{Markup, html};

use super::editor_state::EditorState;
use super::{Saved, first, games, is_playable};
use crate::art::{self, Icon, Letters, Sheet};
use crate::frame::Frame;

/// The page with all maps of a visitor.
pub fn overview(frame: &Frame<'_>, saved: &[Saved]) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let body = html! {
        main.maps-page {
            h1 { (frame.say("maps")) }
            p.note { (frame.say("maps-note")) }
            ul.map-games { @for game in games() { li.slab { (beginning(frame, &sheet, game)) } } }
            section aria-labelledby="saved" {
                h2 #saved { (frame.say("maps-saved")) }
                @if saved.is_empty() { p.note { (frame.say("maps-saved-none")) } }
                ul.map-games { @for map in saved { li.slab { (kept(frame, &sheet, map)) } } }
            }
        }
    };
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    frame.page(
        &frame.say("maps"),
        "plain-page",
        html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) },
    )
}

/// A game, its first map, and three ways to begin.
fn beginning(frame: &Frame<'_>, sheet: &Sheet, game: Title) -> Markup {
    let name = title(frame.language, game);
    html! {
        div.picture { (art::chart(&first(game))) }
        div.text {
            h2 #{ "game-" (game) } { (name) }
            p.note { (frame.say("maps-begin")) }
            nav.acts aria-labelledby={ "game-" (game) } {
                a.btn href=(frame.to(&format!("/maps/{game}"))) { (frame.say("maps-first")) }
                a.btn rel="nofollow" href={ "/maps/" (game) "/random" } { (art::icon(sheet, Icon::Refresh)) (frame.say("maps-random")) }
                a.btn href={ "/maps/" (game) "?map=1" } { (art::icon(sheet, Icon::Plus)) (frame.say("maps-empty")) }
            }
        }
    }
}

fn kept(frame: &Frame<'_>, sheet: &Sheet, map: &Saved) -> Markup {
    let state = EditorState { name: Some(map.name.clone()), ..EditorState::new(map.game, map.draft.clone()) };
    let can_play = is_playable(map.game, &map.draft);
    let named = |key: &str| say(frame.language, key, &[("name", map.name.clone().into())]);
    html! {
        div.picture { (art::chart(&map.draft)) }
        div.text {
            h3 { (map.name) }
            p.note { (title(frame.language, map.game)) @if !can_play { " · " (frame.say("maps-unfinished")) } }
            div.acts {
                @if can_play {
                    a.btn.primary href={ "/new?game=" (map.game) "&map=" (map.draft) } aria-label=(named("maps-play-named")) {
                        (art::icon(sheet, Icon::Run)) (frame.say("home-play"))
                    }
                }
                a.btn href=(state.address()) aria-label=(named("maps-edit-named")) { (frame.say("maps-edit")) }
                form method="post" action="/maps/remove" {
                    input type="hidden" name="game" value=(map.game);
                    input type="hidden" name="name" value=(map.name);
                    button.btn.ghost aria-label=(named("maps-remove-named")) { (frame.say("maps-remove")) }
                }
            }
        }
    }
}
