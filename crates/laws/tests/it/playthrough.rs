//! Playthroughs: everything the engine says along one game, for every title and number of players. A change
//! of the rules shows here as a change of what people would see.

use std::fmt::Write;

use carvania_bots::Reflex;
use carvania_lab::deal::generator;
use carvania_laws::course::games_end;
use carvania_laws::play::{legal, setups};
use carvania_rules::record::Step;
use carvania_rules::{Action, Actions, Game, Record, Setup, Source, Turn};
use serde_json::Value;

/// A seed whose games are short.
const SEED: u64 = 544;

#[test]
fn playthroughs_are_as_ever() {
    for setup in setups() {
        let name = format!("{}_{}", setup.title, setup.players);
        insta::assert_snapshot!(name, playthrough(&play(&setup)));
    }
}

fn play(setup: &Setup) -> Record {
    let mut rng = generator(SEED, 0);
    let mut actions = Actions::new();
    games_end(setup, 1_000, |game| Reflex::Eager.choose(game, &mut actions, &mut rng))
}

fn playthrough(record: &Record) -> String {
    let (title, players) = (record.game().title(), record.game().players());
    let mut text = format!("{title}, {players} players, eager, seed {SEED}\n\nSet-up\n");
    for step in record.steps() {
        if step.begins_round {
            write!(text, "\nRound {}\n{}", step.round, table(&step.before)).unwrap();
        }
        if let Some(seat) = step.before.turn_begins() {
            let legal = actions(&step.before, &legal(&step.before));
            writeln!(text, "  Turn of seat {seat}: {legal}").unwrap();
        }
        writeln!(text, "{}", decision(&step)).unwrap();
    }
    write!(text, "\nEnd\n{}{}", table(record.game()), result(record.game())).unwrap();
    text
}

/// What is the same in all moments of a game, or said elsewhere.
const UNSAID: [&str; 7] = ["game", "players", "components", "decision", "turn", "tiles", "side"];

/// Everything that lies on the table; of the decks only their sizes.
fn table(game: &Game) -> String {
    let position = game.to_position();
    let fields = position.as_object().unwrap().iter().filter(|(name, _)| !UNSAID.contains(&name.as_str()));
    fields.map(|(name, field)| lines(name, field)).collect::<String>() + &scores(game)
}

fn lines(name: &str, field: &Value) -> String {
    match field {
        Value::Array(cards) if name.ends_with("_deck") => format!("  {name}: {} cards\n", cards.len()),
        Value::Array(tiles) if name.ends_with("_pile") || name == "unseen_tiles" => {
            format!("  {name}: {} tiles\n", tiles.len())
        }
        Value::Array(seats) if name == "seats" => {
            (1..).zip(seats).map(|(seat, player)| format!("  seat {seat}: {}\n", plain(player))).collect()
        }
        _ => format!("  {name}: {}", plain(field)).trim_end().to_owned() + "\n",
    }
}

/// A part of a document for the eye: no quotes, and nothing where nothing is.
fn plain(value: &Value) -> String {
    match value {
        Value::Array(entries) => entries.iter().map(entry).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, field)| (name, plain(field)));
            let there = fields.filter(|(_, field)| !field.is_empty() && field != "0");
            there.map(|(name, field)| format!("{name} {field}")).collect::<Vec<_>>().join(", ")
        }
        Value::String(text) => text.clone(),
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

/// An entry of a row: a card, and in brackets what lies on it; or a layer of cards.
fn entry(value: &Value) -> String {
    if value.is_array() {
        return format!("({})", plain(value));
    }
    let Some(fields) = value.as_object() else { return plain(value) };
    let mut parts = fields.values().map(plain).filter(|part| !part.is_empty());
    let card = parts.next().unwrap_or_default();
    parts.fold(card, |card, part| format!("{card}({part})"))
}

fn scores(game: &Game) -> String {
    let scores = game.scores();
    let totals: Vec<String> = game.seats().map(|seat| scores[seat].to_string()).collect();
    format!("  scores: {}\n", totals.join(" "))
}

/// Who decides what, among how many actions, and how.
fn decision(step: &Step) -> String {
    let game = &step.before;
    let who = match step.by {
        Turn::Seat(seat) => format!("seat {seat}"),
        Turn::Chance => {
            let weight = game.chance().find(|&(draw, _)| draw == step.action).map_or(0, |(_, weight)| weight);
            format!("chance of {weight} in {}", game.chance().total())
        }
        Turn::Over => "nobody".to_owned(),
    };
    let decision = plain(&game.to_position()["decision"]).replace("kind ", "");
    format!("    {who}, {decision}, {} legal: {}", legal(game).len(), game.write_action(step.action))
}

fn actions(game: &Game, actions: &[Action]) -> String {
    let words: Vec<String> = actions.iter().map(|&action| game.write_action(action).to_string()).collect();
    words.join(" ")
}

fn result(game: &Game) -> String {
    let scores = game.scores();
    let sheet = |(place, seat)| {
        let item = |source: Source| format!("{} {}", source.name(), scores[seat].from(source));
        let items: Vec<String> = game.title().sources().iter().copied().map(item).collect();
        format!("  {place}. seat {seat}: {} = {}\n", scores[seat].total(), items.join(" + "))
    };
    (1..).zip(game.ranking()).map(sheet).collect()
}
