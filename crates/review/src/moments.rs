//! Moments that changed the chances, by what a player decided or by what was drawn.

use carvania_rules::record::Step;
use carvania_rules::{Record, Seat, Turn};
use serde::Serialize;

use crate::finding::Outlook;
use crate::game::Move;

/// Something that changed the chances to win.
#[derive(Clone, Debug, Serialize)]
pub struct Moment {
    /// How many actions of the record come before it.
    pub index: usize,
    /// The round it belongs to.
    pub round: u32,
    /// What it was.
    #[serde(flatten)]
    pub cause: Cause,
    /// The chance of each seat to win as it was before: with the best action, or before the draw.
    pub before: Vec<f32>,
    /// The chance of each seat to win after it.
    pub after: Vec<f32>,
}

/// What changed the chances.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "cause", rename_all = "snake_case")]
pub enum Cause {
    /// A decision that gave some away.
    Decision {
        /// The seat that decided.
        seat: Seat,
    },
    /// Draws: nobody's merit.
    Draws {
        /// The draws, as places among the actions of the record.
        draws: Vec<usize>,
    },
}

/// A few turning points are enough to tell a game by.
const MAX_TURNING_POINTS: usize = 5;
/// The least change of a chance that counts as a turning point.
const MIN_SWING: f32 = 0.05;

impl Moment {
    /// What a seat gained, or lost if it is negative.
    pub fn change(&self, seat: Seat) -> f32 {
        self.after[seat.index()] - self.before[seat.index()]
    }

    /// The seat whose chance changed most. What a decision gave away, its player lost.
    pub fn most_changed(&self) -> Seat {
        if let Cause::Decision { seat } = self.cause {
            return seat;
        }
        let thousandths = |seat: &Seat| (1000.0 * self.change(*seat).abs()).round() as u32;
        // Of equal changes the first counts: that of two players is the same by nature, but for rounding.
        let seats = Seat::all(self.before.len()).rev();
        seats.max_by_key(thousandths).unwrap_or(Seat::FIRST)
    }

    fn swing(&self) -> f32 {
        self.change(self.most_changed()).abs()
    }
}

/// All moments of a game, as far as its decisions have been looked into.
pub(super) fn all(record: &Record, choices: &[usize], moves: &[Move], end: Option<&Outlook>) -> Vec<Moment> {
    let is_draw = |(index, step): (usize, Step)| (step.by == Turn::Chance).then_some(index);
    let draws: Vec<usize> = record.steps().enumerate().filter_map(is_draw).collect();
    let judged: Vec<&Move> = moves.iter().filter(|made| made.judgement.is_some()).collect();
    let mut moments = Vec::new();
    for (place, made) in judged.iter().enumerate() {
        moments.extend(decision(made));
        let next = choices.get(choices.partition_point(|&index| index <= made.index)).copied();
        let after = match next {
            Some(next) => {
                judged.get(place + 1).filter(|made| made.index == next).and_then(|made| before(made))
            }
            None => end,
        };
        let between = &draws[draws.partition_point(|&draw| draw < made.index)..];
        let between = &between[..between.partition_point(|&draw| next.is_none_or(|next| draw < next))];
        moments.extend(after.and_then(|after| drawn(made, between, after)));
    }
    moments
}

fn before(made: &Move) -> Option<&Outlook> {
    made.judgement.as_ref().map(|judgement| &judgement.before)
}

fn decision(made: &Move) -> Option<Moment> {
    let judgement = made.judgement.as_ref().filter(|judgement| judgement.gain.wins > 0.0)?;
    Some(Moment {
        index: made.index,
        round: made.round,
        cause: Cause::Decision { seat: made.seat },
        before: judgement.best.outlook.wins.clone(),
        after: judgement.taken.outlook.wins.clone(),
    })
}

/// What was drawn between a decision and the next one that was looked into.
fn drawn(made: &Move, draws: &[usize], after: &Outlook) -> Option<Moment> {
    let judgement = made.judgement.as_ref()?;
    Some(Moment {
        index: *draws.first()?,
        round: made.round,
        cause: Cause::Draws { draws: draws.to_vec() },
        before: judgement.taken.outlook.wins.clone(),
        after: after.wins.clone(),
    })
}

/// The moments that changed most, in the order of the game.
pub(super) fn turning_points(moments: &[Moment]) -> Vec<usize> {
    let mut places: Vec<usize> =
        (0..moments.len()).filter(|&place| moments[place].swing() >= MIN_SWING).collect();
    places.sort_by(|&one, &other| moments[other].swing().total_cmp(&moments[one].swing()));
    places.truncate(MAX_TURNING_POINTS);
    places.sort_unstable();
    places
}
