//! GE-13 and GE-14: claiming a point card.

use carvania_rules::{Game, Turn};

use crate::play::{
    caravan, claimed, deal, legal_to, piles, play, point_row, refused, state, tokens, turn_of,
};
use crate::table::{Table, table};

#[test]
fn ge_13_a_claim_returns_exactly_the_crystals_shown() {
    let mut game = table(2).caravan(1, "YYYGGGM").game();
    play(&mut game, "claim:YYGG");
    assert_eq!((caravan(&game, 1).as_str(), claimed(&game, 1).as_str()), ("YGM", "YYGG"));
}

#[test]
fn ge_13_cards_slide_left_and_the_deck_refills_the_row() {
    let mut game = table(2).caravan(1, "GGGG").game();
    play(&mut game, "claim:GGGG");
    assert_eq!((point_row(&game).as_str(), game.turn()), ("YYGG BBMM YYBB MMMMM", Turn::Chance));
    play(&mut game, "draw:GGBB");
    assert_eq!((point_row(&game).as_str(), game.turn()), ("YYGG BBMM YYBB MMMMM GGBB", turn_of(2)));
}

#[test]
fn ge_13_each_card_of_the_deck_is_equally_likely() {
    let mut game = table(2).caravan(1, "GGGG").claimed(2, "GGBB").game();
    play(&mut game, "claim:GGGG");
    assert_eq!(game.chance().count(), 36 - 5 - 1);
    assert!(game.chance().all(|(_, weight)| weight == 1));
    // Just claimed, in the row, claimed before.
    for card in ["draw:GGGG", "draw:BBMM", "draw:GGBB"] {
        refused(&game, card, "GE-13");
    }
}

#[test]
fn ge_13_a_card_that_cannot_be_paid_cannot_be_claimed() {
    // As many crystals as wanted, and of higher level, but not those shown.
    let game = table(2).caravan(1, "YBBMMMM").game();
    assert_eq!(legal_to(&game, "claim"), "claim:BBMM");
    for card in ["claim:YYGG", "claim:GGGG", "claim:YYBB", "claim:MMMMM"] {
        refused(&game, card, "GE-13");
    }
}

#[test]
fn ge_13_only_a_card_of_the_row_can_be_claimed() {
    let game = table(2).caravan(1, "GGGBBBMMM").claimed(2, "GGBB").game();
    // Claimed by somebody, in the deck.
    for card in ["claim:GGBB", "claim:GGMM"] {
        refused(&game, card, "GE-13");
    }
}

/// A player who can claim any of the first three cards, `GG`, `BB` and `MM` with two yellow ones.
fn claimant() -> Table {
    table(2).point_row("YYGG YYBB YYMM GGGG MMMMM").caravan(1, "YYGGBBMM")
}

const FIRST: &str = "claim:YYGG";
const SECOND: &str = "claim:YYBB";
const THIRD: &str = "claim:YYMM";

/// The copper and silver tokens that a claim earns, and what is left in the piles.
fn earned(mut game: Game, claim: &str) -> ((u8, u8), (u8, u8)) {
    play(&mut game, claim);
    (tokens(&game, 1), piles(&game))
}

#[test]
fn ge_14_the_leftmost_card_pays_a_copper_token() {
    assert_eq!(earned(claimant().game(), FIRST), ((1, 0), (3, 4)));
}

#[test]
fn ge_14_the_second_card_pays_a_silver_token() {
    assert_eq!(earned(claimant().game(), SECOND), ((0, 1), (4, 3)));
}

#[test]
fn ge_14_the_other_cards_pay_nothing() {
    assert_eq!(earned(claimant().game(), THIRD), ((0, 0), (4, 4)));
}

#[test]
fn ge_14_the_position_before_the_row_slides_counts() {
    let mut game = claimant().caravan(2, "YYBB").game();
    play(&mut game, FIRST);
    deal(&mut game);
    // The second card of a moment ago is now the leftmost.
    play(&mut game, SECOND);
    assert_eq!((tokens(&game, 1), tokens(&game, 2), piles(&game)), ((1, 0), (1, 0), (2, 4)));
}

#[test]
fn ge_14_the_last_copper_token_is_taken_before_silver_slides() {
    assert_eq!(earned(claimant().piles(1, 4).game(), FIRST), ((1, 0), (0, 4)));
    assert_eq!(earned(claimant().piles(1, 4).game(), SECOND), ((0, 1), (1, 3)));
}

#[test]
fn ge_14_silver_slides_when_copper_is_gone() {
    assert_eq!(earned(claimant().piles(0, 3).game(), FIRST), ((0, 1), (0, 2)));
}

#[test]
fn ge_14_the_second_position_pays_nothing_once_silver_has_slid() {
    assert_eq!(earned(claimant().piles(0, 3).game(), SECOND), ((0, 0), (0, 3)));
    assert_eq!(earned(claimant().piles(0, 3).game(), THIRD), ((0, 0), (0, 3)));
}

#[test]
fn ge_14_if_silver_runs_out_first_only_the_leftmost_card_pays() {
    assert_eq!(earned(claimant().piles(2, 0).game(), FIRST), ((1, 0), (1, 0)));
    assert_eq!(earned(claimant().piles(2, 0).game(), SECOND), ((0, 0), (2, 0)));
}

#[test]
fn ge_14_with_both_piles_gone_no_claim_pays() {
    for claim in [FIRST, SECOND, THIRD] {
        assert_eq!(earned(claimant().piles(0, 0).game(), claim), ((0, 0), (0, 0)), "{claim}");
    }
}

#[test]
fn ge_14_silver_slides_within_a_game() {
    let mut game = claimant().piles(1, 2).caravan(2, "YYBB").game();
    play(&mut game, FIRST);
    deal(&mut game);
    let before = tokens(&game, 2);
    play(&mut game, SECOND);
    assert_eq!((tokens(&game, 2), piles(&game)), ((before.0, before.1 + 1), (0, 1)));
    assert_eq!(state(&game).golems().cards().len(), 4);
}
