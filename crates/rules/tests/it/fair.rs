//! The fair deal: what follows from a seed is always the same, equally likely, and can be checked.

mod given;
mod known;
mod likely;
mod tampering;

use carvania_rules::fair::{self, Deal, Fairness, Promise, Seed};
use carvania_rules::{Game, Record, Setup, Title, Turn};

use crate::playout::playout;

/// The bytes 0, 1, 2, … 31.
fn seed() -> Seed {
    Seed::from(std::array::from_fn(|index| index as u8))
}

const NOTES: [&str; 2] = ["Ada", "a rainy Sunday"];

fn deal() -> Deal {
    Deal::new(&seed(), &NOTES)
}

/// A game before its first draw.
fn table(title: Title) -> Game {
    Game::new(&Setup::standard(title, 2)).unwrap()
}

/// A whole game that chance decides as the deal says: the choices of another game as far as they are legal, then any.
fn dealt(title: Title) -> Record {
    let mut record = Record::new(&Setup::standard(title, 2)).unwrap();
    let choices = playout(&Setup::standard(title, 2), 1);
    let mut draws = 0;
    for choice in choices.steps().filter(|step| step.by != Turn::Chance).take(40) {
        while let Some(draw) = deal().draw(record.game(), draws) {
            record.apply(draw).unwrap();
            draws += 1;
        }
        if record.apply(choice.action).is_err() {
            let mut actions = carvania_rules::Actions::new();
            record.game().legal_actions(&mut actions);
            record.apply(actions[0]).unwrap();
        }
    }
    let order = deal().order(2);
    let promise = Promise::new(seed().commitment()).with_notes(NOTES).unwrap().with_order(order).unwrap();
    record.promise(promise).unwrap();
    record
}

/// A record with its seed.
fn published(mut record: Record) -> Record {
    let promise = record.headers().promise().unwrap().clone();
    record.promise(promise.published(seed()).unwrap()).unwrap();
    record
}

#[test]
fn a_seed_shows_itself_only_when_revealed() {
    let digits = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    assert_eq!(seed().reveal(), digits);
    assert_eq!(Seed::from_hex(digits), Ok(seed()));
    assert_eq!(format!("{:?} {:?}", seed(), deal()), "Seed(sealed) Deal(sealed)");
    for text in ["", "0", &digits[1..], &digits.to_uppercase(), &digits.replace('0', "é")] {
        let error = Seed::from_hex(text).unwrap_err();
        assert_eq!(error.to_string(), "a seed is 64 digits of 0-9 and a-f");
    }
}

#[test]
fn a_draw_is_of_chance_alone() {
    let record = dealt(Title::GolemEdition);
    let choice = record.steps().find(|step| step.by != Turn::Chance).unwrap();
    assert_eq!(deal().draw(&choice.before, 0), None);
}

#[test]
fn a_record_is_checked_as_far_as_it_can_be() {
    for title in Title::ALL {
        let record = dealt(title);
        let draws = fair::draws(&record).count() as u64;
        assert!(draws > 10, "{title}");
        assert_eq!(fair::check(&record), Ok(Fairness::Sealed), "{title}");
        assert_eq!(
            fair::check(&published(record)),
            Ok(Fairness::Proven { draws, given: 0, order: true }),
            "{title}"
        );
        let unpromised = playout(&Setup::standard(title, 2), 1);
        assert_eq!(fair::check(&unpromised), Ok(Fairness::Unpromised), "{title}");
    }
}

#[test]
fn what_is_taken_back_comes_again() {
    let mut record = dealt(Title::GolemEdition);
    let before = record.clone();
    let last = fair::draws(&record).last().unwrap();
    record.rewind(last.index);
    let again = deal().draw(record.game(), fair::draws(&record).count() as u64);
    assert_eq!(again, Some(before.actions()[last.index]));
}
