//! Bonus tiles in stacks, and exploration tiles.

use carvania_rules::Action;
use carvania_rules::components::endless_world::{ExplorationId, Location, StackOf, TileId};
use carvania_rules::world::{Stack, Whereabouts, World};
use carvania_words::{bonus_tile, exploration_tile};
use maud::{Markup, html};

use super::printed;
use crate::art::{self, Icon};
use crate::inked::spelled;
use crate::table::picture::Picture;

/// The stacks of bonus tiles that belong to something: the top tile, and how many lie below.
pub(super) fn stacks(picture: &Picture<'_>, world: &World, of: StackOf) -> Markup {
    let components = &picture.game.components().endless_world;
    let spaces = printed(picture.game, world).stacks().iter().zip(world.stacks(components));
    let here: Vec<(TileId, Stack)> = spaces
        .filter(|(space, _)| space.of == of)
        .filter_map(|(_, &stack)| Some((stack.top()?, stack)))
        .collect();
    if here.is_empty() {
        return html! {};
    }
    html! {
        span.stacks { @for (tile, stack) in here { (top(picture, tile, stack)) } }
    }
}

fn top(picture: &Picture<'_>, tile: TileId, stack: Stack) -> Markup {
    let printed = picture.game.components().endless_world.tile(tile);
    let number = stack.below() + 1;
    let label = picture.say(
        "label-stack",
        &[("what", bonus_tile(picture.view.language, printed).into()), ("number", number.into())],
    );
    let inside = html! { (art::bonus_tile(picture.sheet, printed)) small { "×" (number) } };
    picture.thing(Action::TakeTile(tile), "stack", &label, inside)
}

/// A tile that somebody has.
pub(super) fn still(picture: &Picture<'_>, tile: TileId) -> Markup {
    let printed = picture.game.components().endless_world.tile(tile);
    html! {
        span.tile-held role="img" aria-label=(bonus_tile(picture.view.language, printed)) {
            (art::bonus_tile(picture.sheet, printed))
        }
    }
}

/// An exploration tile on a location, or beside the board.
pub(super) fn exploration(picture: &Picture<'_>, tile: ExplorationId, on: Option<&Location>) -> Markup {
    let printed = picture.game.components().endless_world.exploration_tile(tile);
    let language = picture.view.language;
    let location = on.map_or("none".to_owned(), |location| location.label.to_string());
    let facts = [("gives", exploration_tile(language, printed).into()), ("location", location.into())];
    let label = spelled(language, &picture.say("label-exploration", &facts));
    picture.thing(Action::Explore(tile), "explore", &label, art::exploration_tile(picture.sheet, printed))
}

/// What gives the tiles of stacks beside the board: its icon, its name.
const GIVERS: [(StackOf, Icon, &str); 2] = [
    (StackOf::Outposts, Icon::Stop, "board-for-columns"),
    (StackOf::Merchants, Icon::Deck, "board-for-merchants"),
];

/// What lies beside the board: stacks for emptied columns and merchant cards, exploration tiles.
pub(super) fn loose(picture: &Picture<'_>, world: &World) -> Markup {
    let components = &picture.game.components().endless_world;
    let beside: Vec<ExplorationId> = components
        .exploration_tiles()
        .into_iter()
        .filter(|&tile| matches!(world.whereabouts(tile), Whereabouts::Beside))
        .collect();
    let is_loose = |of: StackOf| GIVERS.iter().any(|&(giver, ..)| giver == of);
    let has_stacks = printed(picture.game, world).stacks().iter().any(|space| is_loose(space.of));
    if beside.is_empty() && !has_stacks {
        return html! {};
    }
    html! {
        section.loose #bonus aria-label=(picture.say("board-beside", &[])) data-row {
            @for (of, icon, name) in GIVERS {
                @let stacks = stacks(picture, world, of);
                @if !stacks.0.is_empty() {
                    @let name = picture.say(name, &[]);
                    span.heap-of title=(name) { (art::icon(picture.sheet, icon)) span.sr { (name) } (stacks) }
                }
            }
            @for tile in beside { (exploration(picture, tile, None)) }
        }
    }
}
