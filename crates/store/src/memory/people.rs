//! People: their secrets, devices, tokens and links, their maps and packs, texts that can be made again.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::Store;
use super::state::{Change, Link, Map, Pack, PersonRow, Secret, State, Text, TokenRow};
use crate::Hash;
use crate::error::StoreError;
use crate::rows::{
    AddedPack, CachedText, CachedTextKind, Device, KnownPerson, NewPerson, NewToken, PackFile, Person, Row,
    SavedMap, StoredPack, Token,
};

impl Store {
    /// Keeps a new person. `Taken` if the id or the secret is.
    pub async fn add_person(&self, person: NewPerson) -> Result<(), StoreError> {
        self.write(|state, changes| {
            let NewPerson { id, name, secret_hash, created } = person;
            if state.people.contains_key(&id) || state.secrets.contains_key(&secret_hash) {
                return Err(StoreError::Taken);
            }
            changes.push(Change::Person(id, PersonRow { name: Some(name), created, seen: created }));
            changes.push(Change::Secret(
                secret_hash,
                Some(Secret { person: id, created, last_used: Some(created) }),
            ));
            Ok(())
        })
        .await
    }

    /// A person; none if nobody has this id, or not any more.
    pub async fn person(&self, id: u64) -> Result<Option<Person>, StoreError> {
        self.read(|state| person(state, id))
    }

    /// Whose secret this is, and when it was last used.
    pub async fn person_by_secret(&self, hash: &Hash) -> Result<Option<KnownPerson>, StoreError> {
        self.read(|state| {
            let secret = state.secrets.get(hash)?;
            Some(KnownPerson { person: person(state, secret.person)?, last_used: secret.last_used })
        })
    }

    /// One more secret of a person: each device has its own. `Unknown` if nobody has this id.
    pub async fn add_secret(&self, person: u64, hash: &Hash, created: u64) -> Result<(), StoreError> {
        self.write(|state, changes| {
            must_be_known(state, person)?;
            if state.secrets.contains_key(hash) {
                return Err(StoreError::Taken);
            }
            changes.push(Change::Secret(*hash, Some(Secret { person, created, last_used: Some(created) })));
            Ok(())
        })
        .await
    }

    /// Takes a secret away: one device is signed out.
    pub async fn remove_secret(&self, hash: &Hash) -> Result<(), StoreError> {
        self.write(|_, changes| {
            changes.push(Change::Secret(*hash, None));
            Ok(())
        })
        .await
    }

    /// The names of people, without those who are erased or unknown.
    pub async fn names(&self, ids: &[u64]) -> Result<HashMap<u64, String>, StoreError> {
        self.read(|state| {
            ids.iter().filter_map(|&id| Some((id, state.people.get(&id)?.name.clone()?))).collect()
        })
    }

    /// What a person said: the table and the body of each event, in the order of time.
    pub async fn said(&self, id: u64) -> Result<Vec<(u64, String)>, StoreError> {
        self.read(|state| {
            let mut said: Vec<(&(u64, u64), &Row)> =
                state.events.iter().filter(|(_, row)| row.said_by == Some(id)).collect();
            said.sort_by_key(|(key, row)| (row.at, **key));
            said.into_iter().map(|(&(table, _), row)| (table, row.body.clone())).collect()
        })
    }

    /// Gives a person another name. Says whether there is such a person.
    pub async fn rename(&self, id: u64, name: &str) -> Result<bool, StoreError> {
        self.write(|state, changes| {
            let Some(known) = state.people.get(&id).filter(|known| known.name.is_some()) else {
                return Ok(false);
            };
            changes.push(Change::Person(id, PersonRow { name: Some(name.to_owned()), ..known.clone() }));
            Ok(true)
        })
        .await
    }

    /// Keeps a one-time link of a person.
    pub async fn add_link(&self, hash: &Hash, person: u64, expires: u64) -> Result<(), StoreError> {
        self.write(|state, changes| {
            must_be_known(state, person)?;
            if state.links.contains_key(hash) {
                return Err(StoreError::Taken);
            }
            changes.push(Change::Link(*hash, Some(Link { person, expires })));
            Ok(())
        })
        .await
    }

    /// Whose link this is, if it has not expired; nobody can take it again.
    pub async fn take_link(&self, hash: &Hash, now: u64) -> Result<Option<u64>, StoreError> {
        self.write(|state, changes| {
            let is_gone = |(other, link): &(&Hash, &Link)| link.expires <= now || *other == hash;
            changes.extend(state.links.iter().filter(is_gone).map(|(&hash, _)| Change::Link(hash, None)));
            Ok(state.links.get(hash).filter(|link| link.expires > now).map(|link| link.person))
        })
        .await
    }

