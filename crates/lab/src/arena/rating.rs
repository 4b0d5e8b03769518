//! Ratings of all entrants together.

use std::f64::consts::{LN_10, SQRT_2};

use carvania_rules::chance::below;
use rand_core::Rng;
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::deal_result::DealResult;
use crate::deal::generator;

/// How strong an entrant is, on a scale like Elo's: with 400 points more an entrant wins ten games for each that the
/// other wins. The mean of all entrants is 1500.
///
/// After every game the ratings follow the method of Weng and Lin ("A Bayesian approximation method for online
/// ranking"), by the order of all entrants at the table. Where entrants share the seats of a table, each stands
/// where its best seat does. The method is made for players who change, so games that come later weigh more:
/// entrants do not change, so the rating is the mean over several orders of the deals.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The estimated strength, in points.
    pub points: f64,
    /// The true points lie so far to either side at most, with a certainty of 95 %.
    pub margin: f64,
}

/// The rating of an average entrant.
const MEAN: f64 = 1500.0;

/// In how many orders the deals are looked at, if they are not too many.
const ORDERS: usize = 16;
/// As many deals are looked at in all, each as often as it is: about a second.
const LOOKS: usize = 500_000;

/// The deals, each with the places of its entrants in the list.
pub(super) type Deals<'a> = Vec<(&'a [usize], &'a DealResult)>;

/// A rating for each of `entrants` entrants.
pub(super) fn ratings(entrants: usize, players: usize, mut deals: Deals<'_>) -> Vec<Rating> {
    // The first order must always be the same for all to be.
    deals.sort_by_key(|(_, played)| (played.deal, played.pairing));
    let orders = (LOOKS / deals.len().max(1)).clamp(1, ORDERS);
    let mut rng = generator(0, 0);
    let mut sums = vec![WengLinRating { rating: 0.0, uncertainty: 0.0 }; entrants];
    for _ in 0..orders {
        shuffle(&mut deals, &mut rng);
        for (sum, rating) in sums.iter_mut().zip(in_order(entrants, players, &deals)) {
            sum.rating += rating.rating / orders as f64;
            sum.uncertainty += rating.uncertainty / orders as f64;
        }
    }
    on_the_scale_of_elo(&sums, WengLinConfig::new().beta)
}

fn shuffle<T>(list: &mut [T], rng: &mut impl Rng) {
    for last in (1..list.len()).rev() {
        list.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

/// Looks at one game after another.
fn in_order(entrants: usize, players: usize, deals: &Deals<'_>) -> Vec<WengLinRating> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); entrants];
    for (pairing, played) in deals {
        for (game, seating) in played.games.iter().zip(played.seatings(players)) {
            let place =
                |entrant: usize| game.ranking.iter().position(|seat| seating[seat.index()] == entrant);
            let before: Vec<[WengLinRating; 1]> = pairing.iter().map(|&entrant| [ratings[entrant]]).collect();
            // In a game that was cut off all are equal.
            let ranks = (0..pairing.len()).map(|entrant| MultiTeamOutcome::new(place(entrant).unwrap_or(0)));
            let teams: Vec<_> = before.iter().map(|team| &team[..]).zip(ranks).collect();
            for (&entrant, team) in pairing.iter().zip(weng_lin_multi_team(&teams, &config)) {
                ratings[entrant] = team[0];
            }
        }
    }
    ratings
}

fn on_the_scale_of_elo(ratings: &[WengLinRating], beta: f64) -> Vec<Rating> {
    let mean = ratings.iter().map(|rating| rating.rating).sum::<f64>() / ratings.len().max(1) as f64;
    // Once ratings are certain, a distance of √2 β multiplies the odds by e, and one of 400 points by ten.
    let scale = 400.0 / LN_10 / (SQRT_2 * beta);
    let rating = |rating: &WengLinRating| Rating {
        points: MEAN + scale * (rating.rating - mean),
        margin: 1.96 * scale * rating.uncertainty,
    };
    ratings.iter().map(rating).collect()
}

#[cfg(test)]
mod tests {
    use carvania_rules::Seat;

    use super::super::deal_result::{DealResult, Ending};
    use super::super::effort::Effort;
    use super::ratings;

    /// Deals at a table of two, in each of which the first entrant wins so many of four.
    fn deals(number: u64, won: usize) -> Vec<DealResult> {
        let game = |deal: u64, game: usize| {
            let winner = usize::from((deal as usize * 2 + game) % 4 >= won);
            // In the second game of a deal they sit the other way round.
            let seat = if game == 0 { winner } else { 1 - winner };
            let ranking: Vec<Seat> = Seat::all(2).collect();
            let ranking = if seat == 0 { ranking } else { ranking.into_iter().rev().collect() };
            Ending { ranking, points: vec![0, 0], rounds: 1 }
        };
        let deal = |deal| DealResult {
            pairing: 0,
            deal,
            games: vec![game(deal, 0), game(deal, 1)],
            efforts: vec![Effort::default(); 2],
        };
        (0..number).map(deal).collect()
    }

    fn distance(number: u64, won: usize) -> f64 {
        let deals = deals(number, won);
        let ratings = ratings(2, 2, deals.iter().map(|played| (&[0, 1][..], played)).collect());
        assert!((ratings[0].points + ratings[1].points - 3000.0).abs() < 1e-6, "{ratings:?}");
        ratings[0].points - ratings[1].points
    }

    #[test]
    fn a_distance_says_how_often_one_wins() {
        assert!(distance(500, 2).abs() < 10.0, "{}", distance(500, 2));
        // Three of four: 400 log₁₀ 3 = 191.
        assert!((distance(2000, 3) - 191.0).abs() < 15.0, "{}", distance(2000, 3));
        assert!((distance(2000, 1) + 191.0).abs() < 15.0, "{}", distance(2000, 1));
    }

    #[test]
    fn more_games_make_it_more_certain() {
        let margin = |number| {
            let deals = deals(number, 2);
            ratings(2, 2, deals.iter().map(|played| (&[0, 1][..], played)).collect())[0].margin
        };
        assert!(margin(1000) < margin(10) && margin(10) < margin(0));
    }
}
