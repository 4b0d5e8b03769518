//! What the players that think promise: legal and repeatable choices within their budget, in every game; wins
//! are taken, and lost games are not ended.

use std::time::Duration;

use carvania_bots::{Bot, Budget, Kind, Level, Spec, Stop, evaluate};
use carvania_rules::{Action, Actions, Components, Crystals, Game, Move, Rounds, Setup, Title, Turn};
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;

const THINKERS: [Kind; 4] = [Kind::Greedy, Kind::Planner, Kind::Mcts, Kind::Level(Level::Beginner)];

fn player(kind: Kind) -> Box<dyn Bot> {
    Spec::new(kind).player(ChaCha8Rng::seed_from_u64(7))
}

/// Plays a game with one kind of player on all seats. `see` looks at every decision; the game as it was left.
pub(crate) fn play(
    kind: Kind,
    title: Title,
    players: usize,
    budget: &Budget<'_>,
    most_rounds: u32,
    mut see: impl FnMut(&Game, Action),
) -> Game {
    let mut rng = ChaCha8Rng::seed_from_u64(players as u64);
    let mut bots: Vec<_> = (0..players).map(|_| player(kind)).collect();
    let mut game = Game::new(&Setup::standard(title, players)).unwrap();
    let mut rounds = Rounds::default();
    while rounds.number() <= most_rounds {
        let action = match game.turn() {
            Turn::Seat(seat) => {
                rounds.observe(&game);
                let action = bots[seat.index()].choose(&game, budget).unwrap();
                see(&game, action);
                action
            }
            Turn::Chance => game.draw(&mut rng).unwrap(),
            Turn::Over => break,
        };
        game.apply(action).unwrap();
    }
    game
}

#[test]
fn choices_are_legal_and_repeatable_in_every_game() {
    for kind in THINKERS {
        for title in Title::ALL {
            for players in title.players() {
                let budget = Budget::nodes(60);
                let mut chosen = Vec::new();
                play(kind, title, players, &budget, 4, |game, action| {
                    assert_eq!(game.check(action), Ok(()), "{kind:?} {title}");
                    chosen.push(action);
                });
                let mut again = chosen.iter();
                play(kind, title, players, &budget, 4, |_, action| {
                    assert_eq!(again.next(), Some(&action), "{kind:?} {title}");
                });
            }
        }
    }
}

#[test]
fn games_come_to_an_end() {
    for title in Title::ALL {
        let game = play(Kind::Greedy, title, 2, &Budget::nodes(1), 300, |_, _| {});
        assert!(game.is_over(), "{title}");
        let scores = game.scores();
        for seat in game.seats() {
            assert_eq!(evaluate(&game, seat), scores[seat].total() as f32, "{title}");
        }
    }
    let game = play(Kind::Planner, Title::GolemEdition, 2, &Budget::nodes(300), 300, |_, _| {});
    assert!(game.is_over());
}

#[test]
fn nobody_decides_for_chance() {
    let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    for kind in THINKERS {
        assert_eq!(player(kind).choose(&game, &Budget::nodes(100)), None);
    }
}

#[test]
fn without_a_budget_the_planner_is_greedy() {
    let game = golem_edition(|_| {});
    let greedy = player(Kind::Greedy).choose(&game, &Budget::nodes(1));
    assert_eq!(player(Kind::Planner).choose(&game, &Budget::nodes(1)), greedy);
}

#[test]
fn a_player_that_is_stopped_answers_at_once() {
    let game = golem_edition(|_| {});
    let stop = Stop::new();
    stop.ask();
    let budget = Budget::time(Duration::from_secs(3600)).until(&stop);
    let action = player(Kind::Planner).choose(&game, &budget).unwrap();
    assert_eq!(game.check(action), Ok(()));
}

#[test]
fn the_claim_that_wins_is_made() {
    let game = last_claim(Cards::Dear, Cards::Cheap);
    for kind in THINKERS {
        let action = player(kind).choose(&game, &Budget::nodes(2000)).unwrap();
        assert!(matches!(action, Action::Move(Move::Claim(_))), "{kind:?}: {action:?}");
    }
}

#[test]
fn a_claim_that_loses_the_game_is_not_made() {
    let game = last_claim(Cards::Cheap, Cards::Dear);
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    assert!(actions.iter().any(|action| matches!(action, Action::Move(Move::Claim(_)))));
    for kind in THINKERS {
        let action = player(kind).choose(&game, &Budget::nodes(2000)).unwrap();
        assert!(!matches!(action, Action::Move(Move::Claim(_))), "{kind:?}: {action:?}");
    }
}

#[test]
fn who_has_better_crystals_is_ahead() {
    for [more, less] in [["YYYY", "YYY"], ["YYYG", "YYYY"], ["GGGG", "YYYG"]] {
        let game = golem_edition(|document| {
            document["seats"][0]["caravan"] = more.into();
            document["seats"][1]["caravan"] = less.into();
        });
        let worths: Vec<f32> = game.seats().map(|seat| evaluate(&game, seat)).collect();
        assert!(worths[0] > worths[1], "{more} and {less}: {worths:?}");
    }
}

/// Point cards that score little, or much.
#[derive(Clone, Copy, PartialEq)]
enum Cards {
    Cheap,
    Dear,
}

/// Two players with five point cards each, and the second, whose turn it is, can pay one more: the game is over then.
fn last_claim(own: Cards, rivals: Cards) -> Game {
    golem_edition(|document| {
        document["turn"] = 2.into();
        for (seat, cards) in [(0, rivals), (1, own)] {
            let deck = document["point_deck"].as_array_mut().unwrap();
            let from = if cards == Cards::Cheap { 0 } else { deck.len() - 5 };
            let claimed: Vec<Value> = deck.drain(from..from + 5).collect();
            document["seats"][seat]["claimed"] = claimed.into();
        }
        let cost: Crystals = document["point_row"][0].as_str().unwrap().parse().unwrap();
        document["seats"][1]["caravan"] = cost.to_string().into();
    })
}

/// The first turn of a game of two, changed.
fn golem_edition(change: impl FnOnce(&mut Value)) -> Game {
    let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while let Some(draw) = game.draw(&mut rng) {
        game.apply(draw).unwrap();
    }
    let mut document = game.to_position();
    change(&mut document);
    Game::from_study(&document, Components::standard()).unwrap()
}
