//! Whether a location is open to a player, and if not, why.

use carvania_rules::components::endless_world::{Board, LocationKind, Place};
use carvania_rules::{Action, Game};

use crate::locations::{merchant_at, required, standing, world};
use crate::table::{decider, mountain};
use crate::{Voice, say};

/// Whether a location is open to whoever decides, and if not, why; who stands there.
pub fn outlook<'a>(voice: impl Into<Voice<'a>>, game: &Game, place: Place) -> String {
    let voice = voice.into();
    let language = voice.language;
    let Some((world, board)) = world(game) else { return String::new() };
    if let Some(tile) = world.exploration_on(place) {
        let tile = voice.exploration(game.components().endless_world.exploration_tile(tile));
        return say(language, "outlook-covered", &[("tile", tile.into())]);
    }
    let [standing, named, player, seat] = standing(voice, world, place);
    if world.standing(decider(game)).contains(place) {
        return say(language, "outlook-yours", &[standing]);
    }
    if game.turn_begins().is_none() {
        return say(language, "outlook-standing", &[standing, named, player, seat]);
    }
    say(
        language,
        "outlook",
        &[standing, named, player, seat, ("verdict", verdict(game, board, place).into())],
    )
}

/// Why a whole turn cannot be work here; `open` if it can.
fn verdict(game: &Game, board: &Board, place: Place) -> &'static str {
    let location = board.location(place);
    let available = game.world().map_or(0, |world| world.available(decider(game)));
    if game.check(Action::Work(location.id)).is_ok() {
        return "open";
    }
    if required(game, place).is_some_and(|required| required > available) {
        return "traders";
    }
    let is_there = match location.kind {
        LocationKind::Golem { slot } => game.world().is_some_and(|world| world.row().len() > slot.into()),
        LocationKind::Market { .. } => merchant_at(game, location.kind).is_some(),
        LocationKind::MoveWagon(_) => return "tolls",
        LocationKind::WagonTrade if mountain(game).is_none() => return "valley",
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
    game.mountains().is_some_and(|mountains| !mountains.outposts(decider(game)).is_empty())
}
