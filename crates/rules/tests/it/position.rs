//! Position documents: what is written loads again, and only what can be loads.

mod decisions;
mod faults;
mod mountains;
mod unreachable;
mod world;

use carvania_rules::{Components, Game, Setup, Title, Turn};
use serde_json::{Value, json};

use crate::play::{legal, merchant_row, new_game, play, point_row, turn_of};
use crate::playout::{moments, playout};
use crate::table::table;

fn load(document: &Value) -> Game {
    Game::from_position(document, Components::standard())
        .unwrap_or_else(|error| panic!("{error}: {document}"))
}

#[test]
fn every_moment_of_a_game_loads_again() {
    for players in 2..=5 {
        for seed in 0..5 {
            let record = playout(&Setup::standard(Title::GolemEdition, players), seed);
            for game in moments(&record) {
                let document = game.to_position();
                assert_eq!(load(&document), game, "{document}");
                let text = document.to_string();
                assert_eq!(load(&serde_json::from_str(&text).unwrap()).to_position(), document);
            }
        }
    }
}

#[test]
fn decks_hold_what_lies_nowhere_else() {
    let record = playout(&Setup::standard(Title::GolemEdition, 3), 9);
    for game in moments(&record) {
        let mut document = game.to_position();
        document.as_object_mut().unwrap().retain(|key, _| !key.ends_with("deck"));
        assert_eq!(load(&document), game);
    }
}

#[test]
fn what_nobody_has_may_be_left_out() {
    let mut document = table(2).without("components").document().clone();
    for seat in document["seats"].as_array_mut().unwrap() {
        seat.as_object_mut().unwrap().retain(|key, _| ["caravan", "hand"].contains(&key.as_str()));
    }
    for card in document["merchant_row"].as_array_mut().unwrap() {
        card.as_object_mut().unwrap().remove("crystals");
    }
    assert_eq!(load(&document), table(2).game());
}

#[test]
fn a_document_reads_like_the_table() {
    let mut game = table(2).caravan(1, "YYB").piles(3, 4).game();
    play(&mut game, "acquire:+M pay:B");
    let mut document = game.to_position();
    document.as_object_mut().unwrap().retain(|key, _| !key.ends_with("deck"));
    let expected = json!({
        "game": "GE",
        "players": 2,
        "components": Components::standard().golem_edition.digest.to_string(),
        "turn": 1,
        "decision": {"kind": "pay", "card": "+M", "paid": 1},
        "point_row": ["YYGG", "BBMM", "GGGG", "YYBB", "MMMMM"],
        "tokens": {"copper": 3, "silver": 4},
        "merchant_row": [
            {"card": "+YYYY", "crystals": "B"},
            {"card": "YY>GG", "crystals": ""},
            {"card": "+M", "crystals": ""},
            {"card": "^3", "crystals": ""},
            {"card": "GGG>MM", "crystals": ""},
            {"card": "B>GG", "crystals": ""},
        ],
        "seats": [
            {
                "caravan": "YY",
                "hand": ["+YY", "^2"],
                "played": [],
                "claimed": [],
                "tokens": {"copper": 0, "silver": 0},
            },
            {
                "caravan": "YYYY",
                "hand": ["+YY", "^2"],
                "played": [],
                "claimed": [],
                "tokens": {"copper": 1, "silver": 0},
            },
        ],
    });
    assert_eq!(document, expected);
}

#[test]
fn the_set_up_can_be_loaded_half_way() {
    let mut game = new_game(2);
    play(&mut game, "draw:YYGG draw:BBMM draw:GGGG draw:YYBB draw:MMMMM draw:+M");
    let mut again = load(&game.to_position());
    assert_eq!((again, again.turn()), (game, Turn::Chance));
    play(&mut again, "draw:^3");
    assert_eq!(
        (point_row(&again).as_str(), merchant_row(&again).as_str()),
        ("YYGG BBMM GGGG YYBB MMMMM", "+M ^3")
    );
}

#[test]
fn a_loaded_decision_goes_on_where_it_was() {
    let pay = json!({"kind": "pay", "card": "^3", "paid": 1});
    let mut game = table(2).merchant_row("+YYYY/G YY>GG +M ^3 GGG>MM B>GG").decision(pay).game();
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "pay:Y"));
    play(&mut game, "pay:Y pay:Y");
    assert_eq!(merchant_row(&game), "+YYYY/G YY>GG/Y +M/Y GGG>MM B>GG");
}
