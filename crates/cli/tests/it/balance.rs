use std::fs;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::carvania::carvania;
use crate::files::{MAP, file, path};

fn balance(arguments: &[&str]) -> Value {
    carvania(&[&["balance", "--games", "40", "--bots", "eager", "--json"], arguments].concat()).json()
}

#[test]
fn json_has_everything() {
    let report = balance(&["--players", "3"]);
    let settings =
        json!([report["game"], report["players"], report["games"], report["seed"], report["bots"]]);
    assert_eq!(settings, json!(["GE", 3, 40, 1, ["eager", "eager", "eager"]]));
    assert_eq!(json!([report["cut_off"], report["interrupted"]]), json!([0, false]));
    assert_eq!(report["fair_share"].as_f64(), Some(1.0 / 3.0));
    let wins = report["seats"].as_array().unwrap().iter().map(|seat| seat["wins"].as_u64().unwrap());
    assert_eq!(wins.sum::<u64>(), 40);
    for figure in ["/rounds/mean", "/winners/points/total", "/others/points/sources/point_cards"] {
        assert!(report.pointer(figure).unwrap().as_f64().unwrap() > 0.0, "{figure}: {report}");
    }
    let thing = &report["categories"][0]["things"][0];
    assert_eq!(report["categories"][0]["category"], "acquired_cards");
    for figure in ["games_share", "takes_a_game", "first_round", "takers", "gain"] {
        assert!(thing[figure].is_number(), "{figure}: {thing}");
    }
    assert!(thing["name"].is_string() && thing["stands_out"].is_boolean(), "{thing}");
    let [share, low, high] = ["share", "low", "high"].map(|end| thing["win_share"][end].as_f64().unwrap());
    assert!(low <= share && share <= high);
}

#[test]
fn the_seed_decides_and_the_threads_do_not() {
    assert_eq!(balance(&["--game", "EM"]), balance(&["--game", "EM", "--threads", "3"]));
    assert_ne!(balance(&["--game", "EM"]), balance(&["--game", "EM", "--seed", "2"]));
}

#[test]
fn people_get_tables_of_every_game() {
    for (game, headings) in [
        ("GE", &["Merchant cards acquired", "Point cards claimed"][..]),
        ("EM", &["Starting sets", "Victory tiles claimed", "Bonus tiles taken", "Outposts, by mountain"]),
        (
            "CA",
            &["Starting sets", "Merchant cards acquired", "Victory tiles claimed", "Outposts, by mountain"],
        ),
        (
            "EW",
            &["Point cards claimed", "Bonus tiles taken", "Exploration tiles taken", "Locations worked at"],
        ),
        ("J1", &["Merchant cards kept for the trade route", "Merchant cards used at the market"]),
        ("J2", &["Outposts, by mountain", "Locations worked at"]),
        ("J3", &["Merchant cards used at the market", "Outposts, by mountain"]),
    ] {
        let text = carvania(&["balance", "--game", game, "--games", "60", "--bots", "eager"]).text();
        let everywhere =
            ["Seats: a fair share is 50.0 %", "Rounds: ", "Points of winners and others", "That takers"];
        for words in headings.iter().chain(&everywhere) {
            assert!(text.contains(words), "{game}, {words}: {text}");
        }
        assert!(text.lines().all(|line| line.trim_end() == line), "{text}");
    }
}

#[test]
fn long_lists_are_cut_unless_all_is_wanted() {
    let arguments = ["balance", "--games", "60", "--bots", "eager"];
    let short = carvania(&arguments).text();
    let all = carvania(&[&arguments[..], &["--all"]].concat()).text();
    assert!(short.contains(" more, see --all"), "{short}");
    assert!(!all.contains("--all") && all.lines().count() > short.lines().count() + 20, "{all}");
}

#[test]
fn things_are_called_what_people_call_them() {
    let text =
        |game| carvania(&["balance", "--game", game, "--games", "40", "--bots", "eager", "--all"]).text();
    for (game, words) in [
        ("GE", &["BBMM    14 points"][..]),
        ("EM", &["upgrade on build", "YY>B", "blue"]),
        ("EW", &["one more trader", "help: one trader fewer at", "2 points per", "claim point card 1"]),
    ] {
        let text = text(game);
        words.iter().for_each(|words| assert!(text.contains(words), "{game}, {words}: {text}"));
    }
}

#[test]
fn games_that_are_cut_off_are_reported() {
    let arguments = ["balance", "--games", "3", "--max-rounds", "2", "--bots", "eager"];
    let text = carvania(&arguments).text();
    assert!(text.contains("cut off after 2 rounds and left out: 3 games\n"), "{text}");
    assert!(text.ends_with("No game came to its end.\n"), "{text}");
    let html = file("balance_cut_off.html", "");
    carvania(&[&arguments[..], &["--html", &html]].concat()).text();
    assert!(
        fs::read_to_string(html).unwrap().contains("3 games did not end within 2 rounds and count nowhere.")
    );
}

