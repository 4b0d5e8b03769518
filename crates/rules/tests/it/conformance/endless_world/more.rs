//! EW-21, EW-22, EW-26 and EW-27: rest, the limit, an empty deck, turns and players.

use carvania_rules::clause::ew;
use carvania_rules::{Components, Game, Setup, SetupError, Title, Turn};

use super::{box_with, endless};
use crate::play::world::{at, points, sorted, traders};
use crate::play::{caravan, claimed, legal, play, refused, turn_of};
use crate::table::Table;

#[test]
fn ew_21_a_rest_takes_all_own_traders_back_from_the_board() {
    let table =
        endless(3).stands(1, "A1.3", 2).stands(1, "C1.1", 3).stands(2, "A1.4", 1).stands(3, "D1.1", 1);
    let mut game = table.game();
    assert_eq!(traders(&game, 1), (1, 6));
    play(&mut game, "rest");
    assert_eq!((at(&game, 1).as_str(), traders(&game, 1)), ("", (6, 6)));
    assert_eq!((at(&game, 2).as_str(), at(&game, 3).as_str()), ("A1.4/1", "D1.1/1"));
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYY", turn_of(2)));
}

#[test]
fn ew_21_a_rest_is_legal_with_nobody_out() {
    let mut game = endless(2).game();
    assert!(legal(&game).contains("rest"));
    play(&mut game, "rest");
    assert_eq!((traders(&game, 1), game.turn()), ((7, 5), turn_of(2)));
}

#[test]
fn ew_21_the_places_are_free_again() {
    let mut game = endless(2).stands(1, "A1.3", 5).stands(2, "A1.4", 1).game();
    play(&mut game, "rest work:A1.3");
    assert_eq!((at(&game, 2).as_str(), traders(&game, 2)), ("A1.3/1 A1.4/1", (5, 5)));
    play(&mut game, "work:A1.4 stop");
    assert_eq!((at(&game, 1).as_str(), at(&game, 2).as_str()), ("A1.4/2", "A1.3/1"));
}

#[test]
fn ew_22_above_ten_crystals_are_returned_at_the_end_of_the_turn() {
    let mut game = endless(2).caravan(1, "YYYYYGGBB").game();
    play(&mut game, "work:A1.3");
    // Also those just gained, one at a time.
    assert_eq!((sorted(&game).as_str(), game.turn()), ("return:B return:G return:Y", turn_of(1)));
    play(&mut game, "return:Y");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYYYYGGBB", turn_of(2)));
}

#[test]
fn ew_22_ten_crystals_are_kept() {
    let mut game = endless(2).caravan(1, "YYYYGGBB").game();
    play(&mut game, "work:A1.3");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYYYYGGBB", turn_of(2)));
}

#[test]
fn ew_22_the_limit_does_not_count_within_a_turn() {
    // Two tools bring the caravan to twelve, and the trade brings it down again.
    let table = endless(2).claimed(1, "P18 P21").caravan(1, "YYYYYYYYYY");
    let mut game = table.game();
    play(&mut game, "work:A1.6");
    assert_eq!(caravan(&game, 1), "YYYYYYYYYYYY");
    play(&mut game, "trade:2");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYYYYGGBB", turn_of(2)));
    let mut game = table.game();
    play(&mut game, "work:A1.6 trade:1");
    assert_eq!((sorted(&game).as_str(), game.turn()), ("return:B return:G return:Y", turn_of(1)));
}

#[test]
fn ew_22_the_refill_is_seen_before_crystals_are_returned() {
    let mut game = endless(2).caravan(1, "YYYGGGGBBB").claimed(1, "P24").game();
    play(&mut game, "work:A1.G1 bonus:T01");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYYGGGGBBB", Turn::Chance));
    play(&mut game, "draw:T09 stop");
    assert_eq!(sorted(&game), "return:B return:G return:Y");
}

/// A box whose deck has fifteen cards for two players.
fn small_box() -> &'static Components {
    let marks = ["P34", "P36", "P37", "P38", "P46", "P47", "P48", "P49", "P50"];
    let marked =
        marks.map(|card| (format!("id = \"{card}\"\n"), format!("id = \"{card}\"\nplayers = \"3+\"\n")));
    let changes: Vec<(&str, &str)> = marked.iter().map(|(from, to)| (from.as_str(), to.as_str())).collect();
    box_with(&changes)
}

/// All cards of the small box lie on the table: five on the board, the others with the players.
fn last_cards() -> Table {
    endless(2).claimed(1, "P02 P04 P05 P06 P08").claimed(2, "P18 P20 P21 P22 P24").caravan(1, "YYYYYGGGB")
}

#[test]
fn ew_26_an_empty_deck_does_not_refill_the_row() {
    let mut game = last_cards().game_with(small_box());
    assert_eq!(points(&game), "P01 P33 P45 P17 - P35");
    play(&mut game, "work:A1.G1 claim:P01");
    // The known next card fills the row, and there is none to turn up.
    assert_eq!((points(&game).as_str(), sorted(&game).as_str()), ("P33 P45 P17 P35", "bonus:T01 stop"));
    play(&mut game, "stop rest work:A1.G2 claim:P45 explore:X05 stop");
    assert_eq!((points(&game).as_str(), game.turn()), ("P33 P17 P35", turn_of(2)));
    assert_eq!(claimed(&game, 1), "P01 P02 P04 P05 P06 P08 P45");
}

#[test]
fn ew_26_a_golem_location_without_a_card_still_offers_its_tiles() {
    let table =
        last_cards().claimed(1, "P01 P02 P04 P05 P06 P08 P45").point_row("P33 P17 P35").next_point("");
    let mut game = table.game_with(small_box());
    play(&mut game, "work:B1.G4");
    assert_eq!(sorted(&game), "bonus:T05 bonus:T06");
    for card in ["claim:P17", "claim:P35"] {
        refused(&game, card, "EW-15");
    }
    play(&mut game, "bonus:T06 draw:T09");
    assert_eq!(game.turn(), turn_of(2));
    let none = table.stack(5, "", 0).stack(6, "", 0).game_with(small_box());
    refused(&none, "work:B1.G4", "EW-11");
}

#[test]
fn ew_27_a_turn_is_exactly_one_of_work_and_rest() {
    for turn in ["work:A1.3", "work:A1.4 stop", "work:A1.6 trade:1", "work:A1.G1 bonus:T01 draw:T07", "rest"]
    {
        let mut game = endless(2).game();
        play(&mut game, turn);
        assert_eq!(game.turn_begins().map(|seat| seat.number()), Some(2), "{turn}");
    }
}

#[test]
fn ew_27_nothing_else_begins_a_turn() {
    let game = endless(2).caravan(1, "YYGG").game();
    let verbs = ["work:", "rest"];
    assert!(legal(&game).split(' ').all(|action| verbs.iter().any(|verb| action.starts_with(verb))));
    for action in ["claim:P01", "bonus:T01", "explore:X01", "route:+YYYY", "trade:1", "stop", "pass", "use"] {
        refused(&game, action, "EW-27");
    }
}

#[test]
fn ew_27_two_to_four_players() {
    for title in [Title::EndlessWorld, Title::JourneyOne, Title::JourneyTwo, Title::JourneyThree] {
        for players in 2..=4 {
            assert!(Game::new(&Setup::standard(title, players)).is_ok(), "{title}");
        }
        for players in [0, 1, 5, 255, usize::MAX] {
            let error = Game::new(&Setup::standard(title, players)).unwrap_err();
            assert_eq!(error, SetupError::Players { title, players, clause: ew(27) });
        }
    }
}
