//! The reference beside the engine.

use carvania_rules::{Game, Record, Turn};

use super::boxes::{JourneyMap, MOUNTAINS};
use super::land::Land;
use super::score::Points;
use super::steps::Step;
use super::{Kind, Reference};
use crate::model::{self, Model};

impl Reference {
    /// The table before anything is drawn, for as many players as the game has.
    pub fn beside(game: &Game) -> Reference {
        let kind = Kind::with_code(game.title().code()).expect("a game of the third box");
        let land = game.map().map(Land::new).unwrap_or_default();
        Reference::new(kind, game.players(), land)
    }

    /// The number of sequences of exactly `depth` actions from here.
    pub fn perft(&self, depth: u32) -> u64 {
        model::perft(self, depth)
    }

    /// What may be drawn now, each with its weight.
    fn weighted_draws(&self) -> Vec<(String, u32)> {
        match self.agenda.first() {
            Some(Step::Draw(_)) => self.legal().into_iter().map(|draw| (draw, 1)).collect(),
            Some(Step::Choice(_) | Step::Deed(_)) | None => Vec::new(),
        }
    }

    fn turn(&self) -> String {
        match self.decider() {
            Some(seat) => format!("seat {}", seat + 1),
            None if self.is_over() => "nobody".to_owned(),
            None => "chance".to_owned(),
        }
    }
}

/// The map that the games are played on unless the players lay one of their own (J2-6).
pub fn journey_map() -> JourneyMap {
    MOUNTAINS.journey_map.clone()
}

/// At every step of a record, played with the components as printed, the engine and the reference say the
/// same. Returns the reference at the end of the record.
///
/// # Panics
/// If they disagree.
pub fn the_world_reference_agrees(record: &Record) -> Reference {
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
        assert_eq!(turn(game), self.turn(), "{place}: who decides");
        assert_eq!(model::legal(game), self.legal(), "{place}: the legal actions");
        assert_eq!(weighted_draws(game), self.weighted_draws(), "{place}: the draws");
        assert_eq!(game.is_over(), self.is_over(), "{place}: the end");
        assert_eq!(points(game), self.scores(), "{place}: the scores");
        assert_eq!(ranking(game), self.ranking(), "{place}: the ranking");
    }
}

fn turn(game: &Game) -> String {
    match game.turn() {
        Turn::Seat(seat) => format!("seat {seat}"),
        Turn::Chance => "chance".to_owned(),
        Turn::Over => "nobody".to_owned(),
    }
}

fn weighted_draws(game: &Game) -> Vec<(String, u32)> {
    let written = |(action, weight)| (game.write_action(action).to_string(), weight);
    let mut draws: Vec<(String, u32)> = game.chance().map(written).collect();
    draws.sort();
    draws
}

fn points(game: &Game) -> Vec<Points> {
    let scores = game.scores();
    let given = |seat| scores[seat].items().filter(|&(_, points)| points > 0);
    let named = |seat| given(seat).map(|(source, points)| (source.name().to_owned(), points)).collect();
    game.seats().map(named).collect()
}

fn ranking(game: &Game) -> Vec<usize> {
    game.ranking().into_iter().map(|seat| seat.index()).collect()
}
