//! What is drawn is also said: every thing on every board has an accessible name that tells the facts of the game, as the
//! rules know them, and what is drawn on it. Names are those that the browser computes; the facts come from the record of
//! the game, and the words that have to be in a name from a small vocabulary of these tests.

mod cards;
mod drawn;
mod land;
mod vocabulary;
mod world;

use std::collections::BTreeSet;

use carvania_browser::{Browser, Look, Player, Stage, Way};
use carvania_rules::{Components, Game, Language, Record, Seat, State, Title};
use serde_json::{Value, json};

use crate::games::begin;
use vocabulary::{Vocabulary, has_words};

/// So many decisions of a game are taken in one of the languages, and the board is looked at after every few. The
/// accessibility tree of a table is large, and a browser that keeps it is slow.
const DECISIONS: usize = 13;
const EVERY: usize = 6;

/// A thing on the page, and what has to be heard of it.
pub(crate) struct Thing {
    /// What kind of thing it is.
    kind: &'static str,
    /// Where it is, and which of several.
    at: (String, usize),
    /// What its name has to say.
    heard: Vec<String>,
    /// What it must not say.
    unheard: Vec<String>,
}

impl Thing {
    fn new(kind: &'static str, selector: impl Into<String>, heard: Vec<String>) -> Thing {
        Thing { kind, at: (selector.into(), 0), heard, unheard: Vec::new() }
    }

    fn number(mut self, number: usize) -> Thing {
        self.at.1 = number;
        self
    }

    fn without(mut self, unheard: String) -> Thing {
        self.unheard.push(unheard);
        self
    }
}

/// A game as somebody sees it who plays it.
pub(crate) struct Seen {
    pub(crate) game: Game,
    pub(crate) own: Seat,
    /// What everybody is called, by seat; whoever looks is "You".
    pub(crate) names: Vec<String>,
    pub(crate) words: Vocabulary,
}

/// The record, the own seat and what everybody is called.
const SEEN: &str = "
    const main = document.getElementById('table');
    const own = Number(document.querySelector('#game input[name=seat]').value);
    const names = [...document.querySelectorAll('ol.order .who')].map((who) => who.textContent);
    return fetch(`/api/tables/${main.dataset.table}/record`).then((answer) => answer.text()).then((record) => ({ record, own, names }));
";

/// Marks things, and tells the mark of each and its text, by which what has no name of its own is read.
const NAMES: &str = "
    const text = (element) => {
      const copy = element.cloneNode(true);
      for (const hidden of copy.querySelectorAll('svg, [aria-hidden=true]')) hidden.remove();
      // Readers get each piece of text apart.
      const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT), pieces = [];
      while (walker.nextNode()) pieces.push(walker.currentNode.textContent.trim());
      return pieces.filter(Boolean).join(' ');
    };
    let marks = 0;
    const mark = (thing) => {
      const given = thing.getAttribute('aria-description')?.match(/^heard-(\\d+)$/)?.[1];
      if (given === undefined) thing.setAttribute('aria-description', `heard-${marks}`);
      return given === undefined ? marks++ : Number(given);
    };
    return arguments[0].map(([selector, number]) => {
      const cell = selector.startsWith('cell:') ? selector.slice(5) : null;
      const tiles = () => [...document.querySelectorAll('#map li')];
      const found = cell
        ? [tiles().find((tile) => tile.querySelector('.cell')?.textContent === cell)?.querySelector('.press')]
        : [...document.querySelectorAll(selector)];
      const thing = found[number];
      if (!thing) return null;
      return [mark(thing), text(thing)];
    });
";

async fn seen(browser: &Browser, language: Language) -> Seen {
    let told = browser.ask(SEEN, Value::Null).await;
    let text = told["record"].as_str().expect("a record");
    let record = Record::read(text, Components::standard()).expect("the record can be read");
    let game = *record.game();
    let own = told["own"].as_u64().and_then(|own| Seat::numbered(own as usize, game.players()));
    let names = serde_json::from_value(told["names"].clone()).expect("names");
    Seen { game, own: own.expect("a seat"), names, words: Vocabulary(language) }
}

/// Every kind of thing that the game has on its board now.
fn things(seen: &Seen) -> Vec<Thing> {
    let mut things = cards::caravans(seen);
    match seen.game.state() {
        State::GolemEdition(state) => things.extend(cards::golem_edition(seen, state)),
        State::EasternMountains(state) => {
            things.extend(land::expedition(seen, state.expedition()));
            things.extend(land::map(seen, &|cell| state.dropped(cell)));
        }
        State::CallForAdventure(state) => {
            things.extend(cards::call_for_adventure(seen, state));
            things.extend(land::expedition(seen, state.expedition()));
            things.extend(land::map(seen, &|_| Default::default()));
        }
        State::EndlessWorld(_) | State::JourneyOne(_) | State::JourneyTwo(_) | State::JourneyThree(_) => {
            things.extend(world::things(seen));
            things.extend(land::map(seen, &|_| Default::default()));
        }
    }
    things
}

