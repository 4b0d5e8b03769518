//! Random maps: connected, and every cell touches at least two others.

use rand_core::Rng;

use super::file::{MapFile, Shape};
use super::{Coordinates, are_adjacent};
use crate::chance::below;

/// A random map of the wanted shape, with `valleys` valleys. Villages end up at its rim.
pub fn map(shape: Shape, valleys: usize, rng: &mut impl Rng) -> MapFile {
    let number = shape.villages + shape.open + valleys.min(shape.valleys);
    let mut cells: Vec<Coordinates> = vec![[0, 0], [1, 0], [0, 1]];
    // Only places beside two cells are taken, so no cell is ever loose.
    while cells.len() < number {
        let places = places_beside_two(&cells);
        cells.push(places[below(rng, places.len() as u32) as usize]);
    }
    // The loneliest cells make the best villages, the others are shuffled for the rest.
    shuffle(&mut cells, rng);
    let touching = |cell: &Coordinates| cells.iter().filter(|&&other| are_adjacent(*cell, other)).count();
    let mut by_rim: Vec<(usize, Coordinates)> = cells.iter().map(|cell| (touching(cell), *cell)).collect();
    by_rim.sort_by_key(|&(touches, _)| touches);
    let mut villages: Vec<Coordinates> = Vec::new();
    for &(_, cell) in &by_rim {
        let is_far = villages.iter().all(|&other| !are_adjacent(cell, other));
        if villages.len() < shape.villages && is_far {
            villages.push(cell);
        }
    }
    let spare =
        by_rim.iter().map(|&(_, cell)| cell).filter(|cell| !villages.contains(cell)).collect::<Vec<_>>();
    let (more, rest) = spare.split_at(shape.villages - villages.len());
    villages.extend(more);
    let mut rest = rest.to_vec();
    shuffle(&mut rest, rng);
    let valleys = rest.split_off(shape.open);
    let by_column = |mut cells: Vec<Coordinates>| {
        cells.sort_unstable();
        cells
    };
    MapFile {
        villages: by_column(villages),
        tiles: by_column(rest),
        valleys: by_column(valleys),
        drawing: None,
    }
}

/// The empty places that touch at least two cells.
fn places_beside_two(cells: &[Coordinates]) -> Vec<Coordinates> {
    const STEPS: [Coordinates; 6] = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]];
    let beside = |&[q, r]: &Coordinates| STEPS.map(|[step_q, step_r]| [q + step_q, r + step_r]);
    let mut places: Vec<Coordinates> = cells.iter().flat_map(beside).collect();
    places.sort_unstable();
    places.dedup();
    places.retain(|place| {
        let touches = cells.iter().filter(|&&cell| are_adjacent(*place, cell)).count();
        touches >= 2 && !cells.contains(place)
    });
    places
}

fn shuffle(cells: &mut [Coordinates], rng: &mut impl Rng) {
    for last in (1..cells.len()).rev() {
        cells.swap(last, below(rng, last as u32 + 1) as usize);
    }
}
