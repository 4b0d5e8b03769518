//! Tests of tables through their public face, in one binary.

mod branch;
mod clock;
mod course;
mod deciding;
mod laws;
mod leaving;
mod lobby;
mod measure;
mod options;
mod past;
mod snapshot;
mod talking;
mod undoing;
mod validity;
