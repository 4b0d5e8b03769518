//! Leaving, stand-ins and taking back: nobody gains by them, and nobody loses by those of others.

use std::time::Duration;

use carvania_bots::Level;
use carvania_host::{Exception, FREE_ROUNDS, Host, Outcome, SendError, Tally, Uncounted};
use carvania_rules::Title;
use carvania_store::Store;
use carvania_tables::{Actor, By, Command, Options, Pace, PersonId, Refusal, Stage, Table, TableId};

use crate::room::{
    START, begin, casual, decision, guest, host, host_with, manual, options, person, play, send, settings,
    until,
};

const GAME: Title = Title::GolemEdition;
const MINUTE: Duration = Duration::from_secs(60);

fn leave() -> Command {
    Command::Leave { stand_in: Level::Casual }
}

async fn outcome(host: &Host, person: PersonId) -> Outcome {
    host.ratings().games(person, Some(person), None, 10).await.unwrap().remove(0).outcome
}

/// How many games with people somebody has, and how many of them they won.
async fn with_people(host: &Host, person: PersonId) -> (u32, u32) {
    let sheets = host.ratings().of(person).await.unwrap();
    let Tally { played, won } = sheets.first().map(|(_, sheet)| sheet.people).unwrap_or_default();
    (played, won)
}

async fn with_bots(host: &Host, person: PersonId) -> (u32, u32) {
    let sheets = host.ratings().of(person).await.unwrap();
    let Tally { played, won } = sheets.first().map(|(_, sheet)| sheet.bots).unwrap_or_default();
    (played, won)
}

/// Ada and Bob have begun to play.
async fn two(host: &Host) -> (PersonId, PersonId, TableId) {
    let (ada, bob) = (guest(host, "Ada").await, guest(host, "Bob").await);
    let table = begin(host, &[ada, bob], options(GAME, vec![person(ada), person(bob)])).await;
    (ada, bob, table)
}

fn is_turn_of(table: &Table, person: PersonId) -> bool {
    decision(table).is_some_and(|(by, _)| by == person)
}

fn has_won(over: &Table, who: PersonId) -> bool {
    over.place_at(over.standings().unwrap()[0].seat).unwrap().occupant == person(who)
}

fn rounds(table: &Table) -> u32 {
    table.record.as_ref().unwrap().rounds().number()
}

#[tokio::test]
async fn who_leaves_and_does_not_return_has_lost_whatever_the_bot_does() {
    let host = host().await;
    let (ada, bob, table) = two(&host).await;
    send(&host, table, bob, leave()).await.unwrap();
    play(&host, table, |_| false).await;
    let outcome = outcome(&host, ada).await;
    assert_eq!(outcome.ranking[1].player, person(bob), "behind who stayed");
    assert_eq!(outcome.exception_of(bob), Some(Exception::Left));
    assert_eq!((outcome.uncounted_for(ada), outcome.uncounted_for(bob)), (None, None));
    assert_eq!((with_people(&host, ada).await, with_people(&host, bob).await), ((1, 1), (1, 0)));
    let points = |sheets: Vec<(Title, carvania_host::PlayerStats)>| {
        sheets[0].1.rating(carvania_host::TableSize::Two).unwrap().points
    };
    assert!(points(host.ratings().of(ada).await.unwrap()) > 1500.0);
    assert!(points(host.ratings().of(bob).await.unwrap()) < 1500.0);
}

#[tokio::test]
async fn who_returns_too_late_has_lost_and_who_returns_in_time_has_not() {
    for (minutes, wanted) in [(4, None), (6, Some(Exception::Left))] {
        let (settings, time) = manual(START);
        let host = host_with(settings).await;
        let (ada, bob, table) = two(&host).await;
        play(&host, table, |table| is_turn_of(table, ada)).await;
        // It is not Bob's turn, so no bot decides for him.
        send(&host, table, bob, leave()).await.unwrap();
        time.advance(minutes * MINUTE);
        send(&host, table, bob, Command::Return).await.unwrap();
        play(&host, table, |_| false).await;
        assert_eq!(outcome(&host, bob).await.exception_of(bob), wanted, "{minutes}");
        assert_eq!(with_people(&host, ada).await.0, 1);
        assert_eq!(with_people(&host, bob).await.0, 1);
    }
}

#[tokio::test]
async fn how_long_somebody_may_be_gone_is_a_setting() {
    let (settings, time) = manual(START);
    let host = host_with(carvania_host::Settings { return_time: 10 * MINUTE, ..settings }).await;
    let (_, bob, table) = two(&host).await;
    send(&host, table, bob, leave()).await.unwrap();
    time.advance(9 * MINUTE);
    let back = send(&host, table, bob, Command::Return).await.unwrap();
    assert!(back.table.places.iter().all(|place| place.conduct.costly_absence().is_none()));
}

