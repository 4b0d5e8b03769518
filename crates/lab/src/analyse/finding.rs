//! What the oracle says about one decision.

use carvania_bots::insight::{Insight, Outlook, Prospect};
use carvania_bots::{Budget, Stop};
use carvania_rules::record::Step;
use carvania_rules::{Action, Game, Rounds, Turn};
use serde::{Deserialize, Serialize};

use super::Analysis;
use crate::deal;

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

/// All thinking follows from this seed.
const SEED: u64 = 1;
/// An action that was tried less than this often as the best one is looked into by itself: what a search says of
/// what it left aside is little more than a guess.
const SELDOM: u32 = 4;

impl Finding {
    /// Asks about a decision; `None` if the oracle knows no legal action.
    pub(super) fn look(analysis: &Analysis<'_>, index: usize, step: &Step, stop: &Stop) -> Option<Finding> {
        let budget = Budget { limit: analysis.limit, stop: Some(stop) };
        let ask = |game: &Game, question: u64| {
            (analysis.oracle)(game, &budget, deal::chooser(SEED, 2 * index as u64 + question))
        };
        let insight = ask(&step.before, 0);
        let best = Looked::new(&step.before, insight.options.first()?);
        let taken = taken(step, &insight).unwrap_or_else(|| look_again(step, |game| ask(game, 1)));
        let before = View::new(&step.before, &insight.outlook);
        let Turn::Seat(seat) = step.by else { return None };
        let wins = |looked: &Looked| looked.view.wins[seat.index()];
        // The second look may find more in an action than the first found in any other.
        let best =
            if taken.action == best.action || wins(&taken) >= wins(&best) { taken.clone() } else { best };
        Some(Finding { index, before, taken, best })
    }
}

/// What the oracle says of the action that was taken, if it looked into it.
fn taken(step: &Step, insight: &Insight) -> Option<Looked> {
    let best = insight.options.first()?;
    let taken = insight.options.iter().find(|option| option.action == step.action)?;
    let is_seldom = taken.visits == 0 || taken.visits < best.visits / SELDOM;
    (!is_seldom).then(|| Looked::new(&step.before, taken))
}

/// Asks about the position that the action led to.
fn look_again(step: &Step, ask: impl Fn(&Game) -> Insight) -> Looked {
    let mut after = step.before;
    after.apply(step.action).expect("a record holds legal actions");
    let (view, visits) = match after.turn() {
        Turn::Over => (View::at_the_end(&after), 1),
        Turn::Seat(_) | Turn::Chance => {
            let insight = ask(&after);
            (View::new(&after, &insight.outlook), insight.options.iter().map(|option| option.visits).sum())
        }
    };
    // From here a round may be over that was not before the action.
    let mut rounds = Rounds::watch(&step.before);
    let before = rounds.number();
    rounds.observe(&after);
    let view = View { rounds: view.rounds + (rounds.number() - before) as f32, ..view };
    Looked { action: step.action, written: step.before.write_action(step.action).to_string(), visits, view }
}

impl Looked {
    fn new(game: &Game, prospect: &Prospect) -> Looked {
        Looked {
            action: prospect.action,
            written: game.write_action(prospect.action).to_string(),
            visits: prospect.visits,
            view: View::new(game, &prospect.outlook),
        }
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
