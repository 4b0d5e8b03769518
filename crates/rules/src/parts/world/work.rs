//! Work at a location: the traders it takes, those it sends home, and what Tool cards add.

use super::spot::open_to;
use super::{Spot, World};
use crate::clause::{Clause, ew};
use crate::components::PointId;
use crate::components::endless_world::{Board, EndlessWorld as Components, Location, LocationId, Place};
use crate::crystals::Crystals;
use crate::seat::Seat;
use crate::set::{Id, Set};

impl World {
    /// How many traders a player must place: the printed number, or one more than stand there (EW-8),
    /// and one fewer for each Help card, but at least one (EW-9).
    #[inline]
    pub fn required(&self, location: &Location, place: Place, seat: Seat) -> u8 {
        let helps = self.claimed[seat].intersection(location.helps()).len() as u8;
        self.spots[place.index()].required().saturating_sub(helps).max(1)
    }

    /// The locations that are open to a player who has the traders for them (EW-7, EW-8).
    pub(crate) fn placeable(&self, components: &Components, seat: Seat) -> Set<Place> {
        let board = components.board(self.board);
        let available = self.available[seat];
        let [placeable, too_few] = open_to(&self.spots, seat, available);
        let places = board.places();
        let mut placeable = places.intersection(Set::from_bits(placeable.into()));
        // Help cards are counted only where they matter.
        let helped = board.eased_by(self.claimed[seat].intersection(components.helps()));
        for place in helped.intersection(Set::from_bits(too_few.into())) {
            if self.required(board.location(place), place, seat) <= available {
                placeable.insert(place);
            }
        }
        placeable
    }

    /// What a caravan holds when the action of a location is carried out: with the crystals of Tool cards
    /// (EW-10).
    #[inline]
    pub fn equipped(&self, components: &Components, location: &Location, seat: Seat) -> Crystals {
        let tools = self.claimed[seat].intersection(location.tools());
        self.caravans[seat] + components.gains(tools)
    }

    /// The place of a location that is open to a player who has the traders (EW-7, EW-11).
    pub(crate) fn check_place(
        &self,
        board: &Board,
        location: LocationId,
        seat: Seat,
    ) -> Result<Place, Clause> {
        let Some(place) = board.place(location) else {
            return Err(ew(7));
        };
        if !self.spots[place.index()].is_open_to(seat) {
            return Err(ew(7));
        }
        let has_traders = self.required(board.location(place), place, seat) <= self.available[seat];
        if has_traders { Ok(place) } else { Err(ew(11)) }
    }

    /// Places the required traders; those of another player return to their owner's board (EW-8). Then
    /// the Tool cards give their crystals (EW-10).
    pub(crate) fn place_traders(&mut self, components: &Components, place: Place, seat: Seat) {
        let location = components.board(self.board).location(place);
        let required = self.required(location, place, seat);
        let equipped = self.equipped(components, location, seat);
        if let Some((owner, traders)) = self.traders(place) {
            self.available[owner] += traders;
        }
        self.available[seat] -= required;
        self.spots[place.index()] = Spot::taken(seat, required);
        self.caravans[seat] = equipped;
    }

    /// Takes all traders of a player back from the board (EW-21).
    pub(crate) fn take_back(&mut self, components: &Components, seat: Seat) {
        let board = components.board(self.board);
        for place in self.standing(seat) {
            let spot = &mut self.spots[place.index()];
            self.available[seat] += spot.traders().map_or(0, |(_, traders)| traders);
            *spot = Spot::free(board.location(place).traders);
        }
    }

    /// EW-16: pays for a point card and keeps it; the row slides left and the known next card fills it.
    pub(crate) fn claim(&mut self, components: &Components, card: PointId, seat: Seat) {
        if let Some(position) = self.golems.row.position(card) {
            self.golems.row.take(position);
            self.caravans[seat] -= components.cost(card);
            self.claimed[seat].insert(card);
        }
    }
}
