//! `carvania components check`: whether a component file can be played with.

use anyhow::{Result, bail};
use carvania_rules::components::{ComponentsError, GolemEdition};
use carvania_rules::games::golem_edition::GolemEdition as Game;
use carvania_rules::{Components, Title};
use serde::Serialize;

use super::ComponentFile;
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
    starting: usize,
    merchants: usize,
    points: usize,
    /// The numbers of players that the point cards suffice for.
    players: Vec<usize>,
    digest: String,
}

pub(super) fn run(file: &ComponentFile) -> Result<()> {
    let verdict = match Components::read(&file.read()?) {
        Ok(components) => Verdict::good(&components.golem_edition),
        Err(error) => Verdict::bad(&error),
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
    fn good(components: &GolemEdition) -> Verdict {
        let points = components.points().len();
        let suffice = |players: &usize| Game::point_cards_needed(*players) <= points;
        let found = Found {
            starting: components.starting().len(),
            merchants: components.deck().len(),
            points,
            players: Title::GolemEdition.players().filter(suffice).collect(),
            digest: components.digest.to_string(),
        };
        Verdict { ok: true, problems: Vec::new(), found: Some(found) }
    }

    fn bad(error: &ComponentsError) -> Verdict {
        Verdict { ok: false, problems: error.problems.iter().map(describe).collect(), found: None }
    }

    fn text(&self) -> String {
        match &self.found {
            Some(found) => found.text(),
            None => self.problems.iter().map(|problem| format!("{problem}\n")).collect(),
        }
    }
}

impl Found {
    fn text(&self) -> String {
        let [starting, merchants, points] = [
            (self.starting, "starting card"),
            (self.merchants, "merchant card"),
            (self.points, "point card"),
        ]
        .map(|(number, noun)| counted(number as u64, noun));
        let players = self.players.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
        format!(
            "ok: {starting}, {merchants}, {points}, enough for {players} players (GE-20)\ndigest {}\n",
            self.digest
        )
    }
}
