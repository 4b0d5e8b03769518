//! EW-16: claiming a point card.

use carvania_rules::{Title, Turn};

use super::super::endless;
use crate::play::world::{explored, points, sorted};
use crate::play::{caravan, claimed, legal, play, refused, turn_of};
use crate::table::world::world_with;

#[test]
fn ew_16_a_claim_returns_exactly_the_crystals_shown() {
    let mut game = endless(2).caravan(1, "YYYGGGBM").game();
    play(&mut game, "work:A1.G1 claim:P01");
    assert_eq!((caravan(&game, 1).as_str(), claimed(&game, 1).as_str()), ("YGBM", "P01"));
}

#[test]
fn ew_16_a_card_that_cannot_be_paid_cannot_be_claimed() {
    // As many crystals, and of higher level, but not those shown.
    let mut game = endless(2).caravan(1, "YGGGBBMM").game();
    play(&mut game, "work:A1.G1");
    refused(&game, "claim:P01", "EW-16");
}

#[test]
fn ew_16_the_row_slides_and_the_known_next_card_fills_it() {
    for (location, card, row) in [
        ("A1.G1", "P01", "P33 P45 P17 P35"),
        ("A1.G2", "P33", "P01 P45 P17 P35"),
        ("B1.G4", "P17", "P01 P33 P45 P35"),
    ] {
        let mut game = endless(2).caravan(1, "YYYYGGB").game();
        play(&mut game, &format!("work:{location} claim:{card}"));
        assert_eq!((points(&game).as_str(), game.turn()), (row, Turn::Chance), "{card}");
        play(&mut game, "draw:P36");
        assert_eq!(points(&game), format!("{row} - P36"), "{card}");
    }
}

#[test]
fn ew_16_the_card_after_the_next_is_any_of_the_deck() {
    for (players, cards) in [(2, 24), (3, 36), (4, 48)] {
        let mut game = endless(players).caravan(1, "YYGG").claimed(2, "P37 P50").game();
        play(&mut game, "work:A1.G1 claim:P01");
        assert_eq!(game.chance().count(), cards - 5 - 2, "{players} players");
        assert!(game.chance().all(|(_, weight)| weight == 1));
        // Just claimed, in the row, filled in, claimed before, not of this game.
        for card in ["P01", "P33", "P35", "P37", "P03"] {
            refused(&game, &format!("draw:{card}"), "EW-16");
        }
        for other in ["draw:T07", "draw:X01", "stop", "rest", "bonus:T01"] {
            refused(&game, other, "EW-16");
        }
    }
}

#[test]
fn ew_16_the_next_card_was_known_before_the_claim() {
    // Whichever card is drawn now, the row is the same; it only decides what comes after.
    let mut game = endless(2).caravan(1, "YYGG").game();
    play(&mut game, "work:A1.G1 claim:P01");
    for draw in legal(&game).split(' ') {
        let mut game = game;
        play(&mut game, draw);
        let card = draw.strip_prefix("draw:").unwrap();
        assert_eq!(points(&game), format!("P33 P45 P17 P35 - {card}"));
    }
}

#[test]
fn ew_16_the_benefit_comes_before_the_row_is_refilled() {
    let mut game = endless(2).caravan(1, "YGB").game();
    play(&mut game, "work:B1.G3 claim:P45");
    assert_eq!((game.turn(), caravan(&game, 1).as_str()), (turn_of(1), ""));
    assert!(legal(&game).split(' ').all(|action| action.starts_with("explore:")));
    refused(&game, "draw:P36", "EW-19");
    play(&mut game, "explore:X01");
    assert_eq!((game.turn(), caravan(&game, 1).as_str()), (Turn::Chance, "GG"));
    assert_eq!((points(&game).as_str(), explored(&game, 1).as_str()), ("P01 P33 P17 P35", "X01"));
    play(&mut game, "draw:P36");
    assert_eq!(sorted(&game), "bonus:T03 bonus:T04 stop");
}

#[test]
fn ew_16_what_a_benefit_brings_cannot_pay_for_the_card() {
    // `X02` gives a yellow and a blue crystal, which `P45` costs.
    let mut game = endless(2).caravan(1, "G").game();
    play(&mut game, "work:B1.G3");
    refused(&game, "claim:P45", "EW-16");
}

#[test]
fn ew_16_the_card_that_slides_in_can_be_claimed_by_the_next_player() {
    let mut game = world_with("F1", 2).caravan(1, "YYGG").caravan(2, "YYYB").game();
    assert_eq!(game.title(), Title::EndlessWorld);
    play(&mut game, "work:A1.G1 claim:P01 draw:P36 stop work:A1.G1");
    assert_eq!(sorted(&game), "bonus:T01 claim:P33");
    play(&mut game, "claim:P33 draw:P37 stop");
    assert_eq!((claimed(&game, 2).as_str(), points(&game).as_str()), ("P33", "P45 P17 P35 P36 - P37"));
}
