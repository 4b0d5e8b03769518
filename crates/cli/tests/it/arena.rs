use std::fs;

use serde_json::{Value, json};

use crate::carvania::carvania;
use crate::files::{file, other_components, path};

const TWO: [&str; 5] = ["arena", "--bots", "eager,random", "--games", "20"];

fn arena(arguments: &[&str]) -> Vec<String> {
    TWO.iter().chain(arguments).map(|&argument| argument.to_owned()).collect()
}

/// Runs an arena of twenty games between two bots.
fn answer(arguments: &[&str]) -> crate::carvania::Answer {
    let arguments = arena(arguments);
    carvania(&arguments.iter().map(String::as_str).collect::<Vec<_>>())
}

/// A report as JSON, without what depends on the clock.
fn outcome(arguments: &[&str]) -> Value {
    let mut report = answer(&[&["--json"], arguments].concat()).json();
    for name in ["seconds", "threads"] {
        report.as_object_mut().unwrap().remove(name).unwrap();
    }
    let standings = |pairing: &mut Value| pairing["standings"].as_array_mut().unwrap().clone();
    for pairing in report["pairings"].as_array_mut().unwrap() {
        let timeless = standings(pairing).into_iter().map(|mut standing| {
            standing["thinking"] = standing["thinking"]["decisions"].clone();
            standing
        });
        pairing["standings"] = timeless.collect();
    }
    for entrant in report["entrants"].as_array_mut().unwrap() {
        entrant["thinking"] = Value::Null;
    }
    report
}

/// The path of a file that is not there.
fn fresh(name: &str) -> String {
    let path = path(name);
    _ = fs::remove_file(&path);
    path.to_str().unwrap().to_owned()
}

#[test]
fn json_has_every_figure() {
    let report = answer(&["--json"]).json();
    let settings = json!([report["game"], report["players"], report["games"], report["seed"]]);
    assert_eq!(settings, json!(["GE", 2, 20, 1]));
    assert_eq!(json!([report["format"], report["partial"]]), json!(["round-robin", false]));
    let pairing = &report["pairings"][0];
    assert_eq!(json!([pairing["deals"], pairing["games"], pairing["fair_share"]]), json!([10, 20, 0.5]));
    assert_eq!(json!([pairing["cut_off"], pairing["verdict"]]), json!([0, null]));
    let eager = &pairing["standings"][0];
    assert_eq!(eager["name"], "eager");
    assert!(eager["interval"][0].as_f64() < eager["share"].as_f64(), "{report}");
    for name in ["wins", "mean_points"] {
        assert!(eager[name].as_f64().unwrap() > 0.0, "{name}: {report}");
    }
    for name in ["decisions", "mean_ms", "late", "overrun_p99_ms"] {
        assert!(eager["thinking"][name].is_number(), "{name}: {report}");
    }
    for name in ["points", "margin"] {
        assert!(report["entrants"][1]["rating"][name].as_f64().unwrap() > 0.0, "{name}: {report}");
    }
}

#[test]
fn people_get_a_table() {
    let text = answer(&[]).text();
    assert!(text.starts_with("GE, 2 players, 20 games, seed 1, 1 thread, "), "{text}");
    assert!(text.contains("\neager - random: 20 games of 10 deals, "), "{text}");
    for words in ["; the fair share is 50.0 %\n", "95 % interval", "points", "a decision", "± "] {
        assert!(text.contains(words), "{words}: {text}");
    }
    let four = answer(&["--players", "4", "--game", "EW"]).text();
    assert!(four.contains("eager - random: 24 games of 4 deals, "), "{four}");
    let cut_off = answer(&["--max-rounds", "2"]).text();
    assert!(cut_off.contains("20 games of 10 deals, none came to its end, 20 cut off; "), "{cut_off}");
}

#[test]
fn the_seed_decides_and_the_threads_do_not() {
    assert_eq!(outcome(&[]), outcome(&["--threads", "3"]));
    assert_ne!(outcome(&[]), outcome(&["--seed", "2"]));
}

#[test]
fn it_stops_when_it_is_decided() {
    let text = carvania(&["arena", "--bots", "eager,random", "--until-decided"]).text();
    let words = "eager is better: its share is 55.0 % or more rather than 50.0 % (log-likelihood ratio ";
    assert!(text.contains(words), "{text}");
    let other = ["arena", "--bots", "random,eager", "--until-decided", "--better", "0.6", "--json"];
    let verdict = &carvania(&other).json()["pairings"][0]["verdict"];
    assert_eq!(json!([verdict["decision"], verdict["better"]]), json!(["not_better", 0.6]));
    let open = answer(&["--bots", "eager", "--until-decided", "--better", "0.51"]).text();
    assert!(open.contains("not decided yet whether the share of eager is 51.0 % or 50.0 % ("), "{open}");
}

#[test]
fn finished_deals_are_kept_and_not_played_again() {
    let path = fresh("arena_save.jsonl");
    let half = ["--games", "10", "--save", &path];
    two_bots(&half);
    let saved = fs::read_to_string(&path).unwrap();
    assert_eq!(saved.lines().count(), 1 + 5);
    // As if it had been killed while it wrote the last line.
    fs::write(&path, &saved[..saved.len() - 10]).unwrap();
    assert_eq!(outcome(&["--save", &path]), outcome(&[]));
    let whole = fs::read_to_string(&path).unwrap();
    assert_eq!(whole.lines().count(), 1 + 10);
    let four = saved.lines().take(5).collect::<Vec<_>>().join("\n");
    assert!(whole.starts_with(&four), "what was kept is still there");
    // All is known: nothing more is played.
    assert_eq!(outcome(&["--save", &path]), outcome(&[]));
    assert_eq!(fs::read_to_string(&path).unwrap(), whole);
}

