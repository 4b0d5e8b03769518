//! A game, move by move, with what it was worth.

use std::collections::BTreeMap;

use carvania_rules::record::Step;
use carvania_rules::{Actions, Record, Seat, Turn};
use serde::Serialize;

use crate::finding::{Assessment, Finding, Outlook};
use crate::moments::{self, Moment};
use crate::standing::Standing;
use crate::verdict::Verdict;

/// What there is to say about a game.
#[derive(Clone, Debug, Serialize)]
pub struct Review {
    /// The decisions of players, in order.
    pub moves: Vec<Move>,
    /// Everything that changed a player's chance to win: decisions that gave some away, and draws; in order.
    pub moments: Vec<Moment>,
    /// Which of the moments changed most, as places in that list, in order.
    pub turning_points: Vec<usize>,
    /// A summary for each seat.
    pub seats: Vec<Standing>,
    /// What came of the game, if it is over.
    pub end: Option<Outlook>,
    /// How many decisions are still to be looked into.
    pub open: usize,
}

/// A decision of a player.
#[derive(Clone, Debug, Serialize)]
pub struct Move {
    /// How many actions of the record come before it.
    pub index: usize,
    /// The round it belongs to; 0 before the first.
    pub round: u32,
    /// The seat that decided.
    pub seat: Seat,
    /// The action in notation.
    pub action: String,
    /// Whether no other action was legal.
    pub forced: bool,
    /// What is to be said of it, if it has been looked into.
    #[serde(flatten)]
    pub judgement: Option<Judgement>,
    /// The game before it, and the action.
    #[serde(skip)]
    pub step: Step,
}

/// What is to be said of a decision.
#[derive(Clone, Debug, Serialize)]
pub struct Judgement {
    /// What was to be expected before it.
    pub before: Outlook,
    /// What is to be expected after it.
    pub taken: Assessment,
    /// The best action.
    pub best: Assessment,
    /// What the best action would have gained over it.
    pub gain: Gain,
    /// How good it was.
    pub verdict: Verdict,
}

/// What one action gives its player over another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Gain {
    /// How much more chance to win.
    pub wins: f32,
    /// How many more points at the end; negative where the chance to win lies elsewhere.
    pub points: f32,
    /// How many rounds, and so turns of this player, sooner the game is over; negative if later.
    pub turns: f32,
}

impl Gain {
    /// What a seat has from `better` over `other`.
    pub fn of(seat: Seat, better: &Outlook, other: &Outlook) -> Gain {
        let index = seat.index();
        Gain {
            wins: better.wins[index] - other.wins[index],
            points: better.points[index] - other.points[index],
            turns: other.rounds - better.rounds,
        }
    }
}

/// The places in a record where a player had a choice, each with its number among the actions.
///
/// Where only one action is legal there is nothing to judge.
pub fn choices(record: &Record) -> Vec<(usize, Step)> {
    let mut legal = Actions::new();
    let mut is_choice = |step: &Step| match step.by {
        Turn::Seat(_) => {
            step.before.legal_actions(&mut legal);
            legal.len() > 1
        }
        Turn::Chance | Turn::Over => false,
    };
    record.steps().enumerate().filter(|(_, step)| is_choice(step)).collect()
}

impl Review {
    /// Puts together what was found about a record.
    pub fn new(record: &Record, findings: &[Finding]) -> Review {
        let known: BTreeMap<usize, &Finding> =
            findings.iter().map(|finding| (finding.index, finding)).collect();
        let choices: Vec<usize> = choices(record).into_iter().map(|(index, _)| index).collect();
        let moves = moves(record, &choices, &known);
        let end = record.game().is_over().then(|| Outlook::at_the_end(record.game()));
        let moments = moments::all(record, &choices, &moves, end.as_ref());
        let turning_points = moments::turning_points(&moments);
        let seats = record.game().seats().map(|seat| Standing::new(seat, &moves, &moments)).collect();
        let open = choices.iter().filter(|index| !known.contains_key(index)).count();
        Review { moves, moments, turning_points, seats, end, open }
    }

    /// The moments that changed most.
    pub fn turning_points(&self) -> impl Iterator<Item = &Moment> {
        self.turning_points.iter().map(|&index| &self.moments[index])
    }
}

fn moves(record: &Record, choices: &[usize], known: &BTreeMap<usize, &Finding>) -> Vec<Move> {
    let made = |(index, step): (usize, Step)| {
        let Turn::Seat(seat) = step.by else { return None };
        Some(Move {
            index,
            round: step.round,
            seat,
            action: step.before.write_action(step.action).to_string(),
            forced: choices.binary_search(&index).is_err(),
            judgement: known.get(&index).map(|finding| Judgement::new(seat, finding)),
            step,
        })
    };
    record.steps().enumerate().filter_map(made).collect()
}

impl Judgement {
    fn new(seat: Seat, finding: &Finding) -> Judgement {
        let Finding { index: _, before, taken, best } = finding.clone();
        let gain = Gain::of(seat, &best.outlook, &taken.outlook);
        Judgement { before, taken, best, gain, verdict: Verdict::on(gain.wins) }
    }
}
