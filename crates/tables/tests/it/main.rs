//! Tests of tables through their public face, in one binary.

mod branch;
mod clock;
mod course;
mod deciding;
mod kept;
mod laws;
mod leaving;
mod lobby;
mod options;
mod past;
mod snapshot;
mod talking;
mod undoing;
mod validity;
