//! Replays a record and tells how it ended: `cargo run --release --example replay_record -- game.txt`.

use std::{env, fs};

use carvania_rules::{Components, Record};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = env::args().nth(1).ok_or("name the file of a record")?;
    // Every action is checked while it is read: a record that breaks a rule is refused with its line.
    let record = Record::read(&fs::read_to_string(path)?, Components::standard())?;
    let game = record.game();
    println!("{}, {} players, {} actions", game.title(), game.players(), record.actions().len());
    if !game.is_over() {
        println!("not over: these are the scores so far");
    }
    for seat in game.ranking() {
        println!("seat {seat}: {}", game.scores()[seat].total());
    }
    Ok(())
}
