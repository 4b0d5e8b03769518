//! Laws of a course of events: what holds along every record.

use carvania_rules::{Action, Game, Record, Rounds, Seat, Setup};
use serde_json::Value;

use crate::moment::{
    every_law_of_a_moment, legal_actions_are_what_apply_accepts, position_round_trips,
    somebody_can_always_act,
};
use crate::play::legal;
use crate::validity::a_game_can_come_to_it;

/// All of the laws below, and those of a moment at every step.
pub fn every_law_of_a_record(record: &Record) {
    record.steps().for_each(|step| every_law_of_a_moment(&step.before));
    every_law_of_a_course(record);
}

/// All of the laws below; those of a moment only at every tenth step, for they are dear. At the others no
/// more than what decides whether the game can go on. For whoever has many records.
pub fn every_law_now_and_then(record: &Record) {
    for (number, step) in record.steps().enumerate() {
        if number % 10 == 0 {
            every_law_of_a_moment(&step.before);
        } else {
            legal_actions_are_what_apply_accepts(&step.before);
            somebody_can_always_act(&step.before);
        }
    }
    every_law_of_a_course(record);
}

/// All of the laws below, and those of a moment after the last action.
pub fn every_law_of_a_course(record: &Record) {
    every_law_of_a_moment(record.game());
    record_round_trips(record);
    replay_gives_the_same_state(record);
    undo_is_exact(record);
    turns_go_around_the_table(record);
}

/// Every position of a record loads again, and is one that a game can come to. Each is shown to a watcher.
pub fn positions_load_again(record: &Record, mut watch: impl FnMut(&Value)) {
    let games = record.steps().map(|step| step.before).chain([*record.game()]);
    for game in games {
        position_round_trips(&game);
        a_game_can_come_to_it(&game);
        watch(&game.to_position());
    }
}

/// A record can be written as text and as JSON Lines, and reading either gives an equal record.
pub fn record_round_trips(record: &Record) {
    let components = record.game().components();
    let (text, lines) = (record.to_text(), record.to_json_lines());
    let from_text = Record::from_text(&text, components).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(from_text, *record, "the record as text:\n{text}");
    assert_eq!(from_text.to_text(), text, "there is one way to write a record");
    let from_lines =
        Record::from_json_lines(&lines, components).unwrap_or_else(|error| panic!("{error}\n{lines}"));
    assert_eq!(from_lines, *record, "the record as JSON Lines:\n{lines}");
    assert_eq!(from_lines.to_json_lines(), lines, "there is one way to write a record");
}

/// Replaying the actions of a record from its beginning leads to the same game.
pub fn replay_gives_the_same_state(record: &Record) {
    let Some(first) = record.steps().next() else { return };
    let mut game = first.before;
    for (number, step) in record.steps().enumerate() {
        assert_eq!(game, step.before, "before action {number}");
        game.apply(step.action).unwrap_or_else(|refused| panic!("action {number} {refused}"));
    }
    assert_eq!(game, *record.game(), "after the last action");
}

/// Taking back goes step by step through the games that were, and going on again leads where it led.
pub fn undo_is_exact(record: &Record) {
    let mut undone = record.clone();
    let steps: Vec<(Game, Action)> = record.steps().map(|step| (step.before, step.action)).collect();
    for (number, (before, action)) in steps.iter().enumerate().rev() {
        assert_eq!(undone.undo(), Some(*action), "action {number} is taken back");
        assert_eq!(undone.game(), before, "as before action {number}");
    }
    assert_eq!(undone.undo(), None, "nothing is left to take back");
    for &action in record.actions() {
        undone.apply(action).expect("it was legal before");
    }
    assert_eq!((undone.game(), undone.rounds()), (record.game(), record.rounds()));
}

/// Turns go around the table in rounds that are counted from 1, and a game ends after the turn of the last seat
/// (C-6). A player may have several turns in a row.
pub fn turns_go_around_the_table(record: &Record) {
    let turns = record.steps().filter_map(|step| Some((step.before.turn_begins()?, step.round)));
    let mut last: Option<(Seat, u32)> = None;
    for (seat, round) in turns {
        let possible = match last {
            // A record that begins in the middle of the last turn of a round has only the rest of it.
            None => vec![(seat, 1), (Seat::FIRST, 2)],
            Some((before, round)) => match before.after(record.game().players()) {
                Some(next) => vec![(before, round), (next, round)],
                None => vec![(before, round), (Seat::FIRST, round + 1)],
            },
        };
        assert!(possible.contains(&(seat, round)), "seat {seat} in round {round} comes after {last:?}");
        last = Some((seat, round));
    }
    if let Some((seat, _)) = last.filter(|_| record.game().is_over()) {
        assert_eq!(Some(seat), record.game().seats().next_back(), "the last turn");
    }
}

/// A player of this kind brings a game to its end within so many rounds. Returns the game.
pub fn games_end(setup: &Setup, most_rounds: u32, mut choose: impl FnMut(&Game) -> Option<Action>) -> Record {
    let mut record = Record::new(setup).expect("the set-up is a good one");
    while let Some(action) = choose(record.game()) {
        record.apply(action).unwrap_or_else(|refused| panic!("{action:?} {refused}"));
        let round = record.rounds().number();
        assert!(round <= most_rounds, "{}, {} players: still not over", setup.title, setup.players);
    }
    assert!(record.game().is_over(), "nothing was chosen among {:?}", legal(record.game()));
    assert_eq!(record.rounds(), counted(&record), "the rounds of a record are those that a watcher counts");
    record
}

fn counted(record: &Record) -> Rounds {
    let mut rounds = Rounds::default();
    record.steps().for_each(|step| rounds.observe(&step.before));
    rounds.observe(record.game());
    rounds
}
