//! The map, outposts, victory tiles and bonus tiles.

use carvania_rules::bonus::{Bonus, BonusCounts};
use carvania_rules::components::endless_world::PlayerBoard;
use carvania_rules::expedition::Expedition;
use carvania_rules::map::Cell;
use carvania_rules::mountains::{Mountains, Tile};
use carvania_rules::{Crystal, Crystals, Title};

use super::{Seen, Thing};

/// Every cell: what lies there, whose outposts and wagons, crystals, tolls.
pub(super) fn map(seen: &Seen, dropped: &dyn Fn(Cell) -> Crystals) -> Vec<Thing> {
    let Some(mountains) = seen.game.mountains() else { return Vec::new() };
    let columns: Vec<u8> = match seen.game.title() {
        Title::EasternMountains => seen.game.components().eastern_mountains.board.columns.clone(),
        Title::CallForAdventure => seen.game.components().eastern_mountains.adventure_board.columns.clone(),
        _ => side_b(seen).outpost_columns.clone(),
    };
    let cells = mountains.map().cells().into_iter();
    let mut things: Vec<Thing> = cells.map(|cell| at(seen, mountains, cell, dropped(cell))).collect();
    things.extend(outposts(seen, mountains, &columns));
    things
}

fn side_b(seen: &Seen) -> &'static PlayerBoard {
    &seen.game.components().endless_world.side_b
}

fn at(seen: &Seen, mountains: &Mountains, cell: Cell, dropped: Crystals) -> Thing {
    let words = seen.words;
    let name = mountains.map().name(cell).to_string();
    let (mut kind, mut heard) = tile(seen, mountains, cell);
    let mut others = 0;
    for (seat, called) in seen.game.seats().zip(&seen.names) {
        if mountains.outposts(seat).contains(cell) {
            heard.push(words.one_of("outposts", "comptoirs"));
            heard.push(called.clone());
        }
        if mountains.wagon(seat) == Some(cell) {
            heard.push(words.one_of("wagons", "wagons"));
            heard.push(called.clone());
            others += usize::from(seat != seen.own);
            kind = if seat == seen.own { "own wagon" } else { "mountain with a wagon" };
        }
    }
    // A wagon that comes gives a crystal to each that is there: on mountains, on journeys everywhere.
    let has_toll = mountains.mountain(cell).is_some() || seen.game.world().is_some();
    if others > 0 && has_toll && mountains.wagon(seen.own) != Some(cell) {
        heard.push(words.one_of("toll", "péage"));
    }
    heard.extend(words.crystals(dropped));
    heard.push(name.clone());
    Thing::new(kind, format!("cell:{name}"), heard)
}

fn tile(seen: &Seen, mountains: &Mountains, cell: Cell) -> (&'static str, Vec<String>) {
    let (components, words) = (&seen.game.components().eastern_mountains, seen.words);
    match mountains.tile(cell) {
        Tile::Mountain(id) => {
            let tile = components.mountain(id);
            let trade = [words.crystals(tile.give), words.crystals(tile.take)].concat();
            ("mountain", [vec![words.mountain(tile.symbol)], trade].concat())
        }
        Tile::Valley => ("valley", vec![words.one_of("valley", "vallée")]),
        Tile::Empty => ("empty cell", vec![]),
        Tile::Village(village) => {
            let villages = seen.game.expedition().map(Expedition::villages);
            let mut heard = vec![words.one_of("village", "village")];
            let tile =
                villages.and_then(|villages| villages.tile(village)).map(|tile| components.vp_tile(tile));
            if villages.is_some_and(|villages| villages.is_closed(village)) {
                heard = vec![words.one_of("closed village", "village fermé")];
            }
            heard.extend(tile.map(|tile| words.points(tile.points.into())));
            heard.extend(tile.into_iter().flat_map(|tile| words.crystals(tile.cost)));
            (if tile.is_some() { "village with a tile" } else { "village" }, heard)
        }
    }
}

/// The rows of outposts: how many are built, and what the next one is worth.
fn outposts(seen: &Seen, mountains: &Mountains, columns: &[u8]) -> Vec<Thing> {
    let row = |(number, (symbol, built)): (usize, (Crystal, u8))| {
        let words = seen.words;
        let colour = match symbol {
            Crystal::Yellow => words.one_of("yellow", "jaunes"),
            Crystal::Green => words.one_of("green", "verts"),
            Crystal::Blue => words.one_of("blue", "bleus"),
            Crystal::Magenta => words.one_of("magenta", "magenta"),
        };
        let share =
            words.one_of(&format!("{built} of {}", columns.len()), &format!("{built} sur {}", columns.len()));
        let next = columns.get(usize::from(built)).map(|&points| words.points(points.into()));
        let heard = [colour, share].into_iter().chain(next).collect();
        Thing::new("outposts", "#outposts tr th", heard).number(number)
    };
    Crystal::ALL.into_iter().zip(mountains.built(seen.own)).enumerate().map(row).collect()
}

/// Bonus tiles on offer and victory tiles that somebody has.
pub(super) fn expedition(seen: &Seen, at: &Expedition) -> Vec<Thing> {
    let (components, words) = (&seen.game.components().eastern_mountains, seen.words);
    let is_adventure = seen.game.title() == Title::CallForAdventure;
    let board = if is_adventure { &components.adventure_board } else { &components.board };
    let is_there = |kind: &Bonus| match kind {
        Bonus::Points => !board.points_pile.is_empty(),
        kind => board.bonus.count(*kind) > 0,
    };
    let mut things = Vec::new();
    for (number, kind) in Bonus::CHOICES.into_iter().filter(is_there).enumerate() {
        let left = count(at.supply(), kind);
        let mut heard = vec![words.one_of(&format!("{left} left"), &format!("reste {left}"))];
        let own = count(at.bonus(seen.own), kind);
        if own > 0 {
            heard.push(words.one_of(&format!("you have {own}"), &format!("vous en avez {own}")));
        }
        heard.push(match kind {
            Bonus::ExtraStep => words.one_of("free step", "pas gratuit"),
            Bonus::UpgradeOnBuild => words.one_of("one upgrade", "une amélioration"),
            Bonus::RicherMine => words.one_of("one more green crystal", "cristal vert"),
            Bonus::CaravanPlus3 => words.one_of("three more places", "trois places"),
            Bonus::Points => words.one_of("points", "points"),
        });
        things.push(Thing::new("bonus tile", "#bonus .bonus-kind", heard).number(number));
    }
    for (number, tile) in at.claimed(seen.own).into_iter().enumerate() {
        let points = vec![words.points(components.vp_tile(tile).points.into())];
        things
            .push(Thing::new("claimed victory tile", ".you .claimed li:not(.empty)", points).number(number));
    }
    things
}

fn count(tiles: BonusCounts, kind: Bonus) -> usize {
    if kind == Bonus::Points { tiles.points().count() } else { tiles.count(kind).into() }
}
