//! Bonus tiles in stacks, and exploration tiles.

use carvania_rules::Move;
use carvania_rules::components::endless_world::{ExplorationId, Location, StackOf, TileId};
use carvania_rules::world::{Stack, Whereabouts, World};
use carvania_words::{Thing, Value, bonus_tile, exploration_tile};
use maud::{Markup, html};

use super::printed;
use crate::art::{self, Icon};
use crate::table::context::BoardContext;

/// The stacks of bonus tiles that belong to something: the top tile, and how many lie below.
pub(super) fn stacks(context: &BoardContext<'_>, world: &World, of: StackOf) -> Markup {
    let components = &context.game.components().endless_world;
    let spaces = printed(context.game, world).stacks().iter().zip(world.stacks(components));
    let here: Vec<(TileId, Stack)> = spaces
        .filter(|(space, _)| space.of == of)
        .filter_map(|(_, &stack)| Some((stack.top()?, stack)))
        .collect();
    if here.is_empty() {
        return html! {};
    }
    html! {
        div.stacks { @for (tile, stack) in here { (top(context, tile, stack)) } }
    }
}

fn top(context: &BoardContext<'_>, tile: TileId, stack: Stack) -> Markup {
    let printed = context.game.components().endless_world.tile(tile);
    let number = stack.below() + 1;
    let label = context.say(
        "label-stack",
        &[("what", bonus_tile(context.view.language, printed).to_string().into()), ("number", number.into())],
    );
    let inside = html! { (art::bonus_tile(context.sheet, printed)) small { "×" (number) } };
    context.thing(Move::TakeTile(tile), "stack", &label, inside)
}

/// A tile that somebody has.
pub(super) fn still(context: &BoardContext<'_>, tile: TileId) -> Markup {
    let printed = context.game.components().endless_world.tile(tile);
    html! {
        span.tile-held role="img" aria-label=(bonus_tile(context.view.language, printed))
            data-about=[context.about(Thing::Tile(tile))] {
            (art::bonus_tile(context.sheet, printed))
        }
    }
}

/// An exploration tile on a location, or beside the board.
pub(super) fn exploration(context: &BoardContext<'_>, tile: ExplorationId, on: Option<&Location>) -> Markup {
    let printed = context.game.components().endless_world.exploration_tile(tile);
    let language = context.view.language;
    let location = on.map_or("none".into(), |location| Value::from(location.label.to_string()));
    let facts = [("gives", exploration_tile(language, printed).into()), ("location", location.into())];
    let label = context.compose("label-exploration", &facts).spoken(language);
    context.thing(Move::Explore(tile), "explore", &label, art::exploration_tile(context.sheet, printed))
}

/// What gives the tiles of stacks beside the board: its icon, its name.
const GIVERS: [(StackOf, Icon, &str); 2] = [
    (StackOf::Outposts, Icon::Stop, "board-for-columns"),
    (StackOf::Merchants, Icon::Deck, "board-for-merchants"),
];

/// What lies beside the board: stacks for emptied columns and merchant cards, exploration tiles.
pub(super) fn loose(context: &BoardContext<'_>, world: &World) -> Markup {
    let components = &context.game.components().endless_world;
    let beside: Vec<ExplorationId> = components
        .exploration_tiles()
        .into_iter()
        .filter(|&tile| matches!(world.whereabouts(tile), Whereabouts::Beside))
        .collect();
    let is_loose = |of: StackOf| GIVERS.iter().any(|&(giver, ..)| giver == of);
    let has_stacks = printed(context.game, world).stacks().iter().any(|space| is_loose(space.of));
    if beside.is_empty() && !has_stacks {
        return html! {};
    }
    html! {
        section.loose #bonus aria-label=(context.say("board-beside", &[])) data-row {
            @for (of, icon, name) in GIVERS {
                @let stacks = stacks(context, world, of);
                @if !stacks.0.is_empty() {
                    @let name = context.say(name, &[]);
                    div.heap-of title=(name) { (art::icon(context.sheet, icon)) span.sr { (name) } (stacks) }
                }
            }
            @for tile in beside { (exploration(context, tile, None)) }
        }
    }
}
