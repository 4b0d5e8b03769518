//! The boards of players, the cells of the map, the locations, and the tiles that come from them.

use crate::components::Board;
use crate::components::endless_world::{LocationId, Place, PlayerBoard, TileId};
use crate::crystals::Crystals;
use crate::game::Game;
use crate::games::dispatch;
use crate::games::journey::trek;
use crate::games::play::Parts;
use crate::map::Cell;
use crate::parts::expedition;
use crate::parts::world::World;
use crate::seat::Seat;

impl Game {
    /// The side of the player board of the third box that the game is played with (EW-5, J2-3).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.player_board().unwrap().bonus_spaces, 3);
    /// ```
    pub fn player_board(&self) -> Option<&'static PlayerBoard> {
        let components = &self.components().endless_world;
        self.world()?;
        Some(if self.mountains().is_some() { &components.side_b } else { &components.side_a })
    }

    /// The side of the player board of the second box that the game is played with (EM-4, CA-3).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.outpost_board(), Some(&game.components().eastern_mountains.board));
    /// ```
    pub fn outpost_board(&self) -> Option<&'static Board> {
        self.title().outpost_board(self.components())
    }

    /// What the next tile of the VP pile is worth (EM-17).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.next_points_tile(), Some(6));
    /// ```
    pub fn next_points_tile(&self) -> Option<u8> {
        let place = self.expedition()?.supply().points().next()?;
        self.outpost_board()?.points_pile.get(place).copied()
    }

    /// The crystals that lie on a cell of the map (EM-8).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let map = *game.map().unwrap();
    /// assert!(map.cells().into_iter().all(|cell| game.dropped(cell).is_empty()));
    /// ```
    pub fn dropped(&self, cell: Cell) -> Crystals {
        dispatch!(self.state(), game => Parts::dropped(&game.parts, cell))
    }

    /// How many crystals a player gives as tolls who ends a movement on a cell (EM-9, J2-10).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::Seat;
    ///
    /// let cell = game.map().unwrap().open().first().unwrap();
    /// // No wagon stands there.
    /// assert_eq!(game.toll(Seat::FIRST, cell), 0);
    /// ```
    pub fn toll(&self, mover: Seat, cell: Cell) -> u32 {
        let terms = if self.world().is_some() { &trek::TERMS } else { &expedition::TERMS };
        self.mountains().map_or(0, |mountains| mountains.toll(self.order().with(mover), cell, terms))
    }

    /// How many traders a player must place at a location (EW-8), Help cards counted (EW-9); `None` where theirs stand
    /// already (EW-7).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let board = game.components().endless_world.board(game.world().unwrap().board());
    /// for place in board.places() {
    ///     assert_eq!(game.traders_needed(place, game.decider()), Some(board.location(place).traders));
    /// }
    /// ```
    pub fn traders_needed(&self, place: Place, seat: Seat) -> Option<u8> {
        let world = self.world()?;
        let board = self.components().endless_world.board(world.board());
        (!world.standing(seat).contains(place)).then(|| world.required(board.location(place), place, seat))
    }

    /// The crystals that Tool cards of a player give at a location (EW-10).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let board = game.components().endless_world.board(game.world().unwrap().board());
    /// // Nobody has claimed a Tool card.
    /// assert!(board.locations().iter().all(|location| game.tools(location.id, game.decider()).is_empty()));
    /// ```
    pub fn tools(&self, location: LocationId, seat: Seat) -> Crystals {
        let components = &self.components().endless_world;
        let tools = |world: &World| {
            world.equipped(components, components.location(location), seat) - world.caravan(seat)
        };
        self.world().map_or(Crystals::NONE, tools)
    }

    /// What a bonus tile of the third box would be worth to the player who decides if the game ended now (EW-24, J1-14).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let tile = game.world().unwrap().stacks(&game.components().endless_world)[0].top().unwrap();
    /// assert_eq!(game.tile_points(tile), 0);
    /// ```
    pub fn tile_points(&self, tile: TileId) -> u32 {
        self.tile_points_of(self.decider(), tile)
    }

    /// What a bonus tile of the third box would be worth to a player if the game ended now (EW-24, J1-14).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let tile = game.world().unwrap().stacks(&game.components().endless_world)[0].top().unwrap();
    /// assert!(game.seats().all(|seat| game.tile_points_of(seat, tile) == 0));
    /// ```
    pub fn tile_points_of(&self, seat: Seat, tile: TileId) -> u32 {
        let merchants = self.merchant_cards(seat);
        self.world()
            .map_or(0, |world| world.tile_points(&self.components().endless_world, seat, tile, merchants))
    }

    pub(crate) fn wagon_cell(&self) -> Option<Cell> {
        self.mountains()?.wagon(self.decider())
    }
}
