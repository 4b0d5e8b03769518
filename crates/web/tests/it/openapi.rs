//! /api and /api/openapi.json

use serde_json::Value;

use crate::client::TestApp;

const METHODS: [&str; 7] = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "TRACE"];

fn documented(document: &Value) -> Vec<(String, String)> {
    let paths = document["paths"].as_object().expect("paths");
    let calls = paths.iter().flat_map(|(path, item)| {
        item.as_object().expect("an item").keys().map(move |method| (method.to_uppercase(), path.clone()))
    });
    calls.collect()
}

#[tokio::test]
async fn the_document_is_openapi_and_every_reference_in_it_leads_somewhere() {
    let app = TestApp::new().await;
    let document = app.get("/api/openapi.json").await.ok();
    assert_eq!(document["openapi"], "3.1.0");
    let text = document.to_string();
    for reference in text.split("\"$ref\":\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(document.pointer(reference).is_some(), "{reference}");
    }
    for (method, path) in documented(&document) {
        let operation = &document["paths"][&path][method.to_lowercase()];
        assert!(operation["summary"].as_str().is_some_and(|summary| !summary.is_empty()), "{method} {path}");
        assert!(operation["responses"]["default"].is_object(), "{method} {path}");
        for name in path.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
            let parameters = operation["parameters"].as_array().expect("parameters");
            assert!(parameters.iter().any(|parameter| parameter["name"] == name), "{method} {path}");
        }
    }
}

/// What is documented is there, and nothing else answers at the same addresses.
#[tokio::test]
async fn the_document_lists_every_route() {
    let app = TestApp::new().await;
    let document = app.get("/api/openapi.json").await.ok();
    let documented = documented(&document);
    assert!(documented.len() >= 35, "{}", documented.len());
    for path in documented.iter().map(|(_, path)| path) {
        let address = path.replace("{table}", "0000000000000").replace("{code}", "x").replace("{id}", "x");
        for method in METHODS {
            let answer = app.nobody().send(method, &address, serde_json::json!({})).await;
            let is_there = answer.status != 405;
            let is_head = method == "HEAD" && documented.contains(&("GET".to_owned(), path.clone()));
            assert_eq!(
                is_there,
                is_head || documented.contains(&(method.to_owned(), path.clone())),
                "{method} {path}"
            );
        }
    }
}

#[tokio::test]
async fn the_page_names_every_call() {
    let app = TestApp::new().await;
    let document = app.get("/api/openapi.json").await.ok();
    let page = app.get("/api").await;
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    let page = String::from_utf8(page.bytes).expect("text");
    for (_, path) in documented(&document) {
        assert!(page.contains(&path), "{path}");
    }
    assert!(!page.contains("<script>") && !page.contains("style="), "the policy forbids what is inline");
}
