//! The seats of a table, in two forms: a text in the row of the table, and rows to find the tables of a person.

use crate::encoding::from_id;
use crate::error::StoreError;
use crate::sqlite::Connection;

/// One word for each place: an id, or `-` where no person sits.
pub(crate) fn encode(seats: &[Option<u64>]) -> String {
    let word = |seat: &Option<u64>| seat.map_or_else(|| "-".to_owned(), |person| person.to_string());
    seats.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// The places as they were.
pub(crate) fn decode(text: &str) -> Vec<Option<u64>> {
    text.split_ascii_whitespace().map(|word| word.parse().ok()).collect()
}

/// Replaces the seats of a table.
pub(crate) async fn replace(
    connection: &mut Connection,
    table: u64,
    seats: &[Option<u64>],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM seats WHERE table_id = $1")
        .bind(from_id(table))
        .execute(&mut *connection)
        .await?;
    insert(connection, table, seats).await
}

/// Lets these sit at a table.
pub(crate) async fn insert(
    connection: &mut Connection,
    table: u64,
    seats: &[Option<u64>],
) -> Result<(), StoreError> {
    for (person, place) in seats.iter().zip(1i64..).filter_map(|(&seat, place)| Some((seat?, place))) {
        sqlx::query("INSERT INTO seats (person, table_id, place) VALUES ($1, $2, $3)")
            .bind(from_id(person))
            .bind(from_id(table))
            .bind(place)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_as_they_are_written() {
        for seats in [vec![], vec![None], vec![Some(0), None, Some(u64::MAX), None]] {
            assert_eq!(decode(&encode(&seats)), seats);
        }
    }
}
