//! The messages to the actor of a table.

use std::sync::Arc;

use carvania_tables::{Actor, Command, PersonId, Table, TableId};
use tokio::sync::oneshot;

use crate::error::{HostError, RematchError, SendError};
use crate::table::live_table::{Accepted, Subscription};

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<T>;

/// A message to the actor of a table.
pub(crate) enum Message {
    /// Asks for the table as it is.
    Get { reply: Reply<Result<Arc<Table>, HostError>> },
    /// Asks to carry out a command.
    Send { by: Actor, command: Command, reply: Reply<Result<Accepted, SendError>> },
    /// Asks for all that happens from now on.
    Follow { reply: Reply<Result<Subscription, HostError>> },
    /// Asks for another table for these people.
    Rematch { by: PersonId, reply: Reply<Result<TableId, RematchError>> },
    /// Asks to forget what a person said, as the store has.
    Forget { person: PersonId, reply: Reply<Result<(), HostError>> },
}

impl Message {
    /// Answers with an error.
    pub(crate) fn refuse(self, error: HostError) {
        match self {
            Message::Get { reply } => _ = reply.send(Err(error)),
            Message::Send { reply, .. } => _ = reply.send(Err(error.into())),
            Message::Follow { reply } => _ = reply.send(Err(error)),
            Message::Forget { reply, .. } => _ = reply.send(Err(error)),
            Message::Rematch { reply, .. } => _ = reply.send(Err(error.into())),
        }
    }
}
