//! Positions of finished games, as the network sees them, and what came of the games.

use std::fmt;

use carvania_bots::network::{Input, Inputs};
use carvania_rules::Game;
use carvania_rules::seat::MAX_SEATS;

/// A position of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    /// Where its inputs begin.
    start: usize,
    /// How many inputs the table and each seat have.
    lengths: [u16; 1 + MAX_SEATS],
    pub(crate) players: usize,
    /// What came of the game; until it is over, the round of the position.
    pub(crate) rounds: f32,
    pub(crate) points: [f32; MAX_SEATS],
}

/// The positions of many games.
#[derive(Debug, Default)]
pub(crate) struct Samples {
    pub(crate) samples: Vec<Sample>,
    inputs: Vec<Input>,
    pub(crate) games: u64,
    /// Games that were stopped.
    pub(crate) unfinished: u64,
    /// The rounds of all games together.
    rounds: u64,
}

impl Samples {
    /// Notes a position of a game that is being played.
    pub(crate) fn note(&mut self, game: &Game, inputs: &Inputs, round: u32) {
        let mut lengths = [0; 1 + MAX_SEATS];
        let start = self.inputs.len();
        let lists = [&inputs.table].into_iter().chain(game.seats().map(|seat| &inputs.seats[seat]));
        for (list, length) in lists.zip(&mut lengths) {
            *length = list.len() as u16;
            self.inputs.extend(list);
        }
        let rounds = round as f32;
        self.samples.push(Sample {
            start,
            lengths,
            players: game.players(),
            rounds,
            points: [0.0; MAX_SEATS],
        });
    }

    /// The game is over: what came of it belongs to all of its positions, from the one with this number on.
    pub(crate) fn settle(&mut self, first: usize, game: &Game, rounds: u32) {
        let scores = game.scores();
        for sample in &mut self.samples[first..] {
            sample.rounds = rounds as f32 - sample.rounds;
            for seat in game.seats() {
                sample.points[seat.index()] = scores[seat].total() as f32;
            }
        }
        self.games += 1;
        self.rounds += u64::from(rounds);
    }

    /// Adds the positions of other games.
    pub(crate) fn append(&mut self, other: Samples) {
        let start = self.inputs.len();
        self.samples
            .extend(other.samples.into_iter().map(|sample| Sample { start: sample.start + start, ..sample }));
        self.inputs.extend(other.inputs);
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.rounds += other.rounds;
    }

    /// The inputs of the table, then those of each seat.
    pub(crate) fn lists(&self, sample: &Sample) -> impl Iterator<Item = &[Input]> {
        let mut rest = &self.inputs[sample.start..];
        sample.lengths[..=sample.players].iter().map(move |&length| {
            let (list, after) = rest.split_at(length.into());
            rest = after;
            list
        })
    }
}

impl fmt::Display for Samples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rounds = self.rounds as f64 / self.games.max(1) as f64;
        let Samples { games, unfinished, samples, .. } = self;
        write!(f, "{games} games of {rounds:.1} rounds ({unfinished} unfinished), {} samples", samples.len())
    }
}
