//! An Endless World in words.

use carvania_words::Language::{English, French};

use crate::spoken::{Spoken, french};

/// Seat 1 can claim, oust seat 2 and use a tool; some locations are closed to it, each in its own way.
pub(crate) const POSITION: &str = r#"{
    "game": "EW", "players": 3, "turn": 1, "decision": {"kind": "turn"}, "side": "D1",
    "point_row": ["P45", "P34", "P35", "P08"], "point_next": "P01",
    "stacks": [{"tile": "T05", "below": 2}, {"below": 0}, {"tile": "T15", "below": 1},
               {"tile": "T01", "below": 1}, {"tile": "T17", "below": 1}, {"below": 0}],
    "exploration": {"A1.5": "X07", "B1.5": "X03", "C1.3": "X01", "C1.4": "X05", "C1.5": "X06",
                    "C1.6": "X08", "D1.3": "X02", "D1.4": "X04", "D1.5": "X09"},
    "seats": [{"caravan": "YYGGB", "claimed": ["P09", "P25"], "tiles": ["T02"], "explored": ["X10"],
               "traders": {"available": 2, "reserve": 6}, "at": {"A1.3": 1, "A1.6": 3}},
              {"caravan": "YYYY", "traders": {"available": 2, "reserve": 6}, "at": {"D1.1": 2, "C1.2": 2}},
              {"caravan": "YYYY", "traders": {"available": 6, "reserve": 6}}]
}"#;

fn spoken() -> Spoken {
    Spoken::from(POSITION)
}

#[test]
fn a_turn() {
    let expected = [
        "Your turn. Your caravan: YYGGB. 2 traders are ready. What will you do?",
        "Work at A1.G1 with 1 trader: claim P45 (5 points), take a bonus tile",
        "Work at A1.4 with 1 trader: up to 2 upgrades",
        "Work at B1.G3 with 2 traders: take a bonus tile",
        "Work at B1.3 with 2 traders: up to 3 upgrades",
        "Work at B1.4 with 2 traders: trade YY for GG",
        "Work at C1.1 with 1 trader: gain GG, plus G from tools",
        "Work at D1.1 with 2 traders: gain G, plus G from tools, oust 2 traders of seat 2",
        "Work at D1.6 with 2 traders: gain BB, plus G from tools",
        "Rest: take back 4 traders",
    ];
    assert_eq!(spoken().choices(English, &[]), expected);
    let expected = french([
        "À vous de jouer. Votre caravane : YYGGB. 2 marchands sont disponibles. Que faites-vous ?",
        "Activer A1.G1 avec 1 marchand : réclamer P45 (5 points), prendre une tuile Bonus",
        "Activer A1.4 avec 1 marchand : jusqu’à 2 améliorations",
        "Activer B1.G3 avec 2 marchands : prendre une tuile Bonus",
        "Activer B1.3 avec 2 marchands : jusqu’à 3 améliorations",
        "Activer B1.4 avec 2 marchands : échanger YY contre GG",
        "Activer C1.1 avec 1 marchand : gagner GG, plus G grâce aux outils",
        "Activer D1.1 avec 2 marchands : gagner G, plus G grâce aux outils, renvoyer 2 marchands du siège 2",
        "Activer D1.6 avec 2 marchands : gagner BB, plus G grâce aux outils",
        "Se reposer : rappeler 4 marchands",
    ]);
    assert_eq!(spoken().choices(French, &[]), expected);
}

