//! Laws of a moment: what holds in every state of every game.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use carvania_rules::{Action, ActionText, Game, Move, Seat, Setup, Turn};
use serde_json::Value;

use crate::facts::facts_say_what_happens;
use crate::generator::Generator;
use crate::play::legal;
use crate::reference::the_table_is_in_order;
use crate::things::{things, without_decks};
use crate::universe::universe;
use crate::validity::a_game_can_come_to_it;

/// All of the laws below, and what the clauses of each title say of a table.
pub fn every_law_of_a_moment(game: &Game) {
    legal_actions_are_what_apply_accepts(game);
    moves_are_chosen_as_they_are_listed(game);
    a_refusal_changes_nothing(game);
    cards_and_tokens_are_conserved(game);
    text_round_trips(game);
    equal_games_are_alike(game, &position_round_trips(game));
    decks_may_be_left_out(game);
    somebody_can_always_act(game);
    stopping_is_never_the_only_choice(game);
    chance_weights_are_positive_and_legal(game);
    the_ranking_follows_from_the_scores(game);
    the_table_is_in_order(game);
    a_game_can_come_to_it(game);
    facts_say_what_happens(game);
}

/// The list holds every action that is accepted, no other, and none twice.
pub fn legal_actions_are_what_apply_accepts(game: &Game) {
    let list = legal(game);
    let listed: BTreeSet<Action> = list.iter().copied().collect();
    assert_eq!(listed.len(), list.len(), "an action is listed twice: {list:?}");
    let accepted: BTreeSet<Action> =
        universe().iter().copied().filter(|&action| game.check(action).is_ok()).collect();
    assert_eq!(listed, accepted, "listed on the left, accepted on the right, in {}", game.to_position());
    for &action in &list {
        let applied = { *game }.apply(action);
        assert!(applied.is_ok(), "{action:?} is listed, but {applied:?} in {}", game.to_position());
    }
}

/// An action that is refused leaves no trace, and `apply` names the same clause as `check` (C-12).
pub fn a_refusal_changes_nothing(game: &Game) {
    for &action in universe() {
        let Err(clause) = game.check(action) else { continue };
        let mut after = *game;
        let refused = after.apply(action).expect_err("what `check` forbids, `apply` refuses");
        assert_eq!(refused.clause, clause, "{action:?} in {}", game.to_position());
        assert_eq!(after, *game, "{action:?} was refused and changed something");
    }
}

/// Each card, token and trader is in exactly one place, as at the beginning.
pub fn cards_and_tokens_are_conserved(game: &Game) {
    let (title, players, components) = (game.title(), game.players(), game.components());
    let setup = Setup { title, players, components, map: game.map().copied() };
    let beginning = Game::new(&setup).expect("a game that is played can be set up");
    let (now, then) = (game.to_position(), beginning.to_position());
    assert_eq!(things(&now), things(&then), "what lies on the table");
}

/// Every legal action can be written, read, and is the same.
pub fn text_round_trips(game: &Game) {
    for action in legal(game) {
        let written = game.write_action(action);
        let text = written.to_string();
        assert_eq!(text.parse::<ActionText>().as_ref(), Ok(&written), "{text}");
        assert_eq!(game.read_action(&text), Ok(action), "{text}");
    }
}

/// A position can be written as text, and loading it gives an equal game. Returns the loaded game.
pub fn position_round_trips(game: &Game) -> Game {
    let position = game.to_position();
    let document: Value = serde_json::from_str(&position.to_string()).expect("a document is JSON");
    assert_eq!(document, position, "a document is the same as text");
    let loaded = Game::from_position(&document, game.components());
    let loaded = loaded.unwrap_or_else(|error| panic!("{error} in the position of a game: {position}"));
    assert_eq!(loaded, *game, "loaded from {position}");
    loaded
}

/// A position without its decks gives an equal game: they hold what lies nowhere else.
pub fn decks_may_be_left_out(game: &Game) {
    let position = without_decks(game.to_position());
    assert_eq!(
        Game::from_position(&position, game.components()).as_ref(),
        Ok(game),
        "loaded from {position}"
    );
}

