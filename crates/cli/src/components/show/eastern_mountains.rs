//! The tiles and boards of Eastern Mountains.

use carvania_rules::bonus::Bonus;
use carvania_rules::components::{Board, EasternMountains, GameBox, Mountain};
use carvania_rules::{Crystal, Crystals, Title};

use super::{about, numbers, point_table, sections};
use crate::columns::{Columns, Side};

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
