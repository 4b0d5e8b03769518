//! Tokens: eight-sided coins with what they are worth.

use carvania_rules::golems::Metal;
use maud::{Markup, html};

use super::sheet::Sheet;

/// The name of a metal, and its tones from light to dark.
const fn tones(metal: Metal) -> (&'static str, [&'static str; 3]) {
    match metal {
        Metal::Copper => ("copper", ["#F0B088", "#C8743F", "#7A3D18"]),
        Metal::Silver => ("silver", ["#F2F6F9", "#B9C5CF", "#687784"]),
    }
}

/// A token with its points.
pub fn token(sheet: &Sheet, metal: Metal, points: u8) -> Markup {
    let (name, [light, base, dark]) = tones(metal);
    let href = sheet.share(&format!("{name}{points}"), |id| {
        html! {
            symbol id=(id) viewBox="0 0 32 32" {
                path d="M10 1h12l9 9v12l-9 9H10l-9-9V10z" fill=(base) stroke=(dark) stroke-width="1.6" {}
                path d="M10 1h12l-2 6h-8l-5 5v8l-6 2V10z" fill=(light) {}
                path d="M22 31H10l2-6h8l5-5v-8l6-2v12z" fill=(dark) opacity=".35" {}
                path d="M12 7h8l5 5v8l-5 5h-8l-5-5v-8z" fill=(base) stroke=(dark) stroke-opacity=".45" {}
                text.worth x="16" y="21.4" font-size="15" fill="#241205" { (points) }
            }
        }
    });
    html! { svg.token aria-hidden="true" { use href=(href) {} } }
}
