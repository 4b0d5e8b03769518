//! C-6 to C-9: rounds and scores.

use carvania_rules::{Game, Rounds, Source, Turn};
use serde_json::json;

use crate::play::{deal, legal, new_game, play, refused, seat, turn_of};
use crate::table::{FIVE_CARDS, SIX_CARDS, Table, table};

#[test]
fn c_6_play_runs_in_rounds_clockwise_from_the_first_player() {
    let mut game = table(3).game();
    let mut rounds = Rounds::watch(&game);
    let mut order = Vec::new();
    for _ in 0..7 {
        order.push((rounds.number(), game.turn_begins().unwrap().number()));
        play(&mut game, "rest");
        rounds.observe(&game);
    }
    assert_eq!(order, [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1)]);
}

/// A table of three where a seat claims its sixth card, which ends the game.
fn after_the_last_claim(seat: usize) -> Game {
    let mut game = table(3).turn(seat).claimed(seat, FIVE_CARDS).caravan(seat, "YYGG").game();
    play(&mut game, "claim:YYGG");
    deal(&mut game);
    game
}

#[test]
fn c_6_the_seats_after_the_one_that_meets_the_condition_take_their_turns() {
    let mut game = after_the_last_claim(1);
    for seat in [2, 3] {
        assert_eq!(game.turn(), turn_of(seat));
        play(&mut game, "rest");
    }
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn c_6_the_seats_before_it_get_no_further_turn() {
    let mut game = after_the_last_claim(2);
    assert_eq!(game.turn(), turn_of(3));
    play(&mut game, "rest");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn c_6_the_game_ends_at_once_if_the_last_seat_meets_the_condition() {
    assert_eq!(after_the_last_claim(3).turn(), Turn::Over);
}

#[test]
fn c_6_no_action_is_possible_after_the_end() {
    let game = after_the_last_claim(3);
    assert!(game.is_over());
    assert_eq!((legal(&game).as_str(), game.chance().count()), ("", 0));
    for action in ["rest", "play:+YY", "acquire:+YYYY", "claim:BBMM", "pay:Y", "stop", "trade:1", "return:Y"]
    {
        refused(&game, action, "C-6");
    }
    refused(&game, "draw:+B", "C-6");
}

#[test]
fn c_7_each_crystal_that_is_not_yellow_is_worth_a_point() {
    for (caravan, points) in [("", 0), ("YYYY", 0), ("G", 1), ("YYGBM", 3), ("MMMMMMMMMM", 10)] {
        let game = table(2).caravan(1, caravan).game();
        assert_eq!(game.scores()[seat(1)].from(Source::Crystals), points, "{caravan}");
    }
}

/// A game of three that is over; without crystals, every player has 53 points.
fn equal_points() -> Table {
    table(3)
        .turn(3)
        .decision(json!({"kind": "over"}))
        .claimed(1, SIX_CARDS)
        .claimed(2, "YYYGBM GGBBMM YGBMMM")
        .claimed(3, "YYBBMM YGBBBM BBMMM")
}

fn ranking(game: &Game) -> Vec<usize> {
    game.ranking().into_iter().map(|seat| seat.number()).collect()
}

#[test]
fn c_8_most_points_wins() {
    let game = equal_points().caravan(1, "GG").caravan(2, "G").game();
    assert_eq!(ranking(&game), [1, 2, 3]);
}

#[test]
fn c_8_of_equal_points_the_later_seat_wins() {
    let game = equal_points().game();
    assert!(game.seats().all(|seat| game.scores()[seat].total() == 53));
    assert_eq!(ranking(&game), [3, 2, 1]);
}

#[test]
fn c_8_the_later_seat_is_placed_ahead_at_every_place() {
    assert_eq!(ranking(&equal_points().caravan(1, "M").game()), [1, 3, 2]);
    assert_eq!(ranking(&equal_points().caravan(1, "M").caravan(2, "B").game()), [2, 1, 3]);
}

#[test]
fn c_8_scores_before_the_end_are_provisional() {
    let mut game = table(2).caravan(1, "YYYGG").game();
    let total = |game: &Game| game.scores()[seat(1)].total();
    assert_eq!((total(&game), ranking(&game)), (2, vec![1, 2]));
    play(&mut game, "claim:YYGG");
    assert_eq!((total(&game), ranking(&game)), (6 + 3, vec![1, 2]));
}

#[test]
fn c_9_seat_1_begins_and_no_draw_decides_it() {
    for players in 2..=5 {
        for skipped in [0, 7, 30] {
            let mut game = new_game(players);
            let mut draws = 0;
            while game.turn() == Turn::Chance {
                // Every draw brings a card, so that none is left to decide who begins.
                let (draw, _weight) = game.chance().nth(skipped).unwrap();
                assert!(game.write_action(draw).to_string().starts_with("draw:"));
                game.apply(draw).unwrap();
                draws += 1;
            }
            assert_eq!((draws, game.turn()), (5 + 6, turn_of(1)), "{players} players");
        }
    }
}
