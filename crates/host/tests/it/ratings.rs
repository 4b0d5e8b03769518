//! Ratings: which games count, and that they are the same however they are read.

use carvania_bots::Level;
use carvania_host::{Finisher, Host, Outcome, Rating, TableSize, Tally, Uncounted};
use carvania_rules::Title;
use carvania_store::{Index, NewTable, Row, Store, TableQuery};
use carvania_tables::{Command, Occupant, Options, PersonId, Stage, TableId, Timestamp};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::room::{begin, casual, guest, host, options, person, play, send, settings};

const GAME: Title = Title::GolemEdition;

async fn finished(host: &Host, people: &[PersonId], seats: Vec<Occupant>) -> TableId {
    let table = begin(host, people, options(GAME, seats)).await;
    assert_eq!(play(host, table, |_| false).await.stage, Stage::Over);
    table
}

/// Six people and two bots, at tables of two or more.
fn drawn(rng: &mut ChaCha8Rng) -> Outcome {
    let all: Vec<Occupant> = (1..=6)
        .map(|id| Occupant::Person(PersonId(id)))
        .chain([Level::Casual, Level::Master].map(Occupant::Bot))
        .collect();
    let players = 2 + rng.next_u32() as usize % 3;
    let first = rng.next_u32() as usize;
    let step = [1, 3, 5, 7][rng.next_u32() as usize % 4];
    let finisher = |place: usize| Finisher {
        player: all[first.wrapping_add(place * step) % all.len()].clone(),
        points: 90 - place as u32,
        exception: None,
        is_level: false,
    };
    let game = Title::ALL[rng.next_u32() as usize % 2];
    let uncounted = rng.next_u32().is_multiple_of(9).then_some(Uncounted::Left);
    let ranking = (0..players).map(finisher).collect();
    Outcome { game, ended: Timestamp(0), ranking, uncounted, given_up: false }
}

async fn keep(store: &Store, id: u64, outcome: &Outcome) {
    let result = Some(serde_json::to_string(outcome).unwrap());
    let index = Index { title: outcome.game.to_string(), result, ..Index::default() };
    let hash = std::array::from_fn(|place| id.to_le_bytes()[place % 8]);
    let first = Row { number: 1, at: 0, body: "{}".to_owned(), said_by: None };
    let table = NewTable { id, seed: hash, invite_hash: hash, created: 0, index: index.clone() };
    store.create(table, &[first]).await.unwrap();
    store.append(id, &[], &index).await.unwrap();
}

#[tokio::test]
async fn read_bit_by_bit_or_at_once_ratings_are_the_same() {
    let store = Store::in_memory().await.unwrap();
    let early = Host::start(store.clone(), settings()).await.unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    for id in 1..=300 {
        keep(&store, id, &drawn(&mut rng)).await;
        if rng.next_u32().is_multiple_of(3) {
            early.ratings().of(PersonId(1)).await.unwrap();
        }
    }
    let late = Host::start(store.clone(), settings()).await.unwrap();
    for person in (1..=6).map(PersonId) {
        let sheets = early.ratings().of(person).await.unwrap();
        assert_eq!(sheets, late.ratings().of(person).await.unwrap());
        assert_eq!(sheets.len(), 2);
    }
    for (game, size) in [(Title::ALL[0], TableSize::Two), (Title::ALL[1], TableSize::More)] {
        let ranking = early.ratings().ranking(game, size).await.unwrap();
        assert_eq!(ranking, late.ratings().ranking(game, size).await.unwrap());
        assert_eq!(ranking.len(), 8);
        let order = |(_, rating): &(Occupant, Rating)| (rating.is_provisional(), -rating.points);
        assert!(ranking.windows(2).all(|pair| order(&pair[0]) <= order(&pair[1])));
    }
}

