//! The faces of the computer's players: golems of one stone, each with one thing to remember.

use carvania_rules::Crystal;
use maud::{Markup, html};

use super::boulder::{Part, boulder};
use super::golem::sky_class;
use super::noise::Noise;
use super::palette::{SHADOW, Stone, Tones};
use super::path::{Point, closed, number, shape};
use super::ridge::{Range, ridge, sky};
use super::shard::shard;
use super::sheet::Sheet;

/// The width and height of a face.
const WIDTH: f64 = 120.0;
const HEIGHT: f64 = 124.0;
/// The middle line.
const MIDDLE: f64 = 60.0;

/// The face of a player that is no person.
#[derive(Clone, Debug, PartialEq)]
pub struct Visage {
    /// What its boulders follow from.
    pub seed: String,
    /// What it is made of.
    pub stone: Stone,
    /// The colour of its eyes.
    pub eyes: Crystal,
    /// The colour of the sky behind it.
    pub sky: Crystal,
    /// What one remembers it by.
    pub keepsake: Keepsake,
    /// How much of the frame it fills, from 0 to 1: the stronger, the more.
    pub bulk: f64,
}

impl Visage {
    /// The face of a player whom nobody has drawn: all of it follows from its name.
    pub fn of_stranger(name: &str) -> Visage {
        let mut noise = Noise::of(&format!("stranger:{name}"));
        Visage {
            seed: name.to_owned(),
            stone: noise.pick(&Stone::ALL),
            eyes: noise.pick(&Crystal::ALL),
            sky: noise.pick(&Crystal::ALL),
            keepsake: noise.pick(&Keepsake::ALL),
            bulk: noise.span(0.2, 0.8),
        }
    }
}

/// What one remembers a face by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Keepsake {
    Sprout,
    Moss,
    Hoard,
    Scarf,
    Hood,
    ThirdEye,
    IceBeard,
    Mask,
    Mountain,
}

impl Keepsake {
    /// All of them.
    pub const ALL: [Keepsake; 9] = [
        Keepsake::Sprout,
        Keepsake::Moss,
        Keepsake::Hoard,
        Keepsake::Scarf,
        Keepsake::Hood,
        Keepsake::ThirdEye,
        Keepsake::IceBeard,
        Keepsake::Mask,
        Keepsake::Mountain,
    ];

    const fn name(self) -> &'static str {
        match self {
            Keepsake::Sprout => "sprout",
            Keepsake::Moss => "moss",
            Keepsake::Hoard => "hoard",
            Keepsake::Scarf => "scarf",
            Keepsake::Hood => "hood",
            Keepsake::ThirdEye => "third_eye",
            Keepsake::IceBeard => "ice_beard",
            Keepsake::Mask => "mask",
            Keepsake::Mountain => "mountain",
        }
    }

    /// How far the brows come down towards the nose.
    const fn frown(self) -> f64 {
        match self {
            Keepsake::Sprout => -3.0,
            Keepsake::Moss | Keepsake::Hoard => 0.0,
            Keepsake::Scarf | Keepsake::Hood | Keepsake::Mountain => 2.5,
            Keepsake::ThirdEye | Keepsake::IceBeard | Keepsake::Mask => 5.0,
        }
    }

    /// How far the corners of the mouth go up.
    const fn smile(self) -> f64 {
        match self {
            Keepsake::Sprout => 7.0,
            Keepsake::Moss | Keepsake::Hoard => 4.0,
            Keepsake::Scarf | Keepsake::ThirdEye | Keepsake::Mountain => 0.0,
            Keepsake::Hood | Keepsake::IceBeard | Keepsake::Mask => -2.5,
        }
    }
}

/// A face that fills its frame.
pub fn visage(sheet: &Sheet, visage: &Visage) -> Markup {
    let href =
        sheet.share(&format!("visage-{}-{}", visage.keepsake.name(), Noise::hash(&visage.seed)), |id| {
            let drawing = Head::of(visage).draw(sheet);
            html! { symbol id=(id) viewBox="0 0 120 124" preserveAspectRatio="xMidYMax slice" { (drawing) } }
        });
    html! { svg.portrait.visage.(sky_class(visage.sky)) aria-hidden="true" { use href=(href) {} } }
}

