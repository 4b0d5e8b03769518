//! Golems, locations and tiles of the third box, and the markets of the journeys.

use carvania_rules::PointId;
use carvania_rules::State;
use carvania_rules::components::endless_world::{
    Benefit, Exploration, ExplorationId, Location, LocationKind, Place, TileId, TileKind, WorldCard,
};
use carvania_rules::world::{Whereabouts, World};

use super::cards::{face, missing, selector};
use super::{Seen, Thing};

pub(super) fn things(seen: &Seen) -> Vec<Thing> {
    let Some(world) = seen.game.world() else { return Vec::new() };
    let board = seen.game.components().endless_world.board(world.board());
    let mut things = Vec::new();
    for place in board.places() {
        things.push(location(seen, world, place, board.location(place)));
        things.extend(covering(seen, world, place, board.location(place)));
        things.extend(market(seen, board.location(place)));
    }
    things.extend(golems(seen, world));
    things.extend(stacks(seen, world));
    things.extend(beside(seen, world));
    things.extend(route(seen));
    let ready = world.available(seen.own);
    let ready = if ready > 1 {
        seen.words.one_of(&format!("{ready} ready"), &format!("{ready} prêts"))
    } else {
        ready.to_string()
    };
    things.push(Thing::new("own traders", "#traders .men-row", vec![ready]));
    things
}

fn id(location: &Location) -> String {
    format!("#loc-{}", location.label.to_string().to_lowercase().replace('.', "-"))
}

/// What there is to do, how many traders it needs, and how many go back to whom.
fn location(seen: &Seen, world: &World, place: Place, printed: &Location) -> Thing {
    let words = seen.words;
    let mut heard = vec![printed.label.to_string()];
    heard.extend(purpose(seen, printed.kind));
    let needed = world.required(printed, place, seen.own);
    let mut kind = "location";
    match world.traders(place) {
        Some((seat, traders)) if seat == seen.own => {
            kind = "location with own traders";
            heard.push(match traders {
                1 => words.one_of("Your trader", "Votre marchand"),
                _ => words.one_of(&format!("Your {traders} traders"), &format!("Vos {traders} marchands")),
            });
        }
        Some((seat, traders)) => {
            kind = "location with others' traders";
            let name = &seen.names[seat.index()];
            heard.push(words.one_of(
                &format!("sends {traders} back to {name}"),
                &format!("en renvoie {traders} à {name}"),
            ));
            heard.push(words.one_of("Needs", "Demande"));
            heard.push(words.traders(needed.into()));
        }
        None => {
            heard.push(words.one_of("Needs", "Demande"));
            heard.push(words.traders(needed.into()));
        }
    }
    if world.exploration_on(place).is_some() {
        heard.push(words.one_of("Closed by an exploration tile", "Fermé par une tuile Exploration"));
    }
    let tools =
        world.equipped(&seen.game.components().endless_world, printed, seen.own) - world.caravan(seen.own);
    if !tools.is_empty() {
        kind = "location with tools";
        heard.extend(words.crystals(tools));
        heard.push(words.one_of("tools", "outils"));
    }
    Thing::new(kind, format!("{} > .work", id(printed)), heard)
}

fn purpose(seen: &Seen, kind: LocationKind) -> Vec<String> {
    match kind {
        LocationKind::Production(gain) => seen.words.crystals(gain),
        LocationKind::Upgrade(number) => vec![seen.words.upgrades(number)],
        LocationKind::Trade { give, take } => [seen.words.crystals(give), seen.words.crystals(take)].concat(),
        LocationKind::Market { slot } => {
            let card =
                seen.game.merchants().and_then(|merchants| merchants.row().get(usize::from(slot)).copied());
            card.map(|card| face(seen, card)).unwrap_or_default()
        }
        LocationKind::Golem { .. }
        | LocationKind::RefreshMarket
        | LocationKind::AdjustTradeRoute
        | LocationKind::MoveWagon(_)
        | LocationKind::WagonTrade
        | LocationKind::OutpostTrade => Vec::new(),
    }
}

/// The card of a market.
fn market(seen: &Seen, location: &Location) -> Option<Thing> {
    let LocationKind::Market { slot } = location.kind else { return None };
    let card = seen.game.merchants()?.row().get(usize::from(slot)).copied()?;
    Some(Thing::new("market card", selector(card), face(seen, card)))
}

/// The cards of the own trade route: what using them takes, or who is on them.
fn route(seen: &Seen) -> Vec<Thing> {
    let State::JourneyOne(state) = seen.game.state() else { return Vec::new() };
    let route = state.added().route(seen.own);
    let thing = |(card, busy)| {
        let traders = if busy > 0 { busy } else { route.cost(card).unwrap_or(0) };
        let heard = [face(seen, card), vec![seen.words.traders(traders.into())]].concat();
        Thing::new("card of the route", format!("#route {}", selector(card).replace("#table ", "")), heard)
    };
    route.cards().map(thing).collect()
}

