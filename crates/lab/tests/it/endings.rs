//! What hints and analyses say of wins in hand: the litmus positions of the bots.

use std::fs;
use std::path::Path;

use carvania_bots::{Budget, Limit, Spec, Stop, insight};
use carvania_lab::analyse::{Analyser, Inquiry};
use carvania_review::Verdict;
use carvania_rules::record::Step;
use carvania_rules::{Actions, Components, Game, Record, Setup, Title, Turn};
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
    let inquiry = Inquiry { oracle: &insight::of, budget: Budget::nodes(NODES) };
    let mut sure = 0;
    for (name, game) in positions() {
        let Turn::Seat(seat) = game.turn() else { panic!("{name}: a player is to decide") };
        let first = inquiry.insight(&game);
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
fn a_win_that_was_not_taken_is_a_blunder_and_named() {
    let record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    let analyser = Analyser { record: &record, limit: Limit::Nodes(5_000), threads: 1, oracle: &insight::of };
    for (name, taken, best) in [
        ("GE/copper_gift", "rest", "claim:BBMM"),
        ("GE/real_game", "play:M>GGG", "claim:BBMM"),
        ("J2/same_card", "work:F2.5", "work:A2.G1"),
    ] {
        let (_, game) =
            positions().into_iter().find(|(path, _)| path.ends_with(&format!("{name}.json"))).unwrap();
        let step = Step {
            before: game,
            action: game.read_action(taken).unwrap(),
            by: game.turn(),
            round: 1,
            begins_round: true,
            begins_turn: true,
        };
        let finding = analyser.look(0, &step, &Stop::new()).unwrap();
        assert_eq!((finding.best.written.as_str(), finding.best.outlook.wins[0]), (best, 1.0), "{name}");
        let loss = finding.best.outlook.wins[0] - finding.taken.outlook.wins[0];
        assert_eq!(Verdict::on(loss), Verdict::Blunder, "{name}: {:?}", finding.taken);
    }
}
