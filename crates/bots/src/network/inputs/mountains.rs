//! Wagons, outposts and villages, as the network sees them: by their distance from the wagon, so that the
//! same holds on every map.

use carvania_rules::bonus::Bonus;
use carvania_rules::expedition::Expedition;
use carvania_rules::games::eastern_mountains::EasternMountains;
use carvania_rules::map::Cell;
use carvania_rules::mountains::Mountains;
use carvania_rules::set::{Id, Set};
use carvania_rules::{Crystal, Game, Seat};

use super::{IDS, Writer, distance};
use crate::distances::by_distance;
use crate::evaluation::rate;

const VILLAGES: usize = 4;
/// Mountains this many steps away are all the same.
const FAR: usize = 3;
/// Villages this many steps away are all the same.
const FAR_VILLAGE: usize = 7;

/// The VP tiles on offer, and the bonus tiles left.
pub(super) fn villages(table: &mut Writer<'_>, expedition: &Expedition) {
    for village in 0..VILLAGES {
        table.label(format_args!("village {village}"));
        table.maybe(expedition.villages().tile(village));
        table.label(format_args!("village {village} closed"));
        table.flag(expedition.villages().is_closed(village));
    }
    for bonus in Bonus::CHOICES {
        table.label(format_args!("bonus {bonus} left"));
        table.amount(f32::from(expedition.supply().count(bonus)) / 4.0);
    }
}

/// What a player of an expedition has, and how far it is from each village and its tile.
pub(super) fn expedition(own: &mut Writer<'_>, game: &Game, expedition: &Expedition, seat: Seat) {
    let mountains = expedition.mountains();
    let rings = wagon(own, mountains, seat);
    let components = &game.components().eastern_mountains;
    let mut villages = mountains.map().villages().into_iter();
    for number in 0..VILLAGES {
        let steps = villages.next().and_then(|cell| rings.iter().position(|ring| ring.contains(cell)));
        own.label(format_args!("steps to village {number}"));
        own.one_of(FAR_VILLAGE + 1, steps.unwrap_or(FAR_VILLAGE));
        let tile = expedition.villages().tile(number).map(|tile| components.vp_tile(tile));
        distance(own, expedition.caravan(seat), tile.map(|tile| (tile.cost, tile.points)));
    }
    for bonus in Bonus::CHOICES {
        own.label(format_args!("bonus {bonus}"));
        own.amount(f32::from(expedition.bonus(seat).count(bonus)) / 2.0);
    }
    columns(own, mountains, seat);
    sites(own, game, mountains, seat, &rings);
    own.label(format_args!("rate"));
    own.amount(rate(game, seat) / 3.0);
}

/// How many rows have emptied their part of each column: a full column brings a bonus tile.
fn columns(own: &mut Writer<'_>, mountains: &Mountains, seat: Seat) {
    let built = mountains.built(seat);
    for column in 0..mountains.columns() {
        own.label(format_args!("column {column}"));
        own.one_of(built.len() + 1, built.iter().filter(|&&row| usize::from(row) > column).count());
    }
}

/// Where an outpost could be built near a wagon, by its row on the board; apart where others have to be paid for.
fn sites(own: &mut Writer<'_>, game: &Game, mountains: &Mountains, seat: Seat, rings: &[Set<Cell>]) {
    const ROWS: usize = 4;
    let mut sites = [[0_u8; 2 * ROWS]; FAR];
    for (near, ring) in rings[..FAR].iter().enumerate() {
        for cell in ring.difference(mountains.outposts(seat)) {
            let Some(tile) = mountains.mountain(cell) else { continue };
            let row = game.components().eastern_mountains.mountain(tile).symbol as usize;
            sites[near][2 * row + usize::from(mountains.outposts_on(cell) > 0)] += 1;
        }
    }
    own.label(format_args!("sites"));
    for number in sites.as_flattened() {
        own.amount(f32::from(*number) / 2.0);
    }
}

/// The mountains around a wagon, those with an outpost of its owner apart, and how far the board is emptied.
/// Tells the cells at each distance.
pub(super) fn wagon(own: &mut Writer<'_>, mountains: &Mountains, seat: Seat) -> [Set<Cell>; FAR_VILLAGE] {
    let rings = around(mountains, seat);
    let outposts = mountains.outposts(seat);
    let near = |cell| rings[..FAR].iter().position(|ring| ring.contains(cell)).unwrap_or(FAR);
    let seen = mountains.map().cells().into_iter().filter_map(|cell| {
        let mountain = mountains.mountain(cell)?;
        let kind = 2 * near(cell) + usize::from(outposts.contains(cell));
        Some(kind * IDS + mountain.index())
    });
    own.label(format_args!("mountains by distance"));
    own.some_of(2 * (FAR + 1) * IDS, seen);
    let here = mountains.wagon(seat);
    own.label(format_args!("outposts here"));
    own.amount(here.map_or(0.0, |cell| mountains.outposts_on(cell) as f32 / 2.0));
    for built in mountains.built(seat) {
        own.label(format_args!("built in a row"));
        own.one_of(6, built.into());
    }
    rings
}

/// The cells at each distance from a wagon.
fn around(mountains: &Mountains, seat: Seat) -> [Set<Cell>; FAR_VILLAGE] {
    let mut around = [Set::EMPTY; FAR_VILLAGE];
    let Some(here) = mountains.wagon(seat) else { return around };
    around.iter_mut().zip(by_distance(mountains.map(), here)).for_each(|(place, ring)| *place = ring);
    around
}

/// Crystals that lie near a wagon.
pub(super) fn dropped(own: &mut Writer<'_>, state: &EasternMountains, seat: Seat) {
    let rings = around(state.expedition().mountains(), seat);
    for ring in &rings[..2] {
        for crystal in Crystal::ALL {
            let lying = ring.into_iter().map(|cell| f32::from(state.dropped(cell).count(crystal)));
            own.label(format_args!("crystals dropped near"));
            own.amount(lying.sum::<f32>() / 2.0);
        }
    }
}
