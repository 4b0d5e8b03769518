//! The grid: every place is a link to the map with that place changed.

use carvania_rules::map::{Kind, Place};
use carvania_words::{cell_kind, say};
use maud::{Markup, html};

use super::editor_state::{EditorState, Window};
use super::findings::Findings;
use crate::art::{self, Face, Sheet, Tile};
use crate::frame::Frame;

/// The map with a rim of empty places.
pub(super) fn grid(frame: &Frame<'_>, sheet: &Sheet, state: &EditorState, findings: &Findings) -> Markup {
    let window = state.window();
    let (columns, rows) =
        (window.last.column - window.first.column + 1, window.last.row - window.first.row + 2);
    html! {
        section.chart aria-label=(frame.say("maps-grid")) {
            ol.{ "map cols-" (columns) " rows-" (rows) } data-hexes {
                @for (place, number) in window.places() {
                    @let (column, row) = (place.column - window.first.column, place.row - window.first.row);
                    li.{ "q" (column) " h" (row) }.selected[state.lifted == Some(place)] {
                        (cell(frame, sheet, (state, findings), (window, place, number)))
                    }
                }
            }
        }
    }
}

fn cell(
    frame: &Frame<'_>,
    sheet: &Sheet,
    (state, findings): (&EditorState, &Findings),
    (window, place, number): (Window, Place, usize),
) -> Markup {
    let flags = findings.at(place);
    let label = label(frame, (state, &flags), (window, place, number));
    let (column, row) = (place.column - window.first.column, place.row - window.first.row);
    let tile = Tile::bare(face(state.draft.kind(place)));
    html! {
        (art::tile(sheet, &tile))
        @if !flags.is_empty() { span.flag aria-hidden="true" { "!" (listed(&flags)) } }
        @match state.pressed(place) {
            Some((next, at)) => {
                a.press #{ (id(place)) } href={ (next.address()) "#" (id(at)) } rel="nofollow" aria-label=(label)
                    data-place={ (column) " " (row) } data-step {}
            }
            // It does nothing, but whoever goes through the map by keyboard shall hear what lies here.
            None => { div.press #{ (id(place)) } role="img" tabindex="-1" aria-label=(label) data-place={ (column) " " (row) } {} }
        }
    }
}

/// The id of a place on the page.
pub(super) fn id(place: Place) -> String {
    // An id shall not need to be escaped: `minus` is a letter.
    let number = |value: i8| format!("{}{}", if value < 0 { "m" } else { "" }, value.unsigned_abs());
    format!("at-{}-{}", number(place.row), number(place.column))
}

pub(super) const fn face(kind: Option<Kind>) -> Face {
    match kind {
        None => Face::Empty,
        Some(Kind::Village) => Face::Village(None),
        Some(Kind::Open) => Face::Unknown,
        Some(Kind::Valley) => Face::Valley,
    }
}

/// What a reader hears: where the place is, what lies there, which problems it has a part in.
fn label(
    frame: &Frame<'_>,
    (state, flags): (&EditorState, &[usize]),
    (window, place, number): (Window, Place, usize),
) -> String {
    let what = match state.draft.kind(place) {
        Some(kind) => cell_kind(frame.language, state.game, kind),
        None => frame.say("maps-nothing"),
    };
    let facts = [("row", window.row(place).into()), ("cell", number.into()), ("what", what.into())];
    let mut parts = vec![say(frame.language, "maps-cell", &facts)];
    if state.lifted == Some(place) {
        parts.push(frame.say("maps-lifted"));
    }
    if !flags.is_empty() {
        let facts = [("number", flags.len().into()), ("problems", listed(flags).into())];
        parts.push(say(frame.language, "maps-flagged", &facts));
    }
    parts.join(", ")
}

fn listed(numbers: &[usize]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// A place in words, as a link to it.
pub(super) fn reference(frame: &Frame<'_>, window: Window, place: Place) -> Markup {
    let number = window.places().find(|&(other, _)| other == place).map_or(0, |(_, number)| number);
    let facts = [("row", window.row(place).into()), ("cell", number.into())];
    html! { a href={ "#" (id(place)) } { (say(frame.language, "maps-at", &facts)) } }
}
