//! How the weights of the bots' networks are made: games of `mcts` against itself, and a fit.

mod fit;
mod games;
mod gate;
mod play;
mod samples;
mod tensors;
mod torch;
mod train;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use carvania_bots::network::{Inputs, Network, Sizes, Weights};
use carvania_bots::{Limit, Spec};
use carvania_rules::{Game, Setup, Title};
use chacha20::ChaCha8Rng;
use clap::{Args, Parser, Subcommand};
use rand_core::SeedableRng;

use fit::Fit;
use games::Played;
use gate::Gate;
use play::{Enough, SelfPlay};
use samples::Split;
use train::TrainOptions;

/// How far the weights go in one step, at the beginning of a fit without PyTorch.
const RATE: f32 = 1e-3;
/// How often such a fit goes over the positions; with more it would learn games by heart.
const PASSES: f32 = 4.0;

/// Make the weights of the bots' networks
#[derive(Debug, Parser)]
struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Make the network of a game: play, fit, and so on, and let it play the old one
    Train(TrainOptions),
    /// Play games to learn from
    Play(PlayOptions),
    /// Write the positions of games as arrays, for a fit on an accelerator
    Tensors {
        /// The game, by its code: GE, EM, CA, EW, J1, J2 or J3
        game: Title,
        /// Files of games
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The folder to write to
        #[arg(long)]
        out: PathBuf,
    },
    /// Fit a network to games
    Fit {
        /// The game, by its code: GE, EM, CA, EW, J1, J2 or J3
        game: Title,
        /// Files of games
        #[arg(required = true)]
        files: Vec<PathBuf>,
        #[command(flatten)]
        how: Fitting,
        /// The file to write the weights to
        #[arg(long)]
        out: PathBuf,
    },
    /// Make the weights of a file as PyTorch left them those of a network
    Pack {
        /// The game, by its code: GE, EM, CA, EW, J1, J2 or J3
        game: Title,
        /// The weights as 32-bit floats
        file: PathBuf,
        /// The file to write the weights to
        #[arg(long)]
        out: PathBuf,
    },
    /// Let new weights play old ones
    Gate(GateOptions),
}

/// How a network is fitted.
#[derive(Clone, Debug, Args)]
struct Fitting {
    /// Weights to begin with; PyTorch also tries small random ones
    #[arg(long)]
    start: Option<PathBuf>,
    /// Fit without PyTorch, even if it is there
    #[arg(long)]
    alone: bool,
}

#[derive(Debug, Args)]
struct GateOptions {
    /// The game, by its code: GE, EM, CA, EW, J1, J2 or J3
    game: Title,
    /// The new weights
    new: PathBuf,
    /// The old weights; without them those of the program
    old: Option<PathBuf>,
    /// What a decision may cost
    #[arg(long, default_value = "100ms")]
    limit: Limit,
    /// How many games for each number of players
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The numbers of players
    #[arg(long, value_delimiter = ',', default_values_t = [2, 3, 4])]
    players: Vec<usize>,
    /// How many games are played at the same time
    #[arg(long, default_value_t = cores())]
    threads: usize,
    /// Seed of all draws and choices
    #[arg(long, default_value_t = 2026)]
    seed: u64,
}

#[derive(Debug, Args)]
struct PlayOptions {
    /// The game to play
    game: Title,
    /// The bot that plays, on every seat
    #[arg(long, default_value = "mcts@1500n")]
    player: Spec,
    /// The weights that `mcts` judges by; without them those of the program
    #[arg(long)]
    weights: Option<PathBuf>,
    /// How many games to play at most
    #[arg(long, default_value_t = u64::MAX)]
    games: u64,
    /// For how long to begin new games
    #[arg(long, default_value_t = 60.0)]
    seconds: f32,
    /// How often a turn begins with a random action
    #[arg(long, default_value_t = 0.03)]
    explore: f32,
    /// The numbers of players of the games, in turn; without them every other game is for two
    #[arg(long, value_delimiter = ',')]
    players: Vec<usize>,
    /// How many games are played at the same time
    #[arg(long, default_value_t = cores())]
    threads: usize,
    /// Seed of all draws and choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write the games to
    #[arg(long)]
    out: PathBuf,
}

