//! Games of a player against itself.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{fs, thread};

use anyhow::{Context, Result};
use carvania_bots::network::Network;
use carvania_bots::{Bot, Kind, Mcts, Spec, Stop};
use carvania_rules::chance::below;
use carvania_rules::{Actions, Game, Rounds, Setup, Title, Turn};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::games::{Expected, Played, TurnNote, heading};

/// A game that lasts longer is stopped, and the player ahead counts as the winner.
pub(crate) const MAX_ROUNDS: u32 = 120;

/// How games are played.
pub(crate) struct SelfPlay {
    pub(crate) title: Title,
    /// Who plays on all seats.
    pub(crate) player: Spec,
    /// What `mcts` judges by, if not by the network that comes with the program.
    pub(crate) network: Option<&'static Network>,
    pub(crate) seed: u64,
    /// How often a turn begins with a random action.
    pub(crate) explore: f32,
    /// How many play, one game after the other; then from the beginning.
    pub(crate) players: Vec<usize>,
}

/// When there are enough games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Enough {
    pub(crate) games: u64,
    pub(crate) time: Duration,
}

impl SelfPlay {
    /// Plays games on several cores. What is written depends on the time and the cores only in how many games it is.
    pub(crate) fn play(&self, enough: Enough, threads: usize) -> Result<Vec<Played>> {
        let (clock, next) = (Instant::now(), AtomicU64::new(0));
        let games = Mutex::new(Vec::new());
        thread::scope(|scope| -> Result<()> {
            let cores: Vec<_> = (0..threads)
                .map(|_| {
                    scope.spawn(|| -> Result<()> {
                        while clock.elapsed() < enough.time {
                            let number = next.fetch_add(1, Ordering::Relaxed);
                            if number >= enough.games {
                                break;
                            }
                            let game = self.game(number)?;
                            games.lock().expect("nobody fails with the lock").push(game);
                        }
                        Ok(())
                    })
                })
                .collect();
            cores.into_iter().try_for_each(|core| core.join().expect("a game does not fail"))
        })?;
        let mut games = games.into_inner().expect("nobody fails with the lock");
        games.sort_by_key(|game| game.number);
        Ok(games)
    }

    /// Plays one game.
    pub(crate) fn game(&self, number: u64) -> Result<Played> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(number);
        let players = self.players[(number % self.players.len().max(1) as u64) as usize];
        let mut game = Game::new(&Setup::standard(self.title, players))?;
        let mut played = Played { number, players, ..Played::default() };
        let (mut rounds, mut legal) = (Rounds::default(), Actions::new());
        let mut player = self.player(number);
        let stop = Stop::new();
        loop {
            rounds.observe(&game);
            if rounds.number() > MAX_ROUNDS {
                break;
            }
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.draw(&mut rng),
                Turn::Seat(_) if game.turn_begins().is_some() && unit(&mut rng) < self.explore => {
                    played.turns.push(TurnNote { is_explored: true, expected: None });
                    game.legal_actions(&mut legal);
                    Some(legal[below(&mut rng, legal.len() as u32) as usize])
                }
                Turn::Seat(_) => {
                    let action = player.choose(&game, &self.player.budget(&stop));
                    if game.turn_begins().is_some() {
                        let expected = player.expected();
                        played.turns.push(TurnNote { is_explored: false, expected });
                    }
                    action
                }
            };
            let action = action.context("there is something to decide until the game is over (C-11)")?;
            played.note(&game, action)?;
            game.apply(action)?;
        }
        Ok(played)
    }

    /// Who plays: half of the games are for two, the others for every number in turn.
    pub(crate) fn usual_players(title: Title) -> Vec<usize> {
        title.players().flat_map(|players| [2, players]).collect()
    }

    fn player(&self, number: u64) -> Player {
        let mut rng = ChaCha8Rng::seed_from_u64(!self.seed);
        rng.set_stream(number);
        match self.player.kind {
            Kind::Mcts => Player::Mcts(Box::new(Mcts::new(rng, self.network))),
            _ => Player::Other(self.player.player(rng)),
        }
    }
}

/// Writes games to a file.
pub(crate) fn write(title: Title, games: &[Played], path: &Path) -> Result<()> {
    let mut bytes = heading(title);
    games.iter().for_each(|game| game.write(&mut bytes));
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

/// Who plays, on all seats.
enum Player {
    Mcts(Box<Mcts>),
    Other(Box<dyn Bot>),
}

impl Player {
    fn choose(&mut self, game: &Game, budget: &carvania_bots::Budget<'_>) -> Option<carvania_rules::Action> {
        match self {
            Player::Mcts(mcts) => mcts.choose(game, budget),
            Player::Other(bot) => bot.choose(game, budget),
        }
    }

    /// What the last choice expects, if the player says so.
    fn expected(&self) -> Option<Expected> {
        match self {
            Player::Mcts(mcts) => mcts.expected().as_ref().map(Expected::of),
            Player::Other(_) => None,
        }
    }
}

/// A number from 0 to 1.
fn unit(rng: &mut ChaCha8Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}
