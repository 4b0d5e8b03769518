//! Whether a decision can be the one at hand.

use crate::action::{Action, Actions};
use crate::clause::{Clause, c, ew, j1, j2};
use crate::components::endless_world::{Benefit, LocationKind, Place};
use crate::components::{Components, Merchant, MerchantId};
use crate::games::Rules;
use crate::games::journey::{Decision, Journey, Origin, Then, Visit, WorkDecision};
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
        let world = &state.table.world;
        Pending {
            tile: world.uncovered().is_some(),
            card: world.golems.wants_card(),
            merchant: state.added.wants_card(),
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
    let world = &state.table.world;
    let uncovered = world.stacks.iter().filter(|stack: &&Stack| stack.top().is_none() && stack.below() > 0);
    let one_card = world.golems.cards().len() == ROW || !world.golems.wants_card();
    let one_merchant = matches!(then, Then::Again) || misses_one_merchant(state);
    if !Pending::of(state).is_any() || uncovered.count() > 1 || !one_card || !one_merchant {
        return nothing;
    }
    match then {
        Then::Work(decision) => check_possible(state, Decision::Work(decision), components)
            .and_then(|()| check_origin(state, decision, components)),
        Then::Added(decision) => state.added.check_decision(decision, &state.table, components),
        Then::Again if world.uncovered().is_some() || world.golems.wants_card() => nothing,
        Then::End | Then::Again => Ok(()),
    }
}

/// J1-9: at most one card has left the row of the market, unless it is being refreshed.
fn misses_one_merchant<A: Documented>(state: &Journey<A, A::Decision>) -> bool {
    !state.added.wants_card() || state.added.row_len() + 1 == STALLS
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
    let world = &state.table.world;
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
    state.added.check_decision(decision, &state.table, components)?;
    check_possible(state, Decision::Added(decision), components)
}

/// C-15: there is something to do, or to decline.
fn check_possible<A: Documented>(
    state: &Journey<A, A::Decision>,
    decision: Decision<A::Decision>,
    components: &Components,
) -> Result<(), Wrong> {
    let mut actions = Actions::new();
    Journey { decision, ..*state }.legal_actions(components, &mut actions);
    let has_choice = actions.iter().any(|&action| action != Action::Stop);
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
            check_at(state, of)
        }
        WorkDecision::Trade { of } => check_at(state, of),
        WorkDecision::Golem(visit) => check_visit(state, visit, components),
        WorkDecision::Explore(visit) => {
            let claimed = state.table.world.claimed(state.table.mover());
            let has_card = claimed
                .into_iter()
                .any(|card| components.endless_world.point(card).benefit == Benefit::Exploration);
            if !has_card {
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
    let world = &state.table.world;
    let mover = state.table.mover();
    let kind = state.table.board(components).location(visit.place).kind;
    let fits = matches!(kind, LocationKind::Golem { .. })
        && is_working(state, visit.place)
        && !(visit.has_claimed && world.claimed(mover).is_empty())
        && !(visit.has_taken && (world.tiles(mover).is_empty() || !A::SHEET.golem_tiles));
    if fits { Ok(()) } else { Err((DecisionFault::NotWorking, ew(15))) }
}

fn is_working<A: Documented>(state: &Journey<A, A::Decision>, place: Place) -> bool {
    state.table.world.standing(state.table.mover()).contains(place)
}

fn upgrades_of<A: Documented>(state: &Journey<A, A::Decision>, of: Origin, components: &Components) -> u8 {
    let of_card = |card: MerchantId| match components.golem_edition.merchant(card) {
        Merchant::Upgrades(upgrades) => upgrades,
        Merchant::Gain(_) | Merchant::Trade { .. } => 0,
    };
    match of {
        Origin::Location(place) => match state.table.board(components).location(place).kind {
            LocationKind::Upgrade(upgrades) => upgrades,
            _ => 0,
        },
        Origin::Market(card) | Origin::Route(card) => of_card(card),
        Origin::Wagon(_) | Origin::Outpost(_) => 0,
    }
}

/// Whether the mover is working there, has the card, or stands on the mountain.
fn check_at<A: Documented>(state: &Journey<A, A::Decision>, of: Origin) -> Result<(), Wrong> {
    let (fits, clause): (bool, Clause) = match of {
        Origin::Location(place) => (is_working(state, place), ew(7)),
        Origin::Market(_) => (state.added.holds(&state.table, of), j1(7)),
        Origin::Route(_) => (state.added.holds(&state.table, of), j1(12)),
        Origin::Wagon(_) => (state.added.holds(&state.table, of), j2(13)),
        Origin::Outpost(_) => (state.added.holds(&state.table, of), j2(14)),
    };
    if fits { Ok(()) } else { Err((DecisionFault::NotWorking, clause)) }
}
