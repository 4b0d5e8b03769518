//! Every draw is as likely as its weight says, and none tells of another.

use std::collections::BTreeMap;

use carvania_rules::fair::{Deal, Seed};
use carvania_rules::{Game, Title};

use super::{deal, seed, table};

/// How far counts are from what weights let expect, in standard deviations of the chi-square statistic.
///
/// All seeds are fixed, so a count never changes; less than 4 is what a fair deal gives all but once in some ten
/// thousand times.
fn deviation(counts: &[(u64, f64)]) -> f64 {
    let chi_square: f64 =
        counts.iter().map(|&(found, expected)| (found as f64 - expected).powi(2) / expected).sum();
    let freedom = (counts.len() - 1) as f64;
    (chi_square - freedom) / (2.0 * freedom).sqrt()
}

/// Checks many draws from the same position against their weights.
#[track_caller]
fn check_weights(game: &Game, draws: impl Iterator<Item = (Deal, u64)>) {
    let mut counts: Vec<_> = game.chance().map(|(action, weight)| (action, weight, 0)).collect();
    let mut all = 0;
    for (deal, number) in draws {
        let drawn = deal.draw(game, number).unwrap();
        counts.iter_mut().find(|(action, ..)| *action == drawn).unwrap().2 += 1;
        all += 1;
    }
    let total = f64::from(game.chance().total());
    let counts: Vec<_> = counts
        .into_iter()
        .map(|(_, weight, found)| (found, f64::from(weight) / total * f64::from(all)))
        .collect();
    assert!(deviation(&counts) < 4.0, "{counts:?}");
}

/// The first draw of a game for which not all weights are the same.
fn uneven(title: Title) -> Option<Game> {
    let mut game = table(title);
    for number in 0.. {
        let mut weights = game.chance().map(|(_, weight)| weight);
        let first = weights.next()?;
        if weights.any(|weight| weight != first) {
            return Some(game);
        }
        game.apply(deal().draw(&game, number)?).unwrap();
    }
    None
}

#[test]
fn numbers_are_fair() {
    for title in Title::ALL {
        check_weights(&table(title), (0..10_000).map(|number| (deal(), number)));
    }
}

#[test]
fn seeds_are_fair() {
    let seeds = (0..10_000_u64).map(|number| {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        (Deal::new(&Seed::from(bytes), &[""; 2]), 0)
    });
    check_weights(&table(Title::GolemEdition), seeds);
}

#[test]
fn weights_are_kept() {
    let games: Vec<Game> = Title::ALL.into_iter().filter_map(uneven).collect();
    assert!(!games.is_empty(), "no set-up has a draw with weights");
    for game in games {
        check_weights(&game, (0..10_000).map(|number| (deal(), number)));
    }
}

#[test]
fn orders_are_permutations_and_fair() {
    let mut counts: BTreeMap<Vec<u8>, u64> = BTreeMap::new();
    for number in 0..12_000 {
        let order = Deal::new(&seed(), &[number.to_string()]).order(4);
        *counts.entry(order).or_default() += 1;
    }
    assert_eq!(counts.len(), 24);
    assert!(counts.keys().all(|order| (1..=4).all(|place| order.contains(&place))), "{counts:?}");
    let counts: Vec<(u64, f64)> = counts.into_values().map(|found| (found, 500.0)).collect();
    assert!(deviation(&counts) < 4.0, "{counts:?}");
    for places in 0..=u8::MAX {
        let mut order = deal().order(places);
        order.sort_unstable();
        assert!(order.into_iter().eq(1..=places), "{places}");
    }
}

#[test]
fn a_note_changes_every_draw() {
    let game = table(Title::GolemEdition);
    let draws = |note: &str| -> Vec<_> {
        let deal = Deal::new(&seed(), &["", note]);
        (0..360).map(|number| deal.draw(&game, number)).collect()
    };
    let before = draws("");
    for note in ["a", "b", " ", "aa"] {
        let same = draws(note).iter().zip(&before).filter(|(one, other)| one == other).count();
        // With 36 cards 10 of 360 are the same by chance.
        assert!(same < 25, "{note}: {same} of 360 draws are the same");
    }
}
