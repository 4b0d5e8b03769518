//! Positions of The Call for Adventure.

use super::document::{DecisionEntry, Document};
use super::expedition::check::{self, Settled};
use super::expedition::{self, Reader};
use super::places::Places;
use super::{DecisionFault, Problem, cards, check_not_over, wagons};
use crate::bonus::Bonus;
use crate::clause::{Clause, c, ca, em, ge};
use crate::components::{Components, MerchantId};
use crate::expedition::TILES_TO_END;
use crate::games::Title;
use crate::games::call_for_adventure::{CallForAdventure, DEAL, Decision, Refill};
use crate::map::Map;
use crate::order::Order;
use crate::seat::{PerSeat, Seat};
use crate::wagon::WagonDecision;

pub(super) fn write(state: &CallForAdventure, all: &Components) -> Document {
    let (components, mountains) = (&all.golem_edition, &all.eastern_mountains);
    let title = Title::CallForAdventure;
    let mut document = Document {
        game: title.code().to_owned(),
        players: state.order.players(),
        components: Some(all.digest(title).to_string()),
        turn: state.order.seat().number(),
        decision: write_decision(state, all),
        merchant_row: Some(cards::write_row(&state.market, components)),
        merchant_deck: Some(cards::write_set(state.market.deck(), components)),
        ..Document::default()
    };
    expedition::write(&state.expedition, state.order, &mountains.adventure_board, mountains, &mut document);
    for (entry, seat) in document.seats.iter_mut().zip(state.order.seats()) {
        entry.hand = Some(cards::write_set(state.hand(seat).cards(), components));
        entry.played = Some(cards::write_set(state.hand(seat).played(), components));
        entry.discarded = Some(cards::write_set(state.discarded(seat), components));
    }
    document
}

fn write_decision(state: &CallForAdventure, all: &Components) -> DecisionEntry {
    match state.decision() {
        Decision::SetUp => DecisionEntry::SetUp {},
        Decision::Turn => DecisionEntry::Turn {},
        Decision::Card(decision) => cards::write_decision(decision, &state.market, &all.golem_edition),
        Decision::Move { free, is_paid } => DecisionEntry::Move { free, paid: is_paid },
        Decision::Start(decision) => expedition::write_start(decision),
        Decision::Wagon(decision) => wagons::write_decision(decision),
        Decision::Act => DecisionEntry::Act {},
        Decision::Reward { column } => DecisionEntry::Reward { column: column + 1 },
        Decision::Refill(Refill::Acquired) => DecisionEntry::Refill {},
        Decision::Refill(Refill::Rewarded) => DecisionEntry::RefillReward {},
        Decision::Refill(Refill::Village) => DecisionEntry::RefillVillage {},
        Decision::Return { .. } => DecisionEntry::Return { again: false },
        Decision::Over => DecisionEntry::Over {},
    }
}

pub(super) fn read(
    document: &Document,
    all: &'static Components,
    map: Map,
    problems: &mut Vec<Problem>,
) -> Option<CallForAdventure> {
    document.counts_fit(Title::CallForAdventure, problems)?;
    let mut merchants = cards::places(all).with_starting();
    let mut market = cards::read_row(document, &mut merchants, problems);
    let mut discarded = PerSeat::default();
    let hands = PerSeat::each(document.players, |seat| {
        let entry = &document.seats[seat.index()];
        let starting = all.golem_edition.starting();
        let (hand, spent) = cards::read_hand(entry, seat, starting, &mut merchants, problems);
        discarded[seat] = spent;
        hand
    });
    market.offer.deck = merchants.lay_deck("merchant_deck", document.merchant_deck.as_deref(), problems);
    let board = &all.eastern_mountains.adventure_board;
    let expedition = Reader { document, components: all, board, problems }.read(map);
    let order = Order::at(document.players, document.turn)?;
    let mut state =
        CallForAdventure { order, decision: Decision::Turn, expedition, market, hands, discarded };
    let decision = read_decision(&document.decision, &state, &merchants, problems);
    if decision.is_none() && problems.is_empty() {
        problems.push(document.decision.not_here(ca(19)));
    }
    state.decision = decision?;
    if problems.is_empty() {
        check(&state, all, problems);
    }
    Some(state)
}

fn read_decision(
    entry: &DecisionEntry,
    state: &CallForAdventure,
    merchants: &Places<MerchantId>,
    problems: &mut Vec<Problem>,
) -> Option<Decision> {
    let over_limit = || state.order.first_where(|seat| state.expedition.is_over_limit(seat));
    Some(match *entry {
        DecisionEntry::SetUp {} => Decision::SetUp,
        DecisionEntry::Turn {} => Decision::Turn,
        DecisionEntry::Move { free, paid } => Decision::Move { free, is_paid: paid },
        DecisionEntry::Act {} => Decision::Act,
        DecisionEntry::Reward { column } => Decision::Reward { column: column.checked_sub(1)? },
        DecisionEntry::Refill {} => Decision::Refill(Refill::Acquired),
        DecisionEntry::RefillReward {} => Decision::Refill(Refill::Rewarded),
        DecisionEntry::RefillVillage {} => Decision::Refill(Refill::Village),
        DecisionEntry::Return { again: false } => Decision::Return { seat: over_limit()? },
        DecisionEntry::Over {} => Decision::Over,
        _ => {
            let players = state.order.players();
            let start = expedition::read_start(entry, players).map(Decision::Start);
            let wagon = || wagons::read_decision(entry, players).map(Decision::Wagon);
            let card = || cards::read_decision(entry, &state.market, merchants, problems).map(Decision::Card);
            start.or_else(wagon).or_else(card)?
        }
    })
}

