//! Builds the folder with which any static host serves Carvania: the pocket as WebAssembly, the scripts around it, the
//! files of the pages, and a first page that explains what it is while the rest is fetched.

mod binding;
mod page;
mod weight;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use binding::Binding;
use carvania_bots::network;
use carvania_rules::Title;
use clap::Parser;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Scripts that are served as they are written.
const SCRIPTS: [(&str, &str); 5] = [
    ("worker.js", include_str!("../../../crates/pocket/assets/worker.js")),
    ("thinker.js", include_str!("../../../crates/pocket/assets/thinker.js")),
    ("pocket.js", include_str!("../../../crates/pocket/assets/pocket.js")),
    ("carvania.js", include_str!("../../../crates/pocket/assets/carvania.js")),
    ("carvania.d.ts", include_str!("../../../crates/pocket/assets/carvania.d.ts")),
];
/// What the service worker is made of; the browser itself keeps it.
const WORKER: [&str; 2] = ["worker.js", "files.js"];
/// What systems show before the site is put beside other programs. They stand in the README as well.
const SCREENSHOTS: [(&str, &[u8]); 3] = [
    ("golem_edition.png", include_bytes!("../../../docs/pictures/golem_edition.png")),
    ("eastern_mountains.png", include_bytes!("../../../docs/pictures/eastern_mountains.png")),
    ("endless_world.png", include_bytes!("../../../docs/pictures/endless_world.png")),
];
const PICTURES: &str = "static/screenshots/";
/// The game that a newcomer plays first.
const FIRST_GAME: Title = Title::GolemEdition;

/// Builds a folder that any static host can serve: Carvania in the browser, without a server.
#[derive(Parser)]
#[command(name = "cargo xtask site")]
struct Options {
    /// The path under which the site will lie.
    #[arg(long, default_value = "/")]
    base: String,
    /// Where the folder is written. What is in it is replaced.
    #[arg(long, default_value = "target/pocket")]
    out: PathBuf,
    /// The profile of cargo to build with: `dev` is quicker to build, and too large to be published.
    #[arg(long, default_value = "pocket")]
    profile: String,
}

/// The files of a site by their names.
type Files = BTreeMap<String, Vec<u8>>;

fn main() -> Result<()> {
    let Options { base, out, profile } = Options::parse();
    let path = base.trim_matches('/');
    ensure!(
        path.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-._~/".contains(&letter)),
        "`{base}` is no path: write it like /carvania"
    );
    let base = if path.is_empty() { String::new() } else { format!("/{path}") };
    let files = collect(&base, &profile)?;
    write(&out, &files)?;
    let weights = weight::Weights::of(&files)?;
    print!("{weights}");
    println!("{} files in {}, to be served at {base}/", files.len(), out.display());
    if profile == "pocket" { weights.check() } else { Ok(()) }
}

fn collect(base: &str, profile: &str) -> Result<Files> {
    let mut files = Files::new();
    let Binding { module, script, es_module } = binding::build(profile)?;
    files.insert("pocket.wasm".to_owned(), module);
    files.insert("bindings.js".to_owned(), script.into_bytes());
    files.insert("engine.js".to_owned(), es_module.into_bytes());
    files.extend(SCRIPTS.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())));
    files.extend(Title::ALL.map(|game| (weights_of(game), network::file(game).to_vec())));
    files.extend(carvania_web::files().map(|(name, file)| (format!("static/{name}"), file.to_vec())));
    files.extend(SCREENSHOTS.map(|(name, picture)| (format!("{PICTURES}{name}"), picture.to_vec())));
    let mut manifest = carvania_web::site_manifest(base);
    manifest["screenshots"] = SCREENSHOTS.iter().map(|(name, _)| screenshot(base, name)).collect();
    files.insert("static/site.webmanifest".to_owned(), manifest.to_string().into_bytes());
    let cached = files.iter().filter(|(name, _)| is_cached(name));
    let hashes: BTreeMap<&str, String> = cached.map(|(name, file)| (&**name, integrity(file))).collect();
    let first: Vec<&str> = hashes.keys().copied().filter(|name| is_first(name)).collect();
    let version = integrity(json!(hashes).to_string().as_bytes());
    let site = json!({ "version": version, "first": first, "files": hashes });
    let pages = page::render(base, &hashes)?;
    files.insert("files.js".to_owned(), format!("const SITE = {site};\n").into_bytes());
    files.extend(pages);
    Ok(files)
}

fn screenshot(base: &str, name: &str) -> Value {
    let src = format!("{base}/{PICTURES}{name}");
    json!({ "src": src, "sizes": "1080x675", "type": "image/png", "form_factor": "wide" })
}

fn weights_of(game: Title) -> String {
    format!("weights/{game}.bin")
}

/// What is for those who embed the games.
const FOR_OTHERS: [&str; 3] = ["engine.js", "carvania.js", "carvania.d.ts"];

/// Whether the service worker keeps a file: what is for other sites is of no use to it.
fn is_cached(name: &str) -> bool {
    !WORKER.contains(&name)
        && !FOR_OTHERS.contains(&name)
        && !name.starts_with("static/social-")
        && !name.starts_with(PICTURES)
}

/// Whether a file is needed before the first game can be played.
fn is_first(name: &str) -> bool {
    let is_later = name.starts_with("weights/") || name.ends_with(".png");
    name == weights_of(FIRST_GAME) || !is_later && is_cached(name)
}

/// The hash of a file, as browsers check it.
fn integrity(file: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(file)))
}

fn write(out: &Path, files: &Files) -> Result<()> {
    if out.exists() {
        // Nobody's folder is emptied by a slip of the pen.
        ensure!(
            out.join("worker.js").is_file() || fs::read_dir(out)?.next().is_none(),
            "{} holds something else than a site: name another folder with --out",
            out.display()
        );
        fs::remove_dir_all(out).with_context(|| format!("cannot empty {}", out.display()))?;
    }
    for (name, file) in files {
        let path = out.join(name);
        let folder = path.parent().context("a file lies in a folder")?;
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        fs::write(&path, file).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
