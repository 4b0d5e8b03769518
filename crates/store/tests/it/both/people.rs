//! People, tokens, links, packs, the heartbeat.

use carvania_store::{
    AddedPack, Device, Index, KnownPerson, NewToken, PackFile, Person, Row, Stats, StoreError,
};

use super::{create, store};
use crate::{hash, person, row, rows};

#[tokio::test]
async fn a_person_is_known_by_id_and_by_every_secret() {
    let store = store().await;
    store.add_person(person(1)).await.unwrap();
    store.add_secret(1, &hash(50), 6).await.unwrap();
    store.mark_device_used(&hash(1), 90).await.unwrap();
    store.mark_device_used(&hash(50), 80).await.unwrap();
    let known = Person { id: 1, name: "name 1".to_owned(), created: 5, seen: 90 };
    assert_eq!(store.person(1).await.unwrap(), Some(known.clone()));
    let by_secret = |last_used| Some(KnownPerson { person: known.clone(), last_used: Some(last_used) });
    assert_eq!(store.person_by_secret(&hash(1)).await.unwrap(), by_secret(90));
    assert_eq!(store.person_by_secret(&hash(50)).await.unwrap(), by_secret(80));
    assert_eq!(store.person_by_secret(&hash(2)).await.unwrap(), None);
    store.remove_secret(&hash(1)).await.unwrap();
    assert_eq!(store.person_by_secret(&hash(1)).await.unwrap(), None);
    assert!(store.person_by_secret(&hash(50)).await.unwrap().is_some());
}

#[tokio::test]
async fn ids_and_secrets_are_taken_once() {
    let store = store().await;
    store.add_person(person(1)).await.unwrap();
    assert!(matches!(store.add_person(person(1)).await, Err(StoreError::Taken)));
    let mut same_secret = person(2);
    same_secret.secret_hash = hash(1);
    assert!(matches!(store.add_person(same_secret).await, Err(StoreError::Taken)));
    assert_eq!(store.person(2).await.unwrap(), None);
    assert!(matches!(store.add_secret(3, &hash(3), 0).await, Err(StoreError::Unknown)));
}

#[tokio::test]
async fn names_are_told_and_changed() {
    let store = store().await;
    let ids: Vec<u64> = (0..1200).map(|id| id * 7_919_000_000_000_011).collect();
    for &id in &ids[..3] {
        store.add_person(person(id)).await.unwrap();
    }
    assert!(store.rename(ids[1], "Zoé").await.unwrap());
    assert!(!store.rename(99, "nobody").await.unwrap());
    let names = store.names(&ids).await.unwrap();
    assert_eq!(names.len(), 3);
    assert_eq!(names[&ids[1]], "Zoé");
    assert!(store.names(&[]).await.unwrap().is_empty());
}

fn token(id: u64, person: u64) -> NewToken {
    let (label, scopes) = ("my bot".to_owned(), "play read".to_owned());
    NewToken { id, person, hash: hash(1000 + id), label, scopes, created: id }
}

#[tokio::test]
async fn a_token_works_until_its_owner_revokes_it() {
    let store = store().await;
    store.add_person(person(1)).await.unwrap();
    assert!(store.add_token(token(7, 1), 2).await.unwrap());
    assert!(store.add_token(token(8, 1), 2).await.unwrap());
    store.mark_token_used(7, 40).await.unwrap();
    let kept = store.token_by_hash(&hash(1007)).await.unwrap().unwrap();
    assert_eq!((kept.id, kept.person, kept.last_used, kept.revoked), (7, 1, Some(40), None));
    assert_eq!((kept.label.as_str(), kept.scopes.as_str(), kept.created), ("my bot", "play read", 7));
    assert!(!store.revoke_token(2, 7, 50).await.unwrap());
    assert!(store.revoke_token(1, 7, 50).await.unwrap());
    assert!(!store.revoke_token(1, 7, 60).await.unwrap());
    assert_eq!(store.token_by_hash(&hash(1007)).await.unwrap(), None);
    let all = store.tokens(1).await.unwrap();
    assert_eq!(
        all.iter().map(|token| (token.id, token.revoked)).collect::<Vec<_>>(),
        [(8, None), (7, Some(50))]
    );
    assert!(matches!(store.add_token(token(9, 2), 2).await, Err(StoreError::Unknown)));
    assert!(matches!(store.add_token(token(8, 1), 3).await, Err(StoreError::Taken)));
}

#[tokio::test]
async fn a_link_is_taken_once_and_in_time() {
    let store = store().await;
    store.add_person(person(1)).await.unwrap();
    for (number, expires) in [(1, 100), (2, 100), (3, u64::MAX)] {
        store.add_link(&hash(number), 1, expires).await.unwrap();
    }
    assert_eq!(store.take_link(&hash(1), 99).await.unwrap(), Some(1));
    assert_eq!(store.take_link(&hash(1), 99).await.unwrap(), None);
    assert_eq!(store.take_link(&hash(2), 100).await.unwrap(), None);
    assert_eq!(store.take_link(&hash(3), 100).await.unwrap(), Some(1));
    assert!(matches!(store.add_link(&hash(4), 2, 100).await, Err(StoreError::Unknown)));
}

