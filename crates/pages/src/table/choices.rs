//! What can be chosen in the bar: crystals, what nothing on the board stands for, and where to look for the rest.

use carvania_rules::{Action, Crystal, Game};
use maud::{Markup, html};

use super::picture::Picture;
use super::ways::{Way, icon, ways};
use crate::art::{self, Size};

/// With more ways than this each takes less room.
const MANY: usize = 5;

/// Crystals to choose from, then everything else that no thing on the board stands for, then where things stand for
/// what can be chosen.
pub(super) fn choices(picture: &Picture<'_>) -> Markup {
    let legal = picture.offers.legal();
    let gems: Vec<Action> = legal.iter().copied().filter(|&action| gem(action).is_some()).collect();
    let rest: Vec<Action> =
        picture.offers.left().into_iter().filter(|&action| gem(action).is_none()).collect();
    let ways = ways(legal);
    html! {
        div.ways.many[rest.len() + ways.len() > MANY] data-row {
            @if !gems.is_empty() { div.pay { @for action in gems { (gem_button(picture, action)) } } }
            @for way in ways { (signpost(picture, way)) }
            @for action in rest { (way_button(picture, action)) }
        }
    }
}

/// The crystal that an action is about, and nothing else.
fn gem(action: Action) -> Option<Crystal> {
    match action {
        Action::Pay(crystal) | Action::Upgrade(crystal) | Action::Return(crystal) => Some(crystal),
        _ => None,
    }
}

/// A crystal with the number that is held; an upgrade shows what it becomes.
fn gem_button(picture: &Picture<'_>, action: Action) -> Markup {
    let Some(crystal) = gem(action) else { return html! {} };
    let held = picture.view.decides().map_or(0, |seat| picture.game.caravan(seat).count(crystal));
    let label = picture.spelled_option(action);
    let next = matches!(action, Action::Upgrade(_)).then(|| crystal.next()).flatten();
    let inside = html! {
        span.stone {
            (art::crystal(picture.sheet, crystal, Size::Large))
            @if let Some(next) = next {
                span.to aria-hidden="true" { "➞" } (art::crystal(picture.sheet, next, Size::Medium))
            }
        }
        b { (held) }
    };
    picture.thing(action, "btn gem", &label, inside)
}

/// A button for an action that nothing on the board stands for; a trade shows the caravan it leads to.
fn way_button(picture: &Picture<'_>, action: Action) -> Markup {
    let label = picture.option(action);
    // What an action is stands before a colon, what comes of it after.
    let (what, more) = label.split_once(':').unwrap_or((&label, ""));
    let inside = html! {
        (art::icon(picture.sheet, icon(action)))
        b { (picture.inked(what.trim())) }
        @if let Some(after) = caravan_after(picture, action) {
            small.after { span { (picture.say("way-then", &[])) } (after) }
        } @else if !more.is_empty() {
            small { (picture.inked(more.trim())) }
        }
    };
    picture.thing(action, "way", &picture.spelled_option(action), inside)
}

/// The caravan that a trade leads to.
fn caravan_after(picture: &Picture<'_>, action: Action) -> Option<Markup> {
    let seat = picture.view.decides().filter(|_| matches!(action, Action::Trade(_)))?;
    let mut after: Game = *picture.game;
    after.apply(action).ok()?;
    Some(art::counted(picture.sheet, after.caravan(seat), Size::Small))
}

/// Where on the board a kind of action is to be chosen; with the script it leads to the first of them.
fn signpost(picture: &Picture<'_>, (way, number): (Way, usize)) -> Markup {
    let mut legal = picture.offers.legal().iter();
    let first =
        legal.find(|&&action| Way::of(action) == Some(way)).map(|&action| picture.game.write_action(action));
    html! {
        a.way href={ "#" (way.anchor(picture.game)) } data-first=[first] {
            (art::icon(picture.sheet, way.icon()))
            b { (picture.say(way.message(), &[])) }
            small { (picture.say("way-number", &[("number", number.into())])) }
        }
    }
}
