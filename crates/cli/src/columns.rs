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
pub(crate) struct Columns {
    sides: Vec<Side>,
    rows: Vec<Vec<String>>,
}

impl Columns {
    /// No rows yet.
    pub(crate) fn new(sides: impl Into<Vec<Side>>) -> Columns {
        Columns { sides: sides.into(), rows: Vec::new() }
    }

    /// Adds a row at the bottom, with a cell for each column.
    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = impl Into<String>>) {
        let cells: Vec<String> = cells.into_iter().map(Into::into).collect();
        debug_assert_eq!(cells.len(), self.sides.len(), "{cells:?}");
        self.rows.push(cells);
    }

    fn width(&self, column: usize) -> usize {
        let cells = self.rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    }
}

impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns: Vec<(Side, usize)> =
            self.sides.iter().enumerate().map(|(column, &side)| (side, self.width(column))).collect();
        for row in &self.rows {
            let cell = |(cell, &(side, width)): (&String, &(Side, usize))| match side {
                Side::Left => format!("{cell:<width$}"),
                Side::Right => format!("{cell:>width$}"),
            };
            let cells: Vec<String> = row.iter().zip(&columns).map(cell).collect();
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
