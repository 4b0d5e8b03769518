//! Where advice is wanted: a position, or the end of a record.

use std::path::Path;

use anyhow::{Context, Error, Result};
use carvania_rules::position::Unique;
use carvania_rules::{Components, Game, Language, Record, Turn};
use carvania_words::say;

use crate::input;

/// The game at a position, or at the end of a record. Every record names the version of its rules, no position does.
pub(super) fn read(path: &Path, components: &'static Components) -> Result<Game> {
    let text = input::read(path)?;
    match serde_json::from_str(&text) {
        Ok(Unique(document)) if document.get("rules").is_none() => {
            Game::from_position(&document, components).with_context(|| input::name(path))
        }
        Err(error) if error.is_data() => Err(error).with_context(|| input::name(path)),
        Ok(_) | Err(_) => {
            let record = Record::read(&text, components).with_context(|| input::name(path))?;
            Ok(*record.game())
        }
    }
}

/// Makes sure that a player is to decide.
pub(super) fn decider(game: &Game, path: &Path, language: Language) -> Result<()> {
    let refuse = |key| Err(Error::msg(say(language, key, &[("file", input::name(path).into())])));
    match game.turn() {
        Turn::Seat(_) => Ok(()),
        Turn::Chance => refuse("hint-chance"),
        Turn::Over => refuse("hint-over"),
    }
}
