//! The table of Golem Edition as lines of text.

use carvania_rules::Seat;
use carvania_rules::components::GolemEdition as Components;
use carvania_rules::games::golem_edition::{self, GolemEdition};
use carvania_rules::golems::{Metal, TokenCount};

use super::cards::{faces, market, point, row};
use super::paint::marked;
use super::players::Player;
use super::table::Table;
use super::terminal::Terminal;

/// Both rows, then every player.
pub(super) fn show(table: &Table, state: &GolemEdition, terminal: Terminal) -> Vec<String> {
    let components = &table.game().components().golem_edition;
    let mut lines = golems(state, components, terminal);
    lines.push(String::new());
    lines.extend(market(state.market(), components, terminal));
    for seat in table.game().seats() {
        lines.push(String::new());
        lines.extend(player(state, components, seat, terminal).show(table, terminal));
    }
    lines
}

/// The point cards: the token piles, then place, cost and points of each card.
fn golems(state: &GolemEdition, components: &Components, terminal: Terminal) -> Vec<String> {
    let cards = || state.golems().cards().iter().map(|&card| components.point(card));
    let mut rows: Vec<Vec<String>> = vec![
        cards().zip(1..).map(|(_, place)| place.to_string()).collect(),
        cards().map(|card| marked(card.cost)).collect(),
        cards().map(|card| terminal.say("score-points", &[("points", card.points.into())])).collect(),
    ];
    let piles = piles(state.tokens(), terminal);
    if !piles.concat().is_empty() {
        rows.insert(0, piles.into());
    }
    row("row-point-cards", state.golems().deck().len(), &rows, terminal)
}

/// The token piles above the first two cards.
fn piles(tokens: TokenCount, terminal: Terminal) -> [String; 2] {
    [0, 1].map(|place| match tokens.pile(place) {
        Some((Metal::Copper, tokens)) => terminal.say("pile-copper", &[("tokens", tokens.into())]),
        Some((Metal::Silver, tokens)) => terminal.say("pile-silver", &[("tokens", tokens.into())]),
        None => String::new(),
    })
}

fn player(state: &GolemEdition, components: &Components, seat: Seat, terminal: Terminal) -> Player {
    let golem_edition::Player { hand, claimed, tokens, .. } = *state.player(seat);
    let claims = claimed.into_iter().map(|card| point(components.point(card)));
    let tokens = piles(tokens, terminal).into_iter().filter(|pile| !pile.is_empty());
    let places = vec![
        ("player-hand", faces(hand.cards(), components)),
        ("player-played", faces(hand.played(), components)),
        ("player-claimed", claims.chain(tokens).collect()),
    ];
    Player { seat, places }
}
