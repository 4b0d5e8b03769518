//! The components as text: everything that the rules look at, and nothing else.

use super::super::card::{Benefit, CardIcon, WorldCard};
use super::super::location::{Location, LocationKind, Reach};
use super::super::tile::{BonusTile, Exploration, ExplorationTile, TileKind};
use super::super::{Parts, PlayerBoard};
use crate::components::{Digest, Merchant};

/// What identifies the components.
pub(super) fn digest(parts: &Parts) -> Digest {
    let mut lines = vec!["endless world".to_owned()];
    lines.extend(parts.locations.iter().map(location));
    lines.extend(parts.stacks.iter().map(|(side, sizes)| format!("{} {}", side.name(), numbers(sizes))));
    lines.extend(parts.points.iter().map(card));
    lines.extend(parts.tiles.iter().map(bonus_tile));
    lines.extend(parts.exploration.iter().map(exploration_tile));
    lines.extend([&parts.side_a, &parts.side_b].map(player_board));
    Digest::of(&lines.join("\n"))
}

fn location(location: &Location) -> String {
    let icons: Vec<&str> = location.icons.iter().map(|icon| icon.name()).collect();
    let covered = match (location.has_exploration, location.has_two_three) {
        (true, _) => "exploration",
        (false, true) => "2-3",
        (false, false) => "open",
    };
    let (label, kind, traders) = (location.label, location_kind(location.kind), location.traders);
    let stacks = numbers(&location.stacks);
    format!("{label} {kind} {traders} [{}] {covered} [{stacks}]", icons.join(" "))
}

fn location_kind(kind: LocationKind) -> String {
    match kind {
        LocationKind::Golem { slot } => format!("golem {slot}"),
        LocationKind::Production(gain) => Merchant::Gain(gain).to_string(),
        LocationKind::Upgrade(upgrades) => Merchant::Upgrades(upgrades).to_string(),
        LocationKind::Trade { give, take } => Merchant::Trade { give, take }.to_string(),
        LocationKind::Market { slot } => format!("market {slot}"),
        LocationKind::RefreshMarket => "refresh".to_owned(),
        LocationKind::AdjustTradeRoute => "adjust".to_owned(),
        LocationKind::MoveWagon(Reach::One) => "wagon 1".to_owned(),
        LocationKind::MoveWagon(Reach::Two) => "wagon 2".to_owned(),
        LocationKind::MoveWagon(Reach::Any) => "wagon any".to_owned(),
        LocationKind::WagonTrade => "wagon trade".to_owned(),
        LocationKind::OutpostTrade => "outpost trade".to_owned(),
    }
}

fn card(card: &WorldCard) -> String {
    let benefit = match card.benefit {
        Benefit::Help { at } => format!("help {}", at.name()),
        Benefit::Tool { at, gain } => format!("tool {} {gain}", at.name()),
        Benefit::NewTraders(traders) => format!("traders {traders}"),
        Benefit::Exploration => "explore".to_owned(),
    };
    let star = card.star.map_or("none", |star| star.name());
    let players = card.players.name().unwrap_or("any");
    format!("{} {} {} {benefit} {star} {players}", card.label, card.cost, card.points)
}

fn bonus_tile(tile: &BonusTile) -> String {
    let kind = match tile.kind {
        TileKind::PerIcon(icon) => icon.name().to_owned(),
        TileKind::PerPair(icons) => icons.map(CardIcon::name).join(" "),
        TileKind::PerTwoTraders => "2 traders".to_owned(),
        TileKind::PerPairOfMerchantCards => "2 merchant cards".to_owned(),
        TileKind::Flat => "flat".to_owned(),
    };
    format!("{} {kind} {} {}", tile.label, tile.points, tile.group.name().unwrap_or("every"))
}

fn exploration_tile(tile: &ExplorationTile) -> String {
    let gives = match tile.gives {
        Exploration::Crystals(gain) => Merchant::Gain(gain).to_string(),
        Exploration::Traders(traders) => format!("traders {traders}"),
        Exploration::Points(points) => format!("points {points}"),
        Exploration::Icon(icon) => icon.name().to_owned(),
    };
    format!("{} {gives}", tile.label)
}

fn player_board(board: &PlayerBoard) -> String {
    format!("{} {} [{}]", board.caravan, board.bonus_spaces, numbers(&board.outpost_columns))
}

fn numbers(list: &[u8]) -> String {
    list.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
