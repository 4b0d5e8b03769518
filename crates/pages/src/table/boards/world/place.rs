//! The place of the viewer in the games of the third box.

use carvania_rules::route::{LONGEST, TradeRoute};
use carvania_rules::world::{TRADERS, World};
use carvania_rules::{Action, MerchantId, Move, Seat, State};
use maud::{Markup, html};

use super::{row, tiles};
use crate::art::{self, Icon, Portrait};
use crate::table::boards::golems::{Claimed, claimed};
use crate::table::boards::{cards, outposts, own};
use crate::table::context::BoardContext;
use crate::table::offers::Standing;

/// Caravan, traders, what the journey adds, bonus tiles, golems.
pub(super) fn place(context: &BoardContext<'_>, world: &World, seat: Seat) -> Markup {
    html! {
        section.you.slab.ew aria-label=(context.owned("own-place", seat)) {
            (own::caravan(context, seat))
            (traders(context, world, seat))
            (added(context, seat))
            (tiles(context, world, seat))
            (golems(context, world, seat))
        }
    }
}

/// Those who are ready, and where the others are.
fn traders(context: &BoardContext<'_>, world: &World, seat: Seat) -> Markup {
    let (ready, reserve) = (world.available(seat), world.reserve(seat));
    let out = TRADERS.saturating_sub(ready + reserve);
    let label = context.say("own-traders-ready", &[("number", ready.into())]);
    html! {
        div.zone.traders #traders data-about="sign-traders" {
            (context.row_head(&context.owned("own-traders", seat), "", html! { span.label { (label) } }))
            div.men-row role="img" aria-label=(label) { @for _ in 0..ready { (art::trader(context.sheet, seat)) } }
            p.note { (context.say("own-traders-out", &[("out", out.into()), ("reserve", reserve.into())])) }
            div.facts { (merchants(context, seat)) }
        }
    }
}

/// What a journey adds: a trade route, outposts, discarded merchant cards.
fn added(context: &BoardContext<'_>, seat: Seat) -> Markup {
    let columns = context.game.player_board().map_or(&[][..], |board| &board.outpost_columns);
    html! {
        @if let State::JourneyOne(state) = context.game.state() { (route(context, state.added().route(seat), seat)) }
        @if let Some(mountains) = context.game.mountains() { (outposts::outposts(context, mountains, columns, seat)) }
    }
}

/// How many merchant cards somebody has discarded, which count at the end, and which; on demand those of their
/// trade route too.
pub(super) fn merchants(context: &BoardContext<'_>, seat: Seat) -> Markup {
    let Some(merchants) = context.game.merchants() else { return html! {} };
    let discarded = merchants.discarded(seat);
    let route: Vec<MerchantId> = match context.game.state() {
        State::JourneyOne(state) if !context.view.holds(seat) => {
            state.added().route(seat).cards().map(|(card, _)| card).collect()
        }
        _ => Vec::new(),
    };
    let facts = [("discarded", discarded.len().into()), ("route", route.len().into())];
    html! {
        details.hands name="peek" id={ "hands-" (seat) } {
            summary aria-label=(context.say("label-discarded", &facts)) {
                @if !route.is_empty() { span { (art::icon(context.sheet, Icon::Route)) b data-figure=(route.len()) {} } }
                span { (art::icon(context.sheet, Icon::Deck)) b data-figure=(discarded.len()) {}
                    @if context.view.own_seat() == Some(seat) { span data-figure=(context.say("own-discards", &[])) {} } }
            }
            div.cards.peek {
                p.whose { (context.view.called(seat)) }
                @for card in route { (cards::seen(context, card, false)) }
                @for card in discarded { (cards::seen(context, card, true)) }
                @if discarded.is_empty() { p.none { (context.say("own-none", &[])) } }
            }
        }
    }
}

/// The trade route: each card with its price in traders, or the traders on it.
fn route(context: &BoardContext<'_>, route: &TradeRoute, seat: Seat) -> Markup {
    let count = context.say("label-pips", &[("number", route.len().into()), ("of", LONGEST.into())]);
    html! {
        div.zone.route-zone #route {
            (context.row_head(&context.say("own-route", &[]), "", html! { span.label { (count) } }))
            div.cards.route-cards data-row=(context.say("own-route", &[])) {
                @for (card, busy) in route.cards() {
                    @let cost = route.cost(card).unwrap_or(0);
                    @let slip = cards::Slip { traders: Some((cost, busy)), ..Default::default() };
                    div.route-card {
                        (cards::thing(context, card, used(context, card), slip))
                        span.men {
                            @if busy > 0 {
                                @for _ in 0..busy { (art::trader(context.sheet, seat)) }
                            } @else { @for _ in 0..cost { (art::trader_space(context.sheet)) } }
                        }
                    }
                }
                @for _ in route.len()..LONGEST { div.gap {} }
            }
        }
    }
}

/// What choosing a card of the route does now.
fn used(context: &BoardContext<'_>, card: MerchantId) -> Action {
    let ways =
        [Action::Move(Move::Route(card)), Action::Move(Move::Replace(card)), Action::Move(Move::Swap(card))];
    let legal = ways.into_iter().find(|&action| context.offers.standing(action) == Standing::Legal);
    legal.unwrap_or(Action::Move(Move::Route(card)))
}

fn tiles(context: &BoardContext<'_>, world: &World, seat: Seat) -> Markup {
    let (held, spaces) =
        (world.tiles(seat), context.game.player_board().map_or(0, |board| board.bonus_spaces.into()));
    let count = context.say("label-pips", &[("number", held.len().into()), ("of", spaces.into())]);
    html! {
        div.zone.bonus-zone {
            (context.row_head(&context.say("own-bonus", &[]), "", html! { span.label { (count) } }))
            div.bonus-row {
                @for &tile in held { (tiles::still(context, tile)) }
                @for _ in held.len()..spaces { span.bonus.empty {} }
            }
        }
    }
}

fn golems(context: &BoardContext<'_>, world: &World, seat: Seat) -> Markup {
    let components = &context.game.components().endless_world;
    let claims = |card| {
        let printed = components.point(card);
        Claimed {
            card,
            name: row::name(printed),
            portrait: Portrait::world_card(components, card),
            points: printed.points,
            more: row::spoken_benefit(context, printed),
        }
    };
    let cards: Vec<Claimed> = world.claimed(seat).into_iter().map(claims).collect();
    let wanted = context.game.title().claims_to_end(context.game.players());
    let count = context.say("label-pips", &[("number", cards.len().into()), ("of", wanted.into())]);
    html! {
        div.zone.golem-zone {
            (context.row_head(&context.owned("own-golems", seat), "", html! { span.label { (count) } }))
            (claimed(context, &cards, wanted))
        }
    }
}
