//! With whom a game compares each who played it.

use carvania_bots::Level;

use super::*;

fn person(id: u64, exception: Option<Exception>) -> Finisher {
    Finisher { player: Occupant::Person(PersonId(id)), points: 0, exception, is_level: false }
}

fn bot(level: Level) -> Finisher {
    Finisher { player: Occupant::Bot(level), points: 0, exception: None, is_level: false }
}

fn outcome(ranking: Vec<Finisher>) -> Outcome {
    Outcome { game: Title::GolemEdition, ended: Moment(0), ranking, uncounted: None, given_up: false }
}

/// The ids of those whom a game compares with somebody, in their order; bots are 0.
fn compared(outcome: &Outcome, id: u64) -> Vec<u64> {
    let id_of = |finisher: &Finisher| finisher.player.person().map_or(0, |person| person.0);
    outcome.compared(&Occupant::Person(PersonId(id))).into_iter().map(id_of).collect()
}

const LEFT: Option<Exception> = Some(Exception::Left);
const STAND_IN: Option<Exception> = Some(Exception::StandIn);
const TAKEN_BACK: Option<Exception> = Some(Exception::TakenBack);

#[test]
fn who_stays_and_decides_is_compared_with_all() {
    let outcome = outcome(vec![person(1, None), bot(Level::Casual), bot(Level::Casual), person(2, None)]);
    assert_eq!((compared(&outcome, 1), compared(&outcome, 2)), (vec![1, 0, 2], vec![1, 0, 2]));
    assert_eq!(compared(&outcome, 9), [0u64; 0]);
}

#[test]
fn who_left_loses_against_all_who_stayed() {
    let outcome = outcome(vec![person(1, None), person(2, STAND_IN), person(3, TAKEN_BACK), person(4, LEFT)]);
    assert_eq!(compared(&outcome, 4), [1, 2, 3, 4]);
    assert_eq!(compared(&outcome, 1), [1, 2, 4]);
    assert_eq!(outcome.uncounted_for(PersonId(4)), None);
}

#[test]
fn of_several_who_left_the_first_loses_and_those_at_about_the_same_time_are_level() {
    let mut outcome = outcome(vec![person(1, LEFT), person(2, LEFT), person(3, LEFT)]);
    assert_eq!((compared(&outcome, 1), compared(&outcome, 3)), (vec![1, 2, 3], vec![1, 2, 3]));
    outcome.ranking[2].is_level = true;
    assert_eq!((compared(&outcome, 1), compared(&outcome, 2)), (vec![1, 2, 3], vec![1, 2]));
    outcome.ranking[1].is_level = true;
    assert_eq!(compared(&outcome, 1), [0u64; 0]);
    assert_eq!(outcome.uncounted_for(PersonId(1)), Some(Uncounted::Left));
}

#[test]
fn what_a_bot_did_wins_nothing_and_costs_nobody_anything() {
    let ahead = outcome(vec![person(1, STAND_IN), person(2, None)]);
    for id in [1, 2] {
        assert_eq!(compared(&ahead, id), [0u64; 0]);
        assert_eq!(ahead.uncounted_for(PersonId(id)), Some(Uncounted::StandIn));
    }
    let behind = outcome(vec![person(2, None), person(1, STAND_IN)]);
    assert_eq!((compared(&behind, 1), compared(&behind, 2)), (vec![2, 1], vec![2, 1]));
    let between = outcome(vec![person(2, None), person(1, STAND_IN), person(3, None)]);
    assert_eq!(compared(&between, 1), [2, 1]);
    assert_eq!((compared(&between, 2), compared(&between, 3)), (vec![2, 1, 3], vec![2, 3]));
    let both = outcome(vec![person(1, STAND_IN), person(2, STAND_IN)]);
    assert_eq!((compared(&both, 1), compared(&both, 2)), (vec![], vec![]));
}

#[test]
fn alone_with_bots_a_stand_in_or_taking_back_makes_it_uncounted() {
    for (exception, why) in [(STAND_IN, Uncounted::StandIn), (TAKEN_BACK, Uncounted::TakenBack)] {
        for ranking in
            [vec![person(1, exception), bot(Level::Master)], vec![bot(Level::Master), person(1, exception)]]
        {
            let outcome = outcome(ranking);
            assert_eq!(compared(&outcome, 1), [0u64; 0]);
            assert_eq!(outcome.uncounted_for(PersonId(1)), Some(why));
            assert!(outcome.compared(&Occupant::Bot(Level::Master)).is_empty());
        }
    }
}

#[test]
fn when_a_game_is_given_up_bots_are_not_compared_with_each_other() {
    let ranking = vec![bot(Level::Master), bot(Level::Casual), person(1, LEFT)];
    let outcome = Outcome { given_up: true, ..outcome(ranking) };
    assert_eq!(compared(&outcome, 1), [0, 0, 1]);
    assert_eq!(outcome.compared(&Occupant::Bot(Level::Casual)).len(), 2);
}

#[test]
fn results_of_earlier_versions_are_read_as_they_were() {
    let text = r#"{"game":"GE","ended":5,"ranking":[{"player":{"bot":"casual"},"points":9},{"player":"open","points":1}],"uncounted":"left"}"#;
    let outcome: Outcome = serde_json::from_str(text).unwrap();
    assert_eq!(outcome.written(), text);
    assert_eq!(outcome.uncounted, Some(Uncounted::Left));
}
