//! J3: An Heroic Journey, Part III.

mod end;
mod fourth;
mod market;
mod refresh;
mod refusals;
mod set_up;
mod tiles;
mod turn;

use carvania_rules::{Components, Game, Title};
use serde_json::Value;

use crate::table::Table;
use crate::table::world::world;

/// The first turn of Part III. All locations of wagons and outposts are open: seat 2 has the exploration
/// tiles that lay on them. The stacks of B2 show `T01 T02`, those of D2 `T03 T04 T05 T06`, those of F2
/// `T07 T08`; the merchant cards are `+YYYY YY>GG +M ^3`.
fn journey(players: usize) -> Table {
    world(Title::JourneyThree, players).explored(2, "X05 X06 X07")
}

/// The merchant cards that lie neither in this row nor in this deck.
fn others(row: &str, deck: &str) -> String {
    let components = &Components::standard().golem_edition;
    let faces = components.deck().into_iter().map(|card| components.merchant(card).to_string());
    let lies = |face: &String| row.split(' ').chain(deck.split(' ')).any(|card| card == face);
    faces.filter(|face| !lies(face)).collect::<Vec<_>>().join(" ")
}

/// These cards in the row and in the deck, all others on the discard pile of seat 2.
fn with_deck(row: &str, deck: &str) -> Table {
    journey(2).merchant_row(row).discard_pile(2, &others(row, deck))
}

/// The discard pile of a player.
fn discarded(game: &Game, seat: usize) -> String {
    let document = game.to_position();
    let cards = document["seats"][seat - 1]["discarded"].as_array().unwrap().iter();
    cards.filter_map(Value::as_str).collect::<Vec<_>>().join(" ")
}

/// The cards below the market locations.
fn row(game: &Game) -> String {
    let document = game.to_position();
    let cards = document["merchant_row"].as_array().unwrap().iter();
    cards.filter_map(|entry| entry["card"].as_str()).collect::<Vec<_>>().join(" ")
}