/// What names do not say and should, and what they say and should not.
async fn unsaid(browser: &Browser, things: &[Thing], words: Vocabulary) -> Vec<String> {
    let places: Vec<_> = things.iter().map(|thing| &thing.at).collect();
    let names = browser.ask(NAMES, json!(places)).await;
    let marked: Vec<Option<(u64, String)>> = serde_json::from_value(names).expect("marks");
    let drawn = drawn::marked(browser, marked.len()).await;
    let heard = browser.heard().await;
    let mut wrong = drawn::unsaid(&drawn, &heard, words);
    for (thing, marked) in things.iter().zip(marked) {
        let Some((mark, text)) = marked else {
            wrong.push(format!("{}: there is no {:?}", thing.kind, thing.at));
            continue;
        };
        let name = heard.get(&mark).cloned().unwrap_or(text);
        let missing = thing.heard.iter().filter(|words| !has_words(&name, words));
        wrong.extend(missing.map(|words| format!("{}: “{name}” does not say “{words}”", thing.kind)));
        let false_words = thing.unheard.iter().filter(|words| has_words(&name, words));
        wrong.extend(false_words.map(|words| format!("{}: “{name}” says “{words}”", thing.kind)));
    }
    wrong
}

/// Plays a while, and compares what is said with the rules and with the drawings. Gives the kinds of things compared.
async fn everything_is_said(
    stage: &Stage,
    title: Title,
    language: Language,
    decisions: usize,
) -> BTreeSet<&'static str> {
    let code = language.code();
    let browser = stage.browser(Look { language: code, ..Look::default() }).await;
    begin(&browser, title).await;
    let (mut player, mut kinds) = (Player::new(5), BTreeSet::new());
    for number in 0..decisions {
        let shown = browser.turn().await;
        if shown.over {
            break;
        }
        if number % EVERY == 0 {
            let seen = seen(&browser, language).await;
            let things = things(&seen);
            let wrong = unsaid(&browser, &things, seen.words).await;
            assert_eq!(wrong, Vec::<String>::new(), "{title} in {language}");
            kinds.extend(things.iter().map(|thing| thing.kind));
        }
        browser.decide(player.choose(&shown.legal), Way::Mouse).await;
    }
    kinds
}

const CARDS: [&str; 3] = ["merchant on offer", "merchant in hand", "caravan"];
const LAND: [&str; 4] = ["mountain", "mountain with a wagon", "outposts", "own wagon"];
/// Where traders stand depends on the draws, which are another secret in each run: it is compared where it comes up.
const WORLD: [&str; 5] = ["golem that is too dear", "next golem", "location", "stack", "caravan"];

/// The board at the beginning in one language, and a while of a game in the other.
async fn in_both(stage: &Stage, title: Title, expected: &[&[&str]]) {
    let [mut first, mut then] = Language::ALL;
    if title as usize % 2 == 1 {
        std::mem::swap(&mut first, &mut then);
    }
    everything_is_said(stage, title, first, 1).await;
    let kinds = everything_is_said(stage, title, then, DECISIONS).await;
    let missing: Vec<&str> = expected.concat().into_iter().filter(|kind| !kinds.contains(kind)).collect();
    assert!(missing.is_empty(), "{title}: never seen: {missing:?}, seen: {kinds:?}");
}

pub(crate) async fn golem_edition(stage: Stage) {
    in_both(
        &stage,
        Title::GolemEdition,
        &[&CARDS, &["golem with a token", "golem that is too dear", "tokens"]],
    )
    .await;
}

pub(crate) async fn eastern_mountains(stage: Stage) {
    in_both(&stage, Title::EasternMountains, &[&LAND, &["village with a tile", "bonus tile", "caravan"]])
        .await;
}

pub(crate) async fn the_call_for_adventure(stage: Stage) {
    in_both(&stage, Title::CallForAdventure, &[&LAND, &CARDS, &["village with a tile", "bonus tile"]]).await;
}

pub(crate) async fn an_endless_world(stage: Stage) {
    in_both(&stage, Title::EndlessWorld, &[&WORLD, &["exploration tile"]]).await;
}

pub(crate) async fn an_heroic_journey_part_one(stage: Stage) {
    in_both(&stage, Title::JourneyOne, &[&WORLD, &["market card"]]).await;
}

pub(crate) async fn an_heroic_journey_part_two(stage: Stage) {
    in_both(&stage, Title::JourneyTwo, &[&WORLD, &LAND]).await;
}

pub(crate) async fn an_heroic_journey_part_three(stage: Stage) {
    in_both(&stage, Title::JourneyThree, &[&WORLD, &LAND, &["market card"]]).await;
}
