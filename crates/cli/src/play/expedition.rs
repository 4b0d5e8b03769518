//! What Eastern Mountains and The Call for Adventure share on the table: boards and bonus tiles.

use carvania_rules::bonus::{Bonus, BonusCounts};
use carvania_rules::components::{Board, EasternMountains as Components};
use carvania_rules::expedition::Expedition;
use carvania_rules::{Crystal, Language, Seat};
use carvania_words::{bonus, say};

use super::cards::point;
use super::players::Player;
use super::terminal::Terminal;

/// The bonus tiles that nobody has.
pub(super) fn supply(supply: BonusCounts, board: &Board, terminal: Terminal) -> Vec<String> {
    let mut tiles = kinds(supply, terminal.language);
    let points: Vec<String> = points(supply, board).map(|points| points.to_string()).collect();
    if !points.is_empty() {
        tiles.push(terminal.say("supply-points", &[("points", points.join(" ").into())]));
    }
    if tiles.is_empty() {
        tiles.push(terminal.say("supply-none", &[]));
    }
    terminal.section(&terminal.say("supply-heading", &[]), &tiles)
}

/// What the tiles of the VP pile among these are worth, the top one first.
fn points(tiles: BonusCounts, board: &Board) -> impl Iterator<Item = u8> {
    tiles.points().filter_map(|place| board.points_pile.get(place).copied())
}

/// A player, with what lies in other places first.
pub(super) fn player(
    at: &Expedition,
    seat: Seat,
    components: &Components,
    board: &Board,
    language: Language,
) -> Player {
    let claimed = at.claimed(seat).into_iter().map(|tile| point(components.vp_tile(tile))).collect();
    let places = vec![
        ("player-board", rows(at.mountains().built(seat), &board.columns)),
        ("player-bonus", tiles(at.bonus(seat), board, language)),
        ("player-claimed", claimed),
    ];
    Player { seat, places }
}

/// The rows of a board: the points uncovered so far, then the outposts that are left.
pub(super) fn rows(built: [u8; 4], columns: &[u8]) -> Vec<String> {
    let row = |(symbol, built): (Crystal, u8)| {
        let place = |(column, points): (usize, &u8)| {
            if column < usize::from(built) { points.to_string() } else { "#".to_owned() }
        };
        let places: Vec<String> = columns.iter().enumerate().map(place).collect();
        format!("[{symbol}] {}", places.join(" "))
    };
    Crystal::ALL.into_iter().zip(built).map(row).collect()
}

fn tiles(tiles: BonusCounts, board: &Board, language: Language) -> Vec<String> {
    let worth = points(tiles, board).map(|points| bonus(language, Bonus::Points, points));
    kinds(tiles, language).into_iter().chain(worth).collect()
}

/// The tiles that do something, each kind with its number.
fn kinds(tiles: BonusCounts, language: Language) -> Vec<String> {
    let kind = |kind: Bonus| {
        let args = [("number", tiles.count(kind).into()), ("bonus", bonus(language, kind, 0).into())];
        say(language, "supply-kind", &args)
    };
    Bonus::ALL.into_iter().filter(|&bonus| tiles.count(bonus) > 0).map(kind).collect()
}
