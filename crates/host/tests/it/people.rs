//! People, their secrets and their words.

use std::time::Duration;

use carvania_host::{PeopleError, Scope, Scopes, TableList, random_map};
use carvania_rules::Title;
use carvania_tables::{Command, Options, Stage, Visibility};

use crate::room::{START, begin, guest, host, host_with, manual, open, options, person, send};

#[tokio::test]
async fn a_guest_is_known_by_a_secret() {
    let host = host().await;
    let (id, secret) = host.people().guest("  Ada  Lovelace ").await.unwrap();
    let known = host.people().by_secret(&secret).await.unwrap().unwrap();
    assert_eq!((known.id, known.name.as_str()), (id, "Ada Lovelace"));
    let (_, other) = host.people().guest("Bob").await.unwrap();
    assert_ne!(host.people().by_secret(&other).await.unwrap().unwrap().id, id);
    assert!(matches!(host.people().guest("\n").await, Err(PeopleError::Name(_))));
    host.people().rename(id, "Countess").await.unwrap();
    assert_eq!(host.people().names(&[id]).await.unwrap()[&id], "Countess");
    host.people().sign_out(&secret).await.unwrap();
    assert_eq!(host.people().by_secret(&secret).await.unwrap(), None);
}

#[tokio::test]
async fn a_link_moves_to_another_device_once_and_not_too_late() {
    let (settings, time) = manual(START);
    let host = host_with(settings).await;
    let (ada, secret) = host.people().guest("Ada").await.unwrap();
    let (link, expires) = host.people().link(ada).await.unwrap();
    assert_eq!(expires, START + Duration::from_secs(900));
    let (id, other) = host.people().take_link(&link).await.unwrap().unwrap();
    assert_eq!(id, ada);
    assert!(host.people().take_link(&link).await.unwrap().is_none());
    for secret in [&secret, &other] {
        assert_eq!(host.people().by_secret(secret).await.unwrap().unwrap().id, ada);
    }
    let (late, _) = host.people().link(ada).await.unwrap();
    time.advance(Duration::from_secs(901));
    assert!(host.people().take_link(&late).await.unwrap().is_none());
}

#[tokio::test]
async fn a_token_allows_its_scopes_until_it_is_revoked() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let scopes = Scopes::new(&[Scope::Read]).unwrap();
    let (token, secret) = host.people().add_token(ada, "my bot", &scopes).await.unwrap();
    let (person, allowed) = host.people().by_token(&secret).await.unwrap().unwrap();
    assert_eq!((person.id, allowed.allow(Scope::Play)), (ada, false));
    assert!(host.people().by_secret(&secret).await.unwrap().is_none());
    assert_eq!(host.people().tokens(ada).await.unwrap()[0].label, "my bot");
    assert!(host.people().revoke(ada, token.id).await.unwrap());
    assert!(host.people().by_token(&secret).await.unwrap().is_none());
    assert!(matches!(host.people().add_token(ada, "", &scopes).await, Err(PeopleError::Label)));
}

#[tokio::test]
async fn who_is_erased_leaves_no_word() {
    let host = host().await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let seats = vec![person(ada), person(bob)];
    let table = begin(&host, &[ada, bob], options(Title::GolemEdition, seats)).await;
    let lobby = open(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    for (by, text) in [(ada, "my secret"), (bob, "hello")] {
        send(&host, table, by, Command::Say { text: text.to_owned() }).await.unwrap();
    }
    assert!(host.erase(ada).await.unwrap());
    let now = host.table(table).await.unwrap();
    let texts: Vec<&str> = now.chat.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts, ["", "hello"]);
    assert!(host.people().names(&[ada]).await.unwrap().is_empty());
    assert!(now.places.iter().any(|place| place.stand_in.is_some()));
    assert!(host.table(lobby).await.unwrap().persons().is_empty());
    assert!(!host.erase(ada).await.unwrap());
}

