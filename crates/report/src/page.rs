//! A report as a file of its own.

use carvania_rules::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::badge::symbols;

/// The style of charts and reviews, which pages of the server share.
pub const CHARTS_CSS: &str = include_str!("review.css");

/// Every colour once, light and dark beside each other; and the layout of a page.
const PAGE_CSS: &str = include_str!("report.css");

/// A report as a page.
#[derive(Clone, Debug)]
pub struct Page<'a> {
    /// The language of all its words.
    pub language: Language,
    /// What it is about: heading and title of the window.
    pub title: &'a str,
    /// The notice that this is an unofficial project.
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
                    style { (PreEscaped(PAGE_CSS)) (PreEscaped(CHARTS_CSS)) }
                }
                body {
                    (symbols())
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
