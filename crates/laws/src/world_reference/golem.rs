//! Golem locations: point cards, bonus tiles and exploration tiles (EW-15 to EW-20, J1-15, J2-8).

use super::agenda::or_stop;
use super::boxes::{Benefit, BonusTile, ExplorationTile, Finding, PointCard, Work};
use super::steps::{Choice, Deed, Draw, Step, Visit};
use super::table::ROW;
use super::{Kind, Place, Reference, Stack, take};

impl Reference {
    /// EW-15: one of the two or both, in either order. Once one is done, the other may be declined.
    pub(super) fn visits(&self, Visit { place, may_claim, may_take }: Visit) -> Vec<String> {
        let mut visits: Vec<String> = Vec::new();
        if may_claim {
            let card = self.point_card_above(place);
            let payable = card.filter(|card| self.mover().caravan.holds(&card.cost));
            visits.extend(payable.map(|card| format!("claim:{}", card.id)));
        }
        if may_take {
            visits.extend(self.bonuses(|stack| stack.place == Some(place)));
        }
        if may_claim && may_take { visits } else { or_stop(visits) }
    }

    fn point_card_above(&self, place: usize) -> Option<&'static PointCard> {
        self.point_row.get(self.golem_slot(place) - 1).copied()
    }

    fn golem_slot(&self, place: usize) -> usize {
        match &self.places[place].location.work {
            Work::Golem { slot, .. } => *slot,
            other => unreachable!("no golem is visited at {other:?}"),
        }
    }

    /// EW-16: payment, the card, its benefit; then the row slides. A tile may still be taken.
    pub(super) fn claim(&mut self, visit: Visit) {
        let card = self.point_card_above(visit.place).expect("a card that can be paid");
        let player = self.mover_mut();
        player.caravan.lose(&card.cost);
        player.point_cards.push(card);
        let slot = self.golem_slot(visit.place);
        self.first([
            Step::Deed(Deed::SlidePointCards { slot }),
            Step::Draw(Draw::PointCard),
            Step::Choice(Choice::Visit(Visit { may_claim: false, ..visit })),
        ]);
        match &card.benefit {
            // EW-10: these work from the next use on.
            Benefit::Help { .. } | Benefit::Tool { .. } => {}
            Benefit::NewTraders { traders } => self.call_traders(*traders),
            Benefit::Exploration { explore } => self.first(vec![Step::Choice(Choice::Explore); *explore]),
        }
    }

    /// EW-18: as far as there are any.
    fn call_traders(&mut self, wanted: usize) {
        let player = self.mover_mut();
        let called = wanted.min(player.reserve);
        player.reserve -= called;
        player.available += called;
    }

    /// EW-19; J1-15: in Part I those beside the board too.
    pub(super) fn explorations(&self) -> Vec<String> {
        let on_board = self.places.iter().filter_map(|place| place.exploration);
        let beside: &[&ExplorationTile] = match self.kind {
            Kind::JourneyOne => &self.exploration_pile,
            Kind::EndlessWorld | Kind::JourneyTwo | Kind::JourneyThree => &[],
        };
        on_board.chain(beside.iter().copied()).map(|tile| format!("explore:{}", tile.id)).collect()
    }

    pub(super) fn explore(&mut self, id: &str) {
        let covered = |place: &&mut Place| place.exploration.is_some_and(|tile| tile.id == id);
        let tile = match self.places.iter_mut().find(covered) {
            Some(place) => place.exploration.take().expect("the tile that was found"),
            None => take(&mut self.exploration_pile, |tile| tile.id == id),
        };
        self.mover_mut().exploration_tiles.push(tile);
        match &tile.finding {
            Finding::ImmediateCrystals { gain } => self.mover_mut().caravan.gain(gain),
            Finding::ImmediateTrader { traders } => self.call_traders(*traders),
            Finding::EndPoints { .. } | Finding::EndIcon { .. } => {}
        }
    }

    /// EW-16, EW-26: the known next card fills the row on the right.
    pub(super) fn slide_point_cards(&mut self, slot: usize) {
        self.point_row.remove(slot - 1);
        self.fill_point_row();
    }

    pub(super) fn fill_point_row(&mut self) {
        if self.point_row.len() < ROW {
            self.point_row.extend(self.next_point_card.take());
        }
    }

    /// The top tiles of some stacks, while a bonus space is empty (EW-17, J3-8).
    pub(super) fn bonuses(&self, is_offered: impl Fn(&Stack) -> bool) -> Vec<String> {
        if self.mover().bonus_tiles.len() >= self.kind.player_board().bonus_spaces {
            return Vec::new();
        }
        let tops = self.stacks.iter().filter(|stack| is_offered(stack)).filter_map(|stack| stack.top);
        tops.map(|tile| format!("bonus:{}", tile.id)).collect()
    }

    pub(super) fn take_bonus(&mut self, id: &str) {
        let is_top = |top: Option<&BonusTile>| top.is_some_and(|tile| tile.id == id);
        let stack = self.stacks.iter().position(|stack| is_top(stack.top)).expect("the top of a stack");
        let tile = self.stacks[stack].top.take();
        self.mover_mut().bonus_tiles.extend(tile);
        self.first([Step::Draw(Draw::BonusTile { stack })]);
    }

    /// EW-15: the card may still be claimed.
    pub(super) fn take_bonus_on_visit(&mut self, visit: Visit, id: &str) {
        self.first([Step::Choice(Choice::Visit(Visit { may_take: false, ..visit }))]);
        self.take_bonus(id);
    }
}
