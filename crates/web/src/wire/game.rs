//! A game as it is shown: whose decision it is, what can be decided, who has how many points.

use carvania_rules::{Actions, Game, Seat, Turn};
use carvania_words::Language;
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::schema;

/// A game at this moment.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameView {
    /// The position, as docs/position.md describes it.
    #[schema(value_type = Object)]
    position: Value,
    /// Who decides now.
    #[schema(schema_with = schema::turn)]
    turn: TurnView,
    /// What they are asked.
    question: Option<String>,
    /// All legal actions.
    actions: Vec<ActionView>,
    /// The points of every seat.
    scores: Vec<ScoreView>,
    /// The seats, ranked by the present scores.
    #[schema(value_type = Vec<u8>)]
    ranking: Vec<Seat>,
    /// Whether this is the last round.
    is_last_round: bool,
}

/// Who decides now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TurnView {
    /// A player.
    Seat(Seat),
    /// Chance.
    Chance,
    /// Nobody.
    Over,
}

/// A legal action.
#[derive(Serialize, ToSchema)]
pub(crate) struct ActionView {
    /// The action in notation, as a decision sends it.
    #[schema(example = "acquire:+M")]
    action: String,
    /// The action in words, in the language of the request.
    words: String,
}

/// The points of a seat.
#[derive(Serialize, ToSchema)]
pub(crate) struct ScoreView {
    /// The seat that has them.
    #[schema(value_type = u8)]
    seat: Seat,
    /// The points from all sources together.
    total: u32,
    /// Where they come from.
    #[schema(value_type = Object)]
    items: Map<String, Value>,
}

impl From<Turn> for TurnView {
    fn from(turn: Turn) -> TurnView {
        match turn {
            Turn::Seat(seat) => TurnView::Seat(seat),
            Turn::Chance => TurnView::Chance,
            Turn::Over => TurnView::Over,
        }
    }
}

impl GameView {
    /// A game in the words of a language.
    pub(crate) fn new(game: &Game, language: Language) -> GameView {
        GameView {
            position: game.to_position(),
            turn: game.turn().into(),
            question: carvania_words::question(language, game).map(|question| question.to_string()),
            actions: actions(game, language),
            scores: game.seats().map(|seat| score(game, seat)).collect(),
            ranking: game.ranking(),
            is_last_round: game.is_last_round(),
        }
    }
}

/// What the player who decides can do; nothing while nobody does.
fn actions(game: &Game, language: Language) -> Vec<ActionView> {
    let mut actions = Actions::new();
    if let Turn::Seat(_) = game.turn() {
        game.legal_actions(&mut actions);
    }
    let view = |&action| ActionView {
        action: game.write_action(action).to_string(),
        words: carvania_words::describe(language, game, action).to_string(),
    };
    actions.iter().map(view).collect()
}

fn score(game: &Game, seat: Seat) -> ScoreView {
    let score = game.scores()[seat];
    let sources = game.title().sources().iter();
    let items = sources.map(|&source| (source.name().to_owned(), score.from(source).into()));
    ScoreView { seat, total: score.total(), items: items.collect() }
}
