//! Random maps, over many seeds.

use carvania_rules::chance::below;
use carvania_rules::map::file::{MapFile, Shape};
use carvania_rules::map::random;
use carvania_rules::{Actions, Record, Setup, Title};
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

const SEEDS: u64 = 200;

fn random_map(shape: Shape, valleys: usize, seed: u64) -> MapFile {
    random::map(shape, valleys, &mut ChaCha8Rng::seed_from_u64(seed))
}

#[test]
fn a_random_map_has_the_cells_that_the_game_wants() {
    for seed in 0..SEEDS {
        for valleys in 0..=4 {
            let file = random_map(Shape::EASTERN_MOUNTAINS, valleys, seed);
            assert_eq!((file.villages.len(), file.tiles.len(), file.valleys.len()), (4, 20, valleys));
        }
    }
}

#[test]
fn a_random_map_hangs_together_without_loose_cells() {
    for seed in 0..SEEDS {
        let file = random_map(Shape::EASTERN_MOUNTAINS, (seed % 5) as usize, seed);
        let checked =
            file.check(Shape::EASTERN_MOUNTAINS).unwrap_or_else(|found| panic!("{seed}: {found:?}"));
        assert!(checked.loose.is_empty(), "{seed}: {file:?}");
    }
}

#[test]
fn a_random_map_has_as_many_valleys_as_the_game_allows() {
    assert_eq!(random_map(Shape::EASTERN_MOUNTAINS, 9, 1).valleys.len(), 4);
    assert_eq!(random_map(Shape::CALL_FOR_ADVENTURE, 9, 1).valleys.len(), 0);
    for valleys in [0, 1, 9] {
        assert_eq!(random_map(Shape::JOURNEY, valleys, 1).valleys.len(), 1);
    }
}

#[test]
fn a_random_journey_goes_around_its_valley() {
    for seed in 0..SEEDS {
        let file = random_map(Shape::JOURNEY, 1, seed);
        assert_eq!((file.villages.len(), file.tiles.len(), file.valleys.len()), (0, 12, 1));
        // A loose cell would be refused here (J2-6).
        let checked = file.check(Shape::JOURNEY).unwrap_or_else(|found| panic!("{seed}: {found:?}"));
        let most = checked.map.cells().into_iter().map(|cell| checked.touches(cell)).max();
        let valley = checked.map.valleys().into_iter().map(|cell| checked.touches(cell)).max();
        assert_eq!(valley, most, "{seed}: {file:?}");
    }
}

#[test]
fn the_seed_decides_the_map() {
    let map = |seed| random_map(Shape::CALL_FOR_ADVENTURE, 0, seed);
    assert_eq!(map(7), map(7));
    let others = (0..SEEDS).filter(|&seed| map(seed) != map(7)).count() as u64;
    assert_eq!(others, SEEDS - 1);
}

/// A game of which so many actions have been played at random, or all.
pub(crate) fn played_for(setup: &Setup, seed: u64, actions: usize) -> Record {
    let mut record = Record::new(setup).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while !record.game().is_over() && record.actions().len() < actions {
        let mut legal = Actions::new();
        record.game().legal_actions(&mut legal);
        let draw = record.game().draw(&mut rng);
        let action = draw.unwrap_or_else(|| legal[below(&mut rng, legal.len() as u32) as usize]);
        record.apply(action).unwrap();
    }
    record
}

#[test]
fn a_random_map_can_be_played_on() {
    for seed in 0..20 {
        for title in Title::ALL.into_iter().filter(|title| title.map_shape().is_some()) {
            let shape = title.map_shape().unwrap();
            let map = random_map(shape, (seed % 5) as usize, seed).check(shape).unwrap().map;
            let players = 2 + (seed % 3) as usize;
            let setup = Setup { map: Some(map), ..Setup::standard(title, players) };
            assert_eq!(played_for(&setup, seed, 400).game().map(), Some(&map), "{title} {seed}");
        }
    }
}
