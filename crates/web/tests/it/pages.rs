//! Pages and the files they need.

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
    assert_eq!(files.len(), 2);
    for file in files {
        let answer = app.get(file).await;
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable", "{file}");
        assert_ne!(answer.header("content-type"), "");
    }
}

#[tokio::test]
async fn files_are_found_by_their_hash_only() {
    let app = TestApp::new().await;
    for file in ["style.css", "style.0000000000000000.css", "..%2Fsrc%2Flib.rs", "%2e%2e"] {
        app.get(&format!("/static/{file}")).await.refused(404, "not_found");
    }
}
