//! Every route with its methods.

use axum::body::Body;
use axum::http::Request;

use crate::client::TestApp;

const METHODS: [&str; 6] = ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE"];

/// One listing of all routes, those of pages as well as those of the API.
#[tokio::test]
async fn every_route_is_listed() {
    let app = TestApp::new().await;
    let mut listing = String::new();
    for path in carvania_web::paths() {
        let address = path.replace(['{', '}'], "");
        let mut methods = Vec::new();
        for method in METHODS {
            let request = Request::builder().method(method).uri(&address).body(Body::empty());
            if app.begin(request.expect("a request")).await.status() != 405 {
                methods.push(method);
            }
        }
        assert!(!methods.is_empty(), "{path}");
        listing.push_str(&format!("{path} {}\n", methods.join(" ")));
    }
    insta::with_settings!({ prepend_module_to_snapshot => false }, { insta::assert_snapshot!("routes", listing) });
}
