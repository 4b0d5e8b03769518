//! Counts the ways a game can go on: `cargo run --release --example perft -- J3 4`.

use std::env;

use carvania_rules::{Game, Setup, Title, divide};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = env::args().skip(1);
    let title: Title = arguments.next().as_deref().unwrap_or("GE").parse()?;
    let depth: u32 = arguments.next().as_deref().unwrap_or("3").parse()?;
    let game = Game::new(&Setup::standard(title, 2))?;
    let counts = divide(&game, depth);
    for (action, count) in &counts {
        println!("{:<12}{count}", game.write_action(*action).to_string());
    }
    println!("{title}, {depth} actions: {}", counts.iter().map(|(_, count)| count).sum::<u64>());
    Ok(())
}