    /// The devices of a person, the newest first.
    pub async fn devices(&self, person: u64) -> Result<Vec<Device>, StoreError> {
        self.read(|state| {
            let mut devices: Vec<Device> = state
                .secrets
                .iter()
                .filter(|(_, secret)| secret.person == person)
                .map(|(&hash, secret)| Device { hash, created: secret.created, last_used: secret.last_used })
                .collect();
            devices.sort_by_key(|device| (Reverse(device.created), device.hash));
            devices
        })
    }

    /// A device is used now, so its person is here.
    pub async fn mark_device_used(&self, hash: &Hash, at: u64) -> Result<(), StoreError> {
        self.write(|state, changes| {
            let Some(secret) = state.secrets.get(hash) else { return Ok(()) };
            changes.push(Change::Secret(*hash, Some(Secret { last_used: Some(at), ..secret.clone() })));
            if let Some(known) = state.people.get(&secret.person).filter(|known| known.seen < at) {
                changes.push(Change::Person(secret.person, PersonRow { seen: at, ..known.clone() }));
            }
            Ok(())
        })
        .await
    }

    /// Signs devices of a person out, and takes back their links that were not used: all but one that stays. Says which
    /// devices were signed out.
    pub async fn sign_out_others(&self, person: u64, stays: &Hash) -> Result<Vec<Hash>, StoreError> {
        self.write(|state, changes| {
            changes.extend(links_of(state, person));
            let is_gone = |(hash, secret): &(&Hash, &Secret)| secret.person == person && *hash != stays;
            let gone: Vec<Hash> = state.secrets.iter().filter(is_gone).map(|(&hash, _)| hash).collect();
            changes.extend(gone.iter().map(|&hash| Change::Secret(hash, None)));
            Ok(gone)
        })
        .await
    }

    /// Takes back all links of a person that were not used; how many.
    pub async fn remove_links(&self, person: u64) -> Result<u64, StoreError> {
        self.write(|state, changes| {
            changes.extend(links_of(state, person));
            Ok(changes.len() as u64)
        })
        .await
    }

    /// How many links of a person can still be used.
    pub async fn open_links(&self, person: u64, now: u64) -> Result<u64, StoreError> {
        self.read(|state| {
            let is_open = |link: &&Link| link.person == person && link.expires > now;
            state.links.values().filter(is_open).count() as u64
        })
    }

    /// Keeps a token, unless its person has `most` that are not revoked. Says whether there was room. `Unknown` if nobody has
    /// the id of its person.
    pub async fn add_token(&self, token: NewToken, most: u64) -> Result<bool, StoreError> {
        self.write(|state, changes| {
            let NewToken { id, person, hash, label, scopes, created } = token;
            must_be_known(state, person)?;
            let is_own = |token: &&TokenRow| token.person == person && token.revoked.is_none();
            if state.tokens.values().filter(is_own).count() as u64 >= most {
                return Ok(false);
            }
            if state.tokens.contains_key(&id) || state.tokens.values().any(|other| other.hash == hash) {
                return Err(StoreError::Taken);
            }
            let (last_used, revoked) = (None, None);
            let kept = TokenRow { person, hash, label, scopes, created, last_used, revoked };
            changes.push(Change::Token(id, Some(kept)));
            Ok(true)
        })
        .await
    }

    /// The token with this hash, unless it is revoked.
    pub async fn token_by_hash(&self, hash: &Hash) -> Result<Option<Token>, StoreError> {
        self.read(|state| {
            let is_it = |(_, token): &(&u64, &TokenRow)| token.hash == *hash && token.revoked.is_none();
            state.tokens.iter().find(is_it).map(|(&id, token)| to_token(id, token))
        })
    }

    /// All tokens of a person, the newest first; revoked ones too.
    pub async fn tokens(&self, person: u64) -> Result<Vec<Token>, StoreError> {
        self.read(|state| {
            let of_person = state.tokens.iter().filter(|(_, token)| token.person == person);
            let mut tokens: Vec<Token> = of_person.map(|(&id, token)| to_token(id, token)).collect();
            tokens.sort_by_key(|token| (Reverse(token.created), token.id.cast_signed()));
            tokens
        })
    }

