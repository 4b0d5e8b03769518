//! How a game ended, as it is kept for ratings and for the pages of people.
//!
//! Nobody gains by leaving, by a bot that decides for them, or by taking back what was seen. So a finisher may be an
//! [`Exception`], and [`Outcome::compared`] says with whom the game compares each of them, and who was better.

use std::cmp::Reverse;

use carvania_rules::Title;
use carvania_tables::{Absence, Moment, Occupant, PersonId, Place, RETURN_TIME, Stage, Table};
use serde::{Deserialize, Serialize};

/// A game against bots that is given up in one of its first rounds does not count; after so many it is lost.
pub const FREE_ROUNDS: u32 = 3;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Which game.
    pub game: Title,
    /// When its last action was made.
    pub ended: Moment,
    /// Who sat there, the winner first, those who left last.
    pub ranking: Vec<Finisher>,
    /// Why it does not count for anybody; none if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uncounted: Option<Uncounted>,
    /// Whether it was given up before its end: then those who stayed are not compared with each other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub given_up: bool,
}

/// Somebody who sat there to the end, or whose place was kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finisher {
    /// Who.
    pub player: Occupant,
    /// What they had in the end.
    pub points: u32,
    /// Why the game does not simply count for them as it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exception: Option<Exception>,
    /// Whether they left at about the same time as the one before: neither was better.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_level: bool,
}

/// Why a game does not simply count for somebody as it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Exception {
    /// They left and were not back in time, or gave up: they have lost against all who stayed.
    Left,
    /// A bot decided something for them: they gain nothing.
    StandIn,
    /// They took back past a draw or another player's decision: it does not count for them.
    TakenBack,
}

impl Exception {
    /// Its name for programs, and in the catalogue.
    pub const fn name(self) -> &'static str {
        match self {
            Exception::Left => "left",
            Exception::StandIn => "stand_in",
            Exception::TakenBack => "taken_back",
        }
    }
}

/// Why a game counts neither for ratings nor as won or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Uncounted {
    /// Bots played among themselves.
    Bots,
    /// One person played on several seats.
    HotSeat,
    /// Somebody had left, and nobody stayed whom the game could count for.
    Left,
    /// Somebody was given a hint.
    Hint,
    /// It went on from another game.
    Branch,
    /// A bot decided something for a person.
    StandIn,
    /// Somebody took back past a draw or another player's decision.
    TakenBack,
}

impl Uncounted {
    /// Its name for programs, and in the catalogue.
    pub const fn name(self) -> &'static str {
        match self {
            Uncounted::Bots => "bots",
            Uncounted::HotSeat => "hot_seat",
            Uncounted::Left => "left",
            Uncounted::Hint => "hint",
            Uncounted::Branch => "branch",
            Uncounted::StandIn => "stand_in",
            Uncounted::TakenBack => "taken_back",
        }
    }
}

impl From<Exception> for Uncounted {
    fn from(exception: Exception) -> Uncounted {
        match exception {
            Exception::Left => Uncounted::Left,
            Exception::StandIn => Uncounted::StandIn,
            Exception::TakenBack => Uncounted::TakenBack,
        }
    }
}

impl Outcome {
    /// How the game of a table ended; none if it did not, or was given up before it counted.
    pub(crate) fn of(table: &Table) -> Option<Outcome> {
        let given_up = match table.stage {
            Stage::Lobby | Stage::Playing => return None,
            Stage::Over => false,
            Stage::Abandoned => true,
        };
        if given_up && !counts_when_given_up(table) {
            return None;
        }
        let finisher = |standing: carvania_tables::Standing| {
            let place = table.place_at(standing.seat)?;
            let (exception, left) = exception(table, place, given_up);
            let (player, points) = (place.occupant.clone(), standing.score.total());
            Some((Finisher { player, points, exception, is_level: false }, left))
        };
        let ranking = table.standings()?.into_iter().map(finisher).collect::<Option<_>>()?;
        Some(Outcome {
            game: table.options.game,
            ended: table.entries.last().map_or(Moment(0), |entry| entry.at),
            ranking: rank(ranking),
            uncounted: uncounted(table),
            given_up,
        })
    }

    /// As the store keeps it.
    pub(crate) fn written(&self) -> String {
        serde_json::to_string(self).expect("names, numbers and lists of them are JSON")
    }

    /// The players in their order, each where the best of their seats stands: several bots of a level are one player.
    pub(crate) fn players(&self) -> Vec<&Finisher> {
        let mut players: Vec<&Finisher> = Vec::new();
        for finisher in &self.ranking {
            let is_new = players.iter().all(|other| other.player != finisher.player);
            if finisher.player != Occupant::Open && is_new {
                players.push(finisher);
            }
        }
        players
    }

