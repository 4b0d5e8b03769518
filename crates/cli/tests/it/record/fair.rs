//! `record verify` on games that were dealt from a seed, and the example that does the same without us.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use carvania_bots::Reflex;
use carvania_lab::deal::generator;
use carvania_rules::fair::{Deal, Draw, Promise, Seed, draws};
use carvania_rules::{Actions, Record, Setup, Title, Turn};
use serde_json::{Value, json};

use crate::carvania::carvania_reading;

const VERIFY: [&str; 3] = ["record", "verify", "-"];

fn seed() -> Seed {
    Seed::from([0x5e; 32])
}

/// The beginning of a game of eager bots with a deal from the seed, which is not published.
fn sealed(title: Title, most: usize) -> Record {
    let notes = ["Ada", "", " \"quoted\" "];
    let mut record = Record::new(&Setup::standard(title, notes.len())).unwrap();
    let deal = Deal::new(&seed(), &notes);
    let promise = Promise::new(seed().commitment()).with_notes(notes).unwrap();
    record.promise(promise.with_order(deal.order(3)).unwrap()).unwrap();
    let (mut rng, mut actions, mut number) = (generator(1, 0), Actions::new(), 0);
    while record.actions().len() < most {
        let action = match record.game().turn() {
            Turn::Seat(_) => Reflex::Eager.choose(record.game(), &mut actions, &mut rng),
            Turn::Chance => deal.draw(record.game(), number),
            Turn::Over => break,
        };
        number += u64::from(record.game().turn() == Turn::Chance);
        record.apply(action.unwrap()).unwrap();
    }
    record
}

/// A sealed record with its seed.
fn published(title: Title, most: usize) -> Record {
    let mut record = sealed(title, most);
    let promise = record.headers().promise().unwrap().clone();
    record.promise(promise.published(seed()).unwrap()).unwrap();
    record
}

/// The record up to its last draw but with another one, and what came before.
fn tampered(title: Title) -> (Record, Draw) {
    let mut record = published(title, 120);
    let last = draws(&record).filter(|draw| draw.before.chance().len() > 1).last().unwrap();
    record.rewind(last.index);
    let (other, _weight) = last.before.chance().find(|(action, _)| *action != last.came).unwrap();
    record.apply(other).unwrap();
    (record, last)
}

fn verify(record: &str, options: &[&str]) -> crate::carvania::Answer {
    carvania_reading(&[&VERIFY, options].concat(), record)
}

#[test]
fn every_draw_is_checked() {
    let record = published(Title::GolemEdition, usize::MAX);
    for text in [record.to_text(), record.to_json_lines()] {
        let verdict = verify(&text, &[]).text();
        let end = "; the order of play and every draw follow from the seed that was committed to\n";
        assert!(verdict.starts_with("ok: GE, 3 players, ") && verdict.ends_with(end), "{verdict}");
        let document = verify(&text, &["--json"]).json();
        assert_eq!((&document["ok"], &document["problems"]), (&json!(true), &json!([])));
        assert_eq!(document["record"]["deal"], "proven_with_order");
        assert_eq!(document["record"]["draws"], draws(&record).count());
        assert_eq!(document["record"]["result"], json!(record.result()));
    }
}

#[test]
fn what_cannot_be_checked_is_said() {
    let mut noted = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    let unpromised = noted.clone();
    noted.headers_mut().note("seed", "12345").unwrap();
    for (record, words, deal) in [
        (sealed(Title::GolemEdition, 30), "when the seed is published", "sealed"),
        (unpromised, "there is no commitment to a seed", "unpromised"),
        (noted, "the seed stands there without a commitment", "noted"),
    ] {
        let verdict = verify(&record.to_text(), &[]).text();
        assert!(verdict.starts_with("ok: GE") && verdict.contains(words), "{verdict}");
        assert_eq!(verify(&record.to_text(), &["--json"]).json()["record"]["deal"], deal);
    }
}

#[test]
fn the_first_wrong_draw_is_named() {
    for title in Title::ALL {
        let (record, last) = tampered(title);
        let write = |action| last.before.write_action(action);
        let (came, due) = (write(*record.actions().last().unwrap()), write(last.came));
        for text in [record.to_text(), record.to_json_lines()] {
            let line = text.lines().count();
            let expected = format!(
                "standard input: line {line}: draw {} is `{came}`, but the seed gives `{due}`",
                last.number
            );
            assert_eq!(verify(&text, &[]).refusal(), expected);
            let answer = verify(&text, &["--json"]);
            assert_eq!(answer.refusal(), expected);
            let document: Value = serde_json::from_str(&answer.stdout()).unwrap();
            assert_eq!(document, json!({ "ok": false, "problems": [expected], "line": line }));
        }
    }
}

#[test]
fn other_claims_are_refused() {
    let text = published(Title::GolemEdition, 30).to_text();
    let seed = seed().reveal();
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}: {text}");
        verify(&text.replacen(from, to, 1), &[]).refusal()
    };
    assert!(changed(&seed, &seed.replacen("5e", "5f", 1)).contains("the seed is not the one committed to"));
    let order = text.lines().find(|line| line.starts_with("order: ")).unwrap();
    let other = if order == "order: 1 2 3" { "order: 3 2 1" } else { "order: 1 2 3" };
    assert!(changed(order, other).starts_with("standard input: the order of play is "));
    assert!(changed("\"Ada\"", "\"Eve\"").contains(", but the seed gives "));
    assert!(changed("commitment", "commitments").contains("needs the header `commitment`"));
}

