//! One game counted twice: by the laboratory, and from what is written of it.

use std::collections::{BTreeMap, BTreeSet};

use carvania_bots::{Budget, Kind, Spec};
use carvania_lab::balance::Category;
use carvania_lab::deal;
use carvania_lab::simulate::Simulation;
use carvania_rules::components::endless_world::LocationKind;
use carvania_rules::{Action, Game, Move, Rounds, Seat, Title, Turn};

use super::{report, simulation, things};

/// A decision of the first game.
struct Step {
    before: Game,
    seat: Seat,
    action: Action,
    round: u32,
}

/// Plays the first game of a simulation as the laboratory does, and writes down what the players do.
fn course(simulation: &Simulation) -> (Vec<Step>, Game) {
    let bot = |seat| Spec::new(Kind::Eager).player(deal::chooser(simulation.seed, seat));
    let mut bots: Vec<_> = (0..simulation.setup.players as u64).map(bot).collect();
    let (mut game, mut rng) = (Game::new(&simulation.setup).unwrap(), deal::generator(simulation.seed, 0));
    let (mut rounds, mut steps) = (Rounds::default(), Vec::new());
    loop {
        let action = match game.turn() {
            Turn::Chance => game.draw(&mut rng).unwrap(),
            Turn::Over => return (steps, game),
            Turn::Seat(seat) => {
                rounds.observe(&game);
                let action = bots[seat.index()].choose(&game, &Budget::nodes(1)).unwrap();
                steps.push(Step { before: game, seat, action, round: rounds.number() });
                action
            }
        };
        game.apply(action).unwrap();
    }
}

/// The category of what is taken with a verb; a reward is as good as acquired (CA-14).
fn category(title: Title, verb: &str) -> Option<Category> {
    Some(match verb {
        "start" => Category::StartingSets,
        "acquire" | "reward" => Category::AcquiredCards,
        "claim" if matches!(title, Title::EasternMountains | Title::CallForAdventure) => Category::VpTiles,
        "claim" => Category::PointCards,
        "bonus" => Category::BonusTiles,
        "explore" => Category::ExplorationTiles,
        "work" => Category::Locations,
        _ => return None,
    })
}

#[test]
fn one_game_is_counted_as_it_is_written() {
    for title in Title::ALL {
        let one = simulation(title, 3, 1);
        let (steps, end) = course(&one);
        let winner = end.ranking()[0];
        // How often, in which round first, and by whom.
        let mut taken: BTreeMap<(Category, String), (f64, f64, BTreeSet<Seat>)> = BTreeMap::new();
        for step in &steps {
            let written = step.before.write_action(step.action).to_string();
            let Some((verb, name)) = written.split_once(':') else { continue };
            let Some(category) = category(title, verb) else { continue };
            let first = (0.0, f64::from(step.round), BTreeSet::new());
            let (times, _, seats) = taken.entry((category, name.to_owned())).or_insert(first);
            *times += 1.0;
            seats.insert(step.seat);
        }
        let report = report(one);
        assert_eq!(report.rounds.as_ref().unwrap().counts, [(steps.last().unwrap().round, 1)], "{title}");
        assert_eq!(report.seats[winner.index()].wins, 1, "{title}");
        for (category, thing) in things(&report).filter(|(category, _)| is_named(*category)) {
            let (times, first, seats) = taken.remove(&(category, thing.name.clone())).unwrap();
            assert_eq!((thing.takes_a_game, thing.first_round), (times, first), "{title}: {thing:?}");
            assert_eq!((thing.games, thing.takers), (1, seats.len() as u64), "{title}: {thing:?}");
            let wins = f64::from(u8::from(seats.contains(&winner)));
            assert_eq!(thing.win_share.share, wins / seats.len() as f64, "{title}: {thing:?}");
        }
        assert!(taken.is_empty(), "{title}: {taken:?}");
    }
}

/// Whether the notation names the thing where it is taken.
fn is_named(category: Category) -> bool {
    !matches!(category, Category::KeptCards | Category::UsedCards | Category::Outposts)
}

/// Whether something is taken with a step.
type Takes = fn(&Step) -> bool;

fn is_market(step: &Step) -> bool {
    let Action::Move(Move::Work(location)) = step.action else { return false };
    let location = step.before.components().endless_world.location(location);
    matches!(location.kind, LocationKind::Market { .. })
}

#[test]
fn what_the_notation_does_not_name_is_counted_too() {
    let build = |step: &Step| step.action == Move::Build;
    let cases: [(Title, Category, Takes); 7] = [
        (Title::EasternMountains, Category::Outposts, build),
        (Title::CallForAdventure, Category::Outposts, build),
        (Title::JourneyTwo, Category::Outposts, build),
        (Title::JourneyThree, Category::Outposts, build),
        (Title::JourneyOne, Category::KeptCards, |step| step.action == Move::Keep),
        (Title::JourneyOne, Category::UsedCards, |step| step.action == Move::Use),
        (Title::JourneyThree, Category::UsedCards, is_market),
    ];
    for (title, category, takes) in cases {
        let one = simulation(title, 2, 1);
        let times = course(&one).0.iter().filter(|step| takes(step)).count();
        let report = report(one);
        let counted = things(&report).filter(|(of, _)| *of == category).map(|(_, thing)| thing.takes_a_game);
        assert_eq!(counted.sum::<f64>(), times as f64, "{title}: {category:?}");
        assert!(times > 0, "{title}: {category:?}");
    }
}
