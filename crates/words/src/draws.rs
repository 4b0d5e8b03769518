//! What chance brings, in words.

use carvania_rules::components::MountainId;
use carvania_rules::components::endless_world::{ExplorationId, Side, TileId};
use carvania_rules::{Game, Merchant, MerchantId, PointId, Title};

use crate::phrases::Phrase;
use crate::text::{Fact, Text};
use crate::wagons::coordinates;
use crate::{Voice, cards};

pub(crate) fn merchant(game: &Game, card: MerchantId) -> Phrase {
    Phrase::new("option-draw", "told-draw", vec![cards::face(game, card)])
}

/// A point card for the row, or a VP tile for a village.
pub(crate) fn point(voice: Voice<'_>, game: &Game, card: PointId) -> Phrase {
    match game.title() {
        Title::GolemEdition => Phrase::new(
            "option-draw",
            "told-draw-point",
            vec![("card", voice.drawn_golem(game, card).into())],
        ),
        Title::EasternMountains | Title::CallForAdventure => {
            let facts = vec![("card", voice.drawn_golem(game, card).into()), village(game)];
            Phrase::new("option-draw-tile", "told-draw-tile", facts)
        }
        Title::EndlessWorld | Title::JourneyOne | Title::JourneyTwo | Title::JourneyThree => {
            turned_up(voice.drawn_golem(game, card))
        }
    }
}

pub(crate) fn side(side: Side) -> Phrase {
    turned_up(side.label().to_string().into())
}

pub(crate) fn tile(voice: Voice<'_>, game: &Game, tile: TileId) -> Phrase {
    turned_up(voice.drawn_tile(game.components().endless_world.tile(tile)))
}

pub(crate) fn exploration(voice: Voice<'_>, game: &Game, tile: ExplorationId) -> Phrase {
    turned_up(voice.drawn_exploration(game.components().endless_world.exploration_tile(tile)))
}

/// A card or tile that is known by its name.
fn turned_up(thing: Text) -> Phrase {
    Phrase::new("option-turn-up", "told-turn-up", vec![("thing", thing.into())])
}

pub(crate) fn closed(game: &Game) -> Phrase {
    Phrase::new("option-draw-closed", "told-draw-closed", vec![village(game)])
}

/// The village that wants a tile.
fn village(game: &Game) -> Fact {
    let empty = game.expedition().and_then(|at| {
        let is_empty =
            |village: usize| at.villages().tile(village).is_none() && !at.villages().is_closed(village);
        let map = at.mountains().map();
        map.villages().into_iter().find(|&cell| map.village(cell).is_some_and(is_empty))
    });
    coordinates(game, empty)
}

pub(crate) fn removed(game: &Game, tile: MountainId) -> Phrase {
    Phrase::new("option-remove", "told-remove", vec![mountain(game, tile)])
}

pub(crate) fn laid(game: &Game, tile: MountainId) -> Phrase {
    Phrase::new("option-lay", "told-lay", vec![mountain(game, tile), next_cell(game)])
}

pub(crate) fn valley(game: &Game) -> Phrase {
    Phrase::new("option-lay-valley", "told-lay-valley", vec![next_cell(game)])
}

fn mountain(game: &Game, tile: MountainId) -> Fact {
    let tile = game.components().eastern_mountains.mountain(tile);
    ("card", Merchant::Trade { give: tile.give, take: tile.take }.into())
}

/// The cell onto which the next tile is dealt.
fn next_cell(game: &Game) -> Fact {
    coordinates(game, game.mountains().and_then(|mountains| mountains.next_cell()))
}
