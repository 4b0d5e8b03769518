//! Locations: a picture of what each kind is for.

use carvania_rules::Crystals;
use carvania_rules::components::endless_world::{LocationKind, Reach};
use maud::{Markup, html};

use super::noise::Noise;
use super::outpost::outpost_at;
use super::path::number;
use super::prop;
use super::ridge::{Range, ridge, sky};
use super::sheet::Sheet;
use super::wagon::wagon_at;

const WIDTH: f64 = 72.0;
const HEIGHT: f64 = 80.0;

/// The picture of a location. Its middle stays in view in narrow and in wide frames.
pub fn place(sheet: &Sheet, kind: LocationKind) -> Markup {
    html! { svg.road aria-hidden="true" { rect width="100%" height="100%" fill={ "url(" (drawing(sheet, kind)) ")" } {} } }
}

fn drawing(sheet: &Sheet, kind: LocationKind) -> String {
    let name = name(kind);
    sheet.share(&name, |id| {
        let mut noise = Noise::of(&name);
        html! {
            pattern id=(id) width="1" height="1" viewBox="0 0 72 80" preserveAspectRatio="xMidYMid slice" {
                (sky(sheet, &mut noise, (WIDTH, HEIGHT), (18.0, 30.0)))
                (ridge(sheet, &mut noise, Range::Far, 42.0))
                (ridge(sheet, &mut noise, Range::Middle, 56.0))
                rect y="62" width="72" height="18" fill="var(--ridge-3)" {}
                (subject(sheet, kind))
            }
        }
    })
}

/// The id: what looks the same has the same.
fn name(kind: LocationKind) -> String {
    let letters = |crystals: Crystals| crystals.to_string().to_ascii_lowercase();
    match kind {
        LocationKind::Golem { .. } => "place-golem".to_owned(),
        LocationKind::Production(gain) => format!("place-{}", letters(gain)),
        LocationKind::Upgrade(upgrades) => format!("place-up-{}", upgrades.min(3)),
        LocationKind::Trade { give, take } => format!("place-{}-{}", letters(give), letters(take)),
        LocationKind::Market { .. } => "place-market".to_owned(),
        LocationKind::RefreshMarket => "place-refresh".to_owned(),
        LocationKind::AdjustTradeRoute => "place-adjust".to_owned(),
        LocationKind::MoveWagon(Reach::One) => "place-move-1".to_owned(),
        LocationKind::MoveWagon(Reach::Two) => "place-move-2".to_owned(),
        LocationKind::MoveWagon(Reach::Any) => "place-move-any".to_owned(),
        LocationKind::WagonTrade => "place-wagon".to_owned(),
        LocationKind::OutpostTrade => "place-outpost".to_owned(),
    }
}

fn subject(sheet: &Sheet, kind: LocationKind) -> Markup {
    match kind {
        LocationKind::Golem { .. } => prop::stone_head((36.0, 67.0), 1.0),
        LocationKind::Production(gain) => prop::vein(sheet, gain, (36.0, 68.0), 28.0),
        LocationKind::Upgrade(upgrades) => {
            prop::steps(sheet, upgrades, (36.0, 71.0), if upgrades < 3 { 1.3 } else { 1.05 })
        }
        LocationKind::Trade { give, take } => prop::tent(give, take, (36.0, 69.0), 1.1),
        LocationKind::Market { .. } => prop::stall((36.0, 70.0), 1.05),
        LocationKind::RefreshMarket => html! {
            (prop::stall((36.0, 72.0), 0.9))
            (turn_around((36.0, 22.0)))
        },
        LocationKind::AdjustTradeRoute => prop::signpost((36.0, 72.0), 1.25),
        LocationKind::MoveWagon(reach) => journey(reach),
        LocationKind::WagonTrade => html! {
            (prop::plain_tent((24.0, 64.0), 0.9))
            (wagon_at(None, (40.0, 73.0), 0.8))
        },
        LocationKind::OutpostTrade => html! {
            (prop::plain_tent((24.0, 64.0), 0.9))
            (outpost_at(None, (44.0, 72.0), 1.25))
        },
    }
}

/// A wagon before as many milestones as it may pass; before a wide country where it may go anywhere.
fn journey(reach: Reach) -> Markup {
    let stones: &[(f64, f64)] = match reach {
        Reach::One => &[(51.0, 60.0)],
        Reach::Two => &[(51.0, 61.0), (40.0, 49.0)],
        Reach::Any => &[(51.0, 62.0), (41.0, 52.0), (50.0, 44.0), (38.0, 38.0), (46.0, 33.0)],
    };
    let road: String = stones.iter().map(|&(x, y)| format!("L{} {}", number(x - 7.0), number(y))).collect();
    html! {
        path d={ "M46 73" (road) } fill="none" stroke="var(--road)" stroke-width="2.2" stroke-linecap="round" stroke-dasharray=".5 4" {}
        @for (place, &at) in stones.iter().enumerate() {
            (prop::milestone(at, 1.0 - 0.14 * place as f64))
        }
        (wagon_at(None, (31.0, 76.0), 0.66))
    }
}

/// Two arrows in a ring: what is old goes, what is new comes.
fn turn_around((x, y): (f64, f64)) -> Markup {
    html! {
        g transform={ "translate(" (number(x)) " " (number(y)) ")" } fill="none" stroke="var(--ink)" stroke-width="2.2"
            stroke-linecap="round" stroke-linejoin="round" {
            path d="M-8-3a9 9 0 0 1 16 0M8 3a9 9 0 0 1-16 0M8.6-8.4 8.2-2.6l-5.6-.8M-8.6 8.4-8.2 2.6l5.6.8" {}
        }
    }
}
