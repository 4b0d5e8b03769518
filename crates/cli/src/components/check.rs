//! `carvania components check`: whether a component file can be played with.

use anyhow::{Result, bail};
use carvania_rules::Components;
use carvania_rules::components::{ComponentsError, GameBox};
use serde::Serialize;

use super::ComponentFile;
use super::contents::Contents;
use crate::number::counted;
use crate::output;
use crate::setup::describe;

#[derive(Serialize)]
struct Verdict {
    ok: bool,
    problems: Vec<String>,
    #[serde(flatten)]
    found: Option<Found>,
}

#[derive(Serialize)]
struct Found {
    #[serde(rename = "box")]
    game_box: GameBox,
    #[serde(flatten)]
    contents: Contents,
    /// The numbers of players that the components suffice for.
    players: Vec<usize>,
    digest: String,
}

pub(super) fn run(file: &ComponentFile) -> Result<()> {
    let verdict = match Found::read(&file.read()?) {
        Ok(found) => Verdict { ok: true, problems: Vec::new(), found: Some(found) },
        Err(error) => {
            Verdict { ok: false, problems: error.problems.iter().map(describe).collect(), found: None }
        }
    };
    if file.json {
        output::print_json(&verdict)?
    } else {
        output::print(&verdict.text())?
    }
    match verdict.problems.len() as u64 {
        0 => Ok(()),
        number => bail!("{} cannot be played with: {}", file.name(), counted(number, "problem")),
    }
}

impl Verdict {
    fn text(&self) -> String {
        match &self.found {
            Some(found) => found.text(),
            None => self.problems.iter().map(|problem| format!("{problem}\n")).collect(),
        }
    }
}

impl Found {
    fn read(file: &str) -> Result<Found, ComponentsError> {
        let components = Components::read(file)?;
        let game_box = GameBox::of(file)?;
        let contents = Contents::of(game_box, &components);
        let digest = match game_box {
            GameBox::GolemEdition => components.golem_edition.digest,
            GameBox::EasternMountains => components.eastern_mountains.digest,
            GameBox::EndlessWorld => components.endless_world.digest,
        };
        Ok(Found { game_box, players: contents.players(), contents, digest: digest.to_string() })
    }

    fn text(&self) -> String {
        let players = self.players.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
        let counts: String = self.contents.counts().iter().map(|count| format!("  {count}\n")).collect();
        let (name, code) = (self.game_box.name(), self.game_box.code());
        let clause = self.contents.clause();
        let enough = format!("enough for {players} players ({clause})");
        format!("ok: a file for the box {name} ({code})\n{counts}{enough}\ndigest {}\n", self.digest)
    }
}
