//! A game that goes on from another one: what was drawn there is given, what is drawn after it is promised.

use carvania_rules::fair::{self, Fairness, Promise, PromiseError, Unfair};
use carvania_rules::{Actions, Components, Record, Setup, Title};

use super::{NOTES, deal, seed};
use crate::playout::playout;

/// The first actions of a game that nobody promised anything about, then some that are dealt from the seed.
fn branched(title: Title, given: usize) -> Record {
    let mut record = playout(&Setup::standard(title, 2), 3).first(given);
    let mut actions = Actions::new();
    for _ in 0..60 {
        let draws = fair::draws(&record).count() as u64;
        let due = deal().draw(record.game(), draws).or_else(|| {
            record.game().legal_actions(&mut actions);
            actions.first().copied()
        });
        record.apply(due.unwrap()).unwrap();
    }
    let promise = Promise::new(seed().commitment()).with_notes(NOTES).unwrap().with_given(given);
    record.promise(promise.published(seed()).unwrap()).unwrap();
    record
}

fn proven(record: &Record) -> (u64, u64) {
    match fair::check(record) {
        Ok(Fairness::Proven { draws, given, order: false }) => (draws, given),
        other => panic!("{other:?}"),
    }
}

#[test]
fn draws_after_those_that_are_given_are_checked() {
    for title in Title::ALL {
        for given in [0, 5, 40] {
            let record = branched(title, given);
            let before = fair::draws(&record).filter(|draw| draw.index < given).count() as u64;
            let all = fair::draws(&record).count() as u64;
            assert_eq!(proven(&record), (all - before, before), "{title}");
        }
    }
}

#[test]
fn what_is_given_stands_in_the_record() {
    let record = branched(Title::CallForAdventure, 40);
    assert!(record.to_text().contains("\ngiven: 40\n"));
    let components = Components::standard();
    assert_eq!(Record::from_text(&record.to_text(), components), Ok(record.clone()));
    assert_eq!(Record::from_json_lines(&record.to_json_lines(), components), Ok(record));
    assert!(!branched(Title::CallForAdventure, 0).to_text().contains("given"));
}

#[test]
fn nothing_can_be_passed_off_as_given_or_as_promised() {
    let record = branched(Title::GolemEdition, 40);
    let draw = fair::draws(&record).next().unwrap();
    let promise = record.headers().promise().unwrap().clone();
    let mut claims_all = record.clone();
    claims_all.promise(promise.clone().with_given(0)).unwrap();
    assert!(matches!(fair::check(&claims_all), Err(Unfair::Draw { number: 0, .. })), "{draw:?}");

    let actions = record.actions().len();
    let given = actions + 1;
    assert_eq!(
        record.clone().promise(promise.with_given(given)),
        Err(PromiseError::Given { given, actions })
    );
}

#[test]
fn headers_that_cannot_be_are_refused_with_their_line() {
    let text = branched(Title::GolemEdition, 40).to_text();
    let refused = |other: &str| {
        let changed = text.replacen("given: 40", other, 1);
        Record::from_text(&changed, Components::standard()).unwrap_err().to_string()
    };
    for value in ["0", "-1", "007", "many", "99999999999"] {
        let error = refused(&format!("given: {value}"));
        assert_eq!(error, format!("line 7: the header `given` cannot be `{value}`"));
    }
    assert!(
        refused("given: 900").starts_with("line 7: 900 actions are said to be given, but the record has")
    );
    assert!(refused("given: 40\ngiven: 40").contains("twice"));
    let unpromised = "given: 3\ngame: GE\nplayers: 2\nrules: 1\ncomponents: ";
    let digest = Components::standard().digest(Title::GolemEdition);
    let error = Record::from_text(&format!("{unpromised}{digest}\n\n"), Components::standard()).unwrap_err();
    assert_eq!(error.to_string(), "line 1: the header `given` needs the header `commitment`");
}

#[test]
fn going_back_leaves_no_more_given_than_there_is() {
    let mut record = branched(Title::GolemEdition, 40);
    record.rewind(50);
    assert_eq!(record.headers().promise().unwrap().given(), 40);
    record.rewind(7);
    assert_eq!(record.headers().promise().unwrap().given(), 7);
    assert_eq!(Record::from_text(&record.to_text(), Components::standard()), Ok(record));
}
