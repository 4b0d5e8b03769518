//! What one person can have of a host, and what is left for others.

use carvania_host::{Host, OpenError, PackError, PeopleError, RematchError, Scope, Scopes, Settings};
use carvania_rules::Title;
use carvania_rules::components::golem_edition;
use carvania_store::{Index, NewTable, PackFile, Store};
use carvania_tables::{Command, OptionsError, Stage};
use futures_util::future::join_all;

use crate::room::{
    START, begin, guest, host_at, host_with, manual, open, options, person, play, send, settings,
};

#[tokio::test]
async fn nobody_has_more_open_tables_than_they_may_even_at_once() {
    let store = Store::in_memory().await.unwrap();
    let few = || Settings { max_tables_per_person: 20, ..settings() };
    let host = Host::start(store.clone(), few()).await.unwrap();
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let game = |owner| options(Title::GolemEdition, vec![person(owner); 2]);
    let opened = join_all((0..300).map(|_| host.open(ada, game(ada)))).await;
    let tables: Vec<_> = opened.iter().flatten().map(|table| table.id).collect();
    assert_eq!(tables.len(), 20);
    let refused = opened.iter().filter(|opened| matches!(opened, Err(OpenError::TooMany { most: 20 })));
    assert_eq!(refused.count(), 280);
    assert_eq!(host.metrics().tables_open, 20, "what was refused does not count");
    open(&host, &[bob], game(bob)).await;
    send(&host, tables[0], ada, Command::Abandon).await.unwrap();
    let again = host.open(ada, game(ada)).await.unwrap().id;
    // Playing again is opening a table.
    let rematch = host.rematch(tables[0], ada).await;
    assert!(matches!(rematch, Err(RematchError::Open(OpenError::TooMany { .. }))), "{rematch:?}");
    host.stop().await;
    drop(host);

    // The next host counts those that are there.
    let host = Host::start(store, few()).await.unwrap();
    assert!(matches!(host.open(ada, game(ada)).await, Err(OpenError::TooMany { .. })));
    send(&host, again, ada, Command::Abandon).await.unwrap();
    host.open(ada, game(ada)).await.unwrap();
}

#[tokio::test]
async fn nobody_has_more_tokens_than_they_may_even_at_once() {
    let host = host_with(settings()).await;
    let (ada, scopes) = (guest(&host, "Ada").await, Scopes::new(&[Scope::Read]).unwrap());
    let made = join_all((0..200).map(|_| host.people().add_token(ada, "my bot", &scopes))).await;
    assert_eq!(made.iter().filter(|made| made.is_ok()).count(), 50);
    assert!(made.iter().all(|made| matches!(made, Ok(_) | Err(PeopleError::Tokens))));
    let first = host.people().tokens(ada).await.unwrap()[0].id;
    assert!(host.people().revoke(ada, first).await.unwrap());
    host.people().add_token(ada, "another", &scopes).await.unwrap();
}

