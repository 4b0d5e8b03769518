//! The advice as JSON.

use carvania_bots::Limit;
use carvania_lab::analyse::{Advice, Gain, Looked, View};
use carvania_rules::{Actions, Game, Seat};
use serde::Serialize;

/// What is printed.
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
    proven: bool,
    #[serde(flatten)]
    view: View,
}

pub(super) fn of(advice: &Advice, budget: Limit) -> Document {
    let choice = |looked: &Looked| Choice {
        action: looked.written.clone(),
        visits: looked.visits,
        proven: looked.is_proven,
        view: looked.view.clone(),
    };
    Document {
        game: advice.game.title().code(),
        players: advice.game.players(),
        seat: advice.seat,
        budget: budget.to_string(),
        view: advice.view.clone(),
        legal: legal(&advice.game).len(),
        options: advice.options.iter().map(choice).collect(),
        gain: advice.gain(1),
    }
}

/// The legal actions.
pub(super) fn legal(game: &Game) -> Actions {
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    legal
}
