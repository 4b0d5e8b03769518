//! A trip that a player may want to make: proposed in the bar, drawn over the map, made by one button.

mod bar;
mod over;

use carvania_rules::map::Cell;
use carvania_rules::{Action, Crystal, Fee, Game, Shortage, Trip};

pub(super) use bar::{ask, choices, go};
pub(super) use over::over;

/// A cell that a player would like to go to, and what they would like to give for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Destination {
    /// The cell it leads to.
    pub cell: Cell,
    /// The actions that give what is to be given; none where the cheapest will do.
    pub fees: Vec<Action>,
}

impl Destination {
    /// Reads a destination: the name of a cell, then what is to be given, as in `c3 pay:Y pay:G`.
    pub fn read(game: &Game, text: &str) -> Option<Destination> {
        let mut words = text.split_whitespace();
        let cell = game.map()?.find(words.next()?.parse().ok()?)?;
        let fees = words.map(|word| game.read_action(word).ok()).collect::<Option<_>>()?;
        Some(Destination { cell, fees })
    }

    /// Writes a destination as [`Destination::read`] reads it.
    pub fn write(&self, game: &Game) -> String {
        let name = game.map().map(|map| map.name(self.cell).to_string()).unwrap_or_default();
        let fees = self.fees.iter().map(|&fee| format!(" {}", game.write_action(fee)));
        std::iter::once(name).chain(fees).collect()
    }
}

/// What is said of a destination.
#[derive(Clone, Debug)]
pub enum Proposal {
    /// The way there.
    Trip {
        /// What is proposed.
        trip: Box<Trip>,
        /// What may be given instead, the cheapest first; what is proposed is among it, if it is one of the first.
        choices: Vec<Trip>,
    },
    /// It is too far.
    Missing {
        /// The cell it would lead to.
        cell: Cell,
        /// How much is missing.
        shortage: Shortage,
    },
}

/// The most ways to pay that the bar offers. Any other can be put together in the tray.
const MAX_CHOICES: usize = 3;

impl Proposal {
    /// What is to be said of a destination; none if nothing can be.
    pub(super) fn of(game: &Game, destination: &Destination) -> Option<Proposal> {
        let mut choices = game.trips_to(destination.cell);
        choices.truncate(MAX_CHOICES);
        let wanted =
            (!destination.fees.is_empty()).then(|| game.trip_giving(destination.cell, &destination.fees));
        if let Some(trip) = wanted.flatten().or_else(|| choices.first().cloned()) {
            return Some(Proposal::Trip { trip: Box::new(trip), choices });
        }
        let cell = destination.cell;
        game.missing_for(cell).map(|shortage| Proposal::Missing { cell, shortage })
    }

    /// The cell that it leads to.
    pub(super) fn end(&self) -> Option<Cell> {
        match self {
            Proposal::Trip { trip, .. } => trip.end(),
            Proposal::Missing { cell, .. } => Some(*cell),
        }
    }

    /// The trip that is proposed.
    pub(super) fn trip(&self) -> Option<&Trip> {
        match self {
            Proposal::Trip { trip, .. } => Some(trip),
            Proposal::Missing { .. } => None,
        }
    }

    /// The crystals that are given, in their order.
    pub(super) fn crystals(&self) -> Vec<Crystal> {
        self.trip().into_iter().flat_map(|trip| &trip.fees).filter_map(|fee| fee.crystal()).collect()
    }

    /// This trip with another crystal given in place of the one chosen first, so that any crystals can be chosen by
    /// tapping one after the other. `None` if that is not possible.
    pub(super) fn giving(&self, game: &Game, crystal: Crystal) -> Option<Destination> {
        let trip = self.trip()?;
        let (cards, mut crystals): (Vec<Fee>, Vec<Fee>) =
            trip.fees.iter().partition(|fee| matches!(fee, Fee::Card(_)));
        let first = crystals.iter().position(|fee| fee.crystal() != Some(crystal))?;
        crystals.remove(first);
        let given = cards.iter().chain(&crystals).map(|fee| fee.action());
        let fees: Vec<Action> = given.chain([carvania_rules::Move::Pay(crystal).into()]).collect();
        let cell = trip.end()?;
        game.trip_giving(cell, &fees).map(|_| Destination { cell, fees })
    }
}