#[tokio::test]
async fn tables_of_older_programs_count_for_who_opened_them() {
    let old = Store::in_memory().await.unwrap();
    let host = Host::start(old.clone(), settings()).await.unwrap();
    let ada = guest(&host, "Ada").await;
    let table = open(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    // As they were kept before anybody noted whose they are.
    let store = Store::in_memory().await.unwrap();
    let index = Index { title: "GE".to_owned(), stage: "lobby".to_owned(), ..Index::default() };
    let seed = old.seed(table.0).await.unwrap().unwrap();
    let kept = NewTable { id: table.0, seed, invite_hash: [1; 32], created: 1, index };
    store.create(kept, &old.events(table.0, 0).await.unwrap()).await.unwrap();
    let host = Host::start(store.clone(), Settings { max_tables_per_person: 1, ..settings() }).await.unwrap();
    while !store.without_owner(&["lobby".to_owned()]).await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    let refused = host.open(ada, options(Title::GolemEdition, vec![person(ada); 2])).await;
    assert!(matches!(refused, Err(OpenError::TooMany { most: 1 })), "{refused:?}");
}

/// Golem Edition with one card that is worth more.
fn pack(points: u32, comment: &str) -> Vec<PackFile> {
    let body = golem_edition::FILE.replacen("points = 20", &format!("points = {points}"), 1);
    vec![PackFile { name: format!("worth {points}.toml"), body: format!("{body}\n# {comment}\n") }]
}

#[tokio::test]
async fn nobody_takes_all_packs_even_at_once() {
    let host = host_with(Settings { max_packs: 5, max_packs_per_person: 3, ..settings() }).await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let packs: Vec<_> = (21..41).map(|points| pack(points, "")).collect();
    let added = join_all(packs.iter().map(|files| host.add_pack(ada, files))).await;
    assert_eq!(added.iter().filter(|added| added.is_ok()).count(), 3);
    assert!(added.iter().all(|added| matches!(added, Ok(_) | Err(PackError::TooMany { most: 3 }))));
    for files in &packs[10..12] {
        host.add_pack(bob, files).await.unwrap();
    }
    assert!(matches!(host.add_pack(bob, &packs[12]).await, Err(PackError::Full { most: 5 })));
    // What is there already takes no place, whoever brings it.
    assert_eq!(host.add_pack(ada, &packs[10]).await.unwrap().name, "worth 31");
    assert_eq!(host.packs().len(), 5);
}

#[tokio::test]
async fn packs_that_differ_in_comments_are_one_and_the_printed_ones_are_none() {
    let store = Store::in_memory().await.unwrap();
    let host = Host::start(store.clone(), settings()).await.unwrap();
    let ada = guest(&host, "Ada").await;
    for number in 0..25 {
        host.add_pack(ada, &pack(21, &format!("comment {number}"))).await.unwrap();
    }
    assert_eq!((host.packs().len(), store.packs().await.unwrap().len()), (1, 1));
    let printed = host.add_pack(ada, &pack(20, "no difference")).await;
    assert!(matches!(printed, Err(PackError::Printed)), "{printed:?}");
    assert_eq!((host.packs().len(), store.packs().await.unwrap().len()), (1, 1));
}

#[tokio::test]
async fn a_pack_that_is_removed_stays_for_its_tables_and_for_no_others() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("carvania.db");
    let (settings, time) = manual(START);
    let one = Settings { max_packs: 1, ..settings };
    let (host, store) = host_at(&path, one.clone()).await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let components = host.add_pack(ada, &pack(21, "")).await.unwrap().components;
    let digest = components.digest(Title::GolemEdition);
    let mut game = options(Title::GolemEdition, vec![person(ada); 2]);
    game.components = Some(digest);
    let table = begin(&host, &[ada], game.clone()).await;

    let key = store.packs().await.unwrap().remove(0);
    assert!(Store::remove_pack(&path, &key, 1).await.unwrap());
    // The server hears of it with one of its next heartbeats.
    while !host.packs().is_empty() {
        time.advance(std::time::Duration::from_secs(2));
        tokio::task::yield_now().await;
    }
    let refused = host.open(ada, game.clone()).await;
    assert!(matches!(refused, Err(OpenError::Options(OptionsError::Components(_)))), "{refused:?}");
    play(&host, table, |table| table.last > 40).await;
    assert_eq!(host.pack_of(table, Title::GolemEdition).await.unwrap().unwrap().name, "worth 21");
    host.stop().await;
    drop(host);
    store.close().await;

    // So it is after a restart; then somebody else brings it again.
    let (host, store) = host_at(&path, one).await;
    assert!(host.packs().is_empty());
    assert_eq!(play(&host, table, |table| table.last > 80).await.stage, Stage::Playing);
    host.add_pack(bob, &pack(21, "")).await.unwrap();
    host.open(bob, carvania_tables::Options { seats: vec![person(bob); 2], ..game }).await.unwrap();
    assert_eq!(store.stored_packs().await.unwrap()[0].owner, Some(bob.0));
    host.stop().await;
    store.close().await;
}
