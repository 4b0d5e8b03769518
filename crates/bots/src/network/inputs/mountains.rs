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

const VILLAGES: usize = 4;
/// Mountains so many steps away are all the same.
const FAR: usize = 3;
/// Villages so many steps away are all the same.
const FAR_VILLAGE: usize = 7;

/// The VP tiles on offer, and the bonus tiles left.
pub(super) fn villages(table: &mut Writer<'_>, expedition: &Expedition) {
    for village in 0..VILLAGES {
        table.maybe(expedition.villages().tile(village));
        table.flag(expedition.villages().is_closed(village));
    }
    for bonus in Bonus::CHOICES {
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
        own.one_of(FAR_VILLAGE + 1, steps.unwrap_or(FAR_VILLAGE));
        let tile = expedition.villages().tile(number).map(|tile| components.vp_tile(tile));
        distance(own, expedition.caravan(seat), tile.map(|tile| (tile.cost, tile.points)));
    }
    for bonus in Bonus::CHOICES {
        own.amount(f32::from(expedition.bonus(seat).count(bonus)) / 2.0);
    }
}

/// The mountains around a wagon, those with an outpost of its owner apart, and how far the board is emptied.
/// Tells the cells at each distance.
pub(super) fn wagon(own: &mut Writer<'_>, mountains: &Mountains, seat: Seat) -> [Set<Cell>; FAR_VILLAGE] {
    let rings = rings(mountains, seat);
    let outposts = mountains.outposts(seat);
    let near = |cell| rings[..FAR].iter().position(|ring| ring.contains(cell)).unwrap_or(FAR);
    let seen = mountains.map().cells().into_iter().filter_map(|cell| {
        let mountain = mountains.mountain(cell)?;
        let kind = 2 * near(cell) + usize::from(outposts.contains(cell));
        Some(kind * IDS + mountain.index())
    });
    own.some_of(2 * (FAR + 1) * IDS, seen);
    let here = mountains.wagon(seat);
    own.amount(here.map_or(0.0, |cell| mountains.outposts_on(cell) as f32 / 2.0));
    for built in mountains.built(seat) {
        own.one_of(6, built.into());
    }
    rings
}

/// The cells at each distance from a wagon.
fn rings(mountains: &Mountains, seat: Seat) -> [Set<Cell>; FAR_VILLAGE] {
    let mut rings = [Set::EMPTY; FAR_VILLAGE];
    let Some(here) = mountains.wagon(seat) else { return rings };
    rings[0].insert(here);
    let mut reached = rings[0];
    for steps in 1..FAR_VILLAGE {
        let beside = |all: Set<Cell>, cell| all.union(mountains.map().neighbours(cell));
        rings[steps] = rings[steps - 1].into_iter().fold(Set::EMPTY, beside).difference(reached);
        reached = reached.union(rings[steps]);
    }
    rings
}

/// Crystals that lie near a wagon.
pub(super) fn dropped(own: &mut Writer<'_>, state: &EasternMountains, seat: Seat) {
    let rings = rings(state.expedition().mountains(), seat);
    for ring in &rings[..2] {
        for crystal in Crystal::ALL {
            let lying = ring.into_iter().map(|cell| f32::from(state.dropped(cell).count(crystal)));
            own.amount(lying.sum::<f32>() / 2.0);
        }
    }
}
