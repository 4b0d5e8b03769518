//! How a game ended, as it is kept for ratings and for the pages of people.
//!
//! Nobody gains by leaving, by a bot that decides for them, or by taking back what was seen. So a finisher may be an
//! [`Exception`], and [`Outcome::compared`] says with whom the game compares each of them, and who was better.

use std::cmp::Reverse;

use carvania_rules::Title;
use carvania_tables::{Absence, Occupant, PersonId, Place, RETURN_TIME, Stage, Table, Timestamp};
use serde::{Deserialize, Serialize};

/// A game against bots that is given up in one of its first rounds does not count; after so many it is lost.
pub const FREE_ROUNDS: u32 = 3;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The game that was played.
    pub game: Title,
    /// When its last action was made.
    pub ended: Timestamp,
    /// Who sat there, the winner first, those who left last.
    pub ranking: Vec<Finisher>,
    /// Why it does not count for anybody; none if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uncounted: Option<Uncounted>,
    /// Whether it was given up before its end: then those who stayed are not compared with each other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub given_up: bool,
}

/// A player who sat there to the end, or whose place was kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finisher {
    /// The person, bot or program.
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

/// Why a game does not simply count for a player as it ended.
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
    /// A player had left, and nobody stayed whom the game could count for.
    Left,
    /// The player was given a hint.
    Hint,
    /// It went on from another game.
    Branch,
    /// A bot decided something for a person.
    StandIn,
    /// The player took back past a draw or another player's decision.
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
        let finisher = |standing: carvania_tables::SeatStanding| {
            let place = table.place_at(standing.seat)?;
            let (exception, left) = exception(table, place, given_up);
            let (player, points) = (place.occupant.clone(), standing.score.total());
            Some((Finisher { player, points, exception, is_level: false }, left))
        };
        let ranking = table.standings()?.into_iter().map(finisher).collect::<Option<_>>()?;
        Some(Outcome {
            game: table.options.game,
            ended: table.entries.last().map_or(Timestamp(0), |entry| entry.at),
            ranking: rank(ranking),
            uncounted: uncounted(table),
            given_up,
        })
    }

    /// The outcome as JSON, as it is stored.
    pub(crate) fn to_json(&self) -> String {
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
            // What a bot did for a player wins nothing for them, and costs nobody else anything: it can only be lost.
            (None, Some(Exception::StandIn)) => people > 1 && !is_behind,
            (Some(Exception::StandIn), None) => is_behind,
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
        return (Some(Exception::Left), Some(Absence { since: Timestamp(u64::MAX), back_by: None, actions }));
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
mod tests {
    use carvania_bots::Level;

    use super::*;

    fn person(id: u64, exception: Option<Exception>) -> Finisher {
        Finisher { player: Occupant::Person(PersonId(id)), points: 0, exception, is_level: false }
    }

    fn bot(level: Level) -> Finisher {
        Finisher { player: Occupant::Bot(level), points: 0, exception: None, is_level: false }
    }

    fn outcome(ranking: Vec<Finisher>) -> Outcome {
        Outcome { game: Title::GolemEdition, ended: Timestamp(0), ranking, uncounted: None, given_up: false }
    }

    /// The ids of those whom a game compares with a player, in their order; bots are 0.
    fn compared(outcome: &Outcome, id: u64) -> Vec<u64> {
        let id_of = |finisher: &Finisher| finisher.player.person().map_or(0, |person| person.0);
        outcome.compared(&Occupant::Person(PersonId(id))).into_iter().map(id_of).collect()
    }

    const LEFT: Option<Exception> = Some(Exception::Left);
    const STAND_IN: Option<Exception> = Some(Exception::StandIn);
    const TAKEN_BACK: Option<Exception> = Some(Exception::TakenBack);

    #[test]
    fn who_stays_and_decides_is_compared_with_all() {
        let outcome = outcome(vec![person(1, None), bot(Level::Casual), bot(Level::Casual), person(2, None)]);
        assert_eq!((compared(&outcome, 1), compared(&outcome, 2)), (vec![1, 0, 2], vec![1, 0, 2]));
        assert_eq!(compared(&outcome, 9), [0u64; 0]);
    }

    #[test]
    fn who_left_loses_against_all_who_stayed() {
        let outcome =
            outcome(vec![person(1, None), person(2, STAND_IN), person(3, TAKEN_BACK), person(4, LEFT)]);
        assert_eq!(compared(&outcome, 4), [1, 2, 3, 4]);
        assert_eq!(compared(&outcome, 1), [1, 2, 4]);
        assert_eq!(outcome.uncounted_for(PersonId(4)), None);
    }

    #[test]
    fn of_several_who_left_the_first_loses_and_those_at_about_the_same_time_are_level() {
        let mut outcome = outcome(vec![person(1, LEFT), person(2, LEFT), person(3, LEFT)]);
        assert_eq!((compared(&outcome, 1), compared(&outcome, 3)), (vec![1, 2, 3], vec![1, 2, 3]));
        outcome.ranking[2].is_level = true;
        assert_eq!((compared(&outcome, 1), compared(&outcome, 2)), (vec![1, 2, 3], vec![1, 2]));
        outcome.ranking[1].is_level = true;
        assert_eq!(compared(&outcome, 1), [0u64; 0]);
        assert_eq!(outcome.uncounted_for(PersonId(1)), Some(Uncounted::Left));
    }

    #[test]
    fn what_a_bot_did_wins_nothing_and_costs_nobody_anything() {
        let ahead = outcome(vec![person(1, STAND_IN), person(2, None)]);
        for id in [1, 2] {
            assert_eq!(compared(&ahead, id), [0u64; 0]);
            assert_eq!(ahead.uncounted_for(PersonId(id)), Some(Uncounted::StandIn));
        }
        let behind = outcome(vec![person(2, None), person(1, STAND_IN)]);
        assert_eq!((compared(&behind, 1), compared(&behind, 2)), (vec![2, 1], vec![2, 1]));
        let between = outcome(vec![person(2, None), person(1, STAND_IN), person(3, None)]);
        assert_eq!(compared(&between, 1), [2, 1]);
        assert_eq!((compared(&between, 2), compared(&between, 3)), (vec![2, 1, 3], vec![2, 3]));
        let both = outcome(vec![person(1, STAND_IN), person(2, STAND_IN)]);
        assert_eq!((compared(&both, 1), compared(&both, 2)), (vec![], vec![]));
    }

    #[test]
    fn alone_with_bots_taking_back_makes_it_uncounted_and_with_a_stand_in_it_can_only_be_lost() {
        for (exception, why) in [(STAND_IN, Uncounted::StandIn), (TAKEN_BACK, Uncounted::TakenBack)] {
            let won = outcome(vec![person(1, exception), bot(Level::Master)]);
            let lost = outcome(vec![bot(Level::Master), person(1, exception)]);
            assert_eq!(compared(&won, 1), [0u64; 0]);
            assert_eq!(won.uncounted_for(PersonId(1)), Some(why));
            let is_lost = exception == STAND_IN;
            assert_eq!(compared(&lost, 1), if is_lost { vec![0, 1] } else { vec![] });
            assert_eq!(lost.uncounted_for(PersonId(1)), if is_lost { None } else { Some(why) });
            for outcome in [won, lost] {
                assert!(outcome.compared(&Occupant::Bot(Level::Master)).is_empty());
            }
        }
    }

    #[test]
    fn when_a_game_is_given_up_bots_are_not_compared_with_each_other() {
        let ranking = vec![bot(Level::Master), bot(Level::Casual), person(1, LEFT)];
        let outcome = Outcome { given_up: true, ..outcome(ranking) };
        assert_eq!(compared(&outcome, 1), [0, 0, 1]);
        assert_eq!(outcome.compared(&Occupant::Bot(Level::Casual)).len(), 2);
    }

    #[test]
    fn results_of_earlier_versions_are_read_as_they_were() {
        let text = r#"{"game":"GE","ended":5,"ranking":[{"player":{"bot":"casual"},"points":9},{"player":"open","points":1}],"uncounted":"left"}"#;
        let outcome: Outcome = serde_json::from_str(text).unwrap();
        assert_eq!(outcome.to_json(), text);
        assert_eq!(outcome.uncounted, Some(Uncounted::Left));
    }
}
