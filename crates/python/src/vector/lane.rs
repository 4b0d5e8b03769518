//! One lane: a game after another.

use carvania_rules::{Actions, Clause, Game, PerSeat, Seat, Turn};
use chacha20::ChaCha8Rng;
use pyo3::PyResult;

use crate::actions::Numbering;
use crate::game::returns;
use crate::setup::refuse;

/// What all lanes have in common.
pub(super) struct Table {
    /// The game with which every lane begins.
    pub(super) start: Game,
    pub(super) rewards: Rewards,
    /// A game is cut off after so many turns.
    pub(super) max_turns: u32,
    pub(super) numbering: &'static Numbering,
    pub(super) files: Vec<String>,
}

/// What seats are rewarded for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rewards {
    /// At the end of a game: 1 for the winner, and -1 shared by the others.
    Win,
    /// At the end of a game: points more than the best rival, in tens.
    Lead,
    /// With every decision: points gained, in tens, and at the end what [`Rewards::Win`] gives.
    Points,
}

impl Rewards {
    pub(super) fn named(name: &str) -> PyResult<Rewards> {
        match name {
            "win" => Ok(Rewards::Win),
            "lead" => Ok(Rewards::Lead),
            "points" => Ok(Rewards::Points),
            _ => Err(refuse(format!("`{name}` are no rewards: win, lead, points"))),
        }
    }
}

/// Why an action was not carried out.
#[derive(Clone, Copy, Debug)]
pub(super) enum Fault {
    /// No action has this number.
    Unknown(i64),
    /// A clause forbids it.
    Illegal(usize, Clause),
}

/// Where it is written what came of an action.
pub(super) struct Out<'a> {
    pub(super) rewards: &'a mut [f32],
    pub(super) done: &'a mut bool,
    pub(super) cut_off: &'a mut bool,
}

/// A game that is played, and where its draws come from.
pub(super) struct Lane {
    pub(super) game: Game,
    rng: ChaCha8Rng,
    turns: u32,
}

impl Lane {
    pub(super) fn new(table: &Table, rng: ChaCha8Rng) -> Lane {
        let mut lane = Lane { game: table.start, rng, turns: 0 };
        lane.draw();
        lane
    }

    /// Makes the draws that are due. Tells whose turn it is then.
    #[inline]
    fn draw(&mut self) -> Turn {
        loop {
            match self.game.turn() {
                Turn::Chance => {
                    // Chance always has a draw where it is for chance to decide, and what it draws is legal.
                    let Some(draw) = self.game.draw(&mut self.rng) else { return Turn::Chance };
                    if self.game.apply(draw).is_err() {
                        return Turn::Chance;
                    }
                }
                turn => return turn,
            }
        }
    }

    #[inline]
    pub(super) fn step(&mut self, table: &Table, number: i64, out: &mut Out<'_>) -> Result<(), Fault> {
        (*out.done, *out.cut_off) = (false, false);
        out.rewards.fill(0.0);
        let place = usize::try_from(number).map_err(|_| Fault::Unknown(number))?;
        let action = table.numbering.move_of(place).ok_or(Fault::Unknown(number))?;
        let before = (table.rewards == Rewards::Points).then(|| points(&self.game));
        self.game.apply(action).map_err(|refused| Fault::Illegal(place, refused.clause))?;
        let turn = self.draw();
        self.turns += u32::from(self.game.turn_begins().is_some());
        if let Some(before) = before {
            let after = points(&self.game);
            for (reward, seat) in out.rewards.iter_mut().zip(self.game.seats()) {
                *reward = (after[seat] - before[seat]) / 10.0;
            }
        }
        let is_over = turn == Turn::Over;
        if is_over || self.turns > table.max_turns {
            (*out.done, *out.cut_off) = (true, !is_over);
            self.reward(table.rewards, out.rewards);
            self.game = table.start;
            self.turns = 0;
            self.draw();
        }
        Ok(())
    }

    /// What the end of a game is worth. A game that was cut off is won by nobody.
    fn reward(&self, rewards: Rewards, out: &mut [f32]) {
        match rewards {
            Rewards::Win => out.copy_from_slice(&returns(&self.game)),
            Rewards::Points => {
                out.iter_mut().zip(returns(&self.game)).for_each(|(out, worth)| *out += worth);
            }
            Rewards::Lead => {
                let points = points(&self.game);
                for (out, seat) in out.iter_mut().zip(self.game.seats()) {
                    let rivals = self.game.seats().filter(|&rival| rival != seat).map(|rival| points[rival]);
                    *out = (points[seat] - rivals.fold(f32::MIN, f32::max)) / 10.0;
                }
            }
        }
    }

    /// One of the legal actions, each equally likely.
    #[inline]
    pub(super) fn sample(&mut self, numbering: &Numbering) -> i64 {
        let action = self.game.random_action(&mut self.rng).and_then(|action| action.as_move());
        action.and_then(|action| numbering.number_of_move(action)).map_or(-1, |number| number as i64)
    }

    /// Writes which actions are legal, unless nobody wants to know.
    #[inline]
    pub(super) fn mask(&self, numbering: &Numbering, mask: &mut [bool]) {
        if mask.is_empty() {
            return;
        }
        mask.fill(false);
        let mut legal = Actions::new();
        self.game.legal_actions(&mut legal);
        for action in legal.iter().filter_map(|action| action.as_move()) {
            if let Some(number) = numbering.number_of_move(action) {
                mask[number] = true;
            }
        }
    }
}

fn points(game: &Game) -> PerSeat<f32> {
    let scores = game.scores();
    PerSeat::each(game.players(), |seat: Seat| scores[seat].total() as f32)
}
