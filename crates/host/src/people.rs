//! People: guests with a name of their choice, identified by a secret. There are no accounts and no e-mail addresses.

pub(crate) mod devices;
pub(crate) mod export;
pub(crate) mod maps;
pub(crate) mod name;
pub(crate) mod scope;
pub(crate) mod secret;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use carvania_store::{KnownPerson, NewPerson, NewToken, StoreError};
use carvania_tables::{PersonId, Timestamp};
use tokio::sync::broadcast;

use crate::context::Context;
use crate::error::HostError;
use crate::people::maps::MAX_MAPS;
use crate::people::name::{Name, NameError};
use crate::people::scope::Scopes;
use crate::people::secret::{Hash, Secret};
use crate::random;
use crate::table::event_log;

/// How long a link to another device can be used.
const LINK_TIMEOUT: Duration = Duration::from_secs(15 * 60);
/// How often it is written down that a person is here.
const SEEN_INTERVAL: Duration = Duration::from_secs(3600);
/// How many tokens a person can have.
const MAX_TOKENS: u64 = 50;
/// The longest label of a token, in characters.
const MAX_LABEL_CHARS: usize = 64;

/// How many sign-outs are buffered for slow listeners.
const SIGN_OUT_BUFFER: usize = 64;

/// The people of a host.
pub struct People {
    context: Arc<Context>,
    /// Announces every device that is signed out.
    pub(crate) signed_out: broadcast::Sender<Hash>,
}

/// A person who is known to the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their id, which is not secret.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// When they registered.
    pub created: Timestamp,
}

/// A token, without its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The id to revoke it by.
    pub id: u64,
    /// The label that its owner gave it.
    pub label: String,
    /// The scopes that it grants.
    pub scopes: Scopes,
    /// When it was made.
    pub created: Timestamp,
    /// When it was last used, to the hour.
    pub last_used: Option<Timestamp>,
}

/// Why something could not be done for a person.
#[derive(Debug, thiserror::Error)]
pub enum PeopleError {
    /// The name is not accepted.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The label is empty or too long.
    #[error("a label for the token needs 1 to {MAX_LABEL_CHARS} characters")]
    Label,
    /// Too many tokens.
    #[error("you have {MAX_TOKENS} tokens, which is the limit: revoke one first")]
    Tokens,
    /// Too many maps.
    #[error("you have saved {MAX_MAPS} maps, which is the limit: remove one first")]
    Maps,
    /// Nobody has this id any more.
    #[error("there is no person with this id")]
    Unknown,
    /// The host fails.
    #[error(transparent)]
    Host(#[from] HostError),
}

impl People {
    pub(crate) fn new(context: Arc<Context>) -> People {
        let (signed_out, _) = broadcast::channel(SIGN_OUT_BUFFER);
        People { context, signed_out }
    }

    pub(crate) fn context(&self) -> &Context {
        &self.context
    }

    /// Adds a new person. Their secret is shown once.
    pub async fn guest(&self, name: &str) -> Result<(PersonId, Secret), PeopleError> {
        let name = Name::try_from(name)?;
        let (id, secret) =
            (random::id().map_err(HostError::from)?, Secret::random().map_err(HostError::from)?);
        let created = self.context.now().0;
        let person = NewPerson { id, name: name.to_string(), secret_hash: secret.hash(), created };
        self.context.store.add_person(person).await.map_err(HostError::from)?;
        Ok((PersonId(id), secret))
    }

    /// Finds the person with a secret.
    pub async fn by_secret(&self, secret: &Secret) -> Result<Option<Person>, HostError> {
        let Some(KnownPerson { person, last_used }) =
            self.context.store.person_by_secret(&secret.hash()).await?
        else {
            return Ok(None);
        };
        let now = self.context.now();
        if last_used.is_none_or(|used| now.since(Timestamp(used)) >= SEEN_INTERVAL) {
            self.context.store.mark_device_used(&secret.hash(), now.0).await?;
        }
        Ok(Some(Person::from(person)))
    }

    /// Finds a person by id.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, HostError> {
        Ok(self.context.store.person(id.0).await?.map(Person::from))
    }

    /// The names of people. A person who was erased has none.
    pub async fn names(&self, people: &[PersonId]) -> Result<HashMap<PersonId, String>, HostError> {
        let ids: Vec<u64> = people.iter().map(|person| person.0).collect();
        let names = self.context.store.names(&ids).await?;
        Ok(names.into_iter().map(|(id, name)| (PersonId(id), name)).collect())
    }

    /// Changes the name of a person.
    pub async fn rename(&self, id: PersonId, name: &str) -> Result<Name, PeopleError> {
        let name = Name::try_from(name)?;
        let is_known = self.context.store.rename(id.0, name.as_str()).await.map_err(HostError::from)?;
        if is_known { Ok(name) } else { Err(PeopleError::Unknown) }
    }