/// A face with its measures.
struct Head<'a> {
    visage: &'a Visage,
    /// The middle of the skull.
    y: f64,
    /// Half of its width and height.
    wide: f64,
    high: f64,
}

impl Head<'_> {
    fn of(visage: &Visage) -> Head<'_> {
        let bulk = visage.bulk.clamp(0.0, 1.0);
        Head { visage, y: 84.0 - 16.0 * bulk, wide: 34.0 + 10.0 * bulk, high: 27.0 + 9.0 * bulk }
    }

    fn draw(&self, sheet: &Sheet) -> Markup {
        let mut noise = Noise::of(&format!("visage:{}", self.visage.seed));
        html! {
            (sky(sheet, &mut noise, (WIDTH, HEIGHT), (22.0, 40.0)))
            (ridge(sheet, &mut noise, Range::Far, 92.0))
            g.(self.visage.stone.class()) {
                (self.behind(sheet))
                (self.shoulders(sheet, &mut noise))
                (boulder(sheet, &mut noise, Part::Jaw, (MIDDLE, self.y + self.high * 0.62), (self.wide * 0.82, self.high * 0.62)))
                (boulder(sheet, &mut noise, Part::Skull, (MIDDLE, self.y), (self.wide, self.high)))
                (self.mouth())
                (self.eyes())
                (self.brows())
                (self.before(sheet, &mut noise))
            }
        }
    }

    fn shoulders(&self, sheet: &Sheet, noise: &mut Noise) -> Markup {
        let (y, apart) = (HEIGHT - 2.0, self.wide * 1.06);
        html! {
            (boulder(sheet, noise, Part::Shoulder, (MIDDLE - apart, y), (26.0, 19.0)))
            (boulder(sheet, noise, Part::Shoulder, (MIDDLE + apart, y), (26.0, 19.0)))
            (boulder(sheet, noise, Part::Chest, (MIDDLE, HEIGHT + 8.0), (34.0, 20.0)))
        }
    }

    /// Where the eyes are: their distance from the middle, and their height.
    fn eye(&self) -> Point {
        (self.wide * 0.42, self.y - self.high * 0.06)
    }

    fn eyes(&self) -> Markup {
        let (apart, y) = self.eye();
        let size = 8.2 + 1.4 * self.visage.bulk;
        let tones = Tones::of(self.visage.eyes);
        html! {
            @for x in [MIDDLE - apart, MIDDLE + apart] {
                ellipse cx=(number(x)) cy=(number(y)) rx=(number(size * 1.34)) ry=(number(size * 1.26)) fill=(SHADOW) opacity=".88" {}
                circle cx=(number(x)) cy=(number(y)) r=(number(size * 0.84)) fill=(tones.bright) {}
                circle cx=(number(x)) cy=(number(y)) r=(number(size * 0.84)) fill="none" stroke=(tones.light) stroke-width="1.2" {}
                circle cx=(number(x - size * 0.24)) cy=(number(y - size * 0.28)) r=(number(size * 0.28)) fill="#FFFFFF" {}
            }
        }
    }

    fn brows(&self) -> Markup {
        let ((apart, y), frown) = (self.eye(), self.visage.keepsake.frown());
        let reach = 13.5 + 2.0 * self.visage.bulk;
        html! {
            @for side in [-1.0, 1.0] {
                @let at = |off: f64, up: f64| (MIDDLE + side * (apart + off), y - up);
                @let brow = [at(-reach, 12.0 - frown), at(reach, 13.5 + frown * 0.4), at(reach - 1.0, 8.5), at(-reach, 7.0 - frown)];
                @let lit = [at(-reach, 12.0 - frown), at(reach, 13.5 + frown * 0.4), at(-reach + 2.0, 10.4 - frown)];
                path d=(closed(&brow)) fill=(if side < 0.0 { "var(--s1)" } else { "var(--s2)" }) stroke="var(--s4)" stroke-width=".8" stroke-linejoin="round" {}
                (shape(&lit, "var(--s0)"))
            }
        }
    }

    fn mouth(&self) -> Markup {
        let (y, smile) = (self.y + self.high * 0.66, self.visage.keepsake.smile());
        let wide = self.wide * 0.28;
        let line = format!(
            "M{} {}Q{} {} {} {}",
            number(MIDDLE - wide),
            number(y - smile * 0.3),
            number(MIDDLE),
            number(y + smile),
            number(MIDDLE + wide),
            number(y - smile * 0.3)
        );
        html! { path d=(line) fill="none" stroke=(SHADOW) stroke-width="2.6" stroke-linecap="round" {} }
    }

    /// What stands behind the head.
    fn behind(&self, sheet: &Sheet) -> Markup {
        let top = self.y - self.high;
        let row = |shards: &[(Crystal, f64, f64, f64)]| {
            html! {
                @for &(crystal, off, long, lean) in shards {
                    (shard(sheet, crystal, (MIDDLE + off * self.wide, top + 9.0 + f64::abs(off) * 7.0), long, lean))
                }
            }
        };
        match self.visage.keepsake {
            Keepsake::Hoard => row(&[
                (Crystal::Blue, 0.82, 22.0, 40.0),
                (Crystal::Yellow, -0.7, 27.0, -30.0),
                (Crystal::Yellow, 0.46, 29.0, 20.0),
                (Crystal::Green, -0.34, 31.0, -12.0),
                (Crystal::Green, 0.08, 34.0, 4.0),
            ]),
            Keepsake::ThirdEye => row(&[
                (Crystal::Blue, -0.62, 32.0, -24.0),
                (Crystal::Blue, 0.62, 32.0, 24.0),
                (Crystal::Blue, 0.0, 40.0, 0.0),
            ]),
            Keepsake::Mask => row(&[
                (Crystal::Magenta, -0.86, 38.0, -48.0),
                (Crystal::Magenta, 0.86, 38.0, 48.0),
                (Crystal::Magenta, -0.52, 38.0, -20.0),
                (Crystal::Magenta, 0.52, 38.0, 20.0),
            ]),
            Keepsake::Mountain => html! {
                (self.mountain())
            },
            Keepsake::Hood => html! {
                (self.poly(&[(-1.2, 1.6), (-1.08, -0.7), (-0.5, -1.42), (0.5, -1.42), (1.08, -0.7), (1.2, 1.6)], "var(--seat-5)"))
                (self.poly(&[(0.1, -1.42), (0.5, -1.42), (1.08, -0.7), (1.2, 1.6), (0.7, 1.6)], "var(--dusk)"))
            },
            Keepsake::Sprout | Keepsake::Moss | Keepsake::Scarf | Keepsake::IceBeard => html! {},
        }
    }

    /// A summit in place of the top of the head, in the colours of the head.
    fn mountain(&self) -> Markup {
        html! {
            (self.poly(&[(-1.4, 0.5), (-0.75, -0.9), (-0.5, -0.75), (0.0, -2.0), (0.45, -1.0), (0.75, -1.2), (1.4, 0.5)], "var(--s2)"))
            (self.poly(&[(0.0, -2.0), (0.45, -1.0), (0.75, -1.2), (1.4, 0.5), (0.2, 0.5), (-0.1, -0.8)], "var(--s3)"))
            (self.poly(&[(-1.4, 0.5), (-0.75, -0.9), (-0.62, -0.2)], "var(--s1)"))
            (self.poly(&[(0.0, -2.0), (0.3, -1.33), (0.12, -1.42), (0.0, -1.1), (-0.14, -1.36), (-0.3, -1.24)], "#FFFFFF"))
            (self.poly(&[(0.75, -1.2), (0.95, -0.68), (0.78, -0.84), (0.6, -0.7), (0.55, -1.06)], "#FFFFFF"))
        }
    }

    /// What lies on the head, or before it.
    fn before(&self, sheet: &Sheet, noise: &mut Noise) -> Markup {
        let (top, (apart, eye_y)) = (self.y - self.high, self.eye());
        match self.visage.keepsake {
            Keepsake::Sprout => html! {
                path d=(format!("M{} {}q-3-14 1-30", number(MIDDLE), number(top + 4.0))) fill="none" stroke="var(--leaf-2)" stroke-width="3.4" stroke-linecap="round" {}
                (shape(&[(MIDDLE + 1.0, top - 24.0), (MIDDLE + 6.0, top - 38.0), (MIDDLE + 22.0, top - 43.0), (MIDDLE + 17.0, top - 29.0)], "var(--leaf)"))
                (shape(&[(MIDDLE + 1.0, top - 24.0), (MIDDLE + 22.0, top - 43.0), (MIDDLE + 17.0, top - 29.0)], "var(--leaf-2)"))
                (shape(&[(MIDDLE + 1.0, top - 24.0), (MIDDLE - 4.0, top - 36.0), (MIDDLE - 18.0, top - 39.0), (MIDDLE - 14.0, top - 27.0)], "var(--leaf-2)"))
            },
            Keepsake::Moss => html! {
                (self.poly(&[(-1.02, -0.42), (-0.8, -0.95), (-0.2, -1.2), (0.5, -1.12), (1.02, -0.5), (0.72, -0.56), (0.5, -0.4), (0.22, -0.68), (-0.1, -0.5), (-0.42, -0.7), (-0.7, -0.44)], "var(--leaf-2)"))
                (self.poly(&[(-0.92, -0.66), (-0.8, -0.95), (-0.2, -1.2), (0.2, -1.16), (-0.1, -0.88), (-0.5, -0.96)], "var(--leaf)"))
                @for off in [-0.44, 0.4] {
                    circle cx=(number(MIDDLE + off * self.wide)) cy=(number(top + 3.0)) r="3.4" fill="#FFFFFF" {}
                    circle cx=(number(MIDDLE + off * self.wide)) cy=(number(top + 3.0)) r="1.5" fill=(Tones::of(Crystal::Yellow).base) {}
                }
            },
            Keepsake::Hoard => html! {
                // One gem more, between the teeth.
                (shard(sheet, Crystal::Yellow, (MIDDLE + 9.0, self.y + self.high * 0.86), 13.0, 24.0))
            },
            Keepsake::Scarf => html! {
                (self.poly(&[(-1.06, 0.74), (-0.5, 1.0), (0.5, 1.0), (1.06, 0.74), (1.16, 1.2), (0.5, 1.52), (-0.5, 1.52), (-1.16, 1.2)], "var(--seat-3)"))
                (self.poly(&[(-1.06, 0.74), (-0.5, 1.0), (0.5, 1.0), (1.06, 0.74), (1.09, 0.9), (0.5, 1.18), (-0.5, 1.18), (-1.09, 0.9)], "var(--wood-1)"))
                (self.poly(&[(0.24, 1.4), (0.7, 1.34), (0.82, 2.0), (0.4, 2.06)], "var(--wood-2)"))
            },
            Keepsake::Hood => html! {
                (self.poly(&[(-1.2, 1.6), (-1.08, -0.7), (-0.5, -1.42), (0.5, -1.42), (1.08, -0.7), (1.2, 1.6), (0.86, 1.3), (0.84, -0.5), (0.4, -0.98), (-0.4, -0.98), (-0.84, -0.5), (-0.86, 1.3)], "var(--seat-5)"))
                (self.poly(&[(0.5, -1.42), (1.08, -0.7), (1.2, 1.6), (0.86, 1.3), (0.84, -0.5), (0.4, -0.98)], "var(--dusk)"))
                (shard(sheet, Crystal::Blue, (MIDDLE, top + 3.0), 17.0, 0.0))
            },
            Keepsake::ThirdEye => html! {
                @let tones = Tones::of(Crystal::Yellow);
                circle cx=(number(MIDDLE)) cy=(number(eye_y - 15.0)) r="9" fill=(SHADOW) opacity=".88" {}
                circle cx=(number(MIDDLE)) cy=(number(eye_y - 15.0)) r="6.2" fill=(tones.base) {}
                circle cx=(number(MIDDLE - 1.8)) cy=(number(eye_y - 17.0)) r="2" fill="#FFFFFF" {}
            },
            Keepsake::IceBeard => html! {
                @for (off, long) in [(-0.62, 20.0), (0.62, 20.0), (-0.22, 27.0), (0.22, 27.0)] {
                    (shard(sheet, Crystal::Blue, (MIDDLE + off * self.wide, self.y + self.high * 0.98), long, 180.0 + off * 10.0))
                }
                (self.poly(&[(-1.04, -0.36), (-0.8, -1.0), (-0.2, -1.4), (0.3, -1.36), (0.86, -0.92), (1.06, -0.34), (0.7, -0.62), (0.4, -0.5), (0.1, -0.76), (-0.3, -0.56), (-0.66, -0.66)], "#FFFFFF"))
            },
            Keepsake::Mask => html! {
                path d=(closed(&self.points(&[(-0.8, -0.62), (0.0, -0.8), (0.8, -0.62), (0.66, 0.62), (0.0, 1.08), (-0.66, 0.62)]))) fill="var(--bone)" stroke="var(--bone-2)" stroke-width="1.4" {}
                (self.poly(&[(0.0, -0.8), (0.8, -0.62), (0.66, 0.62), (0.0, 1.08)], "var(--bone-2)"))
                @for (off, crystal) in [(-1.0, Crystal::Yellow), (-0.36, Crystal::Green), (0.36, Crystal::Blue), (1.0, Crystal::Magenta)] {
                    @let y = eye_y + 3.0 - 4.0 * f64::abs(off);
                    circle cx=(number(MIDDLE + off * apart)) cy=(number(y)) r="5.6" fill=(SHADOW) {}
                    circle cx=(number(MIDDLE + off * apart)) cy=(number(y)) r="3.7" fill=(Tones::of(crystal).bright) {}
                }
                path d=(format!("M{} {}v16M{} {}h12", number(MIDDLE), number(eye_y + 9.0), number(MIDDLE - 6.0), number(self.y + self.high * 0.7))) fill="none" stroke=(SHADOW) stroke-width="1.8" {}
            },
            Keepsake::Mountain => html! {
                @let tones = Tones::of(Crystal::Yellow);
                circle cx=(number(MIDDLE)) cy=(number(eye_y - 17.0)) r="7.6" fill=(SHADOW) opacity=".88" {}
                circle cx=(number(MIDDLE)) cy=(number(eye_y - 17.0)) r="5.2" fill=(tones.base) {}
                (self.poly(&[(-0.72, 0.98), (-0.4, 0.6), (-0.12, 0.78), (0.16, 0.56), (0.42, 0.76), (0.74, 0.94), (0.5, 1.46), (0.0, 1.7), (-0.5, 1.44)], "var(--leaf-2)"))
                (self.poly(&[(-0.72, 0.98), (-0.4, 0.6), (-0.12, 0.78), (0.0, 1.2), (-0.5, 1.44)], "var(--leaf)"))
                (boulder(sheet, noise, Part::Foot, (MIDDLE - self.wide * 1.1, HEIGHT - 6.0), (14.0, 9.0)))
            },
        }
    }

    /// A shape whose points are given in halves of the width and height of the skull.
    fn poly(&self, points: &[Point], fill: &str) -> Markup {
        html! { path d=(closed(&self.points(points))) fill=(fill) stroke="var(--s4)" stroke-width=".5" stroke-linejoin="round" {} }
    }

    fn points(&self, points: &[Point]) -> Vec<Point> {
        points.iter().map(|&(x, y)| (MIDDLE + x * self.wide, self.y + y * self.high)).collect()
    }
}
