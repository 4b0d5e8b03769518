//! Reports as web pages that stand alone: one file, no script, nothing to fetch. They follow the reader's wish for
//! light or dark, fit on a phone, and print.
//!
//! Pages are pure functions from facts to markup. The words in them come from the caller, who knows the language;
//! whatever is put in is escaped.
//!
//! ```
//! use carvania_report::{Page, Series, Axis, LineChart, Tick, section};
//! use carvania_rules::Language;
//!
//! let axis = |label: &str, to: f64| Axis {
//!     label: label.to_owned(),
//!     from: 0.0,
//!     to,
//!     ticks: vec![Tick { at: to, text: to.to_string() }],
//! };
//! let chart = LineChart {
//!     title: "Chances".to_owned(),
//!     description: "Seat 1 falls behind.".to_owned(),
//!     across: axis("round", 2.0),
//!     up: axis("chance", 1.0),
//!     series: vec![Series { name: "Seat 1".to_owned(), points: vec![(0.0, 0.5), (2.0, 0.1)] }],
//!     marks: vec![],
//! };
//! let body = section("The game", chart.markup());
//! let page = Page { language: Language::English, title: "A <game>", notice: "Unofficial.", body };
//! assert!(page.html().starts_with("<!DOCTYPE html>"));
//! assert!(page.html().contains("A &lt;game&gt;"));
//! ```

mod bars;
mod histogram;
mod lines;
mod page;
mod plot;
mod scale;
mod sign;
mod table;
mod telling;

pub use bars::{Bar, BarChart};
pub use histogram::Histogram;
pub use lines::{Axis, LineChart, Mark, Series, Tick};
pub use page::{Page, section};
pub use plot::{Frame, spread};
pub use scale::Scale;
pub use sign::emblem;
pub use table::{Column, Table};
pub use telling::{Telling, gain};
