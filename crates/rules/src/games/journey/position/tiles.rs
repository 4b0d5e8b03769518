//! Whether the players can have got their bonus tiles: each came off a stack, and was earned.

use super::{Added, Matter, Parts};
use crate::clause::{j2, j3};
use crate::components::endless_world::{EndlessWorld, Space, StackOf};
use crate::games::journey::Decision;
use crate::games::journey::trek::TrekDecision;
use crate::games::journey_three::CARDS_PER_TILE;
use crate::games::play::Phase;
use crate::parts::world::Stack;
use crate::position::{PhaseOf, Reader, Report};
use crate::seat::Seat;

#[expect(private_bounds, reason = "a position is read by the rules alone")]
impl<A: Added> Parts<A> {
    /// The bonus tiles that are missing from the stacks are with the players, who have earned them.
    pub(super) fn check_tiles(&self, phase: PhaseOf<Self>, reader: &mut Reader) {
        let (components, report) = (&reader.components.endless_world, &mut reader.report);
        let missing = self.missing(components, |_| true);
        let found = self.table.order.seats().map(|seat| self.table.world.tiles(seat).len()).sum();
        if found != missing {
            let wanted = format_args!("{missing}, as many as are missing from the stacks");
            report.number("tiles with players", found, wanted, A::VARIANT.tiles);
        } else if !A::VARIANT.golem_tiles {
            // At golem locations any visit brings a tile (EW-15).
            self.check_earned(phase, components, report);
        }
    }

    fn stacks(&self, components: &EndlessWorld) -> impl Iterator<Item = (Space, Stack)> {
        let world = &self.table.world;
        components.board(world.board()).stacks().iter().copied().zip(world.stacks)
    }

    /// How many tiles are gone from these stacks.
    fn missing(&self, components: &EndlessWorld, is_one: impl Fn(Space) -> bool) -> usize {
        let laid = |stack: Stack| stack.below() + u8::from(stack.top().is_some());
        let spaces = self.stacks(components).filter(|&(space, _)| is_one(space));
        spaces.map(|(space, stack)| usize::from(space.size.saturating_sub(laid(stack)))).sum()
    }

    /// J2-11, J3-6, J3-7: a tile of the stacks on B2 and F2 for each emptied column, which must be taken while there
    /// is one and room for it; on D2, one for every fourth merchant card, which may be declined.
    fn check_earned(&self, phase: PhaseOf<Self>, components: &EndlessWorld, report: &mut Report) {
        let world = &self.table.world;
        let is_left = |stack: Stack| stack.top().is_some() || stack.below() > 0;
        let is_for_outposts = |space: Space| space.of == StackOf::Outposts;
        let has_tiles =
            self.stacks(components).any(|(space, stack)| is_for_outposts(space) && is_left(stack));
        let (mut least_in_all, mut most_in_all) = (0, 0);
        for seat in self.table.order.seats() {
            let (columns, merchants) = self.earned(phase, seat);
            let (tiles, place) = (world.tiles(seat).len(), format!("seat {seat}, tiles"));
            let must_have = has_tiles && world.has_space(seat, &A::VARIANT, components);
            let (least, most) = (if must_have { columns } else { 0 }, columns + merchants);
            if tiles < least {
                let wanted = format_args!("at least {least}, one for each emptied column");
                report.number(&place, tiles, wanted, j2(11));
            }
            if tiles > most {
                let wanted = format_args!("at most {most}, as many as have been earned");
                report.number(place, tiles, wanted, if merchants > 0 { j3(6) } else { j2(11) });
            }
            least_in_all += least.max(tiles.saturating_sub(merchants));
            most_in_all += columns.min(tiles);
        }
        let found = self.missing(components, is_for_outposts);
        if report.is_empty() && !(least_in_all..=most_in_all).contains(&found) {
            let place = "tiles missing from the stacks for emptied columns";
            report.number(place, found, format_args!("{least_in_all} to {most_in_all}"), j3(7));
        }
    }

    /// The bonus tiles that a player has earned before the decision at hand: for emptied columns (J2-11), and for
    /// every fourth merchant card (J3-6).
    fn earned(&self, phase: PhaseOf<Self>, seat: Seat) -> (usize, usize) {
        let others = self.added.others();
        let columns = others.mountains.map_or(0, |mountains| mountains.emptied(seat));
        let cards = others.merchants.map_or(0, |merchants| merchants.discarded(seat).len());
        let about = match phase {
            Phase::Within(Decision::Added(decision)) if seat == self.table.mover() => {
                Some(A::matter(decision))
            }
            _ => None,
        };
        let is_column = about == Some(Matter::Trek(TrekDecision::Column));
        let is_fourth = about == Some(Matter::Fourth);
        let before = |earned: usize, is_new: bool| earned.saturating_sub(is_new.into());
        (before(columns, is_column), before(cards / CARDS_PER_TILE, is_fourth))
    }
}
