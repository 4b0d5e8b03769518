//! Reading lines of bounded length.

use std::io::{self, BufRead};

/// The longest request: far more than any record needs.
pub(super) const MAX_BYTES: usize = 16 << 20;

/// One line of the input, without its end.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// Nothing but white space.
    Blank,
    /// More than [`MAX_BYTES`]; it has been skipped.
    TooLong,
    /// Anything else.
    Request(&'a [u8]),
}

pub(super) struct Lines<R> {
    input: R,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Lines<R> {
        Lines { input, line: Vec::new() }
    }

    /// The next line, or `None` at the end of the input.
    pub(super) fn next_line(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let mut length = 0;
        loop {
            let bytes = match self.input.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if bytes.is_empty() && length == 0 {
                return Ok(None);
            }
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            length += part.len();
            // What is too long is counted, but not kept.
            if length <= MAX_BYTES {
                self.line.extend_from_slice(part);
            }
            let is_last = end.is_some() || bytes.is_empty();
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if is_last {
                return Ok(Some(self.kind(length)));
            }
        }
    }

    fn kind(&self, length: usize) -> Line<'_> {
        if length > MAX_BYTES {
            Line::TooLong
        } else if self.line.trim_ascii().is_empty() {
            Line::Blank
        } else {
            Line::Request(&self.line)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Cursor};

    use super::{Line, Lines, MAX_BYTES};

    #[test]
    fn lines_end_at_line_ends_and_at_the_end_of_the_input() {
        let mut lines = Lines::new(BufReader::with_capacity(2, Cursor::new("abc\n \n\nde")));
        let mut kinds = Vec::new();
        while let Some(line) = lines.next_line().unwrap() {
            kinds.push(format!("{line:?}"));
        }
        assert_eq!(kinds, ["Request([97, 98, 99])", "Blank", "Blank", "Request([100, 101])"]);
    }

    #[test]
    fn what_is_too_long_is_skipped() {
        let input = [vec![b'x'; MAX_BYTES + 1], b"\nok\n".to_vec()].concat();
        let mut lines = Lines::new(Cursor::new(input));
        assert_eq!(lines.next_line().unwrap(), Some(Line::TooLong));
        assert_eq!(lines.next_line().unwrap(), Some(Line::Request(b"ok")));
        assert_eq!(lines.next_line().unwrap(), None);
    }

    #[test]
    fn the_limit_itself_is_not_too_long() {
        let input = [vec![b'x'; MAX_BYTES], b"\n".to_vec()].concat();
        let mut lines = Lines::new(Cursor::new(input));
        assert!(matches!(lines.next_line().unwrap(), Some(Line::Request(line)) if line.len() == MAX_BYTES));
    }
}
