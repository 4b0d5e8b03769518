//! The tables of somebody: on the first page, and all of them.

use crate::browsing::Browser;
use crate::client::TestApp;

/// A game around one screen, in which it is always one's own turn.
const ALONE: [(&str, &str); 3] = [("game", "GE"), ("seat-1", "me"), ("seat-2", "me")];

fn rows(page: &str) -> usize {
    page.matches("<li class=\"now\">").count()
}

#[tokio::test]
async fn all_tables_of_somebody_are_counted_and_can_be_reached() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    let mut tables = Vec::new();
    for _ in 0..90 {
        assert_eq!(ada.submit("/new", &ALONE).await, 200);
        tables.push(ada.address.clone());
    }
    ada.open("/").await;
    assert!(
        ada.page.contains("90 tables are waiting for you") && ada.page.contains("All 90 tables"),
        "{}",
        ada.page
    );
    assert_eq!(rows(&ada.page), 8);
    let mut found = Vec::new();
    for (number, shown) in [("1", 40), ("2", 40), ("3", 10)] {
        assert_eq!(ada.open(&format!("/tables?page={number}")).await, 200);
        assert_eq!(rows(&ada.page), shown, "page {number}");
        assert!(
            ada.page.contains(&format!("Page {number} of 3"))
                && ada.page.contains("90 tables are waiting for you")
        );
        found.extend(tables.iter().filter(|table| ada.page.contains(&format!("href=\"{table}\""))).cloned());
    }
    found.sort();
    tables.sort();
    assert_eq!(found, tables, "each table is on one page");
    for nowhere in ["0", "4", "-1", "x", "99999999999999999999"] {
        assert_eq!(ada.open(&format!("/tables?page={nowhere}")).await, 200, "{nowhere}");
        assert!(rows(&ada.page) > 0, "{nowhere}");
    }
}

#[tokio::test]
async fn a_row_says_who_plays_which_round_it_is_and_who_is_waited_for() {
    let app = TestApp::new().await;
    let (mut ada, mut noor) = (Browser::new(&app), Browser::new(&app));
    let seats = [
        ("game", "GE"),
        ("seat-1", "me"),
        ("seat-2", "open"),
        ("seat-3", "open"),
        ("visibility", "listed"),
        ("order", "fixed"),
    ];
    ada.submit("/new", &seats).await;
    let table = ada.address.clone();
    noor.open("/").await;
    assert!(noor.page.contains(&format!("href=\"{table}\"")), "it is among the open tables");
    noor.submit("/me", &[("name", "Noor <b>")]).await;
    noor.submit(&format!("{table}/sit"), &[("place", "2")]).await;
    ada.submit(&format!("{table}/place"), &[("place", "3"), ("occupant", "beginner")]).await;
    for person in [&mut ada, &mut noor] {
        person.submit(&format!("{table}/ready"), &[]).await;
    }
    ada.open("/").await;
    for part in ["Noor &lt;b&gt;, Pebb", "Your turn", "Round 1", "1 table is waiting for you"] {
        assert!(ada.page.contains(part), "{part}: {}", ada.page);
    }
    noor.open("/").await;
    assert!(
        noor.page.contains("Waiting for Traveller") && !noor.page.contains("1 table is waiting for you"),
        "{}",
        noor.page
    );
}

#[tokio::test]
async fn whoever_is_new_has_no_tables() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    assert_eq!(ada.open("/tables").await, 200);
    assert_eq!(rows(&ada.page), 0);
    assert_eq!(ada.open("/tables?list=open").await, 200);
}
