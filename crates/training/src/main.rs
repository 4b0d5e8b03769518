//! How the weights of the bots' networks are made: generations of self-play, each fitted to what came of its games.
//!
//! The first generation is played by another bot, the teacher. From then on the network plays: it takes the action
//! after which it likes its chances best, and now and then any action, so that it learns what is bad.

mod fit;
mod play;
mod samples;

use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use carvania_bots::Spec;
use carvania_bots::network::{Inputs, Network, Sizes};
use carvania_rules::{Game, Setup, Title};
use chacha20::ChaCha8Rng;
use clap::Parser;
use rand_core::SeedableRng;

use fit::Fit;
use play::SelfPlay;
use samples::Samples;

/// How far the weights go in one step, at the beginning of a fit.
const RATE: f32 = 1e-3;

/// Train the network of a game by self-play, on one core
#[derive(Debug, Parser)]
struct Options {
    /// The game
    #[arg(long)]
    game: Title,
    /// How long to go on
    #[arg(long, default_value_t = 10.0)]
    minutes: f32,
    /// Who plays the first generation
    #[arg(long, default_value = "greedy")]
    teacher: Spec,
    /// Seconds of play of the first generation
    #[arg(long, default_value_t = 60)]
    first: u64,
    /// Seconds of play of each later generation
    #[arg(long, default_value_t = 25)]
    play: u64,
    /// How often each fit goes over the samples of a generation; more would learn games by heart
    #[arg(long, default_value_t = 1.5)]
    passes: f32,
    /// How many generations of samples to keep
    #[arg(long, default_value = "5")]
    keep: NonZeroUsize,
    /// How often an action is taken at random
    #[arg(long, default_value_t = 0.03)]
    explore: f32,
    /// Where all draws and choices come from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write the weights to, after every generation
    #[arg(long)]
    out: PathBuf,
}

fn main() -> Result<()> {
    let options = Options::parse();
    let clock = Instant::now();
    let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
    let mut fit = Fit::new(sizes(options.game), &mut rng);
    let mut generations: Vec<Samples> = Vec::new();
    let mut network = None;
    for generation in 0.. {
        let time = Duration::from_secs(if generation == 0 { options.first } else { options.play });
        let play = SelfPlay {
            title: options.game,
            teacher: options.teacher,
            network: network.as_ref(),
            seed: options.seed.wrapping_add(generation),
            explore: options.explore,
        };
        let samples = play.play(time);
        let told = samples.to_string();
        if generations.len() >= options.keep.get() {
            generations.remove(0);
        }
        generations.push(samples);
        let loss = fit.steps(&generations, options.passes, RATE, &mut rng);
        let bytes = fit.bytes();
        fs::write(&options.out, &bytes).with_context(|| format!("cannot write {}", options.out.display()))?;
        network = Some(Network::read(&bytes)?);
        let seconds = clock.elapsed().as_secs();
        println!("{} {generation}: {told}; {loss}; {seconds} s", options.game);
        if clock.elapsed().as_secs_f32() > 60.0 * options.minutes {
            return Ok(());
        }
    }
    Ok(())
}

/// How many inputs the network of a game has.
fn sizes(title: Title) -> Sizes {
    Inputs::default().read(&dealt(title))
}

/// A game for two that is ready for its first turn.
fn dealt(title: Title) -> Game {
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    let mut game = Game::new(&Setup::standard(title, 2)).expect("two can play");
    while let Some(draw) = game.draw(&mut rng) {
        game.apply(draw).expect("a draw is legal");
    }
    game
}