#[test]
fn why_locations_are_closed() {
    let expected = [
        "A1.G1 1: open",
        "A1.G2 1: too few crystals",
        "A1.3 -: your trader is here",
        "A1.4 1: open",
        "A1.5 1: closed by X07",
        "A1.6 -: your 3 traders are here",
        "B1.G3 2: open",
        "B1.G4 3: too few traders",
        "B1.3 2: open",
        "B1.4 2: open",
        "B1.5 2: closed by X03",
        "C1.1 1: open",
        "C1.2 3: too few traders (2 traders of seat 2)",
        "C1.3 2: closed by X01",
        "C1.4 2: closed by X05",
        "C1.5 2: closed by X06",
        "C1.6 3: closed by X08",
        "D1.1 2: open (ousts 2 traders of seat 2)",
        "D1.2 2: too few crystals",
        "D1.3 1: closed by X02",
        "D1.4 1: closed by X04",
        "D1.5 2: closed by X09",
        "D1.6 2: open",
    ];
    assert_eq!(spoken().locations(English, &[]), expected);
    let french = spoken().locations(French, &[]);
    assert_eq!(french[2], "A1.3 -: votre marchand est ici");
    assert_eq!(french[4], "A1.5 1: fermé par X07");
    assert_eq!(french[12], "C1.2 3: pas assez de marchands (2 marchands du siège 2)");
    assert_eq!(french[17], "D1.1 2: ouvert (renvoie 2 marchands du siège 2)");
    // Within a turn nobody asks whether a location is open.
    let within = spoken().locations(English, &["work:A1.4"]);
    assert_eq!([&within[6], &within[12]], ["B1.G3 2: ", "C1.2 3: 2 traders of seat 2"]);
}

#[test]
fn at_a_golem() {
    let visit = [
        "Your caravan: YYGGB. What will you do at A1.G1?",
        "Claim P45 for YGB: 5 points, exploration: one exploration tile",
        "Take T05: 3 points per pair of help and tool (3 now)",
    ];
    assert_eq!(spoken().choices(English, &["work:A1.G1"]), visit);
    let explore = [
        "Which exploration tile do you take?",
        "Take X01: gain GG; opens C1.3: trade YYY for GGG",
        "Take X02: gain YB; opens D1.3: gain YYYY",
        "Take X03: one more trader; opens B1.5: gain YGB",
        "Take X04: one more trader; opens D1.4: gain YB",
        "Take X05: 3 points; opens C1.4: trade GGG for MM",
        "Take X06: 3 points; opens C1.5: gain GM",
        "Take X07: one more help icon; opens A1.5: gain YYG",
        "Take X08: one more tool icon; opens C1.6: trade BB for YMM",
        "Take X09: one more new traders icon; opens D1.5: trade B for YGG",
    ];
    assert_eq!(spoken().choices(English, &["work:A1.G1", "claim:P45"]), explore);
    let more = french([
        "Votre caravane : YG. Que faites-vous encore sur A1.G1 ?",
        "Prendre T05 : 3 points par paire Aide et Outil (vaut 3)",
        "Ne rien faire de plus",
    ]);
    let claimed = ["work:A1.G1", "claim:P45", "explore:X05", "draw:P04"];
    assert_eq!(spoken().choices(French, &claimed), more);
}

#[test]
fn turns_are_told_in_one_line() {
    spoken().check_told(
        &["work:A1.G1", "claim:P45", "explore:X01", "draw:P04", "bonus:T05", "draw:T09"],
        "works at A1.G1, claims P45 for YGB: 5 points, exploration, takes X01 (gain GG), opens C1.3, \
         P04 is turned up, takes T05 (3 points per pair of help and tool), T09 is turned up",
        "active A1.G1, réclame P45 pour YGB\u{a0}: 5 points, Exploration, prend X01 (gagner GG), ouvre C1.3, \
         P04 est dévoilée, prend T05 (3 points par paire Aide et Outil), T09 est dévoilée",
    );
    spoken().check_told(
        &["work:D1.1"],
        "works at D1.1, ousts 2 traders of seat 2, gains GG",
        "active D1.1, renvoie 2 marchands du siège 2, gagne GG",
    );
    spoken().check_told(
        &["work:B1.4", "trade:1"],
        "works at B1.4, trades YY for GG",
        "active B1.4, échange YY contre GG",
    );
    spoken().check_told(
        &["work:A1.4", "upgrade:Y", "upgrade:G"],
        "works at A1.4, upgrades YG",
        "active A1.4, améliore YG",
    );
    spoken().check_told(&["rest"], "rests, takes back 4 traders", "se repose, rappelle 4 marchands");
}
