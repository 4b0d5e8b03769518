//! Does what the operator of the server asks for with `carvania admin`.

use std::sync::Weak;
use std::time::Duration;

use carvania_store::{Act, StoreError};
use carvania_tables::{Actor, Command, PersonId, TableId};

use crate::error::{HostError, SendError};
use crate::host::{Host, Inner};
use crate::people::PeopleError;

/// How often the host looks for something to do.
const CHECK_INTERVAL: Duration = Duration::from_secs(2);

/// What the operator can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdminAct {
    /// Close a table, in any state.
    Close,
    /// Shut a person out.
    ShutOut,
    /// Let a person in again.
    LetIn,
    /// Give a person another name.
    Rename,
}

impl AdminAct {
    const ALL: [AdminAct; 4] = [AdminAct::Close, AdminAct::ShutOut, AdminAct::LetIn, AdminAct::Rename];

    /// Its name in the log.
    pub const fn name(self) -> &'static str {
        match self {
            AdminAct::Close => "close",
            AdminAct::ShutOut => "shut-out",
            AdminAct::LetIn => "let-in",
            AdminAct::Rename => "rename",
        }
    }
}

/// Looks for something to do as long as the host lives.
pub(crate) async fn run(host: Weak<Inner>) {
    loop {
        let Some(here) = Host::upgrade(&host) else { return };
        if let Err(error) = here.carry_out_acts().await {
            tracing::error!(%error, "the operator's requests cannot be read: trying again");
        }
        let context = here.context();
        drop(here);
        tokio::select! {
            () = context.closing() => return,
            () = context.settings.time.wait(CHECK_INTERVAL) => {}
        }
    }
}

impl Host {
    async fn carry_out_acts(&self) -> Result<(), StoreError> {
        let context = self.context();
        for act in context.store.open_acts().await? {
            let outcome = match self.carry_out(&act).await {
                Ok(outcome) => outcome,
                // It is tried again.
                Err(HostError::Closing | HostError::Store(_)) => continue,
                Err(error) => error.to_string(),
            };
            let (number, name) = (act.number, &act.asked.act);
            tracing::warn!(number, act = name, outcome, "carried out a request of the operator");
            context.store.finish_act(act.number, context.now().0, &outcome).await?;
        }
        Ok(())
    }

    /// Does one thing, and says what came of it.
    async fn carry_out(&self, act: &Act) -> Result<String, HostError> {
        let (table, person) = (TableId(act.asked.subject), PersonId(act.asked.subject));
        let known = |is_known, done: &str| {
            if is_known { done.to_owned() } else { "there is nobody with this id".to_owned() }
        };
        let asked = AdminAct::ALL.into_iter().find(|one| one.name() == act.asked.act);
        match asked {
            Some(AdminAct::Close) => match self.send(table, Actor::Host, Command::Close).await {
                Ok(_) => Ok("closed".to_owned()),
                Err(SendError::Refused(refusal)) => Ok(refusal.to_string()),
                Err(SendError::Host(HostError::NoTable(_))) => Ok("there is no such table".to_owned()),
                Err(SendError::Host(error)) => Err(error),
            },
            Some(AdminAct::ShutOut) => {
                self.shut_out(person).await.map(|is_known| known(is_known, "shut out"))
            }
            Some(AdminAct::LetIn) => {
                let is_known = self.context().store.shut_out(person.0, None).await?;
                Ok(known(is_known, "let in"))
            }
            Some(AdminAct::Rename) => {
                let name = act.asked.detail.as_deref().unwrap_or_default();
                match self.people().rename(person, name).await {
                    Ok(name) => Ok(format!("renamed to {name}")),
                    Err(PeopleError::Host(error)) => Err(error),
                    Err(error) => Ok(error.to_string()),
                }
            }
            None => Ok("this version of the program does not know how".to_owned()),
        }
    }

    /// Their devices and tokens stop working, and bots play on for them.
    async fn shut_out(&self, person: PersonId) -> Result<bool, HostError> {
        let context = self.context();
        let is_known = context.store.shut_out(person.0, Some(context.now().0)).await?;
        if is_known {
            self.people().end_streams(person).await?;
            self.leave_all(person).await?;
        }
        Ok(is_known)
    }
}
