//! What came of an arena.

use std::time::Duration;

use serde::Serialize;

use super::Arena;
use super::effort::{Effort, Thinking};
use super::ledger::{Ledger, Page};
use super::pairing::Format;
use super::played::Ending;
use super::rating::{Deals, Rating, ratings};
use super::sample::Sample;
use super::verdict::Verdict;

/// What was played, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The short name of the game.
    pub game: &'static str,
    /// How many played.
    pub players: usize,
    /// Who met whom.
    pub format: Format,
    /// The seed.
    pub seed: u64,
    /// The round after which a game was cut off.
    pub max_rounds: u32,
    /// Whether somebody stopped it before all was played.
    pub partial: bool,
    /// The games that were played, all pairings together.
    pub games: u64,
    /// Each entrant, over all its pairings.
    pub entrants: Vec<Summary>,
    /// Each pairing.
    pub pairings: Vec<PairingReport>,
    /// How many deals were played at the same time.
    pub threads: usize,
    /// How long it took this time.
    pub seconds: f64,
}

/// An entrant over all its pairings.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Its name.
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

/// A pairing.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairingReport {
    /// Its deals.
    pub deals: u64,
    /// The games of these.
    pub games: u64,
    /// The share that is everybody's if all are equally strong.
    pub fair_share: f64,
    /// Games that were not over when the rounds were used up; they count as shared evenly.
    pub cut_off: u64,
    /// The mean number of rounds of the finished games, if there is one.
    pub mean_rounds: Option<f64>,
    /// Its entrants.
    pub standings: Vec<Standing>,
    /// Whether its first entrant is better, if that was asked.
    pub verdict: Option<Verdict>,
}

/// An entrant in one pairing.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Its name.
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
    pub(super) fn new(arena: &Arena, ledger: &Ledger, time: Duration) -> Report {
        let names = arena.names();
        let pairing = |page| PairingReport::new(page, &names, arena.setup.players);
        let pairings: Vec<PairingReport> = ledger.pages().iter().map(pairing).collect();
        Report {
            game: arena.setup.title.code(),
            players: arena.setup.players,
            format: arena.format,
            seed: arena.seed,
            max_rounds: arena.max_rounds,
            partial: ledger.is_partial(),
            games: pairings.iter().map(|pairing| pairing.games).sum(),
            entrants: summaries(&names, ledger, arena.setup.players),
            pairings,
            threads: arena.threads,
            seconds: time.as_secs_f64(),
        }
    }
}

fn summaries(names: &[String], ledger: &Ledger, players: usize) -> Vec<Summary> {
    let mut efforts = vec![Effort::default(); names.len()];
    let mut deals = Deals::new();
    for page in ledger.pages() {
        for played in page.counted() {
            deals.push((&page.pairing, played));
            for (&entrant, effort) in page.pairing.iter().zip(&played.efforts) {
                efforts[entrant].merge(effort);
            }
        }
    }
    let ratings = ratings(names.len(), players, deals);
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
    fn new(page: &Page, names: &[String], players: usize) -> PairingReport {
        let games: Vec<&Ending> = page.counted().flat_map(|played| &played.games).collect();
        let is_finished = |game: &&&Ending| !game.ranking.is_empty();
        let finished = games.iter().filter(is_finished).count() as u64;
        let rounds: u64 = games.iter().filter(is_finished).map(|game| u64::from(game.rounds)).sum();
        let standing =
            |(entrant, &place): (usize, &usize)| Standing::new(page, entrant, names[place].clone(), players);
        PairingReport {
            deals: page.counted().count() as u64,
            games: games.len() as u64,
            fair_share: page.fair(),
            cut_off: games.len() as u64 - finished,
            mean_rounds: (finished > 0).then(|| rounds as f64 / finished as f64),
            standings: page.pairing.iter().enumerate().map(standing).collect(),
            verdict: page.verdict(),
        }
    }
}

impl Standing {
    fn new(page: &Page, entrant: usize, name: String, players: usize) -> Standing {
        let (mut sample, mut effort) = (Sample::default(), Effort::default());
        let (mut wins, mut points, mut seats) = (0, 0, 0_u64);
        for played in page.counted() {
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
        let fair = page.fair();
        Standing {
            name,
            wins,
            share: sample.mean(fair),
            interval: sample.interval(fair),
            mean_points: (seats > 0).then(|| points as f64 / seats as f64),
            thinking: effort.thinking(),
        }
    }
}
