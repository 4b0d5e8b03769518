//! Text in lines of bounded width and in columns.

/// The width that every terminal has.
pub(super) const WIDTH: usize = 80;
/// How far the contents of the table stand to the right of their headings.
pub(super) const INDENT: usize = 3;
/// How far things in a row stand apart.
pub(super) const GAP: usize = 3;
/// How much room words need in a line.
pub(super) const MIN_ROOM: usize = 16;

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
    aligned(rows, gap).iter().map(|line| line.trim_end().to_owned()).collect()
}

/// Lays out rows in columns, with a gap after the last, so that what comes behind lines up too.
pub(super) fn aligned(rows: &[Vec<String>], gap: usize) -> Vec<String> {
    let widths: Vec<usize> = widths(rows).into_iter().map(|width| width + gap).collect();
    let line = |row: &Vec<String>| row.iter().zip(&widths).map(|(cell, &width)| pad(cell, width)).collect();
    rows.iter().map(line).collect()
}

fn widths(rows: &[Vec<String>]) -> Vec<usize> {
    let number = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max();
    (0..number).map(|column| widest(column).unwrap_or(0)).collect()
}

/// Rows of cells as lines of bounded width: columns for which there is no room come below the others.
pub(super) fn strips(rows: &[Vec<String>], gap: usize, to: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let widths = widths(rows);
    let mut first = 0;
    while first < widths.len() {
        let mut filled = 0;
        let fits = |width: &&usize| {
            filled += **width + gap;
            filled <= to + gap
        };
        let number = widths[first..].iter().take_while(fits).count().max(1);
        let strip = |row: &Vec<String>| row.iter().skip(first).take(number).cloned().collect();
        lines.extend(columns(&rows.iter().map(strip).collect::<Vec<_>>(), gap));
        first += number;
    }
    lines
}

/// How much room the other columns leave for one of them.
pub(super) fn room(rows: &[Vec<String>], column: usize, gap: usize, to: usize) -> usize {
    let others = widths(rows).into_iter().enumerate().filter(|&(other, _)| other != column);
    to.saturating_sub(others.map(|(_, width)| width + gap).sum())
}

/// Rows of cells as lines of bounded width: the texts of one column go on below their beginnings.
pub(super) fn flowing(rows: &[Vec<String>], column: usize, gap: usize, to: usize) -> Vec<String> {
    let room = room(rows, column, gap, to).max(MIN_ROOM);
    let mut flowing = Vec::new();
    for row in rows {
        let text = row.get(column).map(String::as_str).unwrap_or_default();
        for (line, part) in wrapped_to("", text, room).into_iter().enumerate() {
            let cell = |(at, cell): (usize, &String)| match (at == column, line) {
                (true, _) => part.clone(),
                (false, 0) => cell.clone(),
                (false, _) => String::new(),
            };
            flowing.push(row.iter().enumerate().map(cell).collect());
        }
    }
    columns(&flowing, gap)
}

/// The lines, moved to the right.
pub(super) fn indented(lines: Vec<String>, by: usize) -> Vec<String> {
    lines.into_iter().map(|line| pad_left(&line, width(&line) + by).trim_end().to_owned()).collect()
}

/// A paragraph as lines that begin with `label` and line up behind it. A no-break space does not break.
pub(crate) fn wrapped(label: &str, text: &str) -> Vec<String> {
    wrapped_to(label, text, WIDTH)
}

/// Wraps a text behind a label on a screen of a given width.
pub(super) fn wrapped_to(label: &str, text: &str, to: usize) -> Vec<String> {
    let margin = width(label);
    let mut lines = Vec::new();
    let mut line = label.to_owned();
    for word in text.split(' ') {
        if width(&line) > margin && width(&line) + 1 + width(word) > to {
            lines.push(std::mem::replace(&mut line, " ".repeat(margin)));
        }
        let separator = if width(&line) > margin { " " } else { "" };
        line = format!("{line}{separator}{word}");
    }
    lines.push(line);
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::{columns, flowing, strips, wrapped};

    fn row(cells: &[&str]) -> Vec<String> {
        cells.iter().map(|cell| (*cell).to_owned()).collect()
    }

    #[test]
    fn columns_line_up() {
        let lines = columns(&[row(&["a", "été", "x"]), row(&["bcd", "", "y"]), row(&["e"])], 2);
        assert_eq!(lines, ["a    été  x", "bcd       y", "e"]);
    }

    #[test]
    fn columns_without_room_come_below() {
        let rows = [row(&["1", "2", "3"]), row(&["aaaa", "bbbb", "cccc"])];
        assert_eq!(strips(&rows, 2, 16), ["1     2     3", "aaaa  bbbb  cccc"]);
        assert_eq!(strips(&rows, 2, 15), ["1     2", "aaaa  bbbb", "3", "cccc"]);
        assert_eq!(strips(&rows, 2, 1), ["1", "aaaa", "2", "bbbb", "3", "cccc"]);
        assert!(strips(&[], 2, 10).is_empty());
    }

    #[test]
    fn a_flowing_column_goes_on_below() {
        let rows = [row(&["1", "some words that flow", "end"]), row(&["12", "few", "end"])];
        let lines = flowing(&rows, 1, 1, 23);
        assert_eq!(lines, ["1  some words that end", "   flow", "12 few             end"]);
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
