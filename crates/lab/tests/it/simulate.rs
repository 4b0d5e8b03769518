use std::sync::atomic::{AtomicU64, Ordering};

use carvania_bots::{Kind, Stop};
use carvania_lab::deal;
use carvania_lab::simulate::{Outcome, Simulation, SimulationError};
use carvania_rules::map::random;
use carvania_rules::{Setup, SetupError, Title};

fn simulation(players: usize, bot: Kind) -> Simulation {
    simulation_of(Title::GolemEdition, players, bot)
}

fn simulation_of(title: Title, players: usize, bot: Kind) -> Simulation {
    Simulation {
        setup: Setup::standard(title, players),
        bots: vec![bot.into(); players],
        games: 30,
        seed: 1,
        threads: 1,
        max_rounds: 10_000,
    }
}

fn outcome(simulation: &Simulation) -> Outcome {
    simulation.run(&|_| ()).unwrap().outcome
}

#[test]
fn threads_change_nothing_but_the_time() {
    let one = simulation(3, Kind::Random);
    let two = Simulation { threads: 2, ..one.clone() };
    let more_than_games = Simulation { threads: 64, ..one.clone() };
    assert_eq!(outcome(&one), outcome(&two));
    assert_eq!(outcome(&one), outcome(&more_than_games));
}

#[test]
fn another_seed_is_another_outcome() {
    let one = simulation(2, Kind::Random);
    assert_ne!(outcome(&one), outcome(&Simulation { seed: 2, ..one.clone() }));
}

#[test]
fn totals_add_up() {
    for title in Title::ALL {
        for players in title.players() {
            let report = simulation_of(title, players, Kind::Eager).run(&|_| ()).unwrap();
            let Outcome { turns, actions, decisions, draws, cut_off, mean_rounds, mean_score, wins, .. } =
                report.outcome;
            assert_eq!(actions, decisions + draws);
            assert_eq!(wins.iter().sum::<u64>() + cut_off, report.games);
            assert_eq!((wins.len(), mean_score.unwrap().len()), (players, players));
            // C-6: every seat has its place in every round, and an extra turn belongs to that place.
            let rounds = (mean_rounds.unwrap() * report.games as f64).round() as u64;
            let extra_turns = turns - rounds * players as u64;
            assert_eq!(extra_turns > 0, has_refresh(title), "{title}: {extra_turns}");
            assert!(draws >= set_up_draws(title) * report.games, "{title}: {draws} draws");
            assert!(decisions >= turns);
        }
    }
}

/// J1-10: whoever refreshes the market has another turn.
fn has_refresh(title: Title) -> bool {
    matches!(title, Title::JourneyOne | Title::JourneyThree)
}

fn set_up_draws(title: Title) -> u64 {
    match title {
        // GE-1, GE-4: five point cards and six merchant cards.
        Title::GolemEdition => 5 + 6,
        // EM-29: a removed tile of each symbol, twenty tiles, four VP tiles.
        Title::EasternMountains => 4 + 20 + 4,
        // CA-20: four merchant cards, and two removed tiles of each symbol.
        Title::CallForAdventure => 4 + 8 + 20 + 4,
        // EW-1 to EW-4: a side, five point cards, six stacks, eight covered locations.
        Title::EndlessWorld => 1 + 5 + 6 + 8,
        // J1-5: four merchant cards; the exploration tiles lie beside the board.
        Title::JourneyOne => 5 + 6 + 4,
        // J2-1 to J2-5: four stacks, seven covered locations, three removed tiles of each symbol, twelve tiles.
        Title::JourneyTwo => 5 + 4 + 7 + 12 + 12,
        // J3-1, J3-3: four more stacks, and four merchant cards.
        Title::JourneyThree => 5 + 8 + 7 + 12 + 12 + 4,
    }
}

#[test]
fn eager_games_end() {
    for title in Title::ALL {
        for players in title.players() {
            let games =
                Simulation { games: 500, max_rounds: 3000, ..simulation_of(title, players, Kind::Eager) };
            assert_eq!(outcome(&games).cut_off, 0, "{title} with {players} players");
        }
    }
}

#[test]
fn games_are_played_on_a_map_of_ones_own() {
    let shape = Title::EasternMountains.map_shape().unwrap();
    let map = random::map(shape, 4, &mut deal::generator(3, 0)).check(shape).unwrap().map;
    let standard = simulation_of(Title::EasternMountains, 3, Kind::Eager);
    let own = Simulation { setup: Setup { map: Some(map), ..standard.setup }, ..standard.clone() };
    assert_eq!(outcome(&own).cut_off, 0);
    assert_ne!(outcome(&own), outcome(&standard));
    let adventure = Setup { title: Title::CallForAdventure, ..own.setup };
    let refused = Simulation { setup: adventure, ..own }.run(&|_| ());
    assert!(matches!(refused, Err(SimulationError::Setup(SetupError::Map { .. }))));
}

#[test]
fn games_without_an_end_are_counted_but_not_scored() {
    let cut = Simulation { max_rounds: 3, ..simulation(2, Kind::Random) };
    let outcome = outcome(&cut);
    assert_eq!((outcome.cut_off, outcome.turns), (30, 30 * 3 * 2));
    assert_eq!(outcome.wins, [0, 0]);
    assert_eq!((outcome.mean_rounds, outcome.mean_score), (None, None));
}

#[test]
fn the_bots_sit_where_they_are_told_to() {
    let mixed =
        Simulation { bots: vec![Kind::Random.into(), Kind::Eager.into()], ..simulation(2, Kind::Random) };
    let report = mixed.run(&|_| ()).unwrap();
    assert_eq!(report.bots, ["random", "eager"]);
    assert!(report.outcome.wins[1] > report.outcome.wins[0], "{:?}", report.outcome.wins);
}

#[test]
fn progress_hears_of_every_game() {
    let heard = AtomicU64::new(0);
    let simulation = Simulation { threads: 2, ..simulation(2, Kind::Eager) };
    simulation.run(&|more| _ = heard.fetch_add(more, Ordering::Relaxed)).unwrap();
    assert_eq!(heard.into_inner(), simulation.games);
}

#[test]
fn whoever_stops_it_hears_what_is_over() {
    let (stop, over) = (Stop::new(), AtomicU64::new(0));
    let simulation = Simulation { games: u64::MAX, threads: 2, ..simulation(2, Kind::Eager) };
    let report = simulation.run_until(&stop, &|more| {
        if over.fetch_add(more, Ordering::Relaxed) >= 9 {
            stop.ask();
        }
    });
    let report = report.unwrap();
    assert!(report.interrupted && report.games == over.into_inner(), "{report:?}");
    assert_eq!(report.outcome.wins.iter().sum::<u64>(), report.games);
    let whole = Simulation { games: 5, ..simulation };
    assert!(!whole.run(&|_| ()).unwrap().interrupted);
}

#[test]
fn what_cannot_be_played_is_refused() {
    let too_many = simulation(6, Kind::Random).run(&|_| ());
    assert!(matches!(too_many, Err(SimulationError::Setup(SetupError::Players { players: 6, .. }))));
    let too_few = Simulation { bots: vec![Kind::Random.into()], ..simulation(2, Kind::Random) }.run(&|_| ());
    assert!(matches!(too_few, Err(SimulationError::Bots { bots: 1, players: 2 })));
}
