//! What must hold in every position with mountains.

use crate::Draw;
use crate::bonus::BonusCounts;
use crate::clause::{Clause, c, em};
use crate::components::{Board, EasternMountains, MountainId};
use crate::crystals::{Crystal, Crystals, MOST_TRADES};
use crate::expedition::{Deal, Expedition, StartDecision, TERMS, TILES_TO_END};
use crate::mountains::{SEATS, Tile};
use crate::order::Order;
use crate::position::{DecisionFault, Problem, at_most, wagons};
use crate::seat::Seat;
use crate::set::Set;
use crate::villages::{Closed, VILLAGES};
use crate::wagon::WagonDecision;

/// Whether everything is dealt that must be, and nothing more, unless the set-up goes on.
pub(in crate::position) fn check_deal(
    at: &Expedition,
    components: &EasternMountains,
    deal: Deal,
    problems: &mut Vec<Problem>,
) {
    let dealt: Set<MountainId> =
        at.mountains.map().open().into_iter().filter_map(|cell| at.mountains.mountain(cell)).collect();
    let valleys = at.mountains.valleys().difference(at.mountains.map().valleys()).len();
    let counts = components.symbols().map(|symbol| symbol.intersection(dealt).len());
    for (symbol, found) in Crystal::ALL.into_iter().zip(counts) {
        if found != deal.kept_per_symbol {
            let (place, wanted) = (format!("tiles with symbol {symbol}"), deal.kept_per_symbol.to_string());
            problems.push(Problem::Number { place, found, wanted, clause: deal.tiles });
        }
    }
    if valleys != deal.valleys {
        let (place, wanted) = ("valleys".to_owned(), deal.valleys.to_string());
        problems.push(Problem::Number { place, found: valleys, wanted, clause: deal.tiles });
    }
    if !at.mountains.pile.is_empty() {
        let (place, found) = ("mountain_pile".to_owned(), at.mountains.pile.len());
        problems.push(Problem::Number {
            place,
            found,
            wanted: "0 after the set-up".to_owned(),
            clause: deal.tiles,
        });
    }
}

/// Whether a table can be one whose set-up goes on: draws in their order, and nothing else.
pub(in crate::position) fn check_set_up(
    at: &Expedition,
    components: &EasternMountains,
    board: &Board,
    deal: Deal,
) -> Result<(), (DecisionFault, Clause)> {
    let past = Err((DecisionFault::SetUpIsPast, c(18)));
    let new = Expedition::new(*at.mountains.map(), components, board);
    let untouched = Expedition { mountains: at.mountains, villages: at.villages, ..new };
    let no_wagons = Seat::all(SEATS)
        .all(|seat| at.mountains.wagon(seat).is_none() && at.mountains.outposts(seat).is_empty());
    if *at != untouched || !no_wagons || at.villages.closed != (Closed::InPile { drawn: 0 }) {
        return past;
    }
    // Played again from the start, the same draws must lead to this table.
    let mut again = new;
    while let Some((draws, _)) = again.set_up_draws(components, deal) {
        if again == *at {
            return Ok(());
        }
        let Some(draw) =
            draws.filter_map(|(draw, _)| draw.as_draw()).find(|&draw| leads_to(at, &again, draw))
        else {
            return past;
        };
        again.set_up(draw);
    }
    if again == *at { Err((DecisionFault::NothingToDeal, c(18))) } else { past }
}

/// Whether a draw brings a table closer to the one that is wanted.
fn leads_to(wanted: &Expedition, now: &Expedition, draw: Draw) -> bool {
    let next_tile = now.mountains.next_cell().map(|cell| wanted.mountains.tile(cell));
    match draw {
        Draw::Remove(tile) => {
            let is_laid = wanted
                .mountains
                .map()
                .open()
                .into_iter()
                .any(|cell| wanted.mountains.mountain(cell) == Some(tile));
            !wanted.mountains.pile.contains(tile) && !is_laid
        }
        Draw::Mountain(tile) => next_tile == Some(Tile::Mountain(tile)),
        Draw::Valley => next_tile == Some(Tile::Valley),
        Draw::Point(tile) => {
            now.villages.empty().and_then(|village| wanted.villages.tile(village)) == Some(tile)
        }
        _ => false,
    }
}

