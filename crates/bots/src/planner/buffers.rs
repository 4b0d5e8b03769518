//! Buffers to work in, kept from one look to the next: a wide look takes tens of megabytes, and to get these from the system and to
//! give them back costs tens of milliseconds.

use std::cell::Cell;

use super::beam::Step;
use super::layer::Layer;
use crate::turns::Turns;

thread_local! {
    /// One for each thread, not for each player: there may be many players, but few of them think at a time.
    static BUFFERS: Cell<Buffers> = Cell::default();
}

/// What a look writes down.
#[derive(Default)]
pub(super) struct Buffers {
    /// The states that a look goes on from.
    pub(super) layer: Layer,
    /// The states a turn later.
    pub(super) next: Layer,
    /// All turns that were worth a thought.
    pub(super) steps: Vec<Step>,
    pub(super) turns: Turns,
}

impl Buffers {
    /// Lends the room of this thread, emptied.
    pub(super) fn lend<T>(work: impl FnOnce(&mut Buffers) -> T) -> T {
        let mut buffers = BUFFERS.take();
        buffers.layer.clear();
        buffers.next.clear();
        buffers.steps.clear();
        let done = work(&mut buffers);
        BUFFERS.set(buffers);
        done
    }
}
