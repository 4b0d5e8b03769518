//! Files that never change: each has the hash of its content in its address, so browsers may keep it for ever.

use std::sync::{LazyLock, OnceLock};

use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use carvania_pages::art::{self, Favicon};
use carvania_pages::pictures::PICTURES;
use carvania_pages::{script, style};
use carvania_rules::Digest;

use crate::error::Problem;
use crate::extract::Named;
use crate::manifest;

/// A file in the program.
struct File {
    name: &'static str,
    kind: &'static str,
    content: Vec<u8>,
    /// Its name with the hash in it: `style.1f3a5c7e9b2d4f60.css`.
    served: String,
}

/// What a browser needs to put Carvania beside other programs.
const MANIFEST: &str = "site.webmanifest";

static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
    let mut files = vec![
        file("site.css", "text/css; charset=utf-8", style::sheet()),
        file("live.js", "text/javascript; charset=utf-8", script::script()),
        file("icon.svg", "image/svg+xml", art::favicon(Favicon::Calm)),
        file("turn.svg", "image/svg+xml", art::favicon(Favicon::YourTurn)),
        file("mask.svg", "image/svg+xml", art::maskable()),
    ];
    files.extend(PICTURES.map(|picture| file(picture.name, "image/png", picture.png)));
    let find = |name: &str| files.iter().find(|file| file.name == name).map(|file| file.served.clone());
    let manifest = manifest::manifest("", find).to_string();
    files.push(file(MANIFEST, "application/manifest+json", manifest));
    files
});

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

/// All files by their plain names, for those who put them where no program is asked. What needs to know the path of the
/// site is not among them.
pub fn files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    FILES.iter().filter(|file| file.name != MANIFEST).map(|file| (file.name, &*file.content))
}

/// All files with Brotli, in their order; none for those that it would not make smaller.
static COMPRESSED: OnceLock<Vec<Option<Vec<u8>>>> = OnceLock::new();

/// Brotli's highest quality, too slow while a reader waits, and its largest window.
const QUALITY: i32 = 11;
const WINDOW: i32 = 22;

/// Compresses all files as well as can be, once.
pub(crate) fn compress() {
    COMPRESSED.get_or_init(|| FILES.iter().map(|file| with_brotli(&file.content)).collect());
}

fn with_brotli(mut content: &[u8]) -> Option<Vec<u8>> {
    let params = brotli::enc::BrotliEncoderParams { quality: QUALITY, lgwin: WINDOW, ..Default::default() };
    let (mut compressed, before) = (Vec::new(), content.len());
    brotli::BrotliCompress(&mut content, &mut compressed, &params).ok()?;
    (compressed.len() < before).then_some(compressed)
}

/// Whether a browser takes what is compressed with Brotli.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let is_brotli = |coding: &str| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
        name.trim() == "br" && !matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
    };
    accepted.flat_map(|value| value.split(',')).any(is_brotli)
}

/// One of the files.
pub(crate) async fn serve(Named(name): Named, asked: HeaderMap) -> Result<Response, Problem> {
    let place = FILES.iter().position(|file| file.served == name).ok_or(Problem::Missing("file"))?;
    let file = &FILES[place];
    let headers =
        [(header::CONTENT_TYPE, file.kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    let compressed = COMPRESSED.get().filter(|_| takes_brotli(&asked)).and_then(|all| all[place].as_deref());
    Ok(match compressed {
        Some(compressed) => {
            let coded = [(header::CONTENT_ENCODING, "br"), (header::VARY, header::ACCEPT_ENCODING.as_str())];
            (headers, coded, compressed).into_response()
        }
        None => (headers, file.content.as_slice()).into_response(),
    })
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    #[test]
    fn brotli_is_never_larger_than_gzip() {
        for name in ["site.css", "live.js", "icon.svg", "site.webmanifest"] {
            let file = FILES.iter().find(|file| file.name == name).expect("a file");
            let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
            gzip.write_all(&file.content).expect("a vector takes everything");
            let gzip = gzip.finish().expect("a vector takes everything").len();
            let brotli = with_brotli(&file.content).expect("text gets smaller").len();
            assert!(brotli <= gzip, "{name}: brotli {brotli}, gzip {gzip}");
        }
    }

    #[test]
    fn who_does_not_take_brotli_is_not_sent_it() {
        let takes = |text: &'static str| {
            takes_brotli(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, text.parse().expect("a value"))]))
        };
        assert!(takes("gzip, deflate, br, zstd") && takes("br;q=0.5"));
        assert!(
            !takes("gzip") && !takes("br;q=0, gzip") && !takes("brx") && !takes_brotli(&HeaderMap::new())
        );
    }

    #[tokio::test]
    async fn what_was_compressed_is_sent_as_it_is() {
        compress();
        let ask = |codings: &'static str| {
            let asked = HeaderMap::from_iter([(header::ACCEPT_ENCODING, codings.parse().expect("a value"))]);
            let name = address("site.css").rsplit('/').next().unwrap_or_default().to_owned();
            async { serve(Named(name), asked).await.expect("a file") }
        };
        assert_eq!(ask("br").await.headers().get(header::CONTENT_ENCODING).expect("a coding"), "br");
        assert_eq!(ask("gzip").await.headers().get(header::CONTENT_ENCODING), None);
    }
}
