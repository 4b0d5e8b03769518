//! Shares of games, with the interval that chance leaves open.

use serde::Serialize;

/// The normal deviate that 95 % of all lie within.
const DEVIATE: f64 = 1.959_963_984_540_054;

/// A share between 0 and 1, and where it lies with a confidence of 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// What was counted.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// `part` of `whole` trials, each independent of the others (Wilson); `None` without any trial.
    pub fn of(part: u64, whole: u64) -> Option<Share> {
        (whole > 0).then(|| Share::wilson(part as f64 / whole as f64, whole as f64))
    }

    /// A share that can be nothing else.
    const fn exactly(share: f64) -> Share {
        Share { share, low: share, high: share }
    }

    /// The share that a number of independent trials came to.
    fn wilson(share: f64, trials: f64) -> Share {
        let weight = DEVIATE * DEVIATE / trials;
        let middle = (share + weight / 2.0) / (1.0 + weight);
        let spread = (share * (1.0 - share) * weight + weight * weight / 4.0).sqrt() / (1.0 + weight);
        Share { share, low: (middle - spread).max(0.0), high: (middle + spread).min(1.0) }
    }

    /// Whether another share lies outside the interval.
    pub fn is_clear_of(self, other: f64) -> bool {
        other < self.low || other > self.high
    }
}

/// Players who did the same thing in some games, and how often one of them won. They come in groups, one for
/// each game, of whom at most one wins, so that they are not independent of each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Groups {
    /// The games with at least one such player.
    pub(super) games: u64,
    /// How many players took it.
    pub(super) players: u64,
    /// The sum of the squares of the numbers of players.
    pub(super) squares: u64,
    /// The games that such a player won.
    pub(super) wins: u64,
    /// The players of the games that such a player won.
    pub(super) players_of_won: u64,
}

impl Groups {
    /// One more game, in which `players` players did it, the winner among them or not.
    pub(super) fn add(&mut self, players: u64, winner_too: bool) {
        self.games += 1;
        self.players += players;
        self.squares += players * players;
        if winner_too {
            self.wins += 1;
            self.players_of_won += players;
        }
    }

    pub(super) fn merge(&mut self, other: &Groups) {
        self.games += other.games;
        self.players += other.players;
        self.squares += other.squares;
        self.wins += other.wins;
        self.players_of_won += other.players_of_won;
    }

    /// The share of the players who won, of `seats` in each game. The interval is Wilson's for as many
    /// independent players as have the same variance as these groups.
    pub(super) fn share(&self, seats: u64) -> Share {
        if self.players == 0 || self.players == seats * self.games {
            // Where everybody does it, one in each game wins.
            return Share::exactly(1.0 / seats as f64);
        }
        let share = self.wins as f64 / self.players as f64;
        let variance = self.variance(share);
        let alone = share * (1.0 - share) / variance;
        Share::wilson(share, if alone.is_finite() && alone > 0.0 { alone } else { self.games as f64 })
    }

    /// The variance of the share, by the residuals of the games (ratio estimator).
    fn variance(&self, share: f64) -> f64 {
        let [games, players, squares, wins, of_won] =
            [self.games, self.players, self.squares, self.wins, self.players_of_won].map(|sum| sum as f64);
        let residuals = wins - 2.0 * share * of_won + share * share * squares;
        // Rounding may leave a little where there is nothing.
        if residuals < 1e-9 * players {
            return 0.0;
        }
        residuals / (players * players) * (games / (games - 1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::{Groups, Share};

    fn groups(number: u64, group: impl Fn(u64) -> (u64, bool)) -> Groups {
        let mut groups = Groups::default();
        (0..number).map(group).for_each(|(players, won)| groups.add(players, won));
        groups
    }

    #[test]
    fn wilson_is_as_in_the_tables() {
        let share = Share::of(10, 100).unwrap();
        assert!((share.low - 0.0552).abs() < 1e-4 && (share.high - 0.1744).abs() < 1e-4, "{share:?}");
        let none = Share::of(0, 10).unwrap();
        assert!(none.low.abs() < 1e-12 && (none.high - 0.2775).abs() < 1e-4, "{none:?}");
        assert_eq!(Share::of(0, 0), None);
    }

    #[test]
    fn one_player_in_each_game_is_the_independent_case() {
        let [groups, plain] = [groups(400, |game| (1, game % 4 == 0)).share(4), Share::of(100, 400).unwrap()];
        assert!((groups.low - plain.low).abs() < 1e-3 && (groups.high - plain.high).abs() < 1e-3);
    }

    #[test]
    fn what_everybody_does_says_nothing() {
        let share = groups(7, |_| (3, true)).share(3);
        assert_eq!((share.low, share.high), (1.0 / 3.0, 1.0 / 3.0));
    }

    #[test]
    fn what_always_wins_has_an_interval_all_the_same() {
        for share in [groups(40, |_| (1, true)).share(2), groups(40, |_| (2, true)).share(4)] {
            assert!(share.low < share.share && share.is_clear_of(0.25), "{share:?}");
        }
        let once = groups(1, |_| (1, true)).share(2);
        assert!(!once.is_clear_of(0.5), "{once:?}");
    }
}