fn main() -> Result<()> {
    match Options::parse().command {
        Command::Train(options) => train::train(&options),
        Command::Play(options) => play(&options),
        Command::Fit { game, files, how, out } => {
            let games = read_games(game, &files)?;
            write(&out, &fit(game, &games, &how, &out.with_extension("fit"))?.bytes())
        }
        Command::Pack { game, file, out } => {
            let of = || format!("cannot use the weights in {}", file.display());
            let weights = torch::read(sizes(game), &fs::read(&file).with_context(of)?).with_context(of)?;
            Network::read(&weights.bytes()).with_context(of)?;
            write(&out, &weights.bytes())
        }
        Command::Gate(options) => gate(&options),
        Command::Tensors { game, files, out } => {
            let split = Split::of(game, &read_games(game, &files)?)?;
            println!("{game}: {}; held out: {}", split.learnt, split.held_out);
            tensors::write(&out, sizes(game), &split)
        }
    }
}

fn play(options: &PlayOptions) -> Result<()> {
    let network = options.weights.as_deref().map(read_network).transpose()?;
    let usual = SelfPlay::usual_players(options.game);
    let play = SelfPlay {
        title: options.game,
        player: options.player,
        network,
        seed: options.seed,
        explore: options.explore,
        players: if options.players.is_empty() { usual } else { options.players.clone() },
    };
    let time = Duration::try_from_secs_f32(options.seconds)?;
    let games = play.play(Enough { games: options.games, time }, options.threads)?;
    let positions: usize = games.iter().map(|game| game.turns.len()).sum();
    play::write(options.game, &games, &options.out)?;
    println!("{}: {} games, {positions} positions", options.game, games.len());
    Ok(())
}

/// The weights of a network that is fitted to games, with a folder to work in.
fn fit(title: Title, games: &[Played], how: &Fitting, folder: &Path) -> Result<Weights> {
    let (split, sizes) = (Split::of(title, games)?, sizes(title));
    println!("{title}: {}; held out: {}", split.learnt, split.held_out);
    let start = how.start.as_deref().map(|path| read_weights(path, sizes)).transpose()?;
    if !how.alone && torch::is_there() {
        return torch::fit(folder, sizes, &split, start.as_ref());
    }
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut fit = start.map_or_else(|| Fit::new(sizes, &mut rng), Fit::from);
    let learning = fit.steps(&split.learnt, PASSES, RATE, &mut rng);
    println!("    {learning} while learning; held out: {}", fit.loss(&split.held_out));
    Ok(fit.weights())
}

fn gate(options: &GateOptions) -> Result<()> {
    let gate = Gate {
        title: options.game,
        new: Some(read_network(&options.new)?),
        old: options.old.as_deref().map(read_network).transpose()?,
        limit: options.limit,
        games: options.games,
        seed: options.seed,
        threads: options.threads,
    };
    for &players in &options.players {
        println!("{} {}", options.game, gate.play(players)?);
    }
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The games of all files.
fn read_games(title: Title, files: &[PathBuf]) -> Result<Vec<Played>> {
    let mut all = Vec::new();
    for path in files {
        let of = || format!("cannot use the games in {}", path.display());
        all.extend(games::read(title, &fs::read(path).with_context(of)?).with_context(of)?);
    }
    Ok(all)
}

/// The weights of a file, for so many inputs.
fn read_weights(path: &Path, sizes: Sizes) -> Result<Weights> {
    let of = || format!("cannot use the weights in {}", path.display());
    let weights = Weights::read(&fs::read(path).with_context(of)?).with_context(of)?;
    ensure!(weights.sizes == sizes, "the weights in {} are for other inputs", path.display());
    Ok(weights)
}

/// A network that stays to the end of the program.
fn read_network(path: &Path) -> Result<&'static Network> {
    let of = || format!("cannot use the weights in {}", path.display());
    let network = Network::read(&fs::read(path).with_context(of)?).with_context(of)?;
    Ok(Box::leak(Box::new(network)))
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
