//! What came of an arena.

use std::time::Duration;

use serde::Serialize;

use super::Arena;
use super::deal_result::Ending;
use super::effort::{Effort, Thinking};
use super::pairing::Format;
use super::rating::Rating;
use super::sample::Sample;
use super::seating::games_of_a_deal;
use super::sequential::SequentialTest;
use super::tally::{PairingTally, Tally};
use crate::bradley_terry::Contests;

/// What was played, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The short name of the game.
    pub game: &'static str,
    /// How many played.
    pub players: usize,
    /// Who met whom.
    pub format: Format,
    /// The seed that all deals follow from.
    pub seed: u64,
    /// The round after which a game was cut off.
    pub max_rounds: u32,
    /// Whether it was stopped before all games were played.
    pub partial: bool,
    /// The games that were played, all pairings together.
    pub games: u64,
    /// Each entrant, over all its pairings.
    pub entrants: Vec<Summary>,
    /// The result of each pairing.
    pub pairings: Vec<PairingReport>,
    /// How many deals were played at the same time.
    pub threads: usize,
    /// How long it took this time.
    pub seconds: f64,
}

/// An entrant over all its pairings.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// The name of the entrant.
    pub name: String,
    /// How strong it is.
    pub rating: Rating,
    /// What its choices cost.
    pub thinking: Thinking,
    /// How many complaints there were about it.
    pub complaints: u64,
    /// The first few of them, no two alike.
    pub first_complaints: Vec<String>,
}

/// The result of one pairing.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairingReport {
    /// How many deals were played.
    pub deals: u64,
    /// The games of these.
    pub games: u64,
    /// The share that is everybody's if all are equally strong.
    pub fair_share: f64,
    /// Games that were not over when the rounds were used up; they count as shared evenly.
    pub cut_off: u64,
    /// The mean number of rounds of the finished games, if there is one.
    pub mean_rounds: Option<f64>,
    /// How each entrant did.
    pub standings: Vec<EntrantReport>,
    /// Whether its first entrant is better, if that was asked.
    pub verdict: Option<SequentialTest>,
}

/// An entrant in one pairing.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EntrantReport {
    /// The name of the entrant.
    pub name: String,
    /// The games it won.
    pub wins: u64,
    /// Its share of the games.
    pub share: f64,
    /// Where its true share lies, with a certainty of 95 %.
    pub interval: [f64; 2],
    /// The mean points of its seats in the finished games, if there is one.
    pub mean_points: Option<f64>,
    /// What its choices cost.
    pub thinking: Thinking,
}

impl Report {
    pub(super) fn new(arena: &Arena, tally: &Tally, time: Duration) -> Report {
        let names = arena.names();
        let pairing = |entry| PairingReport::new(entry, &names, arena.setup.players);
        let pairings: Vec<PairingReport> = tally.pairings().iter().map(pairing).collect();
        Report {
            game: arena.setup.title.code(),
            players: arena.setup.players,
            format: arena.format,
            seed: arena.seed,
            max_rounds: arena.max_rounds,
            partial: tally.is_partial(),
            games: pairings.iter().map(|pairing| pairing.games).sum(),
            entrants: summaries(&names, tally, arena.setup.players),
            pairings,
            threads: arena.threads,
            seconds: time.as_secs_f64(),
        }
    }
}

fn summaries(names: &[String], tally: &Tally, players: usize) -> Vec<Summary> {
    let mut efforts = vec![Effort::default(); names.len()];
    let mut contests = Contests::new(names.len());
    for entry in tally.pairings() {
        contests.begin_pairing(&entry.pairing, games_of_a_deal(entry.pairing.len(), players) as usize);
        for played in entry.counted() {
            for order in played.orders(&entry.pairing, players) {
                contests.add((0, played.deal), order);
            }
            for (&entrant, effort) in entry.pairing.iter().zip(&played.efforts) {
                efforts[entrant].merge(effort);
            }
        }
    }
    let fit = contests.fit();
    let ratings = (0..names.len()).map(|entrant| fit.strength(entrant).into());
    let summary = |((name, effort), rating): ((&String, Effort), Rating)| Summary {
        name: name.clone(),
        rating,
        thinking: effort.thinking(),
        complaints: effort.complaints,
        first_complaints: effort.first_complaints,
    };
    names.iter().zip(efforts).zip(ratings).map(summary).collect()
}

impl PairingReport {
    fn new(entry: &PairingTally, names: &[String], players: usize) -> PairingReport {
        let games: Vec<&Ending> = entry.counted().flat_map(|played| &played.games).collect();
        let is_finished = |game: &&&Ending| !game.ranking.is_empty();
        let finished = games.iter().filter(is_finished).count() as u64;
        let rounds: u64 = games.iter().filter(is_finished).map(|game| u64::from(game.rounds)).sum();
        let standing = |(entrant, &place): (usize, &usize)| {
            EntrantReport::new(entry, entrant, names[place].clone(), players)
        };
        PairingReport {
            deals: entry.counted().count() as u64,
            games: games.len() as u64,
            fair_share: entry.fair(),
            cut_off: games.len() as u64 - finished,
            mean_rounds: (finished > 0).then(|| rounds as f64 / finished as f64),
            standings: entry.pairing.iter().enumerate().map(standing).collect(),
            verdict: entry.verdict(),
        }
    }
}

impl EntrantReport {
    fn new(entry: &PairingTally, entrant: usize, name: String, players: usize) -> EntrantReport {
        let (mut sample, mut effort) = (Sample::default(), Effort::default());
        let (mut wins, mut points, mut seats) = (0, 0, 0_u64);
        for played in entry.counted() {
            sample.add(played.shares(players)[entrant]);
            effort.merge(&played.efforts[entrant]);
            for (game, seating) in played.games.iter().zip(played.seatings(players)) {
                let is_its = |seat: usize| seating[seat] == entrant;
                wins += u64::from(game.ranking.first().is_some_and(|winner| is_its(winner.index())));
                for seat in &game.ranking {
                    let counts = is_its(seat.index());
                    seats += u64::from(counts);
                    points += if counts { u64::from(game.points[seat.index()]) } else { 0 };
                }
            }
        }
        let fair = entry.fair();
        EntrantReport {
            name,
            wins,
            share: sample.mean(fair),
            interval: sample.interval(fair),
            mean_points: (seats > 0).then(|| points as f64 / seats as f64),
            thinking: effort.thinking(),
        }
    }
}
