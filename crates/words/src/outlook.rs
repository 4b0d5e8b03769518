//! Whether a location is open to a player, and if not, why.

use carvania_rules::components::endless_world::{Board, LocationKind, Place};
use carvania_rules::{Game, Move};

use crate::locations::{merchant_at, standing, world};
use crate::{Text, Voice, compose};

/// Whether a location is open to the player who decides, and if not, why; who stands there.
pub fn outlook<'a>(voice: impl Into<Voice<'a>>, game: &Game, place: Place) -> Text {
    let voice = voice.into();
    let language = voice.language;
    let Some((world, board)) = world(game) else { return Text::default() };
    if let Some(tile) = world.exploration_on(place) {
        let tile = voice.exploration(game.components().endless_world.exploration_tile(tile));
        return compose(language, "outlook-covered", &[("tile", tile.into())]);
    }
    let mut facts = standing(voice, world, place).to_vec();
    if world.standing(game.decider()).contains(place) {
        return compose(language, "outlook-yours", &facts);
    }
    if game.turn_begins().is_none() {
        return compose(language, "outlook-standing", &facts);
    }
    facts.push(("verdict", verdict(game, board, place).into()));
    compose(language, "outlook", &facts)
}

/// Why a whole turn cannot be work here; `open` if it can.
pub(crate) fn verdict(game: &Game, board: &Board, place: Place) -> &'static str {
    let location = board.location(place);
    let available = game.world().map_or(0, |world| world.available(game.decider()));
    if game.check(Move::Work(location.id)).is_ok() {
        return "open";
    }
    if game.traders_needed(place, game.decider()).is_some_and(|required| required > available) {
        return "traders";
    }
    let is_there = match location.kind {
        LocationKind::Golem { slot } => game.world().is_some_and(|world| world.row().len() > slot.into()),
        LocationKind::Market { .. } => merchant_at(game, location).is_some(),
        LocationKind::MoveWagon(_) => return "tolls",
        LocationKind::WagonTrade if game.wagon_trade(game.decider()).is_none() => return "valley",
        LocationKind::OutpostTrade if !has_outpost(game) => return "outposts",
        LocationKind::Production(_)
        | LocationKind::Upgrade(_)
        | LocationKind::Trade { .. }
        | LocationKind::RefreshMarket
        | LocationKind::AdjustTradeRoute
        | LocationKind::WagonTrade
        | LocationKind::OutpostTrade => true,
    };
    if is_there { "crystals" } else { "nothing" }
}

fn has_outpost(game: &Game) -> bool {
    game.mountains().is_some_and(|mountains| !mountains.outposts(game.decider()).is_empty())
}
