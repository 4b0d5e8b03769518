//! What a seat sees of a position, as bytes: a fixed layout for each game and number of players.
//!
//! Everything counts from the seat that looks: seat 0 is its own, seat 1 the next one clockwise. A number that does not fit into
//! a byte is 255; an id is written as one more than its place in its box, so that 0 is "nothing". [`layout`] names every
//! field, where it begins and how long it is.

mod boxes;
mod page;

use carvania_rules::set::Id;
use carvania_rules::{Crystals, Decision, Game, Seat, State, Step, Title, Trade, Turn};

pub(crate) use page::{Field, Page};

/// How many bytes an observation has.
pub(crate) fn size(game: &Game) -> usize {
    layout(game).last().map_or(0, |field| field.start + field.len)
}

/// The fields of an observation, one after another.
pub(crate) fn layout(game: &Game) -> Vec<Field> {
    let mut bytes = [0; page::MAX];
    let mut fields = Vec::new();
    write_page(&mut Page::describing(&mut bytes, &mut fields), game, Seat::FIRST);
    fields
}

/// Writes what a seat sees. `out` must have [`size`] bytes.
#[inline]
pub(crate) fn write(game: &Game, own: Seat, out: &mut [u8]) {
    write_page(&mut Page::new(out), game, own);
}

/// The code of a decision, and how many of it are left, the ids of the cards that it is about, and the trade.
struct Asked {
    code: u8,
    amount: u32,
    cards: [u8; 2],
    trade: Trade,
}

impl Asked {
    const fn plain(code: u8) -> Asked {
        Asked { code, amount: 0, cards: [0; 2], trade: Trade { give: Crystals::NONE, take: Crystals::NONE } }
    }
}

/// What the codes of decisions mean, in their order. A new decision goes to the end.
pub(crate) const DECISIONS: [&str; 26] = [
    "over",
    "draw",
    "start",
    "place wagon",
    "turn",
    "pay",
    "upgrade",
    "trade",
    "step",
    "toll",
    "pay outpost",
    "build",
    "take",
    "act",
    "bonus tile",
    "reward",
    "fourth card",
    "golem",
    "explore",
    "market",
    "replace",
    "swap",
    "swap with",
    "outpost",
    "return",
    "step that may be declined",
];

fn id(of: impl Id) -> u8 {
    (of.index() + 1).min(255) as u8
}

fn asked(game: &Game, own: Seat) -> Asked {
    let plain = Asked::plain;
    match game.decision() {
        Decision::Over => plain(0),
        Decision::Draw => plain(1),
        Decision::Start => plain(2),
        Decision::PlaceWagon => plain(3),
        Decision::Turn => plain(4),
        Decision::Pay { card, acquires } => Asked { cards: [id(card), id(acquires)], ..plain(5) },
        Decision::Upgrade { left } => Asked { amount: left.into(), ..plain(6) },
        Decision::Trade { trade, .. } => Asked { trade, ..plain(7) },
        Decision::Step(Step::Free { left }) => Asked { amount: left.into(), ..plain(8) },
        Decision::Step(Step::Paid | Step::Journey) => plain(8),
        Decision::Step(Step::ForCrystal | Step::ForCard | Step::Second) => plain(25),
        Decision::Toll { to } => Asked { amount: relative(game, own, to) as u32, ..plain(9) },
        Decision::PayOutpost { left } => Asked { amount: left.into(), ..plain(10) },
        Decision::Build => plain(11),
        Decision::Take => plain(12),
        Decision::Act => plain(13),
        Decision::BonusTile => plain(14),
        Decision::Reward { column } => Asked { amount: column.into(), ..plain(15) },
        Decision::FourthCard => plain(16),
        Decision::Golem(_) => plain(17),
        Decision::Explore => plain(18),
        Decision::Market { card } => Asked { cards: [id(card), 0], ..plain(19) },
        Decision::Replace { card } => Asked { cards: [id(card), 0], ..plain(20) },
        Decision::Swap => plain(21),
        Decision::SwapWith { card } => Asked { cards: [id(card), 0], ..plain(22) },
        Decision::Outpost => plain(23),
        Decision::Return { above } => Asked { amount: above, ..plain(24) },
    }
}

