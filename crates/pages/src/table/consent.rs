//! What people at a table agree on: taking back, leaving, coming back.

use carvania_opponents::Level;
use carvania_rules::record::Step;
use carvania_rules::{Seat, Turn};
use carvania_tables::{Occupant, Request, Stage};
use carvania_words::{by_player, decider, narrate};
use maud::{Markup, html};

use super::context::BoardContext;
use super::view::View;
use crate::art::{self, Icon};

/// A player asks to take back: who has not answered yet can, and who asked can change their mind.
pub(super) fn request(context: &BoardContext<'_>) -> Markup {
    let view = context.view;
    let Some(request) = &view.table.request else { return html! {} };
    let asks = view.holds(request.by);
    html! {
        section.request role="status" {
            p { (view.say("undo-asked", &[("name", view.name(request.by).into()), ("whose", if asks { "you" } else { "other" }.into())])) }
            (undone(context, request))
            @if view.table.undo_uncounts(request.by, Some(request.to)) {
                p.note { (view.say("undo-asked-uncounts", &[("name", view.name(request.by).into()), ("whose", if asks { "you" } else { "other" }.into())])) }
            }
            @if !asks && is_to_answer(context, request) {
                (answer(context, "yes", "undo-agree", "btn primary"))
                (answer(context, "no", "undo-refuse", "btn"))
            } @else if asks {
                (answer(context, "no", "undo-withdraw", "btn"))
            }
        }
    }
}

/// What would be taken back: what each player did since, the first first.
fn undone(context: &BoardContext<'_>, request: &Request) -> Markup {
    let record = context.view.table.record.iter().flat_map(|record| record.steps());
    let steps: Vec<Step> = record.skip(request.to as usize).filter(|step| step.by != Turn::Chance).collect();
    html! {
        ul.undone {
            @for turn in by_player(&steps) {
                @if let Some(seat) = decider(turn) {
                    li { b { (context.view.called(seat)) } " " (context.markup(&narrate(context.view.voice(), turn))) }
                }
            }
        }
    }
}

fn is_to_answer(context: &BoardContext<'_>, request: &Request) -> bool {
    let own: Vec<Seat> = context.game.seats().filter(|&seat| context.view.holds(seat)).collect();
    !own.is_empty() && own.iter().all(|seat| !request.agreed.contains(seat))
}

fn answer(context: &BoardContext<'_>, agrees: &str, key: &str, class: &str) -> Markup {
    html! {
        button class=(class) form="game" formaction={ "/tables/" (context.view.table.id) "/answer" } name="agrees"
            value=(agrees) { (context.say(key, &[])) }
    }
}

/// The way back for a player who has left.
pub(super) fn returning(context: &BoardContext<'_>) -> Markup {
    let view = context.view;
    if view.table.stage != Stage::Playing || !has_left(view) {
        return html! {};
    }
    html! {
        (gone(context))
        button.btn.primary form="game" formaction={ "/tables/" (view.table.id) "/return" } { (view.say("leave-return", &[])) }
    }
}

/// Whether a bot plays on for the viewer.
fn has_left(view: &View<'_>) -> bool {
    let is_own =
        |occupant: &Occupant| view.viewer.is_some_and(|viewer| *occupant == Occupant::Person(viewer));
    view.table.places.iter().any(|place| is_own(&place.occupant) && place.stand_in.is_some())
}

/// The form to leave a game, with the level of the bot that takes over.
pub(super) fn leaving(context: &BoardContext<'_>) -> Markup {
    let view = context.view;
    if view.table.stage != Stage::Playing {
        return html! {};
    }
    let plays = context.game.seats().any(|seat| view.holds(seat));
    html! {
        @if plays && !has_left(view) {
            details.leave #leave {
                summary { (art::icon(context.sheet, Icon::Pause)) (view.say("leave", &[])) }
                p.note { (view.say("leave-note", &[])) " " (cost(view)) }
                label.inline {
                    span { (view.say("leave-level", &[])) }
                    select name="level" form="game" {
                        @for level in Level::ALL {
                            option value=(level.name()) selected[level == Level::Skilled] {
                                (crate::characters::of(level).choice(view.language))
                            }
                        }
                    }
                }
                button.btn form="game" formaction={ "/tables/" (view.table.id) "/leave" } { (view.say("leave-go", &[])) }
            }
        }
    }
}

/// What leaving costs.
fn cost(view: &View<'_>) -> String {
    if !view.table.can_count() {
        return String::new();
    }
    let minutes = view.return_time.as_secs().div_ceil(60);
    let key = if view.table.persons().len() > 1 { "leave-cost" } else { "leave-cost-alone" };
    view.say(key, &[("minutes", minutes.into())])
}

/// How long the people who left may still be gone.
fn gone(context: &BoardContext<'_>) -> Markup {
    let view = context.view;
    let own = view.table.places.iter().filter(|place| place.occupant.person() == view.viewer);
    let Some(absence) = own.filter_map(|place| place.conduct.absence).next() else { return html! {} };
    let Some(back_by) = absence.back_by.filter(|_| view.table.can_count()) else { return html! {} };
    let left = back_by.since(view.now).as_secs().div_ceil(60);
    html! { p.note { (view.say("leave-back-by", &[("minutes", left.into())])) } }
}
