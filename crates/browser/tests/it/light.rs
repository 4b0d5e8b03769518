//! How much a table asks of a browser: nodes, and the work of putting a fresh page in the place of the last.

use carvania_browser::{Browser, Look, Player, Stage, Way};
use carvania_rules::Title;
use serde_json::{Value, json};

use crate::games::begin;

/// A table has no more nodes than this, as the browser counts them with those that it copies for every `use`.
const MAX_NODES: u64 = 8_000;
/// So much of the nodes a table may take that it took with a copy of a drawing for every crystal and every card.
const MAX_PART_OF_NODES: f64 = 0.7;
/// So often a page is put in place to measure it.
const SWAPS: u32 = 12;

/// All nodes of a page, those included that the browser copies for every `use`.
const NODES: &str = "
    const copies = new Map();
    const weigh = (node) => {
      let nodes = 1;
      for (const child of node.childNodes) nodes += weigh(child);
      const href = node.localName === 'use' ? node.getAttribute('href') : null;
      if (!href) return nodes;
      const drawing = document.querySelector(href);
      if (!copies.has(href)) copies.set(href, drawing ? 1 + weigh(drawing) : 0);
      return nodes + copies.get(href);
    };
    return weigh(document);
";
/// Draws crystals and cards as they were drawn before: with a copy of the drawing for each.
const AS_BEFORE: &str = "
    const ns = 'http://www.w3.org/2000/svg';
    const make = (name, attributes) => {
      const element = document.createElementNS(ns, name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return element;
    };
    for (const pattern of document.querySelectorAll('.sheet pattern')) {
      const stone = make('g', { id: `before-stone-${pattern.id}` });
      const symbol = make('symbol', { id: `before-${pattern.id}`, viewBox: pattern.getAttribute('viewBox') });
      if (pattern.hasAttribute('preserveAspectRatio')) symbol.setAttribute('preserveAspectRatio', pattern.getAttribute('preserveAspectRatio'));
      const text = pattern.querySelector(':scope > text');
      if (text) symbol.append(make('use', { href: `#${stone.id}` }));
      for (const part of pattern.children) (part === text || !text ? symbol : stone).append(part.cloneNode(true));
      pattern.parentElement.append(stone, symbol);
    }
    for (const rect of document.querySelectorAll(\"rect[fill^='url(#art-']\")) {
      const use = make('use', { href: `#before-${rect.getAttribute('fill').slice(5, -1)}` });
      for (const name of ['x', 'y', 'width', 'height']) if (rect.hasAttribute(name)) use.setAttribute(name, rect.getAttribute(name));
      rect.replaceWith(use);
    }
";
/// Puts two pages in place by turns, as the script of the tables does, and gives how long each took to be laid out at best.
/// That is printed and not tested: other programs may make any one take longer.
const SWAP: &str = "
    const times = [Infinity, Infinity];
    const markups = [window.now, window.before];
    for (let count = 0; count < 2 * arguments[0]; count += 1) {
      const fresh = new DOMParser().parseFromString(markups[count % 2], 'text/html');
      document.body.replaceChildren(...fresh.body.childNodes);
      const begun = performance.now();
      document.body.getBoundingClientRect();
      times[count % 2] = Math.min(times[count % 2], performance.now() - begun);
    }
    return times;
";

async fn nodes(browser: &Browser) -> u64 {
    browser.ask(NODES, Value::Null).await.as_u64().expect("a number")
}

async fn is_light(stage: &Stage, title: Title) {
    let browser = stage.browser(Look::default()).await;
    begin(&browser, title).await;
    let mut player = Player::new(4);
    for _ in 0..16 {
        let shown = browser.turn().await;
        browser.decide(player.choose(&shown.legal), Way::Mouse).await;
    }
    browser.turn().await;
    // Nothing comes in between.
    browser.ask("source.close()", Value::Null).await;
    let now = nodes(&browser).await;
    browser.ask("window.now = document.body.innerHTML", Value::Null).await;
    browser.ask(AS_BEFORE, Value::Null).await;
    let before = nodes(&browser).await;
    browser.ask("window.before = document.body.innerHTML", Value::Null).await;
    let times = browser.ask(SWAP, json!(SWAPS)).await;
    let [time, time_before]: [f64; 2] = serde_json::from_value(times).expect("two numbers");
    println!("{title}: {now} nodes of {before} before; style and layout {time:.1} ms of {time_before:.1} ms");
    assert!(now <= MAX_NODES, "{title}: {now} nodes");
    assert!((now as f64) < before as f64 * MAX_PART_OF_NODES, "{title}: {now} of {before} nodes");
}

pub(crate) async fn golem_edition(stage: Stage) {
    is_light(&stage, Title::GolemEdition).await;
}

pub(crate) async fn eastern_mountains(stage: Stage) {
    is_light(&stage, Title::EasternMountains).await;
}

pub(crate) async fn an_heroic_journey_part_three(stage: Stage) {
    is_light(&stage, Title::JourneyThree).await;
}
