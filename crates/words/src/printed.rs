//! What is printed on the cards and tiles of An Endless World, in words.

use carvania_rules::components::endless_world::{
    Benefit, BonusTile, CardIcon, Exploration, ExplorationTile, Icon, LocationKind, Reach, TileKind,
};
use carvania_rules::{Crystals, Merchant};

use crate::{Argument, Language, Text, compose, say};

/// The icon of a point card.
pub fn card_icon(language: Language, icon: CardIcon) -> String {
    let key = match icon {
        CardIcon::Help => "icon-help",
        CardIcon::Tool => "icon-tool",
        CardIcon::NewTraders => "icon-new-traders",
        CardIcon::Exploration => "icon-exploration",
    };
    say(language, key, &[])
}

/// The icon of a location.
pub fn location_icon(language: Language, icon: Icon) -> String {
    let key = match icon {
        Icon::Production => "icon-production",
        Icon::Upgrade => "icon-upgrade",
        Icon::Trade => "icon-trade",
        Icon::Golem => "icon-golem",
        Icon::Market => "icon-market",
    };
    say(language, key, &[])
}

/// What a point card does for its owner.
pub fn benefit(language: Language, benefit: Benefit) -> Text {
    match benefit {
        Benefit::Help { at } => {
            compose(language, "benefit-help", &[("icon", location_icon(language, at).into())])
        }
        Benefit::Tool { at, gain } => {
            let facts = [("icon", location_icon(language, at).into()), ("gain", gain.into())];
            compose(language, "benefit-tool", &facts)
        }
        Benefit::NewTraders(traders) => compose(language, "benefit-traders", &[("traders", traders.into())]),
        Benefit::Exploration => compose(language, "benefit-exploration", &[]),
    }
}

/// What a bonus tile counts.
pub fn bonus_tile(language: Language, tile: &BonusTile) -> Text {
    let mut facts = vec![("points", tile.points.into())];
    let icon = |icon| card_icon(language, icon).into();
    let key = match tile.kind {
        TileKind::PerIcon(counted) => {
            facts.push(("icon", icon(counted)));
            "tile-per-icon"
        }
        TileKind::PerPair([one, other]) => {
            facts.extend([("icon", icon(one)), ("other", icon(other))]);
            "tile-per-pair"
        }
        TileKind::PerTwoTraders => "tile-per-traders",
        TileKind::PerPairOfMerchantCards => "tile-per-merchants",
        TileKind::Flat => "score-points",
    };
    compose(language, key, &facts)
}

/// What an exploration tile gives.
pub fn exploration_tile(language: Language, tile: &ExplorationTile) -> Text {
    match tile.gives {
        Exploration::Crystals(crystals) => gain(language, crystals),
        Exploration::Traders(traders) => compose(language, "gives-traders", &[("traders", traders.into())]),
        Exploration::Points(points) => compose(language, "score-points", &[("points", points.into())]),
        Exploration::Icon(icon) => {
            compose(language, "gives-icon", &[("icon", card_icon(language, icon).into())])
        }
    }
}

/// What a merchant card does.
pub fn effect(language: Language, card: Merchant) -> Text {
    match card {
        Merchant::Gain(crystals) => gain(language, crystals),
        Merchant::Upgrades(number) => upgrades(language, number),
        Merchant::Trade { give, take } => trade(language, give, take),
    }
}

/// What there is to do at a location, as it is printed.
pub fn printed_location(language: Language, kind: LocationKind) -> Text {
    match kind {
        LocationKind::Production(crystals) => gain(language, crystals),
        LocationKind::Upgrade(number) => upgrades(language, number),
        LocationKind::Trade { give, take } => trade(language, give, take),
        LocationKind::Golem { .. } => location_icon(language, Icon::Golem).into(),
        LocationKind::Market { .. } => location_icon(language, Icon::Market).into(),
        LocationKind::RefreshMarket => compose(language, "location-refresh", &[]),
        LocationKind::AdjustTradeRoute => compose(language, "location-adjust", &[]),
        LocationKind::MoveWagon(reach) => compose(language, "location-move", &[("steps", steps(reach))]),
        LocationKind::WagonTrade => compose(language, "location-wagon", &[]),
        LocationKind::OutpostTrade => compose(language, "location-outpost", &[]),
    }
}

/// How far a wagon goes, as messages ask for it.
pub(crate) fn steps(reach: Reach) -> Argument {
    match reach {
        Reach::One => "one",
        Reach::Two => "two",
        Reach::Any => "any",
    }
    .into()
}

pub(crate) fn gain(language: Language, crystals: Crystals) -> Text {
    compose(language, "effect-gain", &[("gain", crystals.into())])
}

pub(crate) fn upgrades(language: Language, number: u8) -> Text {
    compose(language, "effect-upgrades", &[("upgrades", number.into())])
}

pub(crate) fn trade(language: Language, give: Crystals, take: Crystals) -> Text {
    compose(language, "effect-trade", &[("give", give.into()), ("take", take.into())])
}
