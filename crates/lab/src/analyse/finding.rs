//! What the oracle says about one decision.

use carvania_bots::insight::{Outlook, Prospect};
use carvania_bots::{Budget, Stop};
use carvania_rules::record::Step;
use carvania_rules::{Action, Game, Turn};
use serde::{Deserialize, Serialize};

use super::Analysis;
use super::inquiry::Inquiry;

/// The greatest chance to win of what is not proven.
const ALMOST_SURE: f32 = 0.99;

/// What is to be expected for the seats of a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The chance of each seat to win, from 0 to 1.
    pub wins: Vec<f32>,
    /// The points of each seat at the end of the game.
    pub points: Vec<f32>,
    /// How many rounds the game still lasts.
    pub rounds: f32,
}

/// An action, and what is to be expected after it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Looked {
    /// The action.
    #[serde(skip)]
    pub action: Action,
    /// The action in notation.
    #[serde(rename = "action")]
    pub written: String,
    /// How often the oracle tried it.
    pub visits: u32,
    /// Whether what is to be expected was worked out to the end of the game.
    #[serde(rename = "proven")]
    pub is_proven: bool,
    /// What is to be expected after it.
    pub view: View,
}

/// What the oracle says about one decision of a record.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// How many actions of the record come before it.
    pub index: usize,
    /// What is to be expected before it, if everybody plays well.
    pub before: View,
    /// What was decided.
    pub taken: Looked,
    /// What the oracle would have decided.
    pub best: Looked,
}

impl Finding {
    /// Asks about a decision; `None` if the oracle knows no legal action.
    pub(super) fn look(analysis: &Analysis<'_>, index: usize, step: &Step, stop: &Stop) -> Option<Finding> {
        let budget = Budget { limit: analysis.limit, stop: Some(stop) };
        let inquiry = Inquiry { oracle: analysis.oracle, budget };
        let insight = inquiry.insight(&step.before);
        let best = Looked::new(&step.before, insight.options.first()?);
        let taken = inquiry.after(&step.before, &insight, step.action)?;
        let before = View::new(&step.before, &insight.outlook);
        let Turn::Seat(seat) = step.by else { return None };
        let wins = |looked: &Looked| looked.view.wins[seat.index()];
        // The second look may find more in an action than the first found in any other.
        let best =
            if taken.action == best.action || wins(&taken) >= wins(&best) { taken.clone() } else { best };
        Some(Finding { index, before, taken, best })
    }
}

impl Looked {
    pub(super) fn new(game: &Game, prospect: &Prospect) -> Looked {
        let looked = Looked {
            action: prospect.action,
            written: game.write_action(prospect.action).to_string(),
            visits: prospect.visits,
            is_proven: prospect.is_proven,
            view: View::new(game, &prospect.outlook),
        };
        looked.within_doubt()
    }

    /// Leaves some doubt where nothing is proven: nobody is told that a win is sure which a search has only never
    /// seen fail.
    pub(super) fn within_doubt(mut self) -> Looked {
        if !self.is_proven {
            self.view.wins.iter_mut().for_each(|wins| *wins = wins.min(ALMOST_SURE));
        }
        self
    }
}

impl View {
    /// What an outlook says about those who play.
    pub fn new(game: &Game, outlook: &Outlook) -> View {
        let players = game.players();
        View {
            wins: outlook.wins.seated(players).to_vec(),
            points: outlook.points.seated(players).to_vec(),
            rounds: outlook.rounds,
        }
    }

    /// What has come of a game that is over.
    pub(super) fn at_the_end(game: &Game) -> View {
        let (scores, winner) = (game.scores(), game.ranking().first().copied());
        View {
            wins: game.seats().map(|seat| if Some(seat) == winner { 1.0 } else { 0.0 }).collect(),
            points: game.seats().map(|seat| scores[seat].total() as f32).collect(),
            rounds: 0.0,
        }
    }
}
