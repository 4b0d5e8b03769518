//! Pages and the files they need.

use axum::body::Body;
use axum::http::{Request, header};

use crate::browsing::Browser;
use crate::client::TestApp;

#[tokio::test]
async fn the_home_page_shows_the_games_and_finds_its_files() {
    let app = TestApp::new().await;
    let page = app.get("/").await;
    assert_eq!((page.status.as_u16(), page.header("content-type")), (200, "text/html; charset=utf-8"));
    let page = String::from_utf8(page.bytes).expect("text");
    assert!(page.contains("Golem Edition") && page.contains("An Endless World"));
    let files: Vec<&str> = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let files: Vec<&str> = files.into_iter().filter(|file| file.starts_with("/static/")).collect();
    assert!(files.len() >= 2);
    for file in files {
        let answer = app.get(file).await;
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable", "{file}");
        assert_ne!(answer.header("content-type"), "");
    }
}

#[tokio::test]
async fn files_are_found_by_their_hash_only() {
    let app = TestApp::new().await;
    for file in ["site.css", "site.0000000000000000.css", "..%2Fsrc%2Flib.rs", "%2e%2e"] {
        app.get(&format!("/static/{file}")).await.refused(404, "not_found");
    }
}

#[tokio::test]
async fn a_game_of_each_title_begins_with_one_form_and_is_played_by_forms() {
    let app = TestApp::new().await;
    for game in ["GE", "EM", "CA", "EW", "J1", "J2", "J3"] {
        let mut ada = Browser::new(&app);
        // Around one screen: nobody has to be waited for.
        assert_eq!(
            ada.submit("/new", &[("game", game), ("seat-1", "me"), ("seat-2", "me")]).await,
            200,
            "{game}"
        );
        for decision in 0..60 {
            let actions = ada.values("action");
            // Where a wagon can only go on, a cell is pressed, and then what is proposed.
            if actions.is_empty()
                && let Some(cell) = ada.values("to").first()
            {
                assert_eq!(ada.press("to", cell).await, 200, "{game}: {cell}");
                let trip = ada.values("go").first().cloned().expect("a trip to confirm");
                assert_eq!(ada.press("go", &trip).await, 200, "{game}: {trip}");
                continue;
            }
            assert!(
                !actions.is_empty(),
                "{game}: nothing can be done after {decision} decisions: {}",
                ada.page
            );
            let action = actions[decision % actions.len()].clone();
            assert_eq!(ada.press("action", &action).await, 200, "{game}: {action}");
            assert!(!ada.page.contains("role=\"alert\""), "{game}: {action} was refused");
        }
    }
}

#[tokio::test]
async fn what_is_not_possible_says_why_and_changes_nothing() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    ada.submit("/new", &[("game", "GE"), ("seat-1", "me"), ("seat-2", "me")]).await;
    let seen = ada.hidden("seen");
    let why = ada.values("why");
    let claim =
        why.iter().find(|action| action.starts_with("claim:")).expect("a golem nobody can pay for yet");
    assert_eq!(ada.press("why", claim).await, 200);
    assert!(ada.page.contains("href=\"/rules/GE#GE-13\""), "{}", ada.page);
    assert_eq!(ada.hidden("seen"), seen);
    // The same by force: the table refuses it and says so on its page.
    assert_eq!(ada.press("action", claim).await, 200);
    assert!(ada.page.contains("GE-13"));
    for action in ["", "nonsense", "claim:ZZ", &"y".repeat(5000)] {
        assert_eq!(ada.press("action", action).await, 200);
        assert_eq!(ada.hidden("seen"), seen, "{action}");
    }
}

