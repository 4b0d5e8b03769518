//! C-13: open and hidden information.

use carvania_rules::{Components, Game, Setup, Title};
use serde_json::Value;

use crate::play::{legal, play, point_row};
use crate::playout::{moments, playout};
use crate::table::table;

fn length(object: &Value, list: &str) -> usize {
    object[list].as_array().unwrap().len()
}

#[test]
fn c_13_the_position_names_every_card_exactly_once() {
    let record = playout(&Setup::standard(Title::GolemEdition, 3), 13);
    for game in moments(&record) {
        let document = game.to_position();
        let held = |field: &str| -> usize {
            document["seats"].as_array().unwrap().iter().map(|seat| length(seat, field)).sum()
        };
        let points = length(&document, "point_row") + length(&document, "point_deck") + held("claimed");
        let merchants = length(&document, "merchant_row") + length(&document, "merchant_deck");
        assert_eq!(points, 36);
        assert_eq!(merchants + held("hand") + held("played"), 43 + 3 * 2);
    }
}

#[test]
fn c_13_a_deck_has_no_order() {
    let game = table(2).game();
    let mut document = game.to_position();
    for deck in ["point_deck", "merchant_deck"] {
        document[deck].as_array_mut().unwrap().reverse();
    }
    assert_eq!(Game::from_position(&document, Components::standard()), Ok(game));
}

#[test]
fn c_13_nothing_is_left_of_the_order_in_which_cards_were_drawn() {
    let table = table(2).caravan(1, "YYGGBBBB").caravan(2, "BBMM");
    let [mut one, mut other] = [table.game(), table.game()];
    play(&mut one, "claim:YYGG draw:BBBB claim:BBMM draw:YYMM claim:BBBB draw:GGBB");
    play(&mut other, "claim:YYGG draw:YYMM claim:BBMM draw:BBBB claim:BBBB draw:GGBB");
    assert_eq!(point_row(&one), "GGGG YYBB MMMMM YYMM GGBB");
    assert_eq!(one, other);
}

#[test]
fn c_13_every_card_of_a_deck_can_be_drawn_whatever_was_played() {
    let mut game = table(2).game();
    play(&mut game, "acquire:+YYYY");
    let deck: Vec<Value> = game.to_position()["merchant_deck"].as_array().unwrap().clone();
    let draws: Vec<String> = deck.iter().map(|card| format!("draw:{}", card.as_str().unwrap())).collect();
    assert_eq!(legal(&game), draws.join(" "));
}
