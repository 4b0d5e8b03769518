//! What a table can be opened with.

use carvania_rules::{Digest, Title};
use carvania_tables::{
    Event, EventKind, Occupant, Options, OptionsError, Refusal, Table, TableId, Timestamp,
};

use crate::course::{ADA, BEN, Printed, bot, opened, options, person};

fn open(options: Options) -> Result<Table, OptionsError> {
    Table::open(TableId(1), &opened(options), &Printed)
}

fn two(title: Title) -> Options {
    options(title, vec![person(ADA), bot()])
}

#[test]
fn what_cannot_be_played_is_refused_in_words() {
    let digest = Digest::of("another pack");
    let map = Some("drawing = 'x'".to_owned());
    let cases = [
        (options(Title::GolemEdition, vec![bot(); 6]), "players, not 6"),
        (options(Title::GolemEdition, vec![]), "players, not 0"),
        (Options { components: Some(digest), ..two(Title::EndlessWorld) }, "no component pack"),
        (Options { map: map.clone(), ..two(Title::GolemEdition) }, "not played on a map"),
        (Options { map, ..two(Title::EasternMountains) }, "is not a cell"),
        (Options { map: Some("#".repeat(20_000)), ..two(Title::EasternMountains) }, "longer than"),
        (options(Title::GolemEdition, vec![Occupant::Program(String::new()), bot()]), "no program"),
    ];
    for (options, words) in cases {
        let error = open(options).expect_err(words).to_string();
        assert!(error.contains(words), "{error}");
    }
}

#[test]
fn the_printed_components_can_be_named() {
    let components = Some(carvania_rules::Components::standard().digest(Title::JourneyOne));
    assert!(open(Options { components, ..two(Title::JourneyOne) }).is_ok());
}

#[test]
fn nobody_is_seated_by_others() {
    let options = options(Title::GolemEdition, vec![person(ADA), person(BEN)]);
    assert_eq!(options.check_people(ADA), Err(OptionsError::People));
    assert_eq!(two(Title::GolemEdition).check_people(ADA), Ok(()));
}

#[test]
fn a_table_begins_with_being_opened_once() {
    let first = opened(two(Title::GolemEdition));
    let second = Event { number: 2, ..first.clone() };
    assert_eq!(Table::open(TableId(1), &second, &Printed), Err(OptionsError::NotOpened));
    let said =
        Event { number: 1, at: Timestamp(0), kind: EventKind::Said { person: ADA, text: String::new() } };
    assert_eq!(Table::open(TableId(1), &said, &Printed), Err(OptionsError::NotOpened));
    let mut table = Table::open(TableId(1), &first, &Printed).unwrap();
    assert_eq!(table.apply(&second), Err(Refusal::Misfit { number: 2 }));
    let skipped = Event { number: 3, ..said };
    assert_eq!(table.apply(&skipped), Err(Refusal::Misfit { number: 3 }));
}

#[test]
fn a_game_ends_under_the_rules_it_began_with() {
    use carvania_tables::{Actor, Command};
    let mut event = opened(two(Title::GolemEdition));
    if let EventKind::Opened { rules, .. } = &mut event.kind {
        *rules += 1;
    }
    let table = Table::open(TableId(1), &event, &Printed).unwrap();
    let ready = Command::Ready { note: None };
    let answer = table.handle(Actor::Person(ADA), ready, Timestamp(0), &crate::course::Numbered(1));
    assert_eq!(answer, Err(Refusal::OtherRules { rules: carvania_rules::VERSION + 1 }));
}
