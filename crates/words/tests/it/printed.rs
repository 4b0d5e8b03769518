//! What is printed on cards and tiles, in words.

use carvania_rules::Components;
use carvania_rules::components::endless_world::Icon;
use carvania_words::Language::{English, French};
use carvania_words::{benefit, bonus_tile, exploration_tile, location_icon};

#[test]
fn point_cards() {
    let components = &Components::standard().endless_world;
    let benefit = |language, name: &str| {
        let card = components.find_point(name.parse().unwrap()).unwrap();
        benefit(language, components.point(card).benefit).to_string()
    };
    let cards = ["P01", "P25", "P33", "P35", "P45"];
    let english = [
        "help: one trader fewer at production locations",
        "tool: G at production locations",
        "new traders: one more trader",
        "new traders: 2 more traders",
        "exploration: one exploration tile",
    ];
    assert_eq!(cards.map(|card| benefit(English, card)), english);
    let french = [
        "Aide\u{a0}: un marchand de moins (lieux Production)",
        "Outil\u{a0}: G sur les lieux Production",
        "Nouveaux marchands\u{a0}: un marchand de plus",
        "Nouveaux marchands\u{a0}: 2 marchands de plus",
        "Exploration\u{a0}: une tuile Exploration",
    ];
    assert_eq!(cards.map(|card| benefit(French, card)), french);
}

#[test]
fn bonus_tiles() {
    let components = &Components::standard().endless_world;
    let counts = |language, name: &str| {
        bonus_tile(language, components.tile(components.find_tile(name.parse().unwrap()).unwrap()))
            .to_string()
    };
    let tiles = ["T03", "T05", "T15", "T17", "T18"];
    let english = [
        "2 points per new traders icon",
        "3 points per pair of help and tool",
        "1 point per 2 traders outside the reserve",
        "3 points",
        "2 points per pair of merchant cards",
    ];
    assert_eq!(tiles.map(|tile| counts(English, tile)), english);
    let french = [
        "2 points par icône Nouveaux marchands",
        "3 points par paire Aide et Outil",
        "1 point pour 2 marchands hors de la réserve",
        "3 points",
        "2 points par paire de cartes Marchand",
    ];
    assert_eq!(tiles.map(|tile| counts(French, tile)), french);
}

#[test]
fn exploration_tiles() {
    let components = &Components::standard().endless_world;
    let gives = |language, name: &str| {
        let tile = components.find_exploration_tile(name.parse().unwrap()).unwrap();
        exploration_tile(language, components.exploration_tile(tile)).to_string()
    };
    let tiles = ["X01", "X03", "X05", "X10"];
    assert_eq!(
        tiles.map(|tile| gives(English, tile)),
        ["gain GG", "one more trader", "3 points", "one more exploration icon"]
    );
    assert_eq!(
        tiles.map(|tile| gives(French, tile)),
        ["gagner GG", "un marchand de plus", "3 points", "une icône Exploration de plus"]
    );
}

#[test]
fn icons_of_locations() {
    assert_eq!(
        Icon::ALL.map(|icon| location_icon(English, icon)),
        ["production", "upgrade", "trade", "golem", "market"]
    );
    assert_eq!(
        Icon::ALL.map(|icon| location_icon(French, icon)),
        ["Production", "Amélioration", "Échange", "Golem", "Marché"]
    );
}
