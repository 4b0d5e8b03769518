//! The four crystals: each its own silhouette, colour and letter.
//!
//! A page shows hundreds of them. Each is a rectangle filled with a pattern, which is drawn once: a browser copies the nodes
//! of whatever a `use` refers to, and those of a pattern never.

use std::f64::consts::PI;

use carvania_rules::{Crystal, Crystals};
use carvania_words::Language;
use maud::{Markup, html};

use super::palette::{Tones, class};
use super::path::{Point, closed, number};
use super::sheet::Sheet;

/// The letters on crystals, lowest level first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letters([char; 4]);

impl Letters {
    /// The first letters of the colours' names in a language.
    pub fn of(language: Language) -> Letters {
        let initial = |crystal: Crystal| {
            let name = carvania_words::crystal(language, crystal);
            name.chars().next().map_or(crystal.letter(), |letter| letter.to_ascii_uppercase())
        };
        Letters(Crystal::ALL.map(initial))
    }

    const fn letter(self, crystal: Crystal) -> char {
        self.0[crystal as usize]
    }
}

/// How large a crystal is drawn: in a line of text, on a card, in a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Size {
    Small,
    Medium,
    Large,
}

impl Size {
    const fn class(self) -> &'static str {
        match self {
            Size::Small => "s",
            Size::Medium => "m",
            Size::Large => "l",
        }
    }
}

/// A single crystal, drawn in a size.
pub fn crystal(sheet: &Sheet, crystal: Crystal, size: Size) -> Markup {
    html! {
        svg.crystal.(size.class()) aria-hidden="true" {
            rect width="100%" height="100%" fill={ "url(" (pattern(sheet, crystal)) ")" } {}
        }
    }
}

/// Every crystal of a set, lowest level first.
pub fn crystals(sheet: &Sheet, set: Crystals, size: Size) -> Markup {
    html! {
        @for one in set.colours() {
            @for _ in 0..set.count(one) { (crystal(sheet, one, size)) }
        }
    }
}

/// A set in little room: a number before each colour of which there is more than one.
pub fn counted(sheet: &Sheet, set: Crystals, size: Size) -> Markup {
    html! {
        @for one in set.colours() {
            @match set.count(one) {
                1 => (crystal(sheet, one, size)),
                count => { span.counted { b.num { (count) } (crystal(sheet, one, size)) } }
            }
        }
    }
}

/// A crystal inside another drawing, with its middle at a point.
pub(super) fn crystal_at(sheet: &Sheet, crystal: Crystal, (x, y): Point, width: f64) -> Markup {
    let half = width / 2.0;
    html! {
        rect.gem fill={ "url(" (pattern(sheet, crystal)) ")" } x=(number(x - half)) y=(number(y - half))
            width=(number(width)) height=(number(width)) {}
    }
}

/// A crystal without its letter, where it is part of a picture.
pub(super) fn stone_at(sheet: &Sheet, crystal: Crystal, (x, y): Point, width: f64) -> Markup {
    let half = width / 2.0;
    html! {
        rect fill={ "url(" (stone(sheet, crystal)) ")" } x=(number(x - half)) y=(number(y - half))
            width=(number(width)) height=(number(width)) {}
    }
}

fn pattern(sheet: &Sheet, crystal: Crystal) -> String {
    let letter = sheet.letters().letter(crystal);
    sheet.share(class(crystal), |id| {
        let (x, y, size) = letter_at(crystal);
        html! {
            pattern id=(id) width="1" height="1" viewBox="-2 -2 36 36" {
                (facets(crystal))
                text.letter x=(x) y=(y) font-size=(size) fill=(Tones::of(crystal).letter) { (letter) }
            }
        }
    })
}

fn stone(sheet: &Sheet, crystal: Crystal) -> String {
    sheet.share(&format!("stone-{}", class(crystal)), |id| {
        html! { pattern id=(id) width="1" height="1" viewBox="-2 -2 36 36" { (facets(crystal)) } }
    })
}