#[tokio::test]
async fn games_with_people_and_with_bots_count_each_for_itself() {
    let host = host().await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let table = finished(&host, &[ada, bob], vec![person(ada), person(bob)]).await;
    let games = host.ratings().games(ada, Some(bob), None, 10).await.unwrap();
    assert_eq!((games.len(), games[0].table, games[0].outcome.uncounted), (1, table, None));
    assert!(games[0].outcome.ranking[0].points >= games[0].outcome.ranking[1].points);
    // The table is by invitation.
    assert_eq!(host.ratings().games(ada, None, None, 10).await.unwrap(), []);
    let sheets = [host.ratings().of(ada).await.unwrap()[0].1, host.ratings().of(bob).await.unwrap()[0].1];
    let ratings = sheets.map(|sheet| sheet.rating(TableSize::Two).unwrap());
    assert_eq!(sheets.map(|sheet| sheet.people.played), [1, 1]);
    assert_eq!(sheets.iter().map(|sheet| sheet.people.won).sum::<u32>(), 1);
    assert!((ratings[0].points + ratings[1].points - 3000.0).abs() < 1e-6, "{ratings:?}");
    assert!(ratings.iter().all(|rating| rating.games == 1 && rating.is_provisional()));

    finished(&host, &[ada], vec![person(ada), casual(), casual()]).await;
    let sheet = host.ratings().of(ada).await.unwrap()[0].1;
    assert_eq!((sheet.people.played, sheet.bots.played), (1, 1));
    assert_eq!(sheet.rating(TableSize::Two).unwrap(), ratings[0], "tables of more are rated apart");
    assert_eq!(sheet.rating(TableSize::More).unwrap().games, 1);
    let ranking = host.ratings().ranking(GAME, TableSize::More).await.unwrap();
    assert_eq!(ranking.len(), 2, "two bots of a level are one player: {ranking:?}");
}

#[tokio::test]
async fn what_does_not_count_changes_nothing_and_says_why() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let first = finished(&host, &[ada], vec![person(ada), person(ada)]).await;
    let from = Options { seats: vec![casual(), person(ada)], ..host.branch(first, 20).await.unwrap() };
    play(&host, begin(&host, &[ada], from).await, |_| false).await;
    let given_up = begin(&host, &[ada], options(GAME, vec![person(ada), casual()])).await;
    send(&host, given_up, ada, Command::Abandon).await.unwrap();
    let games = host.ratings().games(ada, Some(ada), None, 10).await.unwrap();
    let why: Vec<_> = games.iter().map(|game| game.outcome.uncounted).collect();
    assert_eq!(why, [Uncounted::Branch, Uncounted::HotSeat].map(Some));
    assert_eq!(host.ratings().of(ada).await.unwrap(), []);
}

#[tokio::test]
async fn a_game_with_a_hint_does_not_count() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(GAME, vec![person(ada), casual()])).await;
    host.ask_hint(table, ada, "?".to_owned()).await.unwrap();
    play(&host, table, |_| false).await;
    let games = host.ratings().games(ada, Some(ada), None, 10).await.unwrap();
    assert_eq!(games[0].outcome.uncounted, Some(Uncounted::Hint));
    assert_eq!(host.ratings().of(ada).await.unwrap(), []);
}

#[tokio::test]
async fn who_is_erased_leaves_the_ratings_of_others_as_they_were() {
    let host = host().await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    finished(&host, &[ada, bob], vec![person(ada), person(bob)]).await;
    let export = host.export(bob).await.unwrap().unwrap();
    assert_eq!((export.ratings.len(), export.results.len()), (1, 1));
    assert_eq!(export.ratings[0].against_people.played, 1);
    let before = host.ratings().of(bob).await.unwrap();
    assert!(host.erase(ada).await.unwrap());
    assert_eq!(host.ratings().of(bob).await.unwrap(), before);
    assert_eq!(before[0].1.bots, Tally::default());
}

#[tokio::test]
async fn games_that_ended_before_there_were_results_are_given_one() {
    let old = Store::in_memory().await.unwrap();
    let host = Host::start(old.clone(), settings()).await.unwrap();
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let table = finished(&host, &[ada, bob], vec![person(ada), person(bob)]).await;
    let wanted = host.ratings().games(ada, Some(ada), None, 10).await.unwrap();

    let store = Store::in_memory().await.unwrap();
    let listed = old.find(&TableQuery { limit: 1, ..TableQuery::default() }).await.unwrap().remove(0);
    let seed = old.seed(table.0).await.unwrap().unwrap();
    let kept = NewTable { id: table.0, seed, invite_hash: [0; 32], created: 0, index: listed.index };
    let mut events = Vec::new();
    while (events.len() as u64) < listed.last {
        events.extend(old.events(table.0, events.len() as u64).await.unwrap());
    }
    store.create(kept, &events).await.unwrap();
    let host = Host::start(store, settings()).await.unwrap();
    loop {
        let games = host.ratings().games(ada, Some(ada), None, 10).await.unwrap();
        if !games.is_empty() {
            assert_eq!(games, wanted);
            return;
        }
        tokio::task::yield_now().await;
    }
}
