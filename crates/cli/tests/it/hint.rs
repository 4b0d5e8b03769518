use carvania_rules::{Components, Record, Setup, Title, Turn};
use serde_json::{Value, json};

use crate::carvania::{carvania, carvania_reading};
use crate::files::{file, record, record_of, record_with};

const THINK: [&str; 4] = ["hint", "-", "--budget", "2000n"];

fn hint(input: &str, options: &[&str]) -> crate::carvania::Answer {
    carvania_reading(&[&THINK, options].concat(), input)
}

/// A game up to a decision with a choice.
fn at_a_choice(title: Title) -> Record {
    let mut record = record_of(Setup::standard(title, 2), 80);
    while record.game().turn() == Turn::Chance {
        record.undo();
    }
    record
}

#[test]
fn a_hint_is_the_same_for_a_record_and_its_position() {
    for title in Title::ALL {
        let record = at_a_choice(title);
        let position = record.game().to_position().to_string();
        let from_position = hint(&position, &["--json"]).json();
        for text in [record.to_text(), record.to_json_lines()] {
            assert_eq!(hint(&text, &["--json"]).json(), from_position, "{title}");
        }
        let options = from_position["options"].as_array().unwrap();
        assert!((1..=3).contains(&options.len()), "{from_position}");
        assert_eq!(from_position["game"], title.code());
    }
}

#[test]
fn a_position_with_a_field_twice_is_refused() {
    let position = at_a_choice(Title::GolemEdition).game().to_position().to_string();
    let twice = position.replacen("\"players\":2", "\"players\":2,\"players\":2", 1);
    assert!(hint(&twice, &[]).refusal().contains("the field `players` is there twice"));
}

/// Whoever did what a hint says hears the same of it from an analysis.
#[test]
fn hints_and_analyses_agree() {
    let record = record_with(Components::standard(), 60);
    let analysis =
        carvania_reading(&["analyse", "-", "--budget", "300n", "--json"], &record.to_text()).json();
    let mut compared = 0;
    for made in analysis["moves"].as_array().unwrap().iter().filter(|made| made["forced"] == false) {
        let mut before = record.clone();
        before.rewind(made["index"].as_u64().unwrap() as usize);
        let hint = carvania_reading(&["hint", "-", "--budget", "300n", "--json"], &before.to_text()).json();
        let options = hint["options"].as_array().unwrap();
        // People are told whole percent, and of equal ones the more points come first.
        let percent = |option: &Value| {
            (100.0 * option["wins"][hint["seat"].as_u64().unwrap() as usize - 1].as_f64().unwrap()).round()
        };
        assert!(options.is_sorted_by(|one, next| percent(one) >= percent(next)), "{hint}");
        for option in options.iter().filter(|option| option["action"] == made["action"]) {
            let (taken, view) = (&made["taken"], &made["taken"]["view"]);
            let told = json!([option["visits"], option["wins"], option["points"], option["rounds"]]);
            assert_eq!(
                json!([taken["visits"], view["wins"], view["points"], view["rounds"]]),
                told,
                "{made}"
            );
            compared += 1;
        }
    }
    assert!(compared >= 5, "{compared}");
}

#[test]
fn threads_change_no_hint() {
    let text = at_a_choice(Title::GolemEdition).to_text();
    assert_eq!(hint(&text, &["--json"]).json(), hint(&text, &["--json", "--threads", "2"]).json());
}

#[test]
fn a_hint_speaks_both_languages() {
    let text = record_with(Components::standard(), 11).to_text();
    let english = hint(&text, &["--language", "en"]).text();
    assert!(english.starts_with("Golem Edition, 2 players. Seat 1 is to decide.\n"), "{english}");
    assert!(english.contains("The first one gains over the second: "), "{english}");
    let french = hint(&text, &["--lang", "fr"]).text();
    assert!(french.contains("C’est au siège 1 de décider."), "{french}");
}

#[test]
fn where_nobody_decides_there_is_no_hint() {
    let over = hint(&record().to_text(), &["--language", "en"]).refusal();
    assert_eq!(over, "standard input: the game is over, so there is nothing to decide");
    let dealing = record_with(Components::standard(), 5);
    let position = dealing.game().to_position().to_string();
    for input in [dealing.to_text(), dealing.to_json_lines(), position] {
        let chance = hint(&input, &["--language", "en"]).refusal();
        assert!(chance.starts_with("standard input: a draw is due here, so "), "{chance}");
    }
    let nothing = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    assert!(hint(&nothing.to_json_lines(), &["--language", "fr"]).refusal().contains("pioche"));
}

#[test]
fn broken_input_is_refused_in_a_sentence() {
    let position = at_a_choice(Title::EndlessWorld).game().to_position().to_string();
    for input in [
        "",
        "{}",
        "[]",
        "7",
        "null",
        "{\"game\": \"GE\"}",
        "{\"game\": 7}",
        "{\"game\": \"XX\", \"players\": 2}",
        "\u{1b}[31mgame",
        &position[..position.len() - 3],
        &position.replace("\"players\":2", "\"players\":9"),
        &position.replace("caravan", "caravans"),
    ] {
        let refusal = hint(input, &[]).refusal();
        assert!(refusal.starts_with("standard input: "), "{input}: {refusal}");
    }
    assert!(carvania(&["hint", "nowhere.json"]).refusal().starts_with("cannot open `nowhere.json`"));
    carvania(&["hint", "-", "--budget", "0n"]).is_usage_error("`0n` is not a limit");
    carvania(&["hint"]).is_usage_error("<POSITION>");
}

#[test]
fn a_single_legal_action_needs_no_thought() {
    let mut forced = record();
    let is_forced = |record: &Record| {
        let mut legal = carvania_rules::Actions::new();
        record.game().legal_actions(&mut legal);
        matches!(record.game().turn(), Turn::Seat(_)) && legal.len() == 1
    };
    while !is_forced(&forced) {
        forced.undo().unwrap();
    }
    let game = file("forced.txt", &forced.to_text());
    // Were it thought about, this test would take an hour.
    let text = carvania(&["hint", &game, "--budget", "3600s", "--language", "en"]).text();
    assert!(text.contains("Only one action is legal: "), "{text}");
}
