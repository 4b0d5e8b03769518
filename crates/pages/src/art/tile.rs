//! Tiles of the map: hexagons seen from a height, with all that stands on them.

use carvania_rules::components::Mountain;
use carvania_rules::{Crystals, PointCard, Seat};
use maud::{Markup, html};

use super::noise::Noise;
use super::outpost::outpost_at;
use super::palette::class;
use super::path::{Point, closed, number, placed};
use super::peaks::{peaks, summits};
use super::plate;
use super::sheet::Sheet;
use super::village::{huts, valley};
use super::wagon::wagon_at;

/// Half of the width of a tile, and half of its height, seen from 30 degrees.
pub(super) const HALF_WIDTH: f64 = 78.0;
pub(super) const HALF_HEIGHT: f64 = 58.1;
/// How thick the slab is.
const THICK: f64 = 13.0;

/// What a tile shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Face {
    /// Nothing has been dealt here yet.
    Empty,
    /// A mountain whose trade is not known yet.
    Unknown,
    /// A mountain with its trade.
    Mountain(Mountain),
    /// A valley.
    Valley,
    /// A village and the VP tile on it, if one lies there.
    Village(Option<PointCard>),
    /// A village with the Closed Village tile.
    ClosedVillage,
}

/// Whether a tile can be gone to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// No.
    None,
    /// Yes, at the price that is written on it, if there is one.
    Reachable(Option<Fare>),
    /// The own wagon stands here.
    Here,
}

/// What going to a tile costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fare {
    /// Nothing, in the words of the page.
    Free(String),
    /// So much.
    Costs(usize, Coin),
}

/// What is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Coin {
    Crystal,
    Card,
    Trader,
}

/// A tile and all that stands on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Tile {
    /// What it shows.
    pub face: Face,
    /// Whose outposts stand here.
    pub outposts: Vec<Seat>,
    /// Whose wagons stand here.
    pub wagons: Vec<Seat>,
    /// The crystals that lie here.
    pub dropped: Crystals,
    /// Whose wagon stands on a ring: the reader's own, if there is one.
    pub own: Option<Seat>,
    /// Whether it can be gone to.
    pub mark: Mark,
    /// What its cell is called on the map, such as `c3`, if that is to be read.
    pub cell: Option<String>,
}

impl Tile {
    /// A tile on which nothing stands.
    pub fn bare(face: Face) -> Tile {
        Tile {
            face,
            outposts: Vec::new(),
            wagons: Vec::new(),
            dropped: Crystals::NONE,
            own: None,
            mark: Mark::None,
            cell: None,
        }
    }
}

/// The frame of a tile.
const FRAME: &str = "-78 -58.1 156 116.2";

/// The drawing of a tile. Summits and the slab reach over its frame; tiles are to be drawn from the top down.
pub fn tile(sheet: &Sheet, tile: &Tile) -> Markup {
    html! {
        svg.hex.(tint(tile.face)) viewBox=(FRAME) aria-hidden="true" { (scenery(sheet, tile)) (signs(sheet, tile)) }
    }
}

/// A tile of a map as two drawings: what stands on it, and the signs that are read. Signs may be wider than their tile
/// and belong above all tiles, so the style sheet lays them there.
pub fn tile_layers(sheet: &Sheet, tile: &Tile) -> Markup {
    html! {
        svg.hex.(tint(tile.face)) viewBox=(FRAME) aria-hidden="true" { (scenery(sheet, tile)) }
        svg.hex.signs viewBox=(FRAME) aria-hidden="true" { (signs(sheet, tile)) }
    }
}

/// What stands on a tile.
fn scenery(sheet: &Sheet, tile: &Tile) -> Markup {
    html! {
            (ground(sheet, tile))
            (standing(sheet, tile.face))
            @if let Some(cell) = &tile.cell { text.cell x="-31" y="51" { (cell) } }
            @let (places, size) = outpost_places(tile.outposts.len());
            @for (&seat, x) in tile.outposts.iter().zip(places) { (outpost_at(Some(seat), (x, HALF_HEIGHT - 7.0), size)) }
            @for (&seat, at) in tile.wagons.iter().zip(wagon_places(tile.wagons.len())) {
                @let size = if tile.wagons.len() > 2 { 0.66 } else { 0.92 };
                @if tile.own == Some(seat) { (ring(*at, size)) }
                (wagon_at(Some(seat), *at, size))
            }
    }
}

/// What is read on a tile: crystals that lie there, its trade or its price, what going there costs.
fn signs(sheet: &Sheet, tile: &Tile) -> Markup {
    html! {
        @if !tile.dropped.is_empty() { (plate::dropped(sheet, tile.dropped, (-58.0, -15.0))) }
        @match tile.face {
            Face::Mountain(Mountain { give, take, .. }) => { (plate::trade(sheet, give, take, (0.0, 13.0))) }
            Face::Village(Some(card)) => { (plate::village(sheet, card, (0.0, 15.0))) }
            Face::ClosedVillage => { (plate::closed((0.0, 16.0))) }
            Face::Empty | Face::Unknown | Face::Valley | Face::Village(None) => {}
        }
        @if let Mark::Reachable(Some(fare)) = &tile.mark { (self::fare(fare)) }
    }
}

fn tint(face: Face) -> &'static str {
    match face {
        Face::Empty => "t-none",
        Face::Unknown => "t-unknown",
        Face::Valley => "t-valley",
        Face::Village(_) | Face::ClosedVillage => "t-village",
        Face::Mountain(mountain) => match class(mountain.symbol) {
            "y" => "t-y",
            "g" => "t-g",
            "b" => "t-b",
            _ => "t-m",
        },
    }
}

