//! Text in lines of bounded width and in columns.

/// The width that every terminal has.
pub(super) const WIDTH: usize = 80;
/// How far the contents of the table stand to the right of their headings.
pub(super) const INDENT: usize = 3;
/// How far things in a row stand apart.
pub(super) const GAP: usize = 3;

/// How many places a text takes on a line.
pub(super) fn width(text: &str) -> usize {
    text.chars().count()
}

/// The text, filled up with spaces.
pub(super) fn pad(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// The text, with spaces before it.
pub(super) fn pad_left(text: &str, to: usize) -> String {
    format!("{}{text}", " ".repeat(to.saturating_sub(width(text))))
}

/// Rows of cells as lines, each column as wide as its widest cell.
pub(super) fn columns(rows: &[Vec<String>], gap: usize) -> Vec<String> {
    let number = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max();
    let widths: Vec<usize> = (0..number).map(|column| widest(column).unwrap_or(0) + gap).collect();
    let line = |row: &Vec<String>| -> String {
        row.iter().zip(&widths).map(|(cell, &width)| pad(cell, width)).collect()
    };
    rows.iter().map(|row| line(row).trim_end().to_owned()).collect()
}

/// The lines, moved to the right.
pub(super) fn indented(lines: Vec<String>, by: usize) -> Vec<String> {
    lines.into_iter().map(|line| pad_left(&line, width(&line) + by).trim_end().to_owned()).collect()
}

/// A paragraph as lines that begin with `label` and line up behind it. A no-break space does not break.
pub(super) fn wrapped(label: &str, text: &str) -> Vec<String> {
    let margin = width(label);
    let mut lines = Vec::new();
    let mut line = label.to_owned();
    for word in text.split(' ') {
        if width(&line) > margin && width(&line) + 1 + width(word) > WIDTH {
            lines.push(std::mem::replace(&mut line, " ".repeat(margin)));
        }
        let separator = if width(&line) > margin { " " } else { "" };
        line = format!("{line}{separator}{word}");
    }
    lines.push(line);
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// A text at the left end of a line and one at the right end.
pub(super) fn apart(left: &str, right: &str) -> String {
    let between = WIDTH.saturating_sub(width(left) + width(right)).max(2);
    format!("{left}{}{right}", " ".repeat(between))
}

#[cfg(test)]
mod tests {
    use super::{columns, wrapped};

    fn row(cells: &[&str]) -> Vec<String> {
        cells.iter().map(|cell| (*cell).to_owned()).collect()
    }

    #[test]
    fn columns_line_up() {
        let lines = columns(&[row(&["a", "été", "x"]), row(&["bcd", "", "y"]), row(&["e"])], 2);
        assert_eq!(lines, ["a    été  x", "bcd       y", "e"]);
    }

    #[test]
    fn a_paragraph_hangs_behind_its_label() {
        let lines = wrapped("Note: ", &"word ".repeat(20));
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("Note: word") && lines[1].starts_with("      word"));
        assert!(lines.iter().all(|line| line.len() <= 80));
    }

    #[test]
    fn a_long_word_is_not_broken() {
        assert_eq!(wrapped("", &"x".repeat(100)), ["x".repeat(100)]);
    }
}
