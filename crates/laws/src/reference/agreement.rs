//! The reference beside the engine.

use carvania_rules::{Game, Record, Source, State, Title};

use super::{PointCard, Points, Reference};
use crate::model::{self, Model};

impl Reference {
    /// The table before anything is drawn, for as many players as the game has.
    ///
    /// The cards come from the components; what else lies on the table, from the clauses.
    pub fn beside(game: &Game) -> Reference {
        assert_eq!(game.title(), Title::GolemEdition, "the reference knows no other game");
        let components = &game.components().golem_edition;
        let merchants = components.deck().into_iter().map(|card| components.merchant(card).to_string());
        let point = |card| -> PointCard {
            let point = components.point(card);
            (point.cost.to_string(), point.points.into())
        };
        Reference::new(
            game.players(),
            merchants.collect(),
            components.points().into_iter().map(point).collect(),
        )
    }

    /// The number of sequences of exactly `depth` actions from here.
    pub fn perft(&self, depth: u32) -> u64 {
        model::perft(self, depth)
    }
}

/// At every step of a record, played with the cards as printed, the engine and the reference say the same.
/// Returns the reference at the end of the record.
///
/// # Panics
/// If they disagree.
pub fn the_reference_agrees(record: &Record) -> Reference {
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
        assert_eq!(model::legal(game), self.legal(), "{place}: the legal actions");
        assert_eq!(game.is_over(), self.is_over(), "{place}: the end");
        assert_eq!(points(game), self.scores(), "{place}: the scores");
        assert_eq!(caravans(game), self.caravans(), "{place}: the caravans");
    }
}

fn points(game: &Game) -> Vec<Points> {
    let scores = game.scores();
    let points = |seat| Points {
        point_cards: scores[seat].from(Source::PointCards),
        copper: scores[seat].from(Source::Copper),
        silver: scores[seat].from(Source::Silver),
        crystals: scores[seat].from(Source::Crystals),
    };
    game.seats().map(points).collect()
}

fn caravans(game: &Game) -> Vec<String> {
    let State::GolemEdition(state) = game.state() else { return Vec::new() };
    game.seats().map(|seat| state.player(seat).caravan.to_string()).collect()
}
