//! What bots complain of: all of it is counted, and the first of it is kept.

use carvania_rules::seat::MAX_SEATS;
use carvania_rules::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// The most complaints that are kept.
const MAX_KEPT: usize = 5;

/// Something that went wrong at a decision, which was then not the bot's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Complaint {
    /// The number of the game, counted from 1.
    pub game: u64,
    /// The seat of the bot.
    pub seat: Seat,
    /// What went wrong, in a sentence.
    pub text: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Complaints {
    /// How many there were about each seat.
    pub(crate) numbers: PerSeat<u64>,
    /// The first of them, by game, and no two alike about one seat.
    pub(crate) first: Vec<Complaint>,
}

impl Complaints {
    /// Hears of another one; games count from 0 here.
    pub(super) fn hear(&mut self, game: u64, seat: Seat, text: String) {
        self.numbers[seat] += 1;
        let complaint = Complaint { game: game + 1, seat, text };
        if self.first.len() < MAX_KEPT {
            self.keep(complaint);
        }
    }

    /// Adds those of other games, which may come in any order.
    pub(crate) fn merge(&mut self, other: &Complaints) {
        for seat in Seat::all(MAX_SEATS) {
            self.numbers[seat] = self.numbers[seat].saturating_add(other.numbers[seat]);
        }
        let mut all = std::mem::take(&mut self.first);
        all.extend(other.first.iter().cloned());
        all.sort_by_key(|complaint| complaint.game);
        all.into_iter().for_each(|complaint| self.keep(complaint));
        self.first.truncate(MAX_KEPT);
    }

    /// How many there were about each seat, if there were any at all.
    pub(crate) fn faults(&self, players: usize) -> Vec<u64> {
        let numbers = self.numbers.seated(players);
        if numbers.iter().all(|number| *number == 0) { Vec::new() } else { numbers.to_vec() }
    }

    fn keep(&mut self, complaint: Complaint) {
        let is_like = |other: &Complaint| other.seat == complaint.seat && other.text == complaint.text;
        if !self.first.iter().any(is_like) {
            self.first.push(complaint);
        }
    }
}

/// Complaints as they stand in the line of a game in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Heard {
    /// How many decisions of every seat were not the bot's own, if any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    faults: Vec<u64>,
    /// What went wrong first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    complaints: Vec<Complaint>,
}

impl Heard {
    pub(crate) fn of(complaints: &Complaints, players: usize) -> Heard {
        Heard { faults: complaints.faults(players), complaints: complaints.first.clone() }
    }

    /// What was heard in this game, counted from 0, if it can have been.
    pub(crate) fn complaints(&self, game: u64, players: usize) -> Option<Complaints> {
        let is_ours = |complaint: &Complaint| {
            complaint.game.checked_sub(1) == Some(game) && complaint.seat.index() < players
        };
        let is_sound = self.complaints.iter().all(is_ours);
        let faults = if self.faults.is_empty() { vec![0; players] } else { self.faults.clone() };
        let numbers = PerSeat::each(players, |seat| faults.get(seat.index()).copied().unwrap_or(0));
        (is_sound && faults.len() == players).then(|| Complaints { numbers, first: self.complaints.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::{Complaints, MAX_KEPT, Seat};

    fn heard(game: u64, texts: &[&str]) -> Complaints {
        let mut complaints = Complaints::default();
        texts.iter().for_each(|text| complaints.hear(game, Seat::FIRST, (*text).to_owned()));
        complaints
    }

    #[test]
    fn all_are_counted_and_the_first_different_ones_kept() {
        let mut complaints = heard(4, &["late", "late", "late"]);
        complaints.merge(&heard(2, &["late", "ended"]));
        complaints.merge(&heard(9, &["1", "2", "3", "4", "5", "6"]));
        assert_eq!(complaints.numbers[Seat::FIRST], 11);
        let kept: Vec<(u64, &str)> =
            complaints.first.iter().map(|complaint| (complaint.game, complaint.text.as_str())).collect();
        assert_eq!(kept, [(3, "late"), (3, "ended"), (10, "1"), (10, "2"), (10, "3")]);
        assert_eq!(kept.len(), MAX_KEPT);
    }
}
