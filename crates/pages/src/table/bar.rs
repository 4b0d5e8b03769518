//! The decision bar: what is to be decided, the ways to decide it, and the way back.

use carvania_rules::{Action, Crystal, Game, Turn};
use carvania_tables::Stage;
use carvania_words::{option, question};
use maud::{Markup, html};

use super::picture::Picture;
use super::ways::{Way, ways};
use crate::art::{self, Icon, Size};

/// The bar of somebody who looks. It comes after the board in time, since it offers what the board does not, and
/// before it on the page.
pub(super) fn bar(picture: &Picture<'_>) -> Markup {
    let is_mine = picture.view.decides().is_some();
    html! {
        section.decision.waiting[!is_mine] #decision aria-live="polite" tabindex="-1" {
            (ask(picture))
            @if is_mine { (choices(picture)) (go(picture)) } @else { (meanwhile(picture)) }
        }
    }
}

/// What is decided now, as a heading.
fn ask(picture: &Picture<'_>) -> Markup {
    let view = picture.view;
    let (heading, remark) = match (view.decides(), picture.game.turn()) {
        (Some(_), _) if picture.game.turn_begins().is_some() => {
            (view.say("bar-your-turn", &[]), question(view.language, picture.game))
        }
        (Some(_), _) => (view.say("bar-go-on", &[]), question(view.language, picture.game)),
        (None, Turn::Seat(seat)) => (view.say("bar-others-turn", &[("name", view.name(seat).into())]), None),
        (None, Turn::Chance) => (view.say("bar-drawing", &[]), None),
        (None, Turn::Over) => (view.say("bar-over", &[]), None),
    };
    html! {
        div.ask {
            h1 { (heading) }
            @if let Some(remark) = remark { p { (picture.inked(&remark)) } }
        }
    }
}

/// Crystals to choose from, then everything else that no thing on the board stands for, then where to look for what
/// things stand for.
fn choices(picture: &Picture<'_>) -> Markup {
    let gems: Vec<Action> =
        picture.offers.legal().iter().copied().filter(|&action| gem(action).is_some()).collect();
    let rest = picture.offers.left().into_iter().filter(|&action| gem(action).is_none());
    html! {
        div.ways {
            @if !gems.is_empty() { div.pay { @for action in gems { (gem_button(picture, action)) } } }
            @for action in rest { (way_button(picture, action)) }
            @for way in ways(picture.offers.legal()) { (signpost(picture, way)) }
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

fn gem_button(picture: &Picture<'_>, action: Action) -> Markup {
    let Some(crystal) = gem(action) else { return html! {} };
    let held = picture.view.decides().map_or(0, |seat| picture.game.caravan(seat).count(crystal));
    let label = option(picture.view.language, picture.game, action);
    let inside = html! { (art::crystal(picture.sheet, crystal, Size::Large)) b { (held) } };
    picture.thing(action, "btn gem", &label, inside)
}

/// A button for an action that nothing on the board stands for; a trade shows the caravan it leads to.
fn way_button(picture: &Picture<'_>, action: Action) -> Markup {
    let label = option(picture.view.language, picture.game, action);
    let after = match action {
        Action::Trade(_) => caravan_after(picture, action),
        _ => None,
    };
    let inside = html! {
        (art::icon(picture.sheet, Way::of(action).map_or(Icon::Play, Way::icon)))
        b { (picture.inked(&label)) }
        @if let Some(after) = after { small.after { (after) } }
    };
    picture.thing(action, "way", &label, inside)
}

fn caravan_after(picture: &Picture<'_>, action: Action) -> Option<Markup> {
    let seat = picture.view.decides()?;
    let mut after: Game = *picture.game;
    after.apply(action).ok()?;
    Some(art::crystals(picture.sheet, after.caravan(seat), Size::Small))
}

/// Where on the board a kind of action is to be chosen.
fn signpost(picture: &Picture<'_>, (way, number): (Way, usize)) -> Markup {
    html! {
        a.way href={ "#" (way.anchor()) } {
            (art::icon(picture.sheet, way.icon()))
            b { (picture.say(way.message(), &[])) }
            small { (picture.say("way-number", &[("number", number.into())])) }
        }
    }
}

/// What is chosen and to be confirmed, why something was refused, and the way back.
fn go(picture: &Picture<'_>) -> Markup {
    let view = picture.view;
    html! {
        div.go {
            (undo(picture))
            @if let Some(answer) = view.answer { (super::answer::answer(picture, answer)) }
            @if let Some(action) = view.chosen {
                div.what { b { (picture.inked(&option(view.language, picture.game, action))) } }
                button.btn.primary.big form="game" name="sure" value=(picture.game.write_action(action)) {
                    (view.say("bar-do-it", &[]))
                }
            }
        }
    }
}

/// Back by a step, at once or by asking the others.
fn undo(picture: &Picture<'_>) -> Markup {
    let Some(seat) = picture.view.own_seat().filter(|&seat| picture.view.holds(seat)) else {
        return html! {};
    };
    let is_free = picture.view.table.free_undo(seat).is_some();
    let label = picture.say(if is_free { "bar-undo" } else { "bar-ask-undo" }, &[]);
    html! {
        button.btn.ghost.icon-only.undo form="game" formaction={ "/tables/" (picture.view.table.id) "/undo" }
            aria-label=(label) title=(label) { (art::icon(picture.sheet, Icon::Undo)) }
    }
}

/// What can be done while others decide, and when the game is over.
fn meanwhile(picture: &Picture<'_>) -> Markup {
    html! {
        div.ways {
            @if picture.view.table.stage == Stage::Over { (super::ending::ending(picture)) }
        }
        div.go {
            (undo(picture))
            @if let Some(answer) = picture.view.answer { (super::answer::answer(picture, answer)) }
        }
    }
}
