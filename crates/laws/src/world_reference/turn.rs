//! The turn and its end (EW-21 to EW-23, EW-27, J1-13).

use super::agenda::each;
use super::steps::{Choice, Deed, Step};
use super::{Kind, Reference};

/// EW-23.
const CARDS_TO_END: usize = 8;

impl Reference {
    /// EW-27.
    pub(super) fn turns(&self) -> Vec<String> {
        let mut turns = self.works();
        turns.push("rest".to_owned());
        if self.kind == Kind::JourneyOne {
            turns.extend(self.routes());
        }
        turns
    }

    pub(super) fn begin_turn(&mut self, verb: &str, about: &str) {
        self.agenda = vec![Step::Deed(Deed::Returns), Step::Deed(Deed::NextSeat)];
        match verb {
            "work" => self.work(about),
            "rest" => self.rest(),
            "route" => self.follow_route(about),
            _ => unreachable!("no turn begins with {verb}"),
        }
    }

    /// EW-21, J1-13.
    fn rest(&mut self) {
        let player = &mut self.players[self.seat];
        for place in &mut self.places {
            if let Some((_, traders)) = place.traders.take_if(|(seat, _)| *seat == self.seat) {
                player.available += traders;
            }
        }
        for card in &mut player.route {
            player.available += std::mem::take(&mut card.traders);
        }
    }

    /// C-5: the player whose turn it was first, then clockwise.
    pub(super) fn ask_for_returns(&mut self) {
        let players = self.players.len();
        let from_the_mover = (0..players).map(|place| (self.seat + place) % players);
        let returns: Vec<Step> = from_the_mover.map(|seat| Step::Choice(Choice::Return { seat })).collect();
        self.first(returns);
    }

    /// C-5: only above the limit.
    pub(super) fn returns(&self, seat: usize) -> Vec<String> {
        let caravan = &self.players[seat].caravan;
        if caravan.len() <= self.kind.player_board().caravan {
            return Vec::new();
        }
        each("return", caravan.colours())
    }

    pub(super) fn give_back(&mut self, colour: &str, seat: usize) {
        self.players[seat].caravan.lose(colour);
        self.first([Step::Choice(Choice::Return { seat })]);
    }

    /// C-6, EW-23: with the round at its end and eight cards before anybody, nothing follows.
    pub(super) fn next_seat(&mut self) {
        let is_triggered = self.players.iter().any(|player| player.point_cards.len() >= CARDS_TO_END);
        let is_last_seat = self.seat + 1 == self.players.len();
        self.seat = (self.seat + 1) % self.players.len();
        if !(is_triggered && is_last_seat) {
            self.agenda.push(Step::Choice(Choice::Turn));
        }
    }
}
