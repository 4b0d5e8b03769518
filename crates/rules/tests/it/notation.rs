//! Notation: one way to write each action.

use carvania_rules::components::GameBox;
use carvania_rules::components::endless_world::Group;
use carvania_rules::label::Label;
use carvania_rules::notation::FORMS;
use carvania_rules::{
    ActionText, Actions, Clause, Components, Crystals, Game, Merchant, NotationError, Setup, Title,
};
use proptest::prelude::{ProptestConfig, any, prop_assert_eq, proptest};

use crate::play::new_game;
use crate::playout::{moments, played};

#[test]
fn every_form_reads_and_writes_as_itself() {
    for text in [
        "play:+YY",
        "play:^2",
        "play:YYY>GB",
        "acquire:+YYYY",
        "acquire:M>YYYB",
        "rest",
        "claim:YYGG",
        "pay:Y",
        "upgrade:B",
        "stop",
        "trade:0",
        "trade:1",
        "trade:255",
        "return:M",
        "draw:^3",
        "draw:+M",
        "draw:B>GG",
        "draw:MMMMM",
        "start:YYG",
        "place:c3",
        "step:a1",
        "spend:YY>GG",
        "take",
        "leave",
        "build",
        "bonus:step",
        "bonus:upgrade",
        "bonus:mine",
        "bonus:caravan",
        "bonus:points",
        "reward:^3",
        "mine",
        "pass",
        "draw:closed",
        "remove:YY>B",
        "lay:BB>GGM",
        "lay:valley",
        "work:A1.3",
        "work:B2.G3",
        "claim:P12",
        "bonus:T05",
        "explore:X03",
        "use",
        "keep",
        "replace:+YY",
        "swap:^2",
        "route:YY>B",
        "outpost:c3",
        "draw:E1",
        "draw:P01",
        "draw:T25",
        "draw:X10",
    ] {
        let written: ActionText = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(written.to_string(), text);
        let json = serde_json::to_string(&written).unwrap();
        assert_eq!(json, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<ActionText>(&json).unwrap(), written);
    }
}

/// Other ways to write actions, cards that no box has, and what is not an action at all.
const NOT_CANONICAL: &str = "
    Rest REST rest: rest:Y stop: passes pass: Mine mine:Y take:Y play play: PLAY:+YY play:+YY: play::+YY play:＋YY
    play:+GY play:GYYY>B play:YYYG>MB play:yyy>gb play:YYY> play:>GB play:> play:YY play:YY>GG>B
    play:^ play:^02 play:^+2 play:^256 play:+YY^2
    claim: claim:GGYY claim:yygg claim:YYGX claim:+YY
    pay: pay:YY pay:y pay:T pay:yellow pay:Ｙ upgrade:GG return: return:YG
    trade: trade:01 trade:+1 trade:-1 trade:256 trade:1.0 trade:one
    start: start:GY place: place:C3 place:c03 place:c place:3c place:c256 step:é1 step:c3: step:c+3
    spend:YY bonus: bonus:Step bonus:extra_step bonus:6 reward: build:c3 leave: take:
    draw: draw:YG+ draw:GY draw:^ draw:Y>X draw:Closed draw:valley
    remove: remove:YY remove:valley lay: lay:Valley lay:closed lay:YYB lay:+YY
    work work: work:a1.3 work:A1:3 work:A1-3 work:3 work:A1. work:A1.3.4.5 work:+YY Use use:+YY keep: keeps
    claim:p12 claim:P claim:P12X456 bonus:t05 bonus:T explore explore: explore:x03 explore:YY
    replace: replace:YY replace:P12 swap: swap:A1.3 route route: route:c3 outpost: outpost:C3 outpost:P12
    draw:d1 draw:P draw:T draw:12 draw:A1.G1.2";

#[test]
fn whatever_is_not_canonical_is_refused() {
    let game = new_game(2);
    let spaced = ["", " ", "rest ", " rest", "rest\n", "play: +YY", "claim:YY GG", "trade: 1"];
    for text in NOT_CANONICAL.split_whitespace().chain(spaced) {
        assert!(game.read_action(text).is_err(), "{text:?}");
    }
}

#[test]
fn a_message_says_what_to_write() {
    let game = new_game(2);
    for (text, expected) in [
        ("passes", format!("`passes` is not an action: write one of {FORMS}")),
        ("move:Y", format!("`move:Y` is not an action: write one of {FORMS}")),
        ("pay:YY", "`pay:YY` is not an action: one of Y, G, B, M is expected, not `YY`".to_owned()),
        ("trade:01", "`trade:01` is not an action: a number from 0 to 255 is expected, not `01`".to_owned()),
        (
            "claim:MB",
            "`claim:MB` is not an action: write crystals from low to high, Y G B M: `BM`".to_owned(),
        ),
        ("claim:YT", "`claim:YT` is not an action: `T` is not a crystal: write Y, G, B or M".to_owned()),
        (
            "play:2",
            "`play:2` is not an action: `2` is not a merchant card: write for example +YY, ^2 or YYY>GB"
                .to_owned(),
        ),
        ("play:^9", "`play:^9` names a merchant card that the game does not have".to_owned()),
        ("claim:Y", "`claim:Y` names a card or tile with this cost that the game does not have".to_owned()),
        (
            "work:3",
            "`work:3` is not an action: `3` is not the name of a card, tile or location: \
             write for example P12, T05, X03 or A1.3"
                .to_owned(),
        ),
    ] {
        assert_eq!(game.read_action(text).unwrap_err().to_string(), expected);
    }
}

