//! What can be chosen in the bar: crystals, what nothing on the board stands for, and where to look for the rest.

use carvania_rules::world::TRADERS;
use carvania_rules::{Action, Crystals, Move, Trip};
use carvania_words::{Text, label};
use maud::{Markup, html};

use super::context::BoardContext;
use super::figures::as_figures;
use super::ways::{Way, icon, ways};
use crate::art::{self, Size};

/// With more ways than this each takes less room.
const MANY: usize = 5;

/// Crystals to choose from, then the kinds of what is chosen on the board, then everything else that no thing on the
/// board stands for.
pub(super) fn choices(context: &BoardContext<'_>) -> Markup {
    row(context, &kinds(context))
}

/// The kinds of what is chosen on the board. Where the wagon can go counts by cells, whatever is paid with on the way.
fn kinds(context: &BoardContext<'_>) -> Vec<(Way, usize)> {
    let trips = context.offers.trips().len();
    let mut kinds = ways(context.offers.legal());
    if trips == 0 {
        return kinds;
    }
    match kinds.iter_mut().find(|(way, _)| *way == Way::Step) {
        Some((_, number)) => *number = trips,
        None => kinds.push((Way::Step, trips)),
    }
    kinds
}

/// The choices of a learner, who is to find the thing itself: no kinds.
pub(super) fn choices_of_learner(context: &BoardContext<'_>) -> Markup {
    row(context, &[])
}

fn row(context: &BoardContext<'_>, ways: &[(Way, usize)]) -> Markup {
    let is_gem = |action: &Action| action.crystal().is_some();
    let gems: Vec<Action> = context.offers.legal().iter().copied().filter(is_gem).collect();
    let rest: Vec<Action> = context.offers.left().into_iter().filter(|action| !is_gem(action)).collect();
    html! {
        div.ways.many[rest.len() + ways.len() > MANY] data-row=(context.say("row-choices", &[])) {
            @if !gems.is_empty() { div.pay { @for action in gems { (gem_button(context, action)) } } }
            @for &way in ways { (kind(context, way, &rest)) }
            @for action in rest { (way_button(context, action)) }
        }
    }
}

/// A crystal with the number that is held; an upgrade shows what it becomes.
fn gem_button(context: &BoardContext<'_>, action: Action) -> Markup {
    let Some(crystal) = action.crystal() else { return html! {} };
    let held = context.view.decides().map_or(0, |seat| context.game.caravan(seat).count(crystal));
    let facts = [("option", context.spoken_action(action).into()), ("held", held.into())];
    let label = context.say("label-gem", &facts);
    let next = matches!(action, Action::Move(Move::Upgrade(_))).then(|| crystal.next()).flatten();
    let inside = html! {
        span.stone {
            (art::crystal(context.sheet, crystal, Size::Large))
            @if let Some(next) = next {
                span.to aria-hidden="true" { "➞" } (art::crystal(context.sheet, next, Size::Medium))
            }
        }
        b { (held) }
    };
    context.thing(action, "btn gem", &label, inside)
}

/// A button for an action that nothing on the board stands for; a trade shows the caravan it leads to.
fn way_button(context: &BoardContext<'_>, action: Action) -> Markup {
    let label = label(context.view.voice(), context.game, action);
    let after = caravan_after(context, action);
    let spoken = context.spoken_action(action);
    let name = match after {
        Some(after) => context
            .say("label-then", &[("option", spoken.into()), ("crystals", context.spoken(after).into())]),
        None => spoken,
    };
    let inside = html! {
        (art::icon(context.sheet, icon(action)))
        b { (worded(context, &label.title)) }
        @if let Some(after) = after {
            " " small.after { (as_figures(html! { span { (context.say("way-then", &[])) } (art::counted(context.sheet, after, Size::Small)) })) }
        } @else if let Some(detail) = &label.detail {
            " " small { (worded(context, detail)) }
        }
    };
    let class = if brings_nothing(context, action) { "way idle" } else { "way" };
    context.thing(action, class, &name, inside)
}

/// Whether nothing comes of it: a rest without a card or a trader to take back.
fn brings_nothing(context: &BoardContext<'_>, action: Action) -> bool {
    let Some(seat) = context.view.decides().filter(|_| action == Move::Rest) else { return false };
    let game = context.game;
    match (game.hand(seat), game.world()) {
        (Some(hand), _) => hand.played().is_empty() && game.spent(seat).is_empty(),
        (None, Some(world)) => world.available(seat) + world.reserve(seat) >= TRADERS,
        (None, None) => false,
    }
}

/// Words as they are; where things are drawn among them, all of it is a drawing, which the name of the button says.
fn worded(context: &BoardContext<'_>, text: &Text) -> Markup {
    let markup = context.markup(text);
    if markup.0.contains('<') { as_figures(markup) } else { markup }
}

/// The caravan that a trade leads to.
fn caravan_after(context: &BoardContext<'_>, action: Action) -> Option<Crystals> {
    let seat = context.view.decides().filter(|_| matches!(action, Action::Move(Move::Trade(_))))?;
    let game = context.game;
    Some(game.caravan(seat) - game.price(action).crystals + game.gain(action))
}

/// The only cell to which the wagon can go.
fn only_trip(context: &BoardContext<'_>, trip: &Trip) -> Markup {
    let name = context.game.map().zip(trip.end()).map(|(map, cell)| map.name(cell).to_string());
    html! {
        button.way.legal form="game" name="to" value=(name.unwrap_or_default()) data-kind=(Way::Step.message()) {
            (art::icon(context.sheet, Way::Step.icon()))
            b { (context.say(Way::Step.message(), &[])) }
            small { (context.say("trip-steps", &[("steps", trip.way.len().into())])) }
        }
    }
}

/// A kind of action that is chosen on the board. The only one of its kind is done from here; several are set off from
/// all others by the script, and without it this is a link to where they are.
fn kind(context: &BoardContext<'_>, (way, number): (Way, usize), rest: &[Action]) -> Markup {
    let mut legal = context.offers.legal().iter().copied();
    if let ([trip], Way::Step) = (context.offers.trips(), way) {
        return only_trip(context, trip);
    }
    let is_single = number == 1 && (way != Way::Step || context.offers.trips().is_empty());
    match legal.find(|&action| Way::of(action) == Some(way)).filter(|_| is_single) {
        // It has a button already, as nothing on the board stands for it.
        Some(only) if rest.contains(&only) => html! {},
        Some(only) => way_button(context, only),
        None => html! {
            a.way.kind href={ "#" (way.anchor(context.game)) } data-kind=(way.message()) {
                (art::icon(context.sheet, way.icon()))
                b { (context.say(way.message(), &[])) }
                " " small { (context.say("way-number", &[("number", number.into())])) }
            }
        },
    }
}