#[tokio::test]
async fn friends_come_by_the_invite_and_begin_when_all_are_ready() {
    let app = TestApp::new().await;
    let (mut ada, mut noor) = (Browser::new(&app), Browser::new(&app));
    ada.submit("/new", &[("game", "EW"), ("seat-1", "me"), ("seat-2", "open")]).await;
    let table = ada.address.clone();
    let link = ada.page.split("/invite/").nth(1).and_then(|rest| rest.split('"').next()).expect("an invite");
    let invite = format!("/invite/{link}");
    assert_eq!(noor.open(&invite).await, 200);
    assert_eq!(noor.submit(&invite, &[("name", "Noor <b>")]).await, 200);
    assert_eq!(noor.address, table);
    assert!(noor.page.contains("Noor &lt;b&gt;"));
    noor.submit(&format!("{table}/ready"), &[("note", "seven golems")]).await;
    ada.submit(&format!("{table}/ready"), &[]).await;
    noor.open(&table).await;
    assert!(ada.page.contains("id=\"decision\"") && noor.page.contains("id=\"decision\""));
    assert_ne!(ada.values("action").is_empty(), noor.values("action").is_empty(), "one of them decides");
    noor.submit(&format!("{table}/say"), &[("text", "<script>hello</script>")]).await;
    ada.open(&table).await;
    assert!(ada.page.contains("&lt;script&gt;hello"));
}

#[tokio::test]
async fn pages_speak_the_language_that_is_wanted() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    ada.submit("/preferences", &[("language", "fr"), ("back", "/rules/GE")]).await;
    assert!(ada.page.contains("lang=\"fr\"") && ada.page.contains("Édition Golem"));
    assert_eq!(ada.submit("/preferences", &[("theme", "next"), ("back", "//elsewhere.example")]).await, 200);
    assert_eq!(ada.address, "/");
    for back in ["/\t/elsewhere.example", "/\u{b}", "/\u{7f}", "/\0", "/\\elsewhere.example"] {
        assert_eq!(ada.submit("/preferences", &[("theme", "night"), ("back", back)]).await, 200, "{back:?}");
        assert_eq!(ada.address, "/", "{back:?}");
    }
    assert!(ada.page.contains("data-theme=\"dark\""));
    assert_eq!(ada.open("/tables/0000000000000").await, 404);
    assert!(ada.page.contains("Il n’y a rien ici"));
}

#[tokio::test]
async fn the_settings_of_a_table_that_was_brought_up_to_date_lead_back_to_it() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    ada.submit("/new", &[("game", "GE"), ("seat-1", "me"), ("seat-2", "me")]).await;
    let back = format!("name=\"back\" value=\"{}\"", ada.address);
    for query in ["?part=whole", "?at=3", ""] {
        assert_eq!(ada.open(&format!("{}{query}", ada.address.clone())).await, 200);
        assert!(ada.page.contains(&back), "{query}: {}", ada.page);
        ada.address = ada.address.split('?').next().expect("an address").to_owned();
    }
}

#[tokio::test]
async fn who_asks_for_a_page_is_told_on_a_page_that_nothing_is_there() {
    let app = TestApp::new().await;
    for (path, status) in [("/nowhere", 404), ("/api/nowhere", 404), ("/play", 405)] {
        let request = Request::get(path).header(header::ACCEPT, "text/html,*/*;q=0.8");
        let answer = app.send(request.body(Body::empty()).expect("a request")).await;
        assert_eq!(answer.status.as_u16(), status, "{path}");
        assert!(answer.header("content-type").starts_with("text/html"), "{path}");
    }
    app.get("/nowhere").await.refused(404, "not_found");
}

#[tokio::test]
async fn what_the_lobby_refuses_is_told_in_the_lobby() {
    let app = TestApp::new().await;
    let (mut ada, mut noor) = (Browser::new(&app), Browser::new(&app));
    let seats = [("game", "GE"), ("seat-1", "me"), ("seat-2", "open"), ("visibility", "listed")];
    ada.submit("/new", &seats).await;
    let table = ada.address.clone();
    assert_eq!(noor.submit(&format!("{table}/sit"), &[("place", "1")]).await, 200);
    assert!(noor.page.contains("This seat is taken.") && noor.page.contains("id=\"lobby\""), "{}", noor.page);
    assert_eq!(noor.submit(&format!("{table}/sit"), &[("place", "2")]).await, 200);
    assert_eq!(noor.submit(&format!("{table}/ready"), &[("note", "é")]).await, 200);
    assert!(noor.page.contains("at most 64 unaccented letters"));
}
