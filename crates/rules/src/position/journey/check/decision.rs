//! Whether a decision can be the one at hand.

use super::exploration_cards;
use crate::action::{Action, Actions, Move};
use crate::clause::{Clause, c, ew, j1, j2};
use crate::components::endless_world::{LocationKind, Place, StackOf};
use crate::components::{Components, Merchant, MerchantId};
use crate::games::Rules;
use crate::games::journey::{Decision, Journey, Origin, Then, Visit, WorkDecision};
use crate::games::play::{Phase, Play};
use crate::merchants::STALLS;
use crate::position::DecisionFault;
use crate::position::journey::{Documented, Wrong};
use crate::world::{ROW, Stack};

/// What is still to be drawn.
struct Pending {
    tile: bool,
    card: bool,
    merchant: bool,
}

impl Pending {
    fn of<A: Documented>(state: &Journey<A, A::Decision>) -> Pending {
        let world = &state.parts.table.world;
        Pending {
            tile: world.uncovered().is_some(),
            card: world.golems.wants_card(),
            merchant: state.parts.added.wants_card(),
        }
    }

    const fn is_any(&self) -> bool {
        self.tile || self.card || self.merchant
    }
}

/// Nothing is to be drawn.
pub(super) fn check_settled<A: Documented>(state: &Journey<A, A::Decision>) -> Result<(), Wrong> {
    if Pending::of(state).is_any() { Err((DecisionFault::RowIsShort, ew(16))) } else { Ok(()) }
}

/// Something is to be drawn, in one place at most, and what follows makes sense.
pub(super) fn check_draw<A: Documented>(
    state: &Journey<A, A::Decision>,
    then: Then<A::Decision>,
    components: &Components,
) -> Result<(), Wrong> {
    let nothing = Err((DecisionFault::NothingToRefill, ew(16)));
    let world = &state.parts.table.world;
    let uncovered = world.stacks.iter().filter(|stack: &&Stack| stack.top().is_none() && stack.below() > 0);
    let one_card = world.golems.cards().len() == ROW || !world.golems.wants_card();
    let one_merchant = matches!(then, Then::Again) || misses_one_merchant(state);
    if !Pending::of(state).is_any() || uncovered.count() > 1 || !one_card || !one_merchant {
        return nothing;
    }
    check_cause(state, then, components)?;
    match then {
        // EW-15: the other half of a visit.
        Then::Work(decision) => {
            if !matches!(decision, WorkDecision::Golem(visit) if !visit.is_new()) {
                return Err((DecisionFault::NotAfterDraw, ew(15)));
            }
            check_possible(state, Decision::Work(decision), components)?;
            check_origin(state, decision, components)
        }
        Then::Added(decision) => {
            if !A::follows_a_draw(decision) {
                return Err((DecisionFault::NotAfterDraw, j2(11)));
            }
            check_opened(state, decision, components)?;
            state.parts.added.check_decision(decision, &state.parts.table, components)
        }
        Then::Again if world.uncovered().is_some() || world.golems.wants_card() => nothing,
        Then::Again => check_refreshed(state, components),
        Then::End => Ok(()),
    }
}

/// What is to be drawn has been taken at a location where the mover works.
fn check_cause<A: Documented>(
    state: &Journey<A, A::Decision>,
    then: Then<A::Decision>,
    components: &Components,
) -> Result<(), Wrong> {
    let pending = Pending::of(state);
    let board = state.parts.table.board(components);
    let uncovered = state.parts.table.world.uncovered().and_then(|stack| board.stacks().get(stack));
    let gives = |place: Place, kind: LocationKind| match uncovered.map(|space| space.of) {
        Some(StackOf::Location(owner)) => owner == place,
        Some(StackOf::Outposts) => matches!(kind, LocationKind::MoveWagon(_)),
        Some(StackOf::Merchants) => matches!(kind, LocationKind::Market { .. }),
        None => true,
    };
    let is_market = |kind| match kind {
        LocationKind::RefreshMarket => matches!(then, Then::Again),
        LocationKind::Market { .. } => !matches!(then, Then::Again),
        _ => false,
    };
    let fits = works_at(state, components, gives)
        && (!pending.card
            || works_at(state, components, |_, kind| matches!(kind, LocationKind::Golem { .. })))
        && (!pending.merchant || works_at(state, components, |_, kind| is_market(kind)));
    if fits { Ok(()) } else { Err((DecisionFault::NotWorking, ew(7))) }
}

