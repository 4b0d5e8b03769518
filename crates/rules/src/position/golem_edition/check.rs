//! What must hold in every position of Golem Edition.

use crate::clause::{Clause, c, ge};
use crate::components::{GolemEdition as Components, Merchant};
use crate::crystals::{Crystal, Crystals};
use crate::games::golem_edition::{Decision, GolemEdition, LIMIT};
use crate::golems::TokenCount;
use crate::position::{DecisionFault, Problem};
use crate::seat::Seat;

/// Reports everything that is wrong with a laid-out table.
pub(super) fn invariants(state: &GolemEdition, components: &Components, problems: &mut Vec<Problem>) {
    tokens(state, components, problems);
    crystals(state, components, problems);
    claims(state, problems);
    if problems.is_empty()
        && let Err((reason, clause)) = decision(state, components)
    {
        problems.push(Problem::Decision { reason, clause });
    }
}

/// GE-2: tokens are in the piles or with a player.
fn tokens(state: &GolemEdition, components: &Components, problems: &mut Vec<Problem>) {
    let players = state.order.players();
    let held = |count: fn(TokenCount) -> u8| {
        let with_players = state.seats.seated(players).iter().map(|player| usize::from(count(player.tokens)));
        usize::from(count(state.tokens)) + with_players.sum::<usize>()
    };
    let metals = [
        ("copper tokens", held(|tokens| tokens.copper), components.copper.per_player),
        ("silver tokens", held(|tokens| tokens.silver), components.silver.per_player),
    ];
    for (place, found, per_player) in metals {
        let wanted = players * usize::from(per_player);
        if found != wanted {
            let wanted = format!("{wanted}, piles and players together");
            problems.push(Problem::Number { place: place.to_owned(), found, wanted, clause: ge(2) });
        }
    }
}

fn crystals(state: &GolemEdition, components: &Components, problems: &mut Vec<Problem>) {
    // Whoever acquires a card lays at most one crystal on each other card.
    let most = components.deck().len();
    for (position, (_, crystals)) in state.market.cards().enumerate() {
        let place = format!("merchant_row, crystals on card {}", position + 1);
        at_most(most, place, crystals, ge(10), problems);
    }
    // Above the limit only between the end of an action and the returns.
    let most = match state.decision {
        Decision::Refill | Decision::Return { .. } => 127,
        Decision::SetUp
        | Decision::Turn
        | Decision::Pay { .. }
        | Decision::Upgrade { .. }
        | Decision::Trade { .. }
        | Decision::Over => LIMIT as usize,
    };
    for seat in state.order.seats() {
        at_most(most, format!("seat {seat}, caravan"), state.player(seat).caravan, ge(15), problems);
    }
}

fn at_most(most: usize, place: String, crystals: Crystals, clause: Clause, problems: &mut Vec<Problem>) {
    let found = Crystal::ALL.into_iter().map(|crystal| usize::from(crystals.count(crystal))).sum();
    if found > most {
        problems.push(Problem::Number { place, found, wanted: format!("at most {most}"), clause });
    }
}

/// GE-16: nobody gets a turn after the one that triggers the end.
fn claims(state: &GolemEdition, problems: &mut Vec<Problem>) {
    let most = GolemEdition::cards_to_end(state.order.players());
    for seat in state.order.seats() {
        let found = state.player(seat).claimed.len();
        if found > most {
            let place = format!("seat {seat}, claimed");
            problems.push(Problem::Number {
                place,
                found,
                wanted: format!("at most {most}"),
                clause: ge(16),
            });
        }
    }
}

/// Whether the decision can be the one at hand.
fn decision(state: &GolemEdition, components: &Components) -> Result<(), (DecisionFault, Clause)> {
    let player = state.player(state.order.seat());
    let draws = state.golems.wants_card() || state.market.wants_card();
    match state.decision {
        Decision::SetUp => return set_up(state, components),
        Decision::Refill => refill(state)?,
        _ if draws => return Err((DecisionFault::RowIsShort, ge(11))),
        Decision::Turn | Decision::Return { .. } => {}
        Decision::Pay { position, paid } if paid >= position => {
            return Err((DecisionFault::AlreadyPaid, ge(10)));
        }
        Decision::Pay { position, paid } if u32::from(position - paid) > player.caravan.total() => {
            return Err((DecisionFault::CannotPay, c(14)));
        }
        Decision::Pay { .. } => {}
        Decision::Upgrade { left } => {
            let given = player.hand.played().into_iter().map(|card| match components.merchant(card) {
                Merchant::Upgrades(upgrades) => upgrades,
                Merchant::Gain(_) | Merchant::Trade { .. } => 0,
            });
            if left == 0 || left > given.max().unwrap_or(0) {
                return Err((DecisionFault::Upgrades, ge(8)));
            }
            if !player.caravan.can_rise() {
                return Err((DecisionFault::NothingToUpgrade, c(3)));
            }
        }
        Decision::Trade { card } => {
            let Merchant::Trade { give, .. } = components.merchant(card) else {
                return Err((DecisionFault::NotPlayed, ge(9)));
            };
            if !player.hand.played().contains(card) {
                return Err((DecisionFault::NotPlayed, ge(9)));
            }
            if !player.caravan.contains(give) {
                return Err((DecisionFault::CannotTrade, ge(9)));
            }
        }
        Decision::Over => {
            let is_over = state.order.is_last_of_round() && state.end_is_met();
            return if is_over { Ok(()) } else { Err((DecisionFault::NotOver, c(6))) };
        }
    }
    not_over(state)
}

/// GE-1, GE-4: point cards first, and nothing but draws has happened.
fn set_up(state: &GolemEdition, components: &Components) -> Result<(), (DecisionFault, Clause)> {
    let players = state.order.players();
    let untouched = *state
        == GolemEdition {
            golems: state.golems,
            market: state.market,
            ..GolemEdition::new(players, components)
        };
    if !untouched || (state.golems.wants_card() && state.market.cards().len() > 0) {
        return Err((DecisionFault::SetUpIsPast, c(18)));
    }
    if !state.golems.wants_card() && !state.market.wants_card() {
        return Err((DecisionFault::NothingToDeal, c(18)));
    }
    Ok(())
}

/// GE-11, GE-13: one card has just left one of the rows.
fn refill(state: &GolemEdition) -> Result<(), (DecisionFault, Clause)> {
    let one_place = match (state.golems.wants_card(), state.market.wants_card()) {
        (true, false) => state.golems.cards().len() == 4,
        (false, true) => state.market.cards().len() == 5,
        (false, false) | (true, true) => false,
    };
    if one_place { Ok(()) } else { Err((DecisionFault::NothingToRefill, ge(11))) }
}

/// C-6: whoever has enough cards claimed the last one in this round, and not before this turn's claim.
fn not_over(state: &GolemEdition) -> Result<(), (DecisionFault, Clause)> {
    let enough = GolemEdition::cards_to_end(state.order.players());
    let mover = state.order.seat();
    let after_action = matches!(state.decision, Decision::Refill | Decision::Return { .. });
    let may_have_enough = |seat: Seat| seat < mover || (seat == mover && after_action);
    let fits =
        state.order.seats().all(|seat| state.player(seat).claimed.len() < enough || may_have_enough(seat));
    if fits { Ok(()) } else { Err((DecisionFault::WouldBeOver, c(6))) }
}
