//! Boulders, of which golems are built.
//!
//! Golems share a small quarry of boulders, so that a table full of portraits stays a small page: a portrait
//! says only which boulder lies where. Their colours are the five tones of the stone around them.

use std::f64::consts::PI;

use maud::{Markup, html};

use super::noise::Noise;
use super::path::{Point, closed, number, scale};
use super::sheet::Sheet;

/// What a boulder is good for, which gives its proportions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Limb,
    Fist,
    Foot,
    Shoulder,
    Hip,
    Chest,
    Jaw,
    Skull,
}

impl Part {
    /// The name in ids, and half of the width and of the height.
    const fn cut(self) -> (&'static str, f64, f64) {
        match self {
            Part::Limb => ("limb", 10.0, 14.0),
            Part::Fist => ("fist", 12.0, 13.0),
            Part::Foot => ("foot", 13.0, 9.5),
            Part::Shoulder => ("shoulder", 13.0, 11.5),
            Part::Hip => ("hip", 21.0, 14.0),
            Part::Chest => ("chest", 31.0, 21.0),
            Part::Jaw => ("jaw", 12.0, 7.0),
            Part::Skull => ("skull", 15.0, 12.0),
        }
    }

    /// How many there are in the quarry.
    const fn variants(self) -> usize {
        match self {
            Part::Limb | Part::Fist | Part::Chest => 4,
            Part::Skull => 5,
            Part::Foot | Part::Shoulder | Part::Hip | Part::Jaw => 3,
        }
    }
}

/// A boulder with its middle at a point, and half so wide and high.
pub(super) fn boulder(sheet: &Sheet, noise: &mut Noise, part: Part, (x, y): Point, radii: Point) -> Markup {
    let variant = noise.below(part.variants());
    let (_, wide, high) = part.cut();
    let transform = format!(
        "translate({} {})scale({} {})",
        number(x),
        number(y),
        scale(radii.0 / wide),
        scale(radii.1 / high)
    );
    html! { use href=(drawing(sheet, part, variant)) transform=(transform) {} }
}

fn drawing(sheet: &Sheet, part: Part, variant: usize) -> String {
    let (name, ..) = part.cut();
    let name = format!("{name}{variant}");
    sheet.share(&name, |id| {
        let rock = Rock::new(part, &mut Noise::of(&name));
        html! { g id=(id) { (rock.draw()) } }
    })
}

/// A jittered superellipse, and a smaller copy of it, shifted towards the light.
struct Rock {
    outer: Vec<Point>,
    inner: Vec<Point>,
    /// The tone of each facet between the two, 0 being the lightest.
    tones: Vec<usize>,
    /// A cut across the front.
    cut: Vec<Point>,
    cut_tone: usize,
}

/// Where the light comes from: the upper left.
const LIGHT: f64 = -0.68 * PI;
const EXPONENT: f64 = 2.9;

impl Rock {
    fn new(part: Part, noise: &mut Noise) -> Rock {
        let (_, wide, high) = part.cut();
        let corners = noise.pick(&[7, 8, 8, 9]);
        let (mut outer, mut inner, mut angles) = (Vec::new(), Vec::new(), Vec::new());
        for corner in 0..corners {
            let angle = 2.0 * PI * corner as f64 / corners as f64 + noise.span(-0.2, 0.2);
            let (sin, cos) = angle.sin_cos();
            let round = (cos.abs().powf(EXPONENT) + sin.abs().powf(EXPONENT)).powf(-1.0 / EXPONENT);
            let (far, near) = (round * noise.span(0.92, 1.03), noise.span(0.48, 0.62));
            outer.push((wide * far * cos, high * far * sin));
            inner.push((wide * (far * near * cos - 0.12), high * (far * near * sin - 0.15)));
            angles.push(angle);
        }
        let tones = (0..corners).map(|side| {
            let next = if side + 1 == corners { angles[0] + 2.0 * PI } else { angles[side + 1] };
            tone(((angles[side] + next) / 2.0 - LIGHT).cos() + noise.span(-0.12, 0.12))
        });
        let tones = tones.collect();
        let first = noise.below(corners);
        let cut = (0..=corners / 2).map(|step| inner[(first + step) % corners]).collect();
        let cut_tone = if (angles[first] + PI / 2.0 - LIGHT).cos() > 0.0 { 0 } else { 2 };
        Rock { outer, inner, tones, cut, cut_tone }
    }

    fn draw(&self) -> Markup {
        html! {
            path d=(closed(&self.outer)) fill="var(--s3)" stroke="var(--s4)" stroke-width="1.1" stroke-linejoin="round" {}
            @for tone in 0..5 {
                @let facets = self.facets(tone);
                @if !facets.is_empty() {
                    path d=(facets) fill={ "var(--s" (tone) ")" } stroke={ "var(--s" (tone) ")" } stroke-width=".35" {}
                }
            }
            path d=(closed(&self.inner)) fill="var(--s1)" {}
            path d=(closed(&self.cut)) fill={ "var(--s" (self.cut_tone) ")" } opacity=".55" {}
        }
    }

    /// All facets of a tone, as one path.
    fn facets(&self, tone: usize) -> String {
        let corners = self.outer.len();
        let sides = (0..corners).filter(|&side| self.tones[side] == tone);
        let facet = |side: usize| {
            let next = (side + 1) % corners;
            closed(&[self.outer[side], self.outer[next], self.inner[next], self.inner[side]])
        };
        sides.map(facet).collect()
    }
}

fn tone(light: f64) -> usize {
    match light {
        light if light > 0.72 => 0,
        light if light > 0.2 => 1,
        light if light > -0.35 => 2,
        light if light > -0.8 => 3,
        _ => 4,
    }
}