/// The corners of a hexagon around the middle, so many times as large as a tile.
pub(super) fn hexagon(size: f64) -> [Point; 6] {
    let (a, h) = (HALF_WIDTH * size, HALF_HEIGHT * size);
    [(-a, 0.0), (-a / 2.0, -h), (a / 2.0, -h), (a, 0.0), (a / 2.0, h), (-a / 2.0, h)]
}

fn ground(sheet: &Sheet, tile: &Tile) -> Markup {
    let href = sheet.share("slab", |id| {
        let face = hexagon(0.975);
        let low = |(x, y): Point| (x, y + THICK);
        let side =
            [face[0], low(face[0]), low(face[5]), low(face[4]), low(face[3]), face[3], face[4], face[5]];
        html! {
            g id=(id) {
                path d=(closed(&side)) fill="var(--side)" {}
                path d=(closed(&[face[5], low(face[5]), low(face[4]), face[4]])) fill="#000" opacity=".12" {}
                path d=(closed(&face)) fill="var(--t)" stroke="var(--rim)" {}
                path d=(closed(&hexagon(0.9))) fill="none" stroke="var(--inner)" stroke-width="1.5" {}
            }
        }
    });
    html! {
        @if tile.face == Face::Empty {
            path.undealt d=(closed(&hexagon(0.93))) {}
        } @else {
            use href=(href) {}
        }
        @match tile.mark {
            Mark::None => { path.ring d=(closed(&hexagon(0.93))) {} }
            Mark::Reachable(_) => { path.ring.can-go d=(closed(&hexagon(0.93))) {} }
            Mark::Here => { path.ring.here d=(closed(&hexagon(0.93))) {} }
        }
    }
}

fn standing(sheet: &Sheet, face: Face) -> Markup {
    match face {
        Face::Empty => html! {},
        // No sign stands before them: they can stand in the middle.
        Face::Unknown => {
            html! { g transform="translate(0 20)" { (summits(sheet, &mut Noise::of("unknown"))) } }
        }
        Face::Valley => valley(sheet),
        Face::Village(_) => huts(sheet),
        Face::ClosedVillage => html! { g opacity=".55" { (huts(sheet)) } },
        Face::Mountain(Mountain { symbol, give, take }) => {
            peaks(sheet, &mut Noise::of(&format!("{give}>{take}")), symbol)
        }
    }
}

/// Where outposts stand, and their size: one in the middle, several to the right of the name of the cell, the closer the
/// more they are.
fn outpost_places(outposts: usize) -> (impl Iterator<Item = f64>, f64) {
    let gaps = outposts.saturating_sub(1) as f64;
    let (middle, step) = if outposts > 1 { (14.0, f64::min(23.5, 40.0 / gaps)) } else { (0.0, 0.0) };
    let size = if outposts > 3 { 0.85 } else { 1.0 };
    ((0..outposts).map(move |place| middle + (place as f64 - gaps / 2.0) * step), size)
}

/// Where wagons stand: to the right, then on both sides, then in a row.
const fn wagon_places(wagons: usize) -> &'static [Point] {
    match wagons {
        0 | 1 => &[(40.0, -4.0)],
        2 => &[(-40.0, -4.0), (40.0, -4.0)],
        _ => &[(-50.0, -6.0), (-17.0, -2.0), (17.0, -2.0), (50.0, -6.0)],
    }
}

fn ring((x, y): Point, size: f64) -> Markup {
    html! {
        ellipse.own cx=(number(x)) cy=(number(y)) rx=(number(27.0 * size)) ry=(number(9.0 * size)) {}
    }
}

/// The price of going there: in words or with a sign for what is paid, and a number alone where tiles are small.
fn fare(fare: &Fare) -> Markup {
    let (word, number_alone, coin) = match fare {
        Fare::Free(word) => (word.clone(), 0, None),
        Fare::Costs(number, coin) => (number.to_string(), *number, Some(coin)),
    };
    let text = 7.6 * word.chars().count() as f64;
    let width = 16.0 + text + if coin.is_some() { 13.0 } else { 0.0 };
    let middle = if coin.is_some() { -6.5 } else { 0.0 };
    html! {
        g transform="translate(0-46)" {
            g.fare {
                rect x=(number(-width / 2.0)) y="-11" width=(number(width)) height="22" rx="6" {}
                text x=(number(middle)) y="5" { (word) }
                @if let Some(coin) = coin { path transform=(placed((text / 2.0 + 2.5, 0.0), 1.0)) d=(coin.outline()) {} }
            }
        }
        g transform="translate(-25-21.5)" {
            g.fare.alone {
                path.octagon d="M-6.6-16H6.6L16-6.6V6.6L6.6 16H-6.6L-16 6.6V-6.6z" {}
                text y="8" { (number_alone) }
            }
        }
    }
}

impl Coin {
    /// Its outline around the middle, 10 wide.
    const fn outline(self) -> &'static str {
        match self {
            Coin::Crystal => "M0-6 5 0 0 6-5 0z",
            Coin::Card => "M-4-6H4V6H-4z",
            Coin::Trader => "M0-6.5a3 3 0 0 1 2 5.2L4.5 6h-9L-2-1.3A3 3 0 0 1 0-6.5z",
        }
    }
}
