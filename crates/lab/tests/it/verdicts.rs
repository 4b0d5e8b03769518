//! Reviews are fair: whoever plays at random is told so, whoever plays well is not scolded, and two reviews of a game say
//! nearly the same.

use std::ops::RangeInclusive;

use carvania_bots::{Limit, Spec, Stop, analysis};
use carvania_lab::analyse::{Analyser, Oracle};
use carvania_lab::deal;
use carvania_review::{Chances, Grade, Review};
use carvania_rules::{Record, Setup, Title, Turn};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// Enough for a search to know a wasted turn when it sees one.
const LIMIT: Limit = Limit::Nodes(300);
/// Who plays, by seat.
const PLAYERS: [&str; 3] = ["random", "greedy", "planner@400n"];
/// A game of each set of parts, and one that mixes two.
const TITLES: [Title; 4] =
    [Title::GolemEdition, Title::EasternMountains, Title::EndlessWorld, Title::JourneyOne];
/// The seeds of the games that players are graded by.
const GAMES: RangeInclusive<u64> = 1..=6;

/// Chances are shown in whole hundredths: a difference like this is never seen.
const UNSEEN: f32 = 0.002;

/// A game between them.
fn played(title: Title, seed: u64) -> Record {
    let specs: Vec<Spec> = PLAYERS.iter().map(|text| text.parse().unwrap()).collect();
    let chooser = |place: usize| deal::chooser(seed, place as u64);
    let mut bots: Vec<_> =
        specs.iter().enumerate().map(|(place, spec)| spec.player(chooser(place))).collect();
    let mut record = Record::new(&Setup::standard(title, PLAYERS.len())).unwrap();
    let (mut rng, stop) = (deal::generator(seed, 0), Stop::new());
    loop {
        let game = record.game();
        let action = match game.turn() {
            Turn::Seat(seat) => bots[seat.index()].choose(game, &specs[seat.index()].budget(&stop)),
            Turn::Chance => game.draw(&mut rng),
            Turn::Over => return record,
        };
        record.apply(action.unwrap()).unwrap();
    }
}

fn review(record: &Record, oracle: &Oracle<'_>) -> Review {
    let analyser = Analyser { record, limit: LIMIT, threads: 2, oracle };
    Review::new(record, &analyser.run(Vec::new(), &Stop::new(), &|_| Ok(())).unwrap())
}

/// A review by a search that draws from another generator.
fn reseeded(record: &Record) -> Review {
    review(record, &|game, budget, mut rng: ChaCha8Rng| {
        let other = ChaCha8Rng::seed_from_u64(rng.next_u64());
        analysis::of(game, budget, other)
    })
}

/// The root of the mean square of the differences between two lines, and the largest.
fn apart(ones: &[Vec<f32>], others: &[Vec<f32>]) -> (f32, f32) {
    let pairs = ones.iter().flatten().zip(others.iter().flatten());
    let differences: Vec<f32> = pairs.map(|(one, other)| (one - other).abs()).collect();
    let squares: f32 = differences.iter().map(|difference| difference * difference).sum();
    let mean = (squares / differences.len() as f32).sqrt();
    (mean, differences.into_iter().fold(0.0, f32::max))
}

/// The chances before each decision, as single looks have them.
fn single_looks(review: &Review) -> Vec<Vec<f32>> {
    let judged = review.moves.iter().filter_map(|made| made.judgement.as_ref());
    judged.map(|judgement| judgement.before.wins.clone()).collect()
}

fn line(review: &Review) -> Vec<Vec<f32>> {
    review.course.iter().map(|chances: &Chances| chances.wins.clone()).collect()
}

/// Reviews some games. A single one of `greedy` may be loose, as the best of people have bad days; on the whole it is not.
fn assert_graded(title: Title) {
    let reviews: Vec<Review> = GAMES.map(|seed| review(&played(title, seed), &analysis::of)).collect();
    for review in &reviews {
        assert_eq!(review.seats[0].grade, Some(Grade::Wild), "{title}: {:?}", review.seats[0]);
    }
    for (seat, player) in PLAYERS.iter().enumerate().skip(1) {
        let shares: Vec<f32> = reviews.iter().map(|review| review.seats[seat].points.share()).collect();
        let mean = shares.iter().sum::<f32>() / shares.len() as f32;
        assert!(Grade::of(mean) < Grade::Loose, "{title}: {player} {shares:?}");
    }
}

/// Reviews a game twice and holds both to what was promised.
fn assert_alike(title: Title, seed: u64) {
    let record = played(title, seed);
    let (one, other) = (review(&record, &analysis::of), reseeded(&record));
    let (looks, _) = apart(&single_looks(&one), &single_looks(&other));
    let (lines, lines_max) = apart(&line(&one), &line(&other));
    assert!(lines < 0.02 && lines_max < 0.15, "{title}: {lines} {lines_max}");
    assert!(lines <= looks.max(UNSEEN), "{title}: {lines} {looks}");
    for (one, other) in one.seats.iter().zip(&other.seats) {
        let difference = (one.points.given() - other.points.given()).abs();
        assert!(difference <= 2.0 * (one.points.doubt + other.points.doubt), "{title}: {one:?} {other:?}");
    }
}

#[test]
fn whoever_plays_at_random_is_told_so() {
    TITLES.into_iter().for_each(assert_graded);
}

#[test]
fn two_reviews_of_a_game_agree() {
    TITLES.into_iter().for_each(|title| assert_alike(title, 3));
}
