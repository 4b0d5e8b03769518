//! What a browser needs to put Carvania beside other programs.

use carvania_words::{Language, say};
use serde_json::{Value, json};

/// The manifest of a site that lies under a path, empty at the root, with its files by their plain names.
pub fn site_manifest(path: &str) -> Value {
    manifest(path, |name| Some(name.to_owned()))
}

/// The manifest, given the names by which files are served.
pub(crate) fn manifest(path: &str, served: impl Fn(&str) -> Option<String>) -> Value {
    let file = |name: &str| Some(format!("{path}/static/{}", served(name)?));
    let icon = |name: &str, sizes: &str, purpose: &str| {
        let kind = if name.ends_with(".png") { "image/png" } else { "image/svg+xml" };
        Some(json!({ "src": file(name)?, "sizes": sizes, "type": kind, "purpose": purpose }))
    };
    let icons = [
        icon("icon.svg", "any", "any"),
        icon("app.png", "512x512", "any"),
        icon("mask.svg", "any", "maskable"),
    ];
    let shortcut = |key: &str, address: &str| json!({ "name": say(Language::English, key, &[]), "url": format!("{path}{address}") });
    json!({
        "id": format!("{path}/"),
        "name": "Carvania",
        "short_name": "Carvania",
        "lang": "en",
        "description": say(Language::English, "home-pitch", &[]),
        "categories": ["games"],
        "start_url": format!("{path}/"),
        "scope": format!("{path}/"),
        "display": "minimal-ui",
        "background_color": "#17212B",
        "theme_color": "#17212B",
        "icons": icons.into_iter().flatten().collect::<Vec<Value>>(),
        "shortcuts": [
            shortcut("home-own", "/tables"),
            shortcut("home-learn", "/learn"),
            shortcut("maps", "/maps"),
        ],
        // A record that is sent from another program stands in the form where records are read.
        "share_target": {
            "action": format!("{path}/records"),
            "method": "GET",
            "enctype": "application/x-www-form-urlencoded",
            "params": { "text": "text" },
        },
    })
}
