//! GE-16 and GE-17: the end.

use carvania_rules::{Game, Source, Turn};

use crate::play::{deal, play, seat, turn_of};
use crate::table::{FIVE_CARDS, FOUR_CARDS, table};

/// The last seat claims one more card than these.
fn after_one_more_claim(players: usize, cards: &str) -> Game {
    let mut game = table(players).turn(players).claimed(players, cards).caravan(players, "YYGG").game();
    play(&mut game, "claim:YYGG");
    deal(&mut game);
    game
}

#[test]
fn ge_16_with_two_or_three_players_the_sixth_card_triggers_the_end() {
    for players in [2, 3] {
        assert_eq!(after_one_more_claim(players, FOUR_CARDS).turn(), turn_of(1), "{players} players");
        assert_eq!(after_one_more_claim(players, FIVE_CARDS).turn(), Turn::Over, "{players} players");
    }
}

#[test]
fn ge_16_with_four_or_five_players_the_fifth_card_triggers_the_end() {
    for players in [4, 5] {
        assert_eq!(after_one_more_claim(players, "YYYGG YYGGG YYYBB").turn(), turn_of(1));
        assert_eq!(after_one_more_claim(players, FOUR_CARDS).turn(), Turn::Over, "{players} players");
    }
}

#[test]
fn ge_16_the_round_is_played_out() {
    let mut game = table(4).claimed(1, FOUR_CARDS).caravan(1, "YYGG").game();
    play(&mut game, "claim:YYGG");
    deal(&mut game);
    play(&mut game, "rest rest rest");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn ge_17_the_score_is_point_cards_tokens_and_crystals() {
    let game = table(2).claimed(2, "YYYGG GGBBMM").piles(2, 1).caravan(2, "YYYGGM").game();
    let items: Vec<(Source, u32)> =
        game.scores()[seat(2)].items().filter(|&(_, points)| points > 0).collect();
    let expected =
        [(Source::PointCards, 7 + 19), (Source::Copper, 2 * 3), (Source::Silver, 3), (Source::Crystals, 3)];
    assert_eq!(items, expected);
    assert_eq!(game.scores()[seat(2)].total(), 7 + 19 + 2 * 3 + 3 + 3);
    assert_eq!(game.scores()[seat(1)].total(), 0);
}

#[test]
fn ge_17_merchant_cards_and_yellow_crystals_are_worth_nothing() {
    let game = table(2).hand(1, "+B YY>B").caravan(1, "YYYYYYYYYY").game();
    assert_eq!(game.scores()[seat(1)].total(), 0);
}
