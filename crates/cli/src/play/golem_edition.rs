//! The table of Golem Edition as lines of text.

use carvania_rules::components::GolemEdition as Components;
use carvania_rules::games::golem_edition::{GolemEdition, LIMIT, Player};
use carvania_rules::golems::TokenCount;
use carvania_rules::set::Set;
use carvania_rules::{Crystals, Language, MerchantId, Seat};
use carvania_words::say;

use super::layout::{apart, columns, indented, pad, width, wrapped};
use super::table::Table;
use super::telling::label;

/// How far the contents of the table stand to the right of their headings.
const INDENT: usize = 3;
const GAP: usize = 3;

/// Both rows, then every player.
pub(super) fn show(table: &Table, state: &GolemEdition, language: Language) -> Vec<String> {
    let components = &table.game().components().golem_edition;
    let mut lines = golems(state, components, language);
    lines.push(String::new());
    lines.extend(market(state, components, language));
    for seat in state.order().seats() {
        lines.push(String::new());
        lines.extend(player(table, state, seat, language));
    }
    lines
}

/// The point cards: the token piles, then place, cost and points of each card.
fn golems(state: &GolemEdition, components: &Components, language: Language) -> Vec<String> {
    let cards = || state.golems().cards().iter().map(|&card| components.point(card));
    let mut rows: Vec<Vec<String>> = vec![
        cards().zip(1..).map(|(_, place)| place.to_string()).collect(),
        cards().map(|card| card.cost.to_string()).collect(),
        cards().map(|card| say(language, "score-points", &[("points", card.points.into())])).collect(),
    ];
    let piles = piles(state.tokens(), language);
    if !piles.concat().is_empty() {
        rows.insert(0, piles.into());
    }
    row("row-point-cards", state.golems().deck().len(), &rows, language)
}

/// The token piles above the first two cards (GE-14): silver slides over when the copper is gone.
fn piles(tokens: TokenCount, language: Language) -> [String; 2] {
    let pile = |key, tokens: u8| match tokens {
        0 => String::new(),
        tokens => say(language, key, &[("tokens", tokens.into())]),
    };
    let (copper, silver) = (pile("pile-copper", tokens.copper), pile("pile-silver", tokens.silver));
    if tokens.copper > 0 { [copper, silver] } else { [silver, String::new()] }
}

/// The merchant cards: place, face, and the crystals that lie on it.
fn market(state: &GolemEdition, components: &Components, language: Language) -> Vec<String> {
    let cards = || state.market().cards();
    let place = |place| match place {
        1 => say(language, "place-free", &[]),
        place => place.to_string(),
    };
    let mut rows: Vec<Vec<String>> = vec![
        cards().zip(1..).map(|(_, number)| place(number)).collect(),
        cards().map(|(card, _)| components.merchant(card).to_string()).collect(),
    ];
    if cards().any(|(_, crystals)| !crystals.is_empty()) {
        let lying = |crystals: Crystals| match crystals {
            Crystals::NONE => String::new(),
            crystals => format!("({crystals})"),
        };
        rows.push(cards().map(|(_, crystals)| lying(crystals)).collect());
    }
    row("row-merchant-cards", state.market().deck().len(), &rows, language)
}

fn row(key: &str, deck: usize, rows: &[Vec<String>], language: Language) -> Vec<String> {
    let deck = say(language, "row-deck", &[("cards", deck.into())]);
    let mut lines = vec![apart(&say(language, key, &[]), &deck)];
    lines.extend(indented(columns(rows, GAP), INDENT));
    lines.retain(|line| !line.is_empty());
    lines
}

/// A player: caravan and points, then the cards.
fn player(table: &Table, state: &GolemEdition, seat: Seat, language: Language) -> Vec<String> {
    let components = &table.game().components().golem_edition;
    let Player { caravan, hand, claimed, tokens } = state.player(seat);
    let caravan = [
        ("crystals", caravan.to_string().into()),
        ("number", caravan.total().into()),
        ("limit", LIMIT.into()),
    ];
    let left = format!("{}{}", name(table, seat, language), say(language, "player-caravan", &caravan));
    let points = table.game().scores()[seat].total();
    let mut lines = vec![apart(&left, &say(language, "score-points", &[("points", points.into())]))];

    let faces = |cards: Set<MerchantId>| cards.into_iter().map(|card| components.merchant(card).to_string());
    let claims = claimed.into_iter().map(|card| components.point(card).to_string());
    let tokens = piles(*tokens, language).into_iter().filter(|pile| !pile.is_empty());
    let places = [
        ("player-hand", faces(hand.cards()).collect::<Vec<_>>()),
        ("player-played", faces(hand.played()).collect()),
        ("player-claimed", claims.chain(tokens).collect()),
    ];
    let places = places.map(|(key, cards)| (say(language, key, &[]), cards));
    let widest = places.iter().map(|(place, _)| width(place)).max().unwrap_or(0);
    for (place, cards) in places.iter().filter(|(_, cards)| !cards.is_empty()) {
        let label = format!("{}{}", " ".repeat(INDENT), pad(place, widest + 2));
        // A no-break space keeps "2 copper" on one line.
        let cards: Vec<String> = cards.iter().map(|card| card.replace(' ', "\u{a0}")).collect();
        lines.extend(wrapped(&label, &cards.join("  ")));
    }
    lines
}

/// The player's name, and so many spaces that everything behind it lines up.
fn name(table: &Table, seat: Seat, language: Language) -> String {
    let widest = table.game().seats().map(|seat| width(&label(table, seat, language))).max().unwrap_or(0);
    pad(&label(table, seat, language), widest + GAP)
}
