//! What hints and analyses say of wins in hand: the litmus positions of the bots.

use std::fs;
use std::path::Path;

use carvania_bots::{Budget, Limit, Spec, Stop, analysis};
use carvania_lab::analyse::{Analyser, Inquiry, outlook};
use carvania_review::Verdict;
use carvania_rules::record::Step;
use carvania_rules::{Action, Actions, Components, Game, Record, Seat, Setup, Title, Turn};
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

const NODES: u64 = 20_000;

/// Every litmus position in which there is a choice, with its name.
fn positions() -> Vec<(String, Game)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/tests/litmus");
    let mut found = Vec::new();
    for title in Title::ALL {
        for file in fs::read_dir(folder.join(title.to_string())).unwrap() {
            let path = file.unwrap().path();
            let document = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
            let game = Game::from_study(&document, Components::standard()).unwrap();
            let mut legal = Actions::new();
            game.legal_actions(&mut legal);
            if legal.len() > 1 {
                found.push((path.display().to_string(), game));
            }
        }
    }
    found.sort_by(|one, other| one.0.cmp(&other.0));
    found
}

#[test]
fn what_a_hint_calls_sure_is_what_the_bot_plays() {
    let inquiry = Inquiry { oracle: &analysis::of, budget: Budget::nodes(NODES) };
    let mut sure = 0;
    for (name, game) in positions() {
        let Turn::Seat(seat) = game.turn() else { panic!("{name}: a player is to decide") };
        let first = inquiry.analysis(&game);
        let is_sure = outlook(&game, &first).wins.iter().any(|&wins| wins > 0.995);
        assert!(!is_sure || first.is_proven, "{name}: {first:?}");
        let named = inquiry.best(&game, &first, 3, 1).unwrap();
        for looked in &named {
            assert!(looked.visits > 0 || looked.is_proven, "{name}: {looked:?}");
            assert!(looked.outlook.wins[seat.index()] < 0.995 || looked.is_proven, "{name}: {looked:?}");
        }
        if named[0].outlook.wins[seat.index()] < 0.995 {
            continue;
        }
        sure += 1;
        let (spec, stop): (Spec, _) = (format!("mcts@{NODES}n").parse().unwrap(), Stop::new());
        let played = spec.player(ChaCha8Rng::seed_from_u64(5)).choose(&game, &spec.budget(&stop));
        assert_eq!(played, Some(named[0].action), "{name}: {named:?}");
    }
    assert!(sure >= 19, "{sure}");
}

#[test]
fn a_hint_shows_no_number_without_a_visit_or_a_proof() {
    let mut failures = Vec::new();
    for nodes in [1, 100, 1_000] {
        let inquiry = Inquiry { oracle: &analysis::of, budget: Budget::nodes(nodes) };
        for (name, game) in positions() {
            let first = inquiry.analysis(&game);
            let liked = first.options[0];
            if liked.visits == 0 && !liked.is_proven {
                failures.push(format!("{name} ({nodes}): {liked:?} comes first"));
            }
            for looked in inquiry.best(&game, &first, 3, 1).unwrap() {
                if looked.visits == 0 && !looked.is_proven {
                    failures.push(format!("{name} ({nodes}): {looked:?}"));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// An action after which somebody else wins for sure.
fn losing_action(game: &Game, seat: Seat) -> Option<Action> {
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    legal.iter().copied().find(|&action| {
        let mut after = *game;
        after.apply(action).unwrap();
        let then = analysis::of(&after, &Budget::nodes(500), ChaCha8Rng::seed_from_u64(1));
        then.is_proven && then.estimate.wins[seat] == 0.0
    })
}

#[test]
fn a_win_that_was_not_taken_is_a_blunder_and_named() {
    let record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    let analyser =
        Analyser { record: &record, limit: Limit::Nodes(5_000), threads: 1, oracle: &analysis::of };
    let mut blunders = Vec::new();
    for (name, game) in positions() {
        let Turn::Seat(seat) = game.turn() else { panic!("{name}: a player is to decide") };
        let first = analysis::of(&game, &Budget::nodes(500), ChaCha8Rng::seed_from_u64(1));
        if !first.is_proven || first.estimate.wins[seat] < 1.0 {
            continue;
        }
        // There the rival needs more than one turn to win.
        let is_known = name.ends_with("GE/real_game.json");
        let known = is_known.then(|| game.read_action("play:M>GGG").unwrap());
        let Some(action) = known.or_else(|| losing_action(&game, seat)) else { continue };
        let (round, by) = (1, game.turn());
        let step = Step { before: game, action, by, round, begins_round: true, begins_turn: true };
        let finding = analyser.look(0, &step, &Stop::new()).unwrap();
        let (best, taken) = (&finding.best, &finding.taken);
        assert!(best.is_proven && best.wins(seat) == 1.0, "{name}: {best:?}");
        assert_eq!(Verdict::on(best.wins(seat) - taken.wins(seat)), Verdict::Blunder, "{name}: {taken:?}");
        blunders.push(name);
    }
    for name in ["GE/copper_gift", "GE/real_game", "J2/same_card"] {
        let file = format!("{name}.json");
        assert!(blunders.iter().any(|blunder| blunder.ends_with(&file)), "{name}: {blunders:?}");
    }
}
