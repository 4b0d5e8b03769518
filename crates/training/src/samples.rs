//! Positions of games that were played, as the network sees them, and what it is to make of them.

use std::fmt;

use anyhow::Result;
use carvania_bots::network::{Input, Inputs};
use carvania_rules::seat::MAX_SEATS;
use carvania_rules::{Game, Rounds, Title};

use crate::games::{Played, TurnNote};

/// One game in this many is not learnt from: it tells how much of what was learnt holds for other games. An odd number, since
/// games of even and odd numbers differ.
const HOLD_OUT: u64 = 11;

/// What a search expected counts so much beside what came of the game: the one is biased, the other is mostly luck.
const TRUST: f32 = 0.5;
/// Likewise, if an action was taken at random later, which nobody had reckoned with.
const TRUST_BEFORE_RANDOM: f32 = 0.8;

/// A player who is behind by this many points in the end counts as a winner 0.37 times as much as the winner: a close game could have
/// gone either way, and to learn it as a clear one is to learn chance by heart.
const CLOSE: f32 = 2.0;

/// A position of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    /// Where its inputs begin.
    start: usize,
    /// How many inputs the table and each seat have.
    lengths: [u16; 1 + MAX_SEATS],
    pub(crate) players: usize,
    /// How much of a win each seat is to be given.
    pub(crate) wins: [f32; MAX_SEATS],
    /// The points of each seat at the end.
    pub(crate) points: [f32; MAX_SEATS],
    /// The rounds that are left.
    pub(crate) rounds: f32,
}

/// The positions of many games.
#[derive(Debug, Default)]
pub(crate) struct Samples {
    pub(crate) samples: Vec<Sample>,
    inputs: Vec<Input>,
    games: u64,
    /// Games that were stopped.
    unfinished: u64,
    /// The rounds of all games together.
    rounds: u64,
}

/// Samples to learn from, and others to see how much of it holds for other games.
#[derive(Debug, Default)]
pub(crate) struct Split {
    pub(crate) learnt: Samples,
    pub(crate) held_out: Samples,
}

impl Split {
    /// The positions of these games.
    pub(crate) fn of(title: Title, games: &[Played]) -> Result<Split> {
        let mut split = Split::default();
        for game in games {
            split.add(title, game)?;
        }
        Ok(split)
    }

    /// Adds the positions of a game. Those that are held out are judged by what came of the game alone.
    pub(crate) fn add(&mut self, title: Title, game: &Played) -> Result<()> {
        let is_held_out = game.number % HOLD_OUT == HOLD_OUT - 1;
        let (samples, trust) =
            if is_held_out { (&mut self.held_out, 0.0) } else { (&mut self.learnt, TRUST) };
        samples.add(title, game, trust)
    }
}

impl Samples {
    fn add(&mut self, title: Title, played: &Played, trust: f32) -> Result<()> {
        let (first, mut inputs) = (self.samples.len(), Inputs::default());
        let mut rounds = Rounds::default();
        let end = played.replay(title, |game, _| {
            rounds.observe(game);
            inputs.read(game);
            self.note(game, &inputs, rounds.number());
        })?;
        rounds.observe(&end);
        self.settle(first, &end, &played.turns, trust, rounds.number());
        Ok(())
    }

    /// Notes a position, for which the rounds played are put down until the game is over.
    pub(crate) fn note(&mut self, game: &Game, inputs: &Inputs, round: u32) {
        let mut lengths = [0; 1 + MAX_SEATS];
        let start = self.inputs.len();
        let lists = [&inputs.table].into_iter().chain(game.seats().map(|seat| &inputs.seats[seat]));
        for (list, length) in lists.zip(&mut lengths) {
            *length = list.len() as u16;
            self.inputs.extend(list);
        }
        let (wins, points) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        self.samples.push(Sample {
            start,
            lengths,
            players: game.players(),
            wins,
            points,
            rounds: round as f32,
        });
    }

