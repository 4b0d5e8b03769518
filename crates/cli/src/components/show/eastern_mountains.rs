//! The tiles and boards of Eastern Mountains.

use std::collections::BTreeMap;

use carvania_rules::bonus::Bonus;
use carvania_rules::components::{Board, EasternMountains, GameBox, Mountain};
use carvania_rules::map::file::MapFile;
use carvania_rules::{Crystal, Crystals, Title};
use serde::Serialize;

use super::{PointEntry, about, numbers, point_table, sections};
use crate::columns::{Columns, Side};

#[derive(Serialize)]
pub(super) struct Document<'components> {
    game: &'static str,
    digest: String,
    provenance: &'components [String],
    mountains: Vec<MountainEntry>,
    vp_tiles: Vec<PointEntry>,
    bonus_points: BTreeMap<&'static str, u8>,
    boards: BTreeMap<&'static str, BoardEntry<'components>>,
    start: &'components [Crystals],
    first_map: MapFile,
}

#[derive(Serialize)]
struct MountainEntry {
    symbol: char,
    give: Crystals,
    take: Crystals,
}

#[derive(Serialize)]
struct BoardEntry<'components> {
    columns: &'components [u8],
    bonus: BTreeMap<&'static str, u8>,
    points_pile: &'components [u8],
}

/// The box as a JSON object.
pub(super) fn document(components: &EasternMountains) -> Document<'_> {
    let tiles = components.vp_tiles().into_iter().map(|tile| components.vp_tile(tile));
    let boards = boards(components).map(|(title, board)| (title.code(), BoardEntry::of(board)));
    Document {
        game: GameBox::EasternMountains.code(),
        digest: components.digest.to_string(),
        provenance: &components.provenance,
        mountains: mountains(components).map(MountainEntry::of).collect(),
        vp_tiles: tiles.map(PointEntry::of).collect(),
        bonus_points: named(components.bonus_points),
        boards: boards.into(),
        start: &components.start,
        first_map: MapFile::of(&components.first_map),
    }
}

impl MountainEntry {
    fn of(tile: Mountain) -> MountainEntry {
        MountainEntry { symbol: tile.symbol.letter(), give: tile.give, take: tile.take }
    }
}

impl BoardEntry<'_> {
    fn of(board: &Board) -> BoardEntry<'_> {
        BoardEntry {
            columns: &board.columns,
            bonus: named(Bonus::ALL.map(|bonus| board.bonus.count(bonus))),
            points_pile: &board.points_pile,
        }
    }
}

/// A number for each kind of bonus tile, under its name.
fn named(numbers: [u8; Bonus::ALL.len()]) -> BTreeMap<&'static str, u8> {
    Bonus::ALL.map(Bonus::name).into_iter().zip(numbers).collect()
}

/// The mountain tiles, by symbol.
fn mountains(components: &EasternMountains) -> impl Iterator<Item = Mountain> {
    let tiles = components.symbols().into_iter().flatten();
    tiles.map(|tile| components.mountain(tile))
}

/// The boards, by the game that is played with them.
fn boards(components: &EasternMountains) -> [(Title, &Board); 2] {
    [(Title::EasternMountains, &components.board), (Title::CallForAdventure, &components.adventure_board)]
}

/// The box in tables.
pub(super) fn text(components: &EasternMountains) -> String {
    let tiles = components.vp_tiles().into_iter().map(|tile| components.vp_tile(tile));
    let tables = [
        ("Mountain tiles, by trade symbol", mountain_table(components)),
        ("VP tiles", point_table(tiles)),
        ("Bonus tiles", bonus_table(components)),
        ("Boards", board_table(components)),
        ("Starting crystals", start_table(components)),
    ];
    let about = about(GameBox::EasternMountains, components.digest, &components.provenance);
    format!("{about}{}\nThe map of the first game: carvania map show\n", sections(&tables))
}

fn mountain_table(components: &EasternMountains) -> String {
    let mut columns = Columns::new([Side::Left, Side::Left]);
    columns.row(["  symbol", "trades"]);
    for symbol in Crystal::ALL {
        let tiles = mountains(components).filter(|tile| tile.symbol == symbol);
        let trades = tiles.map(|Mountain { give, take, .. }| format!("{give}>{take}"));
        columns.row([format!("  {symbol}"), trades.collect::<Vec<_>>().join("  ")]);
    }
    columns.to_string()
}

fn bonus_table(components: &EasternMountains) -> String {
    let mut columns = Columns::new([Side::Left, Side::Left, Side::Right, Side::Right, Side::Right]);
    let [mountains, adventure] = boards(components);
    columns.row(["  tile", "effect", mountains.0.code(), adventure.0.code(), "points"]);
    for (bonus, points) in Bonus::ALL.into_iter().zip(components.bonus_points) {
        let [number, in_adventure] =
            [mountains, adventure].map(|(_, board)| board.bonus.count(bonus).to_string());
        let (name, effect) = (format!("  {bonus}"), effect(bonus).to_owned());
        columns.row([name, effect, number, in_adventure, points.to_string()]);
    }
    columns.to_string()
}

fn effect(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::ExtraStep => "one more free step (EM-7, CA-10)",
        Bonus::UpgradeOnBuild => "one upgrade after each build (EM-18)",
        Bonus::RicherMine => "one green more for each mine (EM-23)",
        Bonus::CaravanPlus3 => "three more places in the caravan (EM-24)",
        Bonus::Points => "points alone (EM-17)",
    }
}

fn board_table(components: &EasternMountains) -> String {
    let mut columns = Columns::new([Side::Left, Side::Left, Side::Left]);
    columns.row(["  game", "points of the columns", "VP pile"]);
    for (title, board) in boards(components) {
        columns.row([format!("  {title}"), numbers(&board.columns), numbers(&board.points_pile)]);
    }
    columns.to_string()
}

fn start_table(components: &EasternMountains) -> String {
    let sets = components.start.iter().map(Crystals::to_string);
    format!("  {}\n", sets.collect::<Vec<_>>().join("  "))
}
