//! What the rivals will do: what they take, and when; how many points they make; when they end the game.

use carvania_rules::set::{Id, Set};
use carvania_rules::{Game, PerSeat, PointId, Seat};

use super::beam::{Beam, Line};
use super::evaluator::LineEvaluator;
use super::taken::Taken;
use crate::Meter;
use crate::style::Foresight;
use crate::turns::next_turn;
use crate::visible::Visible;

/// A short look at the rivals, as deep as is likely to come true. They share its width, so that several do not take
/// more of the budget than one.
const FORECAST: Beam = Beam { width: 8, depth: 4 };

/// What is expected of all rivals together. Turns are counted from 0, the first that each of them will have.
#[derive(Clone, Debug)]
pub(super) struct Forecast {
    points: [u8; 64],
    merchants: [u8; 64],
    /// The points that each will have made by the end of each turn.
    made: PerSeat<[f32; FORECAST.depth]>,
    /// How the game ends, if a rival is about to end it.
    pub(super) end: Option<End>,
}

/// A rival ends the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    /// The last turn that the player will have.
    pub(super) last_turn: usize,
    /// What the rival claims until then: without all of it there is no such end.
    pub(super) claims: Set<PointId>,
}

impl Default for Forecast {
    fn default() -> Forecast {
        Forecast { points: [u8::MAX; 64], merchants: [u8::MAX; 64], made: PerSeat::default(), end: None }
    }
}

impl Forecast {
    /// Looks ahead for each rival of `seat`, whose turn begins now.
    pub(super) fn new(game: &Game, seat: Seat, meter: &mut Meter<'_>) -> Forecast {
        let mut forecast = Forecast::default();
        let Some(after) = game.with_turn_skipped() else { return forecast };
        let (visible, nothing) = (Visible::of(game), Forecast::default());
        let look = Beam { width: FORECAST.width / (game.players() - 1), ..FORECAST };
        for rival in game.seats().filter(|&rival| rival != seat) {
            let Some(start) = next_turn(&after, rival) else { continue };
            let evaluator = LineEvaluator::new(&start, rival, &visible, &nothing, Foresight::FULL);
            if let Some(line) = look.search(&start, &evaluator, meter) {
                forecast.add(seat, rival, &line);
            }
        }
        forecast
    }

    fn add(&mut self, seat: Seat, rival: Seat, line: &Line) {
        for (turn, taken) in line.taken.iter().enumerate() {
            let turn = turn as u8;
            for card in taken.points {
                let at = &mut self.points[card.index() % 64];
                *at = turn.min(*at);
            }
            for card in taken.merchants {
                let at = &mut self.merchants[card.index() % 64];
                *at = turn.min(*at);
            }
        }
        for (turn, made) in self.made[rival].iter_mut().enumerate() {
            *made = line.points.get(turn).or(line.points.last()).copied().unwrap_or_default();
        }
        if line.ends {
            // A rival on a later seat ends the round in which the player has this turn; else it is the next.
            let last_turn = line.taken.len() - 1 + usize::from(rival < seat);
            let claims = line.taken.iter().fold(Set::EMPTY, |all, taken| taken.points.union(all));
            if self.end.is_none_or(|other| last_turn < other.last_turn) {
                self.end = Some(End { last_turn, claims });
            }
        }
    }

    /// How likely it is that everything that was taken in a turn is still there by then.
    pub(super) fn trust(&self, taken: &Taken, turn: usize) -> f32 {
        let points = self.trust_in(taken.points, &self.points, turn, 0.3);
        points * self.trust_in(taken.merchants, &self.merchants, turn, 0.5)
    }

    fn trust_in<I: Id>(&self, taken: Set<I>, when: &[u8; 64], turn: usize, doubt: f32) -> f32 {
        let is_gone = |id: I| usize::from(when[id.index() % 64]) < turn;
        if taken.into_iter().any(is_gone) { doubt } else { 1.0 }
    }

    /// Whether a rival is about to claim this.
    pub(super) fn is_wanted(&self, card: PointId) -> bool {
        self.points[card.index() % 64] <= 1
    }

    /// The points that a rival will make in this many turns.
    pub(super) fn points(&self, rival: Seat, turns: usize) -> f32 {
        let made = &self.made[rival];
        match turns.checked_sub(1) {
            None => 0.0,
            Some(turn) if turn < made.len() => made[turn],
            // Beyond the look it goes on as it went.
            Some(_) => made[made.len() - 1] * turns as f32 / made.len() as f32,
        }
    }
}
