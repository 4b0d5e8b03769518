//! The bar of a trip: how far it is, what may be given for it, and the button that makes it.

use carvania_rules::map::Cell;
use carvania_rules::{Action, Actions, Crystals, Fee, Game, Move, Seat, Shortage, Trip, Turn};
use carvania_words::{Fact, Text};
use maud::{Markup, html};

use super::{Destination, Proposal};
use crate::art::{self, Icon, Size};
use crate::table::context::BoardContext;
use crate::table::offers::Standing;

/// Heading and remark: how many steps, and what they cost; or what is missing.
pub(in crate::table) fn ask(context: &BoardContext<'_>, proposal: &Proposal) -> (String, Text) {
    match proposal {
        Proposal::Trip { trip, .. } => {
            let heading = context.say("trip-steps", &[("steps", trip.way.len().into())]);
            (heading, price(context, trip))
        }
        Proposal::Missing { shortage, .. } => (context.say("trip-too-far", &[]), missing(context, *shortage)),
    }
}

/// What the steps cost.
fn price(context: &BoardContext<'_>, trip: &Trip) -> Text {
    let with = if trip.fees.iter().any(|fee| matches!(fee, Fee::Card(_))) { "cards" } else { "crystals" };
    let tolls = trip.fees.iter().filter(|fee| matches!(fee, Fee::Toll { .. })).count();
    let (free, all) = (trip.free_steps(), trip.way.len());
    let facts: [Fact; 5] = [
        ("free", free.into()),
        ("paid", (all - free).into()),
        ("with", with.into()),
        ("tolls", tolls.into()),
        ("traders", trip.work.map_or(0, |(_, traders)| traders).into()),
    ];
    context.compose(if trip.work.is_some() { "trip-by-traders" } else { "trip-price" }, &facts)
}

fn missing(context: &BoardContext<'_>, shortage: Shortage) -> Text {
    let facts = [("crystals", shortage.crystals.into()), ("cards", shortage.cards.into())];
    context.compose(if shortage.cards > 0 { "trip-missing-cards" } else { "trip-missing" }, &facts)
}

/// What may be given instead, and the first step alone for whoever wants to decide step by step.
pub(in crate::table) fn choices(context: &BoardContext<'_>, proposal: &Proposal) -> Markup {
    let Proposal::Trip { trip, choices } = proposal else { return html! { div.ways {} } };
    let choices = if choices.len() > 1 { choices.as_slice() } else { &[] };
    let step = trip.way.first().map(|&cell| Action::from(Move::Step(cell)));
    let step =
        step.filter(|&step| context.offers.standing(step) == Standing::Legal && trip.actions.len() > 1);
    html! {
        div.ways data-row=(context.say("row-choices", &[])) {
            @for (place, choice) in choices.iter().enumerate() {
                (payment(context, (choice, choice.fees == trip.fees), choices.first().filter(|_| place > 0)))
            }
            @if let Some(step) = step {
                (context.thing(step, "way", &context.say("trip-one-step", &[]), html! {
                    (art::icon(context.sheet, Icon::Step)) b { (context.say("trip-one-step", &[])) }
                    small { (context.say("trip-then-decide", &[])) }
                }))
            }
        }
    }
}

/// A way to pay, beside the cheapest.
fn payment(
    context: &BoardContext<'_>,
    (choice, is_chosen): (&Trip, bool),
    cheapest: Option<&Trip>,
) -> Markup {
    let Some(cell) = choice.end() else { return html! {} };
    let fees: Vec<Action> = choice.fees.iter().map(|fee| fee.action()).collect();
    let value = Destination { cell, fees }.write(context.game);
    let remark = match cheapest {
        None => context.compose("trip-cheapest", &[]),
        Some(cheapest) => kept(context, choice, cheapest),
    };
    let label = format!(
        "{}: {}",
        given(context, choice).spoken(context.view.language),
        remark.spoken(context.view.language)
    );
    html! {
        button.way.legal.selected[is_chosen] form="game" name="to" value=(value) aria-label=(label)
            aria-pressed=(is_chosen) {
            span.coins {
                (art::crystals(context.sheet, choice.paid(), Size::Small))
                @for card in cards(choice) { (context.markup(&card)) }
            }
            small { (context.markup(&remark)) }
        }
    }
}

