//! The form of a new table, the lobby it leads to, and those who look on.

use carvania_web::{Links, Settings};

use crate::browsing::Browser;
use crate::client::{TestApp, settings};

#[tokio::test]
async fn what_is_wrong_with_the_form_stands_beside_it_and_what_was_typed_is_kept() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    let alone = [("game", "GE"), ("seat-1", "me"), ("seat-2", "none"), ("order", "fixed")];
    assert_eq!(ada.submit("/new", &alone).await, 422);
    assert!(ada.page.contains("id=\"unfit-seats\"") && ada.page.contains("This game is for 2 to 5 players"));
    assert!(ada.page.contains("value=\"fixed\" selected"), "{}", ada.page);
    assert!(!ada.knows_a_cookie(), "nobody is made a guest by a form that makes no sense");
    let clocks = [
        ("own", "0", "5"),
        ("own", "99999999", "5"),
        ("own", "x", ""),
        ("fischer-x", "", ""),
        ("days-0", "", ""),
    ];
    for (pace, minutes, seconds) in clocks {
        let fields = [
            ("game", "GE"),
            ("seat-1", "me"),
            ("seat-2", "me"),
            ("pace", pace),
            ("minutes", minutes),
            ("seconds", seconds),
        ];
        assert_eq!(ada.submit("/new", &fields).await, 422, "{pace}");
        assert!(
            ada.page.contains("id=\"unfit-pace\"") && ada.page.contains("<details class=\"more\" open>"),
            "{pace}"
        );
    }
    let unknown = [("game", "GE"), ("seat-1", "me"), ("seat-2", "program:nobody"), ("components", "zz")];
    assert_eq!(ada.submit("/new", &unknown).await, 422);
    assert!(ada.page.contains("id=\"unfit-components\""));
    let program = [("game", "GE"), ("seat-1", "me"), ("seat-2", "program:<b>nobody")];
    assert_eq!(ada.submit("/new", &program).await, 422);
    assert!(ada.page.contains("no program with that name") && !ada.page.contains("<b>nobody"));
    let name = "n".repeat(33);
    let friends =
        [("game", "GE"), ("with", "friends"), ("seat-1", "me"), ("seat-2", "open"), ("name", &name)];
    assert_eq!(ada.submit("/new", &friends).await, 422);
    assert!(ada.page.contains("id=\"unfit-name\"") && ada.page.contains(&name));
}

#[tokio::test]
async fn a_clock_of_ones_own_is_agreed_on() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    let fields = [
        ("game", "GE"),
        ("seat-1", "me"),
        ("seat-2", "me"),
        ("pace", "own"),
        ("minutes", "7"),
        ("seconds", "3"),
    ];
    assert_eq!(ada.submit("/new", &fields).await, 200);
    assert!(ada.page.contains("7:00") || ada.page.contains("6:59"), "{}", ada.page);
}

#[tokio::test]
async fn whoever_only_looks_is_told_so_and_can_sit_down() {
    let app = TestApp::new().await;
    let (mut ada, mut noor) = (Browser::new(&app), Browser::new(&app));
    let seats = [("game", "GE"), ("seat-1", "me"), ("seat-2", "open"), ("visibility", "listed")];
    ada.submit("/new", &seats).await;
    let table = ada.address.clone();
    assert!(!ada.page.contains("You are watching"));
    noor.open(&table).await;
    assert!(noor.page.contains("You are watching. To play") && noor.page.contains("Sit here"));
    noor.submit(&format!("{table}/sit"), &[("place", "2")]).await;
    ada.submit(&format!("{table}/ready"), &[]).await;
    noor.submit(&format!("{table}/ready"), &[]).await;
    assert!(!noor.page.contains("You are watching"));
    let mut zoe = Browser::new(&app);
    zoe.open(&table).await;
    assert!(zoe.page.contains("You are watching this game"), "{}", zoe.page);
}

#[tokio::test]
async fn those_who_follow_a_table_and_sit_nowhere_are_named_there() {
    let app = TestApp::new().await;
    let [mut ada, mut noor, zoe] = [(), (), ()].map(|()| Browser::new(&app));
    ada.submit("/new", &[("game", "GE"), ("seat-1", "me"), ("seat-2", "me")]).await;
    noor.submit("/me", &[("name", "Noor <b>")]).await;
    let table = ada.address.clone();
    let _own = ada.follow(&table).await;
    ada.open(&table).await;
    assert!(!ada.page.contains("class=\"watchers\""), "who plays does not watch");
    let (noors, zoes) = (noor.follow(&table).await, zoe.follow(&table).await);
    ada.open(&table).await;
    assert!(ada.page.contains("2 people are watching") && ada.page.contains("<li>Noor &lt;b&gt;</li>"));
    assert!(ada.page.contains("one person without a name"), "{}", ada.page);
    drop((noors, zoes));
    ada.open(&table).await;
    assert!(!ada.page.contains("class=\"watchers\""));
}

#[tokio::test]
async fn the_owner_makes_a_new_invite_link() {
    let app = TestApp::new().await;
    let (mut ada, mut noor) = (Browser::new(&app), Browser::new(&app));
    ada.submit("/new", &[("game", "GE"), ("seat-1", "me"), ("seat-2", "open")]).await;
    let table = ada.address.clone();
    let link = |page: &str| {
        let code = page.split("/invite/").nth(1).and_then(|rest| rest.split('"').next());
        format!("/invite/{}", code.expect("an invite"))
    };
    let old = link(&ada.page);
    assert_eq!(ada.submit(&format!("{table}/invite"), &[]).await, 200);
    let fresh = link(&ada.page);
    assert_ne!(old, fresh);
    assert_eq!(noor.open(&old).await, 404);
    assert_eq!(noor.open(&fresh).await, 200);
    assert_eq!(noor.submit(&format!("{table}/invite"), &[]).await, 401);
    noor.submit(&fresh, &[]).await;
    assert_eq!(noor.submit(&format!("{table}/invite"), &[]).await, 200);
    assert!(noor.page.contains("Only the person who opened the table can do that."));
}

