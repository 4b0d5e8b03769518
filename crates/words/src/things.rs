//! Things on the table about which there is something to say.

use carvania_rules::bonus::Bonus;
use carvania_rules::components::endless_world::{ExplorationId, Place, TileId};
use carvania_rules::map::Cell;
use carvania_rules::set::Id;
use carvania_rules::{Action, Game, MerchantId, Move, PointId};

use crate::locations::world;
use crate::{Text, Voice};

/// A thing on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// A point card or a victory tile.
    Golem(PointId),
    /// A merchant card.
    Merchant(MerchantId),
    /// A location.
    Location(Place),
    /// A cell of the map, with all that lies there.
    Cell(Cell),
    /// A bonus tile of the third box.
    Tile(TileId),
    /// An exploration tile.
    Exploration(ExplorationId),
    /// A kind of bonus tiles of the second box.
    Bonus(Bonus),
}

impl Thing {
    /// The thing that an action is about, if it is about one.
    pub fn of(game: &Game, action: Action) -> Option<Thing> {
        let Action::Move(action) = action else { return None };
        match action {
            Move::Play(card)
            | Move::Acquire(card)
            | Move::Spend(card)
            | Move::Reward(card)
            | Move::Replace(card)
            | Move::Swap(card)
            | Move::Route(card) => Some(Thing::Merchant(card)),
            Move::Claim(card) => Some(village(game, card).map_or(Thing::Golem(card), Thing::Cell)),
            Move::Place(cell) | Move::Step(cell) | Move::Outpost(cell) => Some(Thing::Cell(cell)),
            Move::Bonus(bonus) => Some(Thing::Bonus(bonus)),
            Move::Work(location) => {
                world(game).and_then(|(_, board)| board.place(location)).map(Thing::Location)
            }
            Move::TakeTile(tile) => Some(Thing::Tile(tile)),
            Move::Explore(tile) => Some(Thing::Exploration(tile)),
            _ => None,
        }
    }

    /// A name by which it is known on a page: letters, digits and hyphens.
    pub fn key(self, game: &Game) -> String {
        match self {
            Thing::Golem(card) => format!("golem-{}", card.index()),
            Thing::Merchant(card) => format!("card-{}", card.index()),
            Thing::Location(place) => format!("place-{}", place.index()),
            Thing::Cell(cell) => match game.map() {
                Some(map) => format!("cell-{}", map.name(cell)),
                None => format!("cell-{}", cell.index()),
            },
            Thing::Tile(tile) => format!("tile-{}", tile.index()),
            Thing::Exploration(tile) => format!("exploration-{}", tile.index()),
            Thing::Bonus(bonus) => format!("bonus-{}", bonus.name()),
        }
    }
}

/// The village in which a victory tile lies.
pub(crate) fn village(game: &Game, tile: PointId) -> Option<Cell> {
    let (map, villages) = (game.map()?, game.expedition()?.villages());
    let lies_there =
        |cell: &Cell| map.village(*cell).and_then(|village| villages.tile(village)) == Some(tile);
    map.villages().into_iter().find(lies_there)
}

/// A location by what can be seen of it.
pub(crate) fn location(voice: Voice<'_>, game: &Game, place: Place) -> Text {
    world(game).map(|(_, board)| voice.location(game, board.location(place))).unwrap_or_default()
}
