//! Plays the seven games with bots that count positions, and prints every record and what the network makes of every turn,
//! to the last bit. On every platform it prints the same: `cargo xtask test platforms` compares.

use std::error::Error;
use std::io;

use carvania_bots::Stop;
use carvania_bots::network::{Network, Scratch};
use carvania_lab::simulate::Simulation;
use carvania_rules::{Record, Setup, Title};

/// Who plays: every kind that thinks ahead, at tables of two, three and four.
const BOTS: [&[&str]; 3] =
    [&["planner@300n", "mcts@300n"], &["greedy@100n", "planner@200n", "mcts@200n"], &["mcts@100n"; 4]];

fn main() -> Result<(), Box<dyn Error>> {
    for title in Title::ALL {
        for (bots, seed) in BOTS.iter().zip(1..) {
            let setup = Setup::standard(title, bots.len());
            let bots = bots.iter().map(|bot| bot.parse()).collect::<Result<_, _>>()?;
            let simulation = Simulation { setup, bots, games: 1, seed, threads: 1, max_rounds: 1_000 };
            simulation.play_games(0..1, &Stop::new(), &|played, actions| {
                let record = simulation.record(played, actions).map_err(io::Error::other)?;
                println!("{}", record.to_text());
                print_outlooks(&record);
                Ok(())
            })?;
        }
    }
    Ok(())
}

/// The chances and points that the network expects whenever a turn begins, as bits.
fn print_outlooks(record: &Record) {
    let mut scratch = Scratch::default();
    for step in record.steps() {
        let game = step.before;
        let Some(network) = game.turn_begins().and_then(|_| Network::of(&game)) else { continue };
        let outlook = network.look(&game, &mut scratch);
        for seat in game.seats() {
            print!("{:08x} {:08x} ", outlook.wins[seat].to_bits(), outlook.points[seat].to_bits());
        }
        println!("{:08x}", outlook.rounds.to_bits());
    }
}
