//! EM-12: a step only where the movement can still end.

use carvania_rules::Game;

use crate::play::mountains::{dropped, wagon};
use crate::play::{caravan, legal, legal_to, play, refused};
use crate::table::Table;
use crate::table::mountains::{mountains, own_mountains};

#[test]
fn em_12_without_crystals_or_steps_nobody_moves_to_a_mountain_with_a_wagon() {
    let game = mountains(2).wagon(2, "c4").caravan(1, "").game();
    refused(&game, "step:c4", "EM-12");
    assert_eq!(legal_to(&game, "step"), "step:b2 step:b3 step:c2 step:d2 step:d3");
}

#[test]
fn em_12_a_wagon_can_be_hemmed_in() {
    let table = mountains(4).wagon(1, "a1").wagon(2, "a2").wagon(3, "b1").wagon(4, "b2");
    let game = table.clone().caravan(1, "").game();
    assert_eq!(legal(&game), "mine pass");
    for step in ["step:a2", "step:b1", "step:b2"] {
        refused(&game, step, "EM-12");
    }
    assert_eq!(legal_to(&table.caravan(1, "Y").game(), "step"), "step:a2 step:b1 step:b2");
}

#[test]
fn em_12_a_crystal_for_the_next_step_reaches_further_than_one_for_the_toll() {
    // One crystal does not pay two tolls, but a step to where there is none.
    let table = mountains(4).wagon(2, "c4").wagon(3, "c4").wagon(4, "c5");
    refused(&table.clone().caravan(1, "").game(), "step:c4", "EM-12");
    let mut game = table.caravan(1, "G").game();
    play(&mut game, "step:c4");
    assert_eq!(legal(&game), "pay:G");
    refused(&game, "stop", "EM-9");
    play(&mut game, "pay:G");
    refused(&game, "step:c5", "EM-12");
    assert_eq!(legal(&game), "step:b3 step:b4 step:c3 step:d3 step:d4");
    play(&mut game, "step:d4");
    assert_eq!((caravan(&game, 1).as_str(), dropped(&game, "c4").as_str()), ("", "G"));
    assert_eq!(legal(&game), "build mine pass");
}

#[test]
fn em_12_what_is_left_after_the_step_must_pay_every_toll() {
    let table = mountains(4).wagon(2, "c5").wagon(3, "c5").bonus(1, "step");
    for (crystals, is_legal) in [("", false), ("Y", true), ("YG", true)] {
        let mut game = table.clone().caravan(1, crystals).game();
        play(&mut game, "step:c4");
        assert_eq!(legal_to(&game, "step").contains("c5"), is_legal, "{crystals}");
        if !is_legal {
            refused(&game, "step:c5", "EM-12");
        }
    }
}

/// A wagon that ends on `a1`, a village, with wagons on every tile around it.
fn surrounded(crystals: &str) -> Game {
    let mut game =
        mountains(4).wagon(1, "b1").wagon(2, "b1").wagon(3, "a2").wagon(4, "b2").caravan(1, crystals).game();
    play(&mut game, "step:a1");
    game
}

#[test]
fn em_12_no_crystal_is_dropped_for_a_step_that_cannot_be_made() {
    // The only crystal would be missing for the toll, so the movement is over.
    let game = surrounded("Y");
    assert_eq!(legal(&game), "mine pass");
    refused(&game, "pay:Y", "EM-13");
    assert_eq!(wagon(&game, 1), "a1");
}

#[test]
fn em_12_a_crystal_is_dropped_where_another_is_left_for_the_toll() {
    let mut game = surrounded("YG");
    assert_eq!(legal(&game), "pay:Y pay:G stop");
    play(&mut game, "pay:Y step:a2 stop pay:G");
    assert_eq!((caravan(&game, 3).as_str(), dropped(&game, "a1").as_str()), ("GGG", "Y"));
}

/// A wagon in the corridor, on the tile before the dead end `a1`. Others stand on both.
fn before_dead_end(bonus: &str, crystals: &str) -> Table {
    own_mountains(3).wagon(1, "b1").wagon(2, "a1").wagon(3, "b1").bonus(1, bonus).caravan(1, crystals)
}

#[test]
fn em_12_free_steps_must_lead_out_again() {
    for (bonus, crystals, steps) in [
        ("", "", "step:c1"),
        // Back from the dead end there is a toll as well.
        ("step", "", "step:c1"),
        ("step step", "", "step:a1 step:c1"),
        ("", "Y", "step:a1 step:c1"),
        ("step", "Y", "step:a1 step:c1"),
    ] {
        let game = before_dead_end(bonus, crystals).game();
        assert_eq!(legal_to(&game, "step"), steps, "{bonus}, {crystals}");
        if !steps.contains("a1") {
            refused(&game, "step:a1", "EM-12");
        }
    }
}

#[test]
fn em_12_the_way_out_of_a_dead_end_is_walked_with_free_steps() {
    let mut game = before_dead_end("step step", "").game();
    play(&mut game, "step:a1");
    assert_eq!(legal(&game), "step:b1");
    refused(&game, "stop", "EM-9");
    play(&mut game, "step:b1");
    assert_eq!(legal(&game), "step:c1");
    refused(&game, "step:a1", "EM-12");
    play(&mut game, "step:c1");
    assert_eq!(legal(&game), "mine pass");
}

#[test]
fn em_12_standing_still_is_always_possible() {
    let game = mountains(2).wagon(2, "c3").caravan(1, "").game();
    assert!(legal(&game).ends_with("mine pass"));
}
