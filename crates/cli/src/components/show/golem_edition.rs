//! The cards and tokens of Golem Edition.

use carvania_rules::components::{GameBox, GolemEdition};
use carvania_rules::set::Set;
use carvania_rules::{Merchant, MerchantId};

use super::{about, point_table, sections};
use crate::columns::{Columns, Side};

/// The box in tables.
pub(super) fn text(components: &GolemEdition) -> String {
    let points = components.points().into_iter().map(|card| components.point(card));
    let tables = [
        ("Starting cards, one of each for every player", cards(components, components.starting())),
        ("Merchant cards", cards(components, components.deck())),
        ("Point cards", point_table(points)),
        ("Tokens", tokens(components)),
    ];
    let about = about(GameBox::GolemEdition, components.digest, &components.provenance);
    format!("{about}{}", sections(&tables))
}

fn cards(components: &GolemEdition, cards: Set<MerchantId>) -> String {
    let mut columns = Columns::new([Side::Right, Side::Left, Side::Left]);
    columns.row(["     #", "card", "effect"]);
    for (index, card) in cards.into_iter().enumerate() {
        let card = components.merchant(card);
        columns.row([(index + 1).to_string(), card.to_string(), effect(card)]);
    }
    columns.to_string()
}

pub(super) fn effect(card: Merchant) -> String {
    match card {
        Merchant::Gain(crystals) => format!("gain {crystals}"),
        Merchant::Upgrades(upgrades) => format!("upgrade {upgrades} times"),
        Merchant::Trade { give, take } => format!("trade {give} for {take}"),
    }
}

fn tokens(components: &GolemEdition) -> String {
    let mut columns = Columns::new([Side::Left, Side::Right, Side::Right]);
    columns.row(["  metal", "for each player", "points"]);
    for (metal, tokens) in [("  copper", components.copper), ("  silver", components.silver)] {
        columns.row([metal.to_owned(), tokens.per_player.to_string(), tokens.points.to_string()]);
    }
    columns.to_string()
}
