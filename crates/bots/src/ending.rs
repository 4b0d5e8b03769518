//! Turns that begin or play the last round, judged on the position after them: by what the seats that still move can
//! really do, and by a proof where they cannot do anything about it.

use carvania_rules::set::Set;
use carvania_rules::{Action, Actions, Game, PointId, Seat, Turn};
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::Meter;
use crate::analysis::Estimate;
use crate::candidates::drawn;
use crate::lead::lead;
use crate::network::settled;
use crate::proof::Prover;
use crate::turns::{Reach, Turns};
use crate::visible::Visible;

/// How often the replies of the others are looked at, each time with other draws.
const SAMPLES: u64 = 3;
/// The part of what may be spent on proofs that is kept for turns that nobody would think of.
const UNLISTED: f64 = 0.25;
/// The part of what is left for the others that each may take when it is looked at first.
const FIRST_PART: f64 = 0.1;
/// The least part of the rest that a turn may take that looks won, but needs more.
const PART: f64 = 0.5;
/// After this many proofs that took too much, turns that look lost are tried no more.
const MAX_GIVEN_UP: u32 = 3;

/// How surely a turn is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Certainty {
    /// It wins, whatever is drawn and whatever the others do.
    Proven,
    /// The game is over with it.
    Over,
    /// It wins against the best answers to some draws, and what may be spent on proofs was too little for more.
    Unrefuted,
    /// By the best answers to some draws.
    Estimated,
}

/// A whole turn after which the last round goes on, or is over.
#[derive(Clone, Debug)]
pub(crate) struct Ending {
    /// Its small actions; of a turn that only a proof has found, the first.
    pub(crate) actions: Vec<Action>,
    /// What tells its end apart.
    fingerprint: u64,
    /// What comes of it.
    pub(crate) estimate: Estimate,
    pub(crate) certainty: Certainty,
}

/// The turns of a seat that begin or play the last round, the most promising first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Endings(Vec<Ending>);

/// Which proofs are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Proofs {
    /// One is enough to play.
    One,
    /// One for every first action that wins, to tell which are as good.
    All,
}

impl Ending {
    fn wins(&self, seat: Seat) -> bool {
        match self.certainty {
            Certainty::Proven => true,
            Certainty::Over => self.estimate.wins[seat] == 1.0,
            Certainty::Unrefuted | Certainty::Estimated => false,
        }
    }

    /// Notes that it wins; its first action.
    fn take_for_proven(&mut self, seat: Seat) -> Action {
        self.certainty = Certainty::Proven;
        self.estimate.win_for(seat);
        self.actions[0]
    }
}

impl Endings {
    /// Finds and judges them at a decision of a seat; positions are paid for apart from the meter.
    pub(crate) fn of(game: &Game, proofs: Proofs, meter: &Meter<'_>) -> Endings {
        let Turn::Seat(seat) = game.turn() else { return Endings::default() };
        let most = game.claimed(seat).len() + 1;
        let can_end = game.is_last_round() || most >= game.title().claims_to_end(game.players());
        // Who returns crystals in the turn of another has nothing to end.
        if !can_end || game.order().seat() != seat {
            return Endings::default();
        }
        let mut endings = evaluated(game, seat);
        prove(game, seat, &mut endings, proofs, meter);
        Endings(endings)
    }

    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Ending> {
        self.0.iter()
    }

    /// The turn that wins for sure, and by most, if there is one.
    pub(crate) fn win(&self, seat: Seat) -> Option<&Ending> {
        self.0.iter().find(|ending| ending.wins(seat))
    }

    /// The turn to take if there is one that wins: for sure, or else as far as could be seen. Who waits for more gives every
    /// rival a turn.
    pub(crate) fn best_win(&self, seat: Seat) -> Option<&Ending> {
        let is_unrefuted = |ending: &&Ending| ending.certainty == Certainty::Unrefuted;
        self.win(seat).or_else(|| self.0.iter().find(is_unrefuted))
    }

    /// A turn with this first action that wins for sure.
    pub(crate) fn win_with(&self, seat: Seat, action: Action) -> Option<&Ending> {
        self.0.iter().find(|ending| ending.wins(seat) && ending.actions.first() == Some(&action))
    }

    /// Whether a turn is one of them.
    pub(crate) fn has(&self, actions: &[Action]) -> bool {
        self.0.iter().any(|ending| ending.actions == actions)
    }

    /// The turn that ends so.
    pub(crate) fn ended(&self, fingerprint: u64) -> Option<&Ending> {
        self.0.iter().find(|ending| ending.fingerprint == fingerprint)
    }
}

/// The sensible ones, those that are ahead by most first, each with what is to be expected.
fn evaluated(game: &Game, seat: Seat) -> Vec<Ending> {
    struct Found {
        lead: f32,
        claimed: Set<PointId>,
        own: f32,
        ending: Ending,
    }
    let (before, mut found) = (game.claimed(seat), Vec::new());
    let mut turns = Turns::default();
    turns.reach(Reach::Far);
    turns.each(game, seat, &Visible::of(game), |end, path, fingerprint| {
        if end.is_last_round() {
            let certainty = if end.is_over() { Certainty::Over } else { Certainty::Estimated };
            let estimate = settled(end);
            let ending = Ending { actions: path.to_vec(), fingerprint, estimate, certainty };
            let claimed = end.claimed(seat).difference(before);
            let own = end.scores()[seat].total() as f32;
            found.push(Found { lead: lead(end, seat, |_| 0.0), claimed, own, ending });
        }
        true
    });
    found.sort_by(|one, other| other.lead.total_cmp(&one.lead));
    // What the others can still do depends on what has been claimed, hardly on how it was paid.
    let mut replies: Vec<(Set<PointId>, Vec<Game>)> = Vec::new();
    for Found { claimed, own, ending, .. } in &mut found {
        if ending.certainty == Certainty::Over {
            continue;
        }
        let known = replies.iter().position(|(other, _)| other == claimed).unwrap_or_else(|| {
            replies
                .push((*claimed, (0..SAMPLES).map(|seed| answered(game, &ending.actions, seed)).collect()));
            replies.len() - 1
        });
        ending.estimate = expected(&replies[known].1, seat, *own);
    }
    found.into_iter().map(|found| found.ending).collect()
}

