//! What pages are made of: landmarks, headings, forms with their fields and buttons. Where a page changes its outline,
//! the snapshot shows how.

use crate::browsing::{Browser, attribute};
use crate::client::TestApp;

/// The outline of a page, a line for each part. Fields and buttons stand below their form.
fn outline(page: &str) -> String {
    let mut lines = String::new();
    for (place, _) in page.match_indices('<') {
        let Some((element, _)) = page[place..].split_once('>') else { continue };
        let name = element[1..].split(' ').next().unwrap_or_default();
        let told = |key: &str| attribute(element, key).map(|value| format!(" {value}")).unwrap_or_default();
        match name {
            "header" | "main" | "footer" => lines.push_str(&format!("{name}\n")),
            "nav" | "section" => lines.push_str(&format!("{name}{}\n", told("aria-label"))),
            "form" => lines.push_str(&format!("form{}{}\n", told("method"), told("action"))),
            "input" if attribute(element, "type").as_deref() == Some("hidden") => {}
            "input" | "select" | "textarea" => {
                lines.push_str(&format!("    {name}{}{}\n", told("name"), told("type")))
            }
            "button" => lines.push_str(&format!(
                "    button{}{}{}\n",
                told("name"),
                told("value"),
                told("aria-label")
            )),
            "h1" | "h2" | "h3" => lines.push_str(&format!("{name} {}\n", text_of(&page[place..], name))),
            _ => {}
        }
    }
    lines
}

/// The text of the element that a page begins with, without the elements in it.
fn text_of(page: &str, name: &str) -> String {
    let inside = page.split(&format!("</{name}>")).next().unwrap_or_default();
    let texts = inside.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text);
    texts.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn pages_have_these_outlines() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    for (name, address) in [
        ("home", "/"),
        ("new_table", "/new?game=GE&with=friends"),
        ("lesson", "/learn/GE"),
        ("records", "/records"),
        ("nowhere", "/tables/0000000000000"),
    ] {
        ada.open(address).await;
        insta::with_settings!({ prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("outline_of_{name}"), outline(&ada.page));
        });
    }
}
