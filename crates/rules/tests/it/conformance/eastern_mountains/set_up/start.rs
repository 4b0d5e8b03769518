//! EM-6: the starting decisions.

use crate::play::mountains::wagon;
use crate::play::{caravan, legal, legal_to, play, refused, turn_of};
use crate::table::mountains::{dealt, own_map};

#[test]
fn em_6_in_reverse_turn_order_each_player_takes_a_set_and_places_a_wagon() {
    for players in 2..=4 {
        let mut game = dealt(players, None);
        let sets = ["start:GG", "start:YYYY", "start:YB", "start:YYG"];
        for (seat, set) in (1..=players).rev().zip(sets) {
            assert_eq!((game.turn(), legal_to(&game, "start").is_empty()), (turn_of(seat), false));
            play(&mut game, set);
            assert_eq!((game.turn(), legal_to(&game, "start").is_empty()), (turn_of(seat), true));
            play(&mut game, "place:c3");
        }
        assert_eq!(game.turn_begins().map(|seat| seat.number()), Some(1));
    }
}

#[test]
fn em_6_four_sets_are_on_offer_at_every_player_count() {
    for players in 2..=4 {
        assert_eq!(legal(&dealt(players, None)), "start:YYYY start:YYG start:GG start:YB");
    }
}

#[test]
fn em_6_a_set_can_be_taken_once() {
    let mut game = dealt(3, None);
    play(&mut game, "start:YYG place:c3");
    assert_eq!(legal(&game), "start:YYYY start:GG start:YB");
    refused(&game, "start:YYG", "EM-6");
    play(&mut game, "start:YB place:c4");
    assert_eq!((caravan(&game, 3).as_str(), caravan(&game, 2).as_str()), ("YYG", "YB"));
}

#[test]
fn em_6_the_wagon_is_placed_before_the_next_player_chooses() {
    let mut game = dealt(2, None);
    play(&mut game, "start:YYG");
    for action in ["start:GG", "step:c3", "mine", "pass", "stop"] {
        refused(&game, action, "EM-6");
    }
    play(&mut game, "place:e2");
    assert_eq!(wagon(&game, 2), "e2");
    refused(&game, "place:e2", "EM-6");
}

#[test]
fn em_6_a_wagon_is_placed_on_any_mountain_and_nowhere_else() {
    for (map, elsewhere) in [
        (None, ["place:a1", "place:a4", "place:e1", "place:e4"]),
        (Some(own_map()), ["place:c1", "place:e2", "place:e1", "place:l1"]),
    ] {
        let mut game = dealt(2, map);
        play(&mut game, "start:YYG");
        assert_eq!(legal(&game).split(' ').count(), 20);
        elsewhere.iter().for_each(|place| refused(&game, place, "EM-6"));
    }
}

#[test]
fn em_6_tiles_may_be_shared_without_toll() {
    let mut game = dealt(4, None);
    play(&mut game, "start:YYYY place:c3 start:YYG place:c3 start:GG place:c3 start:YB place:c3");
    assert_eq!(game.turn_begins().map(|seat| seat.number()), Some(1));
    let caravans: Vec<String> = (1..=4).map(|seat| caravan(&game, seat)).collect();
    assert_eq!(caravans, ["YB", "GG", "YYG", "YYYY"]);
}

#[test]
fn em_6_sets_not_taken_go_back() {
    let mut game = dealt(2, None);
    assert_eq!(game.to_position()["on_offer"].as_array().unwrap().len(), 4);
    play(&mut game, "start:YYYY place:c3 start:YYG place:c3");
    assert!(game.to_position().get("on_offer").is_none());
    refused(&game, "start:GG", "EM-28");
}
