//! The turns of a game, and where a replay can stop: after every action, and after every turn.

use carvania_rules::record::Step;
use carvania_rules::{Record, Seat};
use carvania_words::{by_player, decider};

/// The turns of a game. A moment is the number of actions before it, draws included.
pub struct Turns {
    steps: Vec<Step>,
    stretches: Vec<Stretch>,
}

/// What one player did, with what was drawn for it; the set-up is nobody's.
#[derive(Clone, Copy)]
struct Stretch {
    seat: Option<Seat>,
    round: u32,
    begin: usize,
    end: usize,
}

/// The turn of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerTurn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The round; 0 before the first.
    pub round: u32,
    /// The moment at which it begins.
    pub begin: usize,
    /// The moment at which it ends.
    pub end: usize,
}

impl Stretch {
    fn turn(&self) -> Option<PlayerTurn> {
        let &Stretch { seat, round, begin, end } = self;
        Some(PlayerTurn { seat: seat?, round, begin, end })
    }
}

impl Turns {
    /// The turns of a record.
    pub fn new(record: &Record) -> Turns {
        let steps: Vec<Step> = record.steps().collect();
        let mut begin = 0;
        let mut stretch = |steps: &[Step]| {
            let end = begin + steps.len();
            let round = steps.first().map_or(0, |step| step.round);
            let stretch = Stretch { seat: decider(steps), round, begin, end };
            begin = end;
            stretch
        };
        let stretches = by_player(&steps).map(&mut stretch).collect();
        Turns { stretches, steps }
    }

    /// How many actions there are.
    pub fn last(&self) -> usize {
        self.steps.len()
    }

    /// Where the first player decides: after the set-up.
    pub fn first(&self) -> usize {
        self.of_players().next().map_or(self.last(), |turn| turn.begin)
    }

    /// The turns of players, in order.
    pub fn of_players(&self) -> impl Iterator<Item = PlayerTurn> {
        self.stretches.iter().filter_map(Stretch::turn)
    }

    /// The turn that a moment is in or at the end of; `None` within the set-up.
    pub fn at(&self, moment: usize) -> Option<PlayerTurn> {
        self.stretch(moment).and_then(Stretch::turn)
    }

    /// What happened of its turn, or of the set-up, up to a moment.
    pub fn so_far(&self, moment: usize) -> &[Step] {
        self.stretch(moment).map_or(&[], |stretch| &self.steps[stretch.begin..moment])
    }

    /// The end of the turn before the one that a moment is in.
    pub fn end_before(&self, moment: usize) -> Option<usize> {
        let ends = self.stretches.iter().rev().map(|stretch| stretch.end);
        ends.into_iter().find(|&end| end < moment).or((moment > 0).then_some(0))
    }

    /// The end of the turn after a moment.
    pub fn end_after(&self, moment: usize) -> Option<usize> {
        self.stretches.iter().map(|stretch| stretch.end).find(|&end| end > moment)
    }

    /// The step that follows a moment.
    pub(super) fn step(&self, moment: usize) -> Option<&Step> {
        self.steps.get(moment)
    }

    /// The moments at which rounds begin, and their numbers.
    pub(super) fn rounds(&self) -> impl Iterator<Item = (usize, u32)> {
        let begins = self.steps.iter().enumerate().filter(|(_, step)| step.begins_round);
        begins.map(|(index, step)| (index, step.round))
    }

    /// The place of a moment on an axis where all rounds are equally wide.
    pub(super) fn place(&self, moment: usize) -> f64 {
        let first = self.first();
        let begins = self.rounds().map(|(index, _)| index).filter(|&index| index > first);
        let bounds: Vec<usize> = [first].into_iter().chain(begins).chain([self.last()]).collect();
        let moment = moment.clamp(first, self.last());
        let round = bounds.windows(2).rposition(|round| round[0] <= moment && round[0] < round[1]);
        round.map_or(0.0, |round| {
            let (begin, end) = (bounds[round], bounds[round + 1]);
            round as f64 + (moment - begin) as f64 / (end - begin) as f64
        })
    }

    fn stretch(&self, moment: usize) -> Option<&Stretch> {
        self.stretches.iter().find(|stretch| stretch.begin < moment && moment <= stretch.end)
    }
}

#[cfg(test)]
mod tests {
    use carvania_rules::{Components, Record};

    use super::Turns;

    const RECORD: &str = include_str!("../../../lessons/records/GE.record");

    #[test]
    fn every_round_is_as_wide_as_any_other() {
        let record = Record::read(RECORD, Components::standard()).expect("the record of the lesson");
        let turns = Turns::new(&record);
        let begins: Vec<f64> = turns.rounds().map(|(index, _)| turns.place(index)).collect();
        assert!(begins.len() > 3, "{begins:?}");
        for (round, place) in begins.iter().enumerate() {
            assert!((place - round as f64).abs() < 1e-9, "{begins:?}");
        }
        let places: Vec<f64> = (turns.first()..=turns.last()).map(|moment| turns.place(moment)).collect();
        assert!(places.is_sorted_by(|one, next| one < next), "{places:?}");
    }
}
