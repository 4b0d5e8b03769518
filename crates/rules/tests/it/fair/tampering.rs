//! A deal that was interfered with is found out.

use carvania_rules::fair::{self, Draw, Promise, Unfair};
use carvania_rules::{Record, Title};

use super::{NOTES, deal, dealt, published, seed};

/// The record up to a draw, with another draw that was possible in its place.
fn with_another(record: &Record, draw: &Draw) -> Record {
    let mut other = record.clone();
    other.rewind(draw.index);
    let (another, _weight) = draw.before.chance().find(|(action, _)| *action != draw.came).unwrap();
    other.apply(another).unwrap();
    other
}

#[test]
fn a_draw_that_another_replaces_is_named() {
    for title in Title::ALL {
        let record = published(dealt(title));
        // Where only one thing can be drawn nobody can cheat.
        for draw in fair::draws(&record).filter(|draw| draw.before.chance().len() > 1) {
            let other = with_another(&record, &draw);
            let came = other.actions()[draw.index];
            let expected = Unfair::Draw {
                number: draw.number,
                index: draw.index,
                came: draw.before.write_action(came),
                due: draw.before.write_action(draw.came),
            };
            assert_eq!(fair::check(&other), Err(expected), "{title}");
        }
    }
}

#[test]
fn another_order_of_play_is_named() {
    let mut record = published(dealt(Title::GolemEdition));
    let mut order = deal().order(2);
    order.reverse();
    let promise = Promise::new(seed().commitment()).with_notes(NOTES).unwrap();
    record.promise(promise.with_order(order).unwrap().published(seed()).unwrap()).unwrap();
    let unfair = fair::check(&record).unwrap_err();
    assert!(unfair.to_string().starts_with("the order of play is "), "{unfair}");
}

#[test]
fn other_notes_are_found_out() {
    for notes in
        [["Ada", ""], ["a rainy Sunday", "Ada"], ["Ad", "aa rainy Sunday"], ["Ada ", "a rainy Sunday"]]
    {
        let mut record = dealt(Title::EasternMountains);
        let promise = Promise::new(seed().commitment()).with_notes(notes).unwrap();
        record.promise(promise.published(seed()).unwrap()).unwrap();
        assert!(matches!(fair::check(&record), Err(Unfair::Draw { .. })), "{notes:?}");
    }
}
