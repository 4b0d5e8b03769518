//! Bonus tiles: small slates with a number and what it counts.

use carvania_rules::bonus::Bonus;
use carvania_rules::components::endless_world::{BonusTile, CardIcon, Icon as LocationIcon, TileKind};
use maud::{Markup, html};

use super::icon::{Icon, icon};
use super::sheet::Sheet;

/// A bonus tile of An Endless World: its points, and for each of what they are.
pub fn bonus_tile(sheet: &Sheet, tile: &BonusTile) -> Markup {
    let counted = |icons: &[Icon]| html! { @for &one in icons { (icon(sheet, one)) } };
    html! {
        span.bonus aria-hidden="true" {
            b.num { (tile.points) }
            span.per {
                @match tile.kind {
                    TileKind::PerIcon(one) => { (counted(&[card_icon(one)])) }
                    TileKind::PerPair([one, other]) => { (counted(&[card_icon(one), card_icon(other)])) }
                    TileKind::PerTwoTraders => { (counted(&[Icon::People])) }
                    TileKind::PerPairOfMerchantCards => { (counted(&[Icon::Deck])) }
                    TileKind::Flat => { (counted(&[Icon::Star])) }
                }
            }
        }
    }
}

/// The icon of a kind of point card.
pub const fn card_icon(icon: CardIcon) -> Icon {
    match icon {
        CardIcon::Help => Icon::Help,
        CardIcon::Tool => Icon::Tool,
        CardIcon::NewTraders => Icon::NewTraders,
        CardIcon::Exploration => Icon::Exploration,
    }
}

/// The icon of a kind of location.
pub const fn location_icon(icon: LocationIcon) -> Icon {
    match icon {
        LocationIcon::Production => Icon::Production,
        LocationIcon::Upgrade => Icon::Upgrade,
        LocationIcon::Trade => Icon::Trade,
        LocationIcon::Golem => Icon::Golem,
        LocationIcon::Market => Icon::Market,
    }
}

/// A bonus tile of Eastern Mountains: a cut slate with what it does.
pub fn bonus(sheet: &Sheet, bonus: Bonus) -> Markup {
    let what = match bonus {
        Bonus::ExtraStep => Icon::Step,
        Bonus::UpgradeOnBuild => Icon::Upgrade,
        Bonus::RicherMine => Icon::Mine,
        Bonus::CaravanPlus3 => Icon::Caravan,
        Bonus::Points => Icon::Star,
    };
    html! { span.cutout aria-hidden="true" { (icon(sheet, what)) } }
}
