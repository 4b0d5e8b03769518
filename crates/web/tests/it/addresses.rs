//! Addresses of pages in each language, and files that are looked for under names of their own.

use axum::body::Body;
use axum::http::{Request, header};

use crate::browsing::Browser;
use crate::client::{ORIGIN, TestApp, settings};

/// What stands between two marks of a text.
fn between<'a>(text: &'a str, begin: &str, end: &str) -> &'a str {
    text.split(begin).nth(1).and_then(|rest| rest.split(end).next()).unwrap_or_default()
}

async fn text(app: &TestApp, path: &str) -> String {
    let answer = app.get(path).await;
    assert_eq!(answer.status.as_u16(), 200, "{path}");
    String::from_utf8(answer.bytes).expect("text")
}

#[tokio::test]
async fn french_pages_have_addresses_of_their_own() {
    let app = TestApp::new().await;
    for path in ["/", "/learn", "/rules/GE", "/components", "/maps", "/people", "/new?game=EM"] {
        let english = text(&app, path).await;
        let french = format!("/fr{}", if path == "/" { "" } else { path });
        let page = text(&app, &french).await;
        assert!(english.contains("<html lang=\"en\"") && page.contains("<html lang=\"fr\""), "{path}");
        let of = |language: &str| if language == "fr" { &*french } else { path };
        for (shown, language) in [(&english, "en"), (&page, "fr")] {
            let whole = format!("{ORIGIN}{}", of(language));
            assert_eq!(between(shown, "rel=\"canonical\" href=\"", "\""), whole);
            assert_eq!(between(shown, "property=\"og:url\" content=\"", "\""), whole);
            for other in ["en", "fr"] {
                let link = format!("hreflang=\"{other}\" href=\"{ORIGIN}{}\"", of(other));
                assert!(shown.contains(&link), "{path} lacks {link}");
            }
            assert!(!shown.contains("content=\"noindex\""), "{path}");
        }
        // Links lead to pages in the same language.
        assert!(page.contains("href=\"/fr/learn\"") && !page.contains("href=\"/learn\""), "{path}");
    }
}

#[tokio::test]
async fn whoever_comes_by_a_french_address_goes_on_in_french() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    ada.open("/fr/learn").await;
    ada.submit("/play", &[("game", "GE")]).await;
    assert!(ada.page.contains("<html lang=\"fr\""), "{}", ada.page);
    let table = ada.address.clone();
    ada.open("/me").await;
    assert!(ada.page.contains("value=\"Voyageur\""), "{}", ada.page);
    // In English the same guest is called as guests are there.
    ada.submit("/preferences", &[("language", "en"), ("back", "/me")]).await;
    assert!(
        ada.page.contains("<html lang=\"en\"") && ada.page.contains("value=\"Traveller\""),
        "{}",
        ada.page
    );
    // Who has chosen a language keeps it, whatever address they follow.
    ada.open("/fr/rules").await;
    assert!(ada.page.contains("<html lang=\"fr\""));
    ada.open(&table).await;
    assert!(ada.page.contains("<html lang=\"en\""));
}

#[tokio::test]
async fn what_belongs_to_somebody_is_not_to_be_found() {
    let app = TestApp::new().await;
    for path in ["/me", "/tables", "/records"] {
        let page = text(&app, path).await;
        assert!(page.contains("content=\"noindex\"") && !page.contains("rel=\"canonical\""), "{path}");
        app.get(&format!("/fr{path}")).await.refused(404, "not_found");
    }
}

#[tokio::test]
async fn titles_tell_pages_apart() {
    let app = TestApp::new().await;
    let mut titles = Vec::new();
    let paths = [
        "/",
        "/new?game=EM",
        "/learn",
        "/learn/EM",
        "/rules",
        "/rules/EM",
        "/maps",
        "/maps/EM",
        "/people",
        "/me",
    ];
    for path in paths.into_iter().chain(["/components", "/components/EM", "/records", "/tables"]) {
        titles.push(between(&text(&app, path).await, "<title>", "</title>").to_owned());
    }
    let number = titles.len();
    assert!(titles.iter().all(|title| title.contains("Carvania")), "{titles:?}");
    titles.sort_unstable();
    titles.dedup();
    assert_eq!(titles.len(), number, "{titles:?}");
}

#[tokio::test]
async fn the_site_map_lists_every_public_page_in_both_languages() {
    let app = TestApp::new().await;
    let robots = text(&app, "/robots.txt").await;
    assert!(
        robots.contains("Disallow: /tables") && robots.contains(&format!("Sitemap: {ORIGIN}/sitemap.xml"))
    );
    let map = text(&app, "/sitemap.xml").await;
    let listed: Vec<&str> =
        map.split("<loc>").skip(1).filter_map(|rest| rest.split("</loc>").next()).collect();
    assert!(listed.len() > 60, "{listed:?}");
    for address in listed {
        let path = address.strip_prefix(ORIGIN).expect("an address of ours");
        let page = text(&app, if path.is_empty() { "/" } else { path }).await;
        assert_eq!(between(&page, "rel=\"canonical\" href=\"", "\""), address);
        let title = between(&page, "<title>", "</title>");
        assert!(!title.is_empty(), "{path}");
    }
}

#[tokio::test]
async fn the_small_picture_is_found_without_a_page() {
    let app = TestApp::new().await;
    let answer = app.get("/favicon.ico").await;
    assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, "image/x-icon"));
    assert_eq!(answer.bytes[..6], [0, 0, 1, 0, 1, 0]);
    assert_eq!(&answer.bytes[22..30], b"\x89PNG\r\n\x1a\n");
}

#[tokio::test]
async fn whom_to_tell_about_a_weakness_is_told_if_it_is_known() {
    const PATH: &str = "/.well-known/security.txt";
    TestApp::new().await.get(PATH).await.refused(404, "not_found");
    let contact = Some("mailto:security@example.org".to_owned());
    let app = TestApp::with(carvania_web::Settings { security_contact: contact, ..settings() }).await;
    let told = text(&app, PATH).await;
    assert!(told.starts_with("Contact: mailto:security@example.org\nExpires: 2"), "{told}");
    assert!(told.contains("T00:00:00Z\n"), "{told}");
}

#[tokio::test]
async fn a_form_of_another_site_is_refused_on_a_page() {
    let app = TestApp::new().await;
    let request = Request::post("/me")
        .header(header::ACCEPT, "text/html,*/*;q=0.8")
        .header("sec-fetch-site", "cross-site")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let answer = app.send(request.body(Body::from("name=x")).expect("a request")).await;
    assert_eq!(answer.status.as_u16(), 403);
    assert!(answer.header("content-type").starts_with("text/html"));
    let page = String::from_utf8(answer.bytes).expect("text");
    assert!(page.contains("The request came from another site."), "{page}");
}

#[tokio::test]
async fn no_page_may_use_what_none_of_ours_needs() {
    let app = TestApp::new().await;
    let answer = app.get("/").await;
    assert!(answer.header("permissions-policy").contains("camera=()"));
}
