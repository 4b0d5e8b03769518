//! Events, snapshots, seeds.

use carvania_store::{AppendError, Index, OwnerLimit, Row, StoreError};
use tokio::task::JoinSet;

use super::{Store, create, store};
use crate::{hash, row, rows, table};

#[tokio::test]
async fn what_is_appended_is_read_in_order() {
    let store = store().await;
    create(&store, u64::MAX).await;
    store.append(u64::MAX, &rows(2, 5), &Index::default()).await.unwrap();
    store.append(u64::MAX, &rows(6, 6), &Index::default()).await.unwrap();
    assert_eq!(store.events(u64::MAX, 0).await.unwrap(), rows(1, 6));
    assert_eq!(store.events(u64::MAX, 4).await.unwrap(), rows(5, 6));
    assert_eq!(store.events(u64::MAX, 6).await.unwrap(), []);
    assert_eq!(store.events(1, 0).await.unwrap(), []);
}

#[tokio::test]
async fn no_event_comes_after_the_greatest_number() {
    let store = store().await;
    create(&store, 1).await;
    assert_eq!(store.events(1, u64::MAX).await.unwrap(), []);
}

#[tokio::test]
async fn a_number_that_is_not_the_next_is_a_conflict() {
    let store = store().await;
    create(&store, 1).await;
    for wanted in
        [rows(1, 1), rows(1, 2), rows(3, 3), vec![row(2), row(2)], vec![row(2), row(4)], vec![row(u64::MAX)]]
    {
        let refused =
            store.append(1, &wanted, &Index { stage: "other".to_owned(), ..Index::default() }).await;
        assert!(matches!(refused, Err(AppendError::Conflict { last: 1, .. })), "{wanted:?}: {refused:?}");
    }
    assert_eq!(store.events(1, 0).await.unwrap(), rows(1, 1));
    assert_eq!(store.listed(1).await.unwrap().unwrap().index, Index::default());
}

#[tokio::test]
async fn nothing_is_appended_to_a_table_that_is_not_there() {
    let refused = store().await.append(1, &rows(1, 1), &Index::default()).await;
    assert!(matches!(refused, Err(AppendError::NoTable)));
}

#[tokio::test]
async fn the_index_can_be_rewritten_alone() {
    let store = store().await;
    create(&store, 1).await;
    let index = Index { seats: vec![Some(3), None], changed: 9, ..Index::default() };
    store.append(1, &[], &index).await.unwrap();
    let listed = store.listed(1).await.unwrap().unwrap();
    assert_eq!((listed.index, listed.last), (index, 1));
}

#[tokio::test]
async fn an_id_or_invite_is_taken_once() {
    let store = store().await;
    create(&store, 1).await;
    let again = store.create(table(1, Index::default()), &rows(1, 3)).await;
    assert!(matches!(again, Err(StoreError::Taken)));
    let mut same_invite = table(2, Index::default());
    same_invite.invite_hash = hash(1);
    assert!(matches!(store.create(same_invite, &rows(1, 1)).await, Err(StoreError::Taken)));
    assert_eq!(store.events(1, 0).await.unwrap(), rows(1, 1));
    assert_eq!(store.seed(2).await.unwrap(), None);
}

#[tokio::test]
async fn an_invite_leads_to_its_table_and_the_seed_is_kept() {
    let store = store().await;
    create(&store, 1).await;
    assert_eq!(store.invited(&hash(1)).await.unwrap(), Some(1));
    assert_eq!(store.invited(&hash(2)).await.unwrap(), None);
    assert_eq!(store.seed(1).await.unwrap(), Some(hash(1 ^ 0x5eed)));
    assert_eq!(store.seed(2).await.unwrap(), None);
}

#[test]
fn a_seed_is_not_printed() {
    let mut table = table(1, Index::default());
    table.seed = [0xab; 32];
    let printed = format!("{table:?}").to_lowercase();
    assert!(
        !printed.contains("171") && !printed.contains("ab, ab") && !printed.contains("seed"),
        "{printed}"
    );
}

#[tokio::test]
async fn the_newest_snapshot_stays() {
    let store = store().await;
    create(&store, 1).await;
    assert_eq!(store.snapshot(1).await.unwrap(), None);
    for number in [200, 400, 300] {
        store.save_snapshot(1, &row(number)).await.unwrap();
    }
    assert_eq!(store.snapshot(1).await.unwrap(), Some(row(400)));
    assert!(matches!(store.save_snapshot(2, &row(1)).await, Err(StoreError::Unknown)));
}

#[tokio::test]
async fn any_text_is_kept_as_it_is() {
    let store = store().await;
    create(&store, 1).await;
    let body = "Robert'); DROP TABLE events;-- \u{0} \u{1F9D9} \"$1\" ?1\n".to_owned();
    let row = Row { number: 2, at: 0, body, said_by: Some(u64::MAX) };
    store.append(1, std::slice::from_ref(&row), &Index::default()).await.unwrap();
    assert_eq!(store.events(1, 1).await.unwrap(), [row]);
}

