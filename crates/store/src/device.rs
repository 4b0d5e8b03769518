//! Devices: each has a secret of its person, by which they are known there. One is signed out by taking its secret away.

use crate::Hash;
use crate::encoding::{from_count, from_id, to_count, to_hash};
use crate::error::StoreError;
use crate::rows::Device;
use crate::sqlite::Connection;
use crate::store::Store;

/// Hash, when it came, when it was last used.
type DeviceColumns = (Vec<u8>, i64, Option<i64>);

impl Store {
    /// The devices of a person, the newest first.
    pub async fn devices(&self, person: u64) -> Result<Vec<Device>, StoreError> {
        let sql = "SELECT hash, created, last_used FROM person_secrets WHERE person = $1 \
                   ORDER BY created DESC, hash";
        let kept: Vec<DeviceColumns> = self.fetch_all(sqlx::query_as(sql).bind(from_id(person))).await?;
        kept.into_iter().map(to_device).collect()
    }

    /// A device is used now, so its person is here.
    pub async fn mark_device_used(&self, hash: &Hash, at: u64) -> Result<(), StoreError> {
        let hash = *hash;
        self.write(move |connection| Box::pin(async move { mark_device_used(connection, &hash, at).await }))
            .await
    }

    /// Signs devices of a person out, and takes back their links that were not used: all but one that stays. Says which
    /// devices were signed out.
    pub async fn sign_out_others(&self, person: u64, stays: &Hash) -> Result<Vec<Hash>, StoreError> {
        let stays = *stays;
        self.write(move |connection| {
            Box::pin(async move { sign_out_others(connection, person, &stays).await })
        })
        .await
    }

    /// Takes back all links of a person that were not used; how many.
    pub async fn remove_links(&self, person: u64) -> Result<u64, StoreError> {
        self.execute(sqlx::query("DELETE FROM links WHERE person = $1").bind(from_id(person))).await
    }

    /// How many links of a person can still be used.
    pub async fn open_links(&self, person: u64, now: u64) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM links WHERE person = $1 AND expires > $2";
        let (open,): (i64,) =
            self.fetch_one(sqlx::query_as(sql).bind(from_id(person)).bind(from_count(now))).await?;
        Ok(to_count(open))
    }
}

fn to_device((hash, created, last_used): DeviceColumns) -> Result<Device, StoreError> {
    let last_used = last_used.map(to_count);
    Ok(Device { hash: to_hash(hash)?, created: to_count(created), last_used })
}

async fn mark_device_used(connection: &mut Connection, hash: &Hash, at: u64) -> Result<(), StoreError> {
    let statements = [
        "UPDATE person_secrets SET last_used = $2 WHERE hash = $1",
        "UPDATE people SET seen = $2 WHERE seen < $2 AND id IN (SELECT person FROM person_secrets WHERE hash = $1)",
    ];
    for sql in statements {
        sqlx::query(sql).bind(hash.to_vec()).bind(from_count(at)).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn sign_out_others(
    connection: &mut Connection,
    person: u64,
    stays: &Hash,
) -> Result<Vec<Hash>, StoreError> {
    sqlx::query("DELETE FROM links WHERE person = $1")
        .bind(from_id(person))
        .execute(&mut *connection)
        .await?;
    let sql = "DELETE FROM person_secrets WHERE person = $1 AND hash <> $2 RETURNING hash";
    let gone: Vec<(Vec<u8>,)> =
        sqlx::query_as(sql).bind(from_id(person)).bind(stays.to_vec()).fetch_all(connection).await?;
    gone.into_iter().map(|(hash,)| to_hash(hash)).collect()
}
