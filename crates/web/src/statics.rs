//! Files that never change: each has the hash of its content in its address, so browsers may keep it for ever.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use carvania_pages::art::{self, Favicon};
use carvania_pages::pictures::PICTURES;
use carvania_pages::{script, style};
use carvania_rules::Digest;
use carvania_words::{Language, say};
use serde_json::{Value, json};

use crate::error::Problem;
use crate::extract::Named;

/// A file in the program.
struct File {
    name: &'static str,
    kind: &'static str,
    content: Vec<u8>,
    /// Its name with the hash in it: `style.1f3a5c7e9b2d4f60.css`.
    served: String,
}

static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
    let mut files = vec![
        file("site.css", "text/css; charset=utf-8", style::sheet()),
        file("live.js", "text/javascript; charset=utf-8", script::script()),
        file("icon.svg", "image/svg+xml", art::favicon(Favicon::Calm)),
        file("turn.svg", "image/svg+xml", art::favicon(Favicon::YourTurn)),
    ];
    files.extend(PICTURES.map(|picture| file(picture.name, "image/png", picture.png)));
    let manifest = manifest(&files).to_string();
    files.push(file("site.webmanifest", "application/manifest+json", manifest));
    files
});

/// What a browser needs to put Carvania beside other programs.
fn manifest(files: &[File]) -> Value {
    let icon = |name: &str, sizes: &str| {
        let file = files.iter().find(|file| file.name == name)?;
        Some(json!({ "src": format!("/static/{}", file.served), "sizes": sizes, "type": file.kind }))
    };
    let icons: Vec<Value> = [("icon.svg", "any"), ("app.png", "512x512")]
        .iter()
        .filter_map(|(name, sizes)| icon(name, sizes))
        .collect();
    json!({
        "id": "/", "name": "Carvania", "short_name": "Carvania", "lang": "en", "description": say(Language::English, "home-pitch", &[]),
        "start_url": "/", "scope": "/", "display": "minimal-ui",
        "background_color": "#17212B", "theme_color": "#17212B", "icons": icons,
    })
}

fn file(name: &'static str, kind: &'static str, content: impl Into<Vec<u8>>) -> File {
    let content = content.into();
    let mut hash = Digest::of(&content).to_string();
    hash.truncate(16);
    let (stem, ending) = name.split_once('.').unwrap_or((name, ""));
    File { name, kind, content, served: format!("{stem}.{hash}.{ending}") }
}

/// The address of a file, by its plain name.
pub(crate) fn address(name: &str) -> String {
    let found = FILES.iter().find(|file| file.name == name);
    found.map_or_else(String::new, |file| format!("/static/{}", file.served))
}

/// One of the files.
pub(crate) async fn serve(Named(name): Named) -> Result<Response, Problem> {
    let file = FILES.iter().find(|file| file.served == name).ok_or(Problem::Missing("file"))?;
    let headers =
        [(header::CONTENT_TYPE, file.kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, file.content.as_slice()).into_response())
}
