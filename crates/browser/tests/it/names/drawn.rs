//! What is drawn on things: traders, crystals, points, tokens, shortages. Each is counted in the drawing and has to be in the
//! name.

use std::collections::BTreeMap;

use carvania_browser::Browser;
use carvania_rules::Crystal;
use serde::Deserialize;
use serde_json::json;

use super::vocabulary::{Vocabulary, has_words};

/// A thing as it is drawn.
#[derive(Deserialize)]
pub(super) struct Drawn {
    kind: String,
    mark: u64,
    /// Dashed figures, or the number that stands for them.
    traders: Option<usize>,
    points: Option<usize>,
    /// What it costs, by colour.
    cost: Vec<usize>,
    /// What lies on it, by colour, where every crystal is drawn.
    lying: Vec<usize>,
    /// How many tokens lie above it.
    tokens: Option<usize>,
    has_benefit: bool,
    /// How many crystals it says are missing.
    short: Option<usize>,
}

const DRAWN: &str = "
    const colours = ['yellow', 'green', 'blue', 'magenta'];
    const stones = (place) => colours.map((colour) =>
      place ? place.querySelectorAll(`svg.crystal rect[fill=\"url(#art-${colour})\"]`).length : 0);
    const read = (element) => [element, ...element.querySelectorAll('[data-figure]')].map((one) => one.dataset.figure ?? '').join(' ')
      + element.textContent;
    const number = (element) => element ? Number(read(element).match(/\\d+/)?.[0]) : null;
    let marks = arguments[0];
    const mark = (thing) => {
      const given = thing.getAttribute('aria-description')?.match(/^heard-(\\d+)$/)?.[1];
      if (given === undefined) thing.setAttribute('aria-description', `heard-${marks}`);
      return given === undefined ? marks++ : Number(given);
    };
    const look = (kind, thing, traders) => ({
      kind, mark: mark(thing), traders,
      points: number(thing.querySelector('.pts')),
      cost: stones(thing.querySelector('.cost')),
      lying: stones(thing.querySelector('.lying:not(:has(b))')),
      tokens: number(thing.querySelector('.pile')),
      has_benefit: thing.querySelector('.benefit') !== null,
      short: number(thing.querySelector('.why .wide')),
    });
    const men = (place) => {
      const men = place.querySelector('.men'), need = men?.querySelector('.need');
      if (!men) return null;
      if (!need) return men.querySelectorAll('svg.trader').length;
      return read(need).match(/\\d/) ? number(need) : men.querySelectorAll('svg.trader').length;
    };
    return [
      ...[...document.querySelectorAll('.loc')].map((place) => look('location', place.querySelector('.work'), men(place))),
      ...[...document.querySelectorAll('.route-card')].map((place) => look('route', place.querySelector('.merchant'), men(place))),
      ...[...document.querySelectorAll('.card.golem:not(.gone)')].map((card) => look('golem', card, null)),
      ...[...document.querySelectorAll('.market .card.merchant')].map((card) => look('merchant', card, null)),
    ];
";

/// Things as they are drawn, marked with numbers from this one on unless they have a mark.
pub(super) async fn marked(browser: &Browser, first: usize) -> Vec<Drawn> {
    let drawn = browser.ask(DRAWN, json!(first)).await;
    serde_json::from_value(drawn).expect("the script tells all of it")
}

/// What is drawn and not said.
pub(super) fn unsaid(drawn: &[Drawn], heard: &BTreeMap<u64, String>, words: Vocabulary) -> Vec<String> {
    let name = |thing: &Drawn| heard.get(&thing.mark).cloned().unwrap_or_default();
    drawn.iter().flat_map(|thing| complaints(thing, &name(thing), words)).collect()
}

fn complaints(thing: &Drawn, name: &str, words: Vocabulary) -> Vec<String> {
    let coloured = |counts: &[usize]| -> Vec<String> {
        let some = Crystal::ALL.into_iter().zip(counts).filter(|&(_, &number)| number > 0);
        some.map(|(colour, &number)| words.some(colour, number)).collect()
    };
    let mut expected = [coloured(&thing.cost), coloured(&thing.lying)].concat();
    // One trader of whoever looks is told without a number.
    let is_own = has_words(name, &words.one_of("your trader is here", "votre marchand est ici"));
    expected
        .extend(thing.traders.filter(|&number| number > 1 || !is_own).map(|number| words.traders(number)));
    expected.extend(thing.points.map(|number| words.points(number)));
    expected.extend(
        thing.tokens.map(|number| words.one_of(&format!("{number} left"), &format!("reste {number}"))),
    );
    expected.extend(thing.short.map(|_| words.lack()));
    let missing = expected.into_iter().filter(|words| !has_words(name, words));
    let mut wrong: Vec<String> =
        missing.map(|words| format!("drawn {}: “{name}” does not say “{words}”", thing.kind)).collect();
    let benefits = [
        words.one_of("help", "aide"),
        words.one_of("tool", "outil"),
        words.one_of("new traders", "nouveaux marchands"),
        words.one_of("exploration", "exploration"),
    ];
    if thing.has_benefit && !benefits.iter().any(|benefit| has_words(name, benefit)) {
        wrong.push(format!("drawn golem: “{name}” does not say its benefit"));
    }
    // As many are missing as the drawing says.
    if let Some(short) = thing.short {
        let lacked = name.to_lowercase().split(&words.lack()).nth(1).map(digits).unwrap_or_default();
        if lacked != short {
            wrong.push(format!("drawn {}: “{name}” lacks {lacked}, not {short}", thing.kind));
        }
    }
    wrong
}

/// The sum of the numbers in a text.
fn digits(text: &str) -> usize {
    text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|number| number.parse::<usize>().ok()).sum()
}
