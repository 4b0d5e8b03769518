//! The pages that are there before the pocket is: the first page in each language, as the pocket itself will render it.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use carvania_host::{Host, Settings as HostSettings};
use carvania_store::Store;
use carvania_web::{App, PublicUrl, Settings};
use tower::ServiceExt;

use crate::Files;

/// Only the paths of addresses stand on a page: where the site lies is known when it is looked at.
const ORIGIN: &str = "https://carvania.invalid";
/// A static host sends this file for what is not there: with the pocket it will be.
const MISSING: &str = "404.html";

/// The first pages, and one for whoever comes by the address of another page.
pub(crate) fn render(base: &str, hashes: &BTreeMap<&str, String>) -> Result<Files> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let english = page(base, "/", hashes).await?;
        let french = page(base, "/fr", hashes).await?;
        let missing = english.replacen("<html", "<html data-pocket-first", 1);
        let pages = [("index.html", english), ("fr/index.html", french), (MISSING, missing)];
        Ok(pages.map(|(name, page)| (name.to_owned(), page.into_bytes())).into_iter().collect())
    })
}

async fn page(base: &str, address: &str, hashes: &BTreeMap<&str, String>) -> Result<String> {
    let host = Host::start(Store::in_memory().await?, HostSettings::default()).await?;
    let public_url: PublicUrl = ORIGIN.parse::<PublicUrl>()?.under(base);
    let settings = Settings { is_pocket: true, ..Settings::new(public_url) };
    let request = Request::get(format!("{base}{address}")).body(Body::empty())?;
    let router = carvania_web::router(App::new(host, settings));
    let Ok(response) = router.oneshot(request).await;
    ensure!(response.status().is_success(), "{address} cannot be rendered: {}", response.status());
    let policy = response.headers().get(header::CONTENT_SECURITY_POLICY).context("a policy")?.to_str()?;
    // A page cannot say of itself who may frame it.
    let policy =
        policy.split(';').filter(|part| !part.contains("frame-ancestors")).collect::<Vec<_>>().join(";");
    let markup = String::from_utf8(to_bytes(response.into_body(), usize::MAX).await?.to_vec())?;
    let policy = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">");
    let markup = markup.replacen("<meta charset=\"utf-8\">", &format!("<meta charset=\"utf-8\">{policy}"), 1);
    Ok(without_origin(&sign(&markup, base, hashes)))
}

/// Scripts and style sheets with their hashes, so that no other is taken for them. A part of the hash stands in the address
/// as well: a browser that has an older file fetches this one.
fn sign(markup: &str, base: &str, hashes: &BTreeMap<&str, String>) -> String {
    let elements = ["<script src=", "<link rel=\"stylesheet\" href="];
    hashes.iter().fold(markup.to_owned(), |markup, (name, hash)| {
        let short: String = hash.chars().filter(char::is_ascii_alphanumeric).skip(6).take(8).collect();
        elements.iter().fold(markup, |markup, element| {
            let plain = format!("{element}\"{base}/{name}\"");
            let signed = format!("{element}\"{base}/{name}?{short}\" integrity=\"{hash}\"");
            markup.replace(&plain, &signed)
        })
    })
}

/// Leaves out whole addresses, which nobody knows yet: those of the page in each language, and of pictures for others.
fn without_origin(markup: &str) -> String {
    let mut parts = markup.split('<');
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts.filter(|part| !part.contains(ORIGIN)) {
        kept.push('<');
        kept.push_str(part);
    }
    kept
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{sign, without_origin};

    #[test]
    fn scripts_and_style_sheets_are_signed_and_nothing_else() {
        let hashes =
            BTreeMap::from([("a.js", "sha256-x+/yz".to_owned()), ("static/b.css", "sha256-y".to_owned())]);
        let markup = r#"<script src="/c/a.js" defer></script><link rel="stylesheet" href="/c/static/b.css"><a href="/c/a.js">"#;
        let signed = r#"<script src="/c/a.js?xyz" integrity="sha256-x+/yz" defer></script><link rel="stylesheet" href="/c/static/b.css?y" integrity="sha256-y"><a href="/c/a.js">"#;
        assert_eq!(sign(markup, "/c", &hashes), signed);
    }

    #[test]
    fn what_names_another_place_is_left_out() {
        let markup = r#"<link rel="canonical" href="https://carvania.invalid/"><p>x</p>"#;
        assert_eq!(without_origin(markup), "<p>x</p>");
    }
}
