//! What is decided now: a heading and a short sentence.

use carvania_rules::{Action, Move, Turn};
use carvania_words::{Text, ask as question};
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
            @if let Some(remark) = remark { p data-tell[concerns_viewer] { (context.markup(&remark)) } }
        }
    }
}

fn words(context: &BoardContext<'_>) -> (String, Option<Text>) {
    let view = context.view;
    if let Some(proposal) = context.offers.proposal() {
        let (heading, remark) = super::trip::ask(context, proposal);
        return (heading, Some(remark));
    }
    let legal = context.offers.legal();
    match (view.decides(), context.game.turn()) {
        (Some(_), _) if context.game.turn_begins().is_some() => {
            let number = view.say("bar-choose-one", &[("number", legal.len().into())]);
            (view.say("bar-your-turn", &[]), Some(number.into()))
        }
        (Some(_), _) => (view.say(heading(legal), &[]), question(view.voice(), context.game)),
        (None, Turn::Seat(seat)) => {
            let key = if context.game.turn_begins().is_some() { "bar-their-turn" } else { "bar-their-step" };
            (
                view.say("bar-others-turn", &[("name", view.name(seat).into())]),
                Some(view.say(key, &[]).into()),
            )
        }
        (None, Turn::Chance) => (view.say("bar-drawing", &[]), None),
        (None, Turn::Over) => (view.say("bar-over", &[]), None),
    }
}

/// What is decided, by the first action that says it; where the turn may end without any, they are of all kinds.
fn heading(legal: &[Action]) -> &'static str {
    if legal.contains(&Action::Move(Move::Pass)) {
        return "bar-act";
    }
    legal.iter().find_map(|action| action.as_move().and_then(about)).unwrap_or("bar-go-on")
}

/// What somebody decides who may take an action; none for those that can come with any other.
const fn about(action: Move) -> Option<&'static str> {
    Some(match action {
        Move::Pay(_) => "bar-pay",
        Move::Upgrade(_) => "bar-upgrade",
        Move::Return(_) => "bar-return",
        Move::Trade(_) => "bar-trade",
        Move::Start(_) => "bar-start",
        Move::Place(_) => "bar-place",
        Move::Step(_) | Move::Spend(_) => "bar-move",
        Move::Take | Move::Leave => "bar-found",
        Move::Build => "bar-build",
        Move::Bonus(_) | Move::TakeTile(_) => "bar-bonus",
        Move::Reward(_) => "bar-reward",
        Move::Claim(_) => "bar-claim",
        Move::Explore(_) => "bar-explore",
        Move::Use | Move::Keep => "bar-market",
        Move::Replace(_) => "bar-replace",
        Move::Swap(_) => "bar-swap",
        Move::Outpost(_) => "bar-outpost",
        _ => return None,
    })
}
