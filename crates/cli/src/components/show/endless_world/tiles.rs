//! The bonus tiles and the exploration tiles.

use carvania_rules::components::EndlessWorld;
use carvania_rules::components::endless_world::{BonusTile, Exploration, Group, TileKind};

use super::spaced;
use crate::columns::{Columns, Side};
use crate::number::counted;

pub(super) fn bonus_tiles(components: &EndlessWorld) -> String {
    let mut columns = Columns::new([Side::Left, Side::Right, Side::Left, Side::Left]);
    columns.row(["  tile", "points", "for", "games"]);
    for tile in components.tiles(&[Group::Every, Group::One, Group::Three]) {
        let tile = components.tile(tile);
        let (label, points) = (format!("  {}", tile.label), tile.points.to_string());
        columns.row([label, points, counts(tile), games(tile.group).to_owned()]);
    }
    columns.to_string()
}

/// What a tile gives its points for.
fn counts(tile: &BonusTile) -> String {
    match tile.kind {
        TileKind::PerIcon(icon) => format!("each {} icon", spaced(icon.name())),
        TileKind::PerPair([one, other]) => {
            format!("each pair of {} and {}", spaced(one.name()), spaced(other.name()))
        }
        TileKind::PerTwoTraders => "each 2 traders not in the reserve".to_owned(),
        TileKind::PerPairOfMerchantCards => "each 2 merchant cards".to_owned(),
        TileKind::Flat => "the tile itself".to_owned(),
    }
}

/// The games that a group is for.
const fn games(group: Group) -> &'static str {
    match group {
        Group::Every => "",
        Group::One => "J1, J3",
        Group::Three => "J3",
    }
}

pub(super) fn exploration_tiles(components: &EndlessWorld) -> String {
    let mut columns = Columns::new([Side::Left, Side::Left]);
    columns.row(["  tile", "gives"]);
    for tile in components.exploration_tiles() {
        let tile = components.exploration_tile(tile);
        columns.row([format!("  {}", tile.label), gives(tile.gives)]);
    }
    columns.to_string()
}

fn gives(exploration: Exploration) -> String {
    match exploration {
        Exploration::Crystals(crystals) => format!("{crystals} at once"),
        Exploration::Traders(traders) => format!("{} at once", counted(traders.into(), "new trader")),
        Exploration::Points(points) => format!("{} at the end", counted(points.into(), "point")),
        Exploration::Icon(icon) => format!("1 {} icon at the end", spaced(icon.name())),
    }
}
