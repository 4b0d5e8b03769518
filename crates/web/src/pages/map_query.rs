//! What the address of a map says.

use carvania_pages::maps::{self, EditorState, Tool};
use carvania_rules::Title;
use carvania_rules::map::{CodeError, MAX_ROWS, Place};
use serde::Deserialize;

/// The longest name that is looked at.
const MAX_NAME_BYTES: usize = 128;

/// What stands in the address. What makes no sense is as if it were not there.
#[derive(Deserialize)]
pub(crate) struct MapQuery {
    map: Option<String>,
    tile: Option<String>,
    row: Option<String>,
    column: Option<String>,
    top: Option<String>,
    left: Option<String>,
    name: Option<String>,
    saved: Option<String>,
}

impl MapQuery {
    /// Whether the map has just been saved.
    pub(super) const fn is_saved(&self) -> bool {
        self.saved.is_some()
    }

    /// The map as it is taken up; in place of a code that is none, the first map of the game.
    pub(super) fn state(&self, game: Title) -> (EditorState, Result<(), CodeError>) {
        let draft = self.map.as_deref().map_or_else(|| Ok(maps::first(game)), str::parse);
        let (draft, code) = match draft {
            Ok(draft) => (draft, Ok(())),
            Err(error) => (maps::first(game), Err(error)),
        };
        let new = EditorState::new(game, draft);
        let named = |name: &str| Tool::ALL.into_iter().find(|tool| tool.name() == name);
        let tool = self.tile.as_deref().and_then(named).unwrap_or(new.tool);
        let lifted = place(self.row.as_deref(), self.column.as_deref());
        let lifted = lifted.filter(|&place| tool == Tool::Move && new.draft.kind(place).is_some());
        let corner = place(self.top.as_deref(), self.left.as_deref()).unwrap_or(new.corner);
        let name = self.name.clone().filter(|name| !name.is_empty() && name.len() <= MAX_NAME_BYTES);
        (EditorState { tool, lifted, corner, name, ..new }, code)
    }
}

/// A place not too far from the map.
fn place(row: Option<&str>, column: Option<&str>) -> Option<Place> {
    let number = |text: Option<&str>| {
        let number: i8 = text?.parse().ok()?;
        (-MAX_ROWS..=MAX_ROWS).contains(&number).then_some(number)
    };
    Some(Place { row: number(row)?, column: number(column)? })
}
