//! Bonus tiles in stacks and exploration tiles as lines of text.

use carvania_rules::Game;
use carvania_rules::components::endless_world::{ExplorationId, StackOf};
use carvania_rules::world::{Stack, Whereabouts, World};
use carvania_words::{bonus_tile, exploration_tile};

use crate::play::layout::{INDENT, indented};
use crate::play::paint::marked;
use crate::play::terminal::Terminal;

/// The stacks that belong to no location, and the exploration tiles that nobody has, each in a section.
pub(super) fn show(game: &Game, world: &World, terminal: Terminal) -> Vec<Vec<String>> {
    let loose = [(StackOf::Outposts, "stacks-outposts"), (StackOf::Merchants, "stacks-merchants")];
    let mut sections: Vec<Vec<String>> = Vec::new();
    for (of, key) in loose {
        let stacks = stacks(game, world, of, terminal.below(INDENT));
        if !stacks.is_empty() {
            sections.push([terminal.wrapped("", &terminal.say(key, &[])), indented(stacks, INDENT)].concat());
        }
    }
    sections.push(exploration(game, world, terminal));
    sections
}

/// The top tiles of the stacks that belong to something, and how many lie below each.
pub(super) fn stacks(game: &Game, world: &World, of: StackOf, terminal: Terminal) -> Vec<String> {
    let components = &game.components().endless_world;
    let spaces = components.board(world.board()).stacks().iter().zip(world.stacks(components));
    let line = |(_, stack): (_, &Stack)| {
        let tile = components.tile(stack.top()?);
        let facts =
            [("counts", marked(bonus_tile(terminal.language, tile)).into()), ("below", stack.below().into())];
        Some(terminal.wrapped(&format!("{}  ", tile.label), &terminal.say("stack", &facts)))
    };
    spaces.filter(|(space, _)| space.of == of).filter_map(line).flatten().collect()
}

/// The exploration tiles on locations and beside the board.
fn exploration(game: &Game, world: &World, terminal: Terminal) -> Vec<String> {
    let components = &game.components().endless_world;
    let is_left = |tile: &ExplorationId| match world.whereabouts(*tile) {
        Whereabouts::Beside | Whereabouts::On(_) => true,
        Whereabouts::Undealt | Whereabouts::With(_) => false,
    };
    let tiles = components.exploration_tiles().into_iter().filter(is_left);
    let named = |tile| {
        let tile = components.exploration_tile(tile);
        format!("{} {}", tile.label, marked(exploration_tile(terminal.language, tile)))
    };
    let tiles: Vec<String> = tiles.map(named).collect();
    if tiles.is_empty() {
        return tiles;
    }
    terminal.section(&terminal.say("exploration-heading", &[]), &tiles)
}
