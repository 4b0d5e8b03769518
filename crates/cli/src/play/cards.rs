//! Merchant cards as lines of text: what Golem Edition and The Call for Adventure share.

use carvania_rules::components::GolemEdition as Components;
use carvania_rules::components::golem_edition::PointCard;
use carvania_rules::market::Market;
use carvania_rules::set::Set;
use carvania_rules::{Crystals, MerchantId};

use super::layout::{GAP, INDENT, indented, strips};
use super::paint::marked;
use super::terminal::Terminal;

/// The merchant cards on offer: place, face, and the crystals that lie on it.
pub(super) fn market<const N: usize>(
    market: &Market<N>,
    components: &Components,
    terminal: Terminal,
) -> Vec<String> {
    let cards = || market.cards();
    let place = |place| match place {
        1 => terminal.say("place-free", &[]),
        place => place.to_string(),
    };
    let mut rows: Vec<Vec<String>> = vec![
        cards().zip(1..).map(|(_, number)| place(number)).collect(),
        cards().map(|(card, _)| marked(components.merchant(card))).collect(),
    ];
    if cards().any(|(_, crystals)| !crystals.is_empty()) {
        let lying = |crystals: Crystals| match crystals {
            Crystals::NONE => String::new(),
            crystals => format!("({})", marked(crystals)),
        };
        rows.push(cards().map(|(_, crystals)| lying(crystals)).collect());
    }
    row("row-merchant-cards", market.deck().len(), &rows, terminal)
}

/// A row of cards under its name, with the size of the deck at the right.
pub(super) fn row(key: &str, deck: usize, rows: &[Vec<String>], terminal: Terminal) -> Vec<String> {
    let mut lines = terminal.apart(&terminal.say(key, &[]), &self::deck(deck, terminal));
    lines.extend(indented(strips(rows, GAP, terminal.width - INDENT), INDENT));
    lines.retain(|line| !line.is_empty());
    lines
}

/// How many cards a deck has.
pub(super) fn deck(cards: usize, terminal: Terminal) -> String {
    terminal.say("row-deck", &[("cards", cards.into())])
}

/// A point card or VP tile: what it costs and is worth.
pub(super) fn point(card: PointCard) -> String {
    format!("{}={}", marked(card.cost), card.points)
}

/// What the cards of a player show.
pub(super) fn faces(cards: Set<MerchantId>, components: &Components) -> Vec<String> {
    cards.into_iter().map(|card| marked(components.merchant(card))).collect()
}