#[test]
fn options_that_do_not_go_together() {
    verify("", &["--json", "--trace"]).is_usage_error("cannot be used with");
}

/// A file of the repository.
fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// What the example says about a trace, and whether it was content; nothing where there is no Python.
fn example(trace: &str) -> Option<(bool, String)> {
    let mut command = Command::new("python3");
    command.arg(repository("examples/verify_draws.py"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let Ok(mut child) = command.spawn() else {
        eprintln!("SKIPPED: the example in Python is not tested, since there is no python3");
        return None;
    };
    child.stdin.take().unwrap().write_all(trace.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    Some((output.status.success(), said))
}

#[test]
fn nothing_to_check_is_said_in_a_sentence() {
    if let Some((is_content, said)) = example("") {
        assert!(
            !is_content && said.starts_with("there is nothing to check") && said.lines().count() == 1,
            "{said}"
        );
    }
}

/// A game that goes on from another one after so many actions, with the seed. The other one had notes, so other draws.
fn branched(title: Title, given: usize) -> Record {
    let mut record = published(title, given).first(given);
    let (deal, mut actions, mut rng) = (Deal::new(&seed(), &[""; 0]), Actions::new(), generator(1, 0));
    for _ in 0..60 {
        let number = draws(&record).count() as u64;
        let action = deal
            .draw(record.game(), number)
            .or_else(|| Reflex::Eager.choose(record.game(), &mut actions, &mut rng));
        record.apply(action.unwrap()).unwrap();
    }
    let promise = Promise::new(seed().commitment()).with_given(given);
    record.promise(promise.published(seed()).unwrap()).unwrap();
    record
}

#[test]
fn what_was_given_is_said_and_not_claimed() {
    let record = branched(Title::EndlessWorld, 30);
    let given = record.headers().promise().unwrap().given();
    let before = draws(&record).filter(|draw| draw.is_given).count();
    let (text, all) = (record.to_text(), draws(&record).count());
    let verdict = verify(&text, &[]).text();
    let words = format!("; given at the beginning: {given} action");
    let end = "about whose draws nothing is promised; after them every draw follows from the seed that was committed to\n";
    assert!(verdict.contains(&words) && verdict.ends_with(end), "{verdict}");
    let document = verify(&text, &["--json"]).json();
    assert_eq!(
        (&document["record"]["given"], &document["record"]["deal"]),
        (&json!(given), &json!("proven"))
    );
    let trace = verify(&text, &["--trace"]).text();
    assert_eq!(trace.matches("\"given\":true").count(), before);
    let Some(said) = example(&trace) else { return };
    let expected = format!(
        "ok: {} draws follow from the seed that was committed to, {before} were given\n",
        all - before
    );
    assert_eq!(said, (true, expected));
}

#[test]
fn the_example_checks_every_game() {
    for title in Title::ALL {
        let record = published(title, 200);
        let trace = verify(&record.to_text(), &["--trace"]).text();
        let count = draws(&record).count();
        assert_eq!(trace.lines().count(), count + 1, "{title}");
        let Some((content, said)) = example(&trace) else { return };
        let expected = format!("ok: {count} draws follow from the seed that was committed to\n");
        assert_eq!((content, said), (true, expected), "{title}");
    }
}

#[test]
fn the_example_finds_what_is_wrong() {
    let (record, last) = tampered(Title::EndlessWorld);
    let wrong_draw = verify(&record.to_text(), &["--trace"]);
    assert!(wrong_draw.refusal().contains("but the seed gives"));
    let wrong_draw = wrong_draw.stdout();
    let good = verify(&published(Title::EndlessWorld, 50).to_text(), &["--trace"]).text();
    let not_published = verify(&sealed(Title::EndlessWorld, 50).to_text(), &["--trace"]).text();
    for (trace, words) in [
        (wrong_draw, format!("draw {} is ", last.number)),
        (good.replacen("\"Ada\"", "\"Eve\"", 1), "but the seed gives".to_owned()),
        (good.replacen("5e5e", "5f5e", 1), "the seed is not the one committed to".to_owned()),
        (not_published, "the seed is not published".to_owned()),
    ] {
        let Some((content, said)) = example(&trace) else { return };
        assert!(!content && said.contains(&words), "{words}: {said}");
    }
}

#[test]
fn the_document_tells_the_truth() {
    let document = std::fs::read_to_string(repository("docs/fair-deal.md")).unwrap();
    let (_, rest) = document.split_once("```record\n").unwrap();
    let (record, _) = rest.split_once("```").unwrap();
    assert!(verify(record, &[]).text().contains("the order of play and every draw follow from the seed"));
    let (_, rest) = document.split_once("```jsonl trace\n").unwrap();
    let (beginning, _) = rest.split_once("```").unwrap();
    let trace = verify(record, &["--trace"]).text();
    assert!(trace.starts_with(beginning), "{trace}");
}