#[tokio::test]
async fn what_a_bot_decided_wins_nothing() {
    let host = host().await;
    let (ada, bob, table) = two(&host).await;
    play(&host, table, |table| is_turn_of(table, bob)).await;
    send(&host, table, bob, leave()).await.unwrap();
    until(&host, table, |table| is_turn_of(table, ada)).await;
    send(&host, table, bob, Command::Return).await.unwrap();
    let over = play(&host, table, |_| false).await;
    let outcome = outcome(&host, bob).await;
    assert_eq!(outcome.exception_of(bob), Some(Exception::StandIn));
    let has_won = has_won(&over, bob);
    let wanted = if has_won { [(0, 0), (0, 0)] } else { [(1, 1), (1, 0)] };
    assert_eq!([with_people(&host, ada).await, with_people(&host, bob).await], wanted);
    assert_eq!(outcome.uncounted_for(bob), has_won.then_some(Uncounted::StandIn));
}

#[tokio::test]
async fn alone_a_game_with_a_stand_in_can_only_be_lost() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let mut counted = 0;
    for returns in [true, false] {
        let table = begin(&host, &[ada], options(GAME, vec![person(ada), casual()])).await;
        send(&host, table, ada, leave()).await.unwrap();
        until(&host, table, |table| table.entries.iter().any(|entry| entry.by == By::Bot(1))).await;
        if returns {
            send(&host, table, ada, Command::Return).await.unwrap();
        }
        let over = play(&host, table, |_| false).await;
        // Who is gone at the end has lost, whatever the bot achieved.
        let is_lost = !returns || !has_won(&over, ada);
        let uncounted = outcome(&host, ada).await.uncounted_for(ada);
        assert_eq!(uncounted, (!is_lost).then_some(Uncounted::StandIn));
        counted += u32::from(is_lost);
        assert_eq!(with_bots(&host, ada).await, (counted, 0));
    }
}

#[tokio::test]
async fn a_bot_that_decides_because_time_is_over_wins_nothing_either() {
    let (settings, time) = manual(START);
    let host = host_with(settings).await;
    let ada = guest(&host, "Ada").await;
    let pace = Pace::Fischer { base: 60, increment: 3600 };
    let table = begin(&host, &[ada], Options { pace, ..options(GAME, vec![person(ada), casual()]) }).await;
    time.advance(MINUTE);
    until(&host, table, |table| table.entries.iter().any(|entry| entry.by.seat() == Some(2))).await;
    let over = play(&host, table, |_| false).await;
    let has_won = has_won(&over, ada);
    assert_eq!(outcome(&host, ada).await.uncounted_for(ada), has_won.then_some(Uncounted::StandIn));
    assert_eq!(with_bots(&host, ada).await, if has_won { (0, 0) } else { (1, 0) });
}

#[tokio::test]
async fn taking_back_what_was_seen_makes_it_uncounted() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(GAME, vec![person(ada), casual()])).await;
    let second = play(&host, table, |table| rounds(table) == 2 && is_turn_of(table, ada)).await;
    let undo = Command::Undo { seat: 1, seen: second.last, to: None };
    send(&host, table, ada, undo).await.unwrap();
    play(&host, table, |_| false).await;
    assert_eq!(outcome(&host, ada).await.uncounted_for(ada), Some(Uncounted::TakenBack));
    assert_eq!(host.ratings().of(ada).await.unwrap(), []);
}

#[tokio::test]
async fn giving_up_against_bots_is_losing_after_the_first_rounds() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    for (round, wanted) in [(FREE_ROUNDS, (0, 0)), (FREE_ROUNDS + 1, (1, 0))] {
        let table = begin(&host, &[ada], options(GAME, vec![person(ada), casual()])).await;
        let now = play(&host, table, |table| rounds(table) == round && is_turn_of(table, ada)).await;
        // Taking back before does not help.
        let undo = Command::Undo { seat: 1, seen: now.last, to: None };
        send(&host, table, ada, undo).await.unwrap();
        play(&host, table, |table| rounds(table) == round && is_turn_of(table, ada)).await;
        let given_up = send(&host, table, ada, Command::Abandon).await.unwrap();
        assert_eq!(given_up.table.stage, Stage::Abandoned);
        assert_eq!(with_bots(&host, ada).await, wanted, "{round}");
    }
    let outcome = outcome(&host, ada).await;
    assert_eq!((outcome.given_up, outcome.exception_of(ada)), (true, Some(Exception::Left)));
    assert_eq!(outcome.ranking[1].player, person(ada));
}

