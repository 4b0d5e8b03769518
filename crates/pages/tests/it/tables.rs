//! Pages of tables along whole games of all titles: what can be done can be reached, and every page is well made.

use std::collections::BTreeSet;

use carvania_pages::frame::{Assets, Frame};
use carvania_pages::prefs::Prefs;
use carvania_pages::table::{Answer, Names, View, page};
use carvania_rules::{Action, Actions, Language, Move, Seat, Title, Turn};
use carvania_tables::{Occupant, PersonId, Request, Table, Timestamp};

use crate::markup::{Element, between, elements, escaped, text};
use crate::played::Played;
use crate::size::compressed;

/// A page is looked at after every so many decisions.
const EVERY: usize = 19;
/// No page of a table is larger than this, compressed.
const MAX: usize = 150_000;

/// The page of a table as a person sees it.
pub(crate) fn seen(table: &Table, viewer: Option<PersonId>, language: Language) -> String {
    told(table, viewer, language, (None, None))
}

/// A table after something was chosen, or was not possible.
fn told(
    table: &Table,
    viewer: Option<PersonId>,
    language: Language,
    (chosen, answer): (Option<Action>, Option<Answer>),
) -> String {
    let names = Names((1..=5).map(|id| (PersonId(id), format!("Person {id}"))).collect());
    let (prefs, now) = (Prefs::default(), Timestamp(0));
    let view = View {
        table,
        names: &names,
        language,
        viewer,
        side: None,
        now,
        prefs,
        chosen,
        destination: None,
        answer,
        hint: None,
        return_time: carvania_tables::RETURN_TIME,
    };
    let assets = Assets::default();
    let frame = Frame { language, prefs, name: Some("Ada"), assets: &assets, here: "/", base: "" };
    page(&frame, &view, "key").into_string()
}

/// Plays a game of people to its end and shows its pages along the way: to who decides, to another, to who watches.
fn along(title: Title, players: usize, mut look: impl FnMut(&Table, &str)) {
    let mut played = Played::open(title, players, players);
    let mut number = 0;
    loop {
        if number % EVERY == 0 {
            let language = Language::ALL[number / EVERY % Language::ALL.len()];
            let viewer = if number % 5 == 4 { None } else { decider(&played.table) };
            look(&played.table, &seen(&played.table, viewer, language));
        }
        if !played.decide() {
            look(&played.table, &seen(&played.table, Some(PersonId(1)), Language::French));
            return;
        }
        number += 1;
    }
}

/// Who is to decide.
fn decider(table: &Table) -> Option<PersonId> {
    let Turn::Seat(seat) = table.game()?.turn() else { return None };
    match table.places.iter().find(|place| place.seat == Some(seat))?.occupant {
        Occupant::Person(person) => Some(person),
        _ => None,
    }
}

