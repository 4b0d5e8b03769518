//! Some generations of a network, each made from games of the one before; and what the last is worth.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use carvania_bots::network::Network;
use carvania_bots::{Limit, Spec};
use carvania_rules::Title;
use clap::Args;

use crate::gate::Gate;
use crate::play::{self, Enough, SelfPlay};
use crate::{Fitting, fit, write};

/// How a network is made.
#[derive(Debug, Args)]
pub(crate) struct TrainOptions {
    /// The game, by its code: GE, EM, CA, EW, J1, J2 or J3
    game: Title,
    /// Minutes of play, over all generations
    #[arg(long, default_value_t = 60.0)]
    minutes: f32,
    /// Games in each generation at most; set it to repeat a run exactly
    #[arg(long, default_value_t = u64::MAX)]
    games: u64,
    /// Generations; the network built into the program plays the first
    #[arg(long, default_value_t = 2)]
    generations: u32,
    /// The bot that plays, on every seat
    #[arg(long, default_value = "mcts@1500n")]
    player: Spec,
    /// How often a turn begins with a random action
    #[arg(long, default_value_t = 0.03)]
    explore: f32,
    #[command(flatten)]
    how: Fitting,
    /// Games of the last network against the one built in, for each number of players
    #[arg(long, default_value_t = 1000)]
    gate: u64,
    /// Budget for a decision in these games
    #[arg(long, default_value = "100ms")]
    limit: Limit,
    /// Seed of all draws and choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The folder for games and weights
    #[arg(long, default_value = "target/training")]
    out: PathBuf,
}

/// Makes a network, and says how it fares.
pub(crate) fn train(options: &TrainOptions) -> Result<()> {
    let (title, threads) = (options.game, crate::cores());
    let folder = options.out.join(title.code());
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let time = Duration::try_from_secs_f32(60.0 * options.minutes / options.generations.max(1) as f32)?;
    let (mut games, mut network) = (Vec::new(), None);
    for generation in 1..=options.generations {
        let seed = options.seed.wrapping_add(generation.into());
        let players = SelfPlay::usual_players(title);
        let play =
            SelfPlay { title, player: options.player, network, seed, explore: options.explore, players };
        let new = play.play(Enough { games: options.games, time }, threads)?;
        play::write(title, &new, &folder.join(format!("{generation}.games")))?;
        games.extend(new);
        let bytes = fit(title, &games, &options.how, &folder)?.bytes();
        write(&folder.join(format!("{generation}.bin")), &bytes)?;
        network = Some(&*Box::leak(Box::new(Network::read(&bytes)?)));
    }
    let (games, limit, seed) = (options.gate, options.limit, !options.seed);
    let gate = Gate { title, new: network, old: None, limit, games, seed, threads };
    let most = *title.players().end();
    for players in 2..=most.min(4) {
        println!("{title} {}", gate.play(players)?);
    }
    let last = folder.join(format!("{}.bin", options.generations));
    println!(
        "The weights are in {}. To use them, copy them to crates/bots/weights/{}.bin.",
        last.display(),
        title.code()
    );
    Ok(())
}
