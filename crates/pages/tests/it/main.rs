//! What the drawings and the style sheets promise.

mod colour;
mod contrast;
mod drawings;
mod portraits;
mod size;
mod tokens;
mod vision;
