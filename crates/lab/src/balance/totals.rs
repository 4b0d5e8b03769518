//! Sums over games. All of them are whole numbers, so that their order does not matter.

use std::collections::BTreeMap;

use carvania_rules::seat::MAX_SEATS;
use carvania_rules::{PerSeat, Seat, Source};

use super::distribution::Distribution;
use super::game_balance::{End, GameBalance, Take};
use super::share::Groups;
use super::thing::Thing;
use crate::simulate::Complaints;

/// What adds up, game by game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Totals {
    pub(super) games: u64,
    /// What bots complained of.
    pub(super) complaints: Complaints,
    /// Games that came to their end; what follows is about these alone.
    pub(super) finished: u64,
    pub(super) rounds: Distribution,
    pub(super) wins: PerSeat<u64>,
    pub(super) seats: PerSeat<Sums>,
    pub(super) winners: Players,
    pub(super) others: Players,
    pub(super) things: BTreeMap<Thing, Tally>,
}

/// Sums of points by source.
pub(super) type Sums = [u64; Source::ALL.len()];

/// The points of some players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Players {
    pub(super) number: u64,
    pub(super) totals: Distribution,
    pub(super) by_source: Sums,
}

/// How often a thing was taken, when, and by whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// How often, all games together.
    pub(super) takes: u64,
    /// The sum of the rounds in which it was first taken in a game.
    pub(super) first_rounds: u64,
    /// The players who took it.
    pub(super) takers: Groups,
}

impl Totals {
    pub(super) fn add(&mut self, played: &GameBalance) {
        self.games += 1;
        self.complaints.merge(&played.complaints);
        // A game that was cut off has no winner, and its scores are provisional.
        let Some(end) = &played.end else { return };
        self.finished += 1;
        self.rounds.add(played.rounds);
        self.add_end(end);
        let mut takes: Vec<&Take> = played.takes.iter().collect();
        takes.sort_by_key(|take| take.thing);
        for takes in takes.chunk_by(|one, next| one.thing == next.thing) {
            self.things.entry(takes[0].thing).or_default().add(takes, end.winner);
        }
    }

    fn add_end(&mut self, end: &End) {
        self.wins[end.winner] += 1;
        for (seat, points) in Seat::all(end.points.len()).zip(&end.points) {
            let points = points.map(u64::from);
            add(&mut self.seats[seat], &points);
            let players = if seat == end.winner { &mut self.winners } else { &mut self.others };
            players.number += 1;
            players.totals.add(points.iter().sum::<u64>() as u32);
            add(&mut players.by_source, &points);
        }
    }

    pub(super) fn merge(&mut self, other: &Totals) {
        self.games += other.games;
        self.complaints.merge(&other.complaints);
        self.finished += other.finished;
        self.rounds.merge(&other.rounds);
        for seat in Seat::all(MAX_SEATS) {
            self.wins[seat] += other.wins[seat];
            add(&mut self.seats[seat], &other.seats[seat]);
        }
        self.winners.merge(&other.winners);
        self.others.merge(&other.others);
        for (&thing, tally) in &other.things {
            self.things.entry(thing).or_default().merge(tally);
        }
    }
}

fn add(sums: &mut Sums, more: &Sums) {
    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

impl Players {
    fn merge(&mut self, other: &Players) {
        self.number += other.number;
        self.totals.merge(&other.totals);
        add(&mut self.by_source, &other.by_source);
    }
}

impl Tally {
    /// One more game, in which these took it.
    fn add(&mut self, takes: &[&Take], winner: Seat) {
        self.takes += takes.iter().map(|take| u64::from(take.times)).sum::<u64>();
        self.first_rounds += takes.iter().map(|take| u64::from(take.round)).min().unwrap_or(0);
        self.takers.add(takes.len() as u64, takes.iter().any(|take| take.seat == winner));
    }

    fn merge(&mut self, other: &Tally) {
        self.takes += other.takes;
        self.first_rounds += other.first_rounds;
        self.takers.merge(&other.takers);
    }
}
