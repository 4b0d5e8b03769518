//! The end of a game: the golem of whoever won, as large as the sun behind it; and the same country without it, for
//! those who are yet to come.

use carvania_rules::{Crystal, Seat};
use maud::{Markup, html};

use super::badge::{class, sign};
use super::golem::figure;
use super::noise::Noise;
use super::palette::SHADOW;
use super::path::{Point, closed, number, shape};
use super::portrait::Portrait;
use super::ridge::{filled, haze, lit, skyline};
use super::shard::shard;
use super::sheet::Sheet;
use super::wagon::wagon_at;

const WIDTH: f64 = 780.0;
const HEIGHT: f64 = 850.0;
/// The middle of the sun.
const SUN: Point = (505.0, 232.0);

/// The golem of the winner, with the cloth of the winner on the pole and the wagons of the others on the road.
pub fn podium(sheet: &Sheet, portrait: Option<&Portrait>, winner: Seat, others: &[Seat]) -> Markup {
    let wagons = [(34.0, 618.0), (300.0, 600.0), (338.0, 597.0), (70.0, 606.0)];
    html! {
        svg.vista viewBox="0 0 780 850" preserveAspectRatio="xMidYMin slice" aria-hidden="true" {
            (country(sheet, &mut Noise::of("podium")))
            @for (&seat, at) in others.iter().zip(wagons) { (wagon_at(Some(seat), at, 0.62)) }
            (pole(winner))
            @if let Some(portrait) = portrait {
                ellipse cx="506" cy="648" rx="210" ry="20" fill=(SHADOW) opacity=".34" {}
                g.giant { g transform="translate(146 73)scale(4.5)" { (figure(sheet, &portrait.in_triumph())) } }
            }
            (road())
            (wagon_at(Some(winner), (232.0, 686.0), 1.75))
            (gems(sheet))
        }
    }
}

/// The country by itself, with the wagons of those who are there.
pub fn hall(sheet: &Sheet, seats: &[Seat]) -> Markup {
    let wagons = [(240.0, 690.0), (356.0, 694.0), (462.0, 690.0), (560.0, 684.0), (150.0, 688.0)];
    html! {
        svg.vista viewBox="0 0 780 850" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (country(sheet, &mut Noise::of("hall")))
            (road())
            @for (&seat, at) in seats.iter().zip(wagons) { (wagon_at(Some(seat), at, 1.7)) }
            (gems(sheet))
        }
    }
}

fn country(sheet: &Sheet, noise: &mut Noise) -> Markup {
    html! {
        (haze(sheet, (WIDTH, HEIGHT), "var(--sky-top)"))
        g.rays { @for ray in 0..9 { (self::ray(ray)) } }
        circle.sun cx=(number(SUN.0)) cy=(number(SUN.1)) r="160" fill="var(--disc)" opacity=".94" {}
        path d="M62 346q8-9 16 0q7-9 17 0M118 376q6-8 13 0q7-8 14 0" fill="none" stroke="var(--ridge-3)" stroke-width="2.4" {}
        @for (y, height, step, fill) in [
            (452.0, 64.0, 120.0, "var(--ridge-1)"),
            (528.0, 46.0, 92.0, "var(--ridge-2)"),
            (596.0, 20.0, 84.0, "var(--ridge-2b)"),
        ] {
            @let line = skyline(noise, (WIDTH, y), height, step);
            path d=(closed(&filled(&line, HEIGHT))) fill=(fill) {}
            path d=(lit(&line)) fill="var(--lit)" {}
        }
        rect y="628" width="780" height="222" fill="var(--ridge-3)" {}
    }
}

/// A ray of the sun, one of nine upwards.
fn ray(number: usize) -> Markup {
    let angle = std::f64::consts::PI * (1.0 + (number as f64 + 0.2) / 9.0);
    let at = |angle: f64, far: f64| (SUN.0 + far * angle.cos(), SUN.1 + far * angle.sin());
    let points =
        [at(angle, 190.0), at(angle - 0.06, 900.0), at(angle + 0.12, 900.0), at(angle + 0.05, 190.0)];
    shape(&points, "var(--ray)")
}

/// The cloth of a seat on a pole.
fn pole(seat: Seat) -> Markup {
    html! {
        g.(class(seat)) {
            path d="M97 676V438" stroke="var(--wood-2)" stroke-width="7" stroke-linecap="round" {}
            circle cx="97" cy="430" r="7" fill="var(--wood-1)" stroke="var(--wood-2)" stroke-width="1.6" {}
            path d="M100 438h72v96l-36 26-36-26z" fill="var(--cloth)" stroke="var(--hem)" stroke-width="1.5" {}
            path d="M100 438h18v109l-18-13z" fill="#000000" opacity=".16" {}
            g transform="translate(108 456)scale(3.5)" { (sign(seat)) }
        }
    }
}

fn road() -> Markup {
    html! {
        path d="M-20 742C160 690 320 712 470 704S660 712 810 690" fill="none" stroke="var(--road)" stroke-width="5"
            stroke-dasharray="2 13" stroke-linecap="round" {}
    }
}

fn gems(sheet: &Sheet) -> Markup {
    let gems = [
        (Crystal::Yellow, (52.0, 700.0), 48.0, -17.0),
        (Crystal::Green, (80.0, 702.0), 68.0, 14.0),
        (Crystal::Blue, (706.0, 704.0), 82.0, -6.0),
        (Crystal::Magenta, (742.0, 706.0), 66.0, 19.0),
        (Crystal::Yellow, (668.0, 706.0), 46.0, -26.0),
    ];
    html! { @for (crystal, at, length, lean) in gems { (shard(sheet, crystal, at, length, lean)) } }
}