    /// A token was used.
    pub async fn mark_token_used(&self, id: u64, at: u64) -> Result<(), StoreError> {
        self.write(|state, changes| {
            if let Some(token) = state.tokens.get(&id) {
                changes.push(Change::Token(id, Some(TokenRow { last_used: Some(at), ..token.clone() })));
            }
            Ok(())
        })
        .await
    }

    /// Revokes a token of a person. Says whether they had such a token that was not revoked.
    pub async fn revoke_token(&self, person: u64, id: u64, at: u64) -> Result<bool, StoreError> {
        self.write(|state, changes| {
            let is_it = |token: &&TokenRow| token.person == person && token.revoked.is_none();
            let Some(token) = state.tokens.get(&id).filter(is_it) else { return Ok(false) };
            changes.push(Change::Token(id, Some(TokenRow { revoked: Some(at), ..token.clone() })));
            Ok(true)
        })
        .await
    }

    /// Keeps a map of a person, in place of one of the same game and name; not if they have `most` others. Says
    /// whether there was room. `Unknown` if nobody has this id.
    pub async fn save_map(&self, person: u64, map: SavedMap, most: u64) -> Result<bool, StoreError> {
        self.write(|state, changes| {
            must_be_known(state, person)?;
            let key = (person, map.game, map.name);
            let others = state.maps.keys().filter(|other| other.0 == person && **other != key).count();
            let has_room = (others as u64) < most;
            if has_room {
                changes.push(Change::Map(key, Some(Map { code: map.code, saved: map.saved })));
            }
            Ok(has_room)
        })
        .await
    }

    /// The maps of a person, the last saved first.
    pub async fn saved_maps(&self, person: u64) -> Result<Vec<SavedMap>, StoreError> {
        self.read(|state| {
            let of_person = state.maps.iter().filter(|((owner, _, _), _)| *owner == person);
            let map = |((_, game, name), map): (&(u64, String, String), &Map)| SavedMap {
                game: game.clone(),
                name: name.clone(),
                code: map.code.clone(),
                saved: map.saved,
            };
            let mut maps: Vec<SavedMap> = of_person.map(map).collect();
            // Those of the same moment stand in the order of game and name already.
            maps.sort_by_key(|map| Reverse(map.saved));
            maps
        })
    }

    /// Takes a map away; says whether there was one.
    pub async fn remove_map(&self, person: u64, game: &str, name: &str) -> Result<bool, StoreError> {
        self.write(|state, changes| {
            let key = (person, game.to_owned(), name.to_owned());
            let is_there = state.maps.contains_key(&key);
            if is_there {
                changes.push(Change::Map(key, None));
            }
            Ok(is_there)
        })
        .await
    }

    /// Keeps a pack. One with the same digest is the same pack: its files stay, and if it was removed it is there
    /// again, owned by the person who adds it now.
    pub async fn save_pack(&self, pack: AddedPack) -> Result<(), StoreError> {
        self.write(|state, changes| {
            let AddedPack { digest, mut files, owner, added } = pack;
            files = match state.packs.get(&digest) {
                Some(kept) if kept.removed.is_none() => return Ok(()),
                Some(kept) => kept.files.clone(),
                None => {
                    files.sort_by(|one, other| one.name.cmp(&other.name));
                    if files.windows(2).any(|two| two[0].name == two[1].name) {
                        return Err(StoreError::Taken);
                    }
                    files
                }
            };
            let kept = Pack { files, owner: Some(owner), added: Some(added), removed: None };
            changes.push(Change::Pack(digest, kept));
            Ok(())
        })
        .await
    }

    /// The digests of all packs, in order.
    pub async fn packs(&self) -> Result<Vec<String>, StoreError> {
        self.read(|state| state.packs.keys().cloned().collect())
    }

    /// All packs with what is known about them, the first added first.
    pub async fn stored_packs(&self) -> Result<Vec<StoredPack>, StoreError> {
        self.read(|state| {
            let pack = |(digest, pack): (&String, &Pack)| StoredPack {
                digest: digest.clone(),
                owner: pack.owner,
                added: pack.added,
                removed: pack.removed,
            };
            let mut packs: Vec<StoredPack> = state.packs.iter().map(pack).collect();
            packs.sort_by_key(|pack| pack.added);
            packs
        })
    }

    /// The files of a pack, by name.
    pub async fn pack(&self, digest: &str) -> Result<Option<Vec<PackFile>>, StoreError> {
        self.read(|state| state.packs.get(digest).map(|pack| pack.files.clone()))
    }

