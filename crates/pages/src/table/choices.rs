//! What can be chosen in the bar: crystals, what nothing on the board stands for, and where to look for the rest.

use carvania_rules::{Action, Crystal, Crystals, Game};
use maud::{Markup, html};

use super::picture::Picture;
use super::ways::{Way, icon, ways};
use crate::art::{self, Size};

/// With more ways than this each takes less room.
const MANY: usize = 5;

/// Crystals to choose from, then the kinds of what is chosen on the board, then everything else that no thing on the
/// board stands for.
pub(super) fn choices(picture: &Picture<'_>) -> Markup {
    row(picture, &ways(picture.offers.legal()))
}

/// The same for a learner, who is to find the thing itself: no kinds.
pub(super) fn choices_of_learner(picture: &Picture<'_>) -> Markup {
    row(picture, &[])
}

fn row(picture: &Picture<'_>, ways: &[(Way, usize)]) -> Markup {
    let is_gem = |action: &Action| gem(*action).is_some();
    let gems: Vec<Action> = picture.offers.legal().iter().copied().filter(is_gem).collect();
    let rest: Vec<Action> = picture.offers.left().into_iter().filter(|action| !is_gem(action)).collect();
    html! {
        div.ways.many[rest.len() + ways.len() > MANY] data-row {
            @if !gems.is_empty() { div.pay { @for action in gems { (gem_button(picture, action)) } } }
            @for &way in ways { (kind(picture, way, &rest)) }
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
    let facts = [("option", picture.spelled_option(action).into()), ("held", held.into())];
    let label = picture.say("label-gem", &facts);
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
    let after = caravan_after(picture, action);
    let spelled = picture.spelled_option(action);
    let name = match after {
        Some(after) => picture
            .say("label-then", &[("option", spelled.into()), ("crystals", picture.spoken(after).into())]),
        None => spelled,
    };
    let inside = html! {
        (art::icon(picture.sheet, icon(action)))
        b { (picture.inked(what.trim())) }
        @if let Some(after) = after {
            small.after { span { (picture.say("way-then", &[])) } (art::counted(picture.sheet, after, Size::Small)) }
        } @else if !more.is_empty() {
            small { (picture.inked(more.trim())) }
        }
    };
    picture.thing(action, "way", &name, inside)
}

/// The caravan that a trade leads to.
fn caravan_after(picture: &Picture<'_>, action: Action) -> Option<Crystals> {
    let seat = picture.view.decides().filter(|_| matches!(action, Action::Trade(_)))?;
    let mut after: Game = *picture.game;
    after.apply(action).ok()?;
    Some(after.caravan(seat))
}

/// A kind of action that is chosen on the board. The only one of its kind is done from here; several are set off from
/// all others by the script, and without it this is a link to where they are.
fn kind(picture: &Picture<'_>, (way, number): (Way, usize), rest: &[Action]) -> Markup {
    let mut legal = picture.offers.legal().iter().copied();
    match legal.find(|&action| Way::of(action) == Some(way)).filter(|_| number == 1) {
        // It has a button already, as nothing on the board stands for it.
        Some(only) if rest.contains(&only) => html! {},
        Some(only) => way_button(picture, only),
        None => html! {
            a.way.kind href={ "#" (way.anchor(picture.game)) } data-kind=(way.message()) {
                (art::icon(picture.sheet, way.icon()))
                b { (picture.say(way.message(), &[])) }
                small { (picture.say("way-number", &[("number", number.into())])) }
            }
        },
    }
}
