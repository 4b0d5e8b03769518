//! The parts of the three boxes as bytes.

use carvania_rules::bonus::Bonus;
use carvania_rules::components::endless_world::Place;
use carvania_rules::components::{EasternMountains as Tiles, GolemEdition as Cards};
use carvania_rules::expedition::Expedition;
use carvania_rules::games::eastern_mountains::EasternMountains;
use carvania_rules::games::golem_edition::GolemEdition;
use carvania_rules::games::journey_one::TradeRoutes;
use carvania_rules::hand::Hand;
use carvania_rules::map::{Cell, MAX_CELLS};
use carvania_rules::market::Market;
use carvania_rules::merchants::Merchants;
use carvania_rules::mountains::{Mountains, Tile};
use carvania_rules::set::Id;
use carvania_rules::world::World;
use carvania_rules::{Crystals, Game, Merchant, MerchantId, Seat};

use super::page::{Page, counts};
use super::{id, relative};

/// The places of a board.
const PLACES: usize = 24;
const STACKS: usize = 8;
/// The cards on offer below the market locations.
const MERCHANTS: usize = 4;
/// The most cards of a trade route.
const ROUTE: usize = 6;

/// The golems on offer: id, cost, points; then the tokens and the deck.
pub(super) fn golems(page: &mut Page<'_>, components: &Cards, state: &GolemEdition) {
    for (place, name) in GOLEMS.into_iter().enumerate() {
        let out = page.field(name, 6);
        match state.golems().cards().get(place) {
            Some(&card) => {
                let face = components.point(card);
                out[0] = id(card);
                out[1..5].copy_from_slice(&counts(face.cost));
                out[5] = face.points;
            }
            None => out.fill(0),
        }
    }
    page.byte("copper tokens", state.tokens().copper);
    page.byte("silver tokens", state.tokens().silver);
    page.set("golem deck", state.golems().deck());
}

const GOLEMS: [&str; 5] = ["golem 0", "golem 1", "golem 2", "golem 3", "golem 4"];
const ROW: [&str; 6] = ["merchant 0", "merchant 1", "merchant 2", "merchant 3", "merchant 4", "merchant 5"];

/// A merchant card in ten bytes: id, what it gives up, what it gains, upgrades.
fn face(out: &mut [u8], components: &Cards, card: MerchantId) {
    let (give, take, upgrades) = match components.merchant(card) {
        Merchant::Gain(crystals) => (Crystals::NONE, crystals, 0),
        Merchant::Upgrades(upgrades) => (Crystals::NONE, Crystals::NONE, upgrades),
        Merchant::Trade { give, take } => (give, take, 0),
    };
    out[0] = id(card);
    out[1..5].copy_from_slice(&counts(give));
    out[5..9].copy_from_slice(&counts(take));
    out[9] = upgrades;
}

/// The merchant cards on offer: their faces and what lies on them; then the deck.
pub(super) fn market<const N: usize>(page: &mut Page<'_>, components: &Cards, market: &Market<N>) {
    let mut cards = market.cards();
    for name in ROW.iter().take(N) {
        let out = page.field(name, 14);
        match cards.next() {
            Some((card, crystals)) => {
                face(out, components, card);
                out[10..14].copy_from_slice(&counts(crystals));
            }
            None => out.fill(0),
        }
    }
    page.set("merchant deck", market.deck());
}

/// A byte for each merchant card: 1 in the hand, 2 played.
pub(super) fn hand(page: &mut Page<'_>, hand: &Hand) {
    let out = page.field("hand", 64);
    out.fill(0);
    for card in hand.cards() {
        out[card.index() % 64] = 1;
    }
    for card in hand.played() {
        out[card.index() % 64] = 2;
    }
}

/// The cells of the map, eight arrays of a byte for each: kind, id of the mountain, column and row, crystals of its trade, who has
/// outposts there and whose wagons stand there, a bit for each seat.
pub(super) fn mountains(page: &mut Page<'_>, game: &Game, mountains: &Mountains, own: Seat) {
    let map = mountains.map();
    let tiles: &Tiles = &game.components().eastern_mountains;
    let (mut outposts, mut wagons) = ([0; MAX_CELLS], [0; MAX_CELLS]);
    for seat in game.seats() {
        let bit = 1 << relative(game, own, seat);
        mountains.outposts(seat).into_iter().for_each(|cell| outposts[cell.index()] |= bit);
        mountains.wagon(seat).into_iter().for_each(|cell| wagons[cell.index()] |= bit);
    }
    let cell = |place: usize| (place < map.len()).then(|| Cell::from_index(place));
    let out = page.field("cells", 14 * MAX_CELLS);
    out.fill(0);
    for (place, out) in out.chunks_exact_mut(14).enumerate() {
        let Some(cell) = cell(place) else { continue };
        let [column, row] = map.coordinates(cell);
        out[0] = match mountains.tile(cell) {
            Tile::Empty => 1,
            Tile::Village(_) => 2,
            Tile::Valley => 3,
            Tile::Mountain(_) => 4,
        };
        if let Tile::Mountain(mountain) = mountains.tile(cell) {
            let trade = tiles.mountain(mountain);
            out[1] = id(mountain);
            out[4..8].copy_from_slice(&counts(trade.give));
            out[8..12].copy_from_slice(&counts(trade.take));
        }
        // From -64 on, so that no coordinate is negative.
        (out[2], out[3]) = (column.wrapping_add(64) as u8, row.wrapping_add(64) as u8);
        (out[12], out[13]) = (outposts[place], wagons[place]);
    }
}

