//! The turn, its end, and the score.

use super::{Decision, Kind, Points, Reference};
use crate::caravan::LEVELS;

impl Reference {
    /// What a turn may begin with (EM-28, CA-19).
    pub(super) fn turns(&self) -> Vec<String> {
        let mut turns = self.acts();
        match self.kind {
            Kind::EasternMountains => turns.extend(self.first_steps()),
            Kind::CallForAdventure => {
                turns.push("rest".to_owned());
                turns.extend(self.playings());
                turns.extend(self.acquisitions());
                turns.extend(self.first_spendings());
            }
        }
        turns
    }

    /// What may be done where the wagon stands (EM-13, CA-13).
    pub(super) fn acts(&self) -> Vec<String> {
        let mut acts = vec!["pass".to_owned()];
        acts.extend(self.can_build().then(|| "build".to_owned()));
        acts.extend(self.trades_here());
        acts.extend(self.claimable().map(|(cost, _)| format!("claim:{cost}")));
        if self.kind == Kind::EasternMountains {
            acts.push("mine".to_owned());
        }
        acts
    }

    /// EM-23.
    pub(super) fn mine(&mut self) {
        let player = self.mover_mut();
        let green = "G".repeat(player.tiles("mine"));
        player.caravan.gain("YY");
        player.caravan.gain(&green);
        self.end_turn();
    }

    pub(super) fn give_back(&mut self, colour: &str) {
        let Decision::Return { seat } = self.decision else { unreachable!("no return is asked for") };
        self.players[seat].caravan.lose(colour);
        self.end_turn();
    }

    /// The returns (C-5, EM-24), then the next seat or the end (C-6, EM-25).
    pub(super) fn end_turn(&mut self) {
        let players = self.players.len();
        let mut from_the_mover = (0..players).map(|place| (self.seat + place) % players);
        if let Some(seat) = from_the_mover.find(|&seat| self.is_over_limit(seat)) {
            self.decision = Decision::Return { seat };
            return;
        }
        let is_triggered = self.players.iter().any(|player| player.claimed.len() >= 4);
        let is_last_seat = self.seat + 1 == players;
        self.decision = if is_triggered && is_last_seat { Decision::Over } else { Decision::Turn };
        self.seat = (self.seat + 1) % players;
    }

    fn is_over_limit(&self, seat: usize) -> bool {
        let player = &self.players[seat];
        player.caravan.len() > 10 + 3 * player.tiles("caravan")
    }

    /// The points of every seat (EM-26, CA-18).
    pub fn scores(&self) -> Vec<Points> {
        (0..self.players.len()).map(|seat| self.points(seat)).collect()
    }

    fn points(&self, seat: usize) -> Points {
        let player = &self.players[seat];
        let uncovered = |&row: &char| -> u32 { self.columns().iter().take(self.built(seat, row)).sum() };
        let tiles = 2 * player.tiles("upgrade") + player.tiles("mine");
        Points {
            vp_tiles: player.claimed.iter().map(|(_, points)| points).sum(),
            outposts: LEVELS.iter().map(uncovered).sum(),
            bonus_tiles: player.point_tiles.iter().sum::<u32>() + tiles as u32,
            crystals: (player.caravan.len() - player.caravan.count('Y')) as u32,
        }
    }
}
