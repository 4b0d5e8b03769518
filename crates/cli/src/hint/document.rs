//! The advice as JSON.

use carvania_bots::Limit;
use carvania_review::{Advice, Assessment, Gain, Outlook};
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
    outlook: Outlook,
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
    outlook: Outlook,
}

pub(super) fn of(advice: &Advice, budget: Limit) -> Document {
    let choice = |assessment: &Assessment| Choice {
        action: assessment.written.clone(),
        visits: assessment.visits,
        proven: assessment.is_proven,
        outlook: assessment.outlook.clone(),
    };
    Document {
        game: advice.game.title().code(),
        players: advice.game.players(),
        seat: advice.seat,
        budget: budget.to_string(),
        outlook: advice.outlook.clone(),
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
