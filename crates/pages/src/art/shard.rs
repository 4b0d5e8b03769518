//! Crystals as they grow out of rock.

use carvania_rules::Crystal;
use maud::{Markup, html};

use super::palette::{Tones, class};
use super::path::{Point, closed, number, scale};
use super::sheet::Sheet;

/// The length of the shared drawing, which is half as wide.
const LENGTH: f64 = 20.0;

/// A prism with its foot at a point, with its length, leaning by a number of degrees to the right.
pub(super) fn shard(sheet: &Sheet, crystal: Crystal, (x, y): Point, length: f64, lean: f64) -> Markup {
    let transform = format!(
        "translate({} {})rotate({})scale({})",
        number(x),
        number(y),
        number(lean),
        scale(length / LENGTH)
    );
    html! { use href=(drawing(sheet, crystal)) transform=(transform) {} }
}

/// Several in a row around a point, the middle one tallest.
pub(super) fn cluster(sheet: &Sheet, colours: &[Crystal], (x, y): Point, length: f64) -> Markup {
    let middle = (colours.len() as f64 - 1.0) / 2.0;
    let mut places: Vec<(f64, Crystal)> =
        colours.iter().enumerate().map(|(place, &crystal)| (place as f64 - middle, crystal)).collect();
    // The tallest stands in front.
    places.sort_by(|(a, _), (b, _)| b.abs().total_cmp(&a.abs()));
    let spread = 16.0;
    html! {
        @for (off, crystal) in places {
            @let long = length * (1.0 - 0.16 * off.abs());
            (shard(sheet, crystal, (x + off * length * 0.36, y), long, off * spread))
        }
    }
}

fn drawing(sheet: &Sheet, crystal: Crystal) -> String {
    sheet.share(&format!("shard-{}", class(crystal)), |id| {
        let tones = Tones::of(crystal);
        let body = [(-5.0, 2.0), (-5.5, -13.6), (-0.5, -20.0), (5.0, -14.0), (5.0, 2.0)];
        let lit = [(-5.0, 2.0), (-5.5, -13.6), (-1.2, -12.4), (-1.0, 2.0)];
        let tip = [(-5.5, -13.6), (-0.5, -20.0), (-1.2, -12.4)];
        let dark = [(1.5, 2.0), (-1.2, -12.4), (-0.5, -20.0), (5.0, -14.0), (5.0, 2.0)];
        html! {
            g id=(id) {
                path d=(closed(&body)) fill=(tones.base) stroke=(tones.deep) stroke-width=".9" stroke-linejoin="round" {}
                path d=(closed(&lit)) fill=(tones.light) {}
                path d=(closed(&tip)) fill=(tones.bright) {}
                path d=(closed(&dark)) fill=(tones.shade) opacity=".75" {}
            }
        }
    })
}
