//! Reading what people name: a file, or standard input as `-`.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};

/// Far more than any record or component file needs, and little enough to hold in memory.
const MAX_MIB: u64 = 64;

/// The text of a file, or of standard input if the path is `-`.
pub(crate) fn read(path: &Path) -> Result<String> {
    if is_stdin(path) { read_all(io::stdin().lock(), &name(path)) } else { read_file(path) }
}

/// The text of a file, whatever its name.
pub(crate) fn read_file(path: &Path) -> Result<String> {
    read_all(open_file(path)?, &quoted(path))
}

/// The lines of a file, or of standard input if the path is `-`, however many there are.
pub(crate) fn lines(path: &Path) -> Result<Box<dyn BufRead>> {
    if is_stdin(path) {
        Ok(Box::new(io::stdin().lock()))
    } else {
        Ok(Box::new(BufReader::new(open_file(path)?)))
    }
}

fn open_file(path: &Path) -> Result<File> {
    let name = quoted(path);
    ensure!(!path.is_dir(), "{name} is a folder: name a file in it");
    File::open(path).with_context(|| format!("cannot open {name}, check the path"))
}

/// What to call an input in a message.
pub(crate) fn name(path: &Path) -> String {
    if is_stdin(path) { "standard input".to_owned() } else { quoted(path) }
}

fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

fn quoted(path: &Path) -> String {
    format!("`{}`", path.display())
}

fn read_all(input: impl Read, name: &str) -> Result<String> {
    let most = MAX_MIB << 20;
    let mut bytes = Vec::new();
    let read = input.take(most + 1).read_to_end(&mut bytes);
    let length = read.with_context(|| format!("cannot read {name}"))?;
    ensure!(length as u64 <= most, "{name} has more than {MAX_MIB} MiB: it cannot be the right file");
    let text = String::from_utf8(bytes)
        .map_err(|_| anyhow!("{name} is not text in UTF-8: check that it is the right file"))?;
    // Some editors begin a text with a byte order mark, which belongs to no format of ours.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

#[cfg(test)]
mod tests {
    use std::io::{self, Read};

    use super::{MAX_MIB, read_all};

    #[test]
    fn the_limit_is_the_last_length_that_is_read() {
        let text = |length| read_all(io::repeat(b'x').take(length), "it");
        assert_eq!(text(MAX_MIB << 20).unwrap().len() as u64, MAX_MIB << 20);
        assert!(text((MAX_MIB << 20) + 1).unwrap_err().to_string().starts_with("it has more than 64 MiB"));
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_the_text() {
        assert_eq!(read_all("\u{feff}game".as_bytes(), "it").unwrap(), "game");
    }
}
