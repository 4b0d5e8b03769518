//! Places, map and markets one at a time, where a screen is too small for all: the style sheet shows the chosen one, so
//! no script is needed.

use carvania_lessons::Part;
use carvania_rules::{Action, Move};
use maud::{Markup, html};

use crate::table::context::BoardContext;

/// The class of what is shown with the locations.
pub(super) const PLACES: &str = "pane places-pane";
/// The class of what is shown with the markets.
pub(super) const MARKET: &str = "pane market-pane";

/// The tabs, for boards with a map; the pane with the decision is open, or in a lesson the one that it is about.
pub(super) fn tabs(context: &BoardContext<'_>) -> Markup {
    if context.game.mountains().is_none() {
        return html! {};
    }
    let is_on_map = |action: &Action| {
        matches!(action, Action::Move(Move::Step(_) | Move::Outpost(_) | Move::TakeTile(_)))
    };
    let (on_map, on_market) = match context.offers.look() {
        Some(part) => (matches!(part, Part::Map | Part::Bonus), part == Part::Merchants),
        None => (context.offers.legal().iter().any(is_on_map), false),
    };
    let has_market = context.game.merchants().is_some();
    let on_market = on_market && has_market;
    html! {
        fieldset.panes-nav {
            legend.sr { (context.say("panes", &[])) }
            (tab(context, "show-places", "pane-places", !on_map && !on_market))
            (tab(context, "show-map", "pane-map", on_map))
            @if has_market { (tab(context, "show-market", "pane-market", on_market)) }
        }
    }
}

fn tab(context: &BoardContext<'_>, id: &str, name: &str, is_open: bool) -> Markup {
    html! {
        label.choice { input id=(id) type="radio" name="pane" checked[is_open]; span { (context.say(name, &[])) } }
    }
}
