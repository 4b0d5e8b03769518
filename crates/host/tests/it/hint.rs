//! Hints, at a host.

use std::time::Duration;

use carvania_bots::Limit;
use carvania_host::{Hint, HintError, Host, Settings};
use carvania_review::Advice;
use carvania_rules::Title;
use carvania_tables::{Command, Hints, Options, PersonId, Refusal, TableId};

use crate::room::{begin, casual, decision, guest, host_with, options, person, send, settings, until};

async fn quick() -> Host {
    host_with(Settings { hint_budget: Limit::Nodes(60), ..settings() }).await
}

/// Waits for the hint that somebody asked for.
async fn given(host: &Host, table: TableId, ada: PersonId) -> Advice {
    let now = host.table(table).await.unwrap();
    match host.await_hint(&now, ada).await {
        Some(Hint::Given(advice)) => (*advice).clone(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn whoever_decides_is_told_what_a_strong_bot_would_do() {
    let host = quick().await;
    let ada = guest(&host, "Ada").await;
    for title in [Title::GolemEdition, Title::EasternMountains, Title::JourneyThree] {
        let table = begin(&host, &[ada], options(title, vec![person(ada), casual()])).await;
        let before = until(&host, table, |table| decision(table).is_some()).await;
        assert!(host.hint(&before, ada).is_none());
        assert!(matches!(host.ask_hint(table, ada, "?".to_owned()).await, Ok(Hint::Thinking)));
        let advice = given(&host, table, ada).await;
        assert!((1..=3).contains(&advice.options.len()), "{title}: {advice:?}");
        assert!(advice.options.iter().all(|looked| before.game().unwrap().check(looked.action).is_ok()));
        // The same position has the same hint, at once; and nothing of it has happened at the table.
        assert!(matches!(host.ask_hint(table, ada, "?".to_owned()).await, Ok(Hint::Given(_))));
        assert_eq!(host.table(table).await.unwrap().last, before.last);
        // It is gone when the game goes on.
        let (_, decide) = decision(&before).unwrap();
        let after = send(&host, table, ada, decide).await.unwrap().table;
        assert!(host.hint(&after, ada).is_none());
    }
}

#[tokio::test]
async fn hints_are_given_where_the_table_allows_it() {
    let host = quick().await;
    let (ada, ben) = (guest(&host, "Ada").await, guest(&host, "Ben").await);
    let refused = |result| match result {
        Err(HintError::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    };
    let ask = async |table, who| host.ask_hint(table, who, "(asked)".to_owned()).await;
    let alone = || options(Title::GolemEdition, vec![person(ada), casual()]);
    let never = begin(&host, &[ada], Options { hints: Hints::Never, ..alone() }).await;
    assert_eq!(refused(ask(never, ada).await), Refusal::NoHints);
    assert_eq!(refused(ask(never, ben).await), Refusal::NotSeated);

    let both = || options(Title::GolemEdition, vec![person(ada), person(ben)]);
    let usual = begin(&host, &[ada, ben], both()).await;
    assert_eq!(refused(ask(usual, ada).await), Refusal::NoHints);

    let always = begin(&host, &[ada, ben], Options { hints: Hints::Always, ..both() }).await;
    assert_eq!(refused(ask(always, ben).await), Refusal::OutOfTurn { seat: 2 });
    ask(always, ada).await.unwrap();
    ask(always, ada).await.unwrap();
    let told = host.table(always).await.unwrap();
    let said: Vec<_> = told.chat.iter().map(|line| (line.person, line.text.as_str())).collect();
    assert_eq!(said, [(ada, "(asked)")], "all are told, once");
    given(&host, always, ada).await;
    let record = host.record(always).await.unwrap().unwrap().to_text();
    assert!(!record.contains("asked") && !record.contains("hint"), "{record}");

    let lobby = host.open(ada, options(Title::GolemEdition, vec![person(ada), casual()])).await.unwrap().id;
    assert_eq!(refused(ask(lobby, ada).await), Refusal::NotPlaying);
}

#[tokio::test]
async fn a_hint_that_nobody_wants_any_more_is_not_thought_of() {
    let slow = Settings { hint_budget: Limit::Time(Duration::from_secs(3_600)), ..settings() };
    let host = host_with(slow).await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada), casual()])).await;
    host.ask_hint(table, ada, String::new()).await.unwrap();
    let before = host.table(table).await.unwrap();
    let (_, decide) = decision(&before).unwrap();
    send(&host, table, ada, decide).await.unwrap();
    assert!(host.await_hint(&before, ada).await.is_none());
    // Bots have the threads before anybody who wants a hint.
    let bot = |table: &carvania_tables::Table| {
        table.entries.iter().any(|entry| matches!(entry.by, carvania_tables::By::Bot(_)))
    };
    crate::room::play(&host, table, bot).await;
    send(&host, table, ada, Command::Abandon).await.unwrap();
    host.stop().await;
}
