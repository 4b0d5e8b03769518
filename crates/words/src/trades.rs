//! Trades in words, wherever they come from.

use carvania_rules::cards::CardDecision;
use carvania_rules::components::endless_world::LocationKind;
use carvania_rules::games::journey::{Origin, WorkDecision};
use carvania_rules::{Crystals, Game};

use crate::locations::world;
use crate::matter::{Matter, matter};
use crate::phrases::{Fact, Phrase};
use crate::table::mountain;

/// A trade, which tells what changes hands unless the card has been named before.
pub(crate) fn phrase(game: &Game, times: u8) -> Phrase {
    let is_named = !matches!(matter(game), Matter::Work(_));
    let told = if is_named { "told-trade" } else { "told-trade-crystals" };
    Phrase::new("option-trade", told, trade(game, times))
}

/// What is given and taken when the trade at hand is carried out so many times.
pub(crate) fn trade(game: &Game, times: u8) -> Vec<Fact> {
    let merchant = |card| game.components().golem_edition.merchant(card).trade();
    let (give, take) = match matter(game) {
        Matter::Card(CardDecision::Trade { card }) => merchant(card),
        Matter::Work(WorkDecision::Trade { of }) => trade_of(game, of),
        Matter::Card(_)
        | Matter::Wagon(_)
        | Matter::Move
        | Matter::Build
        | Matter::Work(_)
        | Matter::Route(_)
        | Matter::Fourth
        | Matter::Turn
        | Matter::Other => {
            mountain(game).map_or((Crystals::NONE, Crystals::NONE), |tile| (tile.give, tile.take))
        }
    };
    let side = |crystals: Crystals| crystals.repeated(times).to_string().into();
    vec![("times", times.into()), ("give", side(give)), ("take", side(take))]
}

fn trade_of(game: &Game, of: Origin) -> (Crystals, Crystals) {
    let components = game.components();
    match of {
        Origin::Location(place) => match world(game).map(|(_, board)| board.location(place).kind) {
            Some(LocationKind::Trade { give, take }) => (give, take),
            Some(_) | None => (Crystals::NONE, Crystals::NONE),
        },
        Origin::Market(card) | Origin::Route(card) => components.golem_edition.merchant(card).trade(),
        Origin::Wagon(tile) | Origin::Outpost(tile) => {
            let tile = components.eastern_mountains.mountain(tile);
            (tile.give, tile.take)
        }
    }
}
