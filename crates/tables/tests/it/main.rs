//! Tests of tables through their public face, in one binary.

mod branch;
mod clock;
mod course;
mod deciding;
mod history;
mod kept;
mod laws;
mod leaving;
mod lobby;
mod options;
mod snapshot;
mod talking;
mod undoing;
mod validity;
