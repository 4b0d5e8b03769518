//! Bonus tiles and exploration tiles.

use carvania_rules::bonus::Bonus;
use carvania_rules::components::endless_world::{ExplorationId, StackOf, TileId};
use carvania_rules::world::Whereabouts;

use super::{About, Explanation, Scene};
use crate::locations::world;
use crate::text::Text;
use crate::{bonus as bonus_name, bonus_tile, exploration_tile, things};

pub(super) fn tile(scene: Scene<'_>, tile: TileId) -> Explanation {
    let components = &scene.game.components().endless_world;
    let counts = bonus_tile(scene.language(), components.tile(tile));
    let stack = stack(scene, tile);
    let what = match stack {
        Some((_, number)) => scene.compose("explain-bonus-tile", &[("number", number.into())]),
        None => scene.compose("explain-own-tile", &[]),
    };
    let mut told = Explanation::new(counts, what);
    let worth = scene.seat.map(|seat| {
        scene.compose("explain-worth", &[("points", scene.game.tile_points_of(seat, tile).into())])
    });
    told.line_now(About::Worth, scene.compose("explain-at-the-end", &[]), worth);
    if let Some((of, _)) = stack {
        told.line(About::Cost, taken(scene, of));
        told.foot = spaces(scene);
    }
    told
}

/// What gives a tile of a stack, and how many lie there.
fn stack(scene: Scene<'_>, tile: TileId) -> Option<(StackOf, u8)> {
    let (world, board) = world(scene.game)?;
    let stacks = board.stacks().iter().zip(world.stacks(&scene.game.components().endless_world));
    let (space, stack) = stacks.into_iter().find(|(_, stack)| stack.top() == Some(tile))?;
    Some((space.of, stack.below() + 1))
}

fn taken(scene: Scene<'_>, of: StackOf) -> Text {
    match of {
        StackOf::Location(_) => scene.compose("explain-taken-golem", &[]),
        StackOf::Outposts => scene.compose("explain-taken-column", &[]),
        StackOf::Merchants => scene.compose("explain-taken-fourth", &[]),
    }
}

fn spaces(scene: Scene<'_>) -> Option<Text> {
    let held = scene.game.world()?.tiles(scene.seat?).len();
    let spaces = scene.game.player_board()?.bonus_spaces;
    Some(scene.compose("explain-spaces", &[("held", held.into()), ("spaces", spaces.into())]))
}

pub(super) fn exploration(scene: Scene<'_>, tile: ExplorationId) -> Explanation {
    let printed = scene.game.components().endless_world.exploration_tile(tile);
    let place = scene.game.world().and_then(|world| match world.whereabouts(tile) {
        Whereabouts::On(place) => Some(place),
        Whereabouts::Undealt | Whereabouts::Beside | Whereabouts::With(_) => None,
    });
    let what = match place {
        Some(place) => {
            let location = things::location(scene.voice, scene.game, place);
            scene.compose("explain-exploration-on", &[("location", location.into())])
        }
        None => scene.compose("explain-exploration-beside", &[]),
    };
    let mut told = Explanation::new(scene.compose("explain-exploration-tile", &[]), what.capitalised());
    let gives = exploration_tile(scene.language(), printed);
    told.line(About::Does, scene.compose("explain-exploration-gives", &[("gives", gives.into())]));
    if place.is_some() {
        told.line(About::Who, scene.compose("explain-exploration-closes", &[]));
    }
    told.line(About::Cost, scene.compose("explain-exploration-how", &[]));
    told
}

pub(super) fn bonus(scene: Scene<'_>, bonus: Bonus) -> Explanation {
    let points = scene.game.next_points_tile().unwrap_or(0);
    let counted = |tiles: carvania_rules::bonus::BonusCounts| match bonus {
        Bonus::Points => tiles.points().count(),
        kind => tiles.count(kind).into(),
    };
    let (supply, own) = match scene.game.expedition() {
        Some(at) => (counted(at.supply()), scene.seat.map(|seat| counted(at.bonus(seat)))),
        None => (0, None),
    };
    let what = scene.compose("explain-bonus-left", &[("number", supply.into())]);
    let mut told = Explanation::new(bonus_name(scene.language(), bonus, points).into(), what);
    let own = own.map(|own| scene.compose("explain-bonus-own", &[("own", own.into())]));
    told.line_now(About::Does, bonus_does(scene, bonus, points), own);
    told.line(About::Cost, scene.compose("explain-taken-column", &[]));
    told
}

fn bonus_does(scene: Scene<'_>, bonus: Bonus, points: u8) -> Text {
    match bonus {
        Bonus::ExtraStep => scene.compose("explain-bonus-step", &[]),
        Bonus::UpgradeOnBuild => scene.compose("explain-bonus-upgrade", &[]),
        Bonus::RicherMine => scene.compose("explain-bonus-mine", &[]),
        Bonus::CaravanPlus3 => scene.compose("explain-bonus-caravan", &[]),
        Bonus::Points => scene.compose("explain-bonus-points", &[("points", points.into())]),
    }
}
