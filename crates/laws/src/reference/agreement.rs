//! The reference beside the engine.

use carvania_rules::{Actions, Game, Record, Source, State, Title};

use super::{PointCard, Points, Reference};

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
        let Some(rest) = depth.checked_sub(1) else { return 1 };
        let count = |action: &String| {
            let mut next = self.clone();
            next.apply(action);
            next.perft(rest)
        };
        self.legal().iter().map(count).sum()
    }
}

/// At every step of a record, played with the cards as printed, the engine and the reference say the same.
/// Returns the reference at the end of the record.
///
/// # Panics
/// If they disagree.
pub fn the_reference_agrees(record: &Record) -> Reference {
    let mut reference = Reference::beside(record.game());
    for (number, step) in record.steps().enumerate() {
        let written = step.before.write_action(step.action).to_string();
        say_the_same(&step.before, &reference, &format!("before action {number}, {written}"));
        reference.apply(&written);
    }
    say_the_same(record.game(), &reference, "after the last action");
    reference
}

fn say_the_same(game: &Game, reference: &Reference, place: &str) {
    assert_eq!(legal(game), reference.legal(), "{place}: the legal actions");
    assert_eq!(game.is_over(), reference.is_over(), "{place}: the end");
    assert_eq!(points(game), reference.scores(), "{place}: the scores");
    assert_eq!(caravans(game), reference.caravans(), "{place}: the caravans");
}

fn legal(game: &Game) -> Vec<String> {
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    let mut legal: Vec<String> =
        actions.iter().map(|&action| game.write_action(action).to_string()).collect();
    legal.sort();
    legal
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
