//! People: guests with a name of their choice, whom a secret proves. No accounts, no addresses.

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
/// That somebody is here is written down once in so long.
const SEEN_INTERVAL: Duration = Duration::from_secs(3600);
/// So many tokens somebody can have at a time.
const MAX_TOKENS: usize = 50;
/// So many letters say what a token is for.
const MAX_LABEL_CHARS: usize = 64;

/// So many signed-out devices are told to those who are slow to hear of them.
const SIGN_OUT_BUFFER: usize = 64;

/// Those who come here.
pub struct People {
    context: Arc<Context>,
    /// Hears of every device that is signed out.
    pub(crate) signed_out: broadcast::Sender<Hash>,
}

/// Somebody who comes here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their id, which is no secret.
    pub id: PersonId,
    /// What they want to be called.
    pub name: String,
    /// When they first came.
    pub created: Timestamp,
}

/// A token, without what proves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is revoked by.
    pub id: u64,
    /// What it is for, in the words of its person.
    pub label: String,
    /// What it allows.
    pub scopes: Scopes,
    /// When it was made.
    pub created: Timestamp,
    /// When it was last used, to the hour.
    pub last_used: Option<Timestamp>,
}

/// Cause something could not be done for somebody.
#[derive(Debug, thiserror::Error)]
pub enum PeopleError {
    /// No name.
    #[error(transparent)]
    Name(#[from] NameError),
    /// No label.
    #[error("say in 1 to {MAX_LABEL_CHARS} letters what the token is for")]
    Label,
    /// Too many tokens.
    #[error("you have {MAX_TOKENS} tokens: revoke one first")]
    Tokens,
    /// Too many maps.
    #[error("you keep {MAX_MAPS} maps: remove one first")]
    Maps,
    /// Nobody has this id, or not any more.
    #[error("there is no such person")]
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

    /// Welcomes somebody new. Their secret is told once.
    pub async fn guest(&self, name: &str) -> Result<(PersonId, Secret), PeopleError> {
        let name = Name::try_from(name)?;
        let (id, secret) =
            (random::id().map_err(HostError::from)?, Secret::random().map_err(HostError::from)?);
        let created = self.context.now().0;
        let person = NewPerson { id, name: name.to_string(), secret_hash: secret.hash(), created };
        self.context.store.add_person(person).await.map_err(HostError::from)?;
        Ok((PersonId(id), secret))
    }

    /// Whose secret this is.
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

    /// Somebody, by their id.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, HostError> {
        Ok(self.context.store.person(id.0).await?.map(Person::from))
    }

    /// What people are called. Whoever was erased has no name.
    pub async fn names(&self, people: &[PersonId]) -> Result<HashMap<PersonId, String>, HostError> {
        let ids: Vec<u64> = people.iter().map(|person| person.0).collect();
        let names = self.context.store.names(&ids).await?;
        Ok(names.into_iter().map(|(id, name)| (PersonId(id), name)).collect())
    }

    /// Gives somebody another name.
    pub async fn rename(&self, id: PersonId, name: &str) -> Result<Name, PeopleError> {
        let name = Name::try_from(name)?;
        let is_known = self.context.store.rename(id.0, name.as_str()).await.map_err(HostError::from)?;
        if is_known { Ok(name) } else { Err(PeopleError::Unknown) }
    }

    /// A link to another device, for once and for a quarter of an hour; until when.
    pub async fn link(&self, id: PersonId) -> Result<(Secret, Timestamp), PeopleError> {
        let link = Secret::random().map_err(HostError::from)?;
        let expires = self.context.now() + LINK_TIMEOUT;
        self.context.store.add_link(&link.hash(), id.0, expires.0).await.map_err(known)?;
        Ok((link, expires))
    }

    /// Takes a link: the other device gets a secret of its own. None if the link was used before, or is too old.
    pub async fn take_link(&self, link: &Secret) -> Result<Option<(PersonId, Secret)>, HostError> {
        let now = self.context.now().0;
        // Before the link is gone, so that it is not lost in vain.
        let secret = Secret::random()?;
        let Some(id) = self.context.store.take_link(&link.hash(), now).await? else { return Ok(None) };
        self.context.store.add_secret(id, &secret.hash(), now).await?;
        Ok(Some((PersonId(id), secret)))
    }

    /// A token for a program that plays or watches in somebody's name; told once.
    pub async fn add_token(
        &self,
        id: PersonId,
        label: &str,
        scopes: &Scopes,
    ) -> Result<(Token, Secret), PeopleError> {
        let label = checked_label(label).ok_or(PeopleError::Label)?;
        if self.tokens(id).await?.len() >= MAX_TOKENS {
            return Err(PeopleError::Tokens);
        }
        let (number, secret) =
            (random::id().map_err(HostError::from)?, Secret::random().map_err(HostError::from)?);
        let created = self.context.now();
        let token = Token { id: number, label, scopes: scopes.clone(), created, last_used: None };
        let kept = NewToken {
            id: token.id,
            person: id.0,
            hash: secret.hash(),
            label: token.label.clone(),
            scopes: token.scopes.to_string(),
            created: created.0,
        };
        self.context.store.add_token(kept).await.map_err(known)?;
        Ok((token, secret))
    }

    /// Whose token this is, and what it allows.
    pub async fn by_token(&self, secret: &Secret) -> Result<Option<(Person, Scopes)>, HostError> {
        let Some(token) = self.context.store.token_by_hash(&secret.hash()).await? else { return Ok(None) };
        let Ok(scopes) = token.scopes.parse() else { return Ok(None) };
        let now = self.context.now();
        if token.last_used.is_none_or(|used| now.since(Timestamp(used)) >= SEEN_INTERVAL) {
            self.context.store.mark_token_used(token.id, now.0).await?;
        }
        Ok(self.person(PersonId(token.person)).await?.map(|person| (person, scopes)))
    }

    /// The tokens of somebody that are not revoked, the newest first.
    pub async fn tokens(&self, id: PersonId) -> Result<Vec<Token>, HostError> {
        let tokens = self.context.store.tokens(id.0).await?;
        Ok(tokens.into_iter().filter(|token| token.revoked.is_none()).filter_map(read).collect())
    }

    /// Revokes a token; whether somebody had it.
    pub async fn revoke(&self, id: PersonId, token: u64) -> Result<bool, HostError> {
        Ok(self.context.store.revoke_token(id.0, token, self.context.now().0).await?)
    }

    /// Erases somebody from the store: name, secrets, tokens, links, maps, and what they said.
    pub(crate) async fn erase(&self, id: PersonId) -> Result<bool, HostError> {
        let devices = self.context.store.devices(id.0).await?;
        let was_known = self.context.store.erase(id.0, event_log::blanked).await?;
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
