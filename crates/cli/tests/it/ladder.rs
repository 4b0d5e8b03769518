use std::fs;

use crate::carvania::carvania;
use crate::files::{file, path};

/// An arena of these bots, kept in a file of this name.
fn arena(name: &str, bots: &str, seed: &str) -> String {
    let path = path(name);
    _ = fs::remove_file(&path);
    let path = path.to_str().unwrap().to_owned();
    let options = ["arena", "--bots", bots, "--games", "20", "--seed", seed, "--save", &path];
    carvania(&options).text();
    path
}

#[test]
fn bots_of_several_arenas_stand_on_one_ladder() {
    let one = arena("ladder_one.jsonl", "good=eager,random", "1");
    let two = arena("ladder_two.jsonl", "greedy,good=eager", "1");
    let report = carvania(&["ladder", &one, &two, "--json"]).json();
    let [ladder] = &report["groups"].as_array().unwrap()[..] else { panic!("{report}") };
    let names: Vec<&str> =
        ladder.as_array().unwrap().iter().map(|rung| rung["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["greedy", "good", "random"]);
    assert_eq!((ladder[1]["games"].as_u64(), ladder[0]["games"].as_u64()), (Some(40), Some(20)));
    assert!(ladder[0]["above_next"]["points"].as_f64() > Some(0.0), "{report}");
    assert!(ladder[2]["above_next"].is_null(), "{report}");
    let text = carvania(&["ladder", &one, &two]).text();
    assert!(
        text.starts_with("GE, 2 players, seed 1: 20 games\nGE, 2 players, seed 1: 20 games\n\n"),
        "{text}"
    );
}

#[test]
fn bots_who_never_met_are_not_compared() {
    let one = arena("ladder_apart_one.jsonl", "eager,random", "1");
    let two = arena("ladder_apart_two.jsonl", "a=greedy,b=greedy", "2");
    let text = carvania(&["ladder", &one, &two]).text();
    assert!(text.contains("never met"), "{text}");
    assert_eq!(text.matches("above the next").count(), 2, "{text}");
}

#[test]
fn what_is_no_arena_is_refused() {
    let refusal = carvania(&["ladder", &file("ladder_letter.txt", "a letter\n")]).refusal();
    assert!(refusal.contains("is not a file of `carvania arena --save`"), "{refusal}");
    // The header of an arena that cannot be.
    let one = fs::read_to_string(arena("ladder_odd.jsonl", "eager,random", "3")).unwrap();
    for (from, to) in [
        ("\"players\":2", "\"players\":4000000000"),
        ("\"GE\"", "\"XX\""),
        ("[\"eager\",\"random\"]", "[]"),
        ("\"pairing\":0", "\"pairing\":7"),
    ] {
        assert!(one.contains(from), "{from}");
        let odd = file("ladder_odd.txt", &one.replacen(from, to, 1));
        carvania(&["ladder", &odd]).refusal();
    }
}
