//! What the operator of a server does about people and tables, with a log of it.

use std::path::Path;

use sqlx::{ConnectOptions as _, Connection as _};

use crate::encoding::{from_count, from_id, to_count, to_id};
use crate::error::StoreError;
use crate::file;
use crate::rows::{Act, ListedPerson, NewAct};
use crate::sqlite;
use crate::store::{Store, must_be_newest};

/// Number, when, act, subject, detail, reason, done, outcome.
type ActColumns = (i64, i64, String, i64, Option<String>, String, Option<i64>, Option<String>);

fn to_act((number, asked, act, subject, detail, reason, done, outcome): ActColumns) -> Act {
    let asked = NewAct { asked: to_count(asked), act, subject: to_id(subject), detail, reason };
    let done = done.map(|done| (to_count(done), outcome.unwrap_or_default()));
    Act { number: to_count(number), asked, done }
}

const ACTS: &str = "SELECT number, asked, act, subject, detail, reason, done, outcome FROM admin_acts";

impl Store {
    /// Asks for something, also while a server has the database open, which does it. Says its number.
    pub async fn ask_act(path: &Path, act: NewAct) -> Result<u64, StoreError> {
        must_be_newest(path).await?;
        let mut connection = sqlite::writer_options(path).connect().await?;
        let sql = "INSERT INTO admin_acts (asked, act, subject, detail, reason) VALUES ($1, $2, $3, $4, $5) \
                   RETURNING number";
        let (number,): (i64,) = sqlx::query_as(sql)
            .bind(from_count(act.asked))
            .bind(act.act)
            .bind(from_id(act.subject))
            .bind(act.detail)
            .bind(act.reason)
            .fetch_one(&mut connection)
            .await?;
        connection.close().await?;
        Ok(to_count(number))
    }

    /// Whether a server has a database open.
    pub fn is_served(path: &Path) -> bool {
        file::is_locked(path)
    }

    /// What was asked for and is not done, the first first.
    pub async fn open_acts(&self) -> Result<Vec<Act>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("{ACTS} WHERE done IS NULL ORDER BY number"));
        let found: Vec<ActColumns> = self.fetch_all(sqlx::query_as(sql)).await?;
        Ok(found.into_iter().map(to_act).collect())
    }

    /// What was asked for last, the last first.
    pub async fn acts(&self, most: u32) -> Result<Vec<Act>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("{ACTS} ORDER BY number DESC LIMIT $1"));
        let found: Vec<ActColumns> = self.fetch_all(sqlx::query_as(sql).bind(i64::from(most))).await?;
        Ok(found.into_iter().map(to_act).collect())
    }

    /// Notes what came of something that was asked for.
    pub async fn finish_act(&self, number: u64, at: u64, outcome: &str) -> Result<(), StoreError> {
        let sql = "UPDATE admin_acts SET done = $2, outcome = $3 WHERE number = $1 AND done IS NULL";
        let query = sqlx::query(sql).bind(from_count(number)).bind(from_count(at)).bind(outcome.to_owned());
        self.execute(query).await?;
        Ok(())
    }

    /// Shuts a person out, or lets them in again. Says whether there is such a person.
    pub async fn shut_out(&self, person: u64, since: Option<u64>) -> Result<bool, StoreError> {
        let sql = "UPDATE people SET shut_out = $2 WHERE id = $1 AND name IS NOT NULL";
        let query = sqlx::query(sql).bind(from_id(person)).bind(since.map(from_count));
        Ok(self.execute(query).await? > 0)
    }

    /// People whose name contains a text, most recent visitors first.
    pub async fn list_people(&self, text: &str, most: u32) -> Result<Vec<ListedPerson>, StoreError> {
        let sql = "SELECT id, name, created, seen, shut_out FROM people WHERE name IS NOT NULL \
                   AND ($1 = '' OR LOWER(name) LIKE '%' || LOWER($1) || '%' ESCAPE '!') \
                   ORDER BY seen DESC, id LIMIT $2";
        let text = text.replace('!', "!!").replace('%', "!%").replace('_', "!_");
        let found: Vec<(i64, String, i64, i64, Option<i64>)> =
            self.fetch_all(sqlx::query_as(sql).bind(text).bind(i64::from(most))).await?;
        let person =
            |(id, name, created, seen, shut_out): (i64, String, i64, i64, Option<i64>)| ListedPerson {
                id: to_id(id),
                name,
                created: to_count(created),
                seen: to_count(seen),
                shut_out: shut_out.map(to_count),
            };
        Ok(found.into_iter().map(person).collect())
    }
}
