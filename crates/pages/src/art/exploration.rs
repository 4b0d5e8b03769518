//! Exploration tiles: sand-coloured, with a compass and what they give.

use carvania_rules::components::endless_world::{Exploration, ExplorationTile};
use maud::{Markup, html};

use super::bonus::card_icon;
use super::crystal::{Size, crystals};
use super::icon::{Icon, icon};
use super::sheet::Sheet;
use super::trader::trader_space;

/// An exploration tile, which covers the picture of a location while its action stays readable.
pub fn exploration_tile(sheet: &Sheet, tile: &ExplorationTile) -> Markup {
    html! {
        span.cover aria-hidden="true" {
            (icon(sheet, Icon::Exploration))
            span.gift {
                @match tile.gives {
                    Exploration::Crystals(gain) => { (crystals(sheet, gain, Size::Small)) }
                    Exploration::Traders(traders) => { b { "+" (traders) } (trader_space(sheet)) }
                    Exploration::Points(points) => { b.num { (points) } (icon(sheet, Icon::Star)) }
                    Exploration::Icon(one) => { (icon(sheet, card_icon(one))) }
                }
            }
        }
    }
}
