//! The rating book: what follows from results, one after the other.

use std::collections::HashMap;

use carvania_rules::Title;
use carvania_tables::{Occupant, PersonId};
use serde::Serialize;
use skillratings::glicko2::Glicko2Rating;
use skillratings::weng_lin::WengLinRating;

use super::rating::{Rating, Skill, TableSize, after_more, after_two};
use crate::records::outcome::{Finisher, Outcome};

/// The statistics of all players, from the results that were entered. They depend only on the results and their order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatingBook(HashMap<Title, HashMap<Occupant, PlayerStats>>);

/// The statistics of a player in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PlayerStats {
    /// Games with another person.
    pub people: Tally,
    /// Games with bots and programs alone.
    pub bots: Tally,
    two: Skill<Glicko2Rating>,
    more: Skill<WengLinRating>,
}

/// How often a player played and won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// How many games count.
    pub played: u32,
    /// Those that they won.
    pub won: u32,
}

impl PlayerStats {
    /// The rating at tables of this size; none before the first game.
    pub fn rating(&self, size: TableSize) -> Option<Rating> {
        match size {
            TableSize::Two => self.two.rating(),
            TableSize::More => self.more.rating(),
        }
    }
}

impl RatingBook {
    /// Enters a result. One that does not count for a player changes nothing for them.
    pub fn enter(&mut self, outcome: &Outcome) {
        let players = outcome.players();
        let sheets = self.0.entry(outcome.game).or_default();
        let after = players.iter().filter_map(|finisher| {
            let sheet = after(sheets, outcome, &finisher.player)?;
            Some((finisher.player.clone(), sheet))
        });
        // Everybody is rated by how all stood before.
        let after: Vec<(Occupant, PlayerStats)> = after.collect();
        sheets.extend(after);
    }

    /// The statistics of a person in the games that they have played, in the order of the games.
    pub fn of(&self, person: PersonId) -> Vec<(Title, PlayerStats)> {
        let player = Occupant::Person(person);
        let sheet = |game: Title| Some((game, *self.0.get(&game)?.get(&player)?));
        Title::ALL.into_iter().filter_map(sheet).collect()
    }

    /// The rating of a player in a game; none before the first one.
    pub fn rating(&self, game: Title, player: &Occupant, size: TableSize) -> Option<Rating> {
        self.0.get(&game)?.get(player)?.rating(size)
    }

    /// The players with a rating, the strongest first. Provisional ratings come after all others.
    pub fn ranking(&self, game: Title, size: TableSize) -> Vec<(Occupant, Rating)> {
        let sheets = self.0.get(&game).into_iter().flatten();
        let rated = |(player, sheet): (&Occupant, &PlayerStats)| Some((player.clone(), sheet.rating(size)?));
        let mut ranking: Vec<(Occupant, Rating)> = sheets.filter_map(rated).collect();
        ranking.sort_by(|(one, ones), (other, others)| {
            let provisional = ones.is_provisional().cmp(&others.is_provisional());
            let points = others.points.total_cmp(&ones.points);
            // Ties are broken, so that a list is the same whenever it is asked for.
            provisional.then(points).then_with(|| tie_break(one).cmp(&tie_break(other)))
        });
        ranking
    }
}

/// An order of players that is independent of how they play.
fn tie_break(player: &Occupant) -> (u8, u64, &str) {
    match player {
        Occupant::Bot(level) => (0, 0, level.name()),
        Occupant::Open => (1, 0, ""),
        Occupant::Person(person) => (2, person.0, ""),
        Occupant::Program(name) => (3, 0, name),
    }
}

/// The statistics of a player after a game; `None` if it does not count for them.
fn after(
    sheets: &HashMap<Occupant, PlayerStats>,
    outcome: &Outcome,
    player: &Occupant,
) -> Option<PlayerStats> {
    let compared = outcome.compared(player);
    let rank = compared.iter().position(|finisher| finisher.player == *player)?;
    let before = compared.iter().map(|finisher| sheets.get(&finisher.player).copied().unwrap_or_default());
    let mut after: Vec<PlayerStats> = before.collect();
    match outcome.ranking.len() {
        0..=2 => rate_two(&mut after),
        _ => rate_more(&mut after),
    }
    let mut sheet = after[rank];
    let is_other_person =
        |finisher: &Finisher| finisher.player != *player && finisher.player.person().is_some();
    let tally = if outcome.ranking.iter().any(is_other_person) { &mut sheet.people } else { &mut sheet.bots };
    tally.played = tally.played.saturating_add(1);
    tally.won = tally.won.saturating_add(u32::from(rank == 0));
    Some(sheet)
}

fn rate_two(sheets: &mut [PlayerStats]) {
    if let [winner, loser] = sheets {
        after_two(&mut winner.two, &mut loser.two);
    }
}

fn rate_more(sheets: &mut [PlayerStats]) {
    let mut skills: Vec<_> = sheets.iter().map(|sheet| sheet.more).collect();
    after_more(&mut skills);
    for (sheet, skill) in sheets.iter_mut().zip(skills) {
        sheet.more = skill;
    }
}
