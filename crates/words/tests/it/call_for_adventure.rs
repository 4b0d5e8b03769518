//! The Call for Adventure in words.

use carvania_words::Language::{English, French};

use crate::spoken::{Spoken, french};

/// Seat 1 can move, build and claim, and has an extra step.
const POSITION: &str = r#"{
    "game": "CA", "players": 2, "turn": 1, "decision": {"kind": "turn"},
    "merchant_row": [{"card": "+B", "crystals": "YG"}, {"card": "MM>YGBBB"}, {"card": "BB>YYGM"},
                     {"card": "GG>YYM"}],
    "tiles": {"a2": "G>YYY", "a3": "B>GG", "b1": "GG>BB", "b2": "valley", "b3": "B>YYYYG",
              "b4": "YYYYY>BBB", "b5": "BB>MM", "c1": "M>GGG", "c2": "valley", "c3": "valley",
              "c4": "M>YGB", "c5": "valley", "c6": "GG>YYYB", "d1": "M>BB", "d2": "YG>M",
              "d3": "M>YYYGG", "d4": "YGB>MM", "d5": "YYY>GB", "e2": "MM>GGGBB", "e3": "YYY>M"},
    "villages": {"a1": "YYYGBM", "a4": "closed", "e1": "BBMMM", "e4": "BBBMM"},
    "seats": [{"caravan": "YYGB", "hand": ["+YY"], "discarded": ["^2"], "wagon": "a3",
               "outposts": ["a2", "d5", "d4"], "bonus": {"step": 1}},
              {"caravan": "YYYY", "hand": ["+YY", "^2"], "wagon": "d5"}]
}"#;

fn spoken() -> Spoken {
    Spoken::from(POSITION)
}

#[test]
fn a_turn() {
    let expected = [
        "Your turn. Your wagon is on a3, B>GG. What will you do?",
        "Play +YY: gain YY",
        "Acquire +B, the 1st card: free, gain YG",
        "Acquire MM>YGBBB, the 2nd card: pay 1",
        "Acquire BB>YYGM, the 3rd card: pay 2",
        "Acquire GG>YYM, the 4th card: pay 3",
        "Rest: take back one card",
        "Move: spend +YY for a step",
        "Build an outpost on a3: free",
        "Do nothing",
    ];
    assert_eq!(spoken().choices(English, &[]), expected);
    let french = french([
        "À vous de jouer. Votre wagon est sur a3, B>GG. Que faites-vous ?",
        "Jouer +YY : gagner YY",
        "Acquérir +B, la 1re carte : gratuit, gagner YG",
        "Acquérir MM>YGBBB, la 2e carte : payer 1",
        "Acquérir BB>YYGM, la 3e carte : payer 2",
        "Acquérir GG>YYM, la 4e carte : payer 3",
        "Se reposer : reprendre une carte",
        "Se déplacer : défausser +YY pour un pas",
        "Construire un comptoir sur a3 : gratuit",
        "Ne rien faire",
    ]);
    assert_eq!(spoken().choices(French, &[]), french);
}

#[test]
fn a_movement() {
    let expected = [
        "The next step from a3 is paid for. Where do you go?",
        "Go to a4, closed village",
        "Go to a2, G>YYY, your outpost",
        "Go to b3, B>YYYYG",
        "Go to b4, YYYYY>BBB",
    ];
    assert_eq!(spoken().choices(English, &["spend:+YY"]), expected);
    let free = spoken().choices(English, &["spend:+YY", "step:b3"]);
    assert_eq!(free[0], "Your wagon is on b3. Where next? One more step is free.");
    assert_eq!(free.last().unwrap(), "Stop on b3");
}

#[test]
fn a_reward() {
    // One outpost of each other trade symbol has been built.
    let spoken = Spoken::from(&POSITION.replace(r#""d5", "d4"]"#, r#""b4", "d4"]"#));
    let expected = [
        "You have emptied the 1st column. What do you take?",
        "Take +B, the 1st card, gain YG",
        "Take MM>YGBBB, the 2nd card",
        "Take BB>YYGM, the 3rd card",
        "Take GG>YYM, the 4th card",
    ];
    assert_eq!(spoken.choices(English, &["build"]), expected);
    spoken.check_told(
        &["build", "reward:+B", "draw:^3", "stop"],
        "builds an outpost on a3, takes +B, the 1st card, with YG on it, ^3 is drawn, does not trade",
        "construit un comptoir sur a3, prend +B, la 1re carte, avec YG dessus, ^3 est piochée, n’échange pas",
    );
}

#[test]
fn turns_are_told_in_one_line() {
    spoken().check_told(
        &["spend:+YY", "step:b3", "step:b4", "build"],
        "spends +YY, goes to b3, goes to b4, builds an outpost on b4",
        "défausse +YY, va sur b3, va sur b4, construit un comptoir sur b4",
    );
    spoken().check_told(&["pass"], "does nothing", "ne fait rien");
}