#[tokio::test]
async fn a_long_log_is_read_in_pages() {
    let store = store().await;
    let last = 2 * Store::PAGE as u64 + 7;
    store.create(table(1, Index::default()), &rows(1, last)).await.unwrap();
    let mut read = Vec::new();
    for size in [Store::PAGE, Store::PAGE, 7, 0] {
        let after = read.len() as u64;
        let page = store.events(1, after).await.unwrap();
        assert_eq!((page.len(), &page), (size, &store.backlog(1, after).await.unwrap()));
        read.extend(page);
    }
    assert_eq!(read, rows(1, last));
}

#[tokio::test]
async fn nobody_has_more_tables_than_they_may_however_many_are_opened_at_once() {
    let store = store().await;
    let owned =
        |owner, stage: &str| Index { owner: Some(owner), stage: stage.to_owned(), ..Index::default() };
    let limit = || OwnerLimit { stages: vec!["lobby".to_owned(), "playing".to_owned()], max: 20 };
    let open = |id, owner| {
        let (store, new) = (store.clone(), table(id, owned(owner, "lobby")));
        async move { (id, store.create_within(new, &[], limit()).await.unwrap()) }
    };
    let mut opening = JoinSet::new();
    (0..300).for_each(|id| _ = opening.spawn(open(id, 1)));
    let opened = opening.join_all().await;
    let opened: Vec<u64> = opened.into_iter().filter(|(_, is_open)| *is_open).map(|(id, _)| id).collect();
    assert_eq!(opened.len(), 20);
    assert!(open(300, 2).await.1, "somebody else has tables of their own");
    assert!(!open(301, 1).await.1);
    store.append(opened[0], &[], &owned(1, "over")).await.unwrap();
    assert!(open(302, 1).await.1, "there is room again");
}

#[tokio::test]
async fn the_owner_of_an_older_table_is_looked_up_once() {
    let store = store().await;
    let lobby = || Index { stage: "lobby".to_owned(), ..Index::default() };
    for id in [1, 2] {
        store.create(table(id, lobby()), &rows(1, 1)).await.unwrap();
    }
    let stages = ["lobby".to_owned()];
    assert_eq!(store.without_owner(&stages).await.unwrap(), [1, 2]);
    store.set_owner(1, 5).await.unwrap();
    store.set_owner(1, 6).await.unwrap();
    store.append(2, &[], &Index { owner: Some(5), ..lobby() }).await.unwrap();
    assert_eq!(store.without_owner(&stages).await.unwrap(), [0; 0]);
    let limit = OwnerLimit { stages: stages.to_vec(), max: 2 };
    let third = table(3, Index { owner: Some(5), ..lobby() });
    assert!(!store.create_within(third, &[], limit).await.unwrap());
}

#[tokio::test]
async fn snapshots_of_some_stages_are_removed() {
    let store = store().await;
    for (id, stage) in [(1, "over"), (2, "playing"), (3, "abandoned")] {
        store
            .create(table(id, Index { stage: stage.to_owned(), ..Index::default() }), &rows(1, 1))
            .await
            .unwrap();
        store.save_snapshot(id, &row(1)).await.unwrap();
    }
    let ended = ["over".to_owned(), "abandoned".to_owned()];
    assert_eq!(store.remove_some_snapshots(&ended).await.unwrap(), 2);
    assert_eq!(store.remove_some_snapshots(&ended).await.unwrap(), 0);
    let kept = async |id| store.snapshot(id).await.unwrap().is_some();
    assert_eq!([kept(1).await, kept(2).await, kept(3).await], [false, true, false]);
    store.remove_snapshot(2).await.unwrap();
    assert!(!kept(2).await);
}

#[tokio::test]
async fn who_has_opened_most_tables_and_what_is_played_is_known() {
    let store = store().await;
    let playing = ["playing".to_owned()];
    assert_eq!(store.most_owned(&playing).await.unwrap(), 0);
    for (id, owner, stage) in
        [(1, 5, "playing"), (2, 5, "playing"), (3, 6, "playing"), (4, 6, "over"), (5, 6, "over")]
    {
        let opening = (stage == "playing").then(|| format!("deal {id}"));
        let index = Index { owner: Some(owner), stage: stage.to_owned(), opening, ..Index::default() };
        store.create(table(id, index), &rows(1, 1)).await.unwrap();
    }
    assert_eq!(store.most_owned(&playing).await.unwrap(), 2);
    assert!(store.has_opening("deal 1").await.unwrap() && !store.has_opening("deal 4").await.unwrap());
    store.append(1, &rows(2, 2), &Index { stage: "over".to_owned(), ..Index::default() }).await.unwrap();
    assert!(!store.has_opening("deal 1").await.unwrap());
    assert_eq!(store.listed(2).await.unwrap().unwrap().index.opening, None);
}
