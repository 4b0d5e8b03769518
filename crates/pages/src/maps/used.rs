//! Maps elsewhere: chosen for a new table, and named at a table.

use carvania_rules::map::Draft;
use carvania_rules::map::file::MapFile;
use carvania_rules::{Game, Title};
use carvania_tables::Table;
use carvania_words::{Language, say};
use maud::{Markup, html};

use super::{Saved, first, is_playable};
use crate::art;
use crate::frame::Frame;

/// The maps that a new table can be played on.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// The map of the link, or that it could not be used.
    pub linked: Option<Result<Draft, ()>>,
    /// A random map.
    pub random: Option<Draft>,
    /// The maps that the viewer has saved.
    pub saved: Vec<Saved>,
}

/// The choice of a map in the form of a new table; nothing for a game without one.
pub fn choice(frame: &Frame<'_>, game: Title, choices: &Choices) -> Markup {
    if game.map_shape().is_none() {
        return html! {};
    }
    let linked = choices.linked.as_ref().and_then(|linked| linked.as_ref().ok());
    let fits = |draft: &Draft| is_playable(game, draft) && Some(draft) != linked;
    html! {
        fieldset.map-choice {
            legend { (frame.say("maps-choice")) }
            @if matches!(choices.linked, Some(Err(()))) { p.problem role="alert" { (frame.say("maps-choice-unfit")) } }
            div.pictures {
                @if let Some(draft) = linked { (picture(&draft.to_string(), draft, &frame.say("maps-choice-linked"), true)) }
                (picture("", &first(game), &frame.say("maps-first"), linked.is_none()))
                @if let Some(draft) = choices.random.as_ref().filter(|draft| fits(draft)) {
                    (picture(&draft.to_string(), draft, &frame.say("maps-random"), false))
                }
                @for map in choices.saved.iter().filter(|map| map.game == game && fits(&map.draft)) {
                    (picture(&map.draft.to_string(), &map.draft, &map.name, false))
                }
            }
            p { a href={ "/maps/" (game) } { (frame.say("maps-choice-make")) } }
        }
    }
}

fn picture(code: &str, draft: &Draft, name: &str, is_chosen: bool) -> Markup {
    html! {
        label.choice {
            (art::chart(draft))
            span { input type="radio" name="map" value=(code) checked[is_chosen]; " " (name) }
        }
    }
}

/// Says on which map a table is played, and leads to it; nothing for a game without one.
pub fn used(language: Language, table: &Table) -> Markup {
    let game = table.options.game;
    if game.map_shape().is_none() {
        return html! {};
    }
    let agreed =
        || MapFile::read(table.options.map.as_deref()?).ok().and_then(|file| Draft::try_from(&file).ok());
    let played = table.game().and_then(Game::map).map(Draft::from);
    let draft = played.or_else(agreed).unwrap_or_else(|| first(game));
    let which = if draft == first(game) { "first" } else { "own" };
    html! {
        p.used-map {
            (art::chart(&draft))
            span { (say(language, "maps-used", &[("which", which.into())])) " " a href={ "/maps/" (game) "?map=" (draft) } { (say(language, "maps-used-look", &[])) } }
        }
    }
}