#[tokio::test]
async fn the_owner_ends_a_game_only_when_nobody_can_return_and_then_has_won_it() {
    let (settings, time) = manual(START);
    let host = host_with(settings).await;
    let (ada, bob, table) = two(&host).await;
    play(&host, table, |table| is_turn_of(table, ada)).await;
    send(&host, table, bob, leave()).await.unwrap();
    let refused = send(&host, table, ada, Command::Abandon).await;
    assert!(matches!(refused, Err(SendError::Refused(Refusal::MayReturn))), "{refused:?}");
    time.advance(6 * MINUTE);
    send(&host, table, ada, Command::Abandon).await.unwrap();
    let outcome = outcome(&host, ada).await;
    assert_eq!((outcome.exception_of(ada), outcome.exception_of(bob)), (None, Some(Exception::Left)));
    assert_eq!((with_people(&host, ada).await, with_people(&host, bob).await), ((1, 1), (1, 0)));
}

#[tokio::test]
async fn who_left_right_after_the_other_wins_nothing() {
    let host = host().await;
    let (ada, bob, table) = two(&host).await;
    send(&host, table, bob, leave()).await.unwrap();
    send(&host, table, ada, leave()).await.unwrap();
    until(&host, table, |table| table.stage == Stage::Over).await;
    for person in [ada, bob] {
        assert_eq!(outcome(&host, person).await.uncounted_for(person), Some(Uncounted::Left));
        assert_eq!(host.ratings().of(person).await.unwrap(), []);
    }
}

/// A game that was given up when that counted for nothing gets no result later, whatever still happens at its table.
#[tokio::test]
async fn what_ended_before_stays_as_it_was() {
    let store = Store::in_memory().await.unwrap();
    let host = Host::start(store.clone(), settings()).await.unwrap();
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(GAME, vec![person(ada), casual()])).await;
    play(&host, table, |table| rounds(table) > FREE_ROUNDS && is_turn_of(table, ada)).await;
    send(&host, table, ada, Command::Abandon).await.unwrap();
    let listed =
        store.find(&carvania_store::TableQuery { limit: 1, ..Default::default() }).await.unwrap().remove(0);
    let seed = store.seed(table.0).await.unwrap().unwrap();

    let old = Store::in_memory().await.unwrap();
    let index = listed.index.clone();
    let kept = carvania_store::NewTable { id: table.0, seed, invite_hash: [0; 32], created: 0, index };
    old.create(kept, &store.events(table.0, 0).await.unwrap()).await.unwrap();
    let host = Host::start(old.clone(), settings()).await.unwrap();
    send(&host, table, ada, Command::Say { text: "well".to_owned() }).await.unwrap();
    assert!(old.results(0, 10).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_key_is_told_to_nobody_and_repeats_the_first_answer() {
    let host = host().await;
    let (ada, _, table) = two(&host).await;
    let now = play(&host, table, |table| is_turn_of(table, ada)).await;
    let Some((_, Command::Decide { seat, seen, action, .. })) = decision(&now) else { panic!("a decision") };
    let key = carvania_tables::Key::try_from("mine-17".to_owned()).unwrap();
    let decide = Command::Decide { seat, seen, action, key: Some(key) };
    let first = send(&host, table, ada, decide.clone()).await.unwrap();
    assert!(!first.events.is_empty());
    play(&host, table, |table| table.last > first.table.last && is_turn_of(table, ada)).await;
    let again = send(&host, table, ada, decide).await.unwrap();
    assert_eq!(again.events, first.events);
    let mut updates = Box::pin(host.follow(table, 0).await.unwrap());
    for _ in 0..again.table.last {
        let update = futures_util::StreamExt::next(&mut updates).await.unwrap().unwrap();
        assert!(!serde_json::to_string(&update.event).unwrap().contains("mine-17"));
    }
}

#[tokio::test]
async fn a_game_that_the_operator_closes_counts_for_nobody() {
    let host = host().await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let table = begin(&host, &[ada, bob], options(Title::GolemEdition, vec![person(ada), person(bob)])).await;
    play(&host, table, |table| table.last > 60).await;
    let refused = send(&host, table, ada, Command::Close).await;
    assert!(matches!(refused, Err(SendError::Refused(Refusal::NotHost))), "{refused:?}");
    let closed = host.send(table, Actor::Host, Command::Close).await.unwrap().table;
    assert_eq!((closed.stage, closed.seed.is_some()), (Stage::Abandoned, true));
    for who in [ada, bob] {
        assert!(host.ratings().games(who, Some(who), None, 10).await.unwrap().is_empty());
    }
    let again = host.send(table, Actor::Host, Command::Close).await;
    assert!(matches!(again, Err(SendError::Refused(Refusal::NotPlaying))), "{again:?}");
}
