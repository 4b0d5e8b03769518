//! In the world of the third box: the way to a golem whose card can be paid.

use carvania_rules::world::TRADERS;
use carvania_rules::{Action, Actions, Game, Move, Seat, Title};

use crate::watch;

const TITLES: [Title; 4] = [Title::EndlessWorld, Title::JourneyOne, Title::JourneyTwo, Title::JourneyThree];

#[test]
fn where_a_card_can_be_claimed_it_works() {
    for title in TITLES {
        let mut works = 0;
        watch(title, |game, _, actions, action| {
            if actions.iter().any(|&work| leads_to_a_claim(game, work)) {
                assert!(leads_to_a_claim(game, action), "{title}: {action:?}");
                works += 1;
            }
        });
        assert!(works > 100, "{title}: {works}");
    }
}

#[test]
fn with_the_price_of_a_card_but_not_the_traders_it_rests() {
    for title in TITLES {
        let mut rests = 0;
        watch(title, |game, seat, actions, action| {
            let is_in_reach = actions.iter().any(|&work| leads_to_a_claim(game, work));
            if game.turn_begins().is_some()
                && !is_in_reach
                && can_pay(game, seat)
                && has_traders_out(game, seat)
            {
                assert_eq!(action, Action::Move(Move::Rest), "{title}");
                rests += 1;
            }
        });
        assert!(rests > 10, "{title}: {rests}");
    }
}

#[test]
fn it_parts_with_the_colour_of_which_it_has_most() {
    for title in TITLES {
        let mut parted = 0;
        watch(title, |game, seat, _, action| {
            let Action::Move(Move::Pay(crystal) | Move::Return(crystal)) = action else { return };
            let caravan = game.world().unwrap().caravan(seat);
            let most = caravan.colours().map(|colour| caravan.count(colour)).max();
            assert_eq!(Some(caravan.count(crystal)), most, "{title}: {action:?} of {caravan}");
            parted += 1;
        });
        assert!(parted > 100, "{title}: {parted}");
    }
}

/// Whether a claim can follow this action at once.
fn leads_to_a_claim(game: &Game, action: Action) -> bool {
    let mut next = *game;
    let mut actions = Actions::new();
    if matches!(action, Action::Move(Move::Work(_))) && next.apply(action).is_ok() {
        next.legal_actions(&mut actions);
    }
    actions.iter().any(|action| matches!(action, Action::Move(Move::Claim(_))))
}

/// Whether the crystals are there for a card of the row.
fn can_pay(game: &Game, seat: Seat) -> bool {
    let (world, components) = (game.world().unwrap(), &game.components().endless_world);
    world.row().iter().any(|&card| world.caravan(seat).contains(components.point(card).cost))
}

fn has_traders_out(game: &Game, seat: Seat) -> bool {
    let world = game.world().unwrap();
    world.available(seat) + world.reserve(seat) < TRADERS
}