    /// The game is over: what came of it belongs to all of its positions.
    fn settle(&mut self, first: usize, end: &Game, turns: &[TurnNote], trust: f32, rounds: u32) {
        let scores = end.scores();
        let mut points = [0.0; MAX_SEATS];
        end.seats().for_each(|seat| points[seat.index()] = scores[seat].total() as f32);
        let wins = won(&points[..end.players()]);
        let last_random = turns.iter().rposition(|turn| turn.is_explored).unwrap_or_default();
        for (place, (sample, turn)) in self.samples[first..].iter_mut().zip(turns).enumerate() {
            let trust = if trust > 0.0 && place < last_random { TRUST_BEFORE_RANDOM } else { trust };
            (sample.wins, sample.points) = (wins, points);
            sample.rounds = rounds as f32 - sample.rounds;
            if let Some(expected) = turn.expected {
                sample.wins = mixed(trust, expected.wins(), wins);
                sample.points = mixed(trust, expected.points(), points);
            }
        }
        self.games += 1;
        self.unfinished += u64::from(!end.is_over());
        self.rounds += u64::from(rounds);
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

/// How much of a win each seat is given by its points.
fn won(points: &[f32]) -> [f32; MAX_SEATS] {
    let most = points.iter().copied().fold(f32::MIN, f32::max);
    let mut won = [0.0; MAX_SEATS];
    for (won, points) in won.iter_mut().zip(points) {
        *won = ((points - most) / CLOSE).exp();
    }
    let whole: f32 = won.iter().sum();
    won.map(|share| share / whole)
}

fn mixed(trust: f32, expected: [f32; MAX_SEATS], came: [f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
    std::array::from_fn(|seat| trust * expected[seat] + (1.0 - trust) * came[seat])
}

impl fmt::Display for Samples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rounds = self.rounds as f64 / self.games.max(1) as f64;
        let Samples { games, unfinished, samples, .. } = self;
        write!(
            f,
            "{games} games of {rounds:.1} rounds ({unfinished} unfinished), {} positions",
            samples.len()
        )
    }
}

#[cfg(test)]
mod tests {
    use carvania_bots::network::Input;
    use carvania_rules::Title;

    use super::{Samples, Split};
    use crate::play::SelfPlay;

    fn samples(title: Title) -> Samples {
        let player = "mcts@50n".parse().unwrap();
        let play = SelfPlay {
            title,
            player,
            network: None,
            seed: 1,
            explore: 0.1,
            players: SelfPlay::usual_players(title),
        };
        Split::of(title, &[play.game(0).unwrap()]).unwrap().learnt
    }

    #[test]
    fn every_position_has_the_rounds_left_and_shares_that_make_one_win() {
        for title in [Title::GolemEdition, Title::EndlessWorld] {
            let samples = samples(title).samples;
            let left: Vec<f32> = samples.iter().map(|sample| sample.rounds).collect();
            assert!(left.is_sorted_by(|before, after| before >= after), "{title}: {left:?}");
            assert_eq!(left.last(), Some(&0.0), "{title}");
            for sample in samples {
                assert!((sample.wins.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{title}: {:?}", sample.wins);
            }
        }
    }

    #[test]
    fn what_was_expected_counts_beside_what_came() {
        let title = Title::GolemEdition;
        let samples = samples(title).samples;
        let came = samples.iter().map(|sample| sample.points).collect::<Vec<_>>();
        assert!(came.windows(2).any(|two| two[0] != two[1]), "{came:?}");
    }

    #[test]
    fn every_sample_has_inputs_within_the_sizes() {
        let title = Title::GolemEdition;
        let (samples, sizes) = (samples(title), crate::sizes(title));
        for sample in &samples.samples {
            let lists: Vec<_> = samples.lists(sample).collect();
            assert_eq!(lists.len(), 1 + sample.players);
            let is_within =
                |list: &[Input], size: usize| list.iter().all(|input| usize::from(input.number) < size);
            assert!(is_within(lists[0], sizes.table));
            assert!(lists[1..].iter().all(|list| is_within(list, sizes.seat)));
        }
    }
}