/// J1-10: another turn follows a refresh of the market alone.
pub(super) fn check_refreshed<A: Documented>(
    state: &Journey<A, A::Decision>,
    components: &Components,
) -> Result<(), Wrong> {
    let has_refreshed = works_at(state, components, |_, kind| kind == LocationKind::RefreshMarket);
    if has_refreshed { Ok(()) } else { Err((DecisionFault::NotWorking, j1(10))) }
}

/// EW-7: a decision comes from a location where the mover works.
fn check_opened<A: Documented>(
    state: &Journey<A, A::Decision>,
    decision: A::Decision,
    components: &Components,
) -> Result<(), Wrong> {
    let is_opened = works_at(state, components, |_, kind| state.parts.added.is_opened_at(decision, kind));
    if is_opened { Ok(()) } else { Err((DecisionFault::NotWorking, ew(7))) }
}

/// Whether the mover works at such a location.
fn works_at<A: Documented>(
    state: &Journey<A, A::Decision>,
    components: &Components,
    is_one: impl Fn(Place, LocationKind) -> bool,
) -> bool {
    let board = state.parts.table.board(components);
    let standing = state.parts.table.world.standing(state.parts.table.mover());
    standing.into_iter().any(|place| is_one(place, board.location(place).kind))
}

/// J1-9: at most one card has left the row of the market, unless it is being refreshed.
fn misses_one_merchant<A: Documented>(state: &Journey<A, A::Decision>) -> bool {
    !state.parts.added.wants_card() || state.parts.added.row_len() + 1 == STALLS
}

/// A decision about the location: nothing is to be drawn, but the next point card while an exploration
/// tile is being chosen (EW-16).
pub(super) fn check_work<A: Documented>(
    state: &Journey<A, A::Decision>,
    decision: WorkDecision,
    components: &Components,
) -> Result<(), Wrong> {
    let Pending { tile, card, merchant } = Pending::of(state);
    let may_want_card = matches!(decision, WorkDecision::Explore(_));
    let world = &state.parts.table.world;
    let len = world.golems.cards().len();
    let is_slid = if card { len == ROW } else { len <= ROW };
    if tile || merchant || (card && !may_want_card) || (may_want_card && !is_slid) {
        return Err((DecisionFault::RowIsShort, ew(16)));
    }
    check_possible(state, Decision::Work(decision), components)?;
    check_origin(state, decision, components)
}

/// A decision about what the game adds: nothing is to be drawn, but a merchant card after a fourth (J3-6).
pub(super) fn check_added<A: Documented>(
    state: &Journey<A, A::Decision>,
    decision: A::Decision,
    components: &Components,
) -> Result<(), Wrong> {
    let Pending { tile, card, merchant } = Pending::of(state);
    let may_want_merchant = A::follows_a_card(decision) && misses_one_merchant(state);
    if tile || card || (merchant && !may_want_merchant) {
        return Err((DecisionFault::RowIsShort, j1(9)));
    }
    state.parts.added.check_decision(decision, &state.parts.table, components)?;
    check_possible(state, Decision::Added(decision), components)?;
    check_opened(state, decision, components)
}

/// C-15: there is something to do, or to decline.
fn check_possible<A: Documented>(
    state: &Journey<A, A::Decision>,
    decision: Decision<A::Decision>,
    components: &Components,
) -> Result<(), Wrong> {
    let mut actions = Actions::new();
    Play { phase: Phase::Within(decision), parts: state.parts }.legal_actions(components, &mut actions);
    let has_choice = actions.iter().any(|&action| action != Action::Move(Move::Stop));
    if has_choice { Ok(()) } else { Err((DecisionFault::NothingToTake, c(15))) }
}

