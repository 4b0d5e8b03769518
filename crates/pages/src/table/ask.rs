//! What is decided now: a heading and a short sentence.

use carvania_rules::{Action, Turn};
use carvania_words::ask as question;
use maud::{Markup, html};

use super::context::BoardContext;

/// The first part of the bar.
pub(super) fn ask(context: &BoardContext<'_>) -> Markup {
    let (heading, remark) = words(context);
    // What is announced: not what chance does, and of others only who decides.
    let is_drawing = context.game.turn() == Turn::Chance;
    let concerns_viewer = context.view.decides().is_some() || context.game.turn() == Turn::Over;
    html! {
        div.ask {
            h2 #asked data-tell[!is_drawing] { (heading) }
            @if let Some(remark) = remark { p data-tell[concerns_viewer] { (context.inked(&remark)) } }
        }
    }
}

fn words(context: &BoardContext<'_>) -> (String, Option<String>) {
    let view = context.view;
    let legal = context.offers.legal();
    match (view.decides(), context.game.turn()) {
        (Some(_), _) if context.game.turn_begins().is_some() => {
            let number = view.say("bar-choose-one", &[("number", legal.len().into())]);
            (view.say("bar-your-turn", &[]), Some(number))
        }
        (Some(_), _) => (view.say(heading(legal), &[]), question(view.voice(), context.game)),
        (None, Turn::Seat(seat)) => {
            let key = if context.game.turn_begins().is_some() { "bar-their-turn" } else { "bar-their-step" };
            (view.say("bar-others-turn", &[("name", view.name(seat).into())]), Some(view.say(key, &[])))
        }
        (None, Turn::Chance) => (view.say("bar-drawing", &[]), None),
        (None, Turn::Over) => (view.say("bar-over", &[]), super::ending::verdict(context)),
    }
}

/// What is decided, by the first action that says it; where the turn may end without any, they are of all kinds.
fn heading(legal: &[Action]) -> &'static str {
    if legal.contains(&Action::Pass) {
        return "bar-act";
    }
    legal.iter().find_map(|&action| about(action)).unwrap_or("bar-go-on")
}

/// What somebody decides who may take an action; none for those that can come with any other.
const fn about(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Pay(_) => "bar-pay",
        Action::Upgrade(_) => "bar-upgrade",
        Action::Return(_) => "bar-return",
        Action::Trade(_) => "bar-trade",
        Action::Start(_) => "bar-start",
        Action::Place(_) => "bar-place",
        Action::Step(_) | Action::Spend(_) => "bar-move",
        Action::Take | Action::Leave => "bar-found",
        Action::Build => "bar-build",
        Action::Bonus(_) | Action::TakeTile(_) => "bar-bonus",
        Action::Reward(_) => "bar-reward",
        Action::Claim(_) => "bar-claim",
        Action::Explore(_) => "bar-explore",
        Action::Use | Action::Keep => "bar-market",
        Action::Replace(_) => "bar-replace",
        Action::Swap(_) => "bar-swap",
        Action::Outpost(_) => "bar-outpost",
        _ => return None,
    })
}