fn benefit(seen: &Seen, card: &WorldCard) -> Vec<String> {
    let words = seen.words;
    let more = match card.benefit {
        Benefit::Help { at } => vec![words.location_icon(at)],
        Benefit::Tool { at, gain } => [words.crystals(gain), vec![words.location_icon(at)]].concat(),
        Benefit::NewTraders(1) => vec![words.one_of("one more trader", "un marchand de plus")],
        Benefit::NewTraders(number) => {
            vec![words.one_of(&format!("{number} more traders"), &format!("{number} marchands de plus"))]
        }
        Benefit::Exploration => vec![],
    };
    [vec![words.card_icon(card.benefit.icon())], more].concat()
}

fn printed(seen: &Seen, card: PointId) -> (&'static WorldCard, Vec<String>) {
    let card = seen.game.components().endless_world.point(card);
    let heard =
        [vec![seen.words.points(card.points.into())], seen.words.crystals(card.cost), benefit(seen, card)];
    (card, heard.concat())
}

fn golems(seen: &Seen, world: &World) -> Vec<Thing> {
    let mut things = Vec::new();
    for &id in world.row() {
        let (card, heard) = printed(seen, id);
        let lacked = missing(seen, card.cost);
        let kind = if lacked.is_empty() { "golem" } else { "golem that is too dear" };
        let place = format!("#golems [data-move='golem-{}']", card.label);
        things.push(Thing::new(kind, place, [heard, lacked].concat()));
    }
    if let Some(next) = world.next_card() {
        let (_, mut heard) = printed(seen, next);
        heard.push(seen.words.one_of("Next", "Suivante"));
        things.push(Thing::new("next golem", ".next .card.golem", heard));
    }
    for (number, id) in world.claimed(seen.own).into_iter().enumerate() {
        let card = seen.game.components().endless_world.point(id);
        let heard = [vec![seen.words.points(card.points.into())], benefit(seen, card)].concat();
        things.push(Thing::new("claimed golem", ".you .claimed li:not(.empty)", heard).number(number));
    }
    things
}

/// What a bonus tile counts.
fn counts(seen: &Seen, tile: TileId) -> Vec<String> {
    let (words, tile) = (seen.words, seen.game.components().endless_world.tile(tile));
    let of = match tile.kind {
        TileKind::PerIcon(icon) => vec![words.card_icon(icon)],
        TileKind::PerPair(icons) => icons.map(|icon| words.card_icon(icon)).to_vec(),
        TileKind::PerTwoTraders => vec![words.traders(2)],
        TileKind::PerPairOfMerchantCards => vec![words.one_of("merchant cards", "cartes Marchand")],
        TileKind::Flat => vec![],
    };
    [vec![words.points(tile.points.into())], of].concat()
}

/// Stacks of bonus tiles, wherever they lie: somewhere on the page one is told as it is.
fn stacks(seen: &Seen, world: &World) -> Vec<Thing> {
    let components = &seen.game.components().endless_world;
    let tops = world.stacks(components).iter().filter_map(|stack| Some((stack.top()?, stack.below() + 1)));
    let thing = |(tile, number): (TileId, u8)| {
        let left = seen.words.one_of(&format!("{number} in the stack"), &format!("{number} dans la pile"));
        let notation = components.tile(tile).label;
        Thing::new(
            "stack",
            format!(".stack[value='bonus:{notation}']"),
            [counts(seen, tile), vec![left]].concat(),
        )
    };
    tops.map(thing).collect()
}

fn gives(seen: &Seen, tile: ExplorationId) -> Vec<String> {
    let words = seen.words;
    match seen.game.components().endless_world.exploration_tile(tile).gives {
        Exploration::Crystals(crystals) => words.crystals(crystals),
        Exploration::Traders(1) => vec![words.one_of("one more trader", "un marchand de plus")],
        Exploration::Traders(number) => {
            vec![words.one_of(&format!("{number} more traders"), &format!("{number} marchands de plus"))]
        }
        Exploration::Points(points) => vec![words.points(points.into())],
        Exploration::Icon(icon) => vec![words.card_icon(icon)],
    }
}

/// The exploration tile on a location.
fn covering(seen: &Seen, world: &World, place: Place, location: &Location) -> Option<Thing> {
    let tile = world.exploration_on(place)?;
    let mut heard = gives(seen, tile);
    heard.push(seen.words.one_of(
        &format!("Exploration tile on {}", location.label),
        &format!("Tuile Exploration sur {}", location.label),
    ));
    Some(Thing::new("exploration tile", format!("{} .explore", id(location)), heard))
}

/// Exploration tiles beside the board.
fn beside(seen: &Seen, world: &World) -> Vec<Thing> {
    let tiles = seen.game.components().endless_world.exploration_tiles().into_iter();
    let beside = tiles.filter(|&tile| matches!(world.whereabouts(tile), Whereabouts::Beside)).enumerate();
    let thing = |(number, tile): (usize, ExplorationId)| {
        let place =
            seen.words.one_of("Exploration tile beside the board", "Tuile Exploration à côté du plateau");
        let heard = [gives(seen, tile), vec![place]].concat();
        Thing::new("exploration tile", "#bonus > .explore", heard).number(number)
    };
    beside.map(thing).collect()
}
