//! The whole turns that a player can take now, each with what is to be expected after it.

use carvania_rules::set::Set;
use carvania_rules::{Action, Actions, Game, PointId, Seat, Turn};
use chacha20::ChaCha8Rng;

use crate::Meter;
use crate::analysis::Estimate;
use crate::evaluation::{locked, potential, turns_left};
use crate::evaluator::Evaluator;
use crate::lead::{WIN, lead};
use crate::turns::Turns;
use crate::visible::Visible;

/// To evaluate a position takes as long as to look at this many within a plan.
const EVALUATION_COST: u64 = 5;

/// A turn, from now to its end.
pub(crate) struct Candidate {
    /// The small actions that it is made of.
    pub(crate) actions: Vec<Action>,
    /// What is to be expected after it, with the draws that it causes drawn once.
    pub(crate) estimate: Estimate,
}

/// Finds the candidates, and evaluates them.
pub(crate) struct TurnFinder<'a> {
    turns: Turns,
    evaluator: Evaluator<'a>,
}

impl<'a> TurnFinder<'a> {
    pub(crate) fn new(evaluator: Evaluator<'a>) -> TurnFinder<'a> {
        TurnFinder { turns: Turns::default(), evaluator }
    }

    /// All sensible turns of the seat that is to decide; none if it is for nobody to decide.
    pub(crate) fn candidates(
        &mut self,
        game: &Game,
        rng: &mut ChaCha8Rng,
        meter: &mut Meter<'_>,
    ) -> Vec<Candidate> {
        let Turn::Seat(seat) = game.turn() else { return Vec::new() };
        let mut candidates = Vec::new();
        let evaluator = &mut self.evaluator;
        self.turns.each(game, seat, &Visible::of(game), |_, path, _| {
            let estimate = evaluator.look(&followed(game, path, rng));
            candidates.push(Candidate { actions: path.to_vec(), estimate });
            meter.spend(EVALUATION_COST)
        });
        if candidates.is_empty() {
            let mut legal = Actions::new();
            game.legal_actions(&mut legal);
            let candidate = |&action| Candidate {
                actions: vec![action],
                estimate: evaluator.look(&followed(game, &[action], rng)),
            };
            candidates.extend(legal.iter().map(candidate));
            meter.spend(EVALUATION_COST * candidates.len() as u64);
        }
        candidates
    }

    /// The turns that look best in points, at most `most`, each evaluated.
    pub(crate) fn likely(
        &mut self,
        game: &Game,
        most: usize,
        rng: &mut ChaCha8Rng,
        meter: &mut Meter<'_>,
    ) -> Vec<Candidate> {
        let Turn::Seat(seat) = game.turn() else { return Vec::new() };
        let (visible, left) = (Visible::of(game), turns_left(game));
        let mut found: Vec<(f32, Vec<Action>)> = Vec::new();
        // The best of those that begin the last round, for each claim: none of them is left out.
        let mut endings: Vec<(Set<PointId>, f32, Vec<Action>)> = Vec::new();
        self.turns.each(game, seat, &visible, |end, path, _| {
            let points = in_points(end, seat, &visible, left);
            if end.is_last_round() && !game.is_last_round() {
                let claimed = end.claimed(seat);
                match endings.iter_mut().find(|ending| ending.0 == claimed) {
                    Some(same) if same.1 >= points => {}
                    Some(same) => *same = (claimed, points, path.to_vec()),
                    None => endings.push((claimed, points, path.to_vec())),
                }
            }
            found.push((points, path.to_vec()));
            meter.spend(1)
        });
        if found.len() > most {
            found.select_nth_unstable_by(most - 1, |one, other| other.0.total_cmp(&one.0));
            found.truncate(most);
            let is_new = |path: &[Action]| found.iter().all(|(_, other)| other != path);
            endings.retain(|(_, _, path)| is_new(path));
            found.extend(endings.into_iter().map(|(_, points, path)| (points, path)));
        }
        if found.is_empty() {
            return self.candidates(game, rng, meter);
        }
        self.evaluated(game, found.into_iter().map(|(_, actions)| actions), rng, meter)
    }

    /// These turns, each evaluated, those that begin alike together.
    pub(crate) fn evaluated(
        &mut self,
        game: &Game,
        turns: impl IntoIterator<Item = Vec<Action>>,
        rng: &mut ChaCha8Rng,
        meter: &mut Meter<'_>,
    ) -> Vec<Candidate> {
        let mut turns: Vec<Vec<Action>> = turns.into_iter().collect();
        turns.sort_unstable();
        let mut candidate = |actions: Vec<Action>| {
            meter.spend(EVALUATION_COST);
            Candidate { estimate: self.evaluator.look(&followed(game, &actions, rng)), actions }
        };
        turns.into_iter().map(&mut candidate).collect()
    }

    /// What is to be expected: at the beginning of a turn at a glance, within one from its best end.
    pub(crate) fn estimate(&mut self, game: &Game, rng: &mut ChaCha8Rng, meter: &mut Meter<'_>) -> Estimate {
        match game.turn() {
            Turn::Seat(seat) if game.turn_begins().is_none() => {
                let candidates = self.candidates(game, rng, meter);
                let desire = |candidate: &Candidate| candidate.estimate.desire(seat, game.players());
                let best = candidates.iter().max_by(|one, other| desire(one).total_cmp(&desire(other)));
                best.map(|best| best.estimate).unwrap_or_default()
            }
            _ => {
                meter.spend(EVALUATION_COST);
                self.evaluator.look(game)
            }
        }
    }
}

/// What the end of a turn is worth to the player who took it, in points.
fn in_points(end: &Game, seat: Seat, visible: &Visible, left: f32) -> f32 {
    let to_come = if end.is_last_round() {
        WIN * lead(end, seat, |_| 0.0).signum()
    } else {
        potential(end, seat, visible, left)
    };
    locked(end, seat) + to_come
}

/// The game after some actions, with draws from the generator. What has become illegal by a draw ends it.
fn followed(game: &Game, path: &[Action], rng: &mut ChaCha8Rng) -> Game {
    let mut game = *game;
    for &action in path {
        if game.apply(action).is_err() {
            break;
        }
        game = drawn(game, rng);
    }
    game
}

/// The game after the draws that are due.
pub(crate) fn drawn(mut game: Game, rng: &mut ChaCha8Rng) -> Game {
    while let Some(draw) = game.draw(rng) {
        if game.apply(draw).is_err() {
            break;
        }
    }
    game
}
