//! A table in the middle of Part I, changed where a test needs it, and a look at its merchant cards. What
//! lies there at first stands in [`crate::table::world`].

use carvania_rules::{Components, Game, Title};
use serde_json::Value;

use crate::play::play;
use crate::play::world::traders;
use crate::table::Table;
use crate::table::world::{new_world, world};

pub(crate) const POINTS: &str = "draw:P01 draw:P33 draw:P45 draw:P17 draw:P35";
pub(crate) const TILES: &str = "draw:T01 draw:T02 draw:T03 draw:T04 draw:T05 draw:T06";
pub(crate) const EXPLORATION: &str = "draw:X01 draw:X02";
pub(crate) const ROW: &str = "draw:+YYYY draw:YY>GG draw:+M draw:^3";

/// Seven point cards that do not lie in the row, one fewer than end the game: new traders and exploration.
pub(crate) const SEVEN_CARDS: &str = "P34 P36 P37 P38 P46 P47 P48";
pub(crate) const EIGHT_CARDS: &str = "P34 P36 P37 P38 P46 P47 P48 P49";

/// A game of which so much has been dealt.
pub(crate) fn after(players: usize, draws: &[&str]) -> Game {
    let mut game = new_world(Title::JourneyOne, players);
    draws.iter().for_each(|draws| play(&mut game, draws));
    game
}

/// The first turn.
pub(crate) fn journey(players: usize) -> Table {
    world(Title::JourneyOne, players)
}

impl Table {
    /// Leaves these merchant cards in the deck. All that lie nowhere else, or in the discard pile of the
    /// last seat, are there.
    pub(crate) fn deck_left(self, cards: &str) -> Table {
        let last = self.document()["players"].as_u64().unwrap() as usize;
        let table = self.discard_pile(last, "");
        let laid = table.document().to_string();
        let components = &Components::standard().golem_edition;
        let faces = components.deck().into_iter().map(|card| components.merchant(card).to_string());
        let left: Vec<&str> = cards.split_whitespace().collect();
        let is_free =
            |face: &String| !laid.contains(&format!("\"{face}\"")) && !left.contains(&face.as_str());
        let pile: Vec<String> = faces.filter(is_free).collect();
        table.discard_pile(last, &pile.join(" "))
    }
}

/// The merchant cards below the markets.
pub(crate) fn merchant_row(game: &Game) -> String {
    let document = game.to_position();
    words(document["merchant_row"].as_array().unwrap().iter().map(|entry| entry["card"].as_str().unwrap()))
}

/// The cards of the deck that may be drawn next.
pub(crate) fn deck(game: &Game) -> String {
    faces(&game.to_position()["merchant_deck"])
}

/// The discard pile of a player.
pub(crate) fn discard_pile(game: &Game, seat: usize) -> String {
    faces(&game.to_position()["seats"][seat - 1]["discarded"])
}

/// The trade route of a player; traders stand after a slash.
pub(crate) fn route(game: &Game, seat: usize) -> String {
    let document = game.to_position();
    let entry = |entry: &Value| match (entry["card"].as_str().unwrap(), entry["traders"].as_u64().unwrap()) {
        (card, 0) => card.to_owned(),
        (card, traders) => format!("{card}/{traders}"),
    };
    let cards = document["seats"][seat - 1]["route"].as_array().unwrap().iter().map(entry);
    cards.collect::<Vec<_>>().join(" ")
}

/// The traders on a player's board.
pub(crate) fn available(game: &Game, seat: usize) -> u64 {
    traders(game, seat).0
}

fn faces(list: &Value) -> String {
    words(list.as_array().unwrap().iter().filter_map(Value::as_str))
}

fn words<'a>(items: impl Iterator<Item = &'a str>) -> String {
    items.collect::<Vec<_>>().join(" ")
}
