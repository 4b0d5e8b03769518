//! Wins in hand: positions in which one turn begins the last round, or plays it, and wins whatever the others do.
//!
//! Each is proven by a [`Prover`] that tries everything, and so is every action that a bot takes to the end of its turn.

use carvania_bots::analysis::MoveEstimate;
use carvania_bots::{Budget, Spec, Stop, analysis};
use carvania_rules::{Game, Seat, Turn};
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

use super::prover::Prover;
use super::{SEEDS, read};

/// The levels from `skilled` up, as far as they have a budget of time with one of positions instead.
const LEVELS: [&str; 4] = ["skilled", "seasoned", "veteran@20000n", "master@20000n"];
/// The most positions of a proof.
const MAX: u64 = 3_000_000;

/// The position, the turn that wins, and why.
pub(super) struct Ending {
    pub(super) position: &'static str,
    turn: &'static str,
    why: &'static str,
}

pub(super) const ENDINGS: &[Ending] = &[
    Ending {
        position: "GE/copper_gift",
        turn: "claim:BBMM",
        why: "the third card ends the game ahead; any claim further left slides a copper token to the rival",
    },
    Ending { position: "GE/real_game", turn: "claim:BBMM", why: "75 points, and the rival makes 73 at most" },
    Ending {
        position: "GE/take_what_the_last_seat_needs",
        turn: "claim:MMMM",
        why: "the last seat can pay for this card alone; the dearer one would leave it there",
    },
    Ending {
        position: "GE/third_of_four_ends_it",
        turn: "claim:GGBB",
        why: "the last seat cannot overtake, and waiting for a dearer card wins nothing",
    },
    Ending {
        position: "GE/third_of_four_upgrades_no_more",
        turn: "claim:YYBB",
        why: "the card at hand suffices; an upgrade for a dearer one gives three rivals a turn",
    },
    Ending {
        position: "EM/same_tile",
        turn: "step:a1 claim:BBBB",
        why: "both can pay the last tile, and nothing else in the rival's reach makes up for it",
    },
    Ending {
        position: "EM/second_of_three_takes_the_last_tile",
        turn: "step:a1 claim:BBBB",
        why: "both tiles in reach are worth 12; with the other the last seat, who stands there, would make BBBB and win",
    },
    Ending {
        position: "EM/third_of_four_takes_the_last_tile",
        turn: "step:a1 claim:BBBB",
        why: "both tiles in reach are worth 12, but the last seat can pay for BBBB alone, and wins if it is left there",
    },
    Ending {
        position: "CA/one_step_to_the_last_tile",
        turn: "step:e4 claim:BBBB",
        why: "one card pays for the way to the last tile, and the rival is too far behind",
    },
    Ending {
        position: "CA/four_steps_to_the_last_tile",
        turn: "step:e4 claim:GGMM",
        why: "the last tile is four cards away, which are of no use any more",
    },
    Ending {
        position: "CA/second_of_three_ends_it",
        turn: "claim:BBBMM",
        why: "three cards pay for the way to the tile that wins; the last seat cannot overtake",
    },
    Ending {
        position: "CA/second_of_three_steps_to_the_tile",
        turn: "step:e4 claim:YGBMMM",
        why: "the wagon is a card away from the tile, and the last seat cannot make up for it",
    },
    Ending {
        position: "CA/third_of_four_takes_the_last_tile",
        turn: "step:e4 claim:BBBB",
        why: "both tiles are two cards away and worth 12, but the last seat can pay for BBBB alone, and wins with it",
    },
    Ending { position: "EW/same_card", turn: "work:A1.G1 claim:P46", why: "both can pay the eighth card" },
    Ending {
        position: "EW/two_cards_win",
        turn: "work:A1.G1 claim:P17",
        why: "the eighth card ends the game ahead of all that the rival can make of one turn",
    },
    Ending {
        position: "EW/second_of_three_ends_it",
        turn: "claim:P21",
        why: "the eighth card suffices against the last seat; upgrades give both rivals a turn",
    },
    Ending {
        position: "EW/second_of_three_needs_the_tile",
        turn: "claim:P45 bonus:T01",
        why: "the eighth card alone does not suffice: the tile of the same visit has to be taken, after a draw",
    },
    Ending {
        position: "EW/second_of_three_at_the_fourth_place",
        turn: "work:B1.G4 claim:P45",
        why: "five traders at the dearest place are well spent: the eighth card wins, any other turn lets it go",
    },
    Ending {
        position: "EW/third_of_four_ends_it",
        turn: "work:A1.G1 claim:P52",
        why: "the eighth card wins against the last seat; seat 2 has seven cards, too",
    },
    Ending {
        position: "EW/second_of_four_ends_it",
        turn: "work:A1.G2 claim:P46",
        why: "the eighth card wins, whatever the two seats to come make of their turns",
    },
    Ending {
        position: "J1/end_it_now",
        turn: "work:B1.G3 claim:P03",
        why: "the eighth card ends the game ahead of all that the rival can make of one turn",
    },
    Ending {
        position: "J1/same_card",
        turn: "work:A1.G1 claim:P46",
        why: "both can pay the eighth card, and nothing else that the rival can do wins",
    },
    Ending {
        position: "J1/second_of_three_takes_the_last_card",
        turn: "work:A1.G1 claim:P46",
        why: "P40 is worth more, but leaves P46 to the last seat, who can pay for nothing else and would win with it",
    },
    Ending {
        position: "J1/second_of_four_takes_the_last_card",
        turn: "work:A1.G1 claim:P46",
        why: "of the two seats to come the last can pay for P46 alone, and wins with it if P40 is claimed",
    },
    Ending { position: "J2/same_card", turn: "work:A2.G1 claim:P36", why: "both can pay the eighth card" },
    Ending {
        position: "J2/end_it_now",
        turn: "work:B2.G3 claim:P34",
        why: "the eighth card ends the game; a trade for a dearer one gives the rival a turn",
    },
    Ending {
        position: "J2/win_before_the_last_seat",
        turn: "work:A2.G2 claim:P17",
        why: "the eighth card wins; to upgrade for a dearer one leaves a turn to the rival, who can pay for P02",
    },
    Ending {
        position: "J2/second_of_four_in_the_last_round",
        turn: "work:F2.3 outpost:b3 trade:4",
        why: "in the last round four trades make 4 points, and neither of the two seats to come can answer",
    },
    Ending {
        position: "J2/first_of_three_ends_it",
        turn: "work:B2.G3 claim:P22",
        why: "the eighth card wins against both rivals; who waits for more gives them a turn",
    },
    Ending {
        position: "J2/third_of_four_ends_it",
        turn: "work:A2.G1 claim:P02",
        why: "the eighth card wins, though it is worth 5 only: the last seat cannot overtake",
    },
    Ending {
        position: "J3/end_it_now",
        turn: "work:A2.G1 claim:P01",
        why: "the eighth card ends the game ahead of all that the rival can make of one turn",
    },
    Ending {
        position: "J3/same_card",
        turn: "work:A2.G1 claim:P36",
        why: "both can pay the eighth card, and nothing else that the rival can do wins",
    },
    Ending {
        position: "J3/second_of_three_takes_the_last_card",
        turn: "work:A2.G1 claim:P36",
        why: "P41 is worth more, but leaves P36 to the last seat, who can pay for nothing else and would win with it",
    },
    Ending {
        position: "J3/second_of_four_takes_the_last_card",
        turn: "work:A2.G1 claim:P36",
        why: "of the two seats to come the last can pay for P36 alone, and wins with it if P41 is claimed",
    },
];

