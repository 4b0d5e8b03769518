//! Golem locations as lines of text: each with the point card above it and its bonus tiles.

use carvania_rules::components::endless_world::{LocationKind, Place, StackOf};
use carvania_rules::world::World;
use carvania_rules::{Game, PointId};
use carvania_words::{benefit, location, outlook};

use super::locations::{line, traders};
use super::tiles;
use crate::play::cards::deck;
use crate::play::layout::{INDENT, aligned, indented};
use crate::play::paint::marked;
use crate::play::terminal::Terminal;

/// How far columns stand apart.
const GAP: usize = 2;

/// The locations of the golems, the next card, and the size of the deck.
pub(super) fn show(game: &Game, world: &World, terminal: Terminal) -> Vec<String> {
    let cards = cards(game, world, terminal);
    let left = world.deck().len() + world.next_card().iter().len();
    let mut lines = terminal.apart(&terminal.say("locations-golem", &[]), &deck(left, terminal));
    for ((place, slot), visit) in places(game, world).zip(visits(game, world, terminal)) {
        lines.extend(indented(visit, INDENT));
        lines.extend(indented(cards.get(slot).cloned().unwrap_or_default(), 2 * INDENT));
        let tiles = tiles::stacks(game, world, StackOf::Location(place), terminal.below(2 * INDENT));
        lines.extend(indented(tiles, 2 * INDENT));
    }
    if let Some(card) = cards.last().filter(|_| world.next_card().is_some()) {
        lines.extend(indented(vec![terminal.say("next-card", &[])], INDENT));
        lines.extend(indented(card.clone(), 2 * INDENT));
    }
    lines
}

/// The locations of the golems, each with the slot of its point card.
fn places(game: &Game, world: &World) -> impl Iterator<Item = (Place, usize)> {
    let board = game.components().endless_world.board(world.board());
    board.places().into_iter().filter_map(|place| {
        let LocationKind::Golem { slot } = board.location(place).kind else { return None };
        Some((place, slot.into()))
    })
}

/// What each location takes, whether it is open, and what a visit would bring.
fn visits(game: &Game, world: &World, terminal: Terminal) -> Vec<Vec<String>> {
    let board = game.components().endless_world.board(world.board());
    let row = |(place, _)| vec![board.location(place).label.to_string(), traders(game, place, terminal)];
    let labels = aligned(&places(game, world).map(row).collect::<Vec<_>>(), GAP);
    let text = |place| {
        line(
            &marked(outlook(terminal.language, game, place)),
            &marked(location(terminal.language, game, place)),
            terminal,
        )
    };
    let texts = places(game, world).map(|(place, _)| text(place));
    labels.iter().zip(texts).map(|(label, text)| terminal.below(INDENT).wrapped(label, &text)).collect()
}

/// The point cards of the row and the next one: name, cost and points, then what each does.
fn cards(game: &Game, world: &World, terminal: Terminal) -> Vec<Vec<String>> {
    let printed = |card: PointId| game.components().endless_world.point(card);
    let cards = || world.row().iter().copied().chain(world.next_card()).map(printed);
    let points = |points: u8| terminal.say("score-points", &[("points", points.into())]);
    let rows = cards().map(|card| vec![card.label.to_string(), marked(card.cost), points(card.points)]);
    let labels = aligned(&rows.collect::<Vec<_>>(), GAP);
    let benefits = cards().map(|card| marked(benefit(terminal.language, card.benefit)));
    labels
        .iter()
        .zip(benefits)
        .map(|(label, text)| terminal.below(2 * INDENT).wrapped(label, &text))
        .collect()
}
