//! Random maps: connected, and every cell touches at least two others.

use rand_core::Rng;

use super::file::{MapFile, Shape};
use super::{Coordinates, are_adjacent};
use crate::chance::below;

/// A random map of the wanted shape, with as close to `valleys` valleys as it allows. Villages end up at
/// its rim, and a valley that every map of the shape has in its middle.
pub fn map(shape: Shape, valleys: usize, rng: &mut impl Rng) -> MapFile {
    let valleys = valleys.clamp(shape.least_valleys, shape.valleys);
    let mut cells = grown(shape.villages + shape.open + valleys, rng);
    shuffle(&mut cells, rng);
    let touching = |cell: &Coordinates| cells.iter().filter(|&&other| are_adjacent(*cell, other)).count();
    let mut from_rim = cells.clone();
    from_rim.sort_by_key(touching);
    let mut villages = apart(&from_rim, shape.villages);
    from_rim.retain(|cell| !villages.contains(cell));
    // On a narrow map there may be too few places apart from each other: the next best have to do.
    villages.extend(from_rim.drain(..shape.villages - villages.len()));
    // J2-5: the mountains lie around the valley.
    let middle = from_rim.split_off(from_rim.len() - shape.least_valleys);
    shuffle(&mut from_rim, rng);
    let valleys = [from_rim.split_off(shape.open), middle].concat();
    let by_column = |mut cells: Vec<Coordinates>| {
        cells.sort_unstable();
        cells
    };
    MapFile {
        villages: by_column(villages),
        tiles: by_column(from_rim),
        valleys: by_column(valleys),
        drawing: None,
    }
}

/// So many cells, of which there are at least three. Only places beside two cells are taken, so none is ever
/// loose (EM-27, J2-6).
fn grown(number: usize, rng: &mut impl Rng) -> Vec<Coordinates> {
    let mut cells: Vec<Coordinates> = vec![[0, 0], [1, 0], [0, 1]];
    while cells.len() < number {
        let places = places_beside_two(&cells);
        cells.push(places[below(rng, places.len() as u32) as usize]);
    }
    cells
}

/// The first cells that do not touch each other, at most so many.
fn apart(cells: &[Coordinates], most: usize) -> Vec<Coordinates> {
    let mut chosen: Vec<Coordinates> = Vec::new();
    for &cell in cells {
        if chosen.len() < most && chosen.iter().all(|&other| !are_adjacent(cell, other)) {
            chosen.push(cell);
        }
    }
    chosen
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