/// Wins that a bot cannot prove with what it may spend: the seat between has many turns that change nothing.
pub(super) const LONG: &[Ending] = &[
    Ending {
        position: "EW/last_of_three_can_pay_too",
        turn: "work:A1.G1 claim:P46",
        why: "the last seat can pay the eighth card, too, and wins if it is left there",
    },
    Ending {
        position: "J2/last_of_three_can_pay_too",
        turn: "work:A2.G1 claim:P36",
        why: "the last seat can pay the eighth card, too, and wins if it is left there",
    },
];

fn decider(game: &Game) -> Seat {
    match game.turn() {
        Turn::Seat(seat) => seat,
        Turn::Chance | Turn::Over => panic!("a player is to decide"),
    }
}

/// A bot's turn; the last action is the first after which the win is not forced any more, if it comes to that.
fn turn_of(bot: &str, seed: u64, mut game: Game, prover: &mut Prover) -> (Vec<String>, bool) {
    let spec: Spec = bot.parse().unwrap();
    let (stop, mut draws) = (Stop::new(), ChaCha8Rng::seed_from_u64(seed));
    let mut player = spec.player(ChaCha8Rng::seed_from_u64(seed));
    let (whose, mut turn) = (game.turn(), Vec::new());
    loop {
        let action = match game.turn() {
            Turn::Chance => game.draw(&mut draws).unwrap(),
            now if now == whose => player.choose(&game, &spec.budget(&stop)).unwrap(),
            _ => return (turn, true),
        };
        turn.push(game.write_action(action).to_string());
        game.apply(action).unwrap();
        if prover.holds(&game) != Some(true) {
            return (turn, false);
        }
        if game.turn_begins().is_some() {
            return (turn, true);
        }
    }
}

