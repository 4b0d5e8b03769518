//! The map: tiles in reading order, laid on a grid of hexagons by the style sheet.

use carvania_rules::map::Cell;
use carvania_rules::mountains::{Mountains, Tile as Laid};
use carvania_rules::{Action, Crystals, Move, Seat, Trip};
use carvania_words::{Thing, colour};
use maud::{Markup, html};

use crate::art::{self, Coin, Face, Fare, Mark, Tile};
use crate::table::context::BoardContext;
use crate::table::offers::Standing;
use crate::table::trip;

/// What a game knows about a cell besides what lies there.
pub(super) struct Chart<'a> {
    pub(super) mountains: &'a Mountains,
    /// What a village offers: the face of its tile.
    pub(super) village: &'a dyn Fn(usize) -> Face,
    /// The crystals that lie on a cell.
    pub(super) dropped: &'a dyn Fn(Cell) -> Crystals,
    /// What choosing a cell does, where it can be chosen.
    pub(super) act: &'a dyn Fn(Cell) -> Vec<Action>,
}

/// The whole map.
pub(super) fn map(context: &BoardContext<'_>, chart: &Chart<'_>) -> Markup {
    let map = chart.mountains.map();
    let mut cells: Vec<Cell> = map.cells().into_iter().collect();
    cells.sort_by_key(|&cell| {
        let [q, r] = map.coordinates(cell).map(i32::from);
        (2 * r + q, q)
    });
    html! {
        section.chart #map aria-label=(context.say("board-map", &[])) data-row {
            ol class=(art::map_class(map)) {
                @for cell in cells {
                    // Where crystals lie the script lets them fly from and to.
                    @let dropped = Some((chart.dropped)(cell)).filter(|dropped| !dropped.is_empty());
                    @let holder = dropped.map(|_| format!("cell-{}", map.name(cell)));
                    li class=(art::tile_class(map, cell)) data-cell={ "cell-" (map.name(cell)) } data-holder=[holder] data-holds=[dropped] {
                        (tile(context, chart, cell))
                    }
                }
            }
            (trip::over(context))
        }
    }
}

fn tile(context: &BoardContext<'_>, chart: &Chart<'_>, cell: Cell) -> Markup {
    let actions = (chart.act)(cell);
    let trip = context.offers.trip_to(cell);
    // Where the wagon can stay, the whole trip is proposed in the place of a step.
    let is_direct = |action: &Action| trip.is_none() || !matches!(action, Action::Move(Move::Step(_)));
    let is_legal = |action: &Action| context.offers.standing(*action) == Standing::Legal;
    let legal = actions.iter().copied().find(|action| is_direct(action) && is_legal(action));
    let seats =
        |holds: &dyn Fn(Seat) -> bool| context.game.seats().filter(|&seat| holds(seat)).collect::<Vec<_>>();
    let own = context.view.own_seat();
    let is_here = own.is_some_and(|seat| chart.mountains.wagon(seat) == Some(cell));
    let tile = Tile {
        face: face(context, chart, cell),
        outposts: seats(&|seat| chart.mountains.outposts(seat).contains(cell)),
        // Wagons are drawn apart, so that they can go from tile to tile.
        wagons: Vec::new(),
        dropped: (chart.dropped)(cell),
        own,
        mark: match legal {
            Some(_) => Mark::Reachable(None),
            None if trip.is_some() => Mark::Reachable(trip.and_then(|trip| fare(context, trip))),
            None if is_here => Mark::Here,
            None => Mark::None,
        },
        cell: Some(chart.mountains.map().name(cell).to_string()),
    };
    let wagons = seats(&|seat| chart.mountains.wagon(seat) == Some(cell));
    let label = label(context, chart, cell, (&tile, &wagons))
        + &trip.map(|trip| reach(context, trip)).unwrap_or_default();
    let is_proposed = context.offers.proposal().is_some_and(|proposal| proposal.end() == Some(cell));
    // Who taps a cell that is too far is told what is missing.
    let is_destination = legal.is_none()
        && (trip.is_some() || is_proposed || (!is_here && !context.offers.trips().is_empty()));
    // The drawing is no button, since summits reach over the tile behind; what is pressed is the hexagon itself.
    let press = match legal.or(actions.first().copied()) {
        _ if is_destination => context.offers.destination(cell, "press", &label),
        Some(action) => context.thing(action, "press", &label, html! {}),
        None => {
            html! { div.press role="img" aria-label=(label) data-about=[context.about(Thing::Cell(cell))] {} }
        }
    };
    html! { (art::tile_layers(context.sheet, &tile)) (parked(context, &wagons)) (press) }
}

