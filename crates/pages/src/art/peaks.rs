//! Mountains on a tile: summits in the tint of its symbol, with crystals growing between them.

use carvania_rules::Crystal;
use maud::{Markup, html};

use super::crystal::crystal_at;
use super::noise::Noise;
use super::path::{closed, shape};
use super::shard::cluster;
use super::sheet::Sheet;

/// How many different groups of summits there are.
const GROUPS: usize = 4;

/// A group of summits around the middle of a tile, and before them the crystal of its symbol: by its silhouette and its
/// letter it is told from others without its colour.
pub(super) fn peaks(sheet: &Sheet, noise: &mut Noise, symbol: Crystal) -> Markup {
    html! {
        (summits(sheet, noise))
        (cluster(sheet, &[symbol; 4], (-1.0, -3.0), 25.0))
        (crystal_at(sheet, symbol, (-1.0, -18.0), 31.0))
    }
}

/// A group of summits around the middle of a tile.
pub(super) fn summits(sheet: &Sheet, noise: &mut Noise) -> Markup {
    let name = format!("peaks{}", noise.below(GROUPS));
    let href = sheet.share(&name, |id| {
        let mut noise = Noise::of(&name);
        html! { g id=(id) { (group(&mut noise)) } }
    });
    html! { use href=(href) {} }
}

fn group(noise: &mut Noise) -> Markup {
    let (left, right, middle) = (noise.span(32.0, 42.0), noise.span(28.0, 40.0), noise.span(50.0, 60.0));
    html! {
        @for (x, wide, high) in [(-28.0, 25.0, left), (25.0, 27.0, right), (-2.0, 31.0, middle)] {
            (summit(noise, x, wide, high))
        }
    }
}

/// A summit: a lit and a dark side along a fold, a spur, and snow.
fn summit(noise: &mut Noise, x: f64, wide: f64, high: f64) -> Markup {
    let x = x + noise.span(-3.0, 3.0);
    let (foot, fold) = (-7.0, x + noise.span(-5.0, 5.0));
    let tip = (x, foot - high);
    let snow = [
        (x - wide * 0.3, foot - high * 0.7),
        tip,
        (x + wide * 0.3, foot - high * 0.7),
        (x + wide * 0.13, foot - high * 0.6),
        (x, foot - high * 0.74),
        (x - wide * 0.14, foot - high * 0.58),
    ];
    let spur = [
        tip,
        (x + wide * 0.42, foot - high * 0.58),
        (x + wide * 0.1, foot - high * 0.45),
        ((fold + x) / 2.0, foot - high * 0.3),
    ];
    let crease = [(x - wide * 0.5, foot - high * 0.5), (fold, foot + 3.0), (x - wide, foot)];
    html! {
        (shape(&[(x - wide, foot), tip, (fold, foot + 3.0)], "var(--r0)"))
        (shape(&crease, "var(--r1)"))
        (shape(&[tip, (x + wide, foot), (fold, foot + 3.0)], "var(--r2)"))
        (shape(&spur, "var(--r1)"))
        path d=(closed(&snow)) fill="var(--snow-tile)" {}
    }
}
