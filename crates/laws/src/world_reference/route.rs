//! The trade route of Part I (J1-8, J1-11, J1-12).

use super::Reference;
use super::agenda::or_stop;
use super::steps::{Choice, Step};

impl Reference {
    /// J1-11.
    pub(super) fn adjust_route(&mut self) {
        self.mover_mut().caravan.gain("Y");
        self.first([Step::Choice(Choice::Swap)]);
    }

    /// The cards of the route, each with a verb.
    pub(super) fn route_cards(&self, verb: &str) -> Vec<String> {
        self.mover().route.iter().map(|card| format!("{verb}:{}", card.face)).collect()
    }

    /// J1-11: it takes two cards.
    pub(super) fn swaps(&self) -> Vec<String> {
        if self.mover().route.len() < 2 { Vec::new() } else { or_stop(self.route_cards("swap")) }
    }

    pub(super) fn swaps_with(&self, face: &str) -> Vec<String> {
        let others = self.mover().route.iter().filter(|card| card.face != face);
        others.map(|card| format!("swap:{}", card.face)).collect()
    }

    pub(super) fn choose_swap(&mut self, name: &str) {
        let face = self.mover().route[self.place_on_route(name)].face;
        self.first([Step::Choice(Choice::SwapWith { face })]);
    }

    /// J1-11: traders move with their card.
    pub(super) fn swap(&mut self, first: &str, second: &str) {
        let (first, second) = (self.place_on_route(first), self.place_on_route(second));
        self.mover_mut().route.swap(first, second);
    }

    /// J1-12: the cards that may be used.
    pub(super) fn routes(&self) -> Vec<String> {
        let player = self.mover();
        let is_open = |&place: &usize| {
            let card = player.route[place];
            card.traders == 0 && self.route_traders(place) <= player.available && self.is_usable(card.face)
        };
        let places = (0..player.route.len()).filter(is_open);
        places.map(|place| format!("route:{}", player.route[place].face)).collect()
    }

    /// J1-12: one more for each card without traders to the left.
    fn route_traders(&self, place: usize) -> usize {
        1 + self.mover().route[..place].iter().filter(|card| card.traders == 0).count()
    }

    pub(super) fn follow_route(&mut self, name: &str) {
        let place = self.place_on_route(name);
        let traders = self.route_traders(place);
        let player = self.mover_mut();
        player.available -= traders;
        player.route[place].traders = traders;
        let face = player.route[place].face;
        self.carry_out_merchant(face);
    }

    fn place_on_route(&self, face: &str) -> usize {
        self.mover().route.iter().position(|card| card.face == face).expect("a card of the route")
    }
}
