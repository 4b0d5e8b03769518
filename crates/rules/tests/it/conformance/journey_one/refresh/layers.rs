//! J1-10: cards that were put under the deck come back layer by layer.

use carvania_rules::Game;

use crate::conformance::journey_one::table::{deck, journey, merchant_row};
use crate::play::{legal, play, turn_of};

/// The faces that may be drawn, in the order of the box.
fn drawn(game: &Game) -> String {
    legal(game).replace("draw:", "")
}

#[test]
fn j1_10_cards_put_under_come_back_only_after_all_that_were_in_the_deck() {
    let mut game = journey(2).deck_left("+YB +GG +B G>YYY YYY>M").game();
    play(&mut game, "work:E2.3 draw:+YB draw:+GG draw:+B draw:G>YYY");
    assert_eq!(deck(&game), "YYY>M");
    play(&mut game, "work:E2.M1 keep");
    assert_eq!(drawn(&game), "YYY>M");
    play(&mut game, "draw:YYY>M work:E2.M1 use");
    assert_eq!(drawn(&game), "+YYYY +M ^3 YY>GG");
    play(&mut game, "draw:^3");
    assert_eq!([merchant_row(&game), deck(&game)], ["+B G>YYY YYY>M ^3", "+YYYY +M YY>GG"]);
}

#[test]
fn j1_10_each_refresh_is_a_layer_of_its_own() {
    let mut game = journey(2).deck_left("+YB +GG +B G>YYY YYY>M YYY>GB").game();
    play(&mut game, "work:E2.3 draw:+YB draw:+GG draw:+B draw:G>YYY rest");
    // The four of the set-up lie under the deck; now the four that came for them go below those.
    play(&mut game, "work:E2.3");
    assert_eq!(drawn(&game), "YYY>GB YYY>M");
    play(&mut game, "draw:YYY>M draw:YYY>GB");
    assert_eq!(drawn(&game), "+YYYY +M ^3 YY>GG");
    play(&mut game, "draw:+M draw:YY>GG rest work:E2.3");
    assert_eq!(drawn(&game), "+YYYY ^3");
    play(&mut game, "draw:^3 draw:+YYYY");
    assert_eq!(drawn(&game), "+YB +GG +B G>YYY");
    play(&mut game, "draw:+B draw:+YB rest");
    // What is left of the second layer comes before the third.
    play(&mut game, "work:E2.3 draw:+GG draw:G>YYY");
    assert_eq!(drawn(&game), "+M YY>GG YYY>GB YYY>M");
}

#[test]
fn j1_10_a_layer_that_has_come_up_is_drawn_from_like_any_deck() {
    let layers = ["+YYYY +M ^3 YY>GG", "+YYY +YYG G>YYY B>GG"];
    let mut game = journey(2).merchant_row("+B +GG +YG +YB").under(&layers).deck_left("YYY>M").game();
    for (turns, cards, draw) in [
        ("work:E2.M1 keep", "YYY>M", "draw:YYY>M"),
        ("work:E2.M1 keep", "+YYYY +M ^3 YY>GG", "draw:+M"),
        ("work:E2.M2 keep", "+YYYY ^3 YY>GG", "draw:YY>GG"),
        ("work:E2.M2 keep", "+YYYY ^3", "draw:+YYYY"),
        ("rest rest work:E2.M1 use", "^3", "draw:^3"),
        ("work:E2.M1 keep", "+YYY +YYG G>YYY B>GG", "draw:B>GG"),
    ] {
        play(&mut game, turns);
        assert_eq!(drawn(&game), cards);
        assert!(game.chance().all(|(_, weight)| weight == 1));
        play(&mut game, draw);
    }
    assert_eq!(deck(&game), "+YYY +YYG G>YYY");
}

#[test]
fn j1_10_nothing_is_left_of_the_order_in_which_the_cards_lay() {
    let games = ["draw:+YB draw:+GG draw:+B draw:G>YYY", "draw:G>YYY draw:+B draw:+YB draw:+GG"].map(|row| {
        let mut game = journey(2).game();
        play(&mut game, &format!("work:E2.3 {row} rest work:E2.3"));
        game
    });
    assert_eq!(games[0], games[1]);
}

/// The deck as the clause says: layers from the top, each in no order.
struct Layers(Vec<Vec<String>>);

impl Layers {
    fn of(game: &Game) -> Layers {
        Layers(vec![deck(game).split(' ').map(str::to_owned).collect()])
    }

    fn put_under(&mut self, row: &str) {
        self.0.push(row.split(' ').map(str::to_owned).collect());
    }

    /// The cards of which one is drawn next, as a sorted list.
    fn next(&mut self) -> Vec<String> {
        self.0.retain(|layer| !layer.is_empty());
        self.0[0].sort();
        self.0[0].clone()
    }

    fn take(&mut self, card: &str) {
        self.0[0].retain(|other| other != card);
    }
}

/// Two players refresh in turn, and take all traders back in the extra turn.
#[test]
fn j1_10_forty_refreshes_in_a_row_bring_every_card_in_its_layer() {
    let mut game = journey(2).game();
    let mut layers = Layers::of(&game);
    for refresh in 0..40 {
        layers.put_under(&merchant_row(&game));
        play(&mut game, "work:E2.3");
        for draw in 0..4 {
            let mut draws: Vec<String> = drawn(&game).split(' ').map(str::to_owned).collect();
            draws.sort();
            assert_eq!(draws, layers.next(), "refresh {refresh}, draw {draw}");
            assert!(game.chance().all(|(_, weight)| weight == 1));
            let card = draws[(7 * refresh + 3 * draw) % draws.len()].clone();
            layers.take(&card);
            play(&mut game, &format!("draw:{card}"));
        }
        assert_eq!(game.turn(), turn_of(1 + refresh % 2));
        assert_eq!(Game::from_position(&game.to_position(), game.components()), Ok(game));
        play(&mut game, "rest");
    }
}
