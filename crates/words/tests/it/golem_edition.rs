//! Golem Edition in words: what is asked, what may be chosen, what was done.

use carvania_rules::record::Step;
use carvania_words::Language::{English, French};
use carvania_words::narrate;

use crate::spoken::{Spoken, french};

/// Seat 1 can do anything but return crystals.
const POSITION: &str = r#"{
    "game": "GE", "players": 2, "turn": 1, "decision": {"kind": "turn"},
    "point_row": ["YYGG", "YYYGG", "YYBB", "GGGG", "MMMM"], "tokens": {"copper": 4, "silver": 4},
    "merchant_row": [{"card": "G>YYY"}, {"card": "+YYG"}, {"card": "^3", "crystals": "YB"},
                     {"card": "YY>B"}, {"card": "+M"}, {"card": "+B"}],
    "seats": [{"caravan": "YYYYGGBB", "hand": ["+YY", "^2", "YY>GG"], "played": ["+YYY"]},
              {"caravan": "YYYY", "hand": ["+YY", "^2"]}]
}"#;

pub(crate) fn spoken() -> Spoken {
    Spoken::from(POSITION)
}

#[test]
fn a_turn_in_english() {
    let expected = [
        "Your turn. What will you do?",
        "Play +YY: gain YY",
        "Play ^2: up to 2 upgrades",
        "Play YY>GG: trade up to 2 times",
        "Acquire G>YYY, the 1st card: free",
        "Acquire +YYG, the 2nd card: pay 1",
        "Acquire ^3, the 3rd card: pay 2, gain YB",
        "Acquire YY>B, the 4th card: pay 3",
        "Acquire +M, the 5th card: pay 4",
        "Acquire +B, the 6th card: pay 5",
        "Rest: take back one card",
        "Claim YYGG: 6 points and a copper token",
        "Claim YYYGG: 7 points and a silver token",
        "Claim YYBB: 8 points",
    ];
    assert_eq!(spoken().choices(English, &[]), expected);
}

#[test]
fn a_turn_in_french() {
    let expected = french([
        "À vous de jouer. Que faites-vous ?",
        "Jouer +YY : gagner YY",
        "Jouer ^2 : jusqu’à 2 améliorations",
        "Jouer YY>GG : jusqu’à 2 échanges",
        "Acquérir G>YYY, la 1re carte : gratuit",
        "Acquérir +YYG, la 2e carte : payer 1",
        "Acquérir ^3, la 3e carte : payer 2, gagner YB",
        "Acquérir YY>B, la 4e carte : payer 3",
        "Acquérir +M, la 5e carte : payer 4",
        "Acquérir +B, la 6e carte : payer 5",
        "Se reposer : reprendre une carte",
        "Réclamer YYGG : 6 points et un jeton de cuivre",
        "Réclamer YYYGG : 7 points et un jeton d’argent",
        "Réclamer YYBB : 8 points",
    ]);
    assert_eq!(spoken().choices(French, &[]), expected);
}

#[test]
fn decisions_within_a_turn() {
    let pay = [
        "Your caravan: YYYYGGBB. Which crystal do you put on G>YYY, the 1st card?",
        "Pay a yellow crystal",
        "Pay a green crystal",
        "Pay a blue crystal",
    ];
    assert_eq!(spoken().choices(English, &["acquire:+YYG"]), pay);
    let upgrade = [
        "Your caravan: YYYYGGBB. Which crystal do you upgrade? 2 upgrades are left.",
        "Upgrade yellow to green",
        "Upgrade green to blue",
        "Upgrade blue to magenta",
        "Stop upgrading",
    ];
    assert_eq!(spoken().choices(English, &["play:^2"]), upgrade);
    let trade = [
        "Your caravan: YYYYGGBB. How many times do you trade YY for GG?",
        "Trade once: YY for GG",
        "Trade twice: YYYY for GGGG",
    ];
    assert_eq!(spoken().choices(English, &["play:YY>GG"]), trade);
    let give_back = [
        "Your caravan: YYYYYYYYGGBB. 2 crystals are above the limit of 10. Which do you return?",
        "Return a yellow crystal",
        "Return a green crystal",
        "Return a blue crystal",
    ];
    let over_limit = ["rest", "rest", "play:+YY", "rest", "play:+YYY", "return:Y"];
    assert_eq!(spoken().choices(English, &over_limit), give_back);
}

#[test]
fn a_turn_is_told_in_one_line() {
    spoken().check_told(
        &["acquire:^3", "pay:Y", "pay:G", "draw:YYY>GB"],
        "acquires ^3, the 3rd card, with YB on it, pays YG, YYY>GB is drawn",
        "acquiert ^3, la 3e carte, avec YB dessus, paie YG, YYY>GB est piochée",
    );
    spoken().check_told(
        &["claim:YYGG", "draw:BBBB"],
        "claims YYGG: 6 points and a copper token, BBBB is drawn",
        "réclame YYGG\u{a0}: 6 points et un jeton de cuivre, BBBB est piochée",
    );
    spoken().check_told(
        &["play:^2", "upgrade:Y", "stop"],
        "plays ^2, upgrades Y, stops there",
        "joue ^2, améliore Y, s’arrête là",
    );
    spoken().check_told(
        &["play:YY>GG", "trade:2"],
        "plays YY>GG, trades twice",
        "joue YY>GG, échange deux fois",
    );
    spoken().check_told(&["rest"], "rests, takes back one card", "se repose, reprend une carte");
}

#[test]
fn returns_are_told_together() {
    let record = spoken().record(&["rest", "rest", "play:+YYY", "return:Y"]);
    let steps: Vec<Step> = record.steps().skip(2).collect();
    assert_eq!(narrate(English, &steps).to_string(), "plays +YYY, returns Y");
    assert_eq!(narrate(French, &steps).to_string(), "joue +YYY, rend Y");
}
