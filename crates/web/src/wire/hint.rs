//! A hint as it is shown.

use carvania_host::Hint;
use carvania_report::gain;
use carvania_review::{Advice, Assessment};
use carvania_words::Language;
use serde::Serialize;
use utoipa::ToSchema;

/// The state of a hint, and its content.
#[derive(Serialize, ToSchema)]
pub(crate) struct HintView {
    /// `none` before anybody has asked, `thinking`, or `given`.
    #[schema(example = "given")]
    state: &'static str,
    /// The best actions, the best first; empty if only one action is legal.
    options: Vec<OptionView>,
}

/// One of the best actions.
#[derive(Serialize, ToSchema)]
pub(crate) struct OptionView {
    /// The action in notation.
    #[schema(example = "acquire:+M")]
    action: String,
    /// The action in words, in the language of the request.
    words: String,
    /// The chance to win after it, from 0 to 1.
    wins: f32,
    /// The points expected at the end of the game.
    points: f32,
    /// How many rounds the game still lasts.
    rounds: f32,
    /// How often it was tried.
    visits: u32,
    /// How much better the first action is than this one, in words; none for the first.
    behind: Option<String>,
}

impl HintView {
    /// A hint in the words of a language.
    pub(crate) fn new(hint: Option<&Hint>, language: Language) -> HintView {
        match hint {
            None => HintView { state: "none", options: Vec::new() },
            Some(Hint::Thinking) => HintView { state: "thinking", options: Vec::new() },
            Some(Hint::Given(advice)) => HintView { state: "given", options: options(advice, language) },
        }
    }
}

fn options(advice: &Advice, language: Language) -> Vec<OptionView> {
    let seat = advice.seat.index();
    let view = |(place, assessment): (usize, &Assessment)| OptionView {
        action: assessment.written.clone(),
        words: carvania_words::describe(language, &advice.game, assessment.action).to_string(),
        wins: assessment.outlook.wins[seat],
        points: assessment.outlook.points[seat],
        rounds: assessment.outlook.rounds,
        visits: assessment.visits,
        behind: advice.gain(place).filter(|_| place > 0).map(|found| gain(language, &found)),
    };
    advice.options.iter().enumerate().map(view).collect()
}
