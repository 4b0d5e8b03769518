//! Traders, golems and tiles in words: what the games of the third box share.

use carvania_rules::components::PointId;
use carvania_rules::components::endless_world::{ExplorationId, Location, LocationId, LocationKind, TileId};
use carvania_rules::games::journey::Visit;
use carvania_rules::world::{TRADERS, Whereabouts};
use carvania_rules::{Crystals, Game, Move};

use crate::locations::{location, merchant_at, standing, world};
use crate::phrases::Phrase;
use crate::text::{Argument, Fact, Text};
use crate::{Voice, benefit, bonus_tile, card_icon, exploration_tile};

/// The location of a visit.
pub(crate) fn place(voice: Voice<'_>, game: &Game, visit: Visit) -> Fact {
    let label = world(game).map(|(_, board)| voice.location(game, board.location(visit.place)));
    ("location", label.unwrap_or_default().into())
}

/// The traders that can be placed.
pub(crate) fn ready(game: &Game) -> Fact {
    ("traders", game.world().map_or(0, |world| world.available(game.decider())).into())
}

/// What the location takes and gives, and whom it sends home.
pub(crate) fn work(voice: Voice<'_>, game: &Game, id: LocationId) -> Phrase {
    let printed = game.components().endless_world.location(id);
    let mut facts = vec![("location", voice.location(game, printed).into())];
    if let Some((world, board)) = world(game)
        && let Some(place) = board.place(id)
    {
        facts.extend(standing(voice, world, place));
        facts.push(("traders", game.price(Move::Work(id)).traders.into()));
        let what = location(voice, game, place);
        facts.push(("offers", if what.is_empty() { "nothing" } else { "something" }.into()));
        facts.push(("what", what.into()));
        facts.extend(heap("tools", "from_tools", game.tools(id, game.decider())));
        facts.extend(heap("gains", "gain", game.gain(Move::Work(id))));
        facts.extend(deed(game, printed));
    }
    Phrase::new("option-work", "told-work", facts)
}

/// How many crystals, and which.
pub(crate) fn heap(number: &'static str, which: &'static str, crystals: Crystals) -> [Fact; 2] {
    [(number, crystals.total().into()), (which, crystals.into())]
}

/// What else is done at once, without a decision of its own.
fn deed(game: &Game, location: &Location) -> [Fact; 2] {
    let deed = match location.kind {
        LocationKind::Market { .. } if game.card_used_at(location.id).is_some() => "use",
        LocationKind::RefreshMarket => "refresh",
        LocationKind::Golem { .. }
        | LocationKind::Production(_)
        | LocationKind::Upgrade(_)
        | LocationKind::Trade { .. }
        | LocationKind::Market { .. }
        | LocationKind::AdjustTradeRoute
        | LocationKind::MoveWagon(_)
        | LocationKind::WagonTrade
        | LocationKind::OutpostTrade => "none",
    };
    let card = merchant_at(game, location).map(Text::from);
    [("deed", deed.into()), ("card", card.unwrap_or_default().into())]
}

/// How many traders come back.
pub(crate) fn rest(game: &Game) -> Phrase {
    let seat = game.decider();
    let out =
        game.world().map_or(0, |world| TRADERS.saturating_sub(world.available(seat) + world.reserve(seat)));
    Phrase::new("option-rest-traders", "told-rest-traders", vec![("traders", out.into())])
}

/// What the card costs, what it is worth, and what it does.
pub(crate) fn claim(voice: Voice<'_>, game: &Game, card: PointId) -> Phrase {
    let name = voice.golem(game, card);
    let card = game.components().endless_world.point(card);
    let facts = vec![
        ("card", name.into()),
        ("cost", card.cost.into()),
        ("points", card.points.into()),
        ("benefit", benefit(voice.language, card.benefit).into()),
        ("icon", card_icon(voice.language, card.benefit.icon()).into()),
    ];
    Phrase::new("option-claim-card", "told-claim-card", facts)
}

/// What the tile counts, and what it would be worth now.
pub(crate) fn take_tile(voice: Voice<'_>, game: &Game, tile: TileId) -> Phrase {
    let worth = game.tile_points(tile);
    let tile = game.components().endless_world.tile(tile);
    let facts = vec![
        ("tile", voice.tile(tile).into()),
        ("counts", bonus_tile(voice.language, tile).into()),
        ("worth", worth.into()),
    ];
    Phrase::new("option-tile", "told-tile", facts)
}

/// What the tile gives, and which location it opens.
pub(crate) fn explore(voice: Voice<'_>, game: &Game, tile: ExplorationId) -> Phrase {
    let printed = game.components().endless_world.exploration_tile(tile);
    let opened = world(game).and_then(|(world, board)| match world.whereabouts(tile) {
        Whereabouts::On(place) => Some((voice.location(game, board.location(place)), place)),
        Whereabouts::Undealt | Whereabouts::Beside | Whereabouts::With(_) => None,
    });
    let opens = opened.map(|(label, place)| (label, location(voice, game, place)));
    let (label, what) =
        opens.map_or_else(|| ("none".into(), Text::default()), |(label, what)| (Argument::from(label), what));
    let facts = vec![
        ("tile", voice.exploration(printed).into()),
        ("gives", exploration_tile(voice.language, printed).into()),
        ("location", label),
        ("what", what.into()),
    ];
    Phrase::new("option-explore", "told-explore", facts)
}
