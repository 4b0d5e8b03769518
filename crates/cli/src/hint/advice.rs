//! What is to be said about a position.

use carvania_bots::Limit;
use carvania_bots::insight::{Insight, Prospect};
use carvania_lab::analyse::{Gain, View};
use carvania_rules::{Actions, Game, Seat};
use serde::Serialize;

/// What the bot thinks of a position in which a seat is to decide.
pub(super) struct Advice<'a> {
    pub(super) game: &'a Game,
    pub(super) seat: Seat,
    pub(super) insight: Insight,
    pub(super) budget: Limit,
}

/// So many of the best actions are named.
const NAMED: usize = 3;

/// The advice as JSON.
#[derive(Serialize)]
pub(super) struct Document {
    game: &'static str,
    players: usize,
    seat: Seat,
    budget: String,
    #[serde(flatten)]
    view: View,
    legal: usize,
    options: Vec<Choice>,
    gain: Option<Gain>,
}

#[derive(Serialize)]
struct Choice {
    action: String,
    visits: u32,
    #[serde(flatten)]
    view: View,
}

impl Advice<'_> {
    /// The best actions, the best first, as far as they were looked into.
    pub(super) fn named(&self) -> &[Prospect] {
        let options = &self.insight.options;
        let known = options.iter().take(NAMED).take_while(|option| option.visits > 0).count();
        &options[..known]
    }

    /// The legal actions.
    pub(super) fn legal(&self) -> Actions {
        let mut legal = Actions::new();
        self.game.legal_actions(&mut legal);
        legal
    }

    /// What the first action gains over the second, if there are two.
    pub(super) fn gain(&self) -> Option<Gain> {
        let [first, second, ..] = self.named() else { return None };
        let view = |prospect: &Prospect| View::new(self.game, &prospect.outlook);
        Some(Gain::of(self.seat, &view(first), &view(second)))
    }

    pub(super) fn document(&self) -> Document {
        let choice = |prospect: &Prospect| Choice {
            action: self.game.write_action(prospect.action).to_string(),
            visits: prospect.visits,
            view: View::new(self.game, &prospect.outlook),
        };
        Document {
            game: self.game.title().code(),
            players: self.game.players(),
            seat: self.seat,
            budget: self.budget.to_string(),
            view: View::new(self.game, &self.insight.outlook),
            legal: self.legal().len(),
            options: self.named().iter().map(choice).collect(),
            gain: self.gain(),
        }
    }
}
