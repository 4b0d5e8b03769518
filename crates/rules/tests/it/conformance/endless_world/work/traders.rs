//! EW-8: how many traders a location takes, and ousting.

use super::endless;
use crate::play::world::{at, sorted, traders};
use crate::play::{caravan, play, refused};
use crate::table::world::world_with;

/// The printed number of every location.
const PRINTED: [(&str, &str); 4] = [
    (
        "D1",
        "A1.G1/1 A1.G2/1 A1.3/1 A1.4/1 A1.5/2 A1.6/2 B1.G3/2 B1.G4/3 B1.3/2 B1.4/2 B1.5/3 \
         C1.1/2 C1.2/2 C1.3/2 C1.4/2 C1.5/3 C1.6/3",
    ),
    ("D1", "D1.1/1 D1.2/2 D1.3/2 D1.4/2 D1.5/2 D1.6/3"),
    ("E1", "E1.1/1 E1.2/2 E1.3/2 E1.4/2 E1.5/2 E1.6/3"),
    ("F1", "F1.1/1 F1.2/2 F1.3/2 F1.4/2 F1.5/3 F1.6/3"),
];

#[test]
fn ew_8_an_empty_location_takes_the_printed_number() {
    for (side, printed) in PRINTED {
        let open = world_with(side, 4).explored(4, "X01 X02 X03 X04 X05 X06 X07 X08");
        for expected in printed.split_whitespace() {
            let (location, number) = expected.split_once('/').unwrap();
            let mut game = open.clone().caravan(1, "YYYYGGGBBM").game();
            play(&mut game, &format!("work:{location}"));
            let number: u64 = number.parse().unwrap();
            assert_eq!((at(&game, 1).as_str(), traders(&game, 1)), (expected, (6 - number, 6)));
        }
    }
}

#[test]
fn ew_8_ousting_takes_one_more_than_stand_there_whatever_is_printed() {
    // More than printed, and fewer.
    for (location, standing, placed) in
        [("A1.3", 1, 2), ("A1.3", 3, 4), ("A1.3", 5, 6), ("B1.G4", 1, 2), ("B1.G4", 2, 3), ("B1.G4", 3, 4)]
    {
        let mut game = endless(3).stands(3, location, standing).game();
        play(&mut game, &format!("work:{location}"));
        assert_eq!(at(&game, 1), format!("{location}/{placed}"), "{standing} traders at {location}");
        assert_eq!(traders(&game, 1), (6 - placed, 6));
    }
}

#[test]
fn ew_8_ousted_traders_return_to_their_owners_board() {
    let mut game = endless(3).stands(3, "A1.3", 2).stands(3, "D1.1", 1).stands(2, "C1.1", 2).game();
    play(&mut game, "work:A1.3");
    assert_eq!((at(&game, 3).as_str(), traders(&game, 3)), ("D1.1/1", (5, 6)));
    assert_eq!((at(&game, 2).as_str(), traders(&game, 2)), ("C1.1/2", (4, 6)));
    assert_eq!((at(&game, 1).as_str(), traders(&game, 1)), ("A1.3/3", (3, 6)));
}

#[test]
fn ew_8_an_ousted_player_may_oust_in_turn() {
    let mut game = endless(2).game();
    play(&mut game, "work:A1.3 work:A1.3 work:A1.3 work:A1.3");
    assert_eq!((at(&game, 1).as_str(), traders(&game, 1)), ("", (7, 5)));
    assert_eq!((at(&game, 2).as_str(), traders(&game, 2)), ("A1.3/4", (3, 5)));
    assert_eq!((caravan(&game, 1).as_str(), caravan(&game, 2).as_str()), ("YYYYYYY", "YYYYYYYY"));
}

#[test]
fn ew_8_ousting_needs_the_traders() {
    let table = endless(3).stands(1, "C1.1", 2);
    assert!(sorted(&table.clone().stands(2, "A1.3", 3).game()).contains("work:A1.3"));
    refused(&table.clone().stands(2, "A1.3", 4).game(), "work:A1.3", "EW-11");
    // The same player has enough of them where nobody stands.
    assert!(sorted(&table.stands(2, "A1.3", 4).game()).contains("work:A1.4"));
}

#[test]
fn ew_8_when_traders_have_left_the_printed_number_counts_again() {
    let mut game = endless(2).stands(1, "A1.3", 4).game();
    play(&mut game, "rest work:A1.3");
    assert_eq!((at(&game, 1).as_str(), at(&game, 2).as_str()), ("", "A1.3/1"));
}

#[test]
fn ew_8_nobody_is_ousted_from_an_empty_location() {
    let mut game = endless(2).stands(2, "A1.4", 1).game();
    play(&mut game, "work:A1.3");
    assert_eq!((at(&game, 2).as_str(), traders(&game, 2)), ("A1.4/1", (6, 5)));
}
