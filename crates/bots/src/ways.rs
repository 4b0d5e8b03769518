//! The whole turns that a player can take now, each with what is to be expected after it.

use carvania_rules::{Action, Actions, Game, Turn};
use chacha20::ChaCha8Rng;

use crate::Meter;
use crate::insight::Outlook;
use crate::judge::Judge;
use crate::known::Known;
use crate::turns::Turns;

/// To judge a position takes as long as to look at so many on the way of a plan.
const A_LOOK: u64 = 6;

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
