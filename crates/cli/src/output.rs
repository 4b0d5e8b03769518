//! Writing to standard output, where the reader may be gone, or to a file, and errors in one line.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, Error, Result, ensure};
use serde::Serialize;

use crate::input;

/// Writes a text. `println!` would panic when a pipe is closed.
pub(crate) fn print(text: &str) -> Result<()> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes()).and_then(|()| output.flush()).context("cannot write the output")
}

/// Writes a text to a file, or to standard output if none is named.
pub(crate) fn write(text: &str, path: Option<&Path>) -> Result<()> {
    let Some(path) = path else { return print(text) };
    fs::write(path, text).with_context(|| cannot_write(path))
}

/// Whether a page can be written there, as far as that shows before all the work is done, and without taking the
/// place of files that the work needs.
pub(crate) fn check_page(page: Option<&Path>, needed: &[Option<&Path>]) -> Result<()> {
    let Some(page) = page else { return Ok(()) };
    let folder = page.parent().filter(|folder| !folder.as_os_str().is_empty());
    let is_place = !page.is_dir() && folder.is_none_or(Path::is_dir);
    ensure!(is_place, cannot_write(page));
    let is_free = !needed.iter().flatten().any(|other| is_same(page, other));
    ensure!(is_free, "the page would take the place of {}: name another file for --html", input::name(page));
    Ok(())
}

/// Why a file is not there.
fn cannot_write(path: &Path) -> String {
    format!("cannot write {}, check the path", input::name(path))
}

/// Whether two paths name the same file, as far as they exist.
fn is_same(one: &Path, other: &Path) -> bool {
    let found = fs::canonicalize(one).ok().zip(fs::canonicalize(other).ok());
    one == other || found.is_some_and(|(one, other)| one == other)
}

/// Writes one JSON object, in one line.
pub(crate) fn print_json(value: &impl Serialize) -> Result<()> {
    print(&format!("{}\n", serde_json::to_string(value)?))
}

/// Whether an error comes from a reader that has gone away.
pub(crate) fn is_closed_pipe(error: &Error) -> bool {
    let broken = |error: &io::Error| error.kind() == ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref().is_some_and(broken))
}

/// A message as one line without control characters, whatever a file has put into it.
pub(crate) fn one_line(message: &str) -> String {
    let lines: Vec<&str> = message.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join("; ").replace(char::is_control, " ")
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn a_message_cannot_break_the_line_or_the_terminal() {
        assert_eq!(one_line("first\n\n  second\u{1b}[31m\r\n"), "first; second [31m");
    }
}
