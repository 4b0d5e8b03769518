//! What the engine tells of a position is what then happens.

use carvania_rules::components::endless_world::{LocationId, LocationKind};
use carvania_rules::golems::Metal;
use carvania_rules::{Action, Decision, Game, Move, Seat, Source, Turn};

use crate::play::legal;

/// Everything that is told of what is to be decided, and of what each action takes and brings.
pub fn facts_say_what_happens(game: &Game) {
    let actions = legal(game);
    the_decision_is_the_one_at_hand(game, &actions);
    let Turn::Seat(seat) = game.turn() else { return };
    for action in actions {
        let mut after = *game;
        after.apply(action).expect("what is listed is legal");
        an_action_takes_and_brings_what_is_told(game, seat, action, &after);
    }
}

fn the_decision_is_the_one_at_hand(game: &Game, actions: &[Action]) {
    let decision = game.decision();
    let position = game.to_position();
    assert_eq!(decision == Decision::Draw, game.turn() == Turn::Chance, "{position}");
    assert_eq!(decision == Decision::Over, game.is_over(), "{position}");
    assert_eq!(decision == Decision::Turn, game.turn_begins().is_some(), "{position}");
    match decision {
        Decision::Trade { is_optional, .. } => {
            assert_eq!(is_optional, actions.contains(&Action::Move(Move::Stop)))
        }
        Decision::Return { above } => {
            let (seat, held) = (game.decider(), game.caravan(game.decider()).total());
            assert_eq!(held, game.caravan_limit(seat) + above, "{position}");
        }
        _ => {}
    }
}

fn an_action_takes_and_brings_what_is_told(game: &Game, seat: Seat, action: Action, after: &Game) {
    let about = || format!("{action:?} in {}", game.to_position());
    let (price, gain) = (game.price(action), game.gain(action));
    assert_eq!(after.caravan(seat), game.caravan(seat) + gain - price.crystals, "{}", about());
    if price.any > 0 {
        let is_asked = matches!(after.decision(), Decision::Pay { .. })
            || after.decision() == Decision::PayOutpost { left: price.any as u8 };
        assert!(is_asked, "{}", about());
    }
    match action {
        Action::Move(Move::Work(location)) => work_takes_and_offers_what_is_told(game, seat, location, after),
        Action::Move(Move::TakeTile(tile)) => {
            assert_eq!(earned(game, after, seat, Source::BonusTiles), game.tile_points(tile), "{}", about());
        }
        Action::Move(Move::Claim(card)) => {
            let of = |source| earned(game, after, seat, source);
            let components = &game.components().golem_edition;
            let (copper, silver) = match game.token(card) {
                Some(Metal::Copper) => (components.copper.points, 0),
                Some(Metal::Silver) => (0, components.silver.points),
                None => (0, 0),
            };
            assert_eq!(of(Source::Copper), u32::from(copper), "{}", about());
            assert_eq!(of(Source::Silver), u32::from(silver), "{}", about());
            let points = u32::from(game.golem(card).points);
            assert_eq!(of(Source::PointCards) + of(Source::VpTiles), points, "{}", about());
        }
        Action::Move(Move::Step(cell)) => {
            let is_due = matches!(after.decision(), Decision::Toll { .. });
            assert!(!is_due || game.toll(seat, cell) > 0, "{}", about());
        }
        _ => {}
    }
}

fn work_takes_and_offers_what_is_told(game: &Game, seat: Seat, location: LocationId, after: &Game) {
    let about = || format!("work at {location:?} in {}", game.to_position());
    let (before, now) = (game.world().expect("a world"), after.world().expect("a world"));
    let price = game.price(Move::Work(location));
    assert_eq!(before.available(seat), now.available(seat) + price.traders, "{}", about());
    let components = &game.components().endless_world;
    let place = components.board(before.board()).place(location).expect("a location of the board");
    let offered = legal(after);
    match components.location(location).kind {
        LocationKind::Golem { .. } => {
            let (card, has_tile) = game.golem_offer(place);
            let is_tile = |action: &Action| matches!(action, Action::Move(Move::TakeTile(_)));
            assert_eq!(
                card.is_some_and(|card| offered.contains(&Action::Move(Move::Claim(card)))),
                card.is_some()
            );
            assert_eq!(offered.iter().any(is_tile), has_tile, "{}", about());
        }
        LocationKind::Market { .. } if matches!(after.decision(), Decision::Market { .. }) => {
            assert_eq!(offered.contains(&Action::Move(Move::Use)), game.can_use(location), "{}", about());
        }
        _ => {}
    }
}

/// The points that a player has more of than before.
fn earned(before: &Game, after: &Game, seat: Seat, source: Source) -> u32 {
    after.scores()[seat].from(source) - before.scores()[seat].from(source)
}
