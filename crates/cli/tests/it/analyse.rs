use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use carvania_rules::{Components, Record, Setup, Title};
use serde_json::Value;

use crate::carvania::{carvania, carvania_reading};
use crate::files::{file, other_components, path, record_of, record_with};

/// The beginning of a game: enough for decisions, draws and forced payments.
fn beginning(title: Title) -> Record {
    record_of(Setup::standard(title, 2), 90)
}

/// A place for a file that no earlier run has left.
fn fresh(name: &str) -> String {
    let path = path(name);
    _ = fs::remove_file(&path);
    path.to_str().unwrap().to_owned()
}

fn analyse(record: &Record, options: &[&str]) -> Value {
    let arguments = [&["analyse", "-", "--budget", "200n", "--json"], options].concat();
    carvania_reading(&arguments, &record.to_text()).json()
}

#[test]
fn every_game_is_analysed_in_both_languages_and_forms() {
    for title in Title::ALL {
        let record = beginning(title);
        for (language, text, heading) in [
            ("en", record.to_text(), "Turning points"),
            ("fr", record.to_json_lines(), "Tournants de la partie"),
        ] {
            let arguments = ["analyse", "-", "--budget", "200n", "--language", language];
            let told = carvania_reading(&arguments, &text).text();
            assert!(told.contains(&format!("\n{heading}\n")), "{title}: {told}");
            assert!(told.lines().all(|line| line.chars().count() <= 80), "{title}: {told}");
            assert!(told.contains("1, Ada"), "{title}: {told}");
        }
    }
}

#[test]
fn json_tells_of_every_decision() {
    let record = beginning(Title::GolemEdition);
    let document = analyse(&record, &[]);
    assert_eq!((&document["game"], &document["players"]), (&"GE".into(), &2.into()));
    assert_eq!((&document["result"], &document["open"]), (&Value::Null, &0.into()));
    let moves = document["moves"].as_array().unwrap();
    let written: Vec<String> = record
        .steps()
        .filter(|step| step.by != carvania_rules::Turn::Chance)
        .map(|step| step.before.write_action(step.action).to_string())
        .collect();
    assert!(moves.iter().map(|made| &made["action"]).eq(&written));
    for made in moves {
        if made["forced"] == true {
            assert!(made.get("verdict").is_none(), "{made}");
            continue;
        }
        assert_eq!(made["taken"]["action"], made["action"]);
        assert!(made["given"]["cost"].as_f64().unwrap() >= 0.0, "{made}");
        assert_eq!(made["before"]["wins"].as_array().unwrap().len(), 2);
    }
}

#[test]
fn positions_for_a_budget_give_the_same_with_any_threads() {
    let record = beginning(Title::EasternMountains);
    assert_eq!(analyse(&record, &[]), analyse(&record, &["--threads", "3"]));
}

#[test]
fn the_page_stands_alone_and_speaks_the_language() {
    for (language, verdict) in [("en", "Move by move"), ("fr", "Coup par coup")] {
        let page = fresh(&format!("analysis_{language}.html"));
        let record = file(&format!("page_{language}.txt"), &beginning(Title::JourneyThree).to_text());
        let answer = carvania(&["analyse", &record, "--budget", "200n", "--html", &page, "--lang", language]);
        assert_eq!(answer.text(), "");
        let html = fs::read_to_string(page).unwrap();
        assert!(html.contains(&format!("<html lang=\"{language}\">")));
        assert!(html.contains(verdict) && html.contains("</svg>") && !html.contains("<script"));
        assert!(!html.contains("http"), "nothing comes from elsewhere");
    }
}

#[test]
fn names_cannot_break_the_page() {
    let mut record = beginning(Title::GolemEdition);
    record.headers_mut().note("seat-2", "<b onclick=x>Eve & \"Co\"").unwrap();
    let page = fresh("analysis_names.html");
    let arguments = ["analyse", "-", "--budget", "100n", "--html", &page];
    carvania_reading(&arguments, &record.to_text()).text();
    let html = fs::read_to_string(page).unwrap();
    assert!(html.contains("&lt;b onclick=x&gt;Eve &amp; ") && !html.contains("<b "));
}

#[test]
fn a_saved_analysis_is_taken_up() {
    let record = beginning(Title::GolemEdition);
    let save = fresh("analysis.save");
    let whole = analyse(&record, &["--save", &save]);
    let text = fs::read_to_string(&save).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    // As if the program had ended in the middle of the third finding.
    let broken_off = format!("{}\n{}", lines[..3].join("\n"), &lines[3][..20]);
    fs::write(&save, broken_off).unwrap();
    assert_eq!(analyse(&record, &["--save", &save]), whole);
    assert_eq!(fs::read_to_string(&save).unwrap(), text);
}

