//! A picture of its own for each of the seven games.
//!
//! What a box brings is in the picture of every game that is played with it: golems and cards, mountains
//! and wagons, traders and tents. The middle stays in view on a phone.

use carvania_rules::{Crystal, Crystals, Merchant, Seat, Title};
use maud::{Markup, html};

use super::golem::sky_class;
use super::noise::Noise;
use super::outpost::outpost_at;
use super::path::{Point, placed};
use super::peaks::peaks;
use super::portrait::Portrait;
use super::prop;
use super::ridge::{Range, ridge, sky};
use super::scene::golem_at;
use super::sheet::Sheet;
use super::trader::trader_at;
use super::wagon::wagon_at;

/// The picture of a game.
pub fn title(sheet: &Sheet, title: Title) -> Markup {
    let name = title.code().to_ascii_lowercase();
    let href = sheet.share(&format!("title-{name}"), |id| {
        let mut noise = Noise::of(&format!("title:{name}"));
        html! {
            symbol id=(id) viewBox="0 0 240 130" preserveAspectRatio="xMidYMax slice" {
                (sky(sheet, &mut noise, (240.0, 130.0), (48.0, 60.0)))
                g transform="scale(1.5)" {
                    (ridge(sheet, &mut noise, Range::Far, 46.0))
                    (ridge(sheet, &mut noise, Range::Middle, 60.0))
                }
                (picture(sheet, title))
            }
        }
    });
    html! { svg.portrait.(sky_class(tint(title))) aria-hidden="true" { use href=(href) {} } }
}

const fn tint(title: Title) -> Crystal {
    match title {
        Title::GolemEdition | Title::JourneyThree => Crystal::Magenta,
        Title::EasternMountains | Title::JourneyTwo => Crystal::Blue,
        Title::EndlessWorld => Crystal::Green,
        Title::CallForAdventure | Title::JourneyOne => Crystal::Yellow,
    }
}

fn picture(sheet: &Sheet, title: Title) -> Markup {
    match title {
        Title::GolemEdition => golem_edition(sheet),
        Title::EasternMountains => eastern_mountains(sheet),
        Title::CallForAdventure => call_for_adventure(sheet),
        Title::EndlessWorld => endless_world(sheet),
        Title::JourneyOne => journey_one(sheet),
        Title::JourneyTwo => journey_two(sheet),
        Title::JourneyThree => journey_three(sheet),
    }
}

fn golem_edition(sheet: &Sheet) -> Markup {
    let golem = Portrait::of_no_card("edition", Crystals::new([3, 1, 1, 1]), 0.7);
    html! {
        (floor(112.0))
        (golem_at(sheet, &golem, (120.0, 127.0), 0.7))
        (card((34.0, 122.0), -12.0, Crystal::Yellow))
        (card((56.0, 124.0), 4.0, Crystal::Green))
        (card((190.0, 124.0), -6.0, Crystal::Blue))
        (card((212.0, 122.0), 10.0, Crystal::Magenta))
    }
}

fn eastern_mountains(sheet: &Sheet) -> Markup {
    html! {
        (summits(sheet, (52.0, 108.0), 1.05, Crystal::Magenta))
        (summits(sheet, (190.0, 108.0), 1.05, Crystal::Blue))
        (floor(100.0))
        (road())
        (outpost_at(Some(seat(2)), (186.0, 116.0), 1.2))
        (outpost_at(Some(seat(1)), (52.0, 118.0), 1.1))
        (wagon_at(Some(seat(3)), (120.0, 123.0), 1.35))
    }
}

fn endless_world(sheet: &Sheet) -> Markup {
    let golem = Portrait::of_no_card("world", Crystals::new([0, 0, 5, 0]), 0.9);
    html! {
        (golem_at(sheet, &golem, (150.0, 124.0), 0.74))
        (floor(110.0))
        (prop::plain_tent((52.0, 114.0), 1.15))
        @for (number, x, y) in [(2, 84.0, 124.0), (2, 102.0, 126.0), (4, 122.0, 124.0), (3, 208.0, 124.0)] {
            (trader_at(seat(number), (x, y), 1.35))
        }
    }
}