/// Equal games have equal hashes and list their actions in the same order, wherever they come from.
pub fn equal_games_are_alike(game: &Game, other: &Game) {
    assert_eq!(game, other);
    assert_eq!(hash(game), hash(other), "the hash in {}", game.to_position());
    assert_eq!(legal(game), legal(other), "the order of actions in {}", game.to_position());
}

/// Until the game is over there is a legal action, and a player or chance to take it (C-11).
pub fn somebody_can_always_act(game: &Game) {
    let can_act = !legal(game).is_empty();
    assert_eq!(can_act, !game.is_over(), "in {}", game.to_position());
    if let Some(seat) = game.turn_begins() {
        assert_eq!(game.turn(), Turn::Seat(seat), "a turn begins with its player's decision");
    }
    match game.turn() {
        Turn::Seat(seat) => assert!(seat.number() <= game.players(), "nobody sits on seat {seat}"),
        Turn::Chance | Turn::Over => {}
    }
}

/// Whether to stop is asked only while there is something to decline (C-15).
pub fn stopping_is_never_the_only_choice(game: &Game) {
    assert_ne!(legal(game), [Action::Move(Move::Stop)], "in {}", game.to_position());
}

/// When chance decides, its draws are exactly the legal actions, each with a weight; otherwise it has none.
pub fn chance_weights_are_positive_and_legal(game: &Game) {
    let outcomes: Vec<(Action, u32)> = game.chance().collect();
    let draws: Vec<Action> = outcomes.iter().map(|&(action, _)| action).collect();
    let expected = if game.turn() == Turn::Chance { legal(game) } else { Vec::new() };
    assert_eq!(draws, expected, "in {}", game.to_position());
    assert!(outcomes.iter().all(|&(_, weight)| weight > 0), "a draw that never happens: {outcomes:?}");
    match game.draw(&mut Generator::new(outcomes.len() as u64)) {
        Some(draw) => assert!(draws.contains(&draw), "{draw:?} is drawn, but possible are {draws:?}"),
        None => assert!(draws.is_empty(), "nothing is drawn, but possible are {draws:?}"),
    }
}

/// The ranking names every seat once, by falling score, and of equal ones the later seat first (C-8).
pub fn the_ranking_follows_from_the_scores(game: &Game) {
    let scores = game.scores();
    for seat in game.seats() {
        let items: u32 = scores[seat].items().map(|(_, points)| points).sum();
        assert_eq!(items, scores[seat].total(), "the score of seat {seat} is the sum of its items");
    }
    let mut expected: Vec<Seat> = game.seats().collect();
    expected.sort_by_key(|&seat| Reverse((scores[seat].total(), seat)));
    assert_eq!(game.ranking(), expected);
}

fn hash(game: &Game) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.hash(&mut hasher);
    hasher.finish()
}

/// What counts, chooses and picks at random without a list comes to what the list says.
pub fn moves_are_chosen_as_they_are_listed(game: &Game) {
    let legal = legal(game);
    let position = || game.to_position();
    assert_eq!(game.count_actions(), legal.len(), "{}", position());
    if game.turn() != Turn::Chance {
        let chosen: Vec<Action> =
            (0..legal.len()).filter_map(|place| game.nth_move(place)).map(Action::Move).collect();
        assert_eq!(chosen, legal, "{}", position());
        assert_eq!(game.nth_move(legal.len()), None, "{}", position());
    }
    let mut played = *game;
    let action = played.play_random(&mut Generator::new(legal.len() as u64));
    assert_eq!(action, game.random_action(&mut Generator::new(legal.len() as u64)), "{}", position());
    assert_eq!(action.is_none(), game.is_over(), "{}", position());
    if let Some(action) = action {
        let mut after = *game;
        after.apply(action).expect("a random action is legal");
        assert_eq!(after, played, "{}", position());
    }
}
