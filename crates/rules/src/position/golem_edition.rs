//! Positions of Golem Edition.

use super::document::{DecisionEntry, Document, PlayerEntry, TokenEntry};
use super::places::Places;
use super::{DecisionFault, Problem, at_most, cards};
use crate::clause::{Clause, c, ge};
use crate::components::{Components as AllComponents, GolemEdition as Components, MerchantId, PointId};
use crate::games::Title;
use crate::games::golem_edition::{Decision, GolemEdition, LIMIT, Player};
use crate::golems::{Golems, TokenCount};
use crate::order::Order;
use crate::seat::{PerSeat, Seat};
use crate::set::Set;

pub(super) fn write(state: &GolemEdition, components: &Components) -> Document {
    let points = |cards: Set<PointId>| cards.into_iter().map(|card| name(components, card)).collect();
    let player = |player: &Player| PlayerEntry {
        caravan: player.caravan,
        hand: Some(cards::write_set(player.hand.cards(), components)),
        played: Some(cards::write_set(player.hand.played(), components)),
        claimed: points(player.claimed),
        tokens: Some(TokenEntry::write(player.tokens)),
        ..PlayerEntry::default()
    };
    let players = state.order.players();
    Document {
        game: Title::GolemEdition.code().to_owned(),
        players,
        components: Some(components.digest.to_string()),
        turn: state.order.seat().number(),
        decision: write_decision(state, components),
        point_row: Some(state.golems.cards().iter().map(|&card| name(components, card)).collect()),
        point_deck: Some(points(state.golems.deck())),
        tokens: Some(TokenEntry::write(state.tokens)),
        merchant_row: Some(cards::write_row(&state.market, components)),
        merchant_deck: Some(cards::write_set(state.market.deck(), components)),
        seats: state.seats.seated(players).iter().map(player).collect(),
        ..Document::default()
    }
}

fn write_decision(state: &GolemEdition, components: &Components) -> DecisionEntry {
    match state.decision() {
        Decision::SetUp => DecisionEntry::SetUp {},
        Decision::Turn => DecisionEntry::Turn {},
        Decision::Card(decision) => cards::write_decision(decision, &state.market, components),
        Decision::Refill => DecisionEntry::Refill {},
        Decision::Return { .. } => DecisionEntry::Return { again: false },
        Decision::Over => DecisionEntry::Over {},
    }
}

/// Puts every card where the document says, and reports everything that is wrong.
pub(super) fn read(
    document: &Document,
    all: &'static AllComponents,
    problems: &mut Vec<Problem>,
) -> Option<GolemEdition> {
    let components = &all.golem_edition;
    document.counts_fit(Title::GolemEdition, problems)?;
    let mut points = Places::new(
        all,
        components.points(),
        |all, card| all.golem_edition.find_point(card.parse().ok()?),
        |all, card| name(&all.golem_edition, card),
    );
    let mut golems = Golems::new(Set::EMPTY);
    let row = document.point_row.as_deref().unwrap_or_default();
    for card in points.lay("point_row", row, problems) {
        golems.row.push(card);
    }
    let mut merchants = cards::places(all).with_starting();
    let mut market = cards::read_row(document, &mut merchants, problems);
    let seats = PerSeat::each(document.players, |seat| {
        let entry = &document.seats[seat.index()];
        let claimed = points.lay(&format!("seat {seat}, claimed"), &entry.claimed, problems);
        let (hand, _) = cards::read_hand(entry, seat, components.starting(), &mut merchants, problems);
        let tokens = entry.tokens.unwrap_or_default().read();
        Player { caravan: entry.caravan, hand, claimed: claimed.into_iter().collect(), tokens }
    });
    golems.deck = points.lay_deck("point_deck", document.point_deck.as_deref(), problems);
    market.offer.deck = merchants.lay_deck("merchant_deck", document.merchant_deck.as_deref(), problems);
    let order = Order::at(document.players, document.turn)?;
    let tokens = document.tokens.unwrap_or_default().read();
    let mut state = GolemEdition { order, decision: Decision::Turn, golems, tokens, market, seats };
    state.decision = read_decision(&document.decision, &state, &merchants, problems)?;
    if problems.is_empty() {
        check(&state, components, problems);
    }
    Some(state)
}

