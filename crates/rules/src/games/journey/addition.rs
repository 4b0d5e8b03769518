//! What a game adds to An Endless World.

use super::{Next, Origin, Table, trek};
use crate::action::{Draw, Move};
use crate::chance::Chance;
use crate::clause::{Clause, ew};
use crate::components::endless_world::{LocationKind, Place};
use crate::components::{Components, GameBox, MerchantId};
use crate::crystals::Crystals;
use crate::decision::Decision;
use crate::games::unexpected;
use crate::map::Map;
use crate::map::file::Shape;
use crate::parts::merchants::Merchants;
use crate::parts::mountains::Mountains;
use crate::parts::route::TradeRoute;
use crate::parts::sink::Sink;
use crate::parts::world::Variant;
use crate::seat::Seat;
use crate::set::Set;

/// What a game adds to An Endless World: parts of the other boxes, their set-up, locations and decisions.
pub(crate) trait Addition: Copy {
    /// What is to be decided about the added parts.
    type Decision: Copy;
    /// The boxes that the game is played with.
    const BOXES: &'static [GameBox];
    /// The kinds of cells of the map that the game is played on, if it is.
    const SHAPE: Option<Shape> = None;
    /// What of the third box the game is played with.
    const VARIANT: Variant;
    /// The added parts before anything is dealt.
    fn new(players: usize, map: Map, components: &Components) -> Self;

    /// The set-up draws that come after those of the world.
    fn set_up_draws(&self, _components: &Components) -> Option<(Chance, Clause)> {
        None
    }

    fn set_up(&mut self, draw: Draw) {
        match (draw, self.mountains_mut()) {
            (Draw::Merchant(card), _) => self.refill(card),
            (_, Some(mountains)) => trek::set_up(mountains, draw),
            (_, None) => unexpected(draw),
        }
    }

    /// Turns other than work and rest.
    fn turn_actions(&self, _table: &Table, _components: &Components, _out: &mut impl Sink) {}

    /// Begins a turn with something else than work or a rest, or refuses it.
    fn begin(
        &mut self,
        _table: &mut Table,
        _components: &Components,
        _action: Move,
    ) -> Result<Next<Self::Decision>, Clause> {
        Err(ew(27))
    }

    /// The added locations among these where the crystals of the caravan suffice, and what else the action takes is there.
    fn workable(&self, _table: &Table, _components: &Components, _among: Set<Place>) -> Set<Place> {
        Set::EMPTY
    }

    /// Whether the action of an added location can be carried out with these crystals.
    fn check_location(
        &self,
        table: &Table,
        components: &Components,
        kind: LocationKind,
        caravan: Crystals,
    ) -> Result<(), Clause>;

    /// Carries out the action of an added location.
    fn work(
        &mut self,
        table: &mut Table,
        components: &Components,
        kind: LocationKind,
    ) -> Next<Self::Decision>;

    /// What is to be decided, as it is told to others.
    fn asks(&self, decision: Self::Decision, table: &Table, components: &Components) -> Decision;

    fn actions(&self, decision: Self::Decision, table: &Table, components: &Components, out: &mut impl Sink);

    /// The clause that opened a decision.
    fn opened_by(&self, decision: Self::Decision) -> Clause;

    /// Carries out what the decision asks for, or refuses it and changes nothing (C-12).
    fn perform(
        &mut self,
        decision: Self::Decision,
        table: &mut Table,
        components: &Components,
        action: Move,
    ) -> Result<Next<Self::Decision>, Clause>;

    /// What comes when an effect is complete.
    fn after_effect(
        &mut self,
        _table: &mut Table,
        _components: &Components,
        _of: Origin,
    ) -> Next<Self::Decision> {
        Next::END
    }

    /// The clause of using a merchant card at a market.
    const MARKET: Clause = ew(27);

    /// The merchant cards of which one is to be drawn, if one is.
    fn draws(&self) -> Option<Chance> {
        self.merchants().filter(|merchants| merchants.wants_card()).map(Merchants::draws)
    }

    fn refill(&mut self, card: MerchantId) {
        match self.merchants_mut() {
            Some(merchants) => merchants.refill(card),
            None => unexpected(Draw::Merchant(card)),
        }
    }

    /// The merchant cards, if the game has them.
    fn merchants(&self) -> Option<&Merchants> {
        None
    }

    fn merchants_mut(&mut self) -> Option<&mut Merchants> {
        None
    }

    /// The mountains, if the game has them.
    fn mountains(&self) -> Option<&Mountains> {
        None
    }

    fn mountains_mut(&mut self) -> Option<&mut Mountains> {
        None
    }

    /// The traders that come back with a rest, besides those on the board.
    fn take_back(&mut self, _seat: Seat) -> u8 {
        0
    }

    /// A player's trade route, if the game has them.
    fn route(&self, _seat: Seat) -> Option<&TradeRoute> {
        None
    }

    fn merchant_cards(&self, _seat: Seat) -> usize {
        0
    }

    fn outpost_points(&self, components: &Components, seat: Seat) -> u32 {
        self.mountains().map_or(0, |mountains| trek::outpost_points(mountains, components, seat))
    }
}
