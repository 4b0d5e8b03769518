//! Eastern Mountains in words.

use carvania_words::Language::{English, French};

use crate::spoken::{Spoken, french};

/// Seat 1 stands beside a village, a heap of crystals, and the wagon of seat 2.
const POSITION: &str = r#"{
    "game": "EM", "players": 2, "turn": 1, "decision": {"kind": "turn"},
    "tiles": {"a2": "YYY>M", "a3": "M>YGB", "b1": "YYY>GB", "b2": "G>YYY", "b3": "GG>YYM", "b4": "YG>M",
              "b5": "BB>MM", "c1": "GG>YYYB", "c2": "M>YYYB", "c3": "B>GG", "c4": "YYYY>BM",
              "c5": "YYYYY>MM", "c6": "M>YYYGG", "d1": "MM>GGGBB", "d2": "M>BB", "d3": "BB>GGM",
              "d4": "GGG>MM", "d5": "YY>B", "e2": "M>GGG", "e3": "YYYYY>BBB"},
    "villages": {"a1": "GGMM", "a4": "YYGGMM", "e1": "MMMM", "e4": "BBBB"},
    "drawn_before_closed": 5, "dropped": {"c2": "YG", "b1": "M"},
    "seats": [{"caravan": "YYGGMM", "wagon": "b2", "outposts": ["b1", "b2", "c4"],
               "bonus": {"mine": 1, "upgrade": 1}, "claimed": ["YYBBB", "YYYMM", "GGGBB"]},
              {"caravan": "YYYY", "wagon": "c3", "outposts": ["a2", "c3"], "claimed": ["YGBM", "YBBM"]}]
}"#;

fn spoken() -> Spoken {
    Spoken::from(POSITION)
}

#[test]
fn a_turn() {
    let expected = [
        "Your turn. Your wagon is on b2, G>YYY. What will you do?",
        "Go to a1, village: GGMM for 12 points",
        "Go to a2, YYY>M",
        "Go to b1, YYY>GB, your outpost, M lies there",
        "Go to b3, GG>YYM",
        "Go to c2, M>YYYB, YG lie there",
        "Go to c3, B>GG, toll 1",
        "Trade once: G for YYY",
        "Trade twice: GG for YYYYYY",
        "Mine: gain YYG",
        "Do nothing",
    ];
    assert_eq!(spoken().choices(English, &[]), expected);
    let expected = french([
        "À vous de jouer. Votre wagon est sur b2, G>YYY. Que faites-vous ?",
        "Aller sur a1, village : GGMM pour 12 points",
        "Aller sur a2, YYY>M",
        "Aller sur b1, YYY>GB, votre comptoir, M s’y trouve",
        "Aller sur b3, GG>YYM",
        "Aller sur c2, M>YYYB, YG s’y trouvent",
        "Aller sur c3, B>GG, péage 1",
        "Échanger une fois : G contre YYY",
        "Échanger deux fois : GG contre YYYYYY",
        "Miner : gagner YYG",
        "Ne rien faire",
    ]);
    assert_eq!(spoken().choices(French, &[]), expected);
}

#[test]
fn a_movement() {
    let expected = [
        "Your caravan: YYGGMM. Do you drop a crystal on c2 for another step?",
        "Drop a yellow crystal for another step",
        "Drop a green crystal for another step",
        "Drop a magenta crystal for another step",
        "Stop on c2, YG lie there",
    ];
    assert_eq!(spoken().choices(English, &["step:c2"]), expected);
    let paid = spoken().choices(English, &["step:c2", "pay:Y"]);
    assert_eq!(paid[0], "The next step from c2 is paid for. Where do you go?");
    let toll = [
        "Your caravan: YYGGMM. Which crystal do you give seat 2 as a toll?",
        "Give seat 2 a yellow crystal",
        "Give seat 2 a green crystal",
        "Give seat 2 a magenta crystal",
    ];
    assert_eq!(spoken().choices(English, &["step:c3", "stop"]), toll);
    let take = ["On c2: YG. Do you take all of it?", "Take YG", "Leave YG there"];
    assert_eq!(spoken().choices(English, &["step:c2", "stop"]), take);
}

#[test]
fn what_a_wagon_does_where_it_stands() {
    let act = [
        "Your wagon is on c2, M>YYYB. What will you do there?",
        "Build an outpost on c2: free",
        "Mine: gain YYG",
        "Do nothing else",
    ];
    assert_eq!(spoken().choices(English, &["step:c2", "stop", "take"]), act);
    let at_a2 = ["step:a2", "stop"];
    assert_eq!(spoken().choices(English, &at_a2)[1], "Build an outpost on a2: pay 2");
    let pay = [
        "Your caravan: YYGGMM. Which crystal do you pay for the outpost? 2 are to be paid.",
        "Pay a yellow crystal",
        "Pay a green crystal",
        "Pay a magenta crystal",
    ];
    assert_eq!(spoken().choices(English, &["step:a2", "stop", "build"]), pay);
    let bonus = french([
        "Vous avez vidé une colonne. Quelle tuile Bonus prenez-vous ?",
        "Prendre la tuile Bonus : pas supplémentaire",
        "Prendre la tuile Bonus : amélioration à la construction",
        "Prendre la tuile Bonus : mine plus riche",
        "Prendre la tuile Bonus : caravane +3",
        "Prendre la tuile Bonus : 6 points",
    ]);
    let built = ["step:a2", "stop", "build", "pay:Y", "pay:Y"];
    assert_eq!(spoken().choices(French, &built), bonus);
}

#[test]
fn turns_are_told_in_one_line() {
    spoken().check_told(
        &["step:c2", "pay:M", "step:c3", "stop", "pay:Y", "build", "pay:Y", "pay:G", "upgrade:G"],
        "goes to c2, drops M on c2, goes to c3, gives seat 2 Y as a toll, builds an outpost on c3, \
         pays YG, upgrades G",
        "va sur c2, pose M sur c2, va sur c3, donne au siège 2 Y comme péage, construit un comptoir sur c3, \
         paie YG, améliore G",
    );
    spoken().check_told(
        &["step:c2", "stop", "take", "mine"],
        "goes to c2, takes YG, mines YYG",
        "va sur c2, ramasse YG, mine YYG",
    );
    spoken().check_told(
        &["step:c2", "stop", "leave", "pass"],
        "goes to c2, leaves YG there, does nothing else",
        "va sur c2, laisse YG, ne fait rien de plus",
    );
    spoken().check_told(
        &["step:a2", "stop", "build", "pay:Y", "pay:Y", "bonus:points", "stop"],
        "goes to a2, builds an outpost on a2, pays YY, takes the bonus tile “6 points”, stops there",
        "va sur a2, construit un comptoir sur a2, paie YY, prend la tuile Bonus «\u{a0}6 points\u{a0}», \
         s’arrête là",
    );
    spoken().check_told(&["pass"], "does nothing", "ne fait rien");
}

#[test]
fn villages_are_told_with_what_comes_next() {
    spoken().check_told(
        &["step:a1", "stop", "claim:GGMM", "draw:closed"],
        "goes to a1, claims GGMM: 12 points, the village a1 is closed",
        "va sur a1, réclame GGMM\u{a0}: 12 points, le village a1 est fermé",
    );
}