#[tokio::test]
async fn of_an_erased_person_only_the_id_stays() {
    let store = store().await;
    store.add_person(person(1)).await.unwrap();
    store.add_person(person(2)).await.unwrap();
    assert!(store.add_token(token(7, 1), 2).await.unwrap());
    store.add_link(&hash(70), 1, 100).await.unwrap();
    for id in [10, 11] {
        create(&store, id).await;
    }
    let said = |number, by| Row { said_by: Some(by), ..row(number) };
    store.append(10, &[said(2, 1), said(3, 2), row(4)], &Index::default()).await.unwrap();
    store.append(11, &[said(2, 2)], &Index::default()).await.unwrap();
    store.save_snapshot(10, &row(4)).await.unwrap();
    store.save_snapshot(11, &row(2)).await.unwrap();

    assert!(store.erase(1, |body| format!("blank {}", body.len())).await.unwrap());
    assert!(!store.erase(1, str::to_owned).await.unwrap());
    assert!(!store.erase(3, str::to_owned).await.unwrap());

    let blank = Row { body: "blank 7".to_owned(), ..row(2) };
    assert_eq!(store.events(10, 1).await.unwrap(), [blank, said(3, 2), row(4)]);
    assert_eq!(store.events(11, 1).await.unwrap(), [said(2, 2)]);
    assert_eq!(store.snapshot(10).await.unwrap(), None);
    assert_eq!(store.snapshot(11).await.unwrap(), Some(row(2)));
    assert_eq!(store.person(1).await.unwrap(), None);
    assert_eq!(store.person_by_secret(&hash(1)).await.unwrap(), None);
    assert_eq!(store.token_by_hash(&hash(1007)).await.unwrap(), None);
    assert_eq!(store.take_link(&hash(70), 1).await.unwrap(), None);
    assert!(!store.rename(1, "back").await.unwrap());
    assert!(matches!(store.add_person(person(1)).await, Err(StoreError::Taken)));
    assert!(matches!(store.add_secret(1, &hash(51), 0).await, Err(StoreError::Unknown)));
    assert_eq!(store.names(&[1, 2]).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_pack_is_kept_once() {
    let store = store().await;
    let file = |name: &str, body: &str| PackFile { name: name.to_owned(), body: body.to_owned() };
    let pack = |digest: &str, files: &[PackFile]| AddedPack {
        digest: digest.to_owned(),
        files: files.to_vec(),
        owner: 5,
        added: 9,
    };
    store.save_pack(pack("d1", &[file("world.toml", "w"), file("cards.toml", "c")])).await.unwrap();
    store.save_pack(pack("d1", &[file("other.toml", "o")])).await.unwrap();
    store.save_pack(pack("d0", &[])).await.unwrap();
    assert_eq!(store.packs().await.unwrap(), ["d0", "d1"]);
    assert_eq!(store.pack("d1").await.unwrap(), Some(vec![file("cards.toml", "c"), file("world.toml", "w")]));
    assert_eq!(store.pack("d0").await.unwrap(), Some(vec![]));
    assert_eq!(store.pack("d2").await.unwrap(), None);
    let twice = store.save_pack(pack("d3", &[file("a", "1"), file("a", "2")])).await;
    assert!(matches!(twice, Err(StoreError::Taken)));
    assert_eq!(store.pack("d3").await.unwrap(), None);
}

#[tokio::test]
async fn the_last_beat_is_remembered() {
    let store = store().await;
    assert_eq!(store.last_heartbeat().await.unwrap(), None);
    for beat in [3, 9] {
        store.record_heartbeat(beat).await.unwrap();
    }
    assert_eq!(store.last_heartbeat().await.unwrap(), Some(9));
}

#[tokio::test]
async fn what_is_kept_is_counted_and_sound() {
    let store = store().await;
    assert_eq!(store.stats().await.unwrap(), Stats::default());
    for id in [1, 2] {
        create(&store, id).await;
        store.add_person(person(id)).await.unwrap();
    }
    store.append(2, &rows(2, 9), &Index::default()).await.unwrap();
    assert!(store.add_token(token(7, 1), 2).await.unwrap());
    store.erase(2, str::to_owned).await.unwrap();
    assert_eq!(store.stats().await.unwrap(), Stats { tables: 2, events: 10, people: 1, tokens: 1, bytes: 0 });
    assert_eq!(store.check().await.unwrap(), [""; 0]);
}

#[tokio::test]
async fn devices_are_listed_and_signed_out() {
    let store = store().await;
    store.add_person(person(1)).await.unwrap();
    store.add_person(person(2)).await.unwrap();
    store.add_secret(1, &hash(50), 6).await.unwrap();
    store.add_secret(1, &hash(51), 7).await.unwrap();
    store.mark_device_used(&hash(50), 90).await.unwrap();
    let device = |number, created, used| Device { hash: hash(number), created, last_used: Some(used) };
    let all = [device(51, 7, 7), device(50, 6, 90), device(1, 5, 5)];
    assert_eq!(store.devices(1).await.unwrap(), all);
    for (number, expires) in [(60, 100), (61, 200)] {
        store.add_link(&hash(number), 1, expires).await.unwrap();
    }
    store.add_link(&hash(62), 2, 200).await.unwrap();
    assert_eq!(store.open_links(1, 150).await.unwrap(), 1);
    let mut gone = store.sign_out_others(1, &hash(50)).await.unwrap();
    gone.sort_unstable();
    let mut wanted = vec![hash(1), hash(51)];
    wanted.sort_unstable();
    assert_eq!(gone, wanted);
    assert_eq!(store.devices(1).await.unwrap(), [device(50, 6, 90)]);
    assert_eq!(
        store.take_link(&hash(61), 150).await.unwrap(),
        None,
        "a link that was not used leads nowhere"
    );
    assert_eq!(store.remove_links(2).await.unwrap(), 1);
    assert_eq!(store.devices(2).await.unwrap().len(), 1);
}
