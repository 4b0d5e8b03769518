//! Positions of The Call for Adventure.

use super::document::{DecisionEntry, Document};
use super::expedition::check::{self, Settled};
use super::expedition::{self, Reader};
use super::places::Places;
use super::{DecisionFault, Demand, Problem, cards, check_not_over, phase, wagons};
use crate::bonus::Bonus;
use crate::clause::{Clause, c, ca, em, ge};
use crate::components::{Components, EasternMountains, MerchantId};
use crate::expedition::{Movement, TILES_TO_END};
use crate::games::Title;
use crate::games::call_for_adventure::{CallForAdventure, DEAL, Decision, Refill, Table};
use crate::games::play::{Parts, Phase, Play};
use crate::map::Map;
use crate::order::Order;
use crate::seat::{PerSeat, Seat};
use crate::wagon::WagonDecision;

pub(super) fn write(state: &CallForAdventure, all: &Components) -> Document {
    let (components, mountains) = (&all.golem_edition, &all.eastern_mountains);
    let title = Title::CallForAdventure;
    let mut document = Document {
        game: title.code().to_owned(),
        players: state.parts.order.players(),
        components: Some(all.digest(title).to_string()),
        turn: state.parts.order.seat().number(),
        decision: write_decision(state, all),
        merchant_row: Some(cards::write_row(&state.parts.market, components)),
        merchant_deck: Some(cards::write_set(state.parts.market.deck(), components)),
        ..Document::default()
    };
    expedition::write(
        &state.parts.expedition,
        state.parts.order,
        &mountains.adventure_board,
        mountains,
        &mut document,
    );
    for (entry, seat) in document.seats.iter_mut().zip(state.parts.order.seats()) {
        entry.hand = Some(cards::write_set(state.hand(seat).cards(), components));
        entry.played = Some(cards::write_set(state.hand(seat).played(), components));
        entry.discarded = Some(cards::write_set(state.discarded(seat), components));
    }
    document
}

fn write_decision(state: &CallForAdventure, all: &Components) -> DecisionEntry {
    let within = |decision| match decision {
        Decision::Card(decision) => cards::write_decision(decision, state.market(), &all.golem_edition),
        Decision::Move(movement) => expedition::write_movement(movement),
        Decision::Start(decision) => expedition::write_start(decision),
        Decision::Wagon(decision) => wagons::write_decision(decision),
        Decision::Act => DecisionEntry::Act {},
        Decision::Reward { column } => DecisionEntry::Reward { column: column + 1 },
    };
    let draw = |refill| match refill {
        Refill::Acquired => DecisionEntry::Refill {},
        Refill::Rewarded => DecisionEntry::RefillReward {},
        Refill::Village => DecisionEntry::RefillVillage {},
    };
    phase::write(state.phase, within, draw)
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
    let parts = Table { order, expedition, market, hands, discarded };
    let mut state = Play { phase: Phase::Turn, parts };
    let phase = read_decision(&document.decision, &state, all, &merchants, problems);
    if phase.is_none() && problems.is_empty() {
        problems.push(document.decision.not_here(ca(19)));
    }
    state.phase = phase?;
    if problems.is_empty() {
        check(&state, all, document.demand, problems);
    }
    Some(state)
}

fn read_decision(
    entry: &DecisionEntry,
    state: &CallForAdventure,
    all: &Components,
    merchants: &Places<MerchantId>,
    problems: &mut Vec<Problem>,
) -> Option<Phase<Decision, Refill>> {
    let players = state.parts.order.players();
    let decision = match *entry {
        DecisionEntry::Refill {} => return Some(Phase::Draw(Refill::Acquired)),
        DecisionEntry::RefillReward {} => return Some(Phase::Draw(Refill::Rewarded)),
        DecisionEntry::RefillVillage {} => return Some(Phase::Draw(Refill::Village)),
        DecisionEntry::SetUp {} | DecisionEntry::Turn {} | DecisionEntry::Over {} => {
            return phase::read(entry, state, all);
        }
        DecisionEntry::Return { again } => {
            return if again { None } else { phase::read(entry, state, all) };
        }
        DecisionEntry::Move { free, paid } => Decision::Move(Movement { free, is_paid: paid }),
        DecisionEntry::Act {} => Decision::Act,
        DecisionEntry::Reward { column } => Decision::Reward { column: column.checked_sub(1)? },
        _ => {
            let start = expedition::read_start(entry, players).map(Decision::Start);
            let wagon = || wagons::read_decision(entry, players).map(Decision::Wagon);
            let card =
                || cards::read_decision(entry, state.market(), merchants, problems).map(Decision::Card);
            start.or_else(wagon).or_else(card)?
        }
    };
    Some(Phase::Within(decision))
}

fn check(state: &CallForAdventure, all: &Components, demand: Demand, problems: &mut Vec<Problem>) {
    let at = &state.parts.expedition;
    if state.phase != Phase::SetUp {
        let is_refill = state.phase == Phase::Draw(Refill::Village);
        check::check_deal(at, &all.eastern_mountains, DEAL, problems);
        check::check_table(at, state.parts.order, is_refill, problems);
        let about_card = match state.phase {
            Phase::Within(Decision::Card(decision)) => Some(decision),
            _ => None,
        };
        cards::check_row(&state.parts.market, about_card, problems);
        let settled = match state.phase {
            Phase::SetUp | Phase::Turn | Phase::Over => Settled::All,
            Phase::Within(decision) => match decision {
                Decision::Card(_) | Decision::Move(_) | Decision::Start(_) => Settled::All,
                Decision::Wagon(WagonDecision::Toll { .. } | WagonDecision::Build { .. })
                | Decision::Act
                | Decision::Reward { .. } => Settled::Mover,
                Decision::Wagon(WagonDecision::Trade) => Settled::Others,
            },
            Phase::Draw(Refill::Rewarded) => Settled::Others,
            Phase::Draw(Refill::Acquired | Refill::Village) | Phase::Return { .. } => Settled::Nobody,
        };
        check::check_caravans(
            at,
            state.parts.order,
            settled,
            cards::MOST_ON_A_CARD,
            demand.tolls(),
            problems,
        );
    }
    if problems.is_empty()
        && let Err((reason, clause)) = check_decision(state, all)
    {
        problems.push(Problem::Decision { reason, clause });
    }
}

