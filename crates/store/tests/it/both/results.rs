//! Results: one for each game, in the order in which games ended.

use carvania_store::{GameResult, Index};

use super::{Store, create, store};
use crate::{rows, table};

fn over(is_listed: bool, seats: &[u64], result: &str) -> Index {
    let seats = seats.iter().map(|&person| Some(person)).collect();
    let (stage, result) = ("over".to_owned(), Some(result.to_owned()));
    Index { stage, is_listed, seats, result, ..Index::default() }
}

fn result(number: u64, table: u64, body: &str) -> GameResult {
    GameResult { number, table, body: body.to_owned(), is_hinted: false }
}

/// Table 9 ended first, then 4 and 7; only 4 is for everybody to find.
async fn three() -> Store {
    let store = store().await;
    for (id, is_listed, seats) in [(9, false, [1, 2]), (4, true, [1, 3]), (7, false, [2, 3])] {
        create(&store, id).await;
        store.append(id, &rows(2, 2), &over(is_listed, &seats, &format!("end of {id}"))).await.unwrap();
    }
    store
}

#[tokio::test]
async fn results_come_in_the_order_of_their_games() {
    let store = three().await;
    let all = [result(1, 9, "end of 9"), result(2, 4, "end of 4"), result(3, 7, "end of 7")];
    assert_eq!(store.results(0, 10).await.unwrap(), all);
    assert_eq!(store.results(1, 1).await.unwrap(), all[1..2]);
    assert_eq!(store.results(3, 10).await.unwrap(), []);
}

#[tokio::test]
async fn the_first_result_of_a_game_stays() {
    let store = three().await;
    store.append(9, &rows(3, 3), &over(false, &[1, 2], "another end")).await.unwrap();
    store.save_result(9, "yet another").await.unwrap();
    store.note_hint(9).await.unwrap();
    store.note_hint(9).await.unwrap();
    let first = GameResult { is_hinted: true, ..result(1, 9, "end of 9") };
    assert_eq!(store.results(0, 1).await.unwrap(), [first]);
    assert_eq!(store.results(0, 10).await.unwrap().len(), 3);
}

#[tokio::test]
async fn the_results_of_somebody_are_for_those_who_may_find_the_tables() {
    let store = three().await;
    let tables = async |person, viewer, before| {
        let found = store.results_of(person, viewer, before, 10).await.unwrap();
        found.iter().map(|result| result.table).collect::<Vec<_>>()
    };
    assert_eq!(tables(1, None, None).await, [4]);
    assert_eq!(tables(1, Some(1), None).await, [4, 9]);
    assert_eq!(tables(1, Some(2), None).await, [4, 9]);
    assert_eq!(tables(1, Some(3), None).await, [4]);
    assert_eq!(tables(3, Some(3), None).await, [7, 4]);
    assert_eq!(tables(3, Some(3), Some(3)).await, [4]);
    assert_eq!(tables(8, Some(8), None).await, [0; 0]);
}

#[tokio::test]
async fn games_that_ended_before_there_were_results_can_be_given_one() {
    let store = store().await;
    for (id, stage, changed) in [(1, "over", 9), (2, "playing", 1), (3, "over", 5)] {
        let index = Index { stage: stage.to_owned(), changed, ..Index::default() };
        store.create(table(id, index), &rows(1, 1)).await.unwrap();
    }
    assert_eq!(store.without_result("over").await.unwrap(), [3, 1]);
    store.save_result(3, "end of 3").await.unwrap();
    assert_eq!(store.without_result("over").await.unwrap(), [1]);
    assert!(store.save_result(99, "of no table").await.is_err());
}
