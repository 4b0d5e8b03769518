//! Maps that people keep.

use crate::encoding::{from_count, from_id, to_count};
use crate::error::StoreError;
use crate::person::must_be_known;
use crate::rows::SavedMap;
use crate::sqlite::Connection;
use crate::store::Store;

impl Store {
    /// Keeps a map of a person, in place of one of the same game and name; not if they have `most` others. Says
    /// whether there was room. `Unknown` if nobody has this id.
    pub async fn save_map(&self, person: u64, map: SavedMap, most: u64) -> Result<bool, StoreError> {
        self.write(move |connection| Box::pin(async move { save(connection, person, &map, most).await }))
            .await
    }

    /// The maps of a person, the last saved first.
    pub async fn saved_maps(&self, person: u64) -> Result<Vec<SavedMap>, StoreError> {
        let sql = "SELECT game, name, code, saved FROM saved_maps WHERE person = $1 ORDER BY saved DESC, game, name";
        let kept: Vec<(String, String, String, i64)> =
            self.fetch_all(sqlx::query_as(sql).bind(from_id(person))).await?;
        let map = |(game, name, code, saved)| SavedMap { game, name, code, saved: to_count(saved) };
        Ok(kept.into_iter().map(map).collect())
    }

    /// Takes a map away; says whether there was one.
    pub async fn remove_map(&self, person: u64, game: &str, name: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM saved_maps WHERE person = $1 AND game = $2 AND name = $3";
        let query = sqlx::query(sql).bind(from_id(person)).bind(game.to_owned()).bind(name.to_owned());
        Ok(self.execute(query).await? > 0)
    }
}

async fn save(
    connection: &mut Connection,
    person: u64,
    map: &SavedMap,
    most: u64,
) -> Result<bool, StoreError> {
    must_be_known(connection, person).await?;
    let sql = "SELECT COUNT(*) FROM saved_maps WHERE person = $1 AND NOT (game = $2 AND name = $3)";
    let (others,): (i64,) = sqlx::query_as(sql)
        .bind(from_id(person))
        .bind(map.game.clone())
        .bind(map.name.clone())
        .fetch_one(&mut *connection)
        .await?;
    if to_count(others) >= most {
        return Ok(false);
    }
    let sql = "INSERT INTO saved_maps (person, game, name, code, saved) VALUES ($1, $2, $3, $4, $5) \
               ON CONFLICT (person, game, name) DO UPDATE SET code = excluded.code, saved = excluded.saved";
    sqlx::query(sql)
        .bind(from_id(person))
        .bind(map.game.clone())
        .bind(map.name.clone())
        .bind(map.code.clone())
        .bind(from_count(map.saved))
        .execute(connection)
        .await?;
    Ok(true)
}