fn check(state: &CallForAdventure, all: &Components, problems: &mut Vec<Problem>) {
    let at = &state.expedition;
    if state.decision != Decision::SetUp {
        let is_refill = state.decision == Decision::Refill(Refill::Village);
        check::check_deal(at, &all.eastern_mountains, DEAL, problems);
        check::check_table(at, state.order, is_refill, problems);
        let about_card = match state.decision {
            Decision::Card(decision) => Some(decision),
            _ => None,
        };
        cards::check_row(&state.market, about_card, problems);
        let settled = match state.decision {
            Decision::SetUp
            | Decision::Turn
            | Decision::Card(_)
            | Decision::Move { .. }
            | Decision::Start(_)
            | Decision::Over => Settled::All,
            Decision::Wagon(WagonDecision::Toll { .. } | WagonDecision::Build { .. })
            | Decision::Act
            | Decision::Reward { .. } => Settled::Mover,
            Decision::Wagon(WagonDecision::Trade) | Decision::Refill(Refill::Rewarded) => Settled::Others,
            Decision::Refill(Refill::Acquired | Refill::Village) | Decision::Return { .. } => Settled::Nobody,
        };
        check::check_caravans(at, state.order, settled, problems);
    }
    if problems.is_empty()
        && let Err((reason, clause)) = check_decision(state, all)
    {
        problems.push(Problem::Decision { reason, clause });
    }
}

/// Whether the decision can be the one at hand.
fn check_decision(state: &CallForAdventure, all: &Components) -> Result<(), (DecisionFault, Clause)> {
    let at = &state.expedition;
    let mountains = &all.eastern_mountains;
    let mover = state.order.seat();
    if state.decision == Decision::SetUp {
        return check_set_up(state, all);
    }
    let wants_card = matches!(state.decision, Decision::Refill(Refill::Acquired | Refill::Rewarded));
    if state.market.wants_card() != wants_card || (wants_card && state.market.cards().len() != 3) {
        let fault = if wants_card { DecisionFault::NothingToRefill } else { DecisionFault::RowIsShort };
        return Err((fault, ge(11)));
    }
    let start = match state.decision {
        Decision::Start(decision) => Some(decision),
        _ => None,
    };
    check::check_start(at, state.order, start, mountains)?;
    match state.decision {
        Decision::Wagon(decision) => check::check_wagon(at, state.order, decision, mountains)?,
        Decision::Card(decision) => {
            cards::check_decision(
                decision,
                at.caravan(mover),
                state.hand(mover),
                &state.market,
                &all.golem_edition,
            )?;
        }
        Decision::Move { free, is_paid } => check_move(state, free, is_paid)?,
        Decision::Reward { column }
            if usize::from(column) >= at.mountains.columns() || !state.has_reward(column.into()) =>
        {
            return Err((DecisionFault::NothingToTake, ca(14)));
        }
        Decision::Over => {
            let is_over = state.order.is_last_of_round() && at.end_is_met(state.order);
            return if is_over { Ok(()) } else { Err((DecisionFault::NotOver, c(6))) };
        }
        _ => {}
    }
    if matches!(state.decision, Decision::Reward { .. } | Decision::Refill(Refill::Rewarded))
        && !at.mountains.has_outpost_here(mover)
    {
        return Err((DecisionFault::CannotBuild, em(14)));
    }
    let after_action = matches!(state.decision, Decision::Refill(Refill::Village) | Decision::Return { .. });
    check_not_over(state.order, after_action, |seat| at.claimed(seat).len() >= TILES_TO_END)
}

/// CA-20: the merchant row first.
fn check_set_up(state: &CallForAdventure, all: &Components) -> Result<(), (DecisionFault, Clause)> {
    let mountains = &all.eastern_mountains;
    let new = CallForAdventure::new(state.order.players(), *state.expedition.mountains().map(), all);
    let is_untouched =
        *state == CallForAdventure { expedition: state.expedition, market: state.market, ..new };
    let is_bare = state.market.cards().all(|(_, crystals)| crystals.is_empty());
    let is_first = state.order.seat() == Seat::FIRST;
    if !is_first
        || !is_untouched
        || !is_bare
        || (state.market.wants_card() && state.expedition != new.expedition)
    {
        return Err((DecisionFault::SetUpIsPast, c(18)));
    }
    if state.market.wants_card() {
        return Ok(());
    }
    check::check_set_up(&state.expedition, mountains, &mountains.adventure_board, DEAL)
}

/// CA-9, CA-10: only so many steps can be free, and a movement goes on only where a step can follow.
fn check_move(state: &CallForAdventure, free: u8, is_paid: bool) -> Result<(), (DecisionFault, Clause)> {
    let most = state.expedition.bonus(state.order.seat()).count(Bonus::ExtraStep);
    if free > most {
        return Err((DecisionFault::Steps, ca(10)));
    }
    if state.can_go_on(free, is_paid) { Ok(()) } else { Err((DecisionFault::CannotStep, em(12))) }
}
