//! What the turns of a plan are worth: points sooner rather than later, what the last state promises, and above
//! all who wins if the game ends.

use carvania_rules::{Game, Seat};

use super::forecast::{End, Forecast};
use super::taken::Taken;
use crate::ending::{Certainty, Ending, Endings};
use crate::evaluation::{locked, potential, turns_left};
use crate::lead::{WIN, lead};
use crate::stall::StallDetector;
use crate::style::Foresight;
use crate::turns::Reach;
use crate::visible::Visible;

/// What it is still worth when the game should be over by then.
const TOO_LATE: f32 = 0.25;
/// What it costs to count on a merchant card that a rival is about to acquire.
const DOUBT: f32 = 3.0;

/// Whose plan it is, and what it can count on.
pub(super) struct LineEvaluator<'a> {
    pub(super) seat: Seat,
    pub(super) visible: &'a Visible,
    forecast: &'a Forecast,
    /// What comes of a turn now that begins the last round.
    endings: Option<&'a Endings>,
    players: usize,
    foresight: Foresight,
    /// How many turns the game will last, about.
    turns: f32,
}

/// What a line of turns is worth after one more.
#[derive(Clone, Copy)]
pub(super) struct LineValue {
    /// What the line brought, later points counted less.
    pub(super) gained: f32,
    /// The points that nobody can take away.
    pub(super) locked: f32,
    /// What the line brought, and what is still to come.
    pub(super) value: f32,
    /// Whether the player has no turn after it.
    pub(super) is_last: bool,
    /// Whether a rival cannot end the game any more as forecast, since the player was first to claim something.
    has_denied: bool,
}

impl<'a> LineEvaluator<'a> {
    pub(super) fn new(
        game: &Game,
        seat: Seat,
        visible: &'a Visible,
        forecast: &'a Forecast,
        foresight: Foresight,
    ) -> LineEvaluator<'a> {
        LineEvaluator {
            seat,
            visible,
            forecast,
            endings: None,
            players: game.players(),
            foresight,
            turns: turns_left(game),
        }
    }

    /// Counts on the game lasting longer when nothing has been claimed for long.
    pub(super) fn with_stall(self, stall: &StallDetector) -> LineEvaluator<'a> {
        LineEvaluator { turns: self.turns + stall.extra_turns(), ..self }
    }

    /// Counts on what is known to come of the turns that begin the last round.
    pub(super) fn with_endings(self, endings: &'a Endings) -> LineEvaluator<'a> {
        LineEvaluator { endings: Some(endings), ..self }
    }

    /// How far the turn that comes now may go.
    pub(super) fn reach(&self) -> Reach {
        let is_near_the_end = self.endings.is_some_and(|endings| !endings.is_empty());
        if is_near_the_end { Reach::Far } else { Reach::Near }
    }

    /// Before the first turn.
    pub(super) fn start(&self, game: &Game) -> LineValue {
        LineValue {
            gained: 0.0,
            locked: locked(game, self.seat),
            value: 0.0,
            is_last: false,
            has_denied: false,
        }
    }

    /// The value after another turn, `turn` turns from now, that ends in this state with this fingerprint.
    pub(super) fn after(
        &self,
        before: LineValue,
        taken: &Taken,
        end: &Game,
        fingerprint: u64,
        turn: usize,
    ) -> LineValue {
        let locked = locked(end, self.seat);
        let trust = self.forecast.trust(taken, turn);
        let is_denial = taken.points.into_iter().any(|card| self.forecast.is_wanted(card));
        let denial = if is_denial { self.foresight.denial } else { 0.0 };
        let has_denied = before.has_denied || self.denies(taken, turn);
        let last_turn = self.forecast.end.map(|end| end.last_turn).filter(|_| !has_denied);
        let weight = self.weight(turn, last_turn);
        let gained = before.gained + weight * (locked - before.locked) * trust * (1.0 + denial);
        let is_last = end.is_last_round();
        let to_come = if is_last {
            let known = self.endings.filter(|_| turn == 0).and_then(|endings| endings.ended(fingerprint));
            let verdict = match known {
                Some(ending) => self.verdict_on(ending),
                None => self.verdict(end, turn, trust * self.timely(turn, last_turn)),
            };
            weight * end.caravan(self.seat).points() as f32 + verdict
        } else {
            let doubt = if taken.merchants.is_empty() { 0.0 } else { DOUBT * (1.0 - trust) };
            let left = self.left(turn, last_turn);
            self.weight(turn + 1, last_turn) * potential(end, self.seat, self.visible, left) - doubt
        };
        LineValue { gained, locked, value: gained + to_come, is_last, has_denied }
    }

    /// Whether what is claimed in a turn is what a rival would need to end the game.
    fn denies(&self, taken: &Taken, turn: usize) -> bool {
        let is_needed = |end: End| turn <= end.last_turn && !taken.points.intersection(end.claims).is_empty();
        self.forecast.end.is_some_and(is_needed)
    }

    /// What points are worth in a turn.
    fn weight(&self, turn: usize, last_turn: Option<usize>) -> f32 {
        self.foresight.patience.powi(turn as i32) * self.timely(turn, last_turn)
    }

    /// How much of what happens in a turn counts: less if the game should be over by then.
    fn timely(&self, turn: usize, last_turn: Option<usize>) -> f32 {
        let is_late = match last_turn {
            Some(last) => turn > last,
            None => turn as f32 > 1.5 * self.turns + 1.0,
        };
        if is_late { TOO_LATE } else { 1.0 }
    }

    /// The turns that are left after one.
    fn left(&self, turn: usize, last_turn: Option<usize>) -> f32 {
        let about = self.turns - turn as f32 - 1.0;
        let left = match last_turn {
            Some(last) => about.min(last as f32 - turn as f32),
            None => about,
        };
        left.max(0.5)
    }

    /// What it is worth to end the game by the turn that comes now, by what the others can do after it.
    fn verdict_on(&self, ending: &Ending) -> f32 {
        let points = &ending.estimate.points;
        let rivals = points.seated(self.players).iter().enumerate();
        let most = rivals.filter(|(seat, _)| *seat != self.seat.index()).map(|(_, points)| *points);
        let lead = points[self.seat] - most.fold(f32::MIN, f32::max);
        let doubt = if ending.certainty == Certainty::Estimated { 1.0 } else { 0.0 };
        let sure = (lead.abs() + 1.0) / (lead.abs() + 1.0 + doubt);
        lead + sure * WIN * (2.0 * ending.estimate.wins[self.seat] - 1.0)
    }

    /// What it is worth to end the game in a turn: much if that wins, and the surer the sooner. Nothing is as sure as
    /// what is over at once; and a win is as sure as what it is made with.
    fn verdict(&self, end: &Game, turn: usize, trust: f32) -> f32 {
        // In this round a rival on a later seat has one turn more.
        let turns = |rival: Seat| turn + usize::from(rival > self.seat);
        let lead = lead(end, self.seat, |rival| self.forecast.points(rival, turns(rival)));
        let doubt = if turn == 0 && end.is_over() { 0.0 } else { 2.0 + 2.0 * turn as f32 };
        let trust = if lead > 0.0 { trust } else { 1.0 };
        lead + trust * WIN * lead / (lead.abs() + doubt)
    }
}
