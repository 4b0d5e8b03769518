//! Where the game is shown: lines on a terminal, in one language.

use std::io::{self, Write};

use carvania_rules::Language;
use carvania_words::{Value, say};

use super::layout::{WIDTH, width, wrapped};
use super::paint::Paint;

pub(super) struct Screen<W> {
    output: W,
    pub(super) language: Language,
    paint: Paint,
}

impl<W: Write> Screen<W> {
    pub(super) fn new(output: W, language: Language, paint: Paint) -> Screen<W> {
        Screen { output, language, paint }
    }

    /// Shows lines as they are, but for the colours of crystals.
    pub(super) fn lines(&mut self, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        for line in lines {
            writeln!(self.output, "{}", self.paint.line(&line))?;
        }
        Ok(())
    }

    /// Shows an empty line.
    pub(super) fn gap(&mut self) -> io::Result<()> {
        writeln!(self.output)
    }

    /// Shows a message of the catalogue.
    pub(super) fn say(&mut self, key: &str, args: &[(&'static str, Value<'_>)]) -> io::Result<()> {
        self.text(&say(self.language, key, args))
    }

    /// Shows a text. Lines that are too long go on below, indented like their beginning.
    pub(super) fn text(&mut self, text: &str) -> io::Result<()> {
        self.lines(text.lines().flat_map(|line| {
            let words = line.trim_start_matches(' ');
            wrapped(&line[..line.len() - words.len()], words)
        }))
    }

    /// Shows a heading across the screen.
    pub(super) fn heading(&mut self, key: &str, args: &[(&'static str, Value<'_>)]) -> io::Result<()> {
        let heading = format!("── {} ", say(self.language, key, args));
        let rule = "─".repeat(WIDTH.saturating_sub(width(&heading)));
        self.lines([format!("{heading}{rule}")])
    }

    /// Asks for a line of input.
    pub(super) fn prompt(&mut self) -> io::Result<()> {
        write!(self.output, "> ")?;
        self.output.flush()
    }

    /// Shows what was typed, where the terminal did not.
    pub(super) fn echo(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }
}
