//! Golems: stone giants that wear exactly what they cost.

use carvania_rules::Crystal;
use maud::{Markup, html};

use super::boulder::boulder;
use super::crystal::stone_at;
use super::face;
use super::noise::Noise;
use super::palette::{SHADOW, Tones, class};
use super::path::{Point, closed, number};
use super::portrait::{Mantle, Portrait, Pose};
use super::posture::{Posture, posture};
use super::ridge::{Range, ridge, sky};
use super::shard::shard;
use super::sheet::Sheet;

/// The width and height of a portrait, and where its ground is.
const WIDTH: f64 = 160.0;
const HEIGHT: f64 = 140.0;
const GROUND: f64 = 130.0;

/// A portrait. It fills its frame: wide frames show the bust, tall ones the whole body.
pub fn golem(sheet: &Sheet, portrait: &Portrait) -> Markup {
    html! {
        svg.portrait.(sky_class(portrait.heart())) aria-hidden="true" { use href=(drawing(sheet, portrait)) {} }
    }
}

/// The class that tints a sky.
pub(super) fn sky_class(crystal: Crystal) -> String {
    format!("sky-{}", class(crystal))
}

fn drawing(sheet: &Sheet, portrait: &Portrait) -> String {
    sheet.share(&portrait.id, |id| {
        let mut noise = Noise::of(&portrait.seed);
        let body = Body::new(portrait, &mut noise);
        let figure = body.draw(sheet, &mut noise);
        let (_, top) = body.at(0.0, body.posture.head + 14.0);
        let crop = ((top - 26.0) * 0.62).max(0.0).round();
        let view = format!("0 {crop} {WIDTH} {}", HEIGHT - crop);
        html! {
            symbol id=(id) viewBox=(view) preserveAspectRatio="xMidYMin slice" {
                (scenery(sheet, &mut noise))
                @if portrait.pose != Pose::Looms { (shadow(body.size)) }
                (figure)
                @if portrait.pose == Pose::Looms { (ridge(sheet, &mut noise, Range::Near, 124.0)) }
            }
        }
    })
}

fn scenery(sheet: &Sheet, noise: &mut Noise) -> Markup {
    html! {
        (sky(sheet, noise, (WIDTH, HEIGHT), (30.0, 50.0)))
        (ridge(sheet, noise, Range::Far, 84.0))
        (ridge(sheet, noise, Range::Middle, 106.0))
        rect y="126" width="160" height="20" fill="var(--ridge-3)" {}
    }
}

fn shadow(size: f64) -> Markup {
    html! { ellipse cx="80" cy="131" rx=(number(56.0 * size)) ry="5" fill=(SHADOW) opacity=".28" {} }
}

/// A golem without sky and ground, standing in the middle of 160 at 130, for a larger picture.
pub(super) fn figure(sheet: &Sheet, portrait: &Portrait) -> Markup {
    let mut noise = Noise::of(&portrait.seed);
    Body::new(portrait, &mut noise).draw(sheet, &mut noise)
}

/// A posture at the size of a card.
pub(super) struct Body<'a> {
    pub(super) portrait: &'a Portrait,
    pub(super) posture: &'static Posture,
    /// The dearer, the larger.
    pub(super) size: f64,
    width: f64,
}

impl<'a> Body<'a> {
    fn new(portrait: &'a Portrait, noise: &mut Noise) -> Body<'a> {
        let (size, width) = (0.72 + 0.28 * portrait.rank, noise.span(0.94, 1.08));
        Body { portrait, posture: posture(portrait.pose), size, width }
    }

    /// A place of the body on the canvas.
    pub(super) fn at(&self, x: f64, y: f64) -> Point {
        let x = if self.portrait.is_mirrored { -x } else { x };
        (WIDTH / 2.0 + x * self.size * self.width, GROUND - y * self.size)
    }

    /// Half of a width and of a height on the canvas.
    pub(super) fn radii(&self, (wide, high): Point) -> Point {
        (wide * self.size, high * self.size)
    }

    fn draw(&self, sheet: &Sheet, noise: &mut Noise) -> Markup {
        html! {
            g.(self.portrait.stone.class()) {
                (self.shards(sheet, noise))
                (self.blocks(sheet, noise))
                (self.mantle())
                (self.heart(sheet))
                (face::head(sheet, noise, self))
            }
        }
    }

    /// Shards stand behind the body.
    fn shards(&self, sheet: &Sheet, noise: &mut Noise) -> Markup {
        let sockets = self.posture.sockets.iter().cycle();
        html! {
            @for (place, (crystal, socket)) in self.portrait.shards().zip(sockets).enumerate() {
                // A cost of more crystals than sockets goes round once more, standing a little apart.
                @let round = (place / self.posture.sockets.len()) as f64 * 6.0;
                @let long = if place < 2 { 21.0 } else { 17.5 } * self.size * noise.span(0.95, 1.2);
                @let lean = socket.lean + round * 3.0 + noise.span(-4.0, 4.0);
                @let lean = if self.portrait.is_mirrored { -lean } else { lean };
                (shard(sheet, crystal, self.at(socket.at.0 + round, socket.at.1), long, lean))
            }
        }
    }

    fn blocks(&self, sheet: &Sheet, noise: &mut Noise) -> Markup {
        html! {
            @for block in self.posture.blocks {
                @let (x, y) = (block.at.0 + noise.span(-0.8, 0.8), block.at.1 + noise.span(-0.6, 0.6));
                (boulder(sheet, noise, block.part, self.at(x, y), self.radii(block.radii)))
            }
        }
    }

    fn heart(&self, sheet: &Sheet) -> Markup {
        let (x, y) = self.at(0.0, self.posture.chest - 1.0);
        let size = self.posture.heart * self.size;
        let heart = self.portrait.heart();
        html! {
            circle cx=(number(x)) cy=(number(y)) r=(number(size * 0.84)) fill=(SHADOW) opacity=".55" {}
            circle cx=(number(x)) cy=(number(y)) r=(number(size)) fill=(Tones::of(heart).bright) opacity=".22" {}
            (stone_at(sheet, heart, (x, y), size * 1.44))
        }
    }

    /// A cushion of moss or snow on each shoulder, thinner on the far one.
    fn mantle(&self) -> Markup {
        let fill = match self.portrait.mantle {
            Mantle::Bare => return html! {},
            Mantle::Moss => "var(--moss)",
            Mantle::Snow => "var(--snow)",
        };
        let cushion = [
            (-11.0, 2.0),
            (-8.0, 8.5),
            (0.0, 11.5),
            (8.0, 9.0),
            (11.0, 3.0),
            (6.0, 5.0),
            (2.0, 2.5),
            (-3.0, 5.5),
            (-7.0, 3.0),
        ];
        html! {
            @for ((x, y), thick) in self.posture.shoulders.into_iter().zip([1.0, 0.8]) {
                @let points = cushion.map(|(off, up)| self.at(x + off * thick, y + up * thick + 1.5));
                path d=(closed(&points)) fill=(fill) stroke=(SHADOW) stroke-opacity=".25" stroke-width=".6" {}
            }
        }
    }
}
