//! The records of the games, in a folder.

use std::fs;

use carvania_rules::{Components, Record, Seat};

use crate::carvania::carvania;
use crate::files::{file, path};

/// A folder that no other test has, and that is not there.
fn folder(name: &str) -> String {
    let folder = path(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    folder.to_str().unwrap().to_owned()
}

/// The records in a folder by their names.
fn records(folder: &str) -> Vec<(String, Record)> {
    let mut records: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|file| {
            let file = file.unwrap();
            let text = fs::read_to_string(file.path()).unwrap();
            let record = Record::read(&text, Components::standard()).unwrap();
            (file.file_name().into_string().unwrap(), record)
        })
        .collect();
    records.sort_by(|one, other| one.0.cmp(&other.0));
    records
}

#[test]
fn every_game_has_a_record_that_tells_who_played_it() {
    for game in ["GE", "CA", "J3"] {
        let folder = folder(&format!("records_{game}"));
        let arguments = ["--game", game, "--games", "3", "--bots", "greedy,eager", "--records", &folder];
        let report = carvania(&[&["simulate", "--json"], &arguments[..]].concat()).json();
        let records = records(&folder);
        let names: Vec<&str> = records.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, [0, 1, 2].map(|number| format!("carvania-{game}-1-{number:06}.record")));
        let actions: usize = records.iter().map(|(_, record)| record.actions().len()).sum();
        assert_eq!(report["actions"], actions);
        for (_, record) in &records {
            assert!(record.game().is_over());
            assert_eq!(record.headers().player(Seat::FIRST), Some("greedy"));
        }
        let notes = records[2].1.headers().notes();
        assert!(notes.contains(&("simulation".to_owned(), "seed 1, game 2".to_owned())), "{notes:?}");
    }
}

#[test]
fn a_folder_with_such_records_is_left_alone() {
    let folder = folder("records_twice");
    let run = |bots, seed| {
        carvania(&["simulate", "--games", "1", "--bots", bots, "--seed", seed, "--records", &folder])
    };
    run("eager", "1").text();
    let before = records(&folder);
    let refusal = run("random", "1").refusal();
    assert!(refusal.ends_with("records_twice` already holds records of such games: name another folder"));
    assert_eq!(records(&folder), before);
    // Games of another seed have other names.
    run("eager", "2").text();
    assert_eq!(records(&folder).len(), 2);
}

#[test]
fn a_run_that_goes_on_adds_the_records_that_are_missing() {
    let (folder, saved) = (folder("records_save"), path("records_save.jsonl"));
    let _ = fs::remove_file(&saved);
    let run = |games| {
        let saved = saved.to_str().unwrap();
        carvania(&["simulate", "--games", games, "--bots", "eager", "--records", &folder, "--save", saved])
            .text()
    };
    run("2");
    let first = records(&folder);
    // As if it had been killed between a record and its line: the game is played and written again.
    let header = fs::read_to_string(&saved).unwrap().lines().next().unwrap().to_owned();
    fs::write(&saved, header + "\n").unwrap();
    run("4");
    let all = records(&folder);
    assert_eq!((&all[..2], all.len()), (&first[..], 4));
}

#[test]
fn a_folder_that_cannot_be_used_is_refused_before_anything_is_made() {
    let (file, saved) = (file("records_file", "A letter."), path("records_none.jsonl"));
    let refusal = carvania(&["simulate", "--records", &file, "--save", saved.to_str().unwrap()]).refusal();
    assert!(refusal.contains("records_file` cannot be used as a folder for records: "), "{refusal}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "A letter.");
    assert!(!saved.exists());
    let within = format!("{file}/games");
    let refusal = carvania(&["simulate", "--records", &within]).refusal();
    assert!(refusal.contains("cannot make the folder") && refusal.contains("check the path"), "{refusal}");
}

#[test]
fn a_run_that_is_refused_makes_no_folder() {
    let folder = folder("records_refused");
    let letter = file("records_letter.jsonl", "A letter.\n");
    carvania(&["simulate", "--records", &folder, "--save", &letter]).refusal();
    assert!(!path("records_refused").exists());
}
