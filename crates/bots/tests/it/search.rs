//! What the tree search promises: every legal action is looked at, and the last round is played exactly.

use carvania_bots::analysis::{self, Estimate};
use carvania_bots::{Budget, Kind, Reflex, Spec, Stop};
use carvania_rules::{Actions, Game, Seat, Setup, Title, Turn};
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A game that eager players have brought to where `is_wanted`, for one of the seeds.
fn brought_to(title: Title, players: usize, is_wanted: impl Fn(&Game) -> bool) -> Option<Game> {
    (0..200).find_map(|seed| {
        let (mut rng, mut actions) = (rng(seed), Actions::new());
        let mut game = Game::new(&Setup::standard(title, players)).unwrap();
        loop {
            if is_wanted(&game) {
                return Some(game);
            }
            let action = match game.turn() {
                Turn::Seat(_) => Reflex::Eager.choose(&game, &mut actions, &mut rng),
                Turn::Chance => game.draw(&mut rng),
                Turn::Over => return None,
            };
            game.apply(action.unwrap()).unwrap();
        }
    })
}

#[test]
fn an_insight_looks_at_every_legal_action() {
    for title in Title::ALL {
        let game = brought_to(title, 3, |game| game.turn_begins().is_some()).unwrap();
        let analysis = analysis::of(&game, &Budget::nodes(300), rng(1));
        let mut legal = Actions::new();
        game.legal_actions(&mut legal);
        let mut seen: Vec<_> = analysis.options.iter().map(|option| option.action).collect();
        seen.sort();
        let mut all = legal.to_vec();
        all.sort();
        assert_eq!(seen, all, "{title}");
        assert!(analysis.options[1..].is_sorted_by(|one, other| one.visits >= other.visits), "{title}");
        assert_eq!(analysis.estimate, analysis.options[0].estimate, "{title}");
        for option in &analysis.options {
            let whole: f32 = game.seats().map(|seat| option.estimate.wins[seat]).sum();
            assert!((whole - 1.0).abs() < 1e-3, "{title}: {whole}");
        }
    }
}

#[test]
fn what_chance_brings_and_what_is_over_have_an_outlook() {
    let undealt = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    let analysis = analysis::of(&undealt, &Budget::nodes(50), rng(1));
    assert!(analysis.options.is_empty());
    assert!(undealt.seats().all(|seat| analysis.estimate.wins[seat] > 0.0));
    let over = brought_to(Title::GolemEdition, 2, Game::is_over).unwrap();
    let analysis = analysis::of(&over, &Budget::nodes(50), rng(1));
    let winner = over.ranking()[0];
    assert_eq!((analysis.estimate.wins[winner], analysis.estimate.rounds), (1.0, 0.0));
    assert_eq!(analysis.estimate.points[winner], over.scores()[winner].total() as f32);
}

/// What the best play of the last seat in the last round comes to, by trying everything.
fn tried(game: &Game, seat: Seat) -> f32 {
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    let after = |action| {
        let mut next = *game;
        next.apply(action).unwrap();
        tried(&next, seat)
    };
    match game.turn() {
        Turn::Over => {
            let scores = game.scores();
            let won = game.ranking()[0] == seat;
            let points = |seat: Seat| scores[seat].total() as f32;
            let mut estimate = Estimate::default();
            game.seats().for_each(|seat| estimate.points[seat] = points(seat));
            estimate.wins[seat] = f32::from(u8::from(won));
            estimate.desire(seat, game.players())
        }
        Turn::Seat(_) => actions.iter().map(|&action| after(action)).fold(f32::MIN, f32::max),
        Turn::Chance => {
            // Nobody has a turn after this draw, so one is as good as another.
            after(actions[0])
        }
    }
}

#[test]
fn the_last_turn_of_a_game_is_played_exactly() {
    for title in [Title::GolemEdition, Title::EndlessWorld, Title::JourneyOne] {
        let is_last = |game: &Game| {
            let last = game.seats().next_back();
            game.is_last_round() && game.turn_begins().is_some() && game.turn_begins() == last
        };
        let game = brought_to(title, 2, is_last).unwrap();
        let seat = game.turn_begins().unwrap();
        let best = tried(&game, seat);
        let analysis = analysis::of(&game, &Budget::nodes(100_000), rng(1));
        assert!((analysis.estimate.desire(seat, 2) - best).abs() < 1e-5, "{title}");
        let choice = Spec::new(Kind::Mcts).player(rng(1)).choose(&game, &Budget::nodes(100_000)).unwrap();
        let mut next = game;
        next.apply(choice).unwrap();
        assert!((tried(&next, seat) - best).abs() < 1e-5, "{title}: {choice:?}");
    }
}

#[test]
fn a_stopped_search_still_answers() {
    let game = brought_to(Title::JourneyThree, 4, |game| game.turn_begins().is_some()).unwrap();
    let stop = Stop::new();
    stop.ask();
    let budget = Budget::nodes(u64::MAX).until(&stop);
    let action = Spec::new(Kind::Mcts).player(rng(1)).choose(&game, &budget).unwrap();
    assert_eq!(game.check(action), Ok(()));
}