fn read_decision(
    entry: &DecisionEntry,
    state: &GolemEdition,
    merchants: &Places<MerchantId>,
    problems: &mut Vec<Problem>,
) -> Option<Decision> {
    match entry {
        DecisionEntry::SetUp {} => Some(Decision::SetUp),
        DecisionEntry::Turn {} => Some(Decision::Turn),
        DecisionEntry::Refill {} => Some(Decision::Refill),
        DecisionEntry::Return { again: false } => {
            let seat = state.order.first_where(|seat| state.player(seat).caravan.total() > LIMIT);
            if seat.is_none() {
                problems.push(entry.not_here(ge(18)));
            }
            Some(Decision::Return { seat: seat? })
        }
        DecisionEntry::Over {} => Some(Decision::Over),
        _ => {
            let decision = cards::read_decision(entry, &state.market, merchants, problems);
            if decision.is_none() && problems.is_empty() {
                problems.push(entry.not_here(ge(18)));
            }
            decision.map(Decision::Card)
        }
    }
}

fn name(components: &Components, card: PointId) -> String {
    components.point(card).cost.to_string()
}

fn check(state: &GolemEdition, components: &Components, problems: &mut Vec<Problem>) {
    check_tokens(state, components, problems);
    let about_card = match state.decision {
        Decision::Card(decision) => Some(decision),
        _ => None,
    };
    cards::check_row(&state.market, about_card, problems);
    // Above the limit only between the end of an action and the returns.
    let most = match state.decision {
        Decision::Refill | Decision::Return { .. } => 127,
        Decision::SetUp | Decision::Turn | Decision::Card(_) | Decision::Over => LIMIT as usize,
    };
    let to_end = GolemEdition::cards_to_end(state.order.players());
    for seat in state.order.seats() {
        at_most(most, format!("seat {seat}, caravan"), state.player(seat).caravan, ge(15), problems);
        let found = state.player(seat).claimed.len();
        if found > to_end {
            let (place, wanted) = (format!("seat {seat}, claimed"), format!("at most {to_end}"));
            problems.push(Problem::Number { place, found, wanted, clause: ge(16) });
        }
    }
    if problems.is_empty()
        && let Err((reason, clause)) = check_decision(state, components)
    {
        problems.push(Problem::Decision { reason, clause });
    }
}

/// GE-2: tokens are in the piles or with a player.
fn check_tokens(state: &GolemEdition, components: &Components, problems: &mut Vec<Problem>) {
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

/// Whether the decision can be the one at hand.
fn check_decision(state: &GolemEdition, components: &Components) -> Result<(), (DecisionFault, Clause)> {
    let player = state.player(state.order.seat());
    let draws = state.golems.wants_card() || state.market.wants_card();
    match state.decision {
        Decision::SetUp => return check_set_up(state, components),
        Decision::Refill => check_refill(state)?,
        _ if draws => return Err((DecisionFault::RowIsShort, ge(11))),
        Decision::Turn | Decision::Return { .. } => {}
        Decision::Card(decision) => {
            cards::check_decision(decision, player.caravan, &player.hand, &state.market, components)?
        }
        Decision::Over => {
            let is_over = state.order.is_last_of_round() && state.end_is_met();
            return if is_over { Ok(()) } else { Err((DecisionFault::NotOver, c(6))) };
        }
    }
    let after_action = matches!(state.decision, Decision::Refill | Decision::Return { .. });
    let enough = GolemEdition::cards_to_end(state.order.players());
    super::check_not_over(state.order, after_action, |seat: Seat| state.player(seat).claimed.len() >= enough)
}

/// GE-1, GE-4: point cards first, and nothing but draws has happened.
fn check_set_up(state: &GolemEdition, components: &Components) -> Result<(), (DecisionFault, Clause)> {
    let new = GolemEdition::new(state.order.players(), components);
    let is_untouched = *state == GolemEdition { golems: state.golems, market: state.market, ..new };
    let is_bare = state.market.cards().all(|(_, crystals)| crystals.is_empty());
    if !is_untouched || !is_bare || (state.golems.wants_card() && state.market.cards().len() > 0) {
        return Err((DecisionFault::SetUpIsPast, c(18)));
    }
    if !state.golems.wants_card() && !state.market.wants_card() {
        return Err((DecisionFault::NothingToDeal, c(18)));
    }
    Ok(())
}

/// GE-11, GE-13: one card has just left one of the rows.
fn check_refill(state: &GolemEdition) -> Result<(), (DecisionFault, Clause)> {
    let one_place = match (state.golems.wants_card(), state.market.wants_card()) {
        (true, false) => state.golems.cards().len() == 4,
        (false, true) => state.market.cards().len() == 5,
        (false, false) | (true, true) => false,
    };
    if one_place { Ok(()) } else { Err((DecisionFault::NothingToRefill, ge(11))) }
}
