//! Locations as lines of text, by kind: what they take, what they give, whether they are open.

use carvania_rules::Game;
use carvania_rules::components::endless_world::{Icon, Location, LocationKind, Place};
use carvania_rules::merchants::Merchants;
use carvania_rules::world::World;
use carvania_words::{location, location_icon, outlook};

use crate::play::cards::deck;
use crate::play::layout::{INDENT, aligned, flowing, indented, room};
use crate::play::paint::marked;
use crate::play::terminal::Terminal;

/// The headings, in the order in which they are shown.
const HEADINGS: [&str; 5] =
    ["locations-production", "locations-upgrade", "locations-trade", "locations-market", "locations-wagon"];

/// How far the columns stand apart.
const GAP: usize = 2;
/// The columns that come after the name and the traders: what the location gives, whether it is open.
const WHAT: usize = 2;
const OUTLOOK: usize = 3;
/// With less room than this the outlook has no column of its own.
const MIN_ROOM: usize = 20;

/// All locations but those of the golems.
pub(super) fn show(game: &Game, world: &World, terminal: Terminal) -> Vec<String> {
    let board = game.components().endless_world.board(world.board());
    let mut lines = Vec::new();
    for key in HEADINGS {
        let here = |place: &Place| heading(board.location(*place).kind) == Some(key);
        let places = board.places().into_iter().filter(here);
        let rows: Vec<Vec<String>> = places.map(|place| row(game, world, place, terminal)).collect();
        if !rows.is_empty() {
            let cards = game.merchants().filter(|_| key == "locations-market");
            let right = cards.map(|merchants| deck(cards_in(merchants), terminal)).unwrap_or_default();
            lines.extend(terminal.apart(&terminal.say(key, &[]), &right));
            lines.extend(indented(listed(&rows, terminal.below(INDENT)), INDENT));
        }
    }
    lines
}

/// A row for each location; where there is too little room, what it gives stands behind its outlook.
fn listed(rows: &[Vec<String>], terminal: Terminal) -> Vec<String> {
    if room(rows, OUTLOOK, GAP, terminal.width) >= MIN_ROOM {
        return flowing(rows, OUTLOOK, GAP, terminal.width);
    }
    let labels = aligned(&rows.iter().map(|row| row[..WHAT].to_vec()).collect::<Vec<_>>(), GAP);
    let text = |row: &Vec<String>| line(&row[OUTLOOK], &row[WHAT], terminal);
    labels.iter().zip(rows).flat_map(|(label, row)| terminal.wrapped(label, &text(row))).collect()
}

/// Whether a location is open, and what it gives, in one line.
pub(super) fn line(outlook: &str, what: &str, terminal: Terminal) -> String {
    if outlook.is_empty() || what.is_empty() {
        return format!("{outlook}{what}");
    }
    let facts = [("outlook", outlook.to_owned().into()), ("what", what.to_owned().into())];
    terminal.say("location-line", &facts)
}

/// The heading under which a location stands; those of the golems have their own.
const fn heading(kind: LocationKind) -> Option<&'static str> {
    match kind {
        LocationKind::Golem { .. } => None,
        LocationKind::Production(_) => Some("locations-production"),
        LocationKind::Upgrade(_) => Some("locations-upgrade"),
        LocationKind::Trade { .. } => Some("locations-trade"),
        LocationKind::Market { .. } | LocationKind::RefreshMarket | LocationKind::AdjustTradeRoute => {
            Some("locations-market")
        }
        LocationKind::MoveWagon(_) | LocationKind::WagonTrade | LocationKind::OutpostTrade => {
            Some("locations-wagon")
        }
    }
}

fn row(game: &Game, world: &World, place: Place, terminal: Terminal) -> Vec<String> {
    let printed = game.components().endless_world.board(world.board()).location(place);
    let what = format!("{}{}", marked(location(terminal.language, game, place)), icons(printed, terminal));
    vec![
        printed.label.to_string(),
        traders(game, place, terminal),
        what,
        marked(outlook(terminal.language, game, place)),
    ]
}

/// How many traders a location takes; nothing where it takes no more of those who stand there.
pub(super) fn traders(game: &Game, place: Place, terminal: Terminal) -> String {
    match game.traders_needed(place, game.decider()) {
        Some(traders) => terminal.say("traders", &[("traders", traders.into())]),
        None => String::new(),
    }
}

/// The icons that a location includes, where they are not just what its kind says.
fn icons(location: &Location, terminal: Terminal) -> String {
    let usual = match location.kind {
        LocationKind::Golem { .. } => Some(Icon::Golem),
        LocationKind::Production(_) => Some(Icon::Production),
        LocationKind::Upgrade(_) => Some(Icon::Upgrade),
        LocationKind::Trade { .. } => Some(Icon::Trade),
        LocationKind::Market { .. } => Some(Icon::Market),
        LocationKind::RefreshMarket
        | LocationKind::AdjustTradeRoute
        | LocationKind::MoveWagon(_)
        | LocationKind::WagonTrade
        | LocationKind::OutpostTrade => None,
    };
    if location.icons.iter().eq(usual) {
        return String::new();
    }
    let names: Vec<String> =
        location.icons.iter().map(|icon| location_icon(terminal.language, icon)).collect();
    format!(" [{}]", names.join(", "))
}

/// The cards of the deck, those that were put under it included.
fn cards_in(merchants: &Merchants) -> usize {
    merchants.deck().len() + merchants.under().layers().map(|layer| layer.len()).sum::<usize>()
}
