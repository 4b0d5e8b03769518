//! Reviews in words, and reports as self-contained web pages: one file each, without scripts or anything to download. Pages
//! follow the reader's preference for light or dark, fit on a phone, and print.
//!
//! [`Telling`] puts a review into words; [`review`] puts it on a page of the server or on a page of its own. The words on other
//! pages come from the caller, who knows the language. Everything is escaped.
//!
//! ```
//! use carvania_report::{Axis, LineChart, Page, Series, Tick, badge, section};
//! use carvania_rules::Language;
//!
//! let axis = |label: &str, to: f64| Axis {
//!     label: label.to_owned(),
//!     from: 0.0,
//!     to,
//!     ticks: vec![Tick { at: to, text: to.to_string() }],
//! };
//! let chart = LineChart {
//!     id: "chances",
//!     title: "Chances".to_owned(),
//!     description: "Seat 1 falls behind.".to_owned(),
//!     across: axis("round", 2.0),
//!     up: axis("chance", 1.0),
//!     series: vec![Series { name: "Seat 1".to_owned(), points: vec![(0.0, 0.5), (2.0, 0.1)] }],
//!     stretches: vec![],
//!     marks: vec![],
//! };
//! let body = section("The game", chart.markup(&badge));
//! let page = Page { language: Language::English, title: "A <game>", notice: "Unofficial.", body };
//! assert!(page.html().starts_with("<!DOCTYPE html>"));
//! assert!(page.html().contains("A &lt;game&gt;"));
//! ```
//!
//! # Modules
//!
//! - `telling`: a review in words, piece by piece.
//! - `review`: a review as markup, in parts and as a page of its own.
//! - `page`, `table`: a report as a self-contained file, and the tables in it.
//! - `line_chart`, `bars`, `histogram`, `scale`: charts.
//! - `frame`, `badge`: what charts share (where things lie on a drawing, what tells seats apart without colour).

mod badge;
mod bars;
mod frame;
mod histogram;
mod line_chart;
mod page;
pub mod review;
mod scale;
mod table;
mod telling;

pub use badge::{badge, class, pennant, sign};
pub use bars::{Bar, BarChart};
pub use histogram::Histogram;
pub use line_chart::{Axis, LineChart, Mark, Series, Stretch, Tick};
pub use page::{CHARTS_CSS, Page, section};
pub use scale::Scale;
pub use table::{Column, Table};
pub use telling::{Telling, gain};
