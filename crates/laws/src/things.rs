//! Counting what lies on a table, whatever game is played on it.

use std::collections::BTreeMap;

use serde_json::Value;

/// How many there are of each thing that is in one place at a time: cards by their faces, tokens by
/// their metal. Crystals are not among them, for the supply is unlimited (C-2).
pub type Things<'position> = BTreeMap<&'position str, u64>;

/// The things of a position document: the entries of its lists are cards, the numbers under `tokens`
/// are tokens, the villages hold tiles. What the decision at hand says about a card is no place of the card.
pub fn things(position: &Value) -> Things<'_> {
    let mut things = Things::new();
    count(position, &mut things);
    things
}

/// The same position, less its decks: they may be left out, and hold what lies nowhere else.
pub fn without_decks(mut position: Value) -> Value {
    if let Some(fields) = position.as_object_mut() {
        fields.retain(|name, _| !name.ends_with("_deck") && name != "vp_pile");
    }
    position
}

/// Fields whose entries are no cards, or cards that may leave the game.
const UNCOUNTED: [&str; 8] =
    ["decision", "map", "tiles", "mountain_pile", "dropped", "on_offer", "outposts", "bonus"];

fn count<'position>(value: &'position Value, things: &mut Things<'position>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match name.as_str() {
                    name if UNCOUNTED.contains(&name) => {}
                    "tokens" => count_tokens(field, things),
                    "villages" => count_villages(field, things),
                    _ => count(field, things),
                }
            }
        }
        Value::Array(entries) => {
            for entry in entries {
                match entry.as_str().or_else(|| entry.get("card")?.as_str()) {
                    Some(card) => add(card, 1, things),
                    None => count(entry, things),
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn count_tokens<'position>(tokens: &'position Value, things: &mut Things<'position>) {
    for (metal, number) in tokens.as_object().into_iter().flatten() {
        add(metal, number.as_u64().unwrap_or_default(), things);
    }
}

/// The Closed Village tile comes out of the pile, of which a document does not list it as a part.
fn count_villages<'position>(villages: &'position Value, things: &mut Things<'position>) {
    let tiles = villages.as_object().into_iter().flatten().filter_map(|(_, tile)| tile.as_str());
    tiles.filter(|tile| *tile != "closed").for_each(|tile| add(tile, 1, things));
}

fn add<'position>(thing: &'position str, number: u64, things: &mut Things<'position>) {
    *things.entry(thing).or_default() += number;
}
