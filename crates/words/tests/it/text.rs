//! Texts with structure: what is a thing stays one, whatever the sentence around it.

use carvania_rules::record::Step;
use carvania_rules::{Crystal, Crystals, Game, Merchant, PointId, Seat};
use carvania_words::Language::{English, French};
use carvania_words::{Names, Span, Text, Voice, compose, describe, label, narrate};

use crate::endless_world::POSITION;
use crate::golem_edition::spoken;
use crate::spoken::Spoken;

/// People who are called what crystals are written as.
struct Letters;

impl Names for Letters {
    fn player(&self, _: Seat) -> String {
        "BB GM".to_owned()
    }

    fn is_you(&self, _: Seat) -> bool {
        false
    }

    fn golem(&self, _: &Game, _: PointId) -> String {
        "M.".to_owned()
    }
}

fn words(text: &str) -> Span {
    Span::Text(text.to_owned())
}

#[test]
fn crystals_and_cards_are_known_in_every_language() {
    let steps: Vec<Step> = spoken().record(&["play:^2", "upgrade:Y", "stop"]).steps().collect();
    let upgrades = Span::Card(Merchant::Upgrades(2));
    let upgraded = Span::Crystals(vec![Crystal::Yellow]);
    assert_eq!(
        narrate(English, &steps).spans(),
        [words("plays "), upgrades.clone(), words(", upgrades "), upgraded.clone(), words(", stops there")]
    );
    let french = narrate(French, &steps);
    assert!([upgrades, upgraded].iter().all(|span| french.spans().contains(span)), "{french:?}");
}

#[test]
fn upgrades_are_told_in_their_order() {
    let steps: Vec<Step> = spoken().record(&["play:^2", "upgrade:G", "upgrade:Y"]).steps().collect();
    assert_eq!(narrate(English, &steps).to_string(), "plays ^2, upgrades GY");
    assert_eq!(
        narrate(English, &steps).spoken(English),
        "plays up to 2 upgrades, upgrades 1 yellow, 1 green"
    );
}

#[test]
fn names_of_people_are_no_crystals() {
    let steps: Vec<Step> = Spoken::from(POSITION).record(&["work:D1.1"]).steps().collect();
    let told = narrate(Voice::naming(English, &Letters), &steps);
    assert!(told.spans().contains(&Span::Person("BB GM".to_owned())), "{told:?}");
    assert_eq!(
        told.spoken(English),
        "works at the 1 green location, ousts 2 traders of BB GM, gains 2 green"
    );
}

#[test]
fn a_label_parts_what_is_done_from_what_it_brings() {
    let game = spoken().0;
    let rest = game.read_action("rest").expect("a legal action");
    for (language, whole, title, detail) in [
        (English, "Rest: take back one card", "Rest", "take back one card"),
        (French, "Se reposer\u{a0}: reprendre une carte", "Se reposer", "reprendre une carte"),
    ] {
        let parts = label(language, &game, rest);
        assert_eq!(parts.title.to_string(), title);
        assert_eq!(parts.detail.expect("a detail").to_string(), detail);
        assert_eq!(describe(language, &game, rest).to_string(), whole);
    }
}

#[test]
fn the_catalogue_names_crystals_and_cards_itself() {
    let text = compose(English, "legend-cards", &[]);
    let cards: Vec<String> = text
        .spans()
        .iter()
        .filter_map(|span| if let Span::Card(card) = span { Some(card.to_string()) } else { None })
        .collect();
    assert_eq!(cards, ["+YY", "^2", "YYY>GB"]);
}

#[test]
fn letters_of_a_sentence_are_no_crystals() {
    let text = Text::from("M. By Y".to_owned());
    assert_eq!(text.spans(), [words("M. By Y")]);
    assert_eq!(text.spoken(English), "M. By Y");
}

#[test]
fn texts_are_joined_and_capitalised() {
    let crystals: Crystals = "YG".parse().expect("crystals");
    let texts = [Text::from("été".to_owned()), Text::from(crystals), Text::from("fin".to_owned())];
    assert_eq!(Text::join(texts, ", ").capitalised().to_string(), "Été, YG, fin");
    assert!(Text::from(Crystals::NONE).is_empty());
}
