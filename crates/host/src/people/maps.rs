//! Maps that people make: random ones, and those they save under a name.

use carvania_rules::Title;
use carvania_rules::map::file::Shape;
use carvania_rules::map::{Draft, random};
use carvania_store as store;
use carvania_tables::{PersonId, Timestamp};

use crate::error::HostError;
use crate::people::name::Name;
use crate::people::{People, PeopleError, known};
use crate::random::{NoRandomness, Randomness};

/// How many maps a person can save.
pub const MAX_MAPS: u64 = 100;

/// A map that a person has saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedMap {
    /// The game that it is for.
    pub game: Title,
    /// The name that its maker gave it.
    pub name: String,
    /// The map, which may be unfinished.
    pub draft: Draft,
    /// When it was last saved.
    pub saved: Timestamp,
}

/// A random map for a game, with as close to the given number of valleys as the game allows.
pub fn random_map(shape: Shape, valleys: usize) -> Result<Draft, NoRandomness> {
    let file = random::map(shape, valleys, &mut Randomness::system().chooser()?);
    Ok(Draft::try_from(&file).expect("the cells of a random map hang together"))
}

impl People {
    /// Saves a map under a name, in place of a map of the same game with that name.
    pub async fn save_map(
        &self,
        id: PersonId,
        game: Title,
        name: &str,
        draft: &Draft,
    ) -> Result<Name, PeopleError> {
        let name = Name::try_from(name)?;
        let saved = self.context().now().0;
        let map = store::SavedMap {
            game: game.to_string(),
            name: name.to_string(),
            code: draft.to_string(),
            saved,
        };
        let has_room = self.context().store.save_map(id.0, map, MAX_MAPS).await.map_err(known)?;
        if has_room { Ok(name) } else { Err(PeopleError::Maps) }
    }

    /// The saved maps of a person, the last saved first, without those that cannot be read any more.
    pub async fn maps(&self, id: PersonId) -> Result<Vec<SavedMap>, HostError> {
        let kept = self.context().store.saved_maps(id.0).await?;
        Ok(kept.into_iter().filter_map(read).collect())
    }

    /// Removes a map. Says whether there was one.
    pub async fn remove_map(&self, id: PersonId, game: Title, name: &str) -> Result<bool, HostError> {
        Ok(self.context().store.remove_map(id.0, game.code(), name).await?)
    }
}

fn read(map: store::SavedMap) -> Option<SavedMap> {
    let store::SavedMap { game, name, code, saved } = map;
    Some(SavedMap { game: game.parse().ok()?, name, draft: code.parse().ok()?, saved: Timestamp(saved) })
}
