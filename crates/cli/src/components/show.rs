//! `carvania components show`: everything in a box.

mod eastern_mountains;
mod golem_edition;

use anyhow::Result;
use carvania_rules::{Crystals, Digest, PointCard, Title};
use serde::Serialize;

use super::{ComponentFile, GameBox};
use crate::columns::{Columns, Side};
use crate::{output, setup};

/// A card or tile with a cost and points.
#[derive(Serialize)]
struct PointEntry {
    cost: Crystals,
    points: u8,
}

pub(super) fn run(file: &ComponentFile) -> Result<()> {
    let text = file.read()?;
    let components = setup::read(&text, &file.name())?;
    match (GameBox::of(&text), file.json) {
        (GameBox::GolemEdition, false) => output::print(&golem_edition::text(&components.golem_edition)),
        (GameBox::GolemEdition, true) => {
            output::print_json(&golem_edition::document(&components.golem_edition))
        }
        (GameBox::EasternMountains, false) => {
            output::print(&eastern_mountains::text(&components.eastern_mountains))
        }
        (GameBox::EasternMountains, true) => {
            output::print_json(&eastern_mountains::document(&components.eastern_mountains))
        }
    }
}

impl PointEntry {
    fn of(card: PointCard) -> PointEntry {
        PointEntry { cost: card.cost, points: card.points }
    }
}

/// What identifies the box, and where its figures come from.
fn about(title: Title, digest: Digest, provenance: &[String]) -> Columns<2> {
    let mut columns = Columns::new([Side::Left, Side::Left]);
    columns.row(["game", title.code()]);
    columns.row(["digest", &digest.to_string()]);
    for note in provenance {
        columns.row(["provenance", note]);
    }
    columns
}

/// Tables under their titles.
fn sections(tables: &[(&str, String)]) -> String {
    tables.iter().map(|(title, table)| format!("\n{title}\n{table}")).collect()
}

fn point_table(cards: impl Iterator<Item = PointCard>) -> String {
    let mut columns = Columns::new([Side::Right, Side::Left, Side::Right]);
    columns.row(["     #", "cost", "points"]);
    for (index, card) in cards.enumerate() {
        columns.row([(index + 1).to_string(), card.cost.to_string(), card.points.to_string()]);
    }
    columns.to_string()
}
