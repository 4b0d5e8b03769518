//! EM-23 and EM-24: mining, and the caravan limit.

use crate::play::mountains::expedition;
use crate::play::{caravan, legal, play, refused, seat, turn_of};
use crate::table::mountains::{mountains, own_mountains};

#[test]
fn em_23_mining_gains_two_yellow_crystals() {
    for cell in ["c3", "a1"] {
        let mut game = mountains(2).wagon(1, cell).caravan(1, "M").game();
        play(&mut game, "mine");
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYM", turn_of(2)));
    }
    let mut game = own_mountains(2).wagon(1, "c1").caravan(1, "").game();
    play(&mut game, "mine");
    assert_eq!(caravan(&game, 1), "YY");
}

#[test]
fn em_23_each_richer_mine_tile_adds_a_green_one() {
    for (tiles, gained) in [("mine", "YYG"), ("mine mine mine", "YYGGG"), ("step upgrade caravan", "YY")] {
        let mut game = mountains(2).bonus(1, tiles).caravan(1, "").game();
        play(&mut game, "mine");
        assert_eq!(caravan(&game, 1), gained, "{tiles}");
    }
}

#[test]
fn em_24_the_limit_is_ten_crystals() {
    let mut game = mountains(2).caravan(1, "GGGGGGGGG").game();
    play(&mut game, "mine");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "return:Y return:G"));
    refused(&game, "pass", "C-5");
    play(&mut game, "return:G");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYGGGGGGGG", turn_of(2)));
}

#[test]
fn em_24_each_caravan_tile_raises_it_by_three() {
    for (tiles, limit) in [("", 10), ("caravan", 13), ("caravan caravan caravan caravan", 22)] {
        let full = "G".repeat(limit);
        let mut game = mountains(2).bonus(1, tiles).caravan(1, &full).game();
        assert_eq!(expedition(&game).limit(seat(1)) as usize, limit);
        play(&mut game, "mine return:Y");
        assert_eq!(game.turn(), turn_of(1), "{limit}");
        play(&mut game, "return:Y");
        assert_eq!((caravan(&game, 1), game.turn()), (full, turn_of(2)));
    }
}

#[test]
fn em_24_the_limit_is_checked_only_at_the_end_of_the_turn() {
    let mut game = mountains(2).caravan(1, "YYYYYYYYYY").dropped("c4", "GGMMM").game();
    play(&mut game, "step:c4 stop take");
    assert_eq!((caravan(&game, 1).len(), legal(&game).as_str()), (15, "build mine pass"));
    play(&mut game, "pass");
    assert_eq!(game.turn(), turn_of(1));
}

#[test]
fn em_24_who_receives_a_toll_may_have_to_return_crystals_in_the_turn_of_another() {
    let mut game = mountains(2).wagon(2, "c4").caravan(2, "GGGGGGGGGG").game();
    play(&mut game, "step:c4 stop pay:Y mine");
    // The mover is not over the limit; the other decides before their own turn begins.
    assert_eq!((game.turn(), game.turn_begins()), (turn_of(2), None));
    assert_eq!(legal(&game), "return:Y return:G");
    refused(&game, "mine", "C-5");
    play(&mut game, "return:G");
    assert_eq!(caravan(&game, 2), "YGGGGGGGGG");
    assert_eq!(game.turn_begins().map(|seat| seat.number()), Some(2));
}

#[test]
fn em_24_the_mover_returns_first_then_the_others_clockwise() {
    let full = "GGGGGGGGGG";
    let mut game = mountains(4)
        .turn(3)
        .wagon(3, "c3")
        .wagon(1, "c4")
        .wagon(2, "c4")
        .wagon(4, "c4")
        .caravan(1, full)
        .caravan(2, full)
        .caravan(4, full)
        .bonus(4, "caravan")
        .caravan(3, "YYYYYYYYYY")
        .dropped("c4", "MMMM")
        .game();
    play(&mut game, "step:c4 stop pay:Y pay:Y pay:Y take pass");
    for (seat, returned) in [(3, "return:M"), (1, "return:Y"), (2, "return:G")] {
        assert_eq!((game.turn(), game.turn_begins()), (turn_of(seat), None), "before {returned}");
        play(&mut game, returned);
    }
    // The fourth player has room for it.
    assert_eq!((caravan(&game, 4).as_str(), game.turn_begins()), ("YGGGGGGGGGG", Some(seat(4))));
}
