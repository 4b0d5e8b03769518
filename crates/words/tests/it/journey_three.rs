//! An Heroic Journey, Part III, in words: what it adds to Parts I and II.

use carvania_words::Language::{English, French};

use crate::spoken::Spoken;

/// Seat 1 has taken three merchant cards, and lacks the crystals for one of the markets.
const POSITION: &str = r#"{
    "game": "J3", "players": 2, "turn": 1, "decision": {"kind": "turn"},
    "point_row": ["P45", "P34", "P35", "P01"], "point_next": "P04",
    "stacks": [{"below": 0}, {"below": 0}, {"tile": "T18", "below": 1}, {"tile": "T17", "below": 0},
               {"below": 0}, {"below": 0}, {"below": 0}, {"below": 0}],
    "exploration": {}, "merchant_row": [{"card": "+YYG"}, {"card": "BBB>MMM"}, {"card": "GG>BB"}, {"card": "YY>B"}],
    "tiles": {"a1": "GG>YYYB", "b1": "M>BB", "b2": "BB>GGM", "b3": "YGB>MM", "b4": "M>YYYGG",
              "c1": "YYYYY>MM", "c3": "YY>B", "d1": "GGG>MM", "d2": "GG>BB",
              "d3": "MM>GGGBB", "d4": "YYY>GB", "e1": "GG>YYM"},
    "seats": [{"caravan": "YYG", "explored": ["X01", "X02", "X03", "X04"], "traders": {"available": 7, "reserve": 5}, "wagon": "c2",
               "discarded": ["+M", "+B", "^3"]},
              {"caravan": "YYYY", "explored": ["X05", "X06", "X07", "X08", "X09"], "traders": {"available": 7, "reserve": 5}, "wagon": "c2"}]
}"#;

#[test]
fn a_market() {
    let spoken = Spoken::from(POSITION);
    let options = spoken.choices(English, &[]);
    assert!(options.contains(&"Work at E2.M1 with 1 trader: use +YYG".to_owned()), "{options:#?}");
    let locations = spoken.locations(English, &[]);
    assert!(locations.contains(&"E2.M2 1: too few crystals".to_owned()), "{locations:#?}");
}

#[test]
fn every_fourth_card() {
    let spoken = Spoken::from(POSITION);
    let fourth = [
        "Every fourth merchant card may bring a bonus tile. Do you take one?",
        "Take T18: 2 points per pair of merchant cards (4 now)",
        "Take T17: 3 points (3 now)",
        "Take no bonus tile",
    ];
    assert_eq!(spoken.choices(English, &["work:E2.M1"]), fourth);
    let french = spoken.choices(French, &["work:E2.M1"]);
    assert_eq!(
        french[1..3],
        [
            "Prendre T18\u{a0}: 2 points par paire de cartes Marchand (vaut 4)",
            "Prendre T17\u{a0}: 3 points (vaut 3)"
        ]
    );
    spoken.check_told(
        &["work:E2.M1", "bonus:T17", "draw:+YYY"],
        "works at E2.M1, uses +YYG, gains YYG, takes T17 (3 points), +YYY is drawn",
        "active E2.M1, utilise +YYG, gagne YYG, prend T17 (3 points), +YYY est piochée",
    );
    spoken.check_told(
        &["work:E2.M1", "stop", "draw:+YYY"],
        "works at E2.M1, uses +YYG, gains YYG, takes no bonus tile, +YYY is drawn",
        "active E2.M1, utilise +YYG, gagne YYG, ne prend pas de tuile Bonus, +YYY est piochée",
    );
}