    /// Puts a text into the cache, in place of one with the same key. Beyond `max` of a kind, the oldest are removed.
    pub async fn put_cached_text(&self, text: CachedText, max: u64) -> Result<(), StoreError> {
        self.write(|state, changes| {
            let CachedText { kind, key, kept, body } = text;
            let others = state.texts.iter().filter(|((other, name), _)| *other == kind && *name != key);
            let mut all: Vec<(u64, &str)> = others
                .map(|((_, key), text)| (text.kept, key.as_str()))
                .chain([(kept, key.as_str())])
                .collect();
            all.sort_unstable_by_key(|&text| Reverse(text));
            let (stay, gone) = all.split_at(all.len().min(usize::try_from(max).unwrap_or(usize::MAX)));
            let is_kept = stay.contains(&(kept, key.as_str()));
            changes.extend(gone.iter().map(|(_, key)| Change::Text(kind, (*key).to_owned(), None)));
            if is_kept {
                changes.push(Change::Text(kind, key.clone(), Some(Text { kept, body })));
            }
            Ok(())
        })
        .await
    }

    /// How many texts of a kind there are.
    pub async fn count_cached_texts(&self, kind: CachedTextKind) -> Result<u64, StoreError> {
        self.read(|state| state.texts.keys().filter(|(other, _)| *other == kind).count() as u64)
    }

    /// Finds a cached text.
    pub async fn cached_text(&self, kind: CachedTextKind, key: &str) -> Result<Option<String>, StoreError> {
        self.read(|state| state.texts.get(&(kind, key.to_owned())).map(|text| text.body.clone()))
    }

    /// Forgets a person: name, secrets, tokens, links and saved maps are gone, only the id stays. The body of every event that
    /// they said becomes what `blank` makes of it, and snapshots that may repeat it are dropped. Says whether there
    /// was such a person.
    pub async fn erase(
        &self,
        id: u64,
        blank: impl Fn(&str) -> String + Send + Sync + 'static,
    ) -> Result<bool, StoreError> {
        let was_known = self.erase_rows(id, blank).await?;
        // All is erased already; whether the journal forgets it now or later is no reason to say that it failed.
        _ = self.compact().await;
        Ok(was_known)
    }

    async fn erase_rows(&self, id: u64, blank: impl Fn(&str) -> String) -> Result<bool, StoreError> {
        self.write(|state, changes| {
            if let Some(known) = state.people.get(&id).filter(|known| known.name.is_some()) {
                let erased = PersonRow { name: None, seen: known.created, ..known.clone() };
                changes.push(Change::Person(id, erased));
            }
            let of_person = |person: u64| person == id;
            let secrets = state.secrets.iter().filter(|(_, secret)| of_person(secret.person));
            changes.extend(secrets.map(|(&hash, _)| Change::Secret(hash, None)));
            let tokens = state.tokens.iter().filter(|(_, token)| of_person(token.person));
            changes.extend(tokens.map(|(&id, _)| Change::Token(id, None)));
            changes.extend(links_of(state, id));
            let maps = state.maps.keys().filter(|key| of_person(key.0));
            changes.extend(maps.map(|key| Change::Map(key.clone(), None)));
            let packs = state.packs.iter().filter(|(_, pack)| pack.owner == Some(id));
            changes
                .extend(packs.map(|(digest, pack)| {
                    Change::Pack(digest.clone(), Pack { owner: None, ..pack.clone() })
                }));
            for (&(table, _), row) in state.events.iter().filter(|(_, row)| row.said_by == Some(id)) {
                let row = Row { body: blank(&row.body), said_by: None, ..row.clone() };
                changes.push(Change::Snapshot(table, None));
                changes.push(Change::Events(table, vec![row]));
            }
            Ok(state.knows(id))
        })
        .await
    }
}

fn person(state: &State, id: u64) -> Option<Person> {
    let PersonRow { name, created, seen } = state.people.get(&id)?.clone();
    Some(Person { id, name: name?, created, seen })
}

/// Fails if the person is unknown or erased.
fn must_be_known(state: &State, person: u64) -> Result<(), StoreError> {
    if state.knows(person) { Ok(()) } else { Err(StoreError::Unknown) }
}

fn links_of(state: &State, person: u64) -> impl Iterator<Item = Change> {
    state
        .links
        .iter()
        .filter(move |(_, link)| link.person == person)
        .map(|(&hash, _)| Change::Link(hash, None))
}

fn to_token(id: u64, token: &TokenRow) -> Token {
    let TokenRow { person, label, scopes, created, last_used, revoked, .. } = token.clone();
    Token { id, person, label, scopes, created, last_used, revoked }
}
