//! The head of a golem: jaw, skull, crown, and an eye for each colour of the cost.

use carvania_rules::{Crystal, Crystals};
use maud::{Markup, html};

use super::boulder::{Part, boulder};
use super::golem::Body;
use super::noise::Noise;
use super::palette::{SHADOW, Tones};
use super::path::{closed, number};
use super::portrait::Crown;
use super::sheet::Sheet;

/// The head, whose middle is at a place of the body.
pub(super) fn head(sheet: &Sheet, noise: &mut Noise, body: &Body<'_>) -> Markup {
    let (x, y) = (noise.span(-4.0, 4.0), body.posture.head);
    let (wide, high) = (noise.span(13.5, 17.0), noise.span(10.5, 13.0));
    let eyes = body.portrait.cost;
    html! {
        (crown(sheet, noise, body, x, y + high))
        (boulder(sheet, noise, Part::Jaw, body.at(x, y - 7.0), body.radii((12.5, 7.5))))
        (boulder(sheet, noise, Part::Skull, body.at(x, y + 2.0), body.radii((wide, high))))
        (self::eyes(body, eyes, x, y))
        (brow(body, eyes, x, y))
    }
}

/// Each eye where it sits, from the lowest level to the highest.
fn eyes(body: &Body<'_>, cost: Crystals, x: f64, y: f64) -> Markup {
    let (places, size): (&[(f64, f64)], f64) = match cost.colours().count() {
        0 | 1 => (&[(0.0, 1.0)], 3.4),
        2 => (&[(-6.0, 0.0), (6.0, 0.0)], 2.4),
        3 => (&[(-7.5, 0.0), (0.0, 1.0), (7.5, 0.0)], 2.1),
        _ => (&[(-7.8, 1.5), (-2.7, -1.0), (2.7, -1.0), (7.8, 1.5)], 2.0),
    };
    let size = size * body.size;
    html! {
        @for (crystal, &(off, up)) in cost.colours().zip(places) {
            @let (eye_x, eye_y) = body.at(x + off, y + up - 0.6);
            ellipse cx=(number(eye_x)) cy=(number(eye_y)) rx=(number(size * 1.75)) ry=(number(size * 1.45))
                fill=(SHADOW) opacity=".85" {}
            circle cx=(number(eye_x)) cy=(number(eye_y)) r=(number(size)) fill=(glow(crystal)) {}
        }
    }
}

/// The tone of an eye, bright enough to be seen in its socket.
const fn glow(crystal: Crystal) -> &'static str {
    match crystal {
        Crystal::Yellow => Tones::of(crystal).bright,
        Crystal::Green | Crystal::Blue | Crystal::Magenta => Tones::of(crystal).light,
    }
}

/// One heavy brow over all eyes; a single eye lifts it.
fn brow(body: &Body<'_>, cost: Crystals, x: f64, y: f64) -> Markup {
    let y = if cost.colours().count() < 2 { y + 2.0 } else { y };
    let ledge = [(-14.5, 9.0), (0.0, 6.4), (14.5, 9.0), (13.0, 3.4), (0.0, 1.6), (-13.0, 3.4)];
    let ledge = ledge.map(|(off, up)| body.at(x + off, y + up));
    let lit = [(-14.5, 9.0), (0.0, 6.4), (14.5, 9.0), (0.0, 8.0)].map(|(off, up)| body.at(x + off, y + up));
    html! {
        path d=(closed(&ledge)) fill="var(--s2)" stroke="var(--s4)" stroke-width=".5" {}
        path d=(closed(&lit)) fill="var(--s0)" {}
    }
}

/// What stands on the head, whose top is at a place of the body.
fn crown(sheet: &Sheet, noise: &mut Noise, body: &Body<'_>, x: f64, y: f64) -> Markup {
    let piece = |points: &[(f64, f64)], tone: usize| {
        let points: Vec<_> = points.iter().map(|&(off, up)| body.at(x + off, y + up)).collect();
        html! { path d=(closed(&points)) fill={ "var(--s" (tone) ")" } stroke="var(--s4)" stroke-width=".7" stroke-linejoin="round" {} }
    };
    let (lit, dark) = if body.portrait.is_mirrored { (2, 1) } else { (1, 2) };
    match body.portrait.crown {
        Crown::Bare => html! {},
        Crown::Horns => html! {
            (piece(&[(-13.0, -8.0), (-21.0, 0.0), (-19.0, 10.0), (-13.0, 3.0), (-7.0, -1.0)], lit))
            (piece(&[(13.0, -8.0), (21.0, 0.0), (19.0, 10.0), (13.0, 3.0), (7.0, -1.0)], dark))
        },
        Crown::Lintel => html! {
            (piece(&[(-19.0, -2.0), (-17.0, 5.0), (16.0, 6.0), (20.0, -1.0), (12.0, -5.0), (-13.0, -5.0)], 2))
            (piece(&[(-19.0, -2.0), (-17.0, 5.0), (16.0, 6.0), (11.0, 2.0), (-11.0, 1.0)], 0))
        },
        Crown::Cairn => html! {
            (boulder(sheet, noise, Part::Jaw, body.at(x, y + 9.0), body.radii((6.0, 4.0))))
            (boulder(sheet, noise, Part::Jaw, body.at(x + 1.0, y + 3.5), body.radii((10.0, 5.0))))
        },
        Crown::Comb => html! {
            (piece(&[(-12.0, -4.0), (-10.0, 6.0), (-4.0, -1.0)], lit))
            (piece(&[(12.0, -4.0), (10.0, 6.0), (4.0, -1.0)], dark))
            (piece(&[(-6.0, -2.0), (0.0, 11.0), (6.0, -2.0)], 1))
            (piece(&[(0.0, 11.0), (6.0, -2.0), (1.0, -2.0)], 3))
        },
    }
}
