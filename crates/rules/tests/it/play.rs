//! Playing and looking in the words of the notation.

pub(crate) mod mountains;
pub(crate) mod world;

use carvania_rules::games::golem_edition::{GolemEdition, Player};
use carvania_rules::{Actions, Clause, Game, Refused, Seat, Setup, State, Title, Turn};
use serde_json::Value;

/// A game of which nothing has been dealt yet.
pub(crate) fn new_game(players: usize) -> Game {
    Game::new(&Setup::standard(Title::GolemEdition, players)).unwrap()
}

/// Plays actions with spaces between them, as in a record. Each must be legal.
pub(crate) fn play(game: &mut Game, actions: &str) {
    for text in actions.split_whitespace() {
        let action = game.read_action(text).unwrap();
        game.apply(action).unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
}

/// Draws the first card that is possible for as long as it is for chance to decide.
pub(crate) fn deal(game: &mut Game) {
    while let Some((first, _weight)) = game.chance().next() {
        game.apply(first).unwrap();
    }
}

/// C-12: the action is not legal, is refused with this clause, and changes nothing.
#[track_caller]
pub(crate) fn refused(game: &Game, action: &str, clause: &str) {
    let clause: Clause = clause.parse().unwrap();
    let read = game.read_action(action).unwrap();
    assert_eq!(game.check(read), Err(clause), "check {action}");
    let mut after = *game;
    assert_eq!(after.apply(read), Err(Refused { clause }), "apply {action}");
    assert_eq!(after, *game, "{action} was refused, but changed the game");
    assert!(!legal(game).split(' ').any(|legal| legal == action), "{action} is listed");
}

/// C-12: of these actions, all but those of some kinds are refused with this clause, since they are not the decision at
/// hand.
#[track_caller]
pub(crate) fn all_refused_but(game: &Game, actions: &[&str], kinds: &str, clause: &str) {
    let is_other = |action: &&&str| kinds.split_whitespace().all(|kind| !action.starts_with(kind));
    actions.iter().filter(is_other).for_each(|action| refused(game, action, clause));
}

/// The legal actions, with spaces between them.
pub(crate) fn legal(game: &Game) -> String {
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    words(actions.iter().map(|&action| game.write_action(action)))
}

/// The legal actions that begin with a verb.
pub(crate) fn legal_to(game: &Game, verb: &str) -> String {
    let legal = legal(game);
    words(legal.split(' ').filter(|action| action.split(':').next() == Some(verb)))
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::numbered(number, 5).unwrap()
}

pub(crate) fn turn_of(number: usize) -> Turn {
    Turn::Seat(seat(number))
}

pub(crate) fn caravan(game: &Game, seat: usize) -> String {
    of_seat(game, seat, "caravan")
}

pub(crate) fn hand(game: &Game, seat: usize) -> String {
    let components = &game.components().golem_edition;
    words(player(game, seat).hand.cards().into_iter().map(|card| components.merchant(card)))
}

pub(crate) fn played(game: &Game, seat: usize) -> String {
    let components = &game.components().golem_edition;
    words(player(game, seat).hand.played().into_iter().map(|card| components.merchant(card)))
}

pub(crate) fn claimed(game: &Game, seat: usize) -> String {
    of_seat(game, seat, "claimed")
}

/// The copper and the silver tokens of a player.
pub(crate) fn tokens(game: &Game, seat: usize) -> (u8, u8) {
    let tokens = player(game, seat).tokens;
    (tokens.copper, tokens.silver)
}

/// The copper and the silver tokens in the piles.
pub(crate) fn piles(game: &Game) -> (u8, u8) {
    let tokens = state(game).tokens();
    (tokens.copper, tokens.silver)
}

pub(crate) fn point_row(game: &Game) -> String {
    let components = &game.components().golem_edition;
    words(state(game).golems().cards().iter().map(|&card| components.point(card).cost))
}

/// The merchant cards of the row; crystals stand after a slash.
pub(crate) fn merchant_row(game: &Game) -> String {
    let components = &game.components().golem_edition;
    words(state(game).market().cards().map(|(card, crystals)| {
        let slash = if crystals.is_empty() { "" } else { "/" };
        format!("{}{slash}{crystals}", components.merchant(card))
    }))
}

pub(crate) fn state(game: &Game) -> &GolemEdition {
    match game.state() {
        State::GolemEdition(state) => state,
        State::EasternMountains(_)
        | State::CallForAdventure(_)
        | State::EndlessWorld(_)
        | State::JourneyOne(_)
        | State::JourneyTwo(_)
        | State::JourneyThree(_) => panic!("{} is another game", game.title()),
    }
}

/// What the position says of a player; a list with spaces between its items.
fn of_seat(game: &Game, seat: usize, field: &str) -> String {
    match &game.to_position()["seats"][seat - 1][field] {
        Value::String(text) => text.clone(),
        Value::Array(list) => words(list.iter().filter_map(Value::as_str)),
        other => panic!("seat {seat} has no {field}, but {other}"),
    }
}

fn player(game: &Game, number: usize) -> &Player {
    state(game).player(seat(number))
}

fn words<T: ToString>(items: impl Iterator<Item = T>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}
