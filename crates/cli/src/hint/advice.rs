//! What is to be said about a position.

use carvania_bots::Limit;
use carvania_bots::insight::Outlook;
use carvania_lab::analyse::{Gain, Looked, View};
use carvania_rules::{Actions, Game, Seat};
use serde::Serialize;

/// What the bot thinks of a position in which a seat is to decide.
pub(super) struct Advice<'a> {
    pub(super) game: &'a Game,
    pub(super) seat: Seat,
    /// What is to be expected if everybody plays well.
    pub(super) outlook: Outlook,
    /// The best actions, the best first.
    pub(super) named: Vec<Looked>,
    pub(super) budget: Limit,
}

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
    /// The legal actions.
    pub(super) fn legal(&self) -> Actions {
        let mut legal = Actions::new();
        self.game.legal_actions(&mut legal);
        legal
    }

    /// What the first action gains over the second, if there are two.
    pub(super) fn gain(&self) -> Option<Gain> {
        let [first, second, ..] = &self.named[..] else { return None };
        Some(Gain::of(self.seat, &first.view, &second.view))
    }

    pub(super) fn document(&self) -> Document {
        let choice = |looked: &Looked| Choice {
            action: looked.written.clone(),
            visits: looked.visits,
            view: looked.view.clone(),
        };
        Document {
            game: self.game.title().code(),
            players: self.game.players(),
            seat: self.seat,
            budget: self.budget.to_string(),
            view: View::new(self.game, &self.outlook),
            legal: self.legal().len(),
            options: self.named.iter().map(choice).collect(),
            gain: self.gain(),
        }
    }
}
