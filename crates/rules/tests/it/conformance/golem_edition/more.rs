//! GE-18 to GE-20: one action per turn, players, components.

use carvania_rules::clause::ge;
use carvania_rules::{Components, Game, Setup, SetupError, Title};

use crate::components::with_point_cards;
use crate::play::{deal, legal, play, refused, turn_of};
use crate::table::table;

#[test]
fn ge_18_a_turn_is_exactly_one_of_four_actions() {
    let table = table(2).caravan(1, "YYGG");
    for action in ["play:+YY", "acquire:+YYYY", "rest", "claim:YYGG"] {
        let mut game = table.game();
        play(&mut game, action);
        deal(&mut game);
        assert_eq!(game.turn_begins().map(|seat| seat.number()), Some(2), "{action}");
    }
}

#[test]
fn ge_18_nothing_else_begins_a_turn() {
    let game = table(2).game();
    let verbs = ["play:", "acquire:", "rest", "claim:"];
    assert!(legal(&game).split(' ').all(|action| verbs.iter().any(|verb| action.starts_with(verb))));
    for action in ["pay:Y", "upgrade:Y", "stop", "trade:1", "return:Y", "draw:+B", "draw:GGBB"] {
        refused(&game, action, "GE-18");
    }
}

#[test]
fn ge_18_an_open_decision_is_completed_before_anything_else() {
    let table = table(2).caravan(1, "YYYYGG").hand(1, "YY>B");
    for (opened, completed, clause) in [
        ("acquire:YY>GG", "pay:G draw:+B", "GE-10"),
        ("play:^2", "upgrade:Y stop", "GE-8"),
        ("play:YY>B", "trade:1", "GE-9"),
    ] {
        let mut game = table.game();
        play(&mut game, opened);
        for action in ["rest", "play:+YY", "claim:YYGG", "acquire:+YYYY"] {
            refused(&game, action, clause);
        }
        play(&mut game, completed);
        assert_eq!(game.turn(), turn_of(2), "{opened}");
    }
}

#[test]
fn ge_19_two_to_five_players() {
    for players in 2..=5 {
        assert!(Game::new(&Setup::standard(Title::GolemEdition, players)).is_ok());
    }
    for players in [0, 1, 6, 255, usize::MAX] {
        let error = Game::new(&Setup::standard(Title::GolemEdition, players)).unwrap_err();
        assert_eq!(error, SetupError::Players { title: Title::GolemEdition, players, clause: ge(19) });
    }
}

#[test]
fn ge_20_the_deck_holds_43_merchant_cards_besides_the_starting_cards() {
    let components = &Components::standard().golem_edition;
    assert_eq!((components.deck().len(), components.starting().len()), (43, 2));
    assert!(components.deck().intersection(components.starting()).is_empty());
}

#[test]
fn ge_20_there_must_be_enough_point_cards_for_the_game_to_end() {
    for (players, needed) in [(2, 11), (3, 16), (4, 17), (5, 21)] {
        let set_up = |count: usize| {
            let components = Components::read(&with_point_cards(count)).unwrap().leak();
            Game::new(&Setup { title: Title::GolemEdition, players, components, map: None })
        };
        assert!(set_up(needed).is_ok(), "{players} players");
        if players > 2 {
            let error = set_up(needed - 1).unwrap_err();
            let found = needed - 1;
            assert_eq!(error, SetupError::PointCards { players, needed, found, clause: ge(20) });
        }
    }
    // No number of players could play with fewer than two need, so that such a file is refused itself.
    assert!(Components::read(&with_point_cards(10)).is_err());
}