/// Whether the decision can be the one at hand.
fn check_decision(state: &CallForAdventure, all: &Components) -> Result<(), (DecisionFault, Clause)> {
    let at = &state.parts.expedition;
    let mountains = &all.eastern_mountains;
    if state.phase == Phase::SetUp {
        return check_set_up(state, all);
    }
    let wants_card = matches!(state.phase, Phase::Draw(Refill::Acquired | Refill::Rewarded));
    if state.parts.market.wants_card() != wants_card || (wants_card && state.parts.market.cards().len() != 3)
    {
        let fault = if wants_card { DecisionFault::NothingToRefill } else { DecisionFault::RowIsShort };
        return Err((fault, ge(11)));
    }
    let start = match state.phase {
        Phase::Within(Decision::Start(decision)) => Some(decision),
        _ => None,
    };
    check::check_start(at, state.parts.order, start, mountains)?;
    match state.phase {
        Phase::Within(decision) => check_within(state, decision, all)?,
        Phase::Over => {
            let is_over = state.parts.order.is_last_of_round() && state.end_is_met();
            return if is_over { Ok(()) } else { Err((DecisionFault::NotOver, c(6))) };
        }
        Phase::SetUp | Phase::Turn | Phase::Draw(_) | Phase::Return { .. } => {}
    }
    let rewarded = match state.phase {
        Phase::Within(Decision::Reward { column }) => Some(Some(usize::from(column))),
        Phase::Draw(Refill::Rewarded) => Some(None),
        _ => None,
    };
    if let Some(column) = rewarded {
        check_emptied(state, column, mountains)?;
    }
    let after_action = matches!(state.phase, Phase::Draw(Refill::Village) | Phase::Return { .. });
    check_not_over(state.parts.order, after_action, |seat| at.claimed(seat).len() >= TILES_TO_END)
}

/// Whether a decision within a turn can be the one at hand.
fn check_within(
    state: &CallForAdventure,
    decision: Decision,
    all: &Components,
) -> Result<(), (DecisionFault, Clause)> {
    let (at, order) = (state.expedition(), state.parts.order);
    let mover = order.seat();
    match decision {
        Decision::Wagon(decision) => check::check_wagon(at, order, decision, &all.eastern_mountains),
        Decision::Card(decision) => {
            let (hand, market) = (state.hand(mover), state.market());
            cards::check_decision(decision, at.caravan(mover), hand, market, &all.golem_edition)
        }
        Decision::Move(movement) => check_move(state, movement),
        Decision::Reward { column }
            if usize::from(column) >= at.mountains.columns() || !state.parts.has_reward(column.into()) =>
        {
            Err((DecisionFault::NothingToTake, ca(14)))
        }
        Decision::Start(_) | Decision::Act | Decision::Reward { .. } => Ok(()),
    }
}

/// CA-14: a reward is for a column, this one if it is known, that has just been emptied.
fn check_emptied(
    state: &CallForAdventure,
    column: Option<usize>,
    components: &EasternMountains,
) -> Result<(), (DecisionFault, Clause)> {
    let (mountains, mover) = (&state.parts.expedition.mountains, state.parts.order.seat());
    if !mountains.has_outpost_here(mover) {
        return Err((DecisionFault::CannotBuild, em(14)));
    }
    let emptied = mountains.emptied_here(components, mover);
    let is_earned = emptied.is_some() && column.is_none_or(|column| emptied == Some(column));
    if is_earned { Ok(()) } else { Err((DecisionFault::NoColumn, ca(14))) }
}

/// CA-20: the merchant row first.
fn check_set_up(state: &CallForAdventure, all: &Components) -> Result<(), (DecisionFault, Clause)> {
    let mountains = &all.eastern_mountains;
    let new: Table = Parts::new(state.parts.order.players(), *state.expedition().mountains().map(), all);
    let is_untouched =
        state.parts == Table { expedition: state.parts.expedition, market: state.parts.market, ..new };
    let is_bare = state.parts.market.cards().all(|(_, crystals)| crystals.is_empty());
    let is_first = state.parts.order.seat() == Seat::FIRST;
    if !is_first
        || !is_untouched
        || !is_bare
        || (state.parts.market.wants_card() && state.parts.expedition != new.expedition)
    {
        return Err((DecisionFault::SetUpIsPast, c(18)));
    }
    if state.parts.market.wants_card() {
        return Ok(());
    }
    check::check_set_up(&state.parts.expedition, mountains, &mountains.adventure_board, DEAL)
}

/// CA-9, CA-10: only so many steps can be free, and a movement goes on only where a step can follow.
fn check_move(state: &CallForAdventure, movement: Movement) -> Result<(), (DecisionFault, Clause)> {
    let (at, order) = (state.expedition(), state.parts.order);
    if movement.free > at.bonus(order.seat()).count(Bonus::ExtraStep) {
        return Err((DecisionFault::Steps, ca(10)));
    }
    let can_go_on = at.can_go_on(order, movement, state.parts.fare());
    if can_go_on { Ok(()) } else { Err((DecisionFault::CannotStep, em(12))) }
}