#[tokio::test]
async fn somebody_can_have_all_that_is_kept_of_them_until_they_are_erased() {
    let host = host().await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let table = begin(&host, &[ada, bob], options(Title::GolemEdition, vec![person(ada), person(bob)])).await;
    send(&host, table, ada, Command::Say { text: "hello".to_owned() }).await.unwrap();
    let draft = random_map(Title::JourneyTwo.map_shape().unwrap(), 0).unwrap();
    host.people().save_map(ada, Title::JourneyTwo, " my  pass ", &draft).await.unwrap();
    host.people().add_token(ada, "my bot", &Scopes::new(&[Scope::Read]).unwrap()).await.unwrap();
    let export = host.export(ada).await.unwrap().unwrap();
    assert_eq!((export.name.as_str(), export.tokens[0].label.as_str()), ("Ada", "my bot"));
    assert_eq!((export.maps[0].name.as_str(), &export.maps[0].code), ("my pass", &draft.to_string()));
    assert_eq!((export.tables.len(), export.tables[0].table), (1, table));
    assert_eq!((export.said.len(), export.said[0].text.as_str()), (1, "hello"));
    let other = host.export(bob).await.unwrap().unwrap();
    assert_eq!((other.maps.len(), other.said.len(), other.tables.len()), (0, 0, 1));
    assert!(host.erase(ada).await.unwrap());
    assert_eq!(host.export(ada).await.unwrap(), None);
    assert_eq!(host.people().maps(ada).await.unwrap(), []);
}

#[tokio::test]
async fn tables_are_found() {
    let (settings, time) = manual(START);
    let host = host_with(settings).await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let listed = |seats| Options { visibility: Visibility::Listed, ..options(Title::JourneyTwo, seats) };
    let open = open(&host, &[ada], listed(vec![person(ada); 2])).await;
    time.advance(Duration::from_secs(1));
    let playing = begin(&host, &[ada], listed(vec![person(ada); 2])).await;
    let hidden = begin(&host, &[bob], options(Title::GolemEdition, vec![person(bob); 2])).await;
    let ids = async |list| {
        let found = host.find(list, None, 10).await.unwrap();
        found.iter().map(|found| found.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(TableList::Open).await, [open]);
    assert_eq!(ids(TableList::Playing).await, [playing]);
    assert_eq!(ids(TableList::Of(bob)).await, [hidden]);
    assert!(ids(TableList::Past(bob)).await.is_empty());
    let mine = host.find(TableList::Of(ada), None, 1).await.unwrap();
    assert_eq!(
        (mine[0].stage, mine[0].turn_of, mine[0].game),
        (Stage::Playing, Some(ada), Title::JourneyTwo)
    );
    let rest = host.find(TableList::Of(ada), Some(mine[0].cursor), 10).await.unwrap();
    assert_eq!(rest.iter().map(|found| found.id).collect::<Vec<_>>(), [open]);
}

#[tokio::test]
async fn devices_are_signed_out_one_by_one_or_all_others() {
    let (settings, time) = manual(START);
    let host = host_with(settings).await;
    let people = host.people();
    let (ada, first) = people.guest("Ada").await.unwrap();
    let another = async || {
        let (link, _) = people.link(ada).await.unwrap();
        people.take_link(&link).await.unwrap().unwrap().1
    };
    time.advance(Duration::from_secs(60));
    let (second, third) = (another().await, another().await);
    time.advance(Duration::from_secs(2 * 3600));
    people.by_secret(&second).await.unwrap();
    let devices = people.devices(ada, &second).await.unwrap();
    assert_eq!(devices.len(), 3);
    let own = devices.iter().find(|device| device.is_this).unwrap();
    assert_eq!(
        (own.created, own.last_used),
        (START + Duration::from_secs(60), Some(START + Duration::from_secs(7260)))
    );
    assert!(devices.iter().all(|device| !first.reveal().contains(&device.id)));

    let ended = people.signed_out(&first);
    let stays = people.signed_out(&second);
    let oldest = devices.last().unwrap();
    let (bob, _) = people.guest("Bob").await.unwrap();
    assert!(!people.sign_out_device(bob, &oldest.id).await.unwrap(), "not of others");
    assert!(people.sign_out_device(ada, &oldest.id).await.unwrap());
    assert!(!people.sign_out_device(ada, &oldest.id).await.unwrap());
    assert_eq!(people.by_secret(&first).await.unwrap(), None);
    ended.await;

    let (link, _) = people.link(ada).await.unwrap();
    assert_eq!(people.open_links(ada).await.unwrap(), 1);
    assert_eq!(people.sign_out_others(ada, &second).await.unwrap(), 1);
    assert_eq!(people.by_secret(&third).await.unwrap(), None);
    assert!(people.take_link(&link).await.unwrap().is_none());
    assert!(people.by_secret(&second).await.unwrap().is_some());

    let (link, _) = people.link(ada).await.unwrap();
    people.revoke_links(ada).await.unwrap();
    assert!(people.take_link(&link).await.unwrap().is_none());
    assert!(host.erase(ada).await.unwrap());
    stays.await;
}