    /// Those with whom the game compares a player for the player's own rating, in their order, the player among them;
    /// nobody if it does not count for the player.
    pub(crate) fn compared(&self, player: &Occupant) -> Vec<&Finisher> {
        let players = self.players();
        let Some(own) = players.iter().position(|other| other.player == *player) else { return Vec::new() };
        if self.uncounted.is_some() || players[own].exception == Some(Exception::TakenBack) {
            return Vec::new();
        }
        let is_compared = |&other: &usize| other == own || self.compares(&players, own, other);
        let compared: Vec<&Finisher> =
            (0..players.len()).filter(is_compared).map(|other| players[other]).collect();
        if compared.len() > 1 { compared } else { Vec::new() }
    }

    /// Whether a player's own rating depends on how they did against another.
    fn compares(&self, players: &[&Finisher], own: usize, other: usize) -> bool {
        let is_behind = own > other;
        let people = players.iter().filter(|finisher| finisher.player.person().is_some()).count();
        match (players[own].exception, players[other].exception) {
            // Who left has lost against everybody who stayed, whatever these did.
            (Some(Exception::Left), Some(Exception::Left)) => !are_level(players, own, other),
            (Some(Exception::Left), _) => true,
            (None, Some(Exception::Left)) => true,
            // What a bot did for somebody wins nothing for them, and costs nobody else anything.
            (None, Some(Exception::StandIn)) => people > 1 && !is_behind,
            (Some(Exception::StandIn), None) => people > 1 && is_behind,
            (None, None) => !self.given_up,
            (Some(Exception::TakenBack), _) | (_, Some(Exception::TakenBack)) => false,
            (Some(Exception::StandIn), Some(_)) => false,
        }
    }

    /// Why the game does not count for a person; none if it does.
    pub fn uncounted_for(&self, person: PersonId) -> Option<Uncounted> {
        if self.uncounted.is_some() || !self.compared(&Occupant::Person(person)).is_empty() {
            return self.uncounted;
        }
        let own = self.exception_of(person);
        let others = self.ranking.iter().filter_map(|finisher| finisher.exception);
        own.into_iter().chain(others).map(Uncounted::from).next()
    }

    /// Why the game does not simply count for a person as it ended.
    pub fn exception_of(&self, person: PersonId) -> Option<Exception> {
        let own = Occupant::Person(person);
        self.ranking.iter().find(|finisher| finisher.player == own)?.exception
    }
}

/// Whether two who left did so at about the same time.
fn are_level(players: &[&Finisher], one: usize, other: usize) -> bool {
    players[one.min(other) + 1..=one.max(other)].iter().all(|player| player.is_level)
}

/// Whether a game that was given up counts. Against bots it does after some rounds; and where others left before, they have
/// lost it.
fn counts_when_given_up(table: &Table) -> bool {
    let rounds = table.record.as_ref().map_or(0, |record| record.rounds().number());
    uncounted(table).is_none() && (table.persons().len() > 1 || rounds > FREE_ROUNDS)
}

/// Why the game does not simply count for who sits on a place; and if they left, when.
fn exception(table: &Table, place: &Place, given_up: bool) -> (Option<Exception>, Option<Absence>) {
    let conduct = place.conduct;
    if place.occupant.person().is_none() {
        return (None, None);
    }
    if let Some(absence) = conduct.costly_absence() {
        return (Some(Exception::Left), Some(absence));
    }
    let has_bots = table.places.iter().any(|place| place.occupant.person().is_none());
    if given_up && has_bots {
        // Whoever gives up is the last to leave.
        let actions = table.entries.len() as u32;
        return (Some(Exception::Left), Some(Absence { since: Moment(u64::MAX), back_by: None, actions }));
    }
    let exceptions = [(conduct.took_back, Exception::TakenBack), (conduct.had_stand_in, Exception::StandIn)];
    let exception = exceptions.into_iter().find(|(is_so, _)| *is_so).map(|(_, exception)| exception);
    (exception, None)
}

/// Puts those who left behind all others, the first who left last.
fn rank(mut ranking: Vec<(Finisher, Option<Absence>)>) -> Vec<Finisher> {
    ranking.sort_by_key(|(_, left)| left.map(|absence| Reverse(absence.since)));
    for behind in 1..ranking.len() {
        if let (Some(before), Some(after)) = (ranking[behind - 1].1, ranking[behind].1) {
            // Who was to be back already has lost against who left only then.
            let back_by = after.back_by.unwrap_or(after.since + RETURN_TIME);
            ranking[behind].0.is_level = before.since <= back_by;
        }
    }
    ranking.into_iter().map(|(finisher, _)| finisher).collect()
}

/// Why a game does not count for anybody, as far as its table knows. (It does not know of hints.)
fn uncounted(table: &Table) -> Option<Uncounted> {
    let people = table.persons();
    if people.is_empty() {
        return Some(Uncounted::Bots);
    }
    if people.iter().any(|&person| table.seats_of(person).len() > 1) {
        return Some(Uncounted::HotSeat);
    }
    table.options.branch.is_some().then_some(Uncounted::Branch)
}

#[cfg(test)]
mod tests;
