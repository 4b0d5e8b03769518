//! `carvania components show`: all cards and tokens.

use anyhow::Result;
use carvania_rules::components::{GolemEdition, Tokens};
use carvania_rules::set::Set;
use carvania_rules::{Crystals, Merchant, MerchantId, Title};
use serde::Serialize;

use super::ComponentFile;
use crate::columns::{Columns, Side};
use crate::{output, setup};

#[derive(Serialize)]
struct Document<'components> {
    game: &'static str,
    digest: String,
    provenance: &'components [String],
    starting: Vec<String>,
    merchants: Vec<String>,
    points: Vec<PointEntry>,
    tokens: TokenEntries,
}

#[derive(Serialize)]
struct PointEntry {
    cost: Crystals,
    points: u8,
}

#[derive(Serialize)]
struct TokenEntries {
    copper: Tokens,
    silver: Tokens,
}

pub(super) fn run(file: &ComponentFile) -> Result<()> {
    let components = &setup::read(&file.read()?, &file.name())?.golem_edition;
    if file.json { output::print_json(&document(components)) } else { output::print(&text(components)) }
}

fn document(components: &GolemEdition) -> Document<'_> {
    let faces = |cards: Set<MerchantId>| cards.into_iter().map(|card| components.merchant(card).to_string());
    let points = components.points().into_iter().map(|card| components.point(card));
    Document {
        game: Title::GolemEdition.code(),
        digest: components.digest.to_string(),
        provenance: &components.provenance,
        starting: faces(components.starting()).collect(),
        merchants: faces(components.deck()).collect(),
        points: points.map(|card| PointEntry { cost: card.cost, points: card.points }).collect(),
        tokens: TokenEntries { copper: components.copper, silver: components.silver },
    }
}

fn text(components: &GolemEdition) -> String {
    let mut about = Columns::new([Side::Left, Side::Left]);
    about.row(["game", Title::GolemEdition.code()]);
    about.row(["digest", &components.digest.to_string()]);
    for note in &components.provenance {
        about.row(["provenance", note]);
    }
    let (starting, merchants) = (components.starting(), components.deck());
    let sections = [
        ("Starting cards, one of each for every player", cards(components, starting)),
        ("Merchant cards", cards(components, merchants)),
        ("Point cards", point_cards(components)),
        ("Tokens", tokens(components)),
    ];
    let sections = sections.map(|(title, columns)| format!("\n{title}\n{columns}"));
    format!("{about}{}", sections.concat())
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

fn effect(card: Merchant) -> String {
    match card {
        Merchant::Gain(crystals) => format!("gain {crystals}"),
        Merchant::Upgrades(upgrades) => format!("upgrade {upgrades} times"),
        Merchant::Trade { give, take } => format!("trade {give} for {take}"),
    }
}

fn point_cards(components: &GolemEdition) -> String {
    let mut columns = Columns::new([Side::Right, Side::Left, Side::Right]);
    columns.row(["     #", "cost", "points"]);
    for (index, card) in components.points().into_iter().enumerate() {
        let card = components.point(card);
        columns.row([(index + 1).to_string(), card.cost.to_string(), card.points.to_string()]);
    }
    columns.to_string()
}

fn tokens(components: &GolemEdition) -> String {
    let mut columns = Columns::new([Side::Left, Side::Right, Side::Right]);
    columns.row(["  metal", "for each player", "points"]);
    for (metal, tokens) in [("  copper", components.copper), ("  silver", components.silver)] {
        columns.row([metal.to_owned(), tokens.per_player.to_string(), tokens.points.to_string()]);
    }
    columns.to_string()
}
