//! CA-6: starting crystals and wagons.

use carvania_rules::Source;

use crate::conformance::call_for_adventure::table::dealt;
use crate::play::mountains::wagon;
use crate::play::{caravan, legal, play, refused, seat, turn_of};

const MOUNTAINS: &str = "place:a2 place:a3 place:b1 place:b2 place:b4 place:c2 place:c3 place:c4 place:c5 \
                         place:c6 place:d1 place:d2 place:d3 place:d5 place:e2 place:e3";

#[test]
fn ca_6_the_last_player_takes_crystals_and_places_a_wagon_first() {
    for players in 2..=4 {
        let mut game = dealt(players);
        for (number, set) in (1..=players).rev().zip(["GG", "YB", "YYG", "YYYY"]) {
            assert_eq!(game.turn(), turn_of(number));
            play(&mut game, &format!("start:{set}"));
            assert_eq!((game.turn(), caravan(&game, number).as_str()), (turn_of(number), set));
            play(&mut game, "place:c3");
            assert_eq!(wagon(&game, number), "c3");
        }
        assert_eq!(game.turn_begins(), Some(seat(1)));
    }
}

#[test]
fn ca_6_four_sets_are_on_offer_at_every_player_count() {
    for players in 2..=4 {
        assert_eq!(legal(&dealt(players)), "start:YYYY start:YYG start:GG start:YB");
    }
}

#[test]
fn ca_6_a_set_is_taken_once() {
    let mut game = dealt(2);
    play(&mut game, "start:GG place:c3");
    assert_eq!(legal(&game), "start:YYYY start:YYG start:YB");
    refused(&game, "start:GG", "EM-6");
}

#[test]
fn ca_6_sets_that_are_not_taken_go_back() {
    let mut game = dealt(2);
    play(&mut game, "start:GG place:c3 start:YB place:c3");
    assert_eq!(game.to_position().get("on_offer"), None);
    refused(&game, "start:YYG", "CA-19");
}

#[test]
fn ca_6_wagons_start_on_mountains_never_on_valleys() {
    let mut game = dealt(3);
    play(&mut game, "start:GG");
    assert_eq!(legal(&game), MOUNTAINS);
    for cell in ["b3", "b5", "c1", "d4"] {
        refused(&game, &format!("place:{cell}"), "EM-6");
    }
    for village in ["a1", "a4", "e1", "e4"] {
        refused(&game, &format!("place:{village}"), "EM-6");
    }
}

#[test]
fn ca_6_a_tile_may_be_shared_without_toll() {
    let mut game = dealt(4);
    play(&mut game, "start:YYYY place:c3 start:YYG");
    assert_eq!(legal(&game), MOUNTAINS);
    play(&mut game, "place:c3");
    assert_eq!((caravan(&game, 4).as_str(), caravan(&game, 3).as_str()), ("YYYY", "YYG"));
}

#[test]
fn ca_6_nothing_else_is_done_before_the_wagons_stand() {
    let mut game = dealt(2);
    for action in ["place:c3", "play:+YY", "rest", "acquire:+YYYY", "spend:+YY", "pass", "build"] {
        refused(&game, action, "EM-6");
    }
    play(&mut game, "start:GG");
    for action in ["start:YB", "play:+YY", "rest", "step:c3", "spend:+YY", "pass"] {
        refused(&game, action, "EM-6");
    }
}

#[test]
fn ca_6_there_are_no_point_cards_and_no_tokens() {
    let mut game = dealt(2);
    play(&mut game, "start:GG place:c3 start:YB place:c3");
    let document = game.to_position();
    assert!(["point_row", "point_deck", "tokens"].iter().all(|field| document.get(field).is_none()));
    let score = game.scores()[seat(1)];
    assert!(
        [Source::PointCards, Source::Copper, Source::Silver].iter().all(|&source| score.from(source) == 0)
    );
    // A point card of the first box that is no VP tile.
    assert!(game.read_action("claim:YYGG").is_err());
}