/// What must be there once, by an attribute.
fn assert_once(elements: &[Element<'_>], attribute: &str) {
    let mut known = BTreeSet::new();
    for value in elements.iter().filter_map(|element| element.get(attribute)) {
        assert!(known.insert(value), "{attribute} {value} stands there twice");
    }
}

pub(crate) fn assert_well_made(page: &str) {
    let elements = elements(page);
    for attribute in ["id", "data-move", "data-holder", "data-crystal"] {
        assert_once(&elements, attribute);
    }
    let ids: BTreeSet<&str> = elements.iter().filter_map(|element| element.get("id")).collect();
    for element in &elements {
        assert_eq!(element.get("style"), None, "{}", element.name);
        if let Some(target) = element.get("href").and_then(|href| href.strip_prefix('#')) {
            assert!(ids.contains(target), "nothing is called {target}");
        }
        if ["button", "a", "summary"].contains(&element.name) {
            assert!(!element.spoken().trim().is_empty(), "{element:?} has no name");
        }
        if element.get("name") == Some("why") {
            assert!(element.get("data-clause").is_some(), "{element:?} does not say why");
        }
    }
    assert_eq!(page.matches("<h1").count(), 1);
    assert!(!page.contains("Unknown localization"), "a message is missing");
}

/// Every legal action has a button, and nothing else has.
fn assert_in_reach(table: &Table, page: &str) {
    let Some(game) = table.game().filter(|_| page.contains("data-mine")) else { return };
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    let legal: BTreeSet<String> =
        legal.iter().map(|&action| escaped(&game.write_action(action).to_string())).collect();
    let mut offered: BTreeSet<String> = BTreeSet::new();
    for element in elements(page) {
        match (element.get("name"), element.get("value")) {
            (Some("action"), Some(value)) => _ = offered.insert(value.to_owned()),
            // A step to where the wagon can stay is offered with the whole trip.
            (Some("to"), Some(cell)) if element.get("aria-disabled").is_none() => {
                let end = game.map().and_then(|map| map.find(cell.parse().ok()?));
                assert!(game.trips().iter().any(|trip| trip.end() == end), "nothing leads to {cell}");
                let step = format!("step:{cell}");
                if legal.contains(&step) {
                    offered.insert(step);
                }
            }
            _ => {}
        }
    }
    assert_eq!(offered, legal);
}

/// A golem glows only if it can be had: choosing it claims it, or leads to where it can be claimed. Gives how many glow.
fn assert_golems_can_be_had(table: &Table, page: &str) -> usize {
    let Some(game) = table.game().filter(|_| page.contains("data-mine")) else { return 0 };
    let is_golem = |element: &Element<'_>| {
        element.get("class").is_some_and(|class| class.starts_with("card golem legal"))
    };
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    let golems: Vec<_> = elements(page).into_iter().filter(is_golem).collect();
    for golem in &golems {
        let value = golem.get("value").expect("a button has a value");
        let stands_for = |action: &Action| escaped(&game.write_action(*action).to_string()) == value;
        let action = legal.iter().copied().find(stands_for).expect("it is legal");
        let mut after = *game;
        after.apply(action).expect("what is legal can be done");
        let mut then = Actions::new();
        after.legal_actions(&mut then);
        let is_claim = |action: &Action| matches!(action, Action::Move(Move::Claim(_)));
        assert!(is_claim(&action) || then.iter().any(is_claim), "{value} leads to no golem");
    }
    golems.len()
}

/// A kind of action in the bar is one to choose from on the board, or does the only thing of its kind.
fn assert_kinds_do_something(page: &str) {
    let bar = between(page, "id=\"decision\"", "</section>");
    let all = elements(page);
    let of_kind = |kind: &str| {
        let buttons =
            all.iter().filter(|element| element.name == "button" && element.get("data-kind") == Some(kind));
        buttons.filter_map(|button| button.get("value")).collect::<BTreeSet<_>>().len()
    };
    for kind in
        elements(bar).iter().filter(|element| element.name == "a").filter_map(|link| link.get("data-kind"))
    {
        assert!(of_kind(kind) > 1, "{kind} is offered as a choice of {}", of_kind(kind));
    }
    let kinds: BTreeSet<&str> = all.iter().filter_map(|element| element.get("data-kind")).collect();
    for kind in kinds.into_iter().filter(|kind| of_kind(kind) == 1) {
        let does_it = elements(bar)
            .iter()
            .any(|element| element.name == "button" && element.get("data-kind") == Some(kind));
        assert!(does_it, "the only choice of {kind} cannot be taken in the bar");
    }
}

fn assert_good(title: Title) {
    let mut glowing = 0;
    for players in title.players() {
        let mut largest = String::new();
        along(title, players, |table, page| {
            assert_well_made(page);
            assert_in_reach(table, page);
            glowing += assert_golems_can_be_had(table, page);
            assert_kinds_do_something(page);
            if page.len() > largest.len() {
                page.clone_into(&mut largest);
            }
        });
        assert!(compressed(&largest) < MAX, "{} bytes", compressed(&largest));
    }
    // Villages have tiles, not golem cards.
    let has_golems = !matches!(title, Title::EasternMountains | Title::CallForAdventure);
    assert_eq!(glowing > 0, has_golems, "{title}: {glowing} golems glow");
}

#[test]
fn what_is_chosen_waits_to_be_confirmed() {
    let played = Played::open(Title::GolemEdition, 2, 1);
    let page =
        told(&played.table, Some(PersonId(1)), Language::English, (Some(Action::Move(Move::Rest)), None));
    let elements = elements(&page);
    let confirms = elements.iter().find(|element| element.get("name") == Some("sure"));
    assert_eq!(confirms.and_then(|button| button.get("value")), Some("rest"));
    let pressed: Vec<_> = elements.iter().filter(|element| element.get("aria-pressed").is_some()).collect();
    assert_eq!(pressed.iter().filter_map(|button| button.get("value")).collect::<Vec<_>>(), ["rest"]);
}

