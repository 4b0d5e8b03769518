//! A position as one self-contained SVG, for notebooks, papers and other people's pages.
//!
//! It holds the boards and the sidebar as the page has them, in a foreign object, with the sheets and drawings that they lean on.
//! An SVG is XML, which is stricter than the HTML that the pages are written in: [`to_xml`] bridges the gap.

use std::fmt::Write;

use carvania_rules::Record;
use carvania_tables::{Occupant, Table, Timestamp};
use carvania_words::{Language, title};
use maud::html;

use super::boards;
use super::context::BoardContext;
use super::offers::Offers;
use super::sidebar;
use super::view::{Names, View};
use crate::art::{Letters, Sheet};
use crate::prefs::Prefs;
use crate::style;

/// The size for which the boards are laid out: that of a wide screen.
const SIZE: (u32, u32) = (1440, 1000);

/// The position at the end of a record. `names` are those of the seats; a seat without one is called by its number.
pub fn picture(language: Language, record: &Record, names: &[String]) -> String {
    let seated = |seat: carvania_rules::Seat| {
        let name = names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
        Occupant::Program(name)
    };
    let table = Table::of_record(record.clone(), seated);
    let names = Names::default();
    let view = View {
        table: &table,
        names: &names,
        language,
        viewer: None,
        side: None,
        now: Timestamp(0),
        prefs: Prefs::default(),
        chosen: None,
        destination: None,
        answer: None,
        hint: None,
        return_time: carvania_tables::RETURN_TIME,
    };
    let (sheet, offers) = (Sheet::new(Letters::of(language)), Offers::new(&view));
    let context = BoardContext { view: &view, game: record.game(), offers: &offers, sheet: &sheet };
    let inside = html! {
        main.table.(boards::family(record.game().title())) data-still {
            div.board { (boards::board(&context)) }
            (sidebar::still(&context))
        }
    };
    let body = html! {
        div.picture.table-page xmlns="http://www.w3.org/1999/xhtml" lang=(language.code()) { (sheet.render()) (inside) }
    };
    let (width, height) = SIZE;
    let name = title(language, record.game().title());
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\"><title>{name}</title><style><![CDATA[{}]]></style>\
         <foreignObject width=\"{width}\" height=\"{height}\">{}</foreignObject></svg>",
        sheets(),
        to_xml(&body.into_string()),
    )
}

/// The style sheets, with the picture in the place of the page.
fn sheets() -> String {
    let sheet = style::sheet().replace("\nbody {", "\n.picture {");
    format!("{sheet}\n.picture {{ min-height: 100%; padding: 12px; }}\n")
}

/// Elements that HTML does not close.
const VOID: [&str; 8] = ["area", "br", "col", "hr", "img", "input", "link", "meta"];

/// Our markup as XML: attributes without a value get an empty one, and every element is closed.
fn to_xml(markup: &str) -> String {
    let mut xml = String::with_capacity(markup.len());
    let mut rest = markup;
    while let Some((text, after)) = rest.split_once('<') {
        xml.push_str(text);
        xml.push('<');
        let end = end_of_tag(after);
        write_tag(&mut xml, &after[..end]);
        xml.push('>');
        rest = after.get(end + 1..).unwrap_or_default();
    }
    xml.push_str(rest);
    xml
}

/// Where a tag ends: at the first `>` outside of quotation marks.
fn end_of_tag(text: &str) -> usize {
    let mut is_quoted = false;
    for (place, letter) in text.char_indices() {
        match letter {
            '"' => is_quoted = !is_quoted,
            '>' if !is_quoted => return place,
            _ => {}
        }
    }
    text.len()
}

/// What stands between `<` and `>`.
fn write_tag(xml: &mut String, tag: &str) {
    let name = tag.split(' ').next().unwrap_or_default();
    xml.push_str(name);
    let mut rest = tag[name.len()..].trim_start();
    while !rest.is_empty() {
        let end = rest.find(['=', ' ']).unwrap_or(rest.len());
        let (attribute, after) = rest.split_at(end);
        let value = after.strip_prefix("=\"").and_then(|after| after.split_once('"'));
        // Writing to a text cannot fail.
        let _ = write!(xml, " {attribute}=\"{}\"", value.map_or("", |(value, _)| value));
        rest = value.map_or(after, |(_, after)| after).trim_start();
    }
    // In HTML a drawing needs no name space.
    if name == "svg" && !tag.contains("xmlns=") {
        xml.push_str(" xmlns=\"http://www.w3.org/2000/svg\"");
    }
    if VOID.contains(&name) {
        xml.push('/');
    }
}

#[cfg(test)]
mod tests {
    use super::to_xml;

    #[test]
    fn html_becomes_xml() {
        for (html, xml) in [
            ("<p>a</p>", "<p>a</p>"),
            ("<div data-row class=\"a > b\">x</div>", "<div data-row=\"\" class=\"a > b\">x</div>"),
            ("<input hidden><br>", "<input hidden=\"\"/><br/>"),
            ("<svg class=\"a\"></svg>", "<svg class=\"a\" xmlns=\"http://www.w3.org/2000/svg\"></svg>"),
            ("<p", "<p>"),
        ] {
            assert_eq!(to_xml(html), xml);
        }
    }
}
