//! An Heroic Journey, Part II: An Endless World with the wagons and outposts of Eastern Mountains. Clauses
//! J2-1 to J2-16.

#[cfg(feature = "position")]
mod position;

use crate::action::Move;
use crate::chance::Chance;
use crate::clause::{Clause, ew, j2};
use crate::components::endless_world::{BoardName, Group, LocationKind, Place, Star};
use crate::components::{Components, GameBox};
use crate::crystals::Crystals;
use crate::decision::Decision;
use crate::games::journey::trek::{self, Trek, TrekDecision};
use crate::games::journey::{Addition, Journey, Next, Table};
use crate::map::Map;
use crate::map::file::Shape;
use crate::parts::mountains::Mountains;
use crate::parts::sink::Sink;
use crate::parts::world::Variant;
use crate::set::Set;

/// The whole state of a game.
pub type JourneyTwo = Journey<Wagons, TrekDecision>;

/// The map, with wagons and outposts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wagons {
    pub(crate) mountains: Mountains,
}

impl Wagons {
    /// The map and what stands on it.
    pub const fn mountains(&self) -> &Mountains {
        &self.mountains
    }

    pub(crate) fn view<'a>(&'a self, table: &'a Table, components: &'a Components) -> Trek<'a> {
        trek::view(&self.mountains, table, components, &Wagons::VARIANT)
    }
}

/// Traders and starting crystals (J2-4), work at the other locations (J2-7), rest, limit and end (J2-15) are those of
/// An Endless World.
impl Addition for Wagons {
    type Decision = TrekDecision;
    const BOXES: &'static [GameBox] = &[GameBox::EasternMountains, GameBox::EndlessWorld];
    const SHAPE: Option<Shape> = Some(Shape::JOURNEY);
    const VARIANT: Variant = Variant {
        board: BoardName::JourneyTwo,
        removed: Star::White,
        groups: &[Group::Every],
        is_side_b: true,
        lie_beside: false,
        golem_tiles: false,
        points: j2(1),
        tiles: j2(1),
        exploration: j2(2),
        explore: ew(19),
    };

    fn new(players: usize, map: Map, components: &Components) -> Wagons {
        Wagons { mountains: trek::mountains(players, map, components) }
    }

    fn set_up_draws(&self, components: &Components) -> Option<(Chance, Clause)> {
        trek::set_up_draws(&self.mountains, components, j2(5))
    }

    fn workable(&self, table: &Table, components: &Components, among: Set<Place>) -> Set<Place> {
        self.view(table, components).workable(among)
    }

    fn check_location(
        &self,
        table: &Table,
        components: &Components,
        kind: LocationKind,
        caravan: Crystals,
    ) -> Result<(), Clause> {
        Trek { caravan, ..self.view(table, components) }.check_location(kind)
    }

    fn work(&mut self, table: &mut Table, components: &Components, kind: LocationKind) -> Next<TrekDecision> {
        self.view(table, components).work(kind)
    }

    fn asks(&self, decision: TrekDecision, table: &Table, components: &Components) -> Decision {
        self.view(table, components).asks(decision)
    }

    fn actions(&self, decision: TrekDecision, table: &Table, components: &Components, out: &mut impl Sink) {
        self.view(table, components).actions(decision, out);
    }

    fn opened_by(&self, decision: TrekDecision) -> Clause {
        decision.opened_by()
    }

    fn perform(
        &mut self,
        decision: TrekDecision,
        table: &mut Table,
        components: &Components,
        action: Move,
    ) -> Result<Next<TrekDecision>, Clause> {
        trek::perform(&mut self.mountains, table, components, &Wagons::VARIANT, decision, action)
    }

    fn mountains(&self) -> Option<&Mountains> {
        Some(&self.mountains)
    }

    fn mountains_mut(&mut self) -> Option<&mut Mountains> {
        Some(&mut self.mountains)
    }
}
