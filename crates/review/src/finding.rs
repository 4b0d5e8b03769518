//! What is expected before and after one decision.

use carvania_rules::{Action, Game, Seat};
use serde::{Deserialize, Serialize};

/// The outcome to expect for each seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outlook {
    /// The chance of each seat to win, from 0 to 1.
    pub wins: Vec<f32>,
    /// The points of each seat at the end of the game.
    pub points: Vec<f32>,
    /// How many rounds the game still lasts.
    pub rounds: f32,
}

/// An action, and the outcome to expect after it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Assessment {
    /// The action that is assessed.
    #[serde(skip)]
    pub action: Action,
    /// The action in notation.
    #[serde(rename = "action")]
    pub written: String,
    /// How often the search tried it.
    pub visits: u32,
    /// Whether the outlook was worked out to the end of the game.
    #[serde(rename = "proven")]
    pub is_proven: bool,
    /// What is to be expected after it.
    #[serde(rename = "view")]
    pub outlook: Outlook,
}

/// What was found out about one decision of a record.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// How many actions of the record come before it.
    pub index: usize,
    /// The outcome to expect before it, if everybody plays well.
    pub before: Outlook,
    /// What was decided.
    pub taken: Assessment,
    /// What would have been best.
    pub best: Assessment,
}

impl Assessment {
    /// The chance of a seat to win after the action.
    pub fn wins(&self, seat: Seat) -> f32 {
        self.outlook.wins[seat.index()]
    }
}

/// The points that weigh as much as a sure win when two actions are compared.
const POINTS_OF_A_WIN: f32 = 100.0;

impl Assessment {
    /// What an action is worth to a seat: its chance to win and, where that hardly differs, as in a game that is lost,
    /// its points.
    pub fn worth(&self, seat: Seat) -> f32 {
        self.wins(seat) + self.outlook.points[seat.index()] / POINTS_OF_A_WIN
    }
}

impl Outlook {
    /// The outcome of a finished game.
    pub fn at_the_end(game: &Game) -> Outlook {
        let (scores, winner) = (game.scores(), game.ranking().first().copied());
        Outlook {
            wins: game.seats().map(|seat| if Some(seat) == winner { 1.0 } else { 0.0 }).collect(),
            points: game.seats().map(|seat| scores[seat].total() as f32).collect(),
            rounds: 0.0,
        }
    }
}
