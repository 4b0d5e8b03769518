//! A ladder: ratings of all bots that met in any number of arenas, as the files of these arenas tell.
//!
//! Bots are known by their names. Deals of runs with the same game and seed are the same deals, and count as one
//! observation for the margins. Bots who never met, not even by way of others, cannot be compared: each group of bots
//! that can has a mean of 1500.

use std::io::BufRead;

use serde::Serialize;

use crate::arena::saved_deals::{SavedArena, read_any};
use crate::arena::{Gap, Rating};
use crate::bradley_terry::Contests;
use crate::entrant::split_name;
use crate::journal::{Games, JournalError};

/// The runs that a ladder is made of.
#[derive(Debug, Default)]
pub struct Ladder {
    runs: Vec<SavedArena>,
}

/// What the runs say.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LadderReport {
    /// The runs, in the order in which they were added.
    pub runs: Vec<Run>,
    /// The bots that can be compared, the largest group first, each from the strongest to the weakest.
    pub groups: Vec<Vec<Rung>>,
}

/// A run of an arena that was added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Run {
    /// The short name of the game.
    pub game: &'static str,
    /// How many played.
    pub players: usize,
    /// The seed of its deals.
    pub seed: u64,
    /// The version of the program that played it.
    pub program: String,
    /// How many games were played.
    pub games: u64,
}

/// A bot on the ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rung {
    /// The name it has in the arenas.
    pub name: String,
    /// How strong it is.
    pub rating: Rating,
    /// How much stronger it is than the next one; nothing for the last.
    pub above_next: Option<Gap>,
    /// The games it played in.
    pub games: u64,
    /// Those it won.
    pub wins: u64,
}

impl Ladder {
    /// Adds the run that a file keeps, as far as its lines are whole.
    pub fn add(&mut self, file: impl BufRead) -> Result<(), JournalError> {
        self.runs.push(read_any(file)?);
        Ok(())
    }

    /// Rates all bots.
    pub fn report(&self) -> LadderReport {
        let names = self.names();
        let mut contests = Contests::new(names.len());
        let (mut games, mut wins) = (vec![0; names.len()], vec![0; names.len()]);
        for run in &self.runs {
            let luck = run.games.luck();
            let first = self.runs.iter().position(|other| other.games.luck() == luck).unwrap_or(0) as u64;
            let place = |bot: &String| names.iter().position(|&name| name == bot_name(bot)).unwrap_or(0);
            let bots: Vec<usize> = run.games.bots.iter().map(place).collect();
            for (number, pairing) in run.pairings.iter().enumerate() {
                let bots: Vec<usize> = pairing.iter().map(|&bot| bots[bot]).collect();
                let deals: Vec<_> = run.deals.iter().filter(|deal| deal.pairing == number).collect();
                let Some(deal) = deals.first() else { continue };
                contests.begin_pairing(&bots, deal.games.len());
                for deal in deals {
                    for order in deal.orders(&bots, run.games.players) {
                        bots.iter().for_each(|&bot| games[bot] += 1);
                        order.iter().take(1).for_each(|&winner| wins[winner] += 1);
                        contests.add((first, deal.deal), order);
                    }
                }
            }
        }
        let fit = contests.fit();
        let group = |mut bots: Vec<usize>| -> Vec<Rung> {
            let value = |bot: &usize| fit.strength(*bot).value;
            bots.sort_by(|one, other| value(other).total_cmp(&value(one)));
            let next = |place: usize| bots.get(place + 1).map(|&next| fit.gap(bots[place], next).into());
            let rung = |(place, &bot): (usize, &usize)| Rung {
                name: names[bot].to_owned(),
                rating: fit.strength(bot).into(),
                above_next: next(place),
                games: games[bot],
                wins: wins[bot],
            };
            bots.iter().enumerate().map(rung).collect()
        };
        let mut groups: Vec<Vec<Rung>> = contests.groups().into_iter().map(group).collect();
        groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
        LadderReport { runs: self.runs.iter().map(run).collect(), groups }
    }

    /// The names of all bots, in the order in which they came.
    fn names(&self) -> Vec<&str> {
        let mut names = Vec::new();
        for bot in self.runs.iter().flat_map(|run| &run.games.bots) {
            if !names.contains(&bot_name(bot)) {
                names.push(bot_name(bot));
            }
        }
        names
    }
}

/// The name of a bot in the first line of a file.
fn bot_name(bot: &str) -> &str {
    split_name(bot).0.unwrap_or(bot)
}

fn run(run: &SavedArena) -> Run {
    let Games { players, seed, program, .. } = &run.games;
    Run {
        game: run.games.title().map_or("", |title| title.code()),
        players: *players,
        seed: *seed,
        program: program.clone(),
        games: run.deals.iter().map(|deal| deal.games.len() as u64).sum(),
    }
}
