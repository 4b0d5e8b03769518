//! `carvania components show`: everything in a box.

mod eastern_mountains;
mod endless_world;
mod golem_edition;

use anyhow::Result;
use carvania_rules::components::GameBox;
use carvania_rules::{Components, Digest, PointCard};

pub(crate) use self::endless_world::work;
use super::ComponentFile;
use crate::columns::{Columns, Side};
use crate::play::layout::wrapped;
use crate::{output, setup};

#[derive(clap::Args, Clone, Debug)]
pub(super) struct Options {
    #[command(flatten)]
    file: ComponentFile,
    /// Print the component file itself, to begin one of your own with
    #[arg(long, conflicts_with = "json")]
    toml: bool,
}

pub(super) fn run(options: &Options) -> Result<()> {
    let text = options.file.read()?;
    let components = setup::read(&text, &options.file.name())?;
    if options.toml {
        return output::print(&text);
    }
    let game_box = GameBox::of(&text)?;
    if options.file.json { print_json(game_box, &components) } else { print(game_box, &components) }
}

fn print(game_box: GameBox, components: &Components) -> Result<()> {
    output::print(&match game_box {
        GameBox::GolemEdition => golem_edition::text(&components.golem_edition),
        GameBox::EasternMountains => eastern_mountains::text(&components.eastern_mountains),
        GameBox::EndlessWorld => endless_world::text(&components.endless_world),
    })
}

fn print_json(game_box: GameBox, components: &Components) -> Result<()> {
    match game_box {
        GameBox::GolemEdition => output::print_json(&components.golem_edition),
        GameBox::EasternMountains => output::print_json(&components.eastern_mountains),
        GameBox::EndlessWorld => output::print_json(&components.endless_world),
    }
}

/// What identifies the box, and where its figures come from.
fn about(game_box: GameBox, digest: Digest, provenance: &[String]) -> String {
    let mut lines = wrapped("box         ", &format!("{} ({})", game_box.name(), game_box.code()));
    lines.extend(wrapped("digest      ", &digest.to_string()));
    lines.extend(provenance.iter().flat_map(|note| wrapped("provenance  ", note)));
    lines.join("\n") + "\n"
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

/// Numbers in a row, for a table.
fn numbers(list: &[u8]) -> String {
    list.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}
