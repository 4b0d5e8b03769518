//! The large landscapes: the first page, and what lies behind a table.

use carvania_rules::{Crystal, Crystals, Seat};
use maud::{Markup, html};

use super::golem::figure;
use super::noise::Noise;
use super::palette::SHADOW;
use super::path::{Point, closed, placed};
use super::portrait::Portrait;
use super::prop::pine;
use super::ridge::{filled, haze, lit, skyline};
use super::shard::shard;
use super::sheet::Sheet;
use super::wagon::wagon_at;

const WIDTH: f64 = 1440.0;
const HEIGHT: f64 = 460.0;

/// The picture at the head of the first page: a caravan crosses the range under a golem taller than the pass.
pub fn hero(sheet: &Sheet) -> Markup {
    html! {
        svg.scene viewBox="0 0 1440 460" preserveAspectRatio="xMidYMax slice" aria-hidden="true" { (panorama(sheet)) }
    }
}

/// The scene without a frame, 1440 by 460.
pub(super) fn panorama(sheet: &Sheet) -> Markup {
    let mut noise = Noise::of("carvania:hero");
    let (far, middle, near) = (
        range(&mut noise, 196.0, 58.0, 96.0),
        range(&mut noise, 262.0, 44.0, 76.0),
        range(&mut noise, 330.0, 22.0, 88.0),
    );
    let front = range(&mut noise, 356.0, 9.0, 62.0);
    html! {
        (haze(sheet, (WIDTH, HEIGHT), "var(--sky-top)"))
        (stars())
        circle cx="1088" cy="190" r="84" fill="var(--disc)" opacity=".92" {}
        (birds())
        (land(&far, "var(--ridge-1)"))
        (snow(&far))
        (land(&middle, "var(--ridge-2)"))
        g transform="translate(936 124)scale(1.92)" { (figure(sheet, &giant())) }
        (land(&near, "var(--ridge-2b)"))
        (woods(&near))
        (land(&front, "var(--ridge-3)"))
        ellipse cx="1308" cy="389" rx="60" ry="6" fill=(SHADOW) opacity=".3" {}
        g transform="translate(1232 265)scale(.95)" { (figure(sheet, &friend())) }
        path d="M-20 446C240 414 480 424 700 410S1120 420 1460 396" fill="none" stroke="var(--road)" stroke-width="4"
            stroke-dasharray="2 12" stroke-linecap="round" {}
        (gems(sheet))
        (caravan())
    }
}

fn giant() -> Portrait {
    Portrait::of_no_card("giant", Crystals::new([1, 1, 1, 3]), 1.0)
}

fn friend() -> Portrait {
    Portrait::of_no_card("friend", Crystals::new([0, 4, 0, 0]), 0.4)
}

fn range(noise: &mut Noise, y: f64, height: f64, step: f64) -> Vec<Point> {
    skyline(noise, (WIDTH, y), height, step)
}

fn land(line: &[Point], fill: &str) -> Markup {
    html! {
        path d=(closed(&filled(line, HEIGHT))) fill=(fill) {}
        path d=(lit(line)) fill="var(--lit)" {}
    }
}

/// Snow on the summits that are high enough.
fn snow(line: &[Point]) -> Markup {
    let cap = [(0.0, 0.0), (20.0, 19.0), (7.0, 15.0), (-3.0, 22.0), (-10.0, 14.0), (-21.0, 21.0)];
    html! {
        @for &(x, y) in line.iter().filter(|(_, y)| *y < 176.0) {
            path d=(closed(&cap.map(|(off, down)| (x + off, y + down)))) fill="var(--snow)" {}
        }
    }
}

/// Pines on the near slopes, away from where words stand.
fn woods(line: &[Point]) -> Markup {
    html! {
        @for (place, two) in line.windows(2).enumerate().filter(|(_, two)| two[0].0 > 600.0) {
            @let ((x, y), (next_x, next_y)) = (two[0], two[1]);
            @let share = 0.3 + 0.4 * ((place * 7 % 5) as f64 / 5.0);
            @let at = (x + (next_x - x) * share, y + (next_y - y) * share + 6.0);
            (pine(at, 0.9 + 0.1 * (place % 3) as f64))
            (pine((at.0 + 11.0, at.1 + 4.0), 0.7))
        }
    }
}

fn stars() -> Markup {
    let mut noise = Noise::of("stars");
    let stars: Vec<String> =
        (0..46).map(|_| format!("M{:.0} {:.0}h0", noise.span(0.0, WIDTH), noise.span(6.0, 150.0))).collect();
    html! {
        path d=(stars.concat()) stroke="var(--star)" stroke-width="2.2" stroke-linecap="round" {}
    }
}

fn birds() -> Markup {
    html! {
        path d="M1262 118q7-8 12 0q6-8 13 0M1240 142q5-6 9 0q5-6 10 0M1322 136q6-7 11 0q6-7 12 0" fill="none"
            stroke="var(--ridge-3)" stroke-width="2" {}
    }
}

fn gems(sheet: &Sheet) -> Markup {
    let gems = [
        (Crystal::Blue, (1110.0, 428.0), 40.0, -17.0),
        (Crystal::Magenta, (1147.0, 431.0), 34.0, 26.0),
        (Crystal::Blue, (1128.0, 430.0), 54.0, 6.0),
        (Crystal::Yellow, (560.0, 440.0), 30.0, -17.0),
        (Crystal::Green, (578.0, 441.0), 42.0, 11.0),
    ];
    html! { @for (crystal, at, length, lean) in gems { (shard(sheet, crystal, at, length, lean)) } }
}

/// Four wagons on the road, in the cloth of four seats.
fn caravan() -> Markup {
    let places = [(932.0, 406.0), (690.0, 398.0), (772.0, 404.0), (852.0, 401.0)];
    html! {
        @for (seat, at) in Seat::all(4).zip(places) { (wagon_at(Some(seat), at, 1.05)) }
    }
}

/// Far ridges behind a table.
pub fn backdrop() -> Markup {
    let mut noise = Noise::of("backdrop");
    let ranges = [
        (120.0, 60.0, 110.0, "var(--ridge-1)", ".5"),
        (210.0, 46.0, 90.0, "var(--ridge-1)", ".8"),
        (310.0, 30.0, 100.0, "var(--ridge-2)", ".8"),
    ];
    html! {
        svg.backdrop viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            @for (y, height, step, fill, opacity) in ranges {
                @let line = range(&mut noise, y, height, step);
                g opacity=(opacity) { (land(&line, fill)) }
            }
        }
    }
}

/// A golem in a picture, its feet on a point.
pub(super) fn golem_at(sheet: &Sheet, portrait: &Portrait, (x, y): Point, size: f64) -> Markup {
    html! {
        g transform=(placed((x - 80.0 * size, y - 130.0 * size), size)) { (figure(sheet, portrait)) }
    }
}
