//! A game, move by move, with what it was worth.

use std::collections::BTreeMap;

use carvania_rules::record::Step;
use carvania_rules::{Actions, Record, Seat, Turn};
use serde::Serialize;

use crate::course::{self, Balance, Chances, Doubt, Look};
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
    /// Everybody's chances before each decision that was looked into, from all looks together.
    pub course: Vec<Chances>,
    /// How far one look at a position is off.
    pub doubt: Doubt,
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
    /// The findings about it, if it has been analysed.
    #[serde(flatten)]
    pub judgement: Option<Judgement>,
    /// The game before it, and the action.
    #[serde(skip)]
    pub step: Step,
}

/// The findings about a decision.
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
    /// What it gave away beyond doubt.
    pub given: Given,
    /// How good it was.
    pub verdict: Verdict,
}

/// What a decision gave away beyond doubt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Given {
    /// Chance to win.
    pub wins: f32,
    /// Points at the end of the game.
    pub points: f32,
    /// What both come to, by how open the game still was, from 0 to 1.
    pub cost: f32,
}

/// The points that count as much as a sure win, as long as the game is open.
const POINTS_OF_A_WIN: f32 = 20.0;

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
        let choices: Vec<usize> = choices(record).into_iter().map(|(index, _)| index).collect();
        let looks = looks(record, &choices, findings);
        let doubt = Doubt::of(&looks);
        let course = course::course(&looks, doubt);
        let known: BTreeMap<usize, &Finding> =
            findings.iter().map(|finding| (finding.index, finding)).collect();
        let moves = moves(record, &choices, &known, doubt);
        let end = record.game().is_over().then(|| Outlook::at_the_end(record.game()));
        let moments = moments::all(record, &choices, &moves, end.as_ref());
        let turning_points = moments::turning_points(&moments);
        let seats = record
            .game()
            .seats()
            .map(|seat| Standing::new(seat, &moves, &moments, Balance::of(seat, &looks, end.as_ref(), doubt)))
            .collect();
        let open = choices.iter().filter(|index| !known.contains_key(index)).count();
        Review { moves, moments, turning_points, seats, course, doubt, end, open }
    }

    /// Everybody's chances before a decision, if it was looked into.
    pub fn chances(&self, index: usize) -> Option<&Chances> {
        let place = self.course.binary_search_by_key(&index, |chances| chances.index).ok()?;
        Some(&self.course[place])
    }

    /// How far the chances along the game may be off to either side, on average: one standard deviation.
    pub fn doubt_of_chances(&self) -> f32 {
        let sum: f32 = self.course.iter().map(|chances| chances.doubt).sum();
        if self.course.is_empty() { 0.0 } else { sum / self.course.len() as f32 }
    }

    /// The moments that changed most.
    pub fn turning_points(&self) -> impl Iterator<Item = &Moment> {
        self.turning_points.iter().map(|&index| &self.moments[index])
    }
}

/// The findings in the order of the game, each with whether the next one is about the position that it led to: whether
/// nothing is drawn between them, and nothing decided that was not looked into.
fn looks<'a>(record: &Record, choices: &[usize], findings: &'a [Finding]) -> Vec<Look<'a>> {
    let draws: Vec<usize> = record
        .steps()
        .enumerate()
        .filter_map(|(index, step)| (step.by == Turn::Chance).then_some(index))
        .collect();
    let next = |index: usize| choices.get(choices.partition_point(|&choice| choice <= index)).copied();
    let mut sorted: Vec<&Finding> = findings.iter().collect();
    sorted.sort_by_key(|finding| finding.index);
    let leads_to = |place: usize| {
        let (finding, later) = (sorted[place], sorted.get(place + 1)?);
        let draw = draws.get(draws.partition_point(|&draw| draw < finding.index));
        let is_next = next(finding.index) == Some(later.index);
        (is_next && draw.is_none_or(|&draw| draw > later.index)).then_some(&later.before)
    };
    let steps: Vec<Step> = record.steps().collect();
    let look = |place: usize| match steps.get(sorted[place].index)?.by {
        Turn::Seat(seat) => Some(Look { seat, finding: sorted[place], next: leads_to(place) }),
        Turn::Chance | Turn::Over => None,
    };
    (0..sorted.len()).filter_map(look).collect()
}

fn moves(record: &Record, choices: &[usize], known: &BTreeMap<usize, &Finding>, doubt: Doubt) -> Vec<Move> {
    let made = |(index, step): (usize, Step)| {
        let Turn::Seat(seat) = step.by else { return None };
        Some(Move {
            index,
            round: step.round,
            seat,
            action: step.before.write_action(step.action).to_string(),
            forced: choices.binary_search(&index).is_err(),
            judgement: known.get(&index).map(|finding| Judgement::new(seat, finding, doubt)),
            step,
        })
    };
    record.steps().enumerate().filter_map(made).collect()
}

impl Judgement {
    fn new(seat: Seat, finding: &Finding, doubt: Doubt) -> Judgement {
        let Finding { index: _, before, taken, best } = finding.clone();
        let gain = Gain::of(seat, &best.outlook, &taken.outlook);
        let given = Given::of(seat, finding, doubt);
        Judgement { before, taken, best, gain, given, verdict: Verdict::on(given.cost) }
    }
}

impl Given {
    fn of(seat: Seat, finding: &Finding, doubt: Doubt) -> Given {
        let Finding { best, taken, before, .. } = finding;
        if best.action == taken.action {
            return Given::default();
        }
        let is_proven = best.is_proven && taken.is_proven;
        let doubt = if is_proven { Doubt { wins: 0.0, points: 0.0 } } else { doubt };
        let gain = Gain::of(seat, &best.outlook, &taken.outlook);
        let wins = course::sure(gain.wins, doubt.wins);
        let points = course::sure(gain.points, doubt.points);
        let weighed = points * course::weight(before, seat) / POINTS_OF_A_WIN;
        Given { wins, points, cost: wins.max(weighed).min(1.0) }
    }
}
