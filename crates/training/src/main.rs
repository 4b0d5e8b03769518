//! How the weights of the bots' networks are made: generations of self-play, each fitted to what came of its games.
//!
//! The first generation is played by another bot, the teacher. From then on the network plays: it takes the action
//! after which it likes its chances best, and now and then any action, so that it learns what is bad.
//!
//! Such a network plays many games in little time, but not well: it has to see how stronger players fare. So it is made in two
//! steps, here for one game; the second is one generation, of a strong teacher.
//!
//! ```text
//! carvania-training --game GE --minutes 10 --out first.bin
//! carvania-training --game GE --from first.bin --teacher planner@600n --first 480 --minutes 8 --passes 1 --rate 3e-4 --out GE.bin
//! ```
//!
//! Those of EM and CA were made in one step each, CA with two passes: with more it learnt games by heart.
//!
//! ```text
//! carvania-training --game EM --teacher planner@2000n --explore 0.015 --first 600 --minutes 10 --passes 4 --threads 2 --out EM.bin
//! carvania-training --game CA --teacher planner@2000n --explore 0.015 --first 1020 --minutes 17 --passes 2 --threads 2 --out CA.bin
//! ```
//!
//! What is printed of the games held out tells whether it has learnt anything that holds for other games. It
//! easily learns games by heart: every position of a game has the same end, and few games have the same cards.

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

/// Train the network of a game by self-play
#[derive(Debug, Parser)]
struct Options {
    /// The game to train for
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
    /// How far the weights go in one step, at the beginning of a fit
    #[arg(long, default_value_t = 1e-3)]
    rate: f32,
    /// How often each fit goes over the samples of a generation; more would learn games by heart
    #[arg(long, default_value_t = 1.5)]
    passes: f32,
    /// How many generations of samples to keep
    #[arg(long, default_value = "5")]
    keep: NonZeroUsize,
    /// How often an action is taken at random
    #[arg(long, default_value_t = 0.03)]
    explore: f32,
    /// Weights to go on from; without them it starts from small random ones
    #[arg(long)]
    from: Option<PathBuf>,
    /// How many games are played at the same time
    #[arg(long, default_value = "1")]
    threads: NonZeroUsize,
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
    if let Some(from) = &options.from {
        let bytes = fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
        fit = fit.resumed(&bytes).with_context(|| format!("cannot use the weights in {}", from.display()))?;
    }
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
        let games = play.play(time, options.threads.get());
        let told = games.learnt.to_string();
        let before = fit.loss(&games.held_out);
        if generations.len() >= options.keep.get() {
            generations.remove(0);
        }
        generations.push(games.learnt);
        let loss = fit.steps(&generations, options.passes, options.rate, &mut rng);
        let bytes = fit.bytes();
        fs::write(&options.out, &bytes).with_context(|| format!("cannot write {}", options.out.display()))?;
        network = Some(Network::read(&bytes)?);
        let seconds = clock.elapsed().as_secs();
        let after = fit.loss(&games.held_out);
        println!("{} {generation}: {told}; {loss}; {seconds} s", options.game);
        println!("    in games held out: {before} before, {after} after");
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