fn call_for_adventure(sheet: &Sheet) -> Markup {
    html! {
        (summits(sheet, (44.0, 106.0), 1.0, Crystal::Green))
        (summits(sheet, (200.0, 106.0), 1.0, Crystal::Magenta))
        (floor(100.0))
        (road())
        (card((94.0, 86.0), -16.0, Crystal::Yellow))
        (card((120.0, 82.0), 0.0, Crystal::Blue))
        (card((146.0, 86.0), 16.0, Crystal::Magenta))
        (wagon_at(Some(seat(4)), (120.0, 122.0), 1.3))
    }
}

fn journey_one(sheet: &Sheet) -> Markup {
    let golem = Portrait::of_no_card("journey one", Crystals::new([1, 3, 1, 1]), 0.75);
    html! {
        (golem_at(sheet, &golem, (84.0, 127.0), 0.7))
        (floor(112.0))
        (prop::stall((150.0, 124.0), 1.3))
        (prop::signpost((204.0, 122.0), 1.2))
        (trader_at(seat(5), (122.0, 127.0), 1.3))
        (trader_at(seat(2), (180.0, 127.0), 1.3))
        (card((26.0, 124.0), -8.0, Crystal::Green))
    }
}

fn journey_two(sheet: &Sheet) -> Markup {
    html! {
        (summits(sheet, (70.0, 106.0), 1.1, Crystal::Yellow))
        (summits(sheet, (194.0, 106.0), 0.95, Crystal::Green))
        (floor(98.0))
        (road())
        (prop::plain_tent((196.0, 118.0), 1.1))
        (outpost_at(Some(seat(5)), (60.0, 114.0), 1.2))
        (outpost_at(Some(seat(3)), (84.0, 117.0), 1.2))
        (wagon_at(Some(seat(5)), (132.0, 121.0), 1.2))
        (trader_at(seat(3), (168.0, 126.0), 1.25))
        (trader_at(seat(2), (34.0, 126.0), 1.25))
    }
}

fn journey_three(sheet: &Sheet) -> Markup {
    let golem = Portrait::of_no_card("journey three", Crystals::new([0, 0, 0, 5]), 1.0);
    html! {
        (summits(sheet, (36.0, 104.0), 1.0, Crystal::Blue))
        (golem_at(sheet, &golem, (128.0, 124.0), 0.74))
        (floor(108.0))
        (prop::stall((206.0, 122.0), 1.15))
        (wagon_at(Some(seat(1)), (84.0, 124.0), 1.1))
        (outpost_at(Some(seat(1)), (32.0, 114.0), 1.1))
        (trader_at(seat(4), (158.0, 127.0), 1.3))
        (card((124.0, 124.0), 8.0, Crystal::Yellow))
    }
}

/// The seat with this number.
fn seat(number: usize) -> Seat {
    Seat::numbered(number, 5).unwrap_or_default()
}

fn floor(y: f64) -> Markup {
    html! { rect y=(y) width="240" height=(130.0 - y) fill="var(--ridge-3)" {} }
}

fn road() -> Markup {
    html! {
        path d="M-6 127C60 112 160 128 250 114" fill="none" stroke="var(--road)" stroke-width="3" stroke-dasharray="1 7" stroke-linecap="round" {}
    }
}

/// Summits in the tint of a crystal.
fn summits(sheet: &Sheet, at: Point, size: f64, symbol: Crystal) -> Markup {
    let tint = match symbol {
        Crystal::Yellow => "t-y",
        Crystal::Green => "t-g",
        Crystal::Blue => "t-b",
        Crystal::Magenta => "t-m",
    };
    html! {
        g.(tint) transform=(placed(at, size)) {
            (peaks(sheet, &mut Noise::of(&Merchant::Upgrades(symbol as u8).to_string()), symbol))
        }
    }
}

/// A merchant card from a distance, leaning by a number of degrees.
fn card((x, y): Point, lean: f64, crystal: Crystal) -> Markup {
    let tones = super::palette::Tones::of(crystal);
    html! {
        g transform={ "translate(" (x) " " (y) ")rotate(" (lean) ")" } {
            path d="M-9-30h18l3 3V0h-24v-27z" fill="var(--surface)" stroke="var(--line-2)" {}
            path d="M-10-28h20v9h-20z" fill="var(--ridge-1)" {}
            path d="M-10-19l6-6 4 4 5-5 5 7z" fill="var(--ridge-2)" {}
            path d="M0-15l5 5-5 6-5-6z" fill=(tones.base) stroke=(tones.deep) stroke-width=".8" {}
        }
    }
}
