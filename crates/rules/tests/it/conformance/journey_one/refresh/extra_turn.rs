//! J1-10 and C-6: the turn after a refresh.

use carvania_rules::components::endless_world::FILE;
use carvania_rules::{Components, Rounds, Turn};
use serde_json::json;

use crate::conformance::journey_one::table::{EIGHT_CARDS, SEVEN_CARDS, available, journey, route};
use crate::play::world::at;
use crate::play::{caravan, deal, legal, legal_to, play, refused, seat, turn_of};

const REFRESH: &str = "work:E2.3 draw:+B draw:+GG draw:YYY>M draw:+YG";

#[test]
fn j1_10_another_whole_turn_follows_at_once() {
    for turn in ["work:A1.3", "work:E2.M1 use draw:+YB", "work:C2.3", "route:+YYY", "rest"] {
        let mut game = journey(3).route(1, "+YYY").game();
        play(&mut game, REFRESH);
        assert_eq!(game.turn_begins(), Some(seat(1)));
        play(&mut game, turn);
        assert_eq!(game.turn_begins(), Some(seat(2)), "after {turn}");
    }
}

#[test]
fn j1_10_the_traders_stay_so_that_nobody_refreshes_twice_without_a_rest() {
    let mut game = journey(2).game();
    play(&mut game, REFRESH);
    refused(&game, "work:E2.3", "EW-7");
    assert!(!legal_to(&game, "work").contains("E2.3"));
    play(&mut game, "rest");
    assert_eq!((available(&game, 1), at(&game, 1).as_str(), game.turn()), (7, "", turn_of(2)));
}

#[test]
fn j1_10_every_seat_may_have_its_extra_turn() {
    let mut game = journey(3).game();
    for number in [1, 2, 3, 1] {
        assert_eq!(game.turn_begins(), Some(seat(number)));
        play(&mut game, "work:E2.3");
        deal(&mut game);
        assert_eq!(game.turn_begins(), Some(seat(number)));
        play(&mut game, "rest");
    }
}

#[test]
fn j1_10_the_new_cards_can_be_used_in_the_extra_turn() {
    let mut game = journey(2).game();
    play(&mut game, REFRESH);
    play(&mut game, "work:E2.M2 keep draw:+YB");
    assert_eq!(route(&game, 1), "+GG");
}

#[test]
fn j1_10_crystals_above_the_limit_are_returned_before_the_extra_turn() {
    let mut game = journey(3)
        .turn(2)
        .decision(json!({"kind": "draw", "again": true}))
        .merchant_row("+B +GG YYY>M")
        .stands(2, "E2.3", 2)
        .caravan(1, "GGGGGGGGGGG")
        .caravan(2, "YYYYYYYYYYYY")
        .caravan(3, "MMMMMMMMMMM")
        .game();
    refused(&game, "return:Y", "J1-10");
    play(&mut game, "draw:+YG");
    for (seat, action) in [(2, "return:Y"), (2, "return:Y"), (3, "return:M"), (1, "return:G")] {
        assert_eq!((game.turn(), game.turn_begins(), legal(&game).as_str()), (turn_of(seat), None, action));
        refused(&game, "work:A1.3", "C-5");
        play(&mut game, action);
    }
    assert!((1..=3).all(|seat| caravan(&game, seat).len() == 10));
    assert_eq!(game.turn_begins(), Some(seat(2)));
    play(&mut game, "rest");
    assert_eq!(game.turn(), turn_of(3));
}

#[test]
fn j1_10_a_tool_card_for_the_refresh_may_lead_to_such_returns() {
    // A box where what serves at markets serves at the refresh too: P19 gives a yellow crystal.
    let entry = "kind = \"refresh_market\", traders = 2";
    assert!(FILE.contains(entry));
    let file = FILE.replacen(entry, &format!("{entry}, icons = [\"market\"]"), 1);
    let components = Components::read(&file).unwrap().leak();
    let mut game = journey(2).claimed(1, "P19").caravan(1, "GGGGGGGGGG").game_with(components);
    play(&mut game, REFRESH);
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "return:Y return:G"));
    play(&mut game, "return:G");
    assert_eq!((caravan(&game, 1).as_str(), game.turn_begins()), ("YGGGGGGGGG", Some(seat(1))));
}

#[test]
fn c_6_a_refresh_in_the_last_turn_of_the_last_round_does_not_end_the_game() {
    for players in 2..=4 {
        for (cards, end) in [(SEVEN_CARDS, turn_of(1)), (EIGHT_CARDS, Turn::Over)] {
            let mut game = journey(players).turn(players).claimed(1, cards).game();
            play(&mut game, REFRESH);
            assert_eq!(game.turn_begins(), Some(seat(players)));
            play(&mut game, "work:A1.3");
            assert_eq!(game.turn(), end, "{players} players");
        }
    }
}

#[test]
fn c_6_returns_before_the_extra_turn_do_not_end_the_game_either() {
    let mut game = journey(2)
        .turn(2)
        .decision(json!({"kind": "return", "again": true}))
        .stands(2, "E2.3", 2)
        .claimed(1, EIGHT_CARDS)
        .caravan(2, "YYYYYYYYYYG")
        .game();
    play(&mut game, "return:G");
    assert_eq!(game.turn_begins(), Some(seat(2)));
    play(&mut game, "rest");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn c_6_the_eighth_card_may_be_claimed_in_an_extra_turn() {
    let mut game = journey(2).turn(2).claimed(2, SEVEN_CARDS).caravan(2, "YYGG").game();
    play(&mut game, REFRESH);
    play(&mut game, "work:A1.G1 claim:P01 draw:P50 stop");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn c_6_the_seats_after_a_refresh_in_the_last_round_take_their_turns() {
    let mut game = journey(3).turn(2).claimed(1, EIGHT_CARDS).game();
    play(&mut game, REFRESH);
    play(&mut game, "rest");
    assert_eq!(game.turn_begins(), Some(seat(3)));
    play(&mut game, "rest");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn c_6_an_extra_turn_belongs_to_its_players_place_in_the_round() {
    let mut game = journey(2).game();
    let mut rounds = Rounds::watch(&game);
    let mut order = Vec::new();
    for turn in ["work:E2.3", "rest", "work:E2.3", "rest", "rest"] {
        order.push((rounds.number(), game.turn_begins().unwrap().number()));
        play(&mut game, turn);
        rounds.observe(&game);
        while let Some((draw, _weight)) = game.chance().next() {
            game.apply(draw).unwrap();
            rounds.observe(&game);
        }
    }
    assert_eq!(order, [(1, 1), (1, 1), (1, 2), (1, 2), (2, 1)]);
}