/// Whether the mover is where the decision comes from.
fn check_origin<A: Documented>(
    state: &Journey<A, A::Decision>,
    decision: WorkDecision,
    components: &Components,
) -> Result<(), Wrong> {
    match decision {
        WorkDecision::Upgrade { left, of } => {
            if left == 0 || left > upgrades_of(state, of, components) {
                return Err((DecisionFault::Upgrades, ew(13)));
            }
            check_at(state, of, components)
        }
        WorkDecision::Trade { of } => check_at(state, of, components),
        WorkDecision::Golem(visit) => check_visit(state, visit, components),
        WorkDecision::Explore(visit) => {
            let (world, mover) = (&state.parts.table.world, state.parts.table.mover());
            if exploration_cards(world, components, mover) <= world.explored(mover).len() {
                return Err((DecisionFault::NothingToTake, ew(19)));
            }
            check_visit(state, visit, components)
        }
    }
}

fn check_visit<A: Documented>(
    state: &Journey<A, A::Decision>,
    visit: Visit,
    components: &Components,
) -> Result<(), Wrong> {
    let world = &state.parts.table.world;
    let mover = state.parts.table.mover();
    let kind = state.parts.table.board(components).location(visit.place).kind;
    let fits = matches!(kind, LocationKind::Golem { .. })
        && is_working(state, visit.place)
        && !(visit.has_claimed && world.claimed(mover).is_empty())
        && !(visit.has_taken && (world.tiles(mover).is_empty() || !A::SHEET.golem_tiles));
    if fits { Ok(()) } else { Err((DecisionFault::NotWorking, ew(15))) }
}

fn is_working<A: Documented>(state: &Journey<A, A::Decision>, place: Place) -> bool {
    state.parts.table.world.standing(state.parts.table.mover()).contains(place)
}

fn upgrades_of<A: Documented>(state: &Journey<A, A::Decision>, of: Origin, components: &Components) -> u8 {
    let of_card = |card: MerchantId| match components.golem_edition.merchant(card) {
        Merchant::Upgrades(upgrades) => upgrades,
        Merchant::Gain(_) | Merchant::Trade { .. } => 0,
    };
    match of {
        Origin::Location(place) => match state.parts.table.board(components).location(place).kind {
            LocationKind::Upgrade(upgrades) => upgrades,
            _ => 0,
        },
        Origin::Market(card) | Origin::Route(card) => of_card(card),
        Origin::Wagon(_) | Origin::Outpost(_) => 0,
    }
}

/// Whether the mover is working there, has the card, or stands on the mountain.
fn check_at<A: Documented>(
    state: &Journey<A, A::Decision>,
    of: Origin,
    components: &Components,
) -> Result<(), Wrong> {
    let (fits, clause): (bool, Clause) = match of {
        Origin::Location(place) => (is_working(state, place), ew(7)),
        Origin::Market(_) => (state.parts.added.holds(&state.parts.table, of), j1(7)),
        Origin::Route(_) => (state.parts.added.holds(&state.parts.table, of), j1(12)),
        Origin::Wagon(_) => (state.parts.added.holds(&state.parts.table, of), j2(13)),
        Origin::Outpost(_) => (state.parts.added.holds(&state.parts.table, of), j2(14)),
    };
    if !fits {
        return Err((DecisionFault::NotWorking, clause));
    }
    let is_opened_at = |kind| match (of, kind) {
        (Origin::Location(_) | Origin::Route(_), _) => true,
        (Origin::Market(card), LocationKind::Market { slot }) => {
            state.parts.added.card_at(slot) == Some(card)
        }
        (Origin::Wagon(_), LocationKind::WagonTrade) => true,
        (Origin::Outpost(_), LocationKind::OutpostTrade) => true,
        _ => false,
    };
    let is_opened =
        matches!(of, Origin::Route(_)) || works_at(state, components, |_, kind| is_opened_at(kind));
    if is_opened { Ok(()) } else { Err((DecisionFault::NotWorking, ew(7))) }
}
