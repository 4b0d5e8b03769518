//! Tables of words and numbers.

use maud::{Markup, html};

/// Rows of cells under headings.
#[derive(Clone, Debug)]
pub struct Table {
    /// What it shows.
    pub caption: String,
    /// The columns, from the left.
    pub columns: Vec<Column>,
    /// The rows, each with a cell for every column; the first one names the row.
    pub rows: Vec<Vec<Markup>>,
}

/// What stands in a column.
#[derive(Clone, Debug)]
pub enum Column {
    /// Words, on the left, under this heading.
    Words(String),
    /// Numbers, on the right, under this heading.
    Numbers(String),
    /// Drawings, as wide as there is room, under this heading.
    Drawings(String),
}

impl Column {
    fn heading(&self) -> &str {
        match self {
            Column::Words(heading) | Column::Numbers(heading) | Column::Drawings(heading) => heading,
        }
    }

    fn class(&self) -> &'static str {
        match self {
            Column::Words(_) => "words",
            Column::Numbers(_) => "number",
            Column::Drawings(_) => "drawing",
        }
    }
}

impl Table {
    /// The table. Where it is too wide for the screen, it scrolls by itself.
    pub fn markup(&self) -> Markup {
        html! {
            figure {
                figcaption { (self.caption) }
                div.scroll role="region" aria-label=(self.caption) tabindex="0" {
                    table {
                        thead { tr { @for column in &self.columns {
                            th.(column.class()) scope="col" { (column.heading()) }
                        } } }
                        tbody { @for row in &self.rows { (self.row(row)) } }
                    }
                }
            }
        }
    }

    fn row(&self, row: &[Markup]) -> Markup {
        html! {
            tr {
                @for (index, (cell, column)) in row.iter().zip(&self.columns).enumerate() {
                    @if index == 0 { th.(column.class()) scope="row" { (cell) } }
                    @else { td.(column.class()) { (cell) } }
                }
            }
        }
    }
}
