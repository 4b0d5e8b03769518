//! The page of somebody.

use carvania_words::{compose, of_name};
use maud::{Markup, html};

use super::{Profile, games, rules, standing, whole};
use crate::frame::Frame;

/// The page: results and ratings of each game, then the last games.
pub fn profile(frame: &Frame<'_>, profile: &Profile<'_>) -> Markup {
    let facts = [("of_name", of_name(frame.language, profile.name).into())];
    let about = compose(frame.language, "people-about", &facts).to_string();
    let inside = html! {
        p { a href=(frame.to("/people")) { (frame.say("people")) } }
        h1 { (profile.name) }
        h2 { (frame.say("people-standings")) }
        @if profile.standings.is_empty() { p.note { (frame.say("people-standings-none")) } }
        @else { ul.sheets { @for one in profile.standings { (standing::card(frame, one)) } } }
        (rules(frame))
        h2 { (frame.say("people-games")) }
        p.note { (frame.say("people-games-note")) }
        (games::list(frame, profile))
    };
    whole(frame, profile.name, &about, inside)
}
