//! The whole turns that a player can take now, each with what is to be expected after it.

use carvania_rules::set::Set;
use carvania_rules::{Action, Actions, Game, PointId, Seat, Turn};
use chacha20::ChaCha8Rng;

use crate::Meter;
use crate::evaluation::{locked, potential, turns_left};
use crate::insight::Outlook;
use crate::judge::Judge;
use crate::known::Known;
use crate::turns::Turns;
use crate::verdict::{WIN, lead};

/// To judge a position takes as long as to look at so many on the way of a plan.
const A_LOOK: u64 = 5;

/// A turn, from now to its end.
pub(crate) struct Way {
    /// The small actions that it is made of.
    pub(crate) actions: Vec<Action>,
    /// What is to be expected after it, with the draws that it causes drawn once.
    pub(crate) outlook: Outlook,
}

/// Finds ways, and judges them.
pub(crate) struct Guide<'a> {
    turns: Turns,
    judge: Judge<'a>,
}

impl<'a> Guide<'a> {
    pub(crate) fn new(judge: Judge<'a>) -> Guide<'a> {
        Guide { turns: Turns::default(), judge }
    }

    /// All sensible turns of the seat that is to decide; none if it is for nobody to decide.
    pub(crate) fn ways(&mut self, game: &Game, rng: &mut ChaCha8Rng, meter: &mut Meter<'_>) -> Vec<Way> {
        let Turn::Seat(seat) = game.turn() else { return Vec::new() };
        let mut ways = Vec::new();
        let judge = &mut self.judge;
        self.turns.each(game, seat, &Known::of(game), |_, path, _| {
            let outlook = judge.look(&followed(game, path, rng));
            ways.push(Way { actions: path.to_vec(), outlook });
            meter.spend(A_LOOK)
        });
        if ways.is_empty() {
            let mut legal = Actions::new();
            game.legal_actions(&mut legal);
            let way =
                |&action| Way { actions: vec![action], outlook: judge.look(&followed(game, &[action], rng)) };
            ways.extend(legal.iter().map(way));
            meter.spend(A_LOOK * ways.len() as u64);
        }
        ways
    }

    /// The turns that look best in points, so many at most, each judged.
    pub(crate) fn likely(
        &mut self,
        game: &Game,
        most: usize,
        rng: &mut ChaCha8Rng,
        meter: &mut Meter<'_>,
    ) -> Vec<Way> {
        let Turn::Seat(seat) = game.turn() else { return Vec::new() };
        let (known, left) = (Known::of(game), turns_left(game));
        let mut found: Vec<(f32, Vec<Action>)> = Vec::new();
        // The best of those that begin the last round, for each claim: none of them is left out.
        let mut endings: Vec<(Set<PointId>, f32, Vec<Action>)> = Vec::new();
        self.turns.each(game, seat, &known, |end, path, _| {
            let points = in_points(end, seat, &known, left);
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
            return self.ways(game, rng, meter);
        }
        self.judged(game, found.into_iter().map(|(_, actions)| actions), rng, meter)
    }

    /// These turns, each judged, those that begin alike together.
    pub(crate) fn judged(
        &mut self,
        game: &Game,
        turns: impl IntoIterator<Item = Vec<Action>>,
        rng: &mut ChaCha8Rng,
        meter: &mut Meter<'_>,
    ) -> Vec<Way> {
        let mut turns: Vec<Vec<Action>> = turns.into_iter().collect();
        turns.sort_unstable();
        let mut way = |actions: Vec<Action>| {
            meter.spend(A_LOOK);
            Way { outlook: self.judge.look(&followed(game, &actions, rng)), actions }
        };
        turns.into_iter().map(&mut way).collect()
    }

    /// What is to be expected: at the beginning of a turn at a glance, within one from its best end.
    pub(crate) fn outlook(&mut self, game: &Game, rng: &mut ChaCha8Rng, meter: &mut Meter<'_>) -> Outlook {
        match game.turn() {
            Turn::Seat(seat) if game.turn_begins().is_none() => {
                let ways = self.ways(game, rng, meter);
                let desire = |way: &Way| way.outlook.desire(seat, game.players());
                let best = ways.iter().max_by(|one, other| desire(one).total_cmp(&desire(other)));
                best.map(|best| best.outlook).unwrap_or_default()
            }
            _ => {
                meter.spend(A_LOOK);
                self.judge.look(game)
            }
        }
    }
}

/// What the end of a turn is worth to the player who took it, in points.
fn in_points(end: &Game, seat: Seat, known: &Known, left: f32) -> f32 {
    let to_come = if end.is_last_round() {
        WIN * lead(end, seat, |_| 0.0).signum()
    } else {
        potential(end, seat, known, left)
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
