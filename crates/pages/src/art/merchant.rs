//! Merchant cards: a stretch of the road, and what the merchant does there.

use carvania_rules::{Crystals, Merchant};
use maud::{Markup, html};

use super::noise::Noise;
use super::path::number;
use super::prop;
use super::ridge::{Range, ridge, sky};
use super::sheet::Sheet;

const WIDTH: f64 = 120.0;
const HEIGHT: f64 = 60.0;

/// The picture of a merchant card: crystals grow from the ground, steps rise, or a tent stands by the road.
pub fn merchant(sheet: &Sheet, face: Merchant) -> Markup {
    html! { svg.road aria-hidden="true" { rect width="100%" height="100%" fill={ "url(" (drawing(sheet, face)) ")" } {} } }
}

fn drawing(sheet: &Sheet, face: Merchant) -> String {
    sheet.share(&format!("card-{}", name(face)), |id| {
        let mut noise = Noise::of(&format!("road:{face}"));
        html! {
            pattern id=(id) width="1" height="1" viewBox="0 0 120 60" preserveAspectRatio="xMidYMid slice" {
                (sky(sheet, &mut noise, (WIDTH, HEIGHT), (13.0, 22.0)))
                (ridge(sheet, &mut noise, Range::Far, 33.0))
                (ridge(sheet, &mut noise, Range::Middle, 43.0))
                rect y="51" width="120" height="9" fill="var(--ridge-3)" {}
                (road(&mut noise))
                (subject(sheet, face))
            }
        }
    })
}

/// The face in an id, where `+`, `^` and `>` would be hard to select.
fn name(face: Merchant) -> String {
    let letters = |crystals: Crystals| crystals.to_string().to_ascii_lowercase();
    match face {
        Merchant::Gain(gain) => format!("gain-{}", letters(gain)),
        Merchant::Upgrades(upgrades) => format!("up-{upgrades}"),
        Merchant::Trade { give, take } => format!("{}-{}", letters(give), letters(take)),
    }
}

/// What stands in the middle. Beside a tent lies what is given, to the left, and what is taken, to the right.
fn subject(sheet: &Sheet, face: Merchant) -> Markup {
    match face {
        Merchant::Gain(gain) => prop::vein(sheet, gain, (60.0, 55.0), 22.0),
        Merchant::Upgrades(upgrades) => prop::steps(sheet, upgrades, (60.0, 57.0), 1.0),
        Merchant::Trade { give, take } => html! {
            (prop::vein(sheet, give, (33.0, 58.0), 10.0))
            (prop::tent(give, take, (60.0, 56.0), 1.0))
            (prop::vein(sheet, take, (88.0, 58.0), 10.0))
        },
    }
}

/// The road winds from the front into the mountains, to the left or the right of the middle, with pines along it.
fn road(noise: &mut Noise) -> Markup {
    let side = if noise.coin() { 1.0 } else { -1.0 };
    let (from, to) = (60.0 + side * noise.span(34.0, 52.0), 60.0 + side * noise.span(18.0, 28.0));
    let (bend, lean) = (from + noise.span(-18.0, 18.0), to + noise.span(-10.0, 10.0));
    let pines: Vec<_> =
        (0..noise.below(4)).map(|_| (60.0 - side * noise.span(22.0, 54.0), noise.span(50.0, 53.5))).collect();
    let [from, to, bend, lean] = [from, to, bend, lean].map(number);
    html! {
        path d={ "M" (from) " 62C" (bend) " 55 " (lean) " 52 " (to) " 47" } fill="none" stroke="var(--road)"
            stroke-width="2.6" stroke-linecap="round" stroke-dasharray=".5 4.6" {}
        @for at in pines { (prop::pine(at, 0.5)) }
    }
}
