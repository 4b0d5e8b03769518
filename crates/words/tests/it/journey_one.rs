//! An Heroic Journey, Part I, in words: markets and trade routes.

use carvania_words::Language::{English, French};

use crate::spoken::{Spoken, french};

/// Seat 1 has a full trade route, with traders on one of its cards.
const POSITION: &str = r#"{
    "game": "J1", "players": 2, "turn": 1, "decision": {"kind": "turn"},
    "point_row": ["P45", "P34", "P35", "P08"], "point_next": "P01",
    "stacks": [{"below": 0}, {"below": 0}, {"below": 0}, {"below": 0}, {"below": 0}, {"below": 0}],
    "exploration": {}, "beside": ["X01", "X05"],
    "merchant_row": [{"card": "+YYG"}, {"card": "BBB>MMM"}, {"card": "GG>BB"}, {"card": "YY>B"}],
    "seats": [{"caravan": "YYG", "explored": ["X02", "X03", "X04", "X06"],
               "traders": {"available": 4, "reserve": 6},
               "route": [{"card": "+GG", "traders": 2}, {"card": "+B"}, {"card": "YG>M"}, {"card": "^3"},
                         {"card": "BB>MM"}], "discarded": ["+M"]},
              {"caravan": "YYYY", "explored": ["X07", "X08", "X09", "X10"],
               "traders": {"available": 6, "reserve": 5}, "at": {"C2.3": 1}}]
}"#;

fn spoken() -> Spoken {
    Spoken::from(POSITION)
}

#[test]
fn a_turn() {
    let expected = [
        "Your turn. Your caravan: YYG. 4 traders are ready. What will you do?",
        "Work at A1.3 with 1 trader: gain YY",
        "Work at A1.4 with 1 trader: up to 2 upgrades",
        "Work at A1.5 with 2 traders: gain YYG",
        "Work at B1.3 with 2 traders: up to 3 upgrades",
        "Work at B1.4 with 2 traders: trade YY for GG",
        "Work at B1.5 with 3 traders: gain YGB",
        "Work at E2.M1 with 1 trader: use or keep +YYG",
        "Work at E2.M2 with 1 trader: keep BBB>MMM",
        "Work at E2.3 with 2 traders: new cards, then another turn",
        "Work at C2.M3 with 2 traders: keep GG>BB",
        "Work at C2.M4 with 3 traders: use or keep YY>B",
        "Work at C2.3 with 2 traders: gain Y, adjust your route, oust 1 trader of seat 2",
        "Rest: take back 2 traders",
        "Use +B of your route with 1 trader: gain B",
        "Use YG>M of your route with 2 traders: trade YG for M",
        "Use ^3 of your route with 3 traders: up to 3 upgrades",
    ];
    assert_eq!(spoken().choices(English, &[]), expected);
}

#[test]
fn a_market() {
    let market = [
        "Your caravan: YYG. What will you do with YY>B?",
        "Use YY>B: trade YY for B",
        "Keep YY>B for your trade route, in place of another card",
    ];
    assert_eq!(spoken().choices(English, &["work:C2.M4"]), market);
    let replace = french([
        "Votre route commerciale est pleine. De quelle carte YY>B prend-elle la place ?",
        "Remplacer +GG, où 2 marchands restent",
        "Remplacer +B",
        "Remplacer YG>M",
        "Remplacer ^3",
        "Remplacer BB>MM",
    ]);
    assert_eq!(spoken().choices(French, &["work:C2.M4", "keep"]), replace);
}

#[test]
fn adjusting_the_route() {
    let swap = [
        "Your caravan: YYYG. Which card of your trade route do you swap?",
        "Swap +GG with another card",
        "Swap +B with another card",
        "Swap YG>M with another card",
        "Swap ^3 with another card",
        "Swap BB>MM with another card",
        "Swap no cards",
    ];
    assert_eq!(spoken().choices(English, &["work:C2.3"]), swap);
    let with = french([
        "Quelle carte change de place avec +B ?",
        "L’intervertir avec +GG",
        "L’intervertir avec YG>M",
        "L’intervertir avec ^3",
        "L’intervertir avec BB>MM",
    ]);
    assert_eq!(spoken().choices(French, &["work:C2.3", "swap:+B"]), with);
}

#[test]
fn turns_are_told_in_one_line() {
    spoken().check_told(
        &["work:C2.M4", "keep", "replace:+B", "draw:+YYY"],
        "works at C2.M4, keeps YY>B for the trade route, in place of +B, +YYY is drawn",
        "active C2.M4, garde YY>B pour sa route, à la place de +B, +YYY est piochée",
    );
    spoken().check_told(
        &["work:E2.M1", "use", "draw:+YYY"],
        "works at E2.M1, uses +YYG, +YYY is drawn",
        "active E2.M1, utilise +YYG, +YYY est piochée",
    );
    spoken().check_told(
        &["work:E2.3", "draw:+YYY", "draw:M>BB", "draw:M>YGB", "draw:+YYYY"],
        "works at E2.3, refreshes the market, +YYY M>BB M>YGB +YYYY are drawn",
        "active E2.3, renouvelle le marché, +YYY M>BB M>YGB +YYYY sont piochées",
    );
    spoken().check_told(
        &["work:C2.3", "swap:+B", "swap:^3"],
        "works at C2.3, ousts 1 trader of seat 2, gains Y, swaps +B with ^3",
        "active C2.3, renvoie 1 marchand du siège 2, gagne Y, intervertit +B et ^3",
    );
    spoken().check_told(
        &["work:C2.3", "stop"],
        "works at C2.3, ousts 1 trader of seat 2, gains Y, swaps no cards",
        "active C2.3, renvoie 1 marchand du siège 2, gagne Y, n’intervertit rien",
    );
    spoken().check_told(
        &["route:YG>M", "trade:1"],
        "uses YG>M of the route with 2 traders, trades YG for M",
        "utilise YG>M de sa route avec 2 marchands, échange YG contre M",
    );
}
