//! Counting what lies on a table, whatever game is played on it.

use std::collections::BTreeMap;

use serde_json::Value;

/// How many there are of each thing that is in one place at a time: cards by their faces, tokens by
/// their metal, traders. Crystals are not among them, for the supply is unlimited (C-2).
pub type Things<'position> = BTreeMap<&'position str, u64>;

/// The things of a position document: the entries of its lists are cards, the numbers under `tokens`
/// are tokens, the villages hold tiles, and so on. What the decision at hand says about a card is no place
/// of the card.
pub fn things(position: &Value) -> Things<'_> {
    let mut things = Things::new();
    count(position, &mut things);
    things
}

/// A position without its decks: they may be left out, and then hold what lies nowhere else.
pub fn without_decks(mut position: Value) -> Value {
    if let Some(fields) = position.as_object_mut() {
        fields.retain(|name, _| {
            !name.ends_with("_deck") && !["vp_pile", "unseen_tiles"].contains(&name.as_str())
        });
    }
    position
}

/// Fields whose entries are no cards, or cards and tiles that may leave the game.
const UNCOUNTED: [&str; 9] =
    ["decision", "map", "mountain_pile", "dropped", "on_offer", "outposts", "bonus", "beside", "explored"];

fn count<'position>(value: &'position Value, things: &mut Things<'position>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match name.as_str() {
                    name if UNCOUNTED.contains(&name) => {}
                    "tokens" => count_tokens(field, things),
                    "villages" => count_villages(field, things),
                    "traders" | "at" => count_traders(field, things),
                    "point_next" => add(field.as_str().unwrap_or_default(), 1, things),
                    _ => count(field, things),
                }
            }
        }
        Value::Array(entries) => {
            for entry in entries {
                let card = [Some(entry), entry.get("card"), entry.get("tile")];
                card.into_iter().flatten().filter_map(Value::as_str).for_each(|card| add(card, 1, things));
                count(entry, things);
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

/// On a player's board, in the reserve, at locations, on a card of the trade route.
fn count_traders<'position>(traders: &'position Value, things: &mut Things<'position>) {
    match traders {
        Value::Object(fields) => fields.values().for_each(|field| count_traders(field, things)),
        _ => add("traders", traders.as_u64().unwrap_or_default(), things),
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
