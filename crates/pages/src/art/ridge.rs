//! Ridges and skies: the country behind everything.

use maud::{Markup, html};

use super::noise::Noise;
use super::path::{Point, closed, number, scale};
use super::sheet::Sheet;

/// How far off a ridge is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Range {
    Far,
    Middle,
    Near,
}

/// How many different ridges there are of each range.
const RIDGES: usize = 5;
/// How wide they are, so that each can be shifted behind pictures of 160.
const WIDE: f64 = 260.0;
const DEEP: f64 = 110.0;

impl Range {
    /// The name in ids, the height of summits over the middle line, their distance, and the colour.
    const fn cut(self) -> (&'static str, f64, f64, &'static str) {
        match self {
            Range::Far => ("far", 14.0, 21.0, "var(--ridge-1)"),
            Range::Middle => ("mid", 8.5, 15.0, "var(--ridge-2)"),
            Range::Near => ("near", 5.0, 15.0, "var(--ridge-3)"),
        }
    }
}

/// A ridge behind a picture of 160 or less, its middle line so far down.
pub(super) fn ridge(sheet: &Sheet, noise: &mut Noise, range: Range, y: f64) -> Markup {
    let (name, height, step, fill) = range.cut();
    let name = format!("{name}{}", noise.below(RIDGES));
    let x = noise.span(10.0 - (WIDE - 170.0), -6.0);
    let href = sheet.share(&name, |id| {
        let line = skyline(&mut Noise::of(&name), (WIDE, 0.0), height, step);
        html! {
            g id=(id) {
                path d=(closed(&filled(&line, DEEP))) {}
                path d=(lit(&line)) fill="var(--lit)" {}
            }
        }
    });
    html! { use href=(href) x=(number(x)) y=(number(y)) fill=(fill) {} }
}

/// The line of a ridge over a width, up and down around a height.
pub(super) fn skyline(noise: &mut Noise, (width, y): Point, height: f64, step: f64) -> Vec<Point> {
    let mut line = Vec::new();
    let (mut x, mut is_summit) = (-6.0, noise.coin());
    while x < width + 1.5 * step {
        let rise = height * noise.span(0.25, 1.0);
        line.push((x, if is_summit { y - rise } else { y + rise }));
        x += step * noise.span(0.6, 1.4);
        is_summit = !is_summit;
    }
    line
}

/// The land under a skyline, down to a depth.
pub(super) fn filled(line: &[Point], base: f64) -> Vec<Point> {
    let ends = line.first().zip(line.last());
    let corners = ends.map(|(first, last)| [(last.0, base), (first.0, base)]);
    line.iter().copied().chain(corners.into_iter().flatten()).collect()
}

/// The slopes that face the light: from each summit to the dip on its left, and down a fold.
pub(super) fn lit(line: &[Point]) -> String {
    let slopes = line.windows(3).filter(|three| three[1].1 < three[0].1 && three[1].1 < three[2].1);
    let slope = |three: &[Point]| {
        let (dip, summit) = (three[0], three[1]);
        let drop = (dip.1 - summit.1) * 1.15;
        closed(&[summit, dip, (summit.0 - drop * 0.12, dip.1 + drop * 0.25)])
    };
    slopes.map(slope).collect()
}

/// A sky of so wide and high, with its disc between two heights.
pub(super) fn sky(sheet: &Sheet, noise: &mut Noise, (width, height): Point, disc: Point) -> Markup {
    let (x, y) = (noise.span(0.22, 0.78) * width, noise.span(disc.0, disc.1));
    let radius = noise.span(0.10, 0.14) * height;
    html! {
        (haze(sheet, (width, height), "var(--sky)"))
        circle cx=(number(x)) cy=(number(y)) r=(number(radius)) fill="var(--disc)" opacity=".9" {}
    }
}

/// A sky without a disc: bands of haze over a colour, thicker towards the ground. No gradient, like all else.
pub(super) fn haze(sheet: &Sheet, (width, height): Point, fill: &str) -> Markup {
    let href = sheet.share("haze", |id| {
        html! {
            g id=(id) {
                rect width="100" height="100" {}
                @for top in [14, 24, 34, 44, 54, 64, 74] {
                    rect y=(top) width="100" height=(100 - top) fill="var(--sky-low)" opacity=".19" {}
                }
            }
        }
    });
    html! {
        use href=(href) fill=(fill) transform={ "scale(" (scale(width / 100.0)) " " (scale(height / 100.0)) ")" } {}
    }
}
