//! Numbers in messages.

use carvania_rules::Crystal;
use carvania_words::Language::{English, French};
use carvania_words::{Language, colour, say};

fn check(language: Language, key: &str, variable: &'static str, expected: [&str; 3]) {
    let found =
        [0, 1, 2].map(|number| say(language, key, &[(variable, number.into()), ("by", "other".into())]));
    assert_eq!(found, expected, "{key} in {language}");
}

#[test]
fn points() {
    check(English, "score-points", "points", ["0 points", "1 point", "2 points"]);
    // French counts nothing in the singular.
    check(French, "score-points", "points", ["0 point", "1 point", "2 points"]);
}

#[test]
fn crystals() {
    let counted = |language, crystal, number: u8| {
        say(language, "label-crystals", &[("number", number.into()), ("colour", colour(crystal))])
    };
    assert_eq!([1, 2].map(|number| counted(English, Crystal::Yellow, number)), ["1 yellow", "2 yellow"]);
    assert_eq!([1, 2].map(|number| counted(French, Crystal::Yellow, number)), ["1 jaune", "2 jaunes"]);
    assert_eq!([1, 3].map(|number| counted(French, Crystal::Blue, number)), ["1 bleu", "3 bleus"]);
    assert_eq!(counted(French, Crystal::Green, 4), "4 verts");
    assert_eq!(counted(French, Crystal::Magenta, 2), "2 magenta");
}

#[test]
fn cards_and_points_on_the_page() {
    let hands = |language, hand: u8, played: u8| {
        say(language, "label-hands", &[("hand", hand.into()), ("played", played.into())])
    };
    assert_eq!(hands(English, 1, 0), "1 card in hand, 0 played");
    assert_eq!(hands(French, 1, 2), "1 carte en main, 2 jouées");
    assert_eq!(hands(French, 0, 1), "0 carte en main, 1 jouée");
    let discarded = |language, cards: u8, route: u8| {
        say(language, "label-discarded", &[("discarded", cards.into()), ("route", route.into())])
    };
    assert_eq!(discarded(English, 1, 0), "1 merchant card discarded");
    assert_eq!(discarded(English, 2, 3), "2 merchant cards discarded, 3 on the trade route");
    assert_eq!(discarded(French, 0, 0), "0 carte Marchand défaussée");
    let wins = |language| {
        say(language, "ending-winner", &[("whose", "you".into()), ("name", "".into()), ("points", 1.into())])
    };
    assert_eq!([wins(English), wins(French)], ["You win with 1 point.", "Vous gagnez avec 1 point."]);
    check(
        English,
        "score-how",
        "points",
        ["points, show breakdown", "point, show breakdown", "points, show breakdown"],
    );
    check(
        French,
        "score-how",
        "points",
        ["point, voir le détail", "point, voir le détail", "points, voir le détail"],
    );
}

#[test]
fn cards() {
    let expected = ["deck empty", "1 card in the deck", "2 cards in the deck"];
    check(English, "row-deck", "cards", expected);
    let expected = ["pioche vide", "1 carte dans la pioche", "2 cartes dans la pioche"];
    check(French, "row-deck", "cards", expected);
    let expected =
        ["rests, with no card to take back", "rests, takes back one card", "rests, takes back 2 cards"];
    check(English, "told-rest", "cards", expected);
    let expected =
        ["se repose, sans carte à reprendre", "se repose, reprend une carte", "se repose, reprend 2 cartes"];
    check(French, "told-rest", "cards", expected);
}

#[test]
fn traders() {
    check(English, "traders", "traders", ["0 traders", "1 trader", "2 traders"]);
    check(French, "traders", "traders", ["0 marchand", "1 marchand", "2 marchands"]);
    let expected =
        ["rests, with no trader to take back", "rests, takes back 1 trader", "rests, takes back 2 traders"];
    check(English, "told-rest-traders", "traders", expected);
    let expected = [
        "se repose, sans marchand à rappeler",
        "se repose, rappelle 1 marchand",
        "se repose, rappelle 2 marchands",
    ];
    check(French, "told-rest-traders", "traders", expected);
}

#[test]
fn times() {
    let times =
        |language, times: u8| say(language, "told-trade", &[("times", times.into()), ("by", "other".into())]);
    assert_eq!(
        [1, 2, 3].map(|number| times(English, number)),
        ["trades once", "trades twice", "trades 3 times"]
    );
    assert_eq!(
        [1, 2, 3].map(|number| times(French, number)),
        ["échange une fois", "échange deux fois", "échange 3 fois"]
    );
}

#[test]
fn places() {
    let place = |language, place: u8| say(language, "score-place", &[("place", place.into())]);
    assert_eq!([1, 2, 3, 4, 5].map(|number| place(English, number)), ["1st", "2nd", "3rd", "4th", "5th"]);
    assert_eq!([1, 2, 3].map(|number| place(French, number)), ["1er", "2e", "3e"]);
}
