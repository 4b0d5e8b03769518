//! How a game ended, as it is kept for ratings and for the pages of people.

use carvania_rules::Title;
use carvania_tables::{Moment, Occupant, Stage, Table};
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Which game.
    pub game: Title,
    /// When its last action was made.
    pub ended: Moment,
    /// Who sat there, the winner first.
    pub ranking: Vec<Finisher>,
    /// Why it does not count; none if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uncounted: Option<Uncounted>,
}

/// Somebody who sat there to the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finisher {
    /// Who.
    pub player: Occupant,
    /// What they had in the end.
    pub points: u32,
}

/// Why a game counts neither for ratings nor as won or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Uncounted {
    /// Bots played among themselves.
    Bots,
    /// One person played on several seats.
    HotSeat,
    /// Somebody had left, and a bot played on for them.
    Left,
    /// Somebody was given a hint.
    Hint,
    /// It went on from another game.
    Branch,
}

impl Uncounted {
    /// Its name for programs, and in the catalogue.
    pub const fn name(self) -> &'static str {
        match self {
            Uncounted::Bots => "bots",
            Uncounted::HotSeat => "hot_seat",
            Uncounted::Left => "left",
            Uncounted::Hint => "hint",
            Uncounted::Branch => "branch",
        }
    }
}

impl Outcome {
    /// How the game of a table ended; none if it did not, or was given up.
    pub(crate) fn of(table: &Table) -> Option<Outcome> {
        if table.stage != Stage::Over {
            return None;
        }
        let finisher = |standing: carvania_tables::Standing| {
            let player = table.place_at(standing.seat)?.occupant.clone();
            Some(Finisher { player, points: standing.score.total() })
        };
        Some(Outcome {
            game: table.options.game,
            ended: table.entries.last().map_or(Moment(0), |entry| entry.at),
            ranking: table.standings()?.into_iter().map(finisher).collect::<Option<_>>()?,
            uncounted: uncounted(table),
        })
    }

    /// As the store keeps it.
    pub(crate) fn written(&self) -> String {
        serde_json::to_string(self).expect("names, numbers and lists of them are JSON")
    }
}

/// Why a game does not count, as far as its table knows. (It does not know of hints.)
fn uncounted(table: &Table) -> Option<Uncounted> {
    let people = table.persons();
    if people.is_empty() {
        return Some(Uncounted::Bots);
    }
    if people.iter().any(|&person| table.seats_of(person).len() > 1) {
        return Some(Uncounted::HotSeat);
    }
    if table.options.branch.is_some() {
        return Some(Uncounted::Branch);
    }
    let has_left = table.places.iter().any(|place| place.stand_in.is_some());
    has_left.then_some(Uncounted::Left)
}
