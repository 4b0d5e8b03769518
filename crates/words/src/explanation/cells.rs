//! Cells of the map, with all that lies there.

use carvania_rules::components::Mountain;
use carvania_rules::map::Cell;
use carvania_rules::mountains::{Mountains, Tile};
use carvania_rules::{Seat, Trade};

use super::golems::{cost, short};
use super::{About, Explanation, Scene};
use crate::text::Text;
use crate::{colour, say};

pub(super) fn cell(scene: Scene<'_>, cell: Cell) -> Explanation {
    let Some(mountains) = scene.game.mountains() else { return Explanation::default() };
    let name = scene.voice.cell(scene.game, cell);
    let mut told = Explanation::new(name, Text::default());
    match mountains.tile(cell) {
        Tile::Mountain(id) => {
            let mountain = scene.game.components().eastern_mountains.mountain(id);
            told.what = scene.compose("explain-mountain", &[("colour", colour(mountain.symbol).into())]);
            self::mountain(scene, (mountains, cell), mountain, &mut told);
        }
        Tile::Village(village) => self::village(scene, village, &mut told),
        Tile::Valley => {
            told.what = scene.compose("explain-valley", &[]);
            told.line(About::Does, scene.compose("explain-open-valley", &[]));
        }
        Tile::Empty => told.what = scene.compose("explain-empty", &[]),
    }
    standing(scene, (mountains, cell), &mut told);
    told
}

/// The trade, and what an outpost here would be worth and cost.
fn mountain(
    scene: Scene<'_>,
    (mountains, cell): (&Mountains, Cell),
    mountain: Mountain,
    told: &mut Explanation,
) {
    let Trade { give, take } = mountain.into();
    let text = scene.compose("explain-stop-trade", &[("give", give.into()), ("take", take.into())]);
    told.line_now(About::Does, text, scene.times(give).or_else(|| short(scene, give)));
    let Some(seat) = scene.seat else { return };
    if mountains.outposts(seat).contains(cell) {
        return told.line(About::Worth, scene.compose("explain-built", &[]));
    }
    told.line(About::Worth, row(scene, mountains, mountain, seat));
    let price = scene.game.build_price(cell);
    told.line(About::Cost, scene.compose("explain-build-cost", &[("price", price.into())]));
}

/// The row in which an outpost on a mountain counts, and what the next one is worth there.
fn row(scene: Scene<'_>, mountains: &Mountains, mountain: Mountain, seat: Seat) -> Text {
    let columns = match (scene.game.outpost_board(), scene.game.player_board()) {
        (Some(board), _) => board.columns.as_slice(),
        (None, Some(board)) => board.outpost_columns.as_slice(),
        (None, None) => &[],
    };
    let built = mountains.built(seat)[mountain.symbol as usize];
    let next = columns.get(usize::from(built)).copied();
    let facts = [
        ("colour", colour(mountain.symbol).into()),
        ("next", if next.is_some() { "some" } else { "none" }.into()),
        ("points", next.unwrap_or(0).into()),
    ];
    scene.compose("explain-build", &facts)
}

fn village(scene: Scene<'_>, village: usize, told: &mut Explanation) {
    told.what = scene.compose("explain-village", &[]);
    let Some(villages) = scene.game.expedition().map(|at| at.villages()) else {
        return told.line(About::Does, scene.compose("explain-offers", &[]));
    };
    if villages.is_closed(village) {
        told.what = scene.compose("explain-closed", &[]);
        return told.line(About::Does, scene.compose("explain-closed-village", &[]));
    }
    let Some(tile) = villages.tile(village) else {
        return told.line(About::Does, scene.compose("explain-offers", &[]));
    };
    let golem = scene.game.golem(tile);
    told.what = scene.compose("explain-victory-tile", &[("points", golem.points.into())]);
    told.line_now(About::Cost, cost(scene, golem.cost), short(scene, golem.cost));
    let number = scene.game.title().claims_to_end(scene.game.players());
    let own = scene.seat.map_or(0, |seat| scene.game.claimed(seat).len());
    told.foot = Some(scene.compose("explain-ends-tiles", &[("number", number.into()), ("own", own.into())]));
}

/// Who stands there, what that costs, and what lies there.
fn standing(scene: Scene<'_>, (mountains, cell): (&Mountains, Cell), told: &mut Explanation) {
    let lying = scene.game.dropped(cell);
    if !lying.is_empty() {
        told.line(About::Does, scene.compose("explain-lie-here", &[("crystals", lying.into())]));
    }
    let toll = scene.seat.map_or(0, |seat| scene.game.toll(seat, cell));
    if toll > 0 {
        told.line(About::Cost, scene.compose("explain-toll", &[("tolls", toll.into())]));
    }
    let wagons = named(scene, &|seat| mountains.wagon(seat) == Some(cell));
    let outposts = named(scene, &|seat| mountains.outposts(seat).contains(cell));
    for (key, names) in [("explain-standing", wagons), ("explain-outposts", outposts)] {
        if !names.is_empty() {
            told.line(About::Who, scene.compose(key, &[("names", names.into())]));
        }
    }
}

/// Some of the players by their names.
fn named(scene: Scene<'_>, is_one: &dyn Fn(Seat) -> bool) -> Text {
    let name = |seat: Seat| {
        if scene.voice.is_you(seat) {
            Text::from(say(scene.language(), "table-you", &[]))
        } else {
            scene.voice.named(seat)
        }
    };
    Text::join(scene.game.seats().filter(|&seat| is_one(seat)).map(name), ", ")
}
