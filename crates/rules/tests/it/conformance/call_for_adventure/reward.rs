//! CA-14: rewards for emptied columns.

mod bonus;

use carvania_rules::Turn;

use super::table::{adventure, hand, merchant_row};
use crate::play::mountains::outposts;
use crate::play::{caravan, legal, legal_to, play, refused, turn_of};
use crate::table::Table;

const CARDS: &str = "reward:+YYYY reward:YY>GG reward:+M reward:^3";

/// Outposts of the first player, so that one more at c3 empties this column.
fn before_column(column: usize) -> Table {
    let rows = [["b1", "c2", "c6", "d5"], ["a2", "a3", "c4", "e2"], ["b2", "c5", "d3", "e3"]];
    let mut cells: Vec<&str> = rows.iter().flat_map(|row| &row[..column]).copied().collect();
    cells.extend(&["d1", "d2", "b4"][..column - 1]);
    adventure(2).outposts(1, &cells.join(" "))
}

#[test]
fn ca_14_the_first_column_brings_a_card_of_the_row() {
    let mut game = before_column(1).game();
    play(&mut game, "build");
    assert_eq!((legal(&game).as_str(), game.turn()), (CARDS, turn_of(1)));
    for bonus in ["bonus:step", "bonus:caravan", "bonus:points"] {
        refused(&game, bonus, "CA-14");
    }
}

#[test]
fn ca_14_the_other_columns_bring_a_bonus_tile_or_a_card() {
    for column in 2..=4 {
        let mut game = before_column(column).game();
        play(&mut game, "build");
        assert_eq!(legal(&game), format!("{CARDS} bonus:step bonus:caravan bonus:points"), "column {column}");
    }
}

#[test]
fn ca_14_any_card_is_taken_without_paying() {
    for (position, card) in ["+YYYY", "YY>GG", "+M", "^3"].into_iter().enumerate() {
        let mut game = before_column(1).caravan(1, "").game();
        play(&mut game, &format!("build reward:{card}"));
        assert_eq!((hand(&game, 1).split(' ').count(), caravan(&game, 1).as_str()), (3, ""));
        let mut rest = vec!["+YYYY", "YY>GG", "+M", "^3"];
        rest.remove(position);
        assert_eq!(merchant_row(&game), rest.join(" "));
    }
}

#[test]
fn ca_14_the_crystals_on_the_card_come_with_it_and_the_row_slides() {
    let mut game = before_column(1).caravan(1, "M").merchant_row("+YYYY/Y YY>GG/GGB +M/B ^3/M").game();
    play(&mut game, "build reward:YY>GG");
    assert_eq!((caravan(&game, 1).as_str(), merchant_row(&game).as_str()), ("GGBM", "+YYYY/Y +M/B ^3/M"));
    play(&mut game, "draw:+B");
    assert_eq!(merchant_row(&game), "+YYYY/Y +M/B ^3/M +B");
}

#[test]
fn ca_14_the_row_is_refilled_before_the_trades() {
    let mut game = before_column(1).game();
    play(&mut game, "build reward:+M");
    assert_eq!((game.turn(), game.chance().count()), (Turn::Chance, 43 - 4));
    for draw in ["draw:+M", "draw:+YYYY", "draw:BBMM", "draw:+YY"] {
        refused(&game, draw, "CA-14");
    }
    refused(&game, "trade:1", "CA-14");
    play(&mut game, "draw:+B");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "trade:1 trade:2 stop"));
}

#[test]
fn ca_14_what_the_card_brought_may_be_traded_at_once() {
    let mut game = before_column(1).caravan(1, "").merchant_row("+YYYY YY>GG +M/YYYY ^3").game();
    play(&mut game, "build reward:+M draw:+B");
    assert_eq!(legal(&game), "trade:1 trade:2 stop");
    play(&mut game, "trade:2");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("BB", turn_of(2)));
    // Another card would not have brought them.
    let mut game = before_column(1).caravan(1, "").merchant_row("+YYYY YY>GG +M/YYYY ^3").game();
    play(&mut game, "build reward:^3 draw:+B");
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn ca_14_the_card_cannot_be_played_in_the_same_turn() {
    let mut game = before_column(1).game();
    play(&mut game, "build reward:+M draw:+B");
    refused(&game, "play:+M", "EM-19");
}

#[test]
fn ca_14_a_reward_must_be_taken() {
    for column in [1, 2] {
        let mut game = before_column(column).game();
        play(&mut game, "build");
        for action in ["stop", "pass", "trade:1", "rest", "reward:+B", "reward:+YY", "acquire:+M"] {
            refused(&game, action, "CA-14");
        }
    }
}

#[test]
fn ca_14_the_cost_is_paid_and_the_outpost_placed_before() {
    let mut game = before_column(1).outposts(2, "c3").game();
    play(&mut game, "build pay:Y");
    refused(&game, "reward:+M", "EM-15");
    assert_eq!(outposts(&game, 1), "a2 b1 b2");
    play(&mut game, "pay:Y");
    assert_eq!((outposts(&game, 1).as_str(), legal(&game).as_str()), ("a2 b1 b2 c3", CARDS));
}

#[test]
fn ca_14_a_column_is_emptied_by_the_last_of_its_four_outposts() {
    // Three rows of the first column; the fourth row; a row that is further along.
    for (cells, build_at) in [("a2 b1", "c3"), ("a2 b1 b2 d1", "c3"), ("a2 a3 c4 e2 b1 b2", "c2")] {
        let mut game = adventure(2).outposts(1, cells).wagon(1, build_at).game();
        play(&mut game, "build");
        assert_eq!(legal_to(&game, "reward"), "", "{cells}");
    }
    // Outposts further along in the other rows do not matter.
    let mut game = adventure(2).outposts(1, "a2 a3 c4 e2 b1 c2 c6 d5 b2 c5 d3 e3").game();
    play(&mut game, "build");
    assert_eq!(legal(&game), CARDS);
}

#[test]
fn ca_14_with_the_deck_empty_the_trades_follow_at_once() {
    let mut game = before_column(1).deck_drawn().game();
    play(&mut game, "build reward:+M");
    assert_eq!(
        (merchant_row(&game).as_str(), legal(&game).as_str()),
        ("+YYYY YY>GG ^3", "trade:1 trade:2 stop")
    );
}

#[test]
fn ca_14_with_nothing_to_take_the_reward_lapses() {
    let without_cards = |column| before_column(column).merchant_row("").deck_drawn();
    let mut game = without_cards(1).game();
    play(&mut game, "build");
    assert_eq!(legal(&game), "trade:1 trade:2 stop");
    let mut game = without_cards(2).game();
    play(&mut game, "build");
    assert_eq!(legal(&game), "bonus:step bonus:caravan bonus:points");
    let all = "step step step step caravan caravan caravan caravan 6 5 4 3";
    let mut game = without_cards(2).bonus(2, all).game();
    play(&mut game, "build");
    assert_eq!(legal(&game), "trade:1 trade:2 stop");
    let mut game = before_column(2).bonus(2, all).game();
    play(&mut game, "build");
    assert_eq!(legal(&game), CARDS);
}
