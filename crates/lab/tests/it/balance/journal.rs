//! Games that are kept in a file.

use std::sync::Mutex;

use carvania_bots::Stop;
use carvania_lab::JournalError;
use carvania_lab::balance::Balance;
use carvania_lab::simulate::Simulation;
use carvania_rules::map::file::MapFile;
use carvania_rules::{Digest, Title};

use super::{report, simulation};

/// The lines of a file of these games.
fn saved(simulation: Simulation) -> Vec<String> {
    let mut balance = Balance::new(simulation).unwrap();
    let (start, lines) = (*balance.start(), Mutex::new(vec![balance.header()]));
    let keep = |line| {
        lines.lock().unwrap().push(line);
        Ok(())
    };
    balance.play(&Stop::new(), &|played| keep(played.line(&start))).unwrap();
    lines.into_inner().unwrap()
}

#[test]
fn a_run_goes_on_where_it_was_stopped() {
    for title in Title::ALL {
        let simulation = simulation(title, 2, 12);
        let lines = saved(simulation.clone());
        assert_eq!(lines.len(), 13);
        // Killed while it wrote the seventh game, which was not the first to end.
        let mut file = lines[..1].to_vec();
        file.extend(lines[4..9].iter().cloned());
        let whole = file.concat().len() as u64;
        file.push(lines[10][..20].to_owned());
        let mut balance = Balance::new(simulation.clone()).unwrap();
        assert_eq!(balance.resume(file.concat().as_bytes()).unwrap(), whole);
        assert_eq!(balance.games(), 5);
        balance.play(&Stop::new(), &|_| Ok(())).unwrap();
        assert_eq!(balance.report(), report(simulation), "{title}");
    }
}

#[test]
fn games_that_are_not_wanted_this_time_are_left_out() {
    let ten = simulation(Title::EndlessWorld, 2, 10);
    let four = Simulation { games: 4, ..ten.clone() };
    let mut balance = Balance::new(four.clone()).unwrap();
    balance.resume(saved(ten).concat().as_bytes()).unwrap();
    assert_eq!(balance.report(), report(four));
}

#[test]
fn a_file_of_other_games_is_refused() {
    let ours = simulation(Title::GolemEdition, 2, 3);
    let refusal = |file: &str| {
        let mut balance = Balance::new(ours.clone()).unwrap();
        balance.resume(file.as_bytes()).unwrap_err().to_string()
    };
    let other = |simulation| refusal(&saved(simulation).concat());
    assert_eq!(
        other(Simulation { seed: 2, ..ours.clone() }),
        "the file belongs to another run: its seed is 2, not 1"
    );
    assert_eq!(
        other(Simulation { max_rounds: 9, ..ours.clone() }),
        "the file belongs to another run: its limit of rounds is 9, not 10000"
    );
    assert_eq!(
        other(simulation(Title::EndlessWorld, 2, 1)),
        "the file belongs to another run: its game is EW, not GE"
    );
    assert_eq!(refusal("Dear diary\n"), "the file was not written by such a run");
    assert_eq!(refusal("Dear diary"), "the file was not written by such a run");
}

#[test]
fn a_line_that_is_no_game_is_refused() {
    let ours = simulation(Title::GolemEdition, 2, 2);
    let lines = saved(ours.clone());
    for (from, to) in [
        ("\"game\":0", "\"game\":1"),
        ("\"game\":0", "\"game\":-1"),
        ("\"winner\":", "\"winner\":7"),
        ("\"rounds\":", "\"rounds\":9999"),
        ("acquired_cards", "outposts"),
        ("acquired_cards", "spells"),
        ("point_cards", "luck"),
        ("{\"game\"", "\"game\""),
        ("+", "+Q"),
    ] {
        let changed = lines[1].replacen(from, to, 1);
        assert_ne!(changed, lines[1], "{from}");
        let file = [&lines[0], &lines[2], &changed].map(String::as_str).concat();
        let refused = Balance::new(ours.clone()).unwrap().resume(file.as_bytes());
        assert!(matches!(refused, Err(JournalError::Line { number: 3 })), "{to}: {refused:?}");
    }
}

#[test]
fn a_run_on_a_map_is_taken_up_and_so_is_one_of_version_0_1_0() {
    let mut ours = simulation(Title::EasternMountains, 2, 2);
    let map = ours.setup.components.eastern_mountains.first_map;
    ours.setup.map = Some(map);
    let lines = saved(ours.clone());
    let [now, before] =
        [MapFile::of(&map).to_toml(), format!("{map:?}")].map(|text| Digest::of(&text).to_string());
    assert!(lines[0].contains(&now), "{}", lines[0]);
    let resumed = |file: &str| Balance::new(ours.clone()).unwrap().resume(file.as_bytes());
    resumed(&lines.concat()).unwrap();
    resumed(&lines.concat().replace(&now, &before)).unwrap();
    let other = resumed(&lines.concat().replace(&now, &Digest::of("another map").to_string()));
    assert!(other.unwrap_err().to_string().contains("its map is "));
}
