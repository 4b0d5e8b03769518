//! J2-9: moving the wagon. Which locations and steps are open when tolls cannot be paid is in `reach`.

use super::{after, trek};
use crate::play::mountains::wagon;
use crate::play::world::sorted;
use crate::play::{play, refused, turn_of};

#[test]
fn j2_9_one_step_leads_to_an_adjacent_tile() {
    for (from, steps) in [
        ("c2", "step:b2 step:b3 step:c1 step:c3 step:d2 step:d3"),
        ("b1", "step:b2 step:c1"),
        ("d3", "step:c2 step:c3 step:d2 step:d4 step:e1"),
    ] {
        let game = after(&trek(2).wagon(1, from), "work:F2.2");
        assert_eq!((sorted(&game).as_str(), game.turn()), (steps, turn_of(1)), "from {from}");
    }
    let game = after(&trek(2), "work:F2.2 step:d3");
    assert_eq!((wagon(&game, 1).as_str(), wagon(&game, 2).as_str()), ("d3", "c2"));
}

#[test]
fn j2_9_one_step_is_the_whole_move() {
    let game = after(&trek(2), "work:F2.2 step:d3");
    assert_eq!(sorted(&game), "build stop");
    refused(&game, "step:e1", "J2-11");
}

#[test]
fn j2_9_after_the_first_of_two_steps_the_second_is_free_to_make() {
    let mut game = after(&trek(2).wagon(2, "a1"), "work:F2.5");
    assert_eq!(sorted(&game), "step:b2 step:b3 step:c1 step:c3 step:d2 step:d3");
    play(&mut game, "step:d3");
    assert_eq!(sorted(&game), "step:c2 step:c3 step:d2 step:d4 step:e1 stop");
    let mut stopped = game;
    play(&mut stopped, "stop");
    assert_eq!((wagon(&stopped, 1).as_str(), sorted(&stopped).as_str()), ("d3", "build stop"));
    play(&mut game, "step:e1");
    assert_eq!((wagon(&game, 1).as_str(), sorted(&game).as_str()), ("e1", "build stop"));
    refused(&game, "step:d2", "J2-11");
}

#[test]
fn j2_9_the_second_step_may_lead_back_to_where_the_move_began() {
    let game = after(&trek(2).wagon(2, "a1"), "work:F2.5 step:d3 step:c2");
    assert_eq!((wagon(&game, 1).as_str(), game.turn()), ("c2", turn_of(2)));
}

#[test]
fn j2_9_any_other_tile_can_be_reached_at_once() {
    let every = ["a1", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "d1", "d2", "d3", "d4", "e1"];
    for from in ["c2", "e1"] {
        let game = after(&trek(2).wagon(1, from), "work:F2.4");
        let others = every.into_iter().filter(|cell| *cell != from).map(|cell| format!("step:{cell}"));
        assert_eq!(sorted(&game), others.collect::<Vec<_>>().join(" "));
        refused(&game, &format!("step:{from}"), "J2-9");
    }
    let game = after(&trek(2).wagon(1, "e1"), "work:F2.4 step:a1");
    assert_eq!((wagon(&game, 1).as_str(), sorted(&game).as_str()), ("a1", "build stop"));
}

#[test]
fn j2_9_the_move_must_be_made() {
    for location in ["work:F2.2", "work:F2.4", "work:F2.5"] {
        let game = after(&trek(2), location);
        for action in ["stop", "rest", "pass", "build", "trade:1", "pay:Y", "work:B2.3", "bonus:T01"] {
            refused(&game, action, "J2-9");
        }
    }
}

#[test]
fn j2_9_a_step_leads_to_another_tile_beside_the_wagon() {
    for location in ["work:F2.2", "work:F2.5"] {
        let game = after(&trek(2), location);
        for cell in ["step:a1", "step:b1", "step:c2", "step:d4", "step:e1"] {
            refused(&game, cell, "J2-9");
        }
    }
    let game = after(&trek(2), "work:F2.5 step:d3");
    for cell in ["step:d3", "step:c1", "step:b3", "step:d1"] {
        refused(&game, cell, "J2-9");
    }
}

#[test]
fn j2_9_between_two_steps_there_is_nothing_but_steps_and_stopping() {
    let game = after(&trek(2).caravan(1, "BB"), "work:F2.5 step:d3");
    for action in ["build", "trade:1", "rest", "pay:B", "work:B2.3", "pass"] {
        refused(&game, action, "J2-9");
    }
}

#[test]
fn j2_9_wagons_move_on_moves_alone() {
    let table = trek(2).wagon(1, "d2").outposts(1, "a1").caravan(1, "YYYB");
    for actions in ["work:B2.3", "rest", "work:F2.1 trade:1", "work:F2.3 outpost:a1 trade:1"] {
        let game = after(&table, actions);
        assert_eq!((wagon(&game, 1).as_str(), wagon(&game, 2).as_str()), ("d2", "c2"), "{actions}");
        assert_eq!(game.turn(), turn_of(2), "{actions}");
    }
}