/// The place of a seat as another counts: 0 is that seat itself.
fn relative(game: &Game, own: Seat, seat: Seat) -> usize {
    (seat.index() + game.players() - own.index()) % game.players()
}

/// Who decides, as a seat counts; 254 for chance and 255 when the game is over.
fn decider(game: &Game, own: Seat) -> u8 {
    match game.turn() {
        Turn::Seat(seat) => relative(game, own, seat) as u8,
        Turn::Chance => 254,
        Turn::Over => 255,
    }
}

/// How many bytes come before what lies on the table.
pub(crate) const HEAD: usize = 16;
/// Where the code of the decision stands; after it its amount, its cards, and the trade.
pub(crate) const CODE: usize = 4;

/// Who looks, who decides, and what.
#[inline]
pub(crate) fn write_head(page: &mut Page<'_>, game: &Game, own: Seat) {
    let asked = asked(game, own);
    page.byte("players", game.players() as u8);
    page.byte("own place in the round", own.index() as u8);
    page.byte("decider", decider(game, own));
    page.byte("last round", game.is_last_round().into());
    page.byte("decision", asked.code);
    page.number("decision amount", asked.amount);
    page.bytes("decision cards", &asked.cards);
    page.crystals("decision gives", asked.trade.give);
    page.crystals("decision takes", asked.trade.take);
}

fn write_page(page: &mut Page<'_>, game: &Game, own: Seat) {
    write_head(page, game, own);
    let components = game.components();
    match game.state() {
        State::GolemEdition(state) => {
            boxes::golems(page, &components.golem_edition, state);
            boxes::market(page, &components.golem_edition, state.market());
        }
        State::EasternMountains(state) => {
            boxes::mountains(page, game, state.expedition().mountains(), own);
            boxes::dropped(page, game, state);
            boxes::villages(page, game, state.expedition());
        }
        State::CallForAdventure(state) => {
            boxes::mountains(page, game, state.expedition().mountains(), own);
            boxes::villages(page, game, state.expedition());
            boxes::market(page, &components.golem_edition, state.market());
        }
        State::EndlessWorld(state) => boxes::world(page, game, state.world(), own),
        State::JourneyOne(state) => {
            boxes::world(page, game, state.world(), own);
            boxes::merchants(page, game, state.added().merchants());
        }
        State::JourneyTwo(state) => {
            boxes::world(page, game, state.world(), own);
            boxes::mountains(page, game, state.added().mountains(), own);
        }
        State::JourneyThree(state) => {
            boxes::world(page, game, state.world(), own);
            boxes::mountains(page, game, state.added().mountains(), own);
            boxes::merchants(page, game, state.added().merchants());
        }
    }
    let scores = game.scores();
    for (place, seat) in own.clockwise(game.players()).enumerate() {
        page.of_seat(place);
        page.crystals("caravan", game.caravan(seat));
        page.number("points", scores[seat].total());
        page.number("claimed", game.claimed(seat).len() as u32);
        write_seat(page, game, seat);
    }
}

fn write_seat(page: &mut Page<'_>, game: &Game, seat: Seat) {
    // Golem Edition has one limit for everybody.
    if game.title() != Title::GolemEdition {
        page.number("caravan limit", game.caravan_limit(seat));
    }
    match game.state() {
        State::GolemEdition(state) => {
            let player = state.player(seat);
            page.byte("copper", player.tokens.copper);
            page.byte("silver", player.tokens.silver);
            boxes::hand(page, &player.hand);
        }
        State::EasternMountains(state) => boxes::expedition(page, state.expedition(), seat),
        State::CallForAdventure(state) => {
            boxes::expedition(page, state.expedition(), seat);
            boxes::hand(page, state.hand(seat));
            page.set("discarded", state.discarded(seat));
        }
        State::EndlessWorld(state) => boxes::player(page, state.world(), seat),
        State::JourneyOne(state) => {
            boxes::player(page, state.world(), seat);
            boxes::route(page, state.added(), seat);
        }
        State::JourneyTwo(state) => {
            boxes::player(page, state.world(), seat);
            boxes::built(page, state.added().mountains(), seat);
        }
        State::JourneyThree(state) => {
            boxes::player(page, state.world(), seat);
            boxes::built(page, state.added().mountains(), seat);
            page.set("discarded", state.added().merchants().discarded(seat));
        }
    }
}
