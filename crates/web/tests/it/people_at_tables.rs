//! People at tables: named where they share a screen, asked to sit down by somebody, and told how a game went.

use crate::browsing::Browser;
use crate::client::TestApp;

#[tokio::test]
async fn those_who_share_a_screen_have_names_and_take_turns_at_it() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    let fields = [
        ("game", "GE"),
        ("seat-1", "me"),
        ("seat-2", "me"),
        ("name-1", "Ben <b>"),
        ("name-2", " Anna\u{7} "),
        ("order", "fixed"),
    ];
    assert_eq!(ada.submit("/new", &fields).await, 200);
    assert!(ada.page.contains("Ben &lt;b&gt;") && ada.page.contains(">Anna<"), "{}", ada.page);
    assert!(
        ada.page.contains("id=\"handover\"") && ada.page.contains("Ben &lt;b&gt;’s turn"),
        "{}",
        ada.page
    );
    // Against bots nobody hands a screen over.
    let mut eve = Browser::new(&app);
    eve.submit("/play", &[("game", "GE")]).await;
    assert!(!eve.page.contains("id=\"handover\""));
}

#[tokio::test]
async fn an_invitation_shows_the_game_and_who_sits_there() {
    let app = TestApp::new().await;
    let (mut ada, mut noor) = (Browser::new(&app), Browser::new(&app));
    let fields = [
        ("game", "EM"),
        ("with", "friends"),
        ("name", "Ada"),
        ("seat-1", "me"),
        ("seat-2", "open"),
        ("seat-3", "expert"),
    ];
    assert_eq!(ada.submit("/new", &fields).await, 200);
    let start = ada.page.find("/invite/").expect("a link to invite with");
    let link: String = ada.page[start..].chars().take_while(|sign| *sign != '"' && *sign != '<').collect();
    assert_eq!(noor.open(&link).await, 200);
    for part in ["Ada asks you to play", "Vorrim", "3 players", "about 45 min", "/learn/EM", "still free"] {
        assert!(noor.page.contains(part), "{part}: {}", noor.page);
    }
    assert_eq!(noor.submit(&link, &[("name", "Noor")]).await, 200);
    assert!(noor.page.contains("Noor"), "{}", noor.page);
}

#[tokio::test]
async fn a_guest_who_gives_a_name_later_has_it_from_then_on() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    ada.submit("/play", &[("game", "GE")]).await;
    ada.open("/new?game=GE&with=friends").await;
    assert!(ada.page.contains("name=\"name\""), "whoever has only the name of all guests is asked once");
    ada.submit("/new", &[("game", "GE"), ("seat-1", "me"), ("seat-2", "open"), ("name", "Ada")]).await;
    assert!(ada.page.contains("Ada"));
    ada.open("/new?game=GE&with=friends").await;
    assert!(!ada.page.contains("name=\"name\""), "and not again");
}

#[tokio::test]
async fn a_table_against_bots_can_be_closed_from_the_first_page() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    ada.submit("/play", &[("game", "GE")]).await;
    let table = ada.address.clone();
    ada.open("/").await;
    let closes = format!("action=\"{table}/abandon\"");
    assert!(ada.page.contains(&closes), "{}", ada.page);
    assert_eq!(ada.submit(&format!("{table}/abandon"), &[]).await, 200);
    assert!(!ada.page.contains(&closes));
}

#[tokio::test]
async fn whoever_is_new_is_shown_to_the_lesson_first() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    ada.open("/").await;
    let primary = ada.page.find("btn primary big").expect("a first choice");
    assert!(
        ada.page[primary..primary + 80].contains("/learn/GE") && ada.page.contains("Meet Pebb"),
        "{}",
        ada.page
    );
    ada.submit("/play", &[("game", "GE")]).await;
    ada.open("/").await;
    assert!(!ada.page.contains("Meet Pebb"), "whoever has tables sees them");
}

#[tokio::test]
async fn sounds_are_off_until_they_are_asked_for() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    ada.submit("/play", &[("game", "GE")]).await;
    let table = ada.address.clone();
    assert!(!ada.page.contains("data-sound") && ada.page.contains("id=\"sound-offer\""));
    ada.submit("/preferences", &[("sounds", "on"), ("back", &table)]).await;
    assert!(ada.page.contains("data-sound"), "{}", ada.page);
}