    /// Makes a link to another device, which can be used once within a quarter of an hour. Says until when.
    pub async fn link(&self, id: PersonId) -> Result<(Secret, Timestamp), PeopleError> {
        let link = Secret::random().map_err(HostError::from)?;
        let expires = self.context.now() + LINK_TIMEOUT;
        self.context.store.add_link(&link.hash(), id.0, expires.0).await.map_err(known)?;
        Ok((link, expires))
    }

    /// Uses a link: the other device gets its own secret. `None` if the link was used before or is too old.
    pub async fn take_link(&self, link: &Secret) -> Result<Option<(PersonId, Secret)>, HostError> {
        let now = self.context.now().0;
        // Before the link is gone, so that it is not lost in vain.
        let secret = Secret::random()?;
        let Some(id) = self.context.store.take_link(&link.hash(), now).await? else { return Ok(None) };
        self.context.store.add_secret(id, &secret.hash(), now).await?;
        Ok(Some((PersonId(id), secret)))
    }

    /// Makes a token for a program that plays or watches in the name of a person. It is shown once.
    pub async fn add_token(
        &self,
        id: PersonId,
        label: &str,
        scopes: &Scopes,
    ) -> Result<(Token, Secret), PeopleError> {
        let label = checked_label(label).ok_or(PeopleError::Label)?;
        let (number, secret) =
            (random::id().map_err(HostError::from)?, Secret::random().map_err(HostError::from)?);
        let created = self.context.now();
        let token = Token { id: number, label, scopes: scopes.clone(), created, last_used: None };
        let new = NewToken {
            id: token.id,
            person: id.0,
            hash: secret.hash(),
            label: token.label.clone(),
            scopes: token.scopes.to_string(),
            created: created.0,
        };
        let has_room = self.context.store.add_token(new, MAX_TOKENS).await.map_err(known)?;
        if has_room { Ok((token, secret)) } else { Err(PeopleError::Tokens) }
    }

    /// Finds the person with a token, and what the token allows.
    pub async fn by_token(&self, secret: &Secret) -> Result<Option<(Person, Scopes)>, HostError> {
        let Some(token) = self.context.store.token_by_hash(&secret.hash()).await? else { return Ok(None) };
        let Ok(scopes) = token.scopes.parse() else { return Ok(None) };
        let now = self.context.now();
        if token.last_used.is_none_or(|used| now.since(Timestamp(used)) >= SEEN_INTERVAL) {
            self.context.store.mark_token_used(token.id, now.0).await?;
        }
        Ok(self.person(PersonId(token.person)).await?.map(|person| (person, scopes)))
    }

    /// The tokens of a person that are not revoked, the newest first.
    pub async fn tokens(&self, id: PersonId) -> Result<Vec<Token>, HostError> {
        let tokens = self.context.store.tokens(id.0).await?;
        Ok(tokens.into_iter().filter(|token| token.revoked.is_none()).filter_map(read).collect())
    }

    /// Revokes a token of a person. Says whether they had it.
    pub async fn revoke(&self, id: PersonId, token: u64) -> Result<bool, HostError> {
        Ok(self.context.store.revoke_token(id.0, token, self.context.now().0).await?)
    }

    /// Erases a person from the store: name, secrets, tokens, links, maps, and what they said.
    pub(crate) async fn erase(&self, id: PersonId) -> Result<bool, HostError> {
        let devices = self.context.store.devices(id.0).await?;
        let was_known = self.context.store.erase(id.0, event_log::blank_text).await?;
        devices.iter().for_each(|device| self.tell_signed_out(device.hash));
        Ok(was_known)
    }
}

impl From<carvania_store::Person> for Person {
    fn from(person: carvania_store::Person) -> Person {
        Person { id: PersonId(person.id), name: person.name, created: Timestamp(person.created) }
    }
}

fn read(token: carvania_store::Token) -> Option<Token> {
    let carvania_store::Token { id, label, scopes, created, last_used, .. } = token;
    let (scopes, last_used) = (scopes.parse().ok()?, last_used.map(Timestamp));
    Some(Token { id, label, scopes, created: Timestamp(created), last_used })
}

fn checked_label(label: &str) -> Option<String> {
    let label = label.trim();
    let letters = label.chars().take(MAX_LABEL_CHARS + 1).count();
    let is_label = (1..=MAX_LABEL_CHARS).contains(&letters) && !label.contains(char::is_control);
    is_label.then(|| label.to_owned())
}

pub(crate) fn known(error: StoreError) -> PeopleError {
    match error {
        StoreError::Unknown => PeopleError::Unknown,
        error => PeopleError::Host(HostError::Store(error)),
    }
}
