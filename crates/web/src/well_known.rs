//! Files that are looked for under names of their own: what search engines may visit and find, the small picture of the
//! site, whom to tell about a weakness.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get};
use carvania_pages::address;
use carvania_pages::pictures::PICTURES;
use carvania_rules::{Book, Title};
use carvania_words::Language;

use crate::app::App;
use crate::error::Problem;
use crate::extract::BaseUrl;

/// How long browsers keep these files, in seconds: a day.
const KEPT: &str = "public, max-age=86400";

/// How long what is said about whom to tell holds, in days; it is written anew whenever it is asked for.
const CONTACT_DAYS: u64 = 180;
const DAY_MILLIS: u64 = 24 * 60 * 60 * 1000;

/// These files, each with its address.
pub(crate) fn files() -> [(&'static str, MethodRouter<App>); 4] {
    [
        ("/robots.txt", get(robots)),
        ("/sitemap.xml", get(sitemap)),
        ("/favicon.ico", get(favicon)),
        ("/.well-known/security.txt", get(security)),
    ]
}

/// Tables and personal pages are not to be searched; the list of the other pages.
async fn robots(base: BaseUrl) -> Response {
    let closed = ["/api/", "/tables", "/invite/", "/move/", "/me", "/records/", "/people/", "/maps/*/random"];
    let closed: String = closed.iter().map(|path| format!("Disallow: {path}\n")).collect();
    let text = format!("User-agent: *\n{closed}Sitemap: {}\n", base.0.join("/sitemap.xml"));
    text_file("text/plain; charset=utf-8", text)
}

/// All pages that everybody may see, in each language, with the addresses of the same page in the others.
async fn sitemap(base: BaseUrl) -> Response {
    let entries: String = public_pages().iter().map(|path| entry(&base, path)).collect();
    let text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n{entries}</urlset>\n"
    );
    text_file("application/xml", text)
}

/// A page in each language.
fn entry(base: &BaseUrl, path: &str) -> String {
    let whole = |language: Language| base.0.join(&address::in_language(language, path));
    let other = |language: Language| {
        let link = whole(language);
        format!("    <xhtml:link rel=\"alternate\" hreflang=\"{}\" href=\"{link}\"/>\n", language.code())
    };
    let others: String = Language::ALL.into_iter().map(other).collect();
    let one = |language: Language| format!("  <url>\n    <loc>{}</loc>\n{others}  </url>\n", whole(language));
    Language::ALL.into_iter().map(one).collect()
}

/// The pages that everybody may see, by their addresses in English.
fn public_pages() -> Vec<String> {
    let mut pages: Vec<String> =
        ["/", "/learn", "/rules", "/components", "/maps", "/people"].map(str::to_owned).into();
    pages.extend(Book::ALL.map(|book| format!("/rules/{}", book.code())));
    for title in Title::ALL {
        pages.extend(["/learn/", "/components/", "/new?game="].map(|begin| format!("{begin}{title}")));
        pages.extend(title.map_shape().map(|_| format!("/maps/{title}")));
    }
    pages
}

/// The sign as browsers and their kin look for it without having seen a page.
async fn favicon() -> Response {
    let png =
        PICTURES.iter().find(|picture| picture.name == "touch.png").map_or(&[][..], |picture| picture.png);
    ([(header::CONTENT_TYPE, "image/x-icon"), (header::CACHE_CONTROL, KEPT)], icon(png)).into_response()
}

/// An icon file with one picture, which is a PNG.
fn icon(png: &[u8]) -> Vec<u8> {
    const HEAD: u32 = 22;
    let size = u32::try_from(png.len()).unwrap_or(u32::MAX);
    // One picture; its width and height are read from the picture itself.
    let mut file = vec![0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 32, 0];
    file.extend(size.to_le_bytes());
    file.extend(HEAD.to_le_bytes());
    file.extend(png);
    file
}

/// Whom to tell about a weakness (RFC 9116), where the operator of the server has said it.
async fn security(State(app): State<App>, base: BaseUrl) -> Result<Response, Problem> {
    let contact = app.settings().security_contact.as_ref().ok_or(Problem::Missing("contact"))?;
    let (year, month, day) = carvania_pages::devices::date(app.now().0 / DAY_MILLIS + CONTACT_DAYS);
    let text = format!(
        "Contact: {contact}\nExpires: {year:04}-{month:02}-{day:02}T00:00:00Z\nPreferred-Languages: en, fr\n\
         Canonical: {}\n",
        base.0.join("/.well-known/security.txt")
    );
    Ok(text_file("text/plain; charset=utf-8", text))
}

fn text_file(kind: &'static str, text: String) -> Response {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, KEPT)], text).into_response()
}
