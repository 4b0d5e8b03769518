//! The facts of a game as JSON.

use carvania_rules::{Action, Actions, Game, Turn};
use serde_json::{Map, Value, json};

/// The fields of a reply, in the order in which they are written.
pub(super) type Fields = Map<String, Value>;

/// A reply of a single field.
pub(super) fn field(name: &str, value: impl Into<Value>) -> Fields {
    [(name.to_owned(), value.into())].into_iter().collect()
}

/// Who decides now, and what.
pub(super) fn now(game: &Game) -> Fields {
    let turn = match game.turn() {
        Turn::Seat(seat) => json!({ "seat": seat }),
        Turn::Chance => "chance".into(),
        Turn::Over => "over".into(),
    };
    let mut fields = field("turn", turn);
    if let Some(decision) = game.to_position().get_mut("decision") {
        fields.insert("decision".to_owned(), decision.take());
    }
    fields
}

/// The legal actions; when chance decides, with the weight of each draw.
pub(super) fn legal(game: &Game) -> Fields {
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    let mut fields = field("legal", notation(game, &actions));
    if game.turn() == Turn::Chance {
        fields.insert("weights".to_owned(), game.chance().map(|(_, weight)| weight).collect());
    }
    fields
}

/// The points of every seat by where they come from, and the seats from the first place to the last.
pub(super) fn score(game: &Game) -> Fields {
    let scores = game.scores();
    let seat = |seat| {
        let mut fields = field("seat", json!(seat));
        fields.insert("total".to_owned(), scores[seat].total().into());
        let items = game.title().sources().iter();
        fields.extend(items.map(|&source| (source.name().to_owned(), scores[seat].from(source).into())));
        Value::from(fields)
    };
    let mut fields = field("scores", game.seats().map(seat).collect::<Value>());
    fields.insert("ranking".to_owned(), json!(game.ranking()));
    fields.insert("over".to_owned(), game.is_over().into());
    fields
}

/// Actions as a list of texts.
pub(super) fn notation(game: &Game, actions: &[Action]) -> Value {
    actions.iter().map(|&action| game.write_action(action).to_string()).collect()
}