/// What holds in every position after the set-up.
pub(in crate::position) fn check_table(
    at: &Expedition,
    order: Order,
    is_refill: bool,
    problems: &mut Vec<Problem>,
) {
    let empty = (0..VILLAGES)
        .filter(|&village| at.villages.tile(village).is_none() && !at.villages.is_closed(village))
        .count();
    let wanted = usize::from(is_refill);
    if empty != wanted {
        let (place, wanted) = ("villages without a tile".to_owned(), wanted.to_string());
        problems.push(Problem::Number { place, found: empty, wanted, clause: em(21) });
    }
    for seat in order.seats() {
        let found = at.claimed(seat).len();
        if found > TILES_TO_END {
            let (place, wanted) = (format!("seat {seat}, claimed"), format!("at most {TILES_TO_END}"));
            problems.push(Problem::Number { place, found, wanted, clause: em(25) });
        }
    }
}

/// Whether caravans keep to the limit where they must, and elsewhere to what can be in them. `most_taken` is how many
/// crystals of a colour the mover can have taken from a tile or with a card, `tolls` how many others can have got.
pub(in crate::position) fn check_caravans(
    at: &Expedition,
    order: Order,
    settled: Settled,
    most_taken: u16,
    tolls: usize,
    problems: &mut Vec<Problem>,
) {
    for seat in order.seats() {
        let limit = at.limit(seat) as usize;
        let of_a_colour = match (settled, seat == order.seat()) {
            (Settled::All, _) | (Settled::Mover, true) => limit,
            (Settled::Others, true) => limit + usize::from(most_taken),
            (Settled::Nobody, true) => limit + usize::from(most_taken) + TRADED,
            (Settled::Mover | Settled::Others | Settled::Nobody, false) => limit + tolls,
        };
        let has_taken = seat == order.seat() && of_a_colour > limit;
        let in_all = if has_taken { Crystal::ALL.len() * of_a_colour } else { of_a_colour };
        let (place, caravan) = (format!("seat {seat}, caravan"), at.caravan(seat));
        at_most(in_all, place.clone(), caravan, em(24), problems);
        if of_a_colour < in_all {
            for colour in caravan.colours() {
                let one_colour = Crystals::of(colour, caravan.count(colour));
                at_most(of_a_colour, format!("{place}, {colour}"), one_colour, em(24), problems);
            }
        }
    }
}

/// More than trades or a mine can add of a colour.
const TRADED: usize = 10 * MOST_TRADES as usize;

/// Whose caravans must be within the limit.
#[derive(Clone, Copy)]
pub(in crate::position) enum Settled {
    /// Everybody's: nothing has happened in this turn that brings crystals.
    All,
    /// The mover's: others may have been paid tolls.
    Mover,
    /// The mover may have taken crystals, others may have been paid tolls.
    Others,
    /// Only the returns are left.
    Nobody,
}

/// Whether wagons and sets fit a decision before the first turn, or a table where that is past.
pub(in crate::position) fn check_start(
    at: &Expedition,
    order: Order,
    decision: Option<StartDecision>,
    components: &EasternMountains,
) -> Result<(), (DecisionFault, Clause)> {
    let has_wagon = |seat: Seat| at.mountains.wagon(seat).is_some();
    let placed = |from: Seat| order.seats().all(|seat| has_wagon(seat) == (seat > from));
    let started = |left: usize| at.on_offer().count() == left;
    let sets = components.start.len();
    let is_new = || {
        let untouched = order.seats().all(|seat| {
            at.claimed(seat).is_empty()
                && at.mountains.outposts(seat).is_empty()
                && at.bonus(seat) == BonusCounts::default()
        });
        untouched && order.seat() == Seat::FIRST && at.villages.closed == (Closed::InPile { drawn: 0 })
    };
    let fits = match decision {
        Some(StartDecision::Start { seat }) => {
            is_new() && placed(seat) && started(sets - (order.players() - seat.number()))
        }
        Some(StartDecision::Place { seat }) => {
            is_new() && placed(seat) && started(sets - (order.players() - seat.index()))
        }
        None => order.seats().all(has_wagon) && started(0),
    };
    if fits { Ok(()) } else { Err((DecisionFault::Start, em(6))) }
}

/// Whether a decision about a wagon can be the one at hand: here a trade needs an outpost (EM-19).
pub(in crate::position) fn check_wagon(
    at: &Expedition,
    order: Order,
    decision: WagonDecision,
    components: &EasternMountains,
) -> Result<(), (DecisionFault, Clause)> {
    if decision == WagonDecision::Trade && !at.mountains.has_outpost_here(order.seat()) {
        return Err((DecisionFault::CannotTrade, em(19)));
    }
    wagons::check_decision(&at.mountains, components, &at.caravans, order, decision, &TERMS)
}
