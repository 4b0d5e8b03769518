//! The locations, side by side.

use carvania_rules::Merchant;
use carvania_rules::components::EndlessWorld;
use carvania_rules::components::endless_world::{Location, LocationKind, Reach, Side as BoardSide};

use super::super::golem_edition::effect;
use super::super::numbers;
use crate::columns::{Columns, Side};

/// The locations, with an empty line between the sides.
pub(super) fn table(components: &EndlessWorld) -> String {
    let mut columns = Columns::new([Side::Left, Side::Right, Side::Left, Side::Left, Side::Left]);
    columns.row(["  location", "traders", "work", "icon", "tiles at first"]);
    for (index, side) in BoardSide::ALL.into_iter().enumerate() {
        if index > 0 {
            columns.row([""; 5]);
        }
        for location in components.locations_of(side) {
            columns.row(row(location));
        }
        let stacks = components.stacks_beside(side);
        if !stacks.is_empty() {
            let name = format!("  {}", side.name());
            columns.row([name, String::new(), "beside them".to_owned(), String::new(), bonus(&stacks)]);
        }
    }
    columns.to_string()
}

fn row(location: &Location) -> [String; 5] {
    let icons = location.icons.iter().map(|icon| icon.name()).collect::<Vec<_>>().join(", ");
    let tiles = match (location.has_exploration, location.has_two_three) {
        (true, _) => "exploration".to_owned(),
        (false, true) => "exploration (2-3 players)".to_owned(),
        (false, false) => bonus(&location.stacks),
    };
    [format!("  {}", location.label), location.traders.to_string(), work(location.kind), icons, tiles]
}

/// What is done at a location.
pub(crate) fn work(kind: LocationKind) -> String {
    match kind {
        LocationKind::Golem { slot } => format!("claim point card {}", slot + 1),
        LocationKind::Production(gain) => effect(Merchant::Gain(gain)),
        LocationKind::Upgrade(upgrades) => effect(Merchant::Upgrades(upgrades)),
        LocationKind::Trade { give, take } => effect(Merchant::Trade { give, take }),
        LocationKind::Market { slot } => format!("take merchant card {}", slot + 1),
        LocationKind::RefreshMarket => "refresh market".to_owned(),
        LocationKind::AdjustTradeRoute => "adjust trade route".to_owned(),
        LocationKind::MoveWagon(Reach::One) => "move wagon 1 step".to_owned(),
        LocationKind::MoveWagon(Reach::Two) => "move wagon 1-2 steps".to_owned(),
        LocationKind::MoveWagon(Reach::Any) => "move wagon anywhere".to_owned(),
        LocationKind::WagonTrade => "wagon trade".to_owned(),
        LocationKind::OutpostTrade => "outpost trade".to_owned(),
    }
}

/// Stacks of bonus tiles in words.
fn bonus(sizes: &[u8]) -> String {
    if sizes.is_empty() { String::new() } else { format!("bonus stacks {}", numbers(sizes)) }
}
