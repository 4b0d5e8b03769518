//! CA-7, CA-8, CA-12, CA-13, CA-15 and CA-19: what a turn is.

mod act;
mod cards;

use carvania_rules::clause::ca;
use carvania_rules::{Game, Setup, SetupError, Title};

use super::table::{adventure, discarded, hand, played};
use crate::play::mountains::{outposts, wagon};
use crate::play::{caravan, deal, legal, legal_to, play, refused, turn_of};

#[test]
fn ca_12_one_may_build_and_trade_where_the_wagon_stands() {
    let mut game = adventure(2).game();
    play(&mut game, "build trade:2");
    assert_eq!((outposts(&game, 1).as_str(), caravan(&game, 1).as_str()), ("c3", "BB"));
    assert_eq!((hand(&game, 1).as_str(), wagon(&game, 1).as_str()), ("+YY ^2", "c3"));
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn ca_12_one_may_trade_where_the_wagon_stands() {
    let mut game = adventure(2).outposts(1, "c3").discarded(1, "+YY ^2").game();
    assert_eq!(legal_to(&game, "trade"), "trade:1 trade:2");
    play(&mut game, "trade:1");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYB", turn_of(2)));
}

#[test]
fn ca_12_one_may_claim_where_the_wagon_stands() {
    let mut game = adventure(2).wagon(1, "a1").caravan(1, "YGBM").game();
    play(&mut game, "claim:YGBM");
    deal(&mut game);
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("", turn_of(2)));
}

#[test]
fn ca_12_after_an_action_no_step_follows() {
    let mut game = adventure(2).game();
    play(&mut game, "build");
    refused(&game, "spend:+YY", "EM-19");
    play(&mut game, "stop");
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn ca_15_a_rest_takes_face_up_and_discarded_cards_back() {
    let mut game = adventure(2).hand(1, "+B +GG YYY>GB").played(1, "+YY +B").discarded(1, "^2 +GG").game();
    assert_eq!(hand(&game, 1), "YYY>GB");
    play(&mut game, "rest");
    let cards = [hand(&game, 1), played(&game, 1), discarded(&game, 1)];
    assert_eq!(cards, ["+YY ^2 +GG +B YYY>GB", "", ""]);
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn ca_15_a_rest_without_such_cards_is_legal() {
    let mut game = adventure(2).game();
    play(&mut game, "rest");
    assert_eq!((hand(&game, 1).as_str(), game.turn()), ("+YY ^2", turn_of(2)));
}

#[test]
fn ca_15_the_cards_of_others_stay_where_they_are() {
    let mut game = adventure(2).played(2, "+YY").discarded(2, "^2").discarded(1, "^2").game();
    play(&mut game, "rest");
    assert_eq!([hand(&game, 2), played(&game, 2), discarded(&game, 2)], ["", "+YY", "^2"]);
}

#[test]
fn ca_19_a_turn_is_exactly_one_of_acquire_play_move_and_rest() {
    let table = adventure(2).outposts(1, "c3");
    for turn in ["acquire:+YYYY", "play:+YY", "rest", "spend:+YY step:c2 stop pass", "trade:1", "pass"] {
        let mut game = table.game();
        play(&mut game, turn);
        deal(&mut game);
        assert_eq!(game.turn_begins().map(|seat| seat.number()), Some(2), "{turn}");
    }
}

#[test]
fn ca_19_a_move_without_step_and_action_is_the_pass() {
    let mut game = adventure(2).game();
    let before = game.to_position()["seats"].clone();
    play(&mut game, "pass");
    assert_eq!((&game.to_position()["seats"], game.turn()), (&before, turn_of(2)));
}

#[test]
fn ca_19_nothing_else_begins_a_turn() {
    let game = adventure(2).game();
    let expected = "play:+YY play:^2 acquire:+YYYY acquire:YY>GG acquire:+M acquire:^3 rest spend:+YY \
                    spend:^2 build pass";
    assert_eq!(legal(&game), expected);
    for action in [
        "pay:Y",
        "upgrade:Y",
        "stop",
        "return:Y",
        "start:GG",
        "place:c4",
        "step:c4",
        "take",
        "leave",
        "bonus:step",
        "reward:+M",
        "mine",
        "draw:+B",
        "draw:BBMM",
        "draw:closed",
        "remove:M>BB",
        "lay:valley",
    ] {
        refused(&game, action, "CA-19");
    }
}

#[test]
fn ca_19_two_to_four_players() {
    for players in 2..=4 {
        assert!(Game::new(&Setup::standard(Title::CallForAdventure, players)).is_ok());
    }
    for players in [0, 1, 5, 255, usize::MAX] {
        let error = Game::new(&Setup::standard(Title::CallForAdventure, players)).unwrap_err();
        assert_eq!(error, SetupError::Players { title: Title::CallForAdventure, players, clause: ca(19) });
    }
}
