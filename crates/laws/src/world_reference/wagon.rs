//! Wagons: moves and tolls (J2-9, J2-10).

use super::Reference;
use super::boxes::{Anywhere, Steps};
use super::steps::{Choice, Deed, Step};

impl Reference {
    /// The cells to which a move may begin: it must be able to end there or after another step (J2-9).
    pub(super) fn first_steps(&self, steps: &Steps) -> Vec<String> {
        let wagon = self.mover().wagon;
        let can_go_on = |&cell: &usize| self.land.beside(cell).iter().any(|next| self.can_end(next));
        let cells: Vec<usize> = match steps {
            Steps::AtMost(1) => self.ends_beside(wagon),
            Steps::AtMost(_) => {
                let beside = self.land.beside(wagon).into_iter();
                beside.filter(|cell| self.can_end(cell) || can_go_on(cell)).collect()
            }
            Steps::To(Anywhere::Any) => {
                self.land.others(wagon).into_iter().filter(|cell| self.can_end(cell)).collect()
            }
        };
        self.steps_to(&cells)
    }

    /// C-15: the end is asked for only while there is a step to decline.
    pub(super) fn second_steps(&self) -> Vec<String> {
        let wagon = self.mover().wagon;
        let mut steps = self.steps_to(&self.ends_beside(wagon));
        if !steps.is_empty() && self.can_end(&wagon) {
            steps.push("stop".to_owned());
        }
        steps
    }

    fn steps_to(&self, cells: &[usize]) -> Vec<String> {
        cells.iter().map(|&cell| format!("step:{}", self.land.cells[cell].name)).collect()
    }

    fn ends_beside(&self, cell: usize) -> Vec<usize> {
        self.land.beside(cell).into_iter().filter(|cell| self.can_end(cell)).collect()
    }

    /// J2-10: nobody ends where they cannot pay.
    fn can_end(&self, cell: &usize) -> bool {
        self.toll_owners(*cell).len() <= self.mover().caravan.len()
    }

    /// To whom ending a move here costs a crystal, clockwise from the mover (C-19).
    fn toll_owners(&self, cell: usize) -> Vec<usize> {
        let players = self.players.len();
        let others = (1..players).map(|place| (self.seat + place) % players);
        others.filter(|&seat| self.players[seat].wagon == cell).collect()
    }

    pub(super) fn first_step(&mut self, name: &str, steps: &Steps) {
        self.go(name);
        self.first([Step::Deed(Deed::Arrive)]);
        match steps {
            Steps::AtMost(2) => self.first([Step::Choice(Choice::SecondStep)]),
            Steps::AtMost(_) | Steps::To(Anywhere::Any) => {}
        }
    }

    pub(super) fn go(&mut self, name: &str) {
        self.mover_mut().wagon = self.land.named(name);
    }

    /// J2-10 to J2-12: tolls, an outpost, trades.
    pub(super) fn arrive(&mut self) {
        self.first([Step::Choice(Choice::Build), Step::Choice(Choice::TradeHere)]);
        let tolls = self.toll_owners(self.mover().wagon).into_iter();
        self.first(tolls.map(|owner| Step::Choice(Choice::Toll { owner })));
    }

    pub(super) fn pay_toll(&mut self, colour: &str, owner: usize) {
        self.mover_mut().caravan.lose(colour);
        self.players[owner].caravan.gain(colour);
    }
}
