//! What stands beside the road: veins of crystal, steps, tents, stalls, signposts, stone heads.
//!
//! Each stands on a point, which is the middle of its foot.

use carvania_rules::{Crystal, Crystals};
use maud::{Markup, html};

use super::palette::{SHADOW, Tones};
use super::path::{Point, placed, shape};
use super::shard::{cluster, shard};
use super::sheet::Sheet;

/// The most crystals of a vein that are drawn.
const MAX: usize = 5;

/// Crystals as they grow from the ground, the dearest in the middle.
pub(super) fn vein(sheet: &Sheet, crystals: Crystals, at: Point, length: f64) -> Markup {
    let each = crystals.colours().flat_map(|crystal| (0..crystals.count(crystal)).map(move |_| crystal));
    let mut row = std::collections::VecDeque::new();
    // Dealt to the two sides in turn, the last and dearest come to stand in the middle.
    let mut rising: Vec<Crystal> = each.collect();
    rising.drain(..rising.len().saturating_sub(MAX));
    for (place, crystal) in rising.into_iter().rev().enumerate() {
        if place % 2 == 0 { row.push_back(crystal) } else { row.push_front(crystal) }
    }
    cluster(sheet, row.make_contiguous(), at, length)
}

/// Steps, up to three, with a crystal of the next level on each.
pub(super) fn steps(sheet: &Sheet, upgrades: u8, at: Point, size: f64) -> Markup {
    let steps = usize::from(upgrades.clamp(1, 3));
    let left = -6.0 * steps as f64;
    html! {
        g transform=(placed(at, size)) class="limestone" {
            @for (step, crystal) in Crystal::ALL[1..].iter().take(steps).enumerate() {
                @let (x, top) = (left + 12.0 * step as f64, -7.0 - 8.0 * step as f64);
                (shard(sheet, *crystal, (x + 6.0, top), 12.0, 0.0))
                (shape(&[(x, 1.0), (x, top), (x + 12.0, top), (x + 12.0, 1.0)], "var(--s2)"))
                (shape(&[(x, top), (x + 2.5, top - 2.5), (x + 14.0, top - 2.5), (x + 12.0, top)], "var(--s0)"))
                (shape(&[(x + 12.0, top), (x + 14.0, top - 2.5), (x + 14.0, 1.0), (x + 12.0, 1.0)], "var(--s3)"))
            }
        }
    }
}

/// A tent: its flag shows the dearest crystal on offer, its door the dearest that is asked for.
pub(super) fn tent(give: Crystals, take: Crystals, at: Point, size: f64) -> Markup {
    let colour =
        |crystals: Crystals| crystals.colours().last().map_or("var(--tent-2)", |it| Tones::of(it).base);
    html! {
        g transform=(placed(at, size)) {
            (shape(&[(-17.0, 0.0), (0.0, -23.0), (17.0, 0.0)], "var(--tent)"))
            (shape(&[(0.0, -23.0), (17.0, 0.0), (6.0, 0.0)], "var(--tent-2)"))
            (shape(&[(-13.0, -5.4), (-11.0, -8.1), (11.0, -8.1), (13.0, -5.4)], colour(give)))
            (shape(&[(-4.5, 0.0), (0.0, -13.0), (4.5, 0.0)], SHADOW))
            path d="M0-22V-32" stroke="var(--wood-2)" stroke-width="1.5" {}
            (shape(&[(0.0, -32.0), (9.5, -29.0), (0.0, -26.0)], colour(take)))
        }
    }
}

/// A tent without wares of its own.
pub(super) fn plain_tent(at: Point, size: f64) -> Markup {
    tent(Crystals::NONE, Crystals::NONE, at, size)
}