/// More than this is not written on the tiles: they are far away.
const MAX_FARE: usize = 3;

/// What going somewhere costs, as it is written on the tile.
fn fare(context: &BoardContext<'_>, trip: &Trip) -> Option<Fare> {
    let traders = trip.work.map(|(_, traders)| usize::from(traders));
    match (traders, trip.fees.len()) {
        (Some(traders), _) => Some(Fare::Costs(traders, Coin::Trader)),
        (None, 0) => Some(Fare::Free(context.say("trip-free", &[]))),
        (None, fees @ 1..=MAX_FARE) => {
            let is_card = trip.fees.iter().any(|fee| fee.crystal().is_none());
            Some(Fare::Costs(fees, if is_card { Coin::Card } else { Coin::Crystal }))
        }
        (None, _) => None,
    }
}

/// What a trip takes, in words, to be added to the name of the cell.
fn reach(context: &BoardContext<'_>, trip: &Trip) -> String {
    let cards = trip.fees.iter().filter(|fee| fee.crystal().is_none()).count();
    let facts = [
        ("steps", trip.way.len().into()),
        ("cards", cards.into()),
        ("crystals", (trip.fees.len() - cards).into()),
        ("traders", trip.work.map_or(0, |(_, traders)| traders).into()),
    ];
    context.say("trip-reach", &facts)
}

/// The wagons on a tile, side by side.
fn parked(context: &BoardContext<'_>, wagons: &[Seat]) -> Markup {
    html! {
        @for (place, &seat) in wagons.iter().enumerate() {
            @let is_own = context.view.own_seat() == Some(seat);
            span.rig.{ "of" (wagons.len()) }.{ "at" (place + 1) }.own[is_own] data-move={ "wagon-" (seat) } {
                (art::wagon(context.sheet, seat))
            }
        }
    }
}

fn face(context: &BoardContext<'_>, chart: &Chart<'_>, cell: Cell) -> Face {
    match chart.mountains.tile(cell) {
        Laid::Empty => Face::Empty,
        Laid::Valley => Face::Valley,
        Laid::Village(village) => (chart.village)(village),
        Laid::Mountain(id) => Face::Mountain(context.game.components().eastern_mountains.mountain(id)),
    }
}

/// What a reader hears of a tile: its name, what it is, who stands there.
fn label(
    context: &BoardContext<'_>,
    chart: &Chart<'_>,
    cell: Cell,
    (tile, wagons): (&Tile, &[Seat]),
) -> String {
    let name = chart.mountains.map().name(cell).to_string();
    let what = match tile.face {
        Face::Empty | Face::Unknown => context.say("tile-empty", &[]),
        Face::Valley => context.say("tile-valley", &[]),
        Face::ClosedVillage => context.say("tile-closed", &[]),
        Face::Village(None) => context.say("tile-village", &[]),
        Face::Village(Some(card)) => context.say(
            "tile-village-offers",
            &[("points", card.points.into()), ("crystals", context.spoken(card.cost).into())],
        ),
        Face::Mountain(mountain) => context.say(
            "tile-mountain",
            &[
                ("colour", colour(mountain.symbol)),
                ("give", context.spoken(mountain.give).into()),
                ("take", context.spoken(mountain.take).into()),
            ],
        ),
    };
    let mut label = context.say("tile-label", &[("name", name.into()), ("what", what.into())]);
    let mut add = |key: &str, seats: &[Seat]| {
        let names: Vec<String> = seats.iter().map(|&seat| context.view.called(seat)).collect();
        if !names.is_empty() {
            label.push_str(&context.say(key, &[("names", names.join(", ").into())]));
        }
    };
    add("tile-outposts", &tile.outposts);
    add("tile-wagons", wagons);
    let mover = context.view.own_seat().filter(|seat| !wagons.contains(seat));
    let tolls = mover.map_or(0, |seat| context.game.toll(seat, cell));
    if tolls > 0 {
        label.push_str(&context.say("tile-toll", &[("tolls", tolls.into())]));
    }
    if !tile.dropped.is_empty() {
        label.push_str(&context.say("label-lying", &[("crystals", context.spoken(tile.dropped).into())]));
    }
    label
}
