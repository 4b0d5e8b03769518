//! Reports as web pages that stand alone: one file, no script, nothing to fetch. They follow the reader's wish for
//! light or dark, fit on a phone, and print.
//!
//! Pages are pure functions from facts to markup. The words in them come from the caller, who knows the language;
//! whatever is put in is escaped.
//!
//! ```
//! use carvania_lab::report::{Page, Series, Axis, LineChart, Tick, section};
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
mod plot;
mod scale;
mod sign;
mod table;

use carvania_rules::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};

pub use bars::{Bar, BarChart};
pub use histogram::Histogram;
pub use lines::{Axis, LineChart, Mark, Series, Tick};
pub use plot::{Frame, spread};
pub use scale::Scale;
pub use sign::emblem;
pub use table::{Column, Table};

/// Every colour once, light and dark beside each other.
const STYLE: &str = include_str!("report/report.css");

/// A report as a page.
#[derive(Clone, Debug)]
pub struct Page<'a> {
    /// The language of all its words.
    pub language: Language,
    /// What it is about: heading and title of the window.
    pub title: &'a str,
    /// Who made this, and who did not: that the project is nobody's official one.
    pub notice: &'a str,
    /// What it says.
    pub body: Markup,
}

impl Page<'_> {
    /// The page as the text of a file.
    pub fn html(&self) -> String {
        let page = html! {
            (DOCTYPE)
            html lang=(self.language.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) " · Carvania" }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    (sign::symbols())
                    header { p.brand { "Carvania" } h1 { (self.title) } }
                    main { (self.body) }
                    footer { p { (self.notice) } }
                }
            }
        };
        page.into_string()
    }
}

/// A part of a page under a heading.
pub fn section(heading: &str, body: Markup) -> Markup {
    html! { section.slab { h2 { (heading) } (body) } }
}
