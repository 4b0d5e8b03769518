//! What the drawings and the style sheets promise.

mod characters;
mod colour;
mod contrast;
mod drawings;
mod ending;
mod hints;
mod legend;
mod log;
mod maps;
mod markup;
mod people;
mod pictures;
mod played;
mod portraits;
mod review;
mod size;
mod tables;
mod tokens;
mod trips;
mod vision;
