//! The table of Golem Edition as lines of text.

use carvania_rules::components::GolemEdition as Components;
use carvania_rules::games::golem_edition::{self, GolemEdition, LIMIT};
use carvania_rules::golems::TokenCount;
use carvania_rules::{Language, Seat};
use carvania_words::say;

use super::cards::{faces, market, row};
use super::players::Player;
use super::table::Table;

/// Both rows, then every player.
pub(super) fn show(table: &Table, state: &GolemEdition, language: Language) -> Vec<String> {
    let components = &table.game().components().golem_edition;
    let mut lines = golems(state, components, language);
    lines.push(String::new());
    lines.extend(market(state.market(), components, language));
    for seat in table.game().seats() {
        lines.push(String::new());
        lines.extend(player(state, components, seat, language).show(table, language));
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

fn player(state: &GolemEdition, components: &Components, seat: Seat, language: Language) -> Player {
    let golem_edition::Player { caravan, hand, claimed, tokens } = *state.player(seat);
    let claims = claimed.into_iter().map(|card| components.point(card).to_string());
    let tokens = piles(tokens, language).into_iter().filter(|pile| !pile.is_empty());
    let places = vec![
        ("player-hand", faces(hand.cards(), components)),
        ("player-played", faces(hand.played(), components)),
        ("player-claimed", claims.chain(tokens).collect()),
    ];
    Player { seat, caravan, limit: LIMIT, places }
}