#[tokio::test]
async fn every_page_says_what_it_is_to_other_sites() {
    let https =
        Settings { public_url: "https://games.example.org".parse().expect("an address"), ..settings() };
    let app = TestApp::with(https).await;
    let mut ada = Browser::new(&app);
    for address in ["/", "/new?game=EW", "/rules", "/rules/GE", "/me", "/api"] {
        assert_eq!(ada.open(address).await, 200, "{address}");
        let picture =
            ada.page.split("property=\"og:image\" content=\"").nth(1).and_then(|rest| rest.split('"').next());
        let picture =
            picture.expect("a picture").strip_prefix("https://games.example.org").expect("a whole address");
        let answer = app.get(picture).await;
        assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, "image/png"), "{address}");
        for part in
            ["name=\"twitter:card\"", "property=\"og:title\"", "rel=\"apple-touch-icon\"", "rel=\"manifest\""]
        {
            assert!(ada.page.contains(part), "{address}: {part}");
        }
    }
    ada.submit("/preferences", &[("language", "fr"), ("back", "/")]).await;
    assert!(ada.page.contains("og:locale\" content=\"fr_FR\"") && ada.page.contains("/static/social-fr."));
}

#[tokio::test]
async fn likes_are_chosen_one_by_one_or_all_together() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    let likes = [
        ("likes", "yes"),
        ("language", "fr"),
        ("theme", "night"),
        ("pace", "calm"),
        ("sound", "yes"),
        ("back", "/me"),
    ];
    ada.submit("/preferences", &likes).await;
    for part in [
        "lang=\"fr\"",
        "data-theme=\"dark\"",
        "value=\"calm\" selected",
        "name=\"sound\" value=\"yes\" checked",
    ] {
        assert!(ada.page.contains(part), "{part}");
    }
    // At a table only the pace is chosen: everything else stays.
    ada.submit("/preferences", &[("pace", "skip"), ("back", "/me")]).await;
    for part in ["data-theme=\"dark\"", "value=\"skip\" selected", "name=\"sound\" value=\"yes\" checked"] {
        assert!(ada.page.contains(part), "{part}");
    }
    ada.submit("/preferences", &[("pace", "nonsense"), ("theme", "day"), ("back", "/me")]).await;
    assert!(ada.page.contains("value=\"skip\" selected") && ada.page.contains("data-theme=\"light\""));
}

/// A server for a network, to which no public address was given.
async fn in_a_network(network: Option<&str>) -> TestApp {
    let network = network.map(|address| address.parse().expect("an address"));
    TestApp::with(Settings { links: Links::AsReached { network }, ..settings() }).await
}

#[tokio::test]
async fn an_invite_names_the_host_by_which_its_owner_came() {
    let app = in_a_network(None).await;
    let mut ada = Browser::at(&app, "192.168.1.20:8650");
    ada.submit("/new", &[("game", "GE"), ("seat-1", "me"), ("seat-2", "open")]).await;
    assert!(ada.page.contains("value=\"http://192.168.1.20:8650/invite/"), "{}", ada.page);
    assert!(ada.page.contains("data-copy=\"http://192.168.1.20:8650/invite/"));
    assert!(!ada.page.contains("http://localhost") && !ada.page.contains("this computer only"));
    ada.submit("/me/link", &[]).await;
    assert!(ada.page.contains("value=\"http://192.168.1.20:8650/move/"), "{}", ada.page);
    ada.host = Some("localhost:8650");
    ada.submit("/new", &[("game", "GE"), ("seat-1", "me"), ("seat-2", "open")]).await;
    assert!(
        ada.page.contains("value=\"http://localhost:8650/invite/") && ada.page.contains("this computer only")
    );
}

#[tokio::test]
async fn an_invite_made_at_the_machine_itself_leads_into_its_network() {
    let app = in_a_network(Some("http://192.168.1.20:8650")).await;
    let mut ada = Browser::at(&app, "localhost:8650");
    ada.submit("/new", &[("game", "GE"), ("seat-1", "me"), ("seat-2", "open")]).await;
    assert!(ada.page.contains("value=\"http://192.168.1.20:8650/invite/"), "{}", ada.page);
}

#[tokio::test]
async fn a_host_that_makes_no_sense_is_repeated_nowhere() {
    let app = in_a_network(None).await;
    for host in ["evil.example/\"><script>", "a@evil.example", "evil example", "evil.example:99999"] {
        let mut ada = Browser::at(&app, host);
        ada.submit("/new", &[("game", "GE"), ("seat-1", "me"), ("seat-2", "open")]).await;
        assert!(ada.page.contains("/invite/") && !ada.page.contains("evil"), "{host}");
    }
    let public = TestApp::new().await;
    let mut ada = Browser::at(&public, "evil.example");
    ada.submit("/new", &[("game", "GE"), ("seat-1", "me"), ("seat-2", "open")]).await;
    assert!(
        ada.page.contains("/invite/") && !ada.page.contains("evil"),
        "a public address is never replaced"
    );
}
