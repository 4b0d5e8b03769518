//! What the clauses of Golem Edition say about a table between two turns.

use carvania_rules::games::golem_edition::GolemEdition;
use carvania_rules::{Game, State};

/// When a turn begins, and when the game is over, the rows are full as long as their decks last, nobody is
/// over the caravan limit, and the end comes exactly when it has to.
///
/// # Panics
/// If that is not so.
pub fn the_table_is_in_order(game: &Game) {
    let State::GolemEdition(state) = game.state() else { return };
    if game.turn_begins().is_some() || game.is_over() {
        rows_are_full(state);
        caravans_are_within_the_limit(state, game);
        the_end_is_not_missed(state, game);
    }
}

/// GE-1, GE-4, GE-11, GE-13.
fn rows_are_full(state: &GolemEdition) {
    let (golems, market) = (state.golems(), state.market());
    assert!(golems.cards().len() == 5 || golems.deck().is_empty(), "a point card is missing: {golems:?}");
    assert!(market.cards().len() == 6 || market.deck().is_empty(), "a merchant card is missing: {market:?}");
}

/// GE-15.
fn caravans_are_within_the_limit(state: &GolemEdition, game: &Game) {
    for seat in game.seats() {
        let caravan = state.player(seat).caravan.to_string();
        assert!(caravan.len() <= 10, "seat {seat} has {caravan}");
    }
}

/// GE-16 and C-6: a player with enough cards got them in this round, and the round is played to its end.
fn the_end_is_not_missed(state: &GolemEdition, game: &Game) {
    let players = game.players();
    let cards_to_end = if players >= 4 { 5 } else { 6 };
    let have_enough = || game.seats().filter(|&seat| state.player(seat).claimed.len() >= cards_to_end);
    let mover = game.order().seat();
    if game.is_over() {
        assert!(have_enough().next().is_some(), "nobody has {cards_to_end} point cards");
        assert_eq!(mover.number(), players, "the last turn");
    } else {
        let late = have_enough().find(|&seat| seat >= mover);
        assert_eq!(late, None, "has {cards_to_end} point cards, and seat {mover} is to move");
    }
}
