//! Components on pages, and packs that are checked and added there.

use carvania_rules::components::{endless_world, golem_edition};

use crate::browsing::Browser;
use crate::client::TestApp;

/// Golem Edition with one card that is worth more.
fn changed() -> String {
    let changed = golem_edition::FILE.replacen("points = 20", "points = 21", 1);
    assert_ne!(changed, golem_edition::FILE);
    changed
}

#[tokio::test]
async fn every_game_shows_its_components_with_their_labels() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    assert_eq!(ada.open("/components").await, 200);
    for (game, label, kinds) in [
        ("GE", "verified", 3),
        ("EM", "published", 5),
        ("CA", "reconstructed", 6),
        ("EW", "reconstructed", 4),
        ("J1", "reconstructed", 5),
        ("J2", "published", 6),
        ("J3", "verified", 7),
    ] {
        assert!(
            ada.page.contains(&format!("href=\"/components/{game}\""))
                || ada.open("/components").await == 200
        );
        assert_eq!(ada.open(&format!("/components/{game}")).await, 200, "{game}");
        assert_eq!(ada.page.matches("<section class=\"kind\"").count(), kinds, "{game}");
        assert!(ada.page.contains(&format!("class=\"provenance {label}\"")), "{game}");
        assert!(!ada.page.contains("Unknown localization"), "{game}");
    }
    ada.open("/components/GE?kind=golems").await;
    assert_eq!(ada.page.matches("<section class=\"kind\"").count(), 1);
    assert_eq!(ada.page.matches("aria-label=\"Golem ").count(), 36);
    // J1-2, J3-1: the parts of the journey bring tiles that only they are played with.
    for (game, tiles) in [("EW", 17), ("J1", 20), ("J2", 17), ("J3", 25)] {
        ada.open(&format!("/components/{game}?kind=world-bonus")).await;
        assert_eq!(ada.page.matches("class=\"drawing\"").count(), tiles, "{game}");
    }
    for address in ["/components/XX", "/components/GE?kind=nonsense", "/components/GE?pack=00"] {
        assert_eq!(ada.open(address).await, 404, "{address}");
    }
}

#[tokio::test]
async fn a_pack_is_checked_then_added_and_tables_name_it() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    let body = changed();
    let files = [("name-0", "richer golems.toml"), ("text-0", body.as_str())];
    assert_eq!(ada.submit("/components", &[&files[..], &[("then", "check")]].concat()).await, 200);
    assert!(ada.page.contains("No problems found") && ada.page.contains("no packs yet"));
    assert_eq!(ada.submit("/components", &[&files[..], &[("then", "add")]].concat()).await, 200);
    assert!(ada.page.contains("richer golems") && !ada.page.contains("no packs yet"));
    let link = ada.page.split("/components/GE?pack=").nth(1).and_then(|rest| rest.split('"').next());
    let digest = link.expect("a link to the pack").to_owned();
    ada.open(&format!("/components/GE?pack={digest}")).await;
    assert!(
        ada.page.contains("richer golems") && ada.page.contains("source not given")
            || ada.page.contains("verified")
    );
    ada.open("/new?game=GE").await;
    assert!(ada.page.contains(&format!("value=\"{digest}\"")) && ada.page.contains("richer golems"));
    let table = [("game", "GE"), ("seat-1", "me"), ("seat-2", "open"), ("components", &digest)];
    assert_eq!(ada.submit("/new", &table).await, 200);
    assert!(ada.page.contains("Pack: richer golems"), "the lobby names it");
    ada.open("/").await;
    assert!(ada.page.contains("Pack: richer golems"), "the list names it");
    let playing = [("game", "GE"), ("seat-1", "me"), ("seat-2", "me"), ("components", &digest)];
    assert_eq!(ada.submit("/new", &playing).await, 200);
    assert!(
        ada.page.contains("id=\"decision\"") && ada.page.contains("Pack: richer golems"),
        "the table shows its name"
    );
}

#[tokio::test]
async fn all_that_is_wrong_with_a_pack_is_told_and_nothing_changes() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    let twice = golem_edition::FILE.replacen("gain = \"YYYY\"", "gain = \"YYY\"", 1).replacen(
        "points = 20",
        "points = 0",
        1,
    );
    let world = endless_world::FILE.replacen("kind = \"golem\"", "kind = \"nonsense\"", 1);
    let hostile = [
        ("", ""),
        ("<b>", "[[["),
        ("x", "[merchant"),
        ("y", "<script>alert(1)</script>"),
        ("z", &twice),
        ("w", &world),
        ("v", "[[merchant]]\ngain = \"ZZ\"\n"),
    ];
    for (name, text) in hostile {
        let fields = [("name-0", name), ("text-0", text), ("then", "add")];
        assert_eq!(ada.submit("/components", &fields).await, 422, "{text:.40}");
        assert!(ada.page.contains("role=\"alert\"") && ada.page.contains("no packs yet"), "{text:.40}");
        assert!(!ada.page.contains("<script>alert") && !ada.page.contains("<b>:"), "{text:.40}");
    }
    let body = changed();
    let twins = [("text-0", body.as_str()), ("text-1", golem_edition::FILE), ("then", "add")];
    assert_eq!(ada.submit("/components", &twins).await, 422);
    assert!(ada.page.contains("for the same box") && ada.page.contains("no packs yet"));
    assert_eq!(ada.submit("/components", &[("text-0", golem_edition::FILE), ("then", "add")]).await, 422);
    assert!(ada.page.contains("the same as the printed components"));
    assert!(!ada.knows_a_cookie());
    ada.submit(
        "/components",
        &[("name-0", "z"), ("text-0", &twice), ("name-1", "w"), ("text-1", &world), ("then", "check")],
    )
    .await;
    assert!(ada.page.contains("z: ") && ada.page.contains("w: "), "problems of all files at once");
    let long = "x".repeat(600 * 1024);
    assert_eq!(ada.submit("/components", &[("text-0", &long), ("then", "add")]).await, 413);
}
