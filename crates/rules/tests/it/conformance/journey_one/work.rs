//! J1-6: turns, and work at the locations that are known from An Endless World.

use carvania_rules::clause::ew;
use carvania_rules::{Game, Setup, SetupError, Title, Turn};

use super::table::{available, journey, route};
use crate::play::world::{at, points, sorted, stacks, tiles};
use crate::play::{caravan, claimed, legal, legal_to, play, refused, seat, turn_of};

#[test]
fn j1_6_a_turn_is_exactly_one_of_work_route_and_rest() {
    let table = journey(2).route(1, "+B");
    let turns = "rest route:+B work:A1.3 work:A1.4 work:A1.6 work:A1.G1 work:A1.G2 work:B1.3 work:B1.4 \
                 work:B1.G3 work:B1.G4 work:C2.3 work:C2.M3 work:C2.M4 work:E2.3 work:E2.M1 work:E2.M2";
    assert_eq!(sorted(&table.game()), turns);
    for turn in ["work:A1.3", "work:E2.M1 keep draw:+GG", "work:C2.3", "route:+B", "rest"] {
        let mut game = table.game();
        play(&mut game, turn);
        assert_eq!(game.turn_begins(), Some(seat(2)), "{turn}");
    }
}

#[test]
fn j1_6_nothing_else_begins_a_turn() {
    let game = journey(2).route(1, "+B +GG").game();
    let cards = ["use", "keep", "replace:+B", "swap:+B", "acquire:+M", "play:+B", "spend:+B", "reward:+M"];
    let others = ["claim:P01", "bonus:T01", "explore:X01", "trade:1", "upgrade:Y", "pay:Y", "return:Y"];
    let more =
        ["stop", "pass", "build", "mine", "take", "leave", "draw:+YYY", "draw:P50", "draw:T20", "draw:X10"];
    for action in cards.into_iter().chain(others).chain(more) {
        refused(&game, action, "EW-27");
    }
}

#[test]
fn j1_6_two_to_four_players() {
    for players in 2..=4 {
        assert!(Game::new(&Setup::standard(Title::JourneyOne, players)).is_ok());
    }
    for players in [0, 1, 5, 255, usize::MAX] {
        let error = Game::new(&Setup::standard(Title::JourneyOne, players)).unwrap_err();
        assert_eq!(error, SetupError::Players { title: Title::JourneyOne, players, clause: ew(27) });
    }
}

#[test]
fn j1_6_production_upgrade_and_trade() {
    for (turn, crystals, traders) in [
        ("work:A1.3", "YYYYY", 1),
        ("work:B1.3 upgrade:Y upgrade:G stop", "YYB", 2),
        ("work:A1.6 trade:1", "GB", 2),
    ] {
        let mut game = journey(2).game();
        play(&mut game, turn);
        assert_eq!((caravan(&game, 1).as_str(), available(&game, 1)), (crystals, 7 - traders), "{turn}");
        assert_eq!(game.turn(), turn_of(2));
    }
}

#[test]
fn j1_6_their_decisions_name_the_clauses_of_an_endless_world() {
    let mut game = journey(2).game();
    play(&mut game, "work:A1.4");
    refused(&game, "use", "EW-13");
    let mut game = journey(2).game();
    play(&mut game, "work:A1.6");
    refused(&game, "use", "EW-14");
    let mut game = journey(2).game();
    play(&mut game, "work:A1.G1");
    refused(&game, "keep", "EW-15");
}

#[test]
fn j1_6_golems_give_point_cards_and_bonus_tiles_in_either_order() {
    for turn in ["claim:P01 draw:P50 bonus:T01 draw:T18", "bonus:T01 draw:T18 claim:P01 draw:P50"] {
        let mut game = journey(2).caravan(1, "YYYGG").game();
        play(&mut game, &format!("work:A1.G1 {turn}"));
        assert_eq!([caravan(&game, 1), claimed(&game, 1), tiles(&game, 1)], ["Y", "P01", "T01"]);
        assert_eq!(points(&game), "P33 P45 P17 P35 - P50");
        assert_eq!(stacks(&game), "T18/1 T02/2 T03/1 T04/1 T05/1 T06/1");
        assert_eq!(game.turn(), turn_of(2));
    }
}

#[test]
fn j1_6_uncovered_tiles_are_drawn_among_all_that_nobody_has_seen() {
    let mut game = journey(2).game();
    play(&mut game, "work:A1.G1 bonus:T01");
    assert_eq!((game.turn(), game.chance().count()), (Turn::Chance, 20 - 6));
    refused(&game, "draw:T21", "EW-15");
    refused(&game, "draw:+B", "EW-15");
}

#[test]
fn j1_6_new_traders_and_help_cards_work_as_in_an_endless_world() {
    let mut game = journey(2).caravan(1, "YYYB").game();
    play(&mut game, "work:A1.G2 claim:P33");
    assert_eq!(available(&game, 1), 7 - 1 + 1);
    // P08 helps at golems, P24 gives a yellow crystal there.
    let mut game = journey(2).claimed(1, "P08 P24").caravan(1, "").game();
    play(&mut game, "work:B1.G4 bonus:T05");
    assert_eq!((available(&game, 1), caravan(&game, 1).as_str()), (7 - 2, "Y"));
}

#[test]
fn j1_6_a_location_with_ones_own_traders_is_closed() {
    let game = journey(2).stands(1, "E2.M1", 1).stands(1, "A1.3", 1).stands(1, "C2.3", 1).game();
    for location in ["E2.M1", "A1.3", "C2.3"] {
        refused(&game, &format!("work:{location}"), "EW-7");
    }
    assert!(!legal(&game).contains("E2.M1"));
}

#[test]
fn j1_6_every_location_takes_the_traders_printed() {
    for (location, printed) in [("E2.3", 2), ("C2.3", 1), ("A1.3", 1), ("B1.3", 2), ("B1.G4", 3)] {
        let game = journey(2).reserve(1, 12 - (printed - 1)).game();
        refused(&game, &format!("work:{location}"), "EW-11");
        let game = journey(2).reserve(1, 12 - printed).game();
        assert!(legal_to(&game, "work").contains(location), "{location}");
    }
}

#[test]
fn j1_6_traders_on_a_route_cannot_be_placed_elsewhere() {
    let game = journey(2).route(1, "+B/6 +GG").game();
    assert_eq!(available(&game, 1), 1);
    refused(&game, "work:E2.3", "EW-11");
    refused(&game, "work:C2.M3", "EW-11");
    assert_eq!([route(&game, 1).as_str(), &at(&game, 1)], ["+B/6 +GG", ""]);
}
