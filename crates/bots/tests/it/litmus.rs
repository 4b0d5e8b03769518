//! Litmus tests: positions in which every good player knows the move, and the bots from `expert` up must find it, and
//! the hints.
//!
//! The positions are documents in `tests/litmus`, a folder for each game; the table says what is to be done in each,
//! and why. Bots think in positions, not in time, so that an answer is the same on every machine.

mod endings;
mod prover;
mod table;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use carvania_bots::{Budget, Spec, Stop, analysis};
use carvania_rules::{Action, ActionText, Components, Game, Title, Turn};
use chacha20::ChaCha8Rng;
use endings::{ENDINGS, LONG};
use rand_core::SeedableRng;
use table::TABLE;

/// Who has to find the move.
const BOTS: [&str; 3] = ["expert", "planner@20000n", "mcts@20000n"];
/// What a hint may cost.
const HINT: Budget<'_> = Budget::nodes(20_000);
/// What each of them is seeded with: no answer may depend on luck.
const SEEDS: [u64; 2] = [1, 2];

/// A position, and what is to be done in it.
struct Litmus {
    /// The game and the name of the file.
    position: &'static str,
    /// The actions that make the move, in this order; others may come between them. Several moves are equally good.
    moves: &'static [&'static str],
    /// Why nothing else is as good.
    why: &'static str,
}

impl Litmus {
    fn title(&self) -> Title {
        title_of(self.position)
    }

    fn game(&self) -> Game {
        read(self.position)
    }

    /// Whether a turn contains one of the moves.
    fn is_solved_by(&self, turn: &[String]) -> bool {
        self.moves.iter().any(|line| {
            let mut actions = turn.iter();
            line.split(' ').all(|wanted| actions.any(|action| action == wanted))
        })
    }
}

fn title_of(position: &str) -> Title {
    let (title, _) = position.split_once('/').unwrap();
    title.parse().unwrap()
}

/// The game at a position.
fn read(position: &str) -> Game {
    let path = folder().join(position).with_extension("json");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let document = serde_json::from_str(&text).unwrap();
    Game::from_study(&document, Components::standard()).unwrap_or_else(|error| panic!("{position}: {error}"))
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/litmus")
}

/// What a bot does from now to the end of the turn.
fn turn_of(bot: &str, seed: u64, game: Game) -> Vec<String> {
    let spec: Spec = bot.parse().unwrap();
    let stop = Stop::new();
    let mut player = spec.player(ChaCha8Rng::seed_from_u64(seed));
    turn_by(game, |game| player.choose(game, &spec.budget(&stop)).unwrap())
}

/// What is done from now to the end of the turn by one who takes the first of all hints.
fn hinted_turn(game: Game) -> Vec<String> {
    turn_by(game, |game| analysis::of(game, &HINT, ChaCha8Rng::seed_from_u64(1)).options[0].action)
}

fn turn_by(mut game: Game, mut choose: impl FnMut(&Game) -> Action) -> Vec<String> {
    let mut draws = ChaCha8Rng::seed_from_u64(0);
    let (whose, mut turn) = (game.turn(), Vec::new());
    loop {
        let action = match game.turn() {
            Turn::Chance => game.draw(&mut draws).unwrap(),
            now if now == whose => choose(&game),
            _ => return turn,
        };
        turn.push(game.write_action(action).to_string());
        game.apply(action).unwrap();
        if game.turn_begins().is_some() {
            return turn;
        }
    }
}

/// The bots and the hints solve every position of a game. Everything that goes wrong is told at once.
fn solve(title: Title) {
    let mut failures = Vec::new();
    for litmus in TABLE.iter().filter(|litmus| litmus.title() == title) {
        let Litmus { position, moves, why } = litmus;
        let game = litmus.game();
        let bots = BOTS.into_iter().flat_map(|bot| SEEDS.map(|seed| (bot, seed)));
        let turns = bots.map(|(bot, seed)| (format!("{bot} ({seed})"), turn_of(bot, seed, game)));
        for (who, turn) in turns.chain([("the hint".to_owned(), hinted_turn(game))]) {
            if !litmus.is_solved_by(&turn) {
                let (moves, turn) = (moves.join(", or "), turn.join(" "));
                failures.push(format!("{position}: {who} does {turn}, not {moves}: {why}"));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn golem_edition() {
    solve(Title::GolemEdition);
}

#[test]
fn eastern_mountains() {
    solve(Title::EasternMountains);
}

#[test]
fn call_for_adventure() {
    solve(Title::CallForAdventure);
}

#[test]
fn endless_world() {
    solve(Title::EndlessWorld);
}

#[test]
fn journey_one() {
    solve(Title::JourneyOne);
}

#[test]
fn journey_two() {
    solve(Title::JourneyTwo);
}

#[test]
fn journey_three() {
    solve(Title::JourneyThree);
}

#[test]
fn a_win_that_ends_the_game_is_also_what_is_advised() {
    let name = "J2/win_within_a_turn";
    let game = TABLE.iter().find(|litmus| litmus.position == name).unwrap().game();
    let Turn::Seat(seat) = game.turn() else { panic!("{name}: a player is to decide") };
    let analysis = analysis::of(&game, &Budget::nodes(5_000), ChaCha8Rng::seed_from_u64(1));
    let first = game.write_action(analysis.options[0].action).to_string();
    assert_eq!((first.as_str(), analysis.estimate.wins[seat]), ("work:A2.G2", 1.0));
}

#[test]
fn every_position_is_in_the_table_once() {
    let mut files = Vec::new();
    for title in Title::ALL {
        for file in fs::read_dir(folder().join(title.to_string())).unwrap() {
            let path = file.unwrap().path();
            files.push(format!("{title}/{}", path.file_stem().unwrap().to_str().unwrap()));
        }
    }
    files.sort_unstable();
    let endings = ENDINGS.iter().chain(LONG).map(|ending| ending.position);
    let mut listed: Vec<&str> = TABLE.iter().map(|litmus| litmus.position).chain(endings).collect();
    listed.sort_unstable();
    assert_eq!(listed, files);
}

#[test]
fn every_move_is_written_as_in_the_notation() {
    for Litmus { position, moves, .. } in TABLE {
        for action in moves.iter().flat_map(|line| line.split(' ')) {
            let written: ActionText =
                action.parse().unwrap_or_else(|error| panic!("{position}: {action}: {error}"));
            assert_eq!(written.to_string(), action, "{position}");
        }
    }
}

#[test]
fn every_game_is_there_with_two_three_and_four_players() {
    for title in Title::ALL {
        let moves = TABLE.iter().map(|litmus| litmus.position).collect();
        let endings: Vec<&str> = ENDINGS.iter().map(|ending| ending.position).collect();
        for positions in [moves, endings] {
            let of_title = positions.into_iter().filter(|position| title_of(position) == title);
            let players: BTreeSet<usize> = of_title.map(|position| read(position).players()).collect();
            assert!(players.is_superset(&BTreeSet::from([2, 3, 4])), "{title}: {players:?}");
        }
    }
}