/// What comes of the ends of a game in which a seat has these points.
fn expected(ends: &[Game], seat: Seat, own: f32) -> Estimate {
    let mut sum = Estimate::default();
    for end in ends {
        let mut estimate = settled(end);
        let lead = lead(end, seat, |_| 0.0) + own - estimate.points[seat];
        estimate.points[seat] = own;
        let winner =
            if lead > 0.0 { Some(seat) } else { end.ranking().into_iter().find(|&other| other != seat) };
        for other in end.seats() {
            estimate.wins[other] = if Some(other) == winner { 1.0 } else { 0.0 };
        }
        sum.add(&estimate);
    }
    sum.divided(ends.len().max(1) as f32)
}

/// The end of the game after a turn, when each of the others takes the turn that is best in points.
fn answered(game: &Game, turn: &[Action], seed: u64) -> Game {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = *game;
    for &action in turn {
        if game.apply(action).is_err() {
            break;
        }
        game = drawn(game, &mut rng);
    }
    let (mut turns, mut legal) = (Turns::default(), Actions::new());
    turns.reach(Reach::Far);
    while let Turn::Seat(mover) = game.turn() {
        let mut best: Option<(f32, Vec<Action>)> = None;
        turns.each(&game, mover, &Visible::of(&game), |end, path, _| {
            let value = lead(end, mover, |_| 0.0);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, path.to_vec()));
            }
            true
        });
        let path = best.map_or_else(
            || {
                game.legal_actions(&mut legal);
                legal.first().copied().into_iter().collect()
            },
            |(_, path)| path,
        );
        let before = game;
        for action in path {
            if game.apply(action).is_err() {
                break;
            }
            game = drawn(game, &mut rng);
        }
        if game == before {
            break;
        }
    }
    game
}

/// Proves what can be proven: first of what looks won, then of the rest, then of all turns there are. Whatever takes much
/// leaves something for the others.
fn prove(game: &Game, seat: Seat, endings: &mut Vec<Ending>, proofs: Proofs, meter: &Meter<'_>) {
    endings.sort_by(|one, other| {
        let promise = |ending: &Ending| (ending.wins(seat), ending.estimate.wins[seat]);
        let (one, other) = (promise(one), promise(other));
        other.0.cmp(&one.0).then(other.1.total_cmp(&one.1))
    });
    let mut prover = Prover::new(seat, meter.for_proofs());
    let kept = part_of(prover.left(), UNLISTED);
    let won = endings.iter().filter(|ending| ending.wins(seat));
    let mut proven: Vec<Action> = won.map(|ending| ending.actions[0]).collect();
    let is_wanted = |ending: &Ending, proven: &[Action]| {
        let is_enough = proofs == Proofs::One && !proven.is_empty();
        !is_enough && ending.certainty == Certainty::Estimated && !proven.contains(&ending.actions[0])
    };
    let (mut unfinished, mut given_up) = (Vec::new(), 0);
    for (place, ending) in endings.iter_mut().enumerate() {
        let looks_won = ending.estimate.wins[seat] == 1.0;
        if !is_wanted(ending, &proven) || !looks_won && given_up == MAX_GIVEN_UP {
            continue;
        }
        let most = part_of(prover.left().saturating_sub(kept), FIRST_PART);
        match prover.wins_with(game, &ending.actions, most) {
            Some(true) => proven.push(ending.take_for_proven(seat)),
            Some(false) => {}
            None => {
                given_up += 1;
                unfinished.extend(looks_won.then_some(place));
            }
        }
    }
    // With one proof in hand none is looked for at length: then it is the first for those who want one and for those who
    // want all.
    let unfinished = if proven.is_empty() { unfinished } else { Vec::new() };
    for (tried, &place) in unfinished.iter().enumerate() {
        let ending = &mut endings[place];
        if !is_wanted(ending, &proven) {
            continue;
        }
        let part = PART.max(1.0 / (unfinished.len() - tried) as f64);
        let most = part_of(prover.left().saturating_sub(kept), part);
        match prover.wins_with(game, &ending.actions, most) {
            Some(true) => proven.push(ending.take_for_proven(seat)),
            Some(false) => {}
            None => ending.certainty = Certainty::Unrefuted,
        }
    }
    let most = if endings.is_empty() { part_of(prover.left(), FIRST_PART) } else { prover.left() };
    if proven.is_empty()
        && let Some(action) = prover.winning_action(game, most)
    {
        let mut estimate = endings.first().map_or_else(|| settled(game), |ending| ending.estimate);
        estimate.win_for(seat);
        endings.push(Ending {
            actions: vec![action],
            fingerprint: 0,
            estimate,
            certainty: Certainty::Proven,
        });
    }
    endings.sort_by_key(|ending| !ending.wins(seat));
}

fn part_of(positions: u64, part: f64) -> u64 {
    (positions as f64 * part) as u64
}