#[test]
fn a_proven_win_is_taken_to_the_end_of_the_turn() {
    let mut failures = Vec::new();
    for Ending { position, turn: wanted, why } in ENDINGS.iter().chain(LONG) {
        let game = read(position);
        let mut prover = Prover::new(decider(&game), MAX);
        assert_eq!(prover.wins(&game), Some(true), "{position}: the win is forced");
        for bot in LEVELS {
            for seed in SEEDS {
                let (turn, has_won) = turn_of(bot, seed, game, &mut prover);
                if !has_won {
                    let turn = turn.join(" ");
                    failures.push(format!("{position}: {bot} ({seed}) does {turn}, not {wanted}: {why}"));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn the_turn_that_wins_is_the_one_in_the_table() {
    for Ending { position, turn: wanted, .. } in ENDINGS {
        let game = read(position);
        let mut prover = Prover::new(decider(&game), MAX);
        let (turn, has_won) = turn_of("skilled", 1, game, &mut prover);
        let mut actions = turn.iter();
        let is_it = wanted.split(' ').all(|wanted| actions.any(|action| action == wanted));
        assert!(has_won && is_it, "{position}: {}", turn.join(" "));
    }
}

#[test]
fn a_proven_win_is_advised_as_such() {
    for Ending { position, .. } in ENDINGS {
        let game = read(position);
        let seat = decider(&game);
        for nodes in [500, 20_000] {
            let analysis = analysis::of(&game, &Budget::nodes(nodes), ChaCha8Rng::seed_from_u64(1));
            let mut after = game;
            after.apply(analysis.options[0].action).unwrap();
            let is_sure = analysis.options[0].is_proven && analysis.estimate.wins[seat] == 1.0;
            let holds = Prover::new(seat, MAX).holds(&after);
            assert!(is_sure && holds == Some(true), "{position} ({nodes}): {:?}", analysis.options[0]);
        }
    }
}

#[test]
fn a_win_that_takes_too_much_to_prove_is_advised() {
    for Ending { position, turn, .. } in LONG {
        let game = read(position);
        for nodes in [500, 20_000] {
            let analysis = analysis::of(&game, &Budget::nodes(nodes), ChaCha8Rng::seed_from_u64(1));
            let advised = game.write_action(analysis.options[0].action).to_string();
            assert!(turn.starts_with(&advised), "{position} ({nodes}): {advised}, not {turn}");
        }
    }
}

#[test]
fn what_is_called_proven_is() {
    for Ending { position, .. } in ENDINGS {
        let game = read(position);
        let seat = decider(&game);
        let mut prover = Prover::new(seat, MAX);
        let analysis = analysis::of(&game, &Budget::nodes(500), ChaCha8Rng::seed_from_u64(1));
        let sure = |option: &&MoveEstimate| option.is_proven && option.estimate.wins[seat] == 1.0;
        let sure: Vec<&MoveEstimate> = analysis.options.iter().filter(sure).collect();
        assert!(!sure.is_empty(), "{position}");
        for option in sure {
            let mut after = game;
            after.apply(option.action).unwrap();
            assert_eq!(prover.holds(&after), Some(true), "{position}: {option:?}");
        }
    }
}