#[test]
fn what_taking_back_costs_is_in_the_name_of_the_button_and_asked_about() {
    let mut played = Played::open(Title::GolemEdition, 2, 1);
    let person = Some(PersonId(1));
    // After a move of the bot, what was seen cannot be taken back for nothing.
    while !played.table.undo_uncounts(Seat::FIRST, None) || decider(&played.table) != person {
        assert!(played.decide(), "the game goes on");
    }
    let shown = |answer| told(&played.table, person, Language::English, (None, answer));
    let page = shown(None);
    let [button] = &undo_buttons(&page)[..] else { panic!("one button takes back") };
    assert!(button.get("aria-label").is_some_and(|label| label.contains("no longer counts")));
    assert_eq!(button.get("name"), None);
    let page = shown(Some(Answer::UndoCosts));
    let [confirms] = &undo_buttons(&page)[..] else { panic!("one button confirms") };
    assert_eq!((confirms.get("name"), confirms.get("value")), (Some("sure"), Some("undo")));
}

fn undo_buttons(page: &str) -> Vec<Element<'_>> {
    let is_undo =
        |element: &Element<'_>| element.get("formaction").is_some_and(|path| path.ends_with("/undo"));
    elements(page).into_iter().filter(is_undo).collect()
}

#[test]
fn what_is_not_possible_leads_to_its_clause() {
    let played = Played::open(Title::GolemEdition, 2, 1);
    let clause = played.game().check(Move::Stop).expect_err("nothing can be stopped");
    let answer = Some(Answer::Forbidden(Action::Move(Move::Stop), clause));
    let page = told(&played.table, Some(PersonId(1)), Language::English, (None, answer));
    let link = format!("/rules/{}#{clause}", clause.book.code());
    assert!(elements(&page).iter().any(|element| element.get("role") == Some("alert")));
    assert!(elements(&page).iter().any(|element| element.get("href") == Some(&link)));
}

#[test]
fn golem_edition() {
    assert_good(Title::GolemEdition);
}

#[test]
fn eastern_mountains() {
    assert_good(Title::EasternMountains);
}

#[test]
fn call_for_adventure() {
    assert_good(Title::CallForAdventure);
}

#[test]
fn endless_world() {
    assert_good(Title::EndlessWorld);
}

#[test]
fn journey_one() {
    assert_good(Title::JourneyOne);
}

#[test]
fn journey_two() {
    assert_good(Title::JourneyTwo);
}

#[test]
fn journey_three() {
    assert_good(Title::JourneyThree);
}

#[test]
fn a_request_to_take_back_says_what() {
    let mut played = Played::open(Title::GolemEdition, 2, 2);
    while played.table.entries.len() < 30 && played.decide() {}
    let record = played.table.record.as_ref().expect("a game");
    let last = record.steps().collect::<Vec<_>>().iter().rposition(|step| step.by == Turn::Seat(Seat::FIRST));
    let to = last.expect("the first player has decided") as u32;
    played.table.request = Some(Request { by: Seat::FIRST, to, agreed: Vec::new() });
    let undone = |person| {
        let page = seen(&played.table, Some(PersonId(person)), Language::English);
        text(between(&page, "<ul class=\"undone\"", "</ul>"))
    };
    let (own, other) = (undone(1), undone(2));
    assert!(own.contains("You ") && other.contains("Person 1 "), "{own}; {other}");
}

#[test]
fn a_rest_that_brings_nothing_does_not_glow() {
    for title in [Title::GolemEdition, Title::CallForAdventure, Title::EndlessWorld, Title::JourneyOne] {
        let mut played = Played::open(title, 2, 2);
        let is_rest = |table: &Table| {
            let mut legal = Actions::new();
            table.game().expect("a game").legal_actions(&mut legal);
            legal.contains(&Move::Rest.into())
        };
        while !is_rest(&played.table) {
            assert!(played.decide(), "{title}");
        }
        let page = seen(&played.table, decider(&played.table), Language::English);
        let all = elements(&page);
        let rest = all.iter().find(|element| element.get("value") == Some("rest")).expect("a button");
        assert!(rest.get("class").is_some_and(|class| class.contains("idle")), "{title}: {rest:?}");
    }
}
