//! Maps of your own: choosing where to begin, making one, playing on it.
//!
//! All of a map that is being made stands in the address of its page ([`EditorState`]): every step is a link, so the browser's
//! own buttons go back and forth, and anybody with the link has the map.

mod editor;
mod editor_state;
mod findings;
mod grid;
mod keeping;
mod overview;
mod tray;
mod used;

pub use editor::{Shown, Uploaded, page};
pub use editor_state::{EditorState, Tool};
pub use overview::overview;
pub use used::{Choices, choice, used};

use carvania_rules::map::Draft;
use carvania_rules::{Components, Title};

/// A map that the viewer has saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// The game that it is for.
    pub game: Title,
    /// What it is called.
    pub name: String,
    /// The cells of the map.
    pub draft: Draft,
}

/// The games that are played on a map.
pub fn games() -> impl Iterator<Item = Title> {
    Title::ALL.into_iter().filter(|title| title.map_shape().is_some())
}

/// The map that a game is played on if nobody brings another.
pub fn first(game: Title) -> Draft {
    Draft::from(&game.standard_map(Components::standard()))
}

/// Whether a game can be played on a map.
pub fn is_playable(game: Title, draft: &Draft) -> bool {
    game.map_shape().is_some_and(|shape| draft.file().check(shape).is_ok())
}
