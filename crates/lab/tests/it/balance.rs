//! What games say about their balance.

mod course;
mod journal;

use carvania_bots::{Kind, Stop};
use carvania_lab::balance::{Balance, Category, Report, ThingReport};
use carvania_lab::simulate::Simulation;
use carvania_rules::{Setup, Title};

fn simulation(title: Title, players: usize, games: u64) -> Simulation {
    Simulation {
        setup: Setup::standard(title, players),
        bots: vec![Kind::Eager.into(); players],
        games,
        seed: 1,
        threads: 1,
        max_rounds: 10_000,
    }
}

fn report(simulation: Simulation) -> Report {
    let mut balance = Balance::new(simulation).unwrap();
    balance.play(&Stop::new(), &|_| Ok(())).unwrap();
    balance.report()
}

fn things(report: &Report) -> impl Iterator<Item = (Category, &ThingReport)> {
    report.categories.iter().flat_map(|of| of.things.iter().map(|thing| (of.category, thing)))
}

#[test]
fn threads_change_nothing() {
    for title in Title::ALL {
        let one = simulation(title, 3, 40);
        let many = Simulation { threads: 7, ..one.clone() };
        assert_eq!(report(one), report(many), "{title}");
    }
}

#[test]
fn the_games_are_those_of_a_simulation() {
    let simulation = simulation(Title::GolemEdition, 4, 60);
    let outcome = simulation.run(&|_| ()).unwrap().outcome;
    let report = report(simulation);
    let wins: Vec<u64> = report.seats.iter().map(|seat| seat.wins).collect();
    let points: Vec<f64> = report.seats.iter().map(|seat| seat.points.as_ref().unwrap().total).collect();
    assert_eq!((wins, Some(points)), (outcome.wins, outcome.mean_score));
    assert_eq!(report.rounds.map(|rounds| rounds.mean), outcome.mean_rounds);
}

#[test]
fn every_category_of_every_game_appears() {
    for title in Title::ALL {
        let report = report(simulation(title, *title.players().end(), 60));
        let categories: Vec<Category> = report.categories.iter().map(|of| of.category).collect();
        assert_eq!(categories, Category::of(title), "{title}");
        for of in &report.categories {
            assert!(!of.things.is_empty(), "{title}: {:?}", of.category);
            assert!(of.things.is_sorted_by(|one, next| one.gain >= next.gain), "{title}: {:?}", of.category);
        }
    }
}

#[test]
fn shares_add_up_and_intervals_shrink() {
    let [few, many] = [100, 1600].map(|games| report(simulation(Title::GolemEdition, 3, games)));
    for report in [&few, &many] {
        assert!(
            (report.seats.iter().map(|seat| seat.win_share.unwrap().share).sum::<f64>() - 1.0).abs() < 1e-9
        );
        let shares = things(report).map(|(_, thing)| thing.win_share);
        let seats = report.seats.iter().filter_map(|seat| seat.win_share);
        assert!(shares.chain(seats).all(|share| share.low <= share.share && share.share <= share.high));
    }
    // Sixteen times as many games make an interval a quarter as wide.
    let width = |report: &Report| report.seats[0].win_share.map(|share| share.high - share.low).unwrap();
    assert!((width(&few) / width(&many) - 4.0).abs() < 0.4, "{} {}", width(&few), width(&many));
    let widths = |report: &Report| -> f64 {
        let widths: Vec<f64> =
            things(report).map(|(_, thing)| thing.win_share.high - thing.win_share.low).collect();
        widths.iter().sum::<f64>() / widths.len() as f64
    };
    assert!((widths(&few) / widths(&many) - 4.0).abs() < 1.0, "{} {}", widths(&few), widths(&many));
}

#[test]
fn nothing_stands_out_of_a_few_games() {
    let few = report(simulation(Title::GolemEdition, 2, 29));
    assert!(
        things(&few).all(|(_, thing)| !thing.stands_out) && few.seats.iter().all(|seat| !seat.stands_out)
    );
    let uneven = Simulation {
        bots: vec![Kind::Random.into(), Kind::Eager.into()],
        ..simulation(Title::GolemEdition, 2, 60)
    };
    assert!(report(uneven).seats.iter().all(|seat| seat.stands_out));
}

#[test]
fn games_without_an_end_are_counted_and_nothing_else() {
    let report = report(Simulation { max_rounds: 3, ..simulation(Title::EasternMountains, 2, 5) });
    assert_eq!((report.games, report.cut_off, report.rounds), (5, 5, None));
    assert!(report.winners.is_none() && report.others.is_none() && report.categories[0].things.is_empty());
    assert!(report.seats.iter().all(|seat| seat.wins == 0 && !seat.stands_out && seat.win_share.is_none()));
}

#[test]
fn whoever_stops_it_hears_what_is_known() {
    let stop = Stop::new();
    let mut balance = Balance::new(simulation(Title::GolemEdition, 2, 1_000_000)).unwrap();
    let stop_soon = |_: &_| {
        stop.ask();
        Ok(())
    };
    balance.play(&stop, &stop_soon).unwrap();
    let report = balance.report();
    assert!(report.interrupted);
    assert_eq!(report.games, 1);
}