/// A market stall with a striped awning.
pub(super) fn stall(at: Point, size: f64) -> Markup {
    html! {
        g transform=(placed(at, size)) {
            path d="M-15 0V-24M15 0V-24" stroke="var(--wood-2)" stroke-width="2.4" {}
            (shape(&[(-14.0, -10.0), (14.0, -10.0), (14.0, 0.0), (-14.0, 0.0)], SHADOW))
            (shape(&[(-17.0, -11.0), (17.0, -11.0), (16.0, 0.0), (-16.0, 0.0)], "var(--wood)"))
            (shape(&[(-17.0, -11.0), (17.0, -11.0), (17.0, -8.0), (-17.0, -8.0)], "var(--wood-1)"))
            @for (place, crystal) in Crystal::ALL[..3].iter().enumerate() {
                circle cx=(-8 + 8 * place as i32) cy="-12.6" r="2.6" fill=(Tones::of(*crystal).base) {}
            }
            (shape(&[(-20.0, -21.0), (-13.0, -31.0), (13.0, -31.0), (20.0, -21.0)], "var(--tent)"))
            @for left in [-20.0, -4.0, 12.0] {
                (shape(&[(left, -21.0), (left * 0.65, -31.0), (left * 0.65 + 5.2, -31.0), (left + 8.0, -21.0)], "var(--tent-2)"))
            }
            @for (place, fill) in ["var(--tent-2)", "var(--tent)", "var(--tent-2)", "var(--tent)", "var(--tent-2)"].iter().enumerate() {
                @let left = -20.0 + 8.0 * place as f64;
                (shape(&[(left, -21.0), (left + 8.0, -21.0), (left + 8.0, -19.0), (left + 4.0, -16.5), (left, -19.0)], fill))
            }
        }
    }
}

/// A signpost whose boards point both ways.
pub(super) fn signpost(at: Point, size: f64) -> Markup {
    html! {
        g transform=(placed(at, size)) {
            path d="M0 0V-34" stroke="var(--wood-2)" stroke-width="3" stroke-linecap="round" {}
            (shape(&[(-4.0, -32.0), (13.0, -32.0), (18.0, -27.5), (13.0, -23.0), (-4.0, -23.0)], "var(--wood-1)"))
            (shape(&[(4.0, -20.0), (-13.0, -20.0), (-18.0, -15.5), (-13.0, -11.0), (4.0, -11.0)], "var(--wood)"))
            path d="M0-27.5h10M0-15.5h-10" stroke="var(--wood-2)" stroke-width="1.2" {}
        }
    }
}

/// The head of a golem, half out of the ground.
pub(super) fn stone_head(at: Point, size: f64) -> Markup {
    html! {
        g.granite transform=(placed(at, size)) {
            (shape(&[(-16.0, 1.0), (-18.0, -16.0), (-11.0, -29.0), (8.0, -30.0), (17.0, -19.0), (16.0, 1.0)], "var(--s3)"))
            (shape(&[(-16.0, 1.0), (-18.0, -16.0), (-11.0, -29.0), (-5.0, -20.0), (-6.0, 1.0)], "var(--s1)"))
            (shape(&[(-11.0, -29.0), (8.0, -30.0), (5.0, -21.0), (-5.0, -20.0)], "var(--s0)"))
            (shape(&[(-6.0, 1.0), (-5.0, -20.0), (5.0, -21.0), (8.0, 1.0)], "var(--s2)"))
            (shape(&[(-13.0, -9.5), (-4.0, -12.0), (-5.0, -8.0), (-11.0, -6.5)], SHADOW))
            (shape(&[(12.0, -9.5), (3.0, -12.0), (4.0, -8.0), (10.0, -6.5)], SHADOW))
            (shape(&[(-18.0, -16.0), (0.0, -12.5), (17.0, -16.5), (15.0, -11.5), (0.0, -9.0), (-15.0, -11.5)], "var(--s2)"))
            (shape(&[(-18.0, -16.0), (0.0, -12.5), (17.0, -16.5), (0.0, -14.5)], "var(--s0)"))
            path d="M-5-1.6h9" stroke="var(--s4)" stroke-width="1.6" {}
        }
    }
}

/// A milestone beside the road.
pub(super) fn milestone(at: Point, size: f64) -> Markup {
    html! {
        g.limestone transform=(placed(at, size)) {
            (shape(&[(-5.0, 0.0), (-5.0, -9.0), (-2.5, -12.0), (2.5, -12.0), (5.0, -9.0), (5.0, 0.0)], "var(--s1)"))
            (shape(&[(1.0, -12.0), (2.5, -12.0), (5.0, -9.0), (5.0, 0.0), (1.5, 0.0)], "var(--s3)"))
        }
    }
}

/// A pine on a slope.
pub(super) fn pine(at: Point, size: f64) -> Markup {
    html! {
        g transform=(placed(at, size)) {
            path d="M0 0V-5" stroke="var(--wood-2)" stroke-width="2" {}
            @for (y, wide) in [(-3.0, 8.0), (-9.0, 6.5), (-15.0, 5.0)] {
                (shape(&[(-wide, y), (0.0, y - 10.0), (wide, y)], "var(--pine-1)"))
                (shape(&[(0.0, y - 10.0), (wide, y), (1.0, y)], "var(--pine-2)"))
            }
        }
    }
}