#[test]
fn a_file_of_something_else_is_not_touched() {
    let record = beginning(Title::GolemEdition);
    let save = fresh("analysis_other.save");
    analyse(&beginning(Title::EndlessWorld), &["--save", &save]);
    let refuse = |arguments: &[&str], reason: &str| {
        let before = fs::read_to_string(&save).unwrap();
        let arguments = [&["analyse", "-", "--save", &save], arguments].concat();
        let refusal = carvania_reading(&arguments, &record.to_text()).refusal();
        assert!(refusal.contains(reason), "{refusal}");
        assert_eq!(fs::read_to_string(&save).unwrap(), before);
    };
    refuse(
        &["--budget", "200n"],
        ", so name another file: the file belongs to another run: its record has the digest ",
    );
    fs::write(&save, record.to_text()).unwrap();
    refuse(&[], ", so name another file: the file was not written by such a run");
    fs::remove_file(&save).unwrap();
    analyse(&record, &["--save", &save]);
    refuse(
        &["--budget", "100n"],
        ", so name another file: the file belongs to another run: its budget is 200n, not 100n",
    );
    // As files were before they said of which version their findings are.
    let version = carvania_bots::analysis::VERSION;
    let old = fs::read_to_string(&save).unwrap().replacen(&format!("\"oracle\":{version},"), "", 1);
    fs::write(&save, old).unwrap();
    let reason = format!(
        ", so name another file: the file belongs to another run: its findings are of version 0, not {version}"
    );
    refuse(&["--budget", "200n"], &reason);
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    let refusal = |input: &str, options: &[&str]| {
        carvania_reading(&[&["analyse", "-", "--budget", "1n"], options].concat(), input).refusal()
    };
    let text = beginning(Title::GolemEdition).to_text();
    for (input, reason) in [
        ("", "standard input: line 1: the header `game` is missing"),
        ("{}", "standard input: line 1: the header `game` is missing"),
        ("{\"game\": ", "standard input: line 1: "),
        (&text.replace("rules: 1", "rules: 99"), "rules version 99"),
        (&text.replace("1.  ", "1.  claim:MMMM"), "standard input: line "),
    ] {
        assert!(refusal(input, &[]).contains(reason), "{input}");
    }
    let nowhere = refusal(&text, &["--html", "/nowhere/page.html"]);
    assert_eq!(nowhere, "cannot write `/nowhere/page.html`, check the path");
    assert!(
        refusal(&text, &["--save", "/nowhere/x"]).starts_with("cannot open `/nowhere/x`, check the path: ")
    );
    assert!(refusal(&text, &["--save", env!("CARGO_TARGET_TMPDIR")]).contains("is a folder"));
    let game = file("analysed.txt", &text);
    let over = carvania(&["analyse", &game, "--html", &game]).refusal();
    assert!(over.starts_with("the page would take the place of `"), "{over}");
    assert_eq!(fs::read_to_string(game).unwrap(), text);
    carvania(&["analyse", "-", "--budget", "soon"]).is_usage_error("`soon` is not a limit");
    carvania(&["analyse", "-", "--threads", "0"]).is_usage_error("--threads");
    carvania(&["analyse", "-", "--lang", "xx"]).is_usage_error("--language");
    carvania(&["analyse"]).is_usage_error("<FILE>");
}

#[test]
fn a_record_needs_its_components() {
    let other = other_components();
    let record = record_with(Components::read(&other).unwrap().leak(), 40).to_text();
    let components = file("analyse_components.toml", &other);
    let arguments = ["analyse", "-", "--budget", "50n", "--components", &components];
    carvania_reading(&arguments, &record).text();
    assert!(carvania_reading(&arguments[..4], &record).refusal().contains("load the file it was made with"));
}

#[test]
fn a_record_without_decisions_is_no_error() {
    let dealt = record_with(Components::standard(), 5);
    let arguments = ["analyse", "-", "--language", "en"];
    let text = carvania_reading(&arguments, &dealt.to_text()).text();
    assert!(text.contains("No player had a decision to make in this record."), "{text}");
    let page = fresh("analysis_empty.html");
    carvania_reading(&["analyse", "-", "--html", &page], &dealt.to_text()).text();
    assert!(Path::new(&page).exists());
}

#[cfg(unix)]
#[test]
fn ctrl_c_reports_what_is_done() {
    let record = file("ctrl_c.txt", &beginning(Title::GolemEdition).to_text());
    let save = fresh("ctrl_c.save");
    let mut command = Command::new(env!("CARGO_BIN_EXE_carvania"));
    command.args(["analyse", &record, "--budget", "3600s", "--save", &save, "--language", "en"]);
    let child = command.stdout(Stdio::piped()).spawn().unwrap();
    // Whoever has the file open listens to signals already.
    while !Path::new(&save).exists() {
        std::thread::yield_now();
    }
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(130), "{text}");
    assert!(text.contains(" decisions have not been analysed yet."), "{text}");
}