/// The cut stone: a rim of facets around a table, all from the two outlines.
fn facets(crystal: Crystal) -> Markup {
    let (outer, inner) = (outline(crystal), table(crystal));
    let tones = Tones::of(crystal);
    let sides = outer.len();
    let facet = |side: usize| {
        let next = (side + 1) % sides;
        let points = [outer[side], outer[next], inner[next], inner[side]];
        (closed(&points), tones.facing(light(outer[side], outer[next])))
    };
    let gleam = [inner[0], inner[1], inner[sides - 2], inner[sides - 1]];
    let gleam = if crystal == Crystal::Yellow { &gleam[1..] } else { &gleam[..] };
    html! {
        path d=(closed(outer)) fill=(tones.base) stroke={ "var(--edge-" (class(crystal)) ")" }
            stroke-width="2.2" stroke-linejoin="round" {}
        @for (path, fill) in (0..sides).map(facet) {
            path d=(path) fill=(fill) stroke=(fill) stroke-width=".4" {}
        }
        path d=(closed(inner)) fill=(tones.base) {}
        path d=(closed(gleam)) fill=(tones.bright) opacity=".22" {}
    }
}

/// How much the side from `a` to `b` of a stone around (16, 17) faces the light.
fn light(a: Point, b: Point) -> f64 {
    let (along_x, along_y) = (b.0 - a.0, b.1 - a.1);
    let (out_x, out_y) = ((a.0 + b.0) / 2.0 - 16.0, (a.1 + b.1) / 2.0 - 17.0);
    let is_clockwise = along_y * out_x - along_x * out_y > 0.0;
    let angle = if is_clockwise { (-along_x).atan2(along_y) } else { along_x.atan2(-along_y) };
    (angle + 0.72 * PI).cos()
}

/// The silhouette: sides rise with the level, three, four, six, a star.
const fn outline(crystal: Crystal) -> &'static [Point] {
    match crystal {
        Crystal::Yellow => &[(16.0, 2.0), (30.0, 25.5), (27.5, 30.0), (4.5, 30.0), (2.0, 25.5)],
        Crystal::Green => &[
            (8.0, 3.0),
            (24.0, 3.0),
            (29.0, 8.0),
            (29.0, 24.0),
            (24.0, 29.0),
            (8.0, 29.0),
            (3.0, 24.0),
            (3.0, 8.0),
        ],
        Crystal::Blue => &[(16.0, 1.0), (29.0, 8.5), (29.0, 23.5), (16.0, 31.0), (3.0, 23.5), (3.0, 8.5)],
        Crystal::Magenta => &[
            (16.0, -0.5),
            (21.6, 10.4),
            (32.5, 16.0),
            (21.6, 21.6),
            (16.0, 32.5),
            (10.4, 21.6),
            (-0.5, 16.0),
            (10.4, 10.4),
        ],
    }
}

/// The flat face in the middle, a point for each of the outline's.
const fn table(crystal: Crystal) -> &'static [Point] {
    match crystal {
        Crystal::Yellow => &[(16.0, 12.0), (23.2, 24.0), (22.2, 25.6), (9.8, 25.6), (8.8, 24.0)],
        Crystal::Green => &[
            (11.0, 8.5),
            (21.0, 8.5),
            (23.5, 11.0),
            (23.5, 21.0),
            (21.0, 23.5),
            (11.0, 23.5),
            (8.5, 21.0),
            (8.5, 11.0),
        ],
        Crystal::Blue => &[(16.0, 7.0), (24.0, 11.6), (24.0, 20.4), (16.0, 25.0), (8.0, 20.4), (8.0, 11.6)],
        Crystal::Magenta => &[
            (16.0, 8.6),
            (21.2, 10.8),
            (23.4, 16.0),
            (21.2, 21.2),
            (16.0, 23.4),
            (10.8, 21.2),
            (8.6, 16.0),
            (10.8, 10.8),
        ],
    }
}

/// Where the letter stands, and how high it is.
const fn letter_at(crystal: Crystal) -> (f64, f64, f64) {
    match crystal {
        Crystal::Yellow => (16.0, 24.6, 12.0),
        Crystal::Green | Crystal::Blue => (16.0, 20.7, 13.5),
        Crystal::Magenta => (16.0, 20.4, 12.5),
    }
}