#[test]
fn a_card_of_the_box_is_found_by_its_face() {
    let game = new_game(2);
    let components = &Components::standard().golem_edition;
    for card in components.deck().union(components.starting()) {
        let text = format!("play:{}", components.merchant(card));
        assert_eq!(game.write_action(game.read_action(&text).unwrap()).to_string(), text);
    }
    for card in components.points() {
        let text = format!("claim:{}", components.point(card).cost);
        assert_eq!(game.write_action(game.read_action(&text).unwrap()).to_string(), text);
    }
    assert!(matches!(game.read_action("acquire:+BBBB"), Err(NotationError::NoSuchCard(_))));
}

#[test]
fn a_thing_of_the_third_box_is_found_by_its_name() {
    let components = &Components::standard().endless_world;
    let game = Game::new(&Setup::standard(Title::JourneyTwo, 2)).unwrap();
    let works =
        components.locations().into_iter().map(|id| format!("work:{}", components.location(id).label));
    let points = components.points().into_iter().map(|id| components.point(id).label);
    let tiles = components.tiles(&[Group::Every, Group::One, Group::Three]).into_iter();
    let tiles = tiles.map(|id| components.tile(id).label);
    let explored = components.exploration_tiles().into_iter();
    let explored = explored.map(|id| components.exploration_tile(id).label);
    let both = |verb: &'static str| move |label: Label| [format!("{verb}:{label}"), format!("draw:{label}")];
    let named = points.flat_map(both("claim")).chain(tiles.flat_map(both("bonus")));
    for text in works.chain(named).chain(explored.flat_map(both("explore"))) {
        assert_eq!(game.write_action(game.read_action(&text).unwrap()).to_string(), text);
    }
    for side in ["draw:D1", "draw:E1", "draw:F1"] {
        assert_eq!(game.write_action(game.read_action(side).unwrap()).to_string(), side);
    }
    for text in ["work:A1.9", "claim:P99", "bonus:T99", "explore:X99", "draw:P99", "draw:G1", "outpost:z9"] {
        assert!(matches!(game.read_action(text), Err(NotationError::NoSuchCard(_))), "{text}");
    }
}

#[test]
fn a_card_has_a_name_or_a_cost_but_not_both() {
    let game = |title| Game::new(&Setup::standard(title, 2)).unwrap();
    for title in Title::ALL {
        let has_names = title.boxes().contains(&GameBox::EndlessWorld);
        for verb in ["claim", "draw"] {
            let by_name = game(title).read_action(&format!("{verb}:P01"));
            assert_eq!(by_name.is_ok(), has_names, "{title}");
            let by_cost = game(title).read_action(&format!("{verb}:BBMM"));
            assert_eq!(by_cost.is_ok(), !has_names, "{title}");
        }
    }
}

#[test]
fn every_legal_action_of_a_game_reads_as_itself() {
    let mut actions = Actions::new();
    let records = Title::ALL.map(|title| played(&Setup::standard(title, 4), 5, 1000));
    for game in records.iter().flat_map(moments) {
        game.legal_actions(&mut actions);
        for &action in actions.iter() {
            assert_eq!(game.read_action(&game.write_action(action).to_string()), Ok(action));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Nothing that can be typed makes the readers panic, and what they read they write the same.
    #[test]
    fn what_is_read_is_written_the_same(
        text in any::<String>(),
        verb in "(play|claim|draw|trade|pay|work|bonus|explore|route|outpost):",
        rest in "[YGBMPTXA-Ca-c+^>.0-9]{0,12}",
    ) {
        for text in [text, format!("{verb}{rest}"), rest] {
            if let Ok(written) = text.parse::<ActionText>() {
                prop_assert_eq!(written.to_string(), text.as_str());
            }
            if let Ok(merchant) = text.parse::<Merchant>() {
                prop_assert_eq!(merchant.to_string(), text.as_str());
            }
            if let Ok(crystals) = text.parse::<Crystals>() {
                prop_assert_eq!(crystals.to_string(), text.as_str());
            }
            if let Ok(clause) = text.parse::<Clause>() {
                prop_assert_eq!(clause.to_string(), text.as_str());
            }
        }
    }
}
