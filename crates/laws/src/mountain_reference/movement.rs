//! Movement, tolls, and picking up (EM-7 to EM-12, CA-9 to CA-11).

use super::{Decision, Ground, Kind, Reference, each};

/// What further steps, and the toll at their end, can be paid with.
#[derive(Clone, Copy)]
struct Means {
    free: usize,
    crystals: usize,
    cards: usize,
}

impl Reference {
    /// The steps with which an Eastern Mountains turn may begin: the first is free (EM-7).
    pub(super) fn first_steps(&self) -> Vec<String> {
        let free = 1 + self.mover().tiles("step");
        self.steps(self.means(free - 1))
    }

    /// The cards that may be discarded for the first step (CA-9, CA-10).
    pub(super) fn first_spendings(&self) -> Vec<String> {
        let means = self.means(self.mover().tiles("step"));
        if means.cards == 0 || self.steps(Means { cards: means.cards - 1, ..means }).is_empty() {
            return Vec::new();
        }
        self.spendings()
    }

    /// The ways to go on after a step, and the end of the movement if it is legal.
    pub(super) fn further_steps(&self, free: usize) -> Vec<String> {
        let mut choices = self.goings_on(free);
        if self.toll_owners(self.wagon()).len() <= self.mover().caravan.len() {
            choices.push("stop".to_owned());
        }
        choices
    }

    /// The steps that a payment made already may be for.
    pub(super) fn paid_steps(&self, free: usize) -> Vec<String> {
        self.steps(self.means(free))
    }

    pub(super) fn step(&mut self, name: &str) {
        let free = match self.decision {
            Decision::Turn => self.mover().tiles("step"),
            Decision::Movement { free } => free - 1,
            Decision::PaidStep { free } => free,
            _ => unreachable!("no step is asked for"),
        };
        let cell = self.land.named(name);
        self.mover_mut().wagon = Some(cell);
        self.decision = Decision::Movement { free };
        // C-15: the end is asked for only while there is a step to decline.
        if self.goings_on(free).is_empty() {
            self.end_movement();
        }
    }

    /// EM-8: the crystal lies on the tile that is left.
    pub(super) fn drop_for_step(&mut self, colour: &str, free: usize) {
        let cell = self.wagon();
        self.land.cells[cell].crystals.gain(colour);
        self.decision = Decision::PaidStep { free };
    }

    /// CA-9: from the hand or from the face-up cards.
    pub(super) fn spend(&mut self, face: &str) {
        let free = match self.decision {
            Decision::Movement { free } => free,
            _ => self.mover().tiles("step"),
        };
        let player = self.mover_mut();
        if let Some(card) = player.hand.iter().position(|held| held == face) {
            player.discarded.push(player.hand.remove(card));
        } else {
            let card = player.played.iter().position(|lying| lying == face).expect("a card of the player");
            player.discarded.push(player.played.remove(card));
        }
        self.decision = Decision::PaidStep { free };
    }

    /// EM-9, C-19: the toll, clockwise from the mover.
    pub(super) fn end_movement(&mut self) {
        let owners = self.toll_owners(self.wagon());
        if owners.is_empty() {
            self.offer_pick_up();
        } else {
            self.decision = Decision::Toll { owners };
        }
    }

    pub(super) fn pay_toll(&mut self, colour: &str, owners: &[usize]) {
        self.players[owners[0]].caravan.gain(colour);
        match &owners[1..] {
            [] => self.offer_pick_up(),
            rest => self.decision = Decision::Toll { owners: rest.to_vec() },
        }
    }

    /// EM-11: asked only where something lies.
    fn offer_pick_up(&mut self) {
        let is_bare = self.land.cells[self.wagon()].crystals.len() == 0;
        self.decision = if is_bare { Decision::Act } else { Decision::PickUp };
    }

    pub(super) fn pick_up(&mut self) {
        let cell = self.wagon();
        let crystals = std::mem::take(&mut self.land.cells[cell].crystals);
        self.mover_mut().caravan.gain(&crystals.letters());
        self.decision = Decision::Act;
    }

    pub(super) fn wagon(&self) -> usize {
        self.mover().wagon.expect("the wagon has been placed")
    }

    /// The ways to go on: free steps first, then those that are paid (EM-7, EM-8, CA-10).
    fn goings_on(&self, free: usize) -> Vec<String> {
        let Some(after) = self.after_step(self.means(free)) else { return Vec::new() };
        let steps = self.steps(after);
        if free > 0 || steps.is_empty() {
            return steps;
        }
        match self.kind {
            Kind::EasternMountains => each("pay", self.mover().caravan.colours()),
            Kind::CallForAdventure => self.spendings(),
        }
    }

    fn spendings(&self) -> Vec<String> {
        let player = self.mover();
        player.hand.iter().chain(&player.played).map(|face| format!("spend:{face}")).collect()
    }

    fn means(&self, free: usize) -> Means {
        let player = self.mover();
        let cards = player.hand.len() + player.played.len();
        Means { free, crystals: player.caravan.len(), cards }
    }

    /// What is left after one more step, if there is a way to pay for it.
    fn after_step(&self, means: Means) -> Option<Means> {
        if means.free > 0 {
            return Some(Means { free: means.free - 1, ..means });
        }
        match self.kind {
            Kind::EasternMountains => Some(Means { crystals: means.crystals.checked_sub(1)?, ..means }),
            Kind::CallForAdventure => Some(Means { cards: means.cards.checked_sub(1)?, ..means }),
        }
    }

    /// The steps after which, with these means left, the movement can still come to a legal end (EM-12).
    fn steps(&self, left: Means) -> Vec<String> {
        let beside = self.land.beside(self.wagon()).into_iter();
        beside
            .filter(|&cell| self.can_end_from(cell, left))
            .map(|cell| format!("step:{}", self.land.cells[cell].name))
            .collect()
    }

    fn can_end_from(&self, cell: usize, mut means: Means) -> bool {
        let mut reached = vec![cell];
        loop {
            if reached.iter().any(|&cell| self.toll_owners(cell).len() <= means.crystals) {
                return true;
            }
            let Some(after) = self.after_step(means) else { return false };
            means = after;
            reached = reached.into_iter().flat_map(|cell| self.land.beside(cell)).collect();
            reached.sort_unstable();
            reached.dedup();
        }
    }

    /// To whom ending a movement here costs a crystal, clockwise from the mover (EM-9).
    fn toll_owners(&self, cell: usize) -> Vec<usize> {
        if !matches!(self.land.cells[cell].ground, Ground::Mountain(_)) {
            return Vec::new();
        }
        let players = self.players.len();
        let others = (1..players).map(|place| (self.seat + place) % players);
        others.filter(|&seat| self.players[seat].wagon == Some(cell)).collect()
    }
}
