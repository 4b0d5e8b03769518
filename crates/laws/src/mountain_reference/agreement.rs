//! The reference beside the engine.

use std::collections::BTreeMap;

use carvania_rules::components;
use carvania_rules::map::Cell;
use carvania_rules::set::Set;
use carvania_rules::{Game, Record, Source, Title, Turn};

use super::{Kind, Map, Mountain, Points, Reference, Things, VpTile};
use crate::model::{self, Model};

impl Reference {
    /// The table before anything is drawn, for as many players as the game has.
    pub fn beside(game: &Game) -> Reference {
        let kind = match game.title() {
            Title::EasternMountains => Kind::EasternMountains,
            Title::CallForAdventure => Kind::CallForAdventure,
            _ => panic!("the reference knows no game without villages"),
        };
        let things = Things {
            mountains: mountains(game),
            vp_tiles: vp_tiles(game),
            merchants: merchants(game),
            map: map(game),
        };
        Reference::new(kind, game.players(), things)
    }

    /// The number of sequences of exactly `depth` actions from here.
    pub fn perft(&self, depth: u32) -> u64 {
        model::perft(self, depth)
    }
}

fn mountains(game: &Game) -> Vec<Mountain> {
    let components = &game.components().eastern_mountains;
    let tiles = components.mountains().into_iter().map(|tile| components.mountain(tile));
    let mountain = |tile: components::Mountain| Mountain {
        symbol: tile.symbol.to_string().remove(0),
        trade: format!("{}>{}", tile.give, tile.take),
    };
    tiles.map(mountain).collect()
}

fn vp_tiles(game: &Game) -> Vec<VpTile> {
    let components = &game.components().eastern_mountains;
    let tiles = components.vp_tiles().into_iter().map(|tile| components.vp_tile(tile));
    tiles.map(|tile| (tile.cost.to_string(), tile.points.into())).collect()
}

fn merchants(game: &Game) -> Vec<String> {
    let components = &game.components().golem_edition;
    components.deck().into_iter().map(|card| components.merchant(card).to_string()).collect()
}

fn map(game: &Game) -> Map {
    let map = game.map().expect("the game is played on a map");
    let places = |cells: Set<Cell>| cells.into_iter().map(|cell| map.coordinates(cell)).collect();
    Map { villages: places(map.villages()), open: places(map.open()), valleys: places(map.valleys()) }
}

/// At every step of a record, played with the components as printed, the engine and the reference say the
/// same. Returns the reference at the end of the record.
///
/// # Panics
/// If they disagree.
pub fn the_mountain_reference_agrees(record: &Record) -> Reference {
    model::agrees(record)
}

impl Model for Reference {
    fn beside(game: &Game) -> Reference {
        Reference::beside(game)
    }

    fn legal(&self) -> Vec<String> {
        self.legal()
    }

    fn apply(&mut self, action: &str) {
        self.apply(action);
    }

    fn agree(&self, game: &Game, place: &str) {
        assert_eq!(decider(game), self.decider(), "{place}: who decides");
        assert_eq!(model::legal(game), self.legal(), "{place}: the legal actions");
        assert_eq!(draws(game), in_lowest_terms(self.draws()), "{place}: the draws");
        assert_eq!(game.is_over(), self.is_over(), "{place}: the end");
        assert_eq!(points(game), self.scores(), "{place}: the scores");
        assert_eq!(caravans(game), self.caravans(), "{place}: the caravans");
    }
}

fn decider(game: &Game) -> Option<usize> {
    match game.turn() {
        Turn::Seat(seat) => Some(seat.index()),
        Turn::Chance | Turn::Over => None,
    }
}

fn draws(game: &Game) -> BTreeMap<String, u32> {
    let written = |(action, weight)| (game.write_action(action).to_string(), weight);
    in_lowest_terms(game.chance().map(written).collect())
}

/// Chances with their weights divided by what they have in common.
fn in_lowest_terms(draws: Vec<(String, u32)>) -> BTreeMap<String, u32> {
    let divisor = draws.iter().fold(0, |divisor, &(_, weight)| greatest_common_divisor(divisor, weight));
    draws.into_iter().map(|(draw, weight)| (draw, weight / divisor)).collect()
}

fn greatest_common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

fn points(game: &Game) -> Vec<Points> {
    let scores = game.scores();
    let points = |seat| Points {
        vp_tiles: scores[seat].from(Source::VpTiles),
        outposts: scores[seat].from(Source::Outposts),
        bonus_tiles: scores[seat].from(Source::BonusTiles),
        crystals: scores[seat].from(Source::Crystals),
    };
    game.seats().map(points).collect()
}

fn caravans(game: &Game) -> Vec<String> {
    game.seats().map(|seat| game.caravan(seat).to_string()).collect()
}
