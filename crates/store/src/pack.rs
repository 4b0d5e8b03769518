//! Component packs: the files that games were dealt from, known by their digest.

use crate::error::StoreError;
use crate::sqlite::Connection;
use crate::store::Store;

/// A file of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackFile {
    /// Its name.
    pub name: String,
    /// What stands in it.
    pub body: String,
}

impl Store {
    /// Keeps a pack. One with the same digest is the same pack: it stays as it is.
    pub async fn keep_pack(&self, digest: &str, files: &[PackFile]) -> Result<(), StoreError> {
        let (digest, files) = (digest.to_owned(), files.to_vec());
        self.write(move |connection| Box::pin(async move { insert(connection, &digest, &files).await })).await
    }

    /// The digests of all packs, in order.
    pub async fn packs(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT digest FROM packs ORDER BY digest";
        let digests: Vec<(String,)> = sqlx::query_as(sql).fetch_all(self.readers()).await?;
        Ok(digests.into_iter().map(|(digest,)| digest).collect())
    }

    /// The files of a pack, by name.
    pub async fn pack(&self, digest: &str) -> Result<Option<Vec<PackFile>>, StoreError> {
        // A pack without files is a pack: one row without a name.
        let sql = "SELECT name, body FROM packs LEFT JOIN pack_files ON pack_files.digest = packs.digest \
                   WHERE packs.digest = $1 ORDER BY name";
        let rows: Vec<(Option<String>, Option<String>)> =
            sqlx::query_as(sql).bind(digest.to_owned()).fetch_all(self.readers()).await?;
        let file =
            |(name, body): (Option<String>, Option<String>)| Some(PackFile { name: name?, body: body? });
        Ok((!rows.is_empty()).then(|| rows.into_iter().filter_map(file).collect()))
    }
}

async fn insert(connection: &mut Connection, digest: &str, files: &[PackFile]) -> Result<(), StoreError> {
    let sql = "INSERT INTO packs (digest) VALUES ($1) ON CONFLICT (digest) DO NOTHING";
    let added = sqlx::query(sql).bind(digest.to_owned()).execute(&mut *connection).await?.rows_affected();
    if added == 0 {
        return Ok(());
    }
    for file in files {
        sqlx::query("INSERT INTO pack_files (digest, name, body) VALUES ($1, $2, $3)")
            .bind(digest.to_owned())
            .bind(file.name.clone())
            .bind(file.body.clone())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
