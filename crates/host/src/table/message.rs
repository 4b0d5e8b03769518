//! What the keeper of a table is asked.

use std::sync::Arc;

use carvania_tables::{Actor, Command, PersonId, Table, TableId};
use tokio::sync::oneshot;

use crate::error::{HostError, RematchError, SendError};
use crate::table::live_table::{Accepted, Subscription};

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<T>;

/// What a keeper is asked.
pub(crate) enum Message {
    /// How the table stands.
    Get { reply: Reply<Result<Arc<Table>, HostError>> },
    /// To carry out a command.
    Send { by: Actor, command: Command, reply: Reply<Result<Accepted, SendError>> },
    /// To be told what happens.
    Follow { reply: Reply<Result<Subscription, HostError>> },
    /// To open a table for the same people.
    Rematch { by: PersonId, reply: Reply<Result<TableId, RematchError>> },
    /// To forget what somebody said, as the store has.
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
