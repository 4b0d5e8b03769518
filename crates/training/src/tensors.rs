//! Positions as plain arrays, for a fit on an accelerator.
//!
//! A folder of files without headings, little-endian, position after position; those held out come last:
//!
//! - `sizes.i32`: inputs of the table, inputs of a seat, positions held out;
//! - `players.u8`: for each position;
//! - `lengths.i16`: for each position, the inputs of the table and then those of each seat that are not 0;
//! - `numbers.i16`, `steps.i16`: which they are, and their values, in steps of which 64 make 1;
//! - `wins.f32`, `points.f32`: what is to be expected for each seat of each position;
//! - `rounds.f32`: the rounds left, for each position.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;

use anyhow::{Context, Result};
use carvania_bots::network::Sizes;

use crate::samples::Split;

/// Writes all samples to a folder.
pub(crate) fn write(folder: &Path, sizes: Sizes, split: &Split) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let file = |name: &str| -> Result<BufWriter<File>> {
        let path = folder.join(name);
        Ok(BufWriter::new(File::create(&path).with_context(|| format!("cannot write {}", path.display()))?))
    };
    let Split { learnt, held_out } = split;
    let numbers = [sizes.table, sizes.seat, held_out.samples.len()].map(|number| number as i32);
    fs::write(folder.join("sizes.i32"), numbers.map(i32::to_le_bytes).concat())?;
    let (mut players, mut lengths, mut rounds) =
        (file("players.u8")?, file("lengths.i16")?, file("rounds.f32")?);
    let (mut inputs, mut steps) = (file("numbers.i16")?, file("steps.i16")?);
    let (mut wins, mut points) = (file("wins.f32")?, file("points.f32")?);
    for samples in [learnt, held_out] {
        for sample in &samples.samples {
            players.write_all(&[sample.players as u8])?;
            rounds.write_all(&sample.rounds.to_le_bytes())?;
            for list in samples.lists(sample) {
                lengths.write_all(&(list.len() as i16).to_le_bytes())?;
                for input in list {
                    inputs.write_all(&(input.number as i16).to_le_bytes())?;
                    steps.write_all(&input.steps.to_le_bytes())?;
                }
            }
            for seat in 0..sample.players {
                wins.write_all(&sample.wins[seat].to_le_bytes())?;
                points.write_all(&sample.points[seat].to_le_bytes())?;
            }
        }
    }
    for file in [players, lengths, rounds, inputs, steps, wins, points] {
        file.into_inner().map_err(|error| error.into_error())?;
    }
    Ok(())
}
