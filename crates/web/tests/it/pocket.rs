//! A site under a path, where nobody else can come: what a browser is to itself.

use std::collections::{BTreeSet, VecDeque};

use carvania_web::Settings;
use http_body_util::BodyExt;

use crate::browsing::Browser;
use crate::client::{TestApp, settings};

const PATH: &str = "/games/all";

async fn pocket() -> TestApp {
    let settings = settings();
    let public_url = settings.public_url.clone().under(PATH);
    TestApp::with(Settings { public_url, is_pocket: true, ..settings }).await
}

/// The addresses on a page, of whatever attribute: values of fields are none.
fn addresses(page: &str) -> impl Iterator<Item = &str> {
    let attributes = page.match_indices("=\"/").map(|(place, _)| page.split_at(place));
    let addresses = attributes.filter(|(before, _)| !before.ends_with(" value"));
    addresses.filter_map(|(_, after)| after[2..].split('"').next())
}

#[tokio::test]
async fn every_address_of_every_page_lies_under_the_path() {
    let app = pocket().await;
    let mut browser = Browser::new(&app);
    assert_eq!(browser.submit(&format!("{PATH}/play"), &[("game", "GE")]).await, 200);
    assert!(browser.address.starts_with(&format!("{PATH}/tables/")), "{}", browser.address);
    let begin = [browser.address.clone(), PATH.to_owned(), format!("{PATH}/pocket"), format!("{PATH}/fr")];
    let mut waiting = VecDeque::from(begin);
    let mut known = BTreeSet::new();
    while let Some(address) = waiting.pop_front() {
        // One page of a kind is like another, and the service worker itself keeps the file.
        if known.len() > 60 || address.ends_with("/pocket/file") || !known.insert(address.clone()) {
            continue;
        }
        assert_eq!(browser.open(&address).await, 200, "{address}");
        for found in addresses(&browser.page) {
            assert!(found.starts_with(&format!("{PATH}/")), "{found} on {address}");
        }
        let links = browser
            .page
            .split("<a ")
            .skip(1)
            .filter_map(|link| link.split_once("href=\"/")?.1.split(['"', '#']).next());
        waiting.extend(links.map(|link| format!("/{link}")));
    }
    assert!(known.len() > 20, "{known:?}");
    let outside = Browser::new(&app).open("/learn").await;
    assert_eq!(outside, 404);
}

#[tokio::test]
async fn what_is_sent_to_the_script_lies_under_the_path_too() {
    let app = pocket().await;
    let mut browser = Browser::new(&app);
    browser.submit(&format!("{PATH}/play"), &[("game", "EM")]).await;
    let table = browser.address.clone();
    let mut body = browser.begin(&format!("{table}/follow?after=0")).await.into_body();
    let mut sent = String::new();
    while !sent.contains("event: page") {
        let frame = body.frame().await.expect("a message").expect("no error");
        sent.push_str(&String::from_utf8_lossy(&frame.into_data().expect("data")));
    }
    let page = sent.replace("\\\"", "\"");
    assert!(addresses(&page).count() > 5);
    for found in addresses(&page) {
        assert!(found.starts_with(&format!("{PATH}/")), "{found}");
    }
}

#[tokio::test]
async fn what_others_would_have_to_come_to_is_left_out() {
    let app = pocket().await;
    let mut browser = Browser::new(&app);
    for (page, unwanted) in [
        ("", &["with=friends", "list=open", "href=\"/games/all/api\""][..]),
        ("/new?game=GE", &["with=friends", "value=\"open\""]),
        ("/me", &["/me/link", "/me/devices"]),
    ] {
        browser.open(&format!("{PATH}{page}")).await;
        let found: Vec<&&str> = unwanted.iter().filter(|text| browser.page.contains(**text)).collect();
        assert!(found.is_empty(), "{found:?} on {page}");
        assert!(browser.page.contains(&format!("<script src=\"{PATH}/pocket.js\"")));
        assert!(browser.page.contains(&format!("href=\"{PATH}/pocket\"")));
    }
}

#[tokio::test]
async fn a_server_keeps_nothing_in_the_browser() {
    let app = TestApp::new().await;
    let mut browser = Browser::new(&app);
    assert_eq!(browser.open("/pocket").await, 404);
    browser.open("/").await;
    assert!(!browser.page.contains("pocket"), "nothing of it is on its pages");
}

#[tokio::test]
async fn a_record_that_another_program_sends_stands_in_the_form() {
    let app = TestApp::new().await;
    let mut browser = Browser::new(&app);
    browser.open("/records?text=carvania%20%3C1%3E").await;
    assert!(browser.page.contains("carvania &lt;1&gt;"), "{}", browser.page);
}
