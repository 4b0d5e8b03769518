//! The spectators of a table, and what the page says to them.

use carvania_words::of_name;
use maud::{Markup, html};

use super::context::BoardContext;
use super::ending::Aftermath;
use super::view::View;
use crate::art::{self, Icon, Sheet};

/// Those who look at a table without playing there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watchers {
    /// Those who have a name here.
    pub named: Vec<String>,
    /// How many have none.
    pub others: usize,
}

/// What the page of a table says besides the table itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Around {
    /// The spectators, with or without names.
    pub watchers: Watchers,
    /// The name of the component pack that is played with, if it is not the printed components.
    pub pack: Option<String>,
    /// Whether the viewer is new, so that the lesson is offered first.
    pub is_new: bool,
    /// What is known of the game after its end.
    pub aftermath: Aftermath,
}

impl Watchers {
    /// How many they are.
    pub fn number(&self) -> usize {
        self.named.len() + self.others
    }
}

/// The number of spectators, with their names to unfold.
pub(super) fn watchers(view: &View<'_>, sheet: &Sheet, watchers: &Watchers) -> Markup {
    if watchers.number() == 0 {
        return html! {};
    }
    let number = view.say("watchers", &[("number", watchers.number().into())]);
    html! {
        details.watchers #watchers {
            summary aria-label=(number) title=(number) { (art::icon(sheet, Icon::Eye)) b.num { (watchers.number()) } }
            ul {
                @for name in &watchers.named { li { (name) } }
                @if watchers.others > 0 {
                    li.note { (view.say("watchers-others", &[("number", watchers.others.into())])) }
                }
            }
        }
    }
}

/// Tells people without a seat that they are watching, and from whose side.
pub(super) fn notice(context: &BoardContext<'_>) -> Markup {
    let view = context.view;
    if context.game.seats().any(|seat| view.holds(seat)) || sits(view) {
        return html! {};
    }
    let side = view.own_seat().map(|seat| view.name(seat)).unwrap_or_default();
    let facts = [("of_name", of_name(view.language, &side).into())];
    html! {
        p.watching { (art::icon(context.sheet, Icon::Eye)) span { (view.compose("watching", &facts).to_string()) } }
    }
}

/// Whether the viewer has a place at the table, even if a bot plays on for them.
fn sits(view: &View<'_>) -> bool {
    view.viewer.is_some_and(|viewer| !view.table.places_of(viewer).is_empty())
}
