//! An Heroic Journey, Part II, in words: wagons on a journey. Part III adds to it what it says of itself.

use carvania_words::Language::{English, French};

use crate::spoken::{Spoken, french};

/// Seat 1 stands beside the valley, where the wagon of seat 2 is, and lacks one outpost for a column.
const POSITION: &str = r#"{
    "game": "J2", "players": 2, "turn": 1, "decision": {"kind": "turn"},
    "point_row": ["P45", "P34", "P35", "P01"], "point_next": "P04",
    "stacks": [{"tile": "T05", "below": 1}, {"tile": "T15", "below": 0}, {"below": 0}, {"below": 0}],
    "exploration": {"F2.4": "X05"},
    "tiles": {"a1": "GG>YYYB", "b1": "M>BB", "b2": "BB>GGM", "b3": "YGB>MM", "b4": "M>YYYGG",
              "c1": "YYYYY>MM", "c3": "YY>B", "d1": "GGG>MM", "d2": "GG>BB",
              "d3": "MM>GGGBB", "d4": "YYY>GB", "e1": "GG>YYM"},
    "seats": [{"caravan": "YYYG", "explored": ["X01", "X02", "X03", "X04"], "traders": {"available": 7, "reserve": 5},
               "wagon": "c3", "outposts": ["a1", "b3", "d4"]},
              {"caravan": "YYYY", "explored": ["X06", "X07", "X08", "X09"], "traders": {"available": 7, "reserve": 5}, "wagon": "c2"}]
}"#;

fn spoken() -> Spoken {
    Spoken::from(POSITION)
}

#[test]
fn where_a_wagon_takes_its_player() {
    let options = spoken().choices(English, &[]);
    for expected in [
        "Work at F2.1 with 1 trader: trade YY for B",
        "Work at F2.2 with 2 traders: move your wagon one step",
        "Work at F2.5 with 3 traders: move your wagon 1 or 2 steps",
    ] {
        assert!(options.iter().any(|option| option == expected), "{expected} is not among {options:#?}");
    }
    let locations = spoken().locations(English, &[]);
    assert!(locations.contains(&"F2.4 4: closed by X05".to_owned()), "{locations:#?}");
}

#[test]
fn why_wagon_locations_are_closed() {
    let valley = Spoken::from(&POSITION.replace(r#""wagon": "c3""#, r#""wagon": "c2""#));
    let valley = valley.locations(English, &[]);
    assert!(valley.contains(&"F2.1 1: your wagon is in a valley".to_owned()), "{valley:#?}");
    let alone = Spoken::from(&POSITION.replace(r#", "outposts": ["a1", "b3", "d4"]"#, ""));
    let alone = alone.locations(English, &[]);
    assert!(alone.contains(&"F2.3 2: you have no outpost".to_owned()), "{alone:#?}");
}

#[test]
fn a_movement() {
    let go = [
        "Your caravan: YYYG. Where does your wagon go from c3?",
        "Go to d3, MM>GGGBB",
        "Go to b3, YGB>MM, your outpost",
        "Go to b4, M>YYYGG",
        "Go to d4, YYY>GB, your outpost",
        "Go to c2, valley, toll 1",
    ];
    let mut found = spoken().choices(English, &["work:F2.5"]);
    found[1..].sort();
    let mut expected = go.map(str::to_owned);
    expected[1..].sort();
    assert_eq!(found, expected);
    let on = spoken().choices(French, &["work:F2.5", "step:c2"]);
    assert_eq!(on[0], french(["Votre caravane : YYYG. Votre wagon est sur c2. Continue-t-il ?"])[0]);
    assert_eq!(on.last().unwrap(), "S’arrêter sur c2, péage 1");
    let toll = spoken().choices(English, &["work:F2.2", "step:c2"]);
    assert_eq!(toll[0], "Your caravan: YYYG. Which crystal do you give seat 2 as a toll?");
}

#[test]
fn an_outpost() {
    let build = [
        "Your caravan: YYYG. Your wagon is on d3, MM>GGGBB. Do you build an outpost?",
        "Build an outpost on d3: free",
        "Build nothing",
    ];
    assert_eq!(spoken().choices(English, &["work:F2.2", "step:d3"]), build);
    let column = [
        "You have emptied a column. Which bonus tile do you take?",
        "Take T05: 3 points per pair of help and tool (0 now)",
        "Take T15: 1 point per 2 traders outside the reserve (3 now)",
    ];
    assert_eq!(spoken().choices(English, &["work:F2.5", "step:d3", "step:d2", "build"]), column);
    let outposts = french([
        "Votre caravane : YYYG. Avec lequel de vos comptoirs échangez-vous ?",
        "Échanger sur d4 : YYY>GB",
    ]);
    assert_eq!(spoken().choices(French, &["work:F2.3"]), outposts);
}

#[test]
fn turns_are_told_in_one_line() {
    spoken().check_told(
        &["work:F2.5", "step:d3", "step:d2", "build", "bonus:T05", "draw:T09"],
        "works at F2.5, goes to d3, goes to d2, builds an outpost on d2, takes T05 (3 points per pair of help \
         and tool), T09 is turned up",
        "active F2.5, va sur d3, va sur d2, construit un comptoir sur d2, prend T05 (3 points par paire Aide \
         et Outil), T09 est dévoilée",
    );
    spoken().check_told(
        &["work:F2.2", "step:c2", "pay:Y"],
        "works at F2.2, goes to c2, gives seat 2 Y as a toll",
        "active F2.2, va sur c2, donne au siège 2 Y comme péage",
    );
    spoken().check_told(
        &["work:F2.2", "step:d3", "stop"],
        "works at F2.2, goes to d3, builds nothing",
        "active F2.2, va sur d3, ne construit rien",
    );
    spoken().check_told(
        &["work:F2.3", "outpost:d4", "trade:1"],
        "works at F2.3, goes to the outpost on d4, trades YYY for GB",
        "active F2.3, active son comptoir sur d4, échange YYY contre GB",
    );
}
