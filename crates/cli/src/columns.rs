//! Text in columns.

use std::fmt;

/// On which side of its column a cell stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// Rows of cells; every column is as wide as its widest cell.
#[derive(Clone, Debug)]
pub(crate) struct Columns<const N: usize> {
    sides: [Side; N],
    rows: Vec<[String; N]>,
}

impl<const N: usize> Columns<N> {
    /// No rows yet.
    pub(crate) fn new(sides: [Side; N]) -> Columns<N> {
        Columns { sides, rows: Vec::new() }
    }

    /// Adds a row at the bottom.
    pub(crate) fn row(&mut self, cells: [impl Into<String>; N]) {
        self.rows.push(cells.map(Into::into));
    }

    fn widths(&self) -> [usize; N] {
        let width = |column: usize| self.rows.iter().map(|row| row[column].chars().count()).max();
        std::array::from_fn(|column| width(column).unwrap_or(0))
    }
}

impl<const N: usize> fmt::Display for Columns<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widths = self.widths();
        for row in &self.rows {
            let cells: [String; N] = std::array::from_fn(|column| match self.sides[column] {
                Side::Left => format!("{:<width$}", row[column], width = widths[column]),
                Side::Right => format!("{:>width$}", row[column], width = widths[column]),
            });
            writeln!(f, "{}", cells.join("  ").trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Columns, Side};

    #[test]
    fn columns_are_as_wide_as_they_must_be() {
        let mut columns = Columns::new([Side::Left, Side::Right, Side::Left]);
        columns.row(["seat", "score", "bot"]);
        columns.row(["1", "61", "eager"]);
        assert_eq!(columns.to_string(), "seat  score  bot\n1        61  eager\n");
    }
}
