//! Where the game is shown: lines on a terminal.

use std::io::{self, Write};

use carvania_words::Value;

use super::layout::width;
use super::paint::Paint;
use super::terminal::Terminal;

pub(super) struct Screen<W> {
    output: W,
    pub(super) terminal: Terminal,
    paint: Paint,
}

impl<W: Write> Screen<W> {
    pub(super) fn new(output: W, terminal: Terminal, paint: Paint) -> Screen<W> {
        Screen { output, terminal, paint }
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
        self.text(&self.terminal.say(key, args))
    }

    /// Shows a text. Lines that are too long go on below, indented like their beginning.
    pub(super) fn text(&mut self, text: &str) -> io::Result<()> {
        let terminal = self.terminal;
        self.lines(text.lines().flat_map(|line| {
            let (label, words) = line.split_at(margin(line));
            terminal.wrapped(label, words)
        }))
    }

    /// Shows a heading across the screen.
    pub(super) fn heading(&mut self, key: &str, args: &[(&'static str, Value<'_>)]) -> io::Result<()> {
        let heading = format!("── {} ", self.terminal.say(key, args));
        let rule = "─".repeat(self.terminal.width.saturating_sub(width(&heading)));
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

/// Where the words of a line begin: behind its indentation, and behind a first column if there is one.
fn margin(line: &str) -> usize {
    let indent = line.len() - line.trim_start_matches(' ').len();
    line[indent..].find("  ").map_or(indent, |gap| line.len() - line[indent + gap..].trim_start().len())
}

#[cfg(test)]
mod tests {
    use super::margin;

    #[test]
    fn words_begin_behind_indentation_and_first_column() {
        let cases =
            [("words only", 0), ("  indented words", 2), ("  save FILE  keep it", 13), ("", 0), ("   ", 3)];
        for (line, expected) in cases {
            assert_eq!(margin(line), expected, "{line}");
        }
        assert_eq!(margin("  règles  écrites"), "  règles  ".len());
    }
}
