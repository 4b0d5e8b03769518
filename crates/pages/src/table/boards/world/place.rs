//! The place of whoever looks in the games of the third box.

use carvania_rules::route::TradeRoute;
use carvania_rules::world::{TRADERS, World};
use carvania_rules::{Action, MerchantId, Seat, State};
use maud::{Markup, html};

use super::{player_board, tiles};
use crate::art::{self, Portrait};
use crate::table::boards::golems::claimed;
use crate::table::boards::{cards, outposts, own};
use crate::table::offers::Standing;
use crate::table::picture::Picture;

/// Caravan, traders, what the journey adds, bonus tiles, golems.
pub(super) fn place(picture: &Picture<'_>, world: &World, seat: Seat) -> Markup {
    html! {
        section.you.slab.ew aria-label=(picture.owned("own-place", seat)) {
            (own::caravan(picture, seat))
            (traders(picture, world, seat))
            (added(picture, seat))
            (tiles(picture, world, seat))
            (golems(picture, world, seat))
        }
    }
}

/// Those who are ready, and where the others are.
fn traders(picture: &Picture<'_>, world: &World, seat: Seat) -> Markup {
    let (ready, reserve) = (world.available(seat), world.reserve(seat));
    let out = TRADERS.saturating_sub(ready + reserve);
    let label = picture.say("own-traders-ready", &[("number", ready.into())]);
    html! {
        div.zone.traders {
            (picture.row_head(&picture.owned("own-traders", seat), "", html! { span.label { (label) } }))
            div.men-row role="img" aria-label=(label) { @for _ in 0..ready { (art::trader(picture.sheet, seat)) } }
            p.note { (picture.say("own-traders-out", &[("out", out.into()), ("reserve", reserve.into())])) }
        }
    }
}

/// What a journey adds: a trade route, outposts, discarded merchant cards.
fn added(picture: &Picture<'_>, seat: Seat) -> Markup {
    let columns = &player_board(picture.game).outpost_columns;
    let discarded =
        |cards| cards::pile(picture, "discarded", "own-discarded", "own-discarded-journey", cards);
    html! {
        @match picture.game.state() {
            State::JourneyOne(state) => {
                (route(picture, state.added().route(seat)))
                (discarded(state.added().merchants().discarded(seat)))
            }
            State::JourneyThree(state) => { (discarded(state.added().merchants().discarded(seat))) }
            _ => {}
        }
        @if let Some(mountains) = picture.game.mountains() { (outposts::outposts(picture, mountains, columns, seat)) }
    }
}

/// The trade route: each card with its price in traders, or the traders on it.
fn route(picture: &Picture<'_>, route: &TradeRoute) -> Markup {
    html! {
        div.zone.route #route {
            (picture.row_head(&picture.say("own-route", &[]), &picture.say("own-route-note", &[]), html! {}))
            div.cards.route-cards data-row {
                @for (card, lying) in route.cards() {
                    div.route-card {
                        (cards::thing(picture, card, used(picture, card), cards::Slip::default()))
                        span.men {
                            @if lying > 0 {
                                @if let Some(seat) = picture.view.own_seat() { @for _ in 0..lying { (art::trader(picture.sheet, seat)) } }
                            } @else { @for _ in 0..route.cost(card).unwrap_or(0) { (art::trader_space(picture.sheet)) } }
                        }
                    }
                }
                @if route.is_empty() { p.none { (picture.say("own-none", &[])) } }
            }
        }
    }
}

/// What choosing a card of the route does now.
fn used(picture: &Picture<'_>, card: MerchantId) -> Action {
    let ways = [Action::Route(card), Action::Replace(card), Action::Swap(card)];
    let legal = ways.into_iter().find(|&action| picture.offers.standing(action) == Standing::Legal);
    legal.unwrap_or(Action::Route(card))
}

fn tiles(picture: &Picture<'_>, world: &World, seat: Seat) -> Markup {
    let (held, spaces) = (world.tiles(seat), usize::from(player_board(picture.game).bonus_spaces));
    let count = picture.say("label-pips", &[("number", held.len().into()), ("of", spaces.into())]);
    html! {
        div.zone {
            (picture.row_head(&picture.say("own-bonus", &[]), "", html! { span.label { (count) } }))
            div.bonus-row {
                @for &tile in held { (tiles::still(picture, tile)) }
                @for _ in held.len()..spaces { span.bonus.empty {} }
            }
        }
    }
}

fn golems(picture: &Picture<'_>, world: &World, seat: Seat) -> Markup {
    let components = &picture.game.components().endless_world;
    let cards: Vec<(Portrait, u8)> = world
        .claimed(seat)
        .into_iter()
        .map(|card| (Portrait::world_card(components, card), components.point(card).points))
        .collect();
    let wanted = picture.game.title().claims_to_end(picture.game.players());
    let count = picture.say("label-pips", &[("number", cards.len().into()), ("of", wanted.into())]);
    html! {
        div.zone {
            (picture.row_head(&picture.owned("own-golems", seat), "", html! { span.label { (count) } }))
            (claimed(picture, &cards, wanted))
        }
    }
}