#[test]
fn a_report_with_charts_stands_alone() {
    let html = file("balance.html", "");
    let arguments = ["balance", "--game", "J3", "--games", "60", "--bots", "eager", "--html", &html];
    let text = carvania(&arguments).text();
    assert!(text.contains("Seats: "), "the text is printed all the same: {text}");
    let page = fs::read_to_string(html).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>"), "{page}");
    for words in
        ["Part III with 2 players", "60 games", "Locations worked at", "<svg", "players who are ahead"]
    {
        assert!(page.contains(words), "{words}");
    }
    for from_elsewhere in ["<script", "http", "url(", "src=", "NaN", "inf"] {
        assert!(!page.contains(from_elsewhere), "{from_elsewhere}");
    }
    let refusal = carvania(&["balance", "--games", "1", "--html", "no/such/place.html"]).refusal();
    assert!(refusal.starts_with("cannot write `no/such/place.html`, check the path"), "{refusal}");
}

#[test]
fn a_run_goes_on_where_it_was_stopped() {
    let path = file("balance_save.jsonl", "");
    let whole = balance(&["--game", "CA"]);
    assert_eq!(balance(&["--game", "CA", "--save", &path]), whole);
    let saved = fs::read_to_string(&path).unwrap();
    assert_eq!(saved.lines().count(), 41);
    // As if it had been killed in the middle of a line.
    fs::write(&path, &saved[..saved.len() / 2]).unwrap();
    assert_eq!(balance(&["--game", "CA", "--save", &path, "--threads", "2"]), whole);
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 41);
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let diary = file("balance_diary.txt", "Dear diary\n");
    let refusal = carvania(&["balance", "--save", &diary]).refusal();
    assert!(refusal.starts_with("cannot continue from `"), "{refusal}");
    assert!(
        refusal.ends_with("balance_diary.txt`, so name another file: the file was not written by such a run"),
        "{refusal}"
    );
    assert_eq!(fs::read_to_string(diary).unwrap(), "Dear diary\n");
    let games = file("balance_other.jsonl", "");
    balance(&["--save", &games]);
    let refusal = carvania(&["balance", "--seed", "7", "--bots", "eager", "--save", &games]).refusal();
    assert!(refusal.ends_with(": the file belongs to another run: its seed is 1, not 7"), "{refusal}");
    let folder = carvania(&["balance", "--save", "."]).refusal();
    assert_eq!(folder, "`.` is a folder: name a file in it");
}

#[cfg(target_os = "linux")]
#[test]
fn whoever_stops_it_sees_what_is_known() {
    let save = file("balance_stopped.jsonl", "");
    let mut command = Command::new(env!("CARGO_BIN_EXE_carvania"));
    command.args(["balance", "--bots", "eager", "--games", "100000000", "--save", &save]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // It listens to Ctrl-C before the first game, so a game in the file means that it does.
    while fs::read_to_string(&save).unwrap().lines().count() < 2 {
        assert_eq!(child.try_wait().unwrap(), None);
        std::thread::yield_now();
    }
    let stopped = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(stopped.success());
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("Stopped before the end: "), "{text}");
    assert_eq!((output.status.code(), output.stderr), (Some(130), Vec::new()));
}

#[test]
fn a_page_that_cannot_be_written_is_refused_before_the_games() {
    let refusal = |arguments: &[&str]| {
        // Were they played, this test would take days.
        carvania(&[&["balance", "--games", "100000000000"], arguments].concat()).refusal()
    };
    assert_eq!(refusal(&["--html", "nowhere/page.html"]), "cannot write `nowhere/page.html`, check the path");
    let save = path("balance_page.jsonl").display().to_string();
    let taken = format!("the page would take the place of `{save}`: name another file for --html");
    assert_eq!(refusal(&["--html", &save, "--save", &save]), taken);
    assert!(!path("balance_page.jsonl").exists());
}

#[test]
fn maps_and_components_of_ones_own() {
    let map = file("balance_map.toml", MAP);
    assert_ne!(balance(&["--game", "EM", "--map", &map]), balance(&["--game", "EM"]));
    let refusal = carvania(&["balance", "--map", &map]).refusal();
    assert_eq!(refusal, "GE is not played on a map: leave it out, or name another game");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refusal = carvania(&["balance", "--players", "6"]).refusal();
    assert_eq!(refusal, "GE is for 2 to 5 players, not 6 (GE-19)");
    let refusal = carvania(&["balance", "--players", "4", "--bots", "eager,random"]).refusal();
    assert_eq!(refusal, "--bots names 2 bots for 4 players: name one for all seats, or one for each");
    carvania(&["balance", "--games", "0"]).is_usage_error("0 is not in 1..");
    carvania(&["balance", "--all", "--json"]).is_usage_error("cannot be used with");
}
