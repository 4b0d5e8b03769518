//! Loads a position, lists what can be done in it, and saves it again.

use carvania_rules::{Actions, Components, Game};
use serde_json::json;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let position = json!({
        "game": "GE", "players": 2, "turn": 1, "decision": { "kind": "turn" },
        "point_row": ["YYMM", "BBBB", "BBMM", "MMMMM", "YGBMMM"],
        "tokens": { "copper": 4, "silver": 4 },
        "merchant_row": [
            { "card": "M>YYYB", "crystals": "Y" }, { "card": "M>YYGG" }, { "card": "M>YGB" },
            { "card": "BB>YYGGG" }, { "card": "MM>YGBBB" }, { "card": "MM>GGGBB" }
        ],
        "seats": [
            { "caravan": "YYBBMM", "hand": ["+YY"], "played": ["^2"] },
            { "caravan": "BBBB", "hand": ["+YY", "^2"] }
        ]
    });
    let game = Game::from_position(&position, Components::standard())?;
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    for &action in legal.iter() {
        println!("{}", game.write_action(action));
    }
    let saved = game.to_position();
    assert_eq!(Game::from_position(&saved, Components::standard())?, game);
    Ok(())
}