/// The crystals that lie on each cell.
pub(super) fn dropped(page: &mut Page<'_>, game: &Game, state: &EasternMountains) {
    let cells = game.map().map_or(0, |map| map.len());
    let out = page.field("dropped crystals", 4 * MAX_CELLS);
    out.fill(0);
    for (place, out) in out.chunks_exact_mut(4).enumerate().take(cells) {
        out.copy_from_slice(&counts(state.dropped(Cell::from_index(place))));
    }
}

/// The villages: id of the VP tile, cost, points, whether it is closed; then the bonus tiles left.
pub(super) fn villages(page: &mut Page<'_>, game: &Game, expedition: &Expedition) {
    let villages = expedition.villages();
    for (place, name) in ["village 0", "village 1", "village 2", "village 3"].into_iter().enumerate() {
        let out = page.field(name, 7);
        out.fill(0);
        if let Some(tile) = villages.tile(place) {
            let face = game.components().eastern_mountains.vp_tile(tile);
            out[0] = id(tile);
            out[1..5].copy_from_slice(&counts(face.cost));
            out[5] = face.points;
        }
        out[6] = villages.is_closed(place).into();
    }
    page.set("VP tiles left", villages.pile());
    page.bytes("bonus tiles left", &Bonus::CHOICES.map(|bonus| expedition.supply().count(bonus)));
}

/// What a player of an expedition has: bonus tiles, outposts by row.
pub(super) fn expedition(page: &mut Page<'_>, expedition: &Expedition, seat: Seat) {
    page.bytes("bonus tiles", &Bonus::CHOICES.map(|bonus| expedition.bonus(seat).count(bonus)));
    built(page, expedition.mountains(), seat);
}

/// How many outposts of each row are built.
pub(super) fn built(page: &mut Page<'_>, mountains: &Mountains, seat: Seat) {
    page.bytes("outposts built", &mountains.built(seat));
}

/// The world: point cards on offer, stacks of bonus tiles, and the places of the board.
pub(super) fn world(page: &mut Page<'_>, game: &Game, world: &World, own: Seat) {
    let components = &game.components().endless_world;
    page.byte("board", world.board() as u8);
    let cards = world.row().iter().copied().map(Some).chain(std::iter::repeat(None)).take(4);
    for (card, name) in cards.chain([world.next_card()]).zip(CARDS) {
        let out = page.field(name, 6);
        out.fill(0);
        if let Some(card) = card {
            let face = components.point(card);
            out[0] = id(card);
            out[1..5].copy_from_slice(&counts(face.cost));
            out[5] = face.points;
        }
    }
    page.set("point deck", world.deck());
    let out = page.field("stacks", 2 * STACKS);
    out.fill(0);
    for (out, stack) in out.chunks_exact_mut(2).zip(world.stacks(components)) {
        (out[0], out[1]) = (stack.top().map_or(0, id), stack.below());
    }
    page.set("tiles unseen", world.unseen());
    let out = page.field("places", 4 * PLACES);
    out.fill(0);
    let locations = components.board(world.board()).locations();
    for (place, (out, location)) in out.chunks_exact_mut(4).zip(locations).enumerate() {
        let place = Place::from_index(place);
        out[0] = id(location.id);
        out[1] = world.exploration_on(place).map_or(0, id);
        if let Some((seat, traders)) = world.traders(place) {
            (out[2], out[3]) = (relative(game, own, seat) as u8 + 1, traders);
        }
    }
}

const CARDS: [&str; 5] = ["point card 0", "point card 1", "point card 2", "point card 3", "next point card"];

/// What a player of the third box has.
pub(super) fn player(page: &mut Page<'_>, world: &World, seat: Seat) {
    page.byte("traders", world.available(seat));
    page.byte("reserve", world.reserve(seat));
    page.set("claimed cards", world.claimed(seat));
    let out = page.field("tiles", 4);
    out.fill(0);
    for (out, &tile) in out.iter_mut().zip(world.tiles(seat)) {
        *out = id(tile);
    }
    let explored = world.explored(seat).bits() as u16;
    page.bytes("explored", &explored.to_le_bytes());
}

/// The merchant cards of a journey.
pub(super) fn merchants(page: &mut Page<'_>, game: &Game, merchants: &Merchants) {
    for (place, name) in ROW.into_iter().take(MERCHANTS).enumerate() {
        let out = page.field(name, 10);
        match merchants.row().get(place) {
            Some(&card) => face(out, &game.components().golem_edition, card),
            None => out.fill(0),
        }
    }
    page.set("merchant deck", merchants.deck());
}

/// The cards of a trade route, each with the traders on it; then the cards used up.
pub(super) fn route(page: &mut Page<'_>, added: &TradeRoutes, seat: Seat) {
    let out = page.field("route", 2 * ROUTE);
    out.fill(0);
    for (out, (card, traders)) in out.chunks_exact_mut(2).zip(added.route(seat).cards()) {
        (out[0], out[1]) = (id(card), traders);
    }
    page.set("discarded", added.merchants().discarded(seat));
}
