//! Component packs: the files that games were dealt from, known by their digest.

use std::path::Path;

use sqlx::{ConnectOptions as _, Connection as _};

use crate::encoding::{from_count, from_id, to_count, to_id};
use crate::error::StoreError;
use crate::rows::{AddedPack, PackFile, StoredPack};
use crate::sqlite::{self, Connection};
use crate::store::{Store, must_be_newest};

/// A pack as the table has it: its digest, its owner, when it was added and when removed.
type PackColumns = (String, Option<i64>, Option<i64>, Option<i64>);

impl Store {
    /// Keeps a pack. One with the same digest is the same pack: its files stay, and if it was removed it is there
    /// again, owned by the person who adds it now.
    pub async fn save_pack(&self, pack: AddedPack) -> Result<(), StoreError> {
        self.write(move |connection| Box::pin(async move { insert(connection, &pack).await })).await
    }

    /// The digests of all packs, in order.
    pub async fn packs(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT digest FROM packs ORDER BY digest";
        let digests: Vec<(String,)> = self.fetch_all(sqlx::query_as(sql)).await?;
        Ok(digests.into_iter().map(|(digest,)| digest).collect())
    }

    /// All packs with what is known about them, the first added first.
    pub async fn stored_packs(&self) -> Result<Vec<StoredPack>, StoreError> {
        let sql = "SELECT digest, owner, added, removed FROM packs ORDER BY added, digest";
        let kept: Vec<PackColumns> = self.fetch_all(sqlx::query_as(sql)).await?;
        let pack = |(digest, owner, added, removed): PackColumns| StoredPack {
            digest,
            owner: owner.map(to_id),
            added: added.map(to_count),
            removed: removed.map(to_count),
        };
        Ok(kept.into_iter().map(pack).collect())
    }

    /// The files of a pack, by name.
    pub async fn pack(&self, digest: &str) -> Result<Option<Vec<PackFile>>, StoreError> {
        // A pack without files is a pack: one row without a name.
        let sql = "SELECT name, body FROM packs LEFT JOIN pack_files ON pack_files.digest = packs.digest \
                   WHERE packs.digest = $1 ORDER BY name";
        let rows: Vec<(Option<String>, Option<String>)> =
            self.fetch_all(sqlx::query_as(sql).bind(digest.to_owned())).await?;
        let file =
            |(name, body): (Option<String>, Option<String>)| Some(PackFile { name: name?, body: body? });
        Ok((!rows.is_empty()).then(|| rows.into_iter().filter_map(file).collect()))
    }

    /// Removes a pack from what new tables can choose, also while a server has the database open; whether there was
    /// such a pack. Its files stay, for the tables that were opened with it.
    pub async fn remove_pack(path: &Path, digest: &str, now: u64) -> Result<bool, StoreError> {
        must_be_newest(path).await?;
        let mut connection = sqlite::writer_options(path).connect().await?;
        let sql = "UPDATE packs SET removed = $2 WHERE digest = $1 AND removed IS NULL";
        let query = sqlx::query(sql).bind(digest.to_owned()).bind(from_count(now));
        let removed = query.execute(&mut connection).await?.rows_affected();
        connection.close().await?;
        Ok(removed > 0)
    }
}

async fn insert(connection: &mut Connection, pack: &AddedPack) -> Result<(), StoreError> {
    let sql = "INSERT INTO packs (digest, owner, added) VALUES ($1, $2, $3) ON CONFLICT (digest) DO NOTHING";
    let insert = sqlx::query(sql).bind(pack.digest.clone()).bind(from_id(pack.owner));
    let added = insert.bind(from_count(pack.added)).execute(&mut *connection).await?.rows_affected();
    if added == 0 {
        let sql = "UPDATE packs SET owner = $2, added = $3, removed = NULL \
                   WHERE digest = $1 AND removed IS NOT NULL";
        let again = sqlx::query(sql).bind(pack.digest.clone()).bind(from_id(pack.owner));
        again.bind(from_count(pack.added)).execute(connection).await?;
        return Ok(());
    }
    for file in &pack.files {
        sqlx::query("INSERT INTO pack_files (digest, name, body) VALUES ($1, $2, $3)")
            .bind(pack.digest.clone())
            .bind(file.name.clone())
            .bind(file.body.clone())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