/// Runs an arena between the two bots.
fn two_bots(arguments: &[&str]) {
    carvania(&[&["arena", "--bots", "eager,random"], arguments].concat()).text();
}

#[test]
fn a_file_of_something_else_is_refused_and_left_alone() {
    let path = fresh("arena_other.jsonl");
    two_bots(&["--games", "4", "--save", &path]);
    let saved = fs::read_to_string(&path).unwrap();
    let refusal = |arguments: &[&str]| answer(&[arguments, &["--save", &path]].concat()).refusal();
    for (arguments, words) in [
        (&["--seed", "3"][..], "its seed is 1, not 3"),
        (&["--players", "3"], "its number of players is 2, not 3"),
        (&["--game", "EW"], "its game is GE, not EW"),
        (&["--max-rounds", "77"], "its limit of rounds is 10000, not 77"),
        (&["--gauntlet"], "its kind is RoundRobin, not Gauntlet"),
        (&["--components", &file("arena_components.toml", &other_components())], "its components are "),
    ] {
        let refusal = refusal(arguments);
        assert!(refusal.starts_with("cannot continue from `") && refusal.contains(words), "{refusal}");
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), saved);
    let letter = file("arena_letter.txt", "Dear Ada");
    let refusal = answer(&["--save", &letter]).refusal();
    assert!(refusal.ends_with("so name another file: the file was not written by such a run"), "{refusal}");
    assert_eq!(fs::read_to_string(&letter).unwrap(), "Dear Ada");
    let spoilt = file("arena_spoilt.jsonl", &format!("{saved}null\n"));
    let refusal = answer(&["--save", &spoilt]).refusal();
    assert!(refusal.ends_with("line 4 does not belong to this run"), "{refusal}");
    let folder = answer(&["--save", env!("CARGO_TARGET_TMPDIR")]).refusal();
    assert!(folder.ends_with("is a folder: name a file in it"), "{folder}");
}

#[test]
fn what_cannot_be_held_is_refused() {
    let refusal = carvania(&["arena", "--bots", "eager"]).refusal();
    assert_eq!(refusal, "an arena needs at least two entrants, with commas between: `eager,random`");
    let refusal = answer(&["--players", "6"]).refusal();
    assert_eq!(refusal, "GE is for 2 to 5 players, not 6 (GE-19)");
    let refusal = answer(&["--until-decided", "--better", "0.4"]).refusal();
    assert_eq!(refusal, "the share to test must be more than 0.500 and less than 1, not 0.4");
    let many = ["eager"; 60].join(",");
    let refusal = carvania(&["arena", "--bots", &many]).refusal();
    assert_eq!(refusal, "60 entrants make more than 1000 pairings: name fewer, or hold a gauntlet");
    carvania(&["arena"]).is_usage_error("--bots");
    answer(&["--better", "0.6"]).is_usage_error("--until-decided");
    carvania(&["arena", "--bots", "eager,clever"]).is_usage_error("'clever'");
    carvania(&["arena", "--bots", "eager,random", "--games", "0"]).is_usage_error("0 is not in 1..");
}

#[cfg(unix)]
mod interrupted {
    use std::fs;
    use std::process::{Command, Output, Stdio};
    use std::thread;

    use super::fresh;

    /// Starts a run without end, and presses Ctrl-C when it has kept some deals.
    fn interrupt(arguments: &[&str], path: &str) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_carvania"));
        command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        while fs::read_to_string(path).map_or(0, |text| text.lines().count()) < 3 {
            assert_eq!(child.try_wait().unwrap(), None, "it must not end by itself");
            thread::yield_now();
        }
        let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        assert!(kill.success());
        child.wait_with_output().unwrap()
    }

    #[test]
    fn whoever_stops_it_sees_what_is_known() {
        let path = fresh("arena_interrupted.jsonl");
        let arguments = ["arena", "--bots", "eager,random", "--games", "1000000000", "--save", &path];
        let output = interrupt(&arguments, &path);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.starts_with("Stopped before the end: "), "{text}");
        assert!(text.contains("eager - random: ") && text.contains("95 % interval"), "{text}");
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(130), &b""[..]));
    }
}

#[test]
fn points_of_elo_can_be_decided() {
    let bots = ["arena", "--bots", "good=eager,random", "--until-decided", "--json", "--elo"];
    let verdict =
        |elo: &str| carvania(&[&bots[..], &[elo]].concat()).json()["pairings"][0]["verdict"].clone();
    let better = verdict("0,100");
    assert_eq!(better["decision"], "better");
    assert!((better["than"].as_f64().unwrap() - 0.5).abs() < 1e-9, "{better}");
    assert!((better["better"].as_f64().unwrap() - 0.640).abs() < 1e-3, "{better}");
    assert_eq!(verdict("-50,50")["decision"], "better");
    for wrong in ["20,0", "20", "a,b", "0,0", "0,1e9", "NaN,1"] {
        carvania(&[&bots[..], &[wrong]].concat()).is_usage_error("write two numbers, the lower one first");
    }
}

#[test]
fn a_file_says_who_sat_where() {
    let path = fresh("arena_seats.jsonl");
    two_bots(&["--games", "4", "--save", &path]);
    let saved = fs::read_to_string(&path).unwrap();
    let deal: Value = serde_json::from_str(saved.lines().nth(1).unwrap()).unwrap();
    assert_eq!(deal["seats"], json!([[0, 1], [1, 0]]));
}

#[test]
fn bots_have_the_names_they_are_given() {
    let text = answer(&["--bots", "new=greedy@5n"]).text();
    assert!(text.contains("\neager - random: ") && text.contains("eager - new: "), "{text}");
}
