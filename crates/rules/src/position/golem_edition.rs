//! Positions of Golem Edition.

use super::document::{DecisionEntry, Document, PlayerEntry, TokenEntry};
use super::places::Places;
use super::{DecisionFault, Problem, at_most, cards, phase};
use crate::cards::CardDecision;
use crate::clause::{Clause, c, ge};
use crate::components::{Components as AllComponents, GolemEdition as Components, MerchantId, PointId};
use crate::games::Title;
use crate::games::golem_edition::{GolemEdition, LIMIT, Player, Table};
use crate::games::play::{Parts, Phase, Play};
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
    let players = state.parts.order.players();
    Document {
        game: Title::GolemEdition.code().to_owned(),
        players,
        components: Some(components.digest.to_string()),
        turn: state.parts.order.seat().number(),
        decision: write_decision(state, components),
        point_row: Some(state.parts.golems.cards().iter().map(|&card| name(components, card)).collect()),
        point_deck: Some(points(state.parts.golems.deck())),
        tokens: Some(TokenEntry::write(state.parts.tokens)),
        merchant_row: Some(cards::write_row(&state.parts.market, components)),
        merchant_deck: Some(cards::write_set(state.parts.market.deck(), components)),
        seats: state.parts.seats.seated(players).iter().map(player).collect(),
        ..Document::default()
    }
}

fn write_decision(state: &GolemEdition, components: &Components) -> DecisionEntry {
    let within = |decision| cards::write_decision(decision, state.market(), components);
    phase::write(state.phase, within, |()| DecisionEntry::Refill {})
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
    let mut state = Play { phase: Phase::Turn, parts: Table { order, golems, tokens, market, seats } };
    state.phase = read_decision(&document.decision, &state, all, &merchants, problems)?;
    if problems.is_empty() {
        check(&state, all, problems);
    }
    Some(state)
}

fn read_decision(
    entry: &DecisionEntry,
    state: &GolemEdition,
    all: &AllComponents,
    merchants: &Places<MerchantId>,
    problems: &mut Vec<Problem>,
) -> Option<Phase<CardDecision, ()>> {
    let mut card = || cards::read_decision(entry, state.market(), merchants, problems).map(Phase::Within);
    let found = match entry {
        DecisionEntry::Refill {} => Some(Phase::Draw(())),
        DecisionEntry::Return { again: true } => None,
        _ => phase::read(entry, state, all).or_else(&mut card),
    };
    if found.is_none() && problems.is_empty() {
        problems.push(entry.not_here(ge(18)));
    }
    found
}

fn name(components: &Components, card: PointId) -> String {
    components.point(card).cost.to_string()
}

fn check(state: &GolemEdition, all: &AllComponents, problems: &mut Vec<Problem>) {
    check_tokens(state, &all.golem_edition, problems);
    let about_card = match state.phase {
        Phase::Within(decision) => Some(decision),
        _ => None,
    };
    cards::check_row(&state.parts.market, about_card, problems);
    // Above the limit only between the end of an action and the returns.
    let most = match state.phase {
        Phase::Draw(()) | Phase::Return { .. } => 127,
        Phase::SetUp | Phase::Turn | Phase::Within(_) | Phase::Over => LIMIT as usize,
    };
    let to_end = GolemEdition::cards_to_end(state.parts.order.players());
    for seat in state.parts.order.seats() {
        at_most(most, format!("seat {seat}, caravan"), state.player(seat).caravan, ge(15), problems);
        let found = state.player(seat).claimed.len();
        if found > to_end {
            let (place, wanted) = (format!("seat {seat}, claimed"), format!("at most {to_end}"));
            problems.push(Problem::Number { place, found, wanted, clause: ge(16) });
        }
    }
    if problems.is_empty()
        && let Err((reason, clause)) = check_decision(state, all)
    {
        problems.push(Problem::Decision { reason, clause });
    }
}

/// GE-2: tokens are in the piles or with a player.
fn check_tokens(state: &GolemEdition, components: &Components, problems: &mut Vec<Problem>) {
    let players = state.parts.order.players();
    let held = |count: fn(TokenCount) -> u8| {
        let with_players =
            state.parts.seats.seated(players).iter().map(|player| usize::from(count(player.tokens)));
        usize::from(count(state.parts.tokens)) + with_players.sum::<usize>()
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
fn check_decision(state: &GolemEdition, all: &AllComponents) -> Result<(), (DecisionFault, Clause)> {
    let player = state.player(state.parts.order.seat());
    let draws = state.parts.golems.wants_card() || state.parts.market.wants_card();
    match state.phase {
        Phase::SetUp => return check_set_up(state, all),
        Phase::Draw(()) => check_refill(state)?,
        _ if draws => return Err((DecisionFault::RowIsShort, ge(11))),
        Phase::Turn | Phase::Return { .. } => {}
        Phase::Within(decision) => {
            let (hand, market) = (&player.hand, state.market());
            cards::check_decision(decision, player.caravan, hand, market, &all.golem_edition)?;
        }
        Phase::Over => {
            let is_over = state.parts.order.is_last_of_round() && state.end_is_met();
            return if is_over { Ok(()) } else { Err((DecisionFault::NotOver, c(6))) };
        }
    }
    let after_action = matches!(state.phase, Phase::Draw(()) | Phase::Return { .. });
    let enough = GolemEdition::cards_to_end(state.parts.order.players());
    super::check_not_over(state.parts.order, after_action, |seat: Seat| {
        state.player(seat).claimed.len() >= enough
    })
}

/// GE-1, GE-4: point cards first, and nothing but draws has happened.
fn check_set_up(state: &GolemEdition, all: &AllComponents) -> Result<(), (DecisionFault, Clause)> {
    let new: Table = Parts::new(state.parts.order.players(), Title::GolemEdition.standard_map(all), all);
    let is_untouched = state.parts == Table { golems: state.parts.golems, market: state.parts.market, ..new };
    let is_bare = state.parts.market.cards().all(|(_, crystals)| crystals.is_empty());
    if !is_untouched || !is_bare || (state.parts.golems.wants_card() && state.parts.market.cards().len() > 0)
    {
        return Err((DecisionFault::SetUpIsPast, c(18)));
    }
    if !state.parts.golems.wants_card() && !state.parts.market.wants_card() {
        return Err((DecisionFault::NothingToDeal, c(18)));
    }
    Ok(())
}

/// GE-11, GE-13: one card has just left one of the rows.
fn check_refill(state: &GolemEdition) -> Result<(), (DecisionFault, Clause)> {
    let one_place = match (state.parts.golems.wants_card(), state.parts.market.wants_card()) {
        (true, false) => state.parts.golems.cards().len() == 4,
        (false, true) => state.parts.market.cards().len() == 5,
        (false, false) | (true, true) => false,
    };
    if one_place { Ok(()) } else { Err((DecisionFault::NothingToRefill, ge(11))) }
}
