//! How much goes over the wire, as a host sends it that compresses well.

use std::fmt;

use anyhow::{Context, Result, ensure};

use crate::{Files, WORKER, is_cached, is_first};

/// The most that a newcomer fetches until the first game can be played, and then in all: in bytes with Brotli.
const MAX_FIRST: usize = 1_550_000;
const MAX_ALL: usize = 2_650_000;
/// Pages that are there before the pocket is. One of them is fetched.
const FIRST_PAGE: &str = "index.html";

/// The bytes of the files with Brotli.
pub(crate) struct Weights {
    parts: Vec<(String, usize)>,
    first: usize,
    all: usize,
}

impl Weights {
    pub(crate) fn of(files: &Files) -> Result<Weights> {
        let mut weights = Weights { parts: Vec::new(), first: 0, all: 0 };
        for (name, file) in files {
            let is_page = name.ends_with(".html");
            if is_page && name != FIRST_PAGE || !is_page && !is_cached(name) && !WORKER.contains(&&**name) {
                continue;
            }
            let bytes = compress(file).with_context(|| format!("cannot compress {name}"))?;
            weights.all += bytes;
            weights.first += if is_page || WORKER.contains(&&**name) || is_first(name) { bytes } else { 0 };
            weights.parts.push((name.clone(), bytes));
        }
        weights.parts.sort_by_key(|(_, bytes)| std::cmp::Reverse(*bytes));
        Ok(weights)
    }

    /// Whether it is little enough.
    pub(crate) fn check(&self) -> Result<()> {
        let Weights { first, all, .. } = self;
        ensure!(
            *first <= MAX_FIRST && *all <= MAX_ALL,
            "that is too much: at most {MAX_FIRST} bytes until the first game can be played, {MAX_ALL} in all"
        );
        Ok(())
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, bytes) in &self.parts {
            writeln!(f, "{bytes:>10}  {name}")?;
        }
        writeln!(
            f,
            "{:>10}  bytes with Brotli until the first game can be played (at most {MAX_FIRST})",
            self.first
        )?;
        writeln!(f, "{:>10}  in all (at most {MAX_ALL})", self.all)
    }
}

fn compress(mut file: &[u8]) -> Result<usize> {
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut file, &mut compressed, &params)?;
    Ok(compressed.len())
}