/// What one keeps that the cheapest way would take.
fn kept(context: &BoardContext<'_>, choice: &Trip, cheapest: &Trip) -> Text {
    let spared = cheapest.paid().colours().fold(Crystals::NONE, |spared, colour| {
        let more = cheapest.paid().count(colour).saturating_sub(choice.paid().count(colour));
        spared + Crystals::of(colour, more)
    });
    if spared.is_empty() {
        return context.compose("trip-other", &[]);
    }
    context.compose("trip-keeps", &[("crystals", spared.into())])
}

/// The merchant cards that are discarded.
fn cards(trip: &Trip) -> Vec<Text> {
    let components = &trip.after.components().golem_edition;
    let card = |fee: &Fee| match *fee {
        Fee::Card(card) => Some(components.merchant(card).into()),
        Fee::Crystal { .. } | Fee::Toll { .. } => None,
    };
    trip.fees.iter().filter_map(card).collect()
}

/// What is given and picked up, in words: "Leave YY, pick up Y".
fn given(context: &BoardContext<'_>, trip: &Trip) -> Text {
    let mut parts: Vec<Text> = Vec::new();
    let left = trip
        .fees
        .iter()
        .filter_map(|fee| if let Fee::Crystal { crystal, .. } = fee { Some(*crystal) } else { None });
    let left = left.fold(Crystals::NONE, Crystals::with);
    if !left.is_empty() {
        parts.push(context.compose("trip-leave", &[("crystals", left.into())]));
    }
    let cards = cards(trip);
    if !cards.is_empty() {
        parts.push(context.compose("trip-discard", &[("cards", Text::join(cards, ", ").into())]));
    }
    for fee in &trip.fees {
        if let Fee::Toll { crystal, to } = *fee {
            parts.push(toll(context, Crystals::of(crystal, 1), to));
        }
    }
    if !trip.taken.is_empty() {
        parts.push(context.compose("trip-take", &[("crystals", trip.taken.into())]));
    }
    if parts.is_empty() {
        parts.push(context.compose("trip-nothing", &[]));
    }
    Text::join(parts, ", ").capitalised()
}

fn toll(context: &BoardContext<'_>, crystals: Crystals, to: Seat) -> Text {
    let name: Text = context.view.name(to).into();
    context.compose("trip-toll", &[("crystals", crystals.into()), ("name", name.into())])
}

/// What can be done there: claim, build or trade; or that the turn is over then.
fn then(context: &BoardContext<'_>, trip: &Trip) -> Option<Text> {
    let after: &Game = &trip.after;
    if after.turn() != Turn::Seat(context.game.decider()) {
        return Some(context.compose("trip-then-end", &[]));
    }
    let mut legal = Actions::new();
    after.legal_actions(&mut legal);
    let claim = legal.iter().find_map(|action| {
        action.as_move().and_then(|action| match action {
            Move::Claim(card) => Some(card),
            _ => None,
        })
    });
    if let Some(card) = claim {
        return Some(context.compose("trip-then-claim", &[("points", after.golem(card).points.into())]));
    }
    if legal.contains(&Move::Build.into()) {
        return Some(context.compose("trip-then-build", &[("cost", after.price(Move::Build).any.into())]));
    }
    let trades = legal.iter().any(|action| matches!(action, Action::Move(Move::Trade(_))));
    trades.then(|| context.compose("trip-then-trade", &[]))
}

/// What comes of it, and the button.
pub(in crate::table) fn go(context: &BoardContext<'_>, proposal: &Proposal) -> Markup {
    let Some(trip) = proposal.trip() else { return html! {} };
    let actions: Vec<String> =
        trip.actions.iter().map(|&action| context.game.write_action(action).to_string()).collect();
    let name = |cell: Cell| context.game.map().map(|map| map.name(cell).to_string()).unwrap_or_default();
    html! {
        div.what {
            b { (context.markup(&given(context, trip))) }
            @if let Some(then) = then(context, trip) { p.note { (context.markup(&then)) } }
        }
        button.btn.primary.big #go-there form="game" name="go" value=(actions.join(" "))
            data-to=[trip.end().map(name)] { (context.say("trip-go", &[])) }
    }
}
