//! What is said of the levels is true of how they play.

use carvania_bots::{Budget, Kind, Level};
use carvania_rules::{Action, Game, Move, Title};

use crate::thinkers::play;

/// How many of some turns that a level plays in a game begin with an action of a kind, and how many turns there are.
fn count(level: Level, title: Title, is_meant: fn(Move) -> bool) -> (u32, u32) {
    let (mut meant, mut turns) = (0, 0);
    let see = |game: &Game, action: Action| {
        turns += u32::from(game.turn_begins().is_some());
        meant += u32::from(matches!(action, Action::Move(chosen) if is_meant(chosen)));
    };
    play(Kind::Level(level), title, 2, &Budget::nodes(100), 25, see);
    (meant, turns)
}

/// A share of one level that has to be larger than that of another.
#[track_caller]
fn check_more(title: Title, more: Level, less: Level, is_meant: fn(Move) -> bool) {
    let (one, other) = (count(more, title, is_meant), count(less, title, is_meant));
    assert!(one.0 * other.1 > other.0 * one.1, "{title}: {more:?} {one:?}, {less:?} {other:?}");
}

#[test]
fn a_learner_rests_or_mines_more_often_than_a_casual_player() {
    for title in Title::ALL {
        check_more(title, Level::Learner, Level::Casual, |chosen| matches!(chosen, Move::Rest | Move::Mine));
    }
}

#[test]
fn a_beginner_does_not_see_what_cards_are_good_for() {
    check_more(Title::GolemEdition, Level::Casual, Level::Beginner, |chosen| {
        matches!(chosen, Move::Acquire(_))
    });
}
