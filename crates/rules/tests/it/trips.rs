//! Trips: whole movements, as the small actions that they are made of.

use carvania_rules::{Action, Decision, Game, Move, Setup, Shortage, Title, Trip, Turn};

use crate::playout::{moments, played};
use crate::table::mountains::mountains;

const WITH_WAGONS: [Title; 4] =
    [Title::EasternMountains, Title::CallForAdventure, Title::JourneyTwo, Title::JourneyThree];

/// Carries a trip out as a table does: where there is no choice, nobody decides.
fn carry_out(game: &Game, trip: &Trip) -> Game {
    let mut game = *game;
    let mover = game.decider();
    for &action in &trip.actions {
        while let Some(only) = game.only_action() {
            game.apply(only).expect("the only action is legal");
        }
        game.apply(action).expect("each action of a trip is legal");
    }
    while is_under_way(&game, mover) {
        let only = game.only_action().expect("what is left of a trip has no choice");
        game.apply(only).expect("the only action is legal");
    }
    game
}

fn is_under_way(game: &Game, mover: carvania_rules::Seat) -> bool {
    let of_a_movement = matches!(game.decision(), Decision::Step(_) | Decision::Toll { .. } | Decision::Take);
    game.turn() == Turn::Seat(mover) && of_a_movement
}

fn cell(game: &Game, name: &str) -> carvania_rules::map::Cell {
    game.map().unwrap().find(name.parse().unwrap()).unwrap()
}

fn written(game: &Game, trip: &Trip) -> String {
    let actions: Vec<String> =
        trip.actions.iter().map(|&action| game.write_action(action).to_string()).collect();
    actions.join(" ")
}

#[test]
fn a_trip_is_made_by_its_actions() {
    for title in WITH_WAGONS {
        let mut trips = 0;
        for seed in 0..3 {
            let record = played(&Setup::standard(title, 3), seed, 400);
            for game in moments(&record).step_by(5) {
                let mover = game.decider();
                for trip in game.trips() {
                    let after = carry_out(&game, &trip);
                    assert_eq!(after, trip.after, "{title}");
                    assert_eq!(after.mountains().unwrap().wagon(mover), trip.end(), "{title}");
                    trips += 1;
                }
            }
        }
        assert!(trips > 500, "{title}: {trips} trips");
    }
}

#[test]
fn whatever_step_is_legal_belongs_to_a_trip() {
    for title in WITH_WAGONS {
        let record = played(&Setup::standard(title, 2), 4, 400);
        for game in moments(&record) {
            let (mut legal, trips) = (carvania_rules::Actions::new(), game.trips());
            game.legal_actions(&mut legal);
            let steps = legal.iter().filter_map(|&action| match action {
                Action::Move(Move::Step(cell)) => Some(cell),
                _ => None,
            });
            for step in steps {
                let can_stay = trips.iter().any(|trip| trip.end() == Some(step));
                // Where a toll is too high a wagon can only come through.
                let comes_through = trips.iter().any(|trip| trip.way.contains(&step));
                let leads_on = {
                    let mut after = game;
                    after.apply(Move::Step(step)).unwrap();
                    !after.trips().is_empty()
                };
                assert!(can_stay || comes_through || leads_on, "{title}: {}", game.to_position());
            }
        }
    }
}

#[test]
fn where_a_wagon_does_not_move_there_are_no_trips() {
    let record = played(&Setup::standard(Title::GolemEdition, 2), 1, 40);
    assert!(record.game().trips().is_empty());
    let dealt = crate::table::mountains::dealt(2, None);
    assert!(dealt.trips().is_empty(), "the wagons are not placed yet");
}

#[test]
fn the_lowest_crystals_are_given() {
    let game = mountains(2).caravan(1, "YGGB").game();
    let trips = game.trips_to(cell(&game, "c6"));
    // Two steps are paid for; nothing can be built on the way of others.
    assert_eq!(written(&game, &trips[0]), "step:c4 pay:Y step:c5 pay:G step:c6 stop");
    assert_eq!((trips[0].paid().to_string().as_str(), trips[0].free_steps()), ("YG", 1));
}

#[test]
fn what_is_needed_where_the_trip_ends_is_kept() {
    // The village a4 asks for a crystal of each colour.
    let game = mountains(2).caravan(1, "YYGGBM").game();
    let trips = game.trips_to(cell(&game, "a4"));
    let given: Vec<String> = trips.iter().map(|trip| trip.paid().to_string()).collect();
    assert_eq!(given[0], "YG", "with two yellow crystals given there is none for the village");
    assert!(given[1..].contains(&"YY".to_owned()), "{given:?}");
    let claim = game.read_action("claim:YGBM").unwrap();
    assert!(trips[0].after.check(claim).is_ok() && trips[1].after.check(claim).is_err());
}

#[test]
fn what_is_given_can_be_chosen() {
    let game = mountains(2).caravan(1, "YGB").game();
    let (to, read) = (cell(&game, "c6"), |text: &str| game.read_action(text).unwrap());
    let trip = game.trip_giving(to, &[read("pay:B"), read("pay:G")]).unwrap();
    assert_eq!(written(&game, &trip), "step:c4 pay:B step:c5 pay:G step:c6 stop");
    assert_eq!(game.trip_giving(to, &[read("pay:M"), read("pay:G")]), None, "there is no magenta crystal");
    assert_eq!(game.trip_giving(to, &[read("pay:B")]), None, "two are to be given");
}

#[test]
fn a_toll_is_paid_and_crystals_are_picked_up() {
    let game = mountains(2).wagon(2, "c4").caravan(1, "YG").dropped("c4", "BM").game();
    let trips = game.trips_to(cell(&game, "c4"));
    assert_eq!(written(&game, &trips[0]), "step:c4 stop pay:Y take");
    assert_eq!((trips[0].paid().to_string(), trips[0].taken.to_string()), ("Y".into(), "BM".into()));
    assert_eq!(trips[0].free_steps(), 1);
}

#[test]
fn what_is_missing_is_told() {
    let game = mountains(2).caravan(1, "Y").game();
    let missing = |name| game.missing_for(cell(&game, name));
    assert_eq!(missing("c4"), None, "that is one free step");
    assert_eq!(missing("c5"), None);
    assert_eq!(missing("c6"), Some(Shortage { crystals: 1, cards: 0 }));
    assert_eq!(missing("c3"), None, "the wagon stands there");
}

#[test]
fn on_the_way_a_trip_goes_on_from_there() {
    let mut game = mountains(2).caravan(1, "YGGB").game();
    crate::play::play(&mut game, "step:c4 pay:B");
    let trips = game.trips();
    let far = trips.iter().find(|trip| trip.end() == Some(cell(&game, "c6"))).unwrap();
    assert_eq!(written(&game, far), "step:c5 pay:Y step:c6 stop");
    assert!(trips.iter().all(|trip| trip.end() != Some(cell(&game, "c4"))), "the step is paid for");
}
