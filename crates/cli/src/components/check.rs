//! `carvania components check`: whether a component file can be played with.

use anyhow::{Result, bail};
use carvania_rules::components::{ComponentsError, EasternMountains, GolemEdition};
use carvania_rules::games::golem_edition::GolemEdition as Game;
use carvania_rules::{Components, Title};
use serde::Serialize;

use super::{ComponentFile, GameBox};
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
    #[serde(flatten)]
    contents: Contents,
    /// The numbers of players that the components suffice for.
    players: Vec<usize>,
    digest: String,
}

/// How much of everything is in a box.
#[derive(Serialize)]
#[serde(untagged)]
enum Contents {
    GolemEdition { starting: usize, merchants: usize, points: usize },
    EasternMountains { mountains: usize, vp_tiles: usize, starting_sets: usize },
}

pub(super) fn run(file: &ComponentFile) -> Result<()> {
    let text = file.read()?;
    let verdict = match (Components::read(&text), GameBox::of(&text)) {
        (Ok(components), GameBox::GolemEdition) => {
            Verdict::good(Found::golem_edition(&components.golem_edition))
        }
        (Ok(components), GameBox::EasternMountains) => {
            Verdict::good(Found::eastern_mountains(&components.eastern_mountains))
        }
        (Err(error), _) => Verdict::bad(&error),
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
    fn good(found: Found) -> Verdict {
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
    fn golem_edition(components: &GolemEdition) -> Found {
        let (starting, merchants) = (components.starting().len(), components.deck().len());
        let points = components.points().len();
        let suffice = |players: &usize| Game::point_cards_needed(*players) <= points;
        Found {
            contents: Contents::GolemEdition { starting, merchants, points },
            players: Title::GolemEdition.players().filter(suffice).collect(),
            digest: components.digest.to_string(),
        }
    }

    fn eastern_mountains(components: &EasternMountains) -> Found {
        let contents = Contents::EasternMountains {
            mountains: components.mountains().len(),
            vp_tiles: components.vp_tiles().len(),
            starting_sets: components.start.len(),
        };
        // A file with too few tiles for everybody is refused as it is read.
        let players = Title::EasternMountains.players().collect();
        Found { contents, players, digest: components.digest.to_string() }
    }

    fn text(&self) -> String {
        let players = self.players.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
        let clause = self.contents.clause();
        format!(
            "ok: {}, enough for {players} players ({clause})\ndigest {}\n",
            self.contents.counts().join(", "),
            self.digest
        )
    }
}

impl Contents {
    fn counts(&self) -> [String; 3] {
        let counts = match *self {
            Contents::GolemEdition { starting, merchants, points } => {
                [(starting, "starting card"), (merchants, "merchant card"), (points, "point card")]
            }
            Contents::EasternMountains { mountains, vp_tiles, starting_sets } => {
                [(mountains, "mountain tile"), (vp_tiles, "VP tile"), (starting_sets, "starting set")]
            }
        };
        counts.map(|(number, noun)| counted(number as u64, noun))
    }

    /// The clause that says how many can play.
    fn clause(&self) -> &'static str {
        match self {
            Contents::GolemEdition { .. } => "GE-20",
            Contents::EasternMountains { .. } => "EM-28",
        }
    }
}
