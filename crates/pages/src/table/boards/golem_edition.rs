//! The board of Golem Edition: golems, merchants, the player's own cards.

use carvania_rules::games::golem_edition::GolemEdition;
use carvania_rules::golems::{Metal, TokenCount};
use carvania_rules::set::{Id, Set};
use carvania_rules::{Action, MerchantId, Move, PointId, Seat, Source};
use carvania_words::source;
use maud::{Markup, html};

use super::golems::{self, Claimed, Golem, pips};
use super::{cards, market, own};
use crate::art::{self, Icon, Portrait};
use crate::table::context::BoardContext;

/// Both rows, then the place of the viewer.
pub(super) fn board(context: &BoardContext<'_>, state: &GolemEdition) -> Markup {
    html! {
        (offer(context, state))
        (market::market(context, state.market(), Move::Acquire))
        @if let Some(seat) = context.view.own_seat() { (place(context, state, seat)) }
    }
}

/// The golems on offer with the tokens above the first two.
fn offer(context: &BoardContext<'_>, state: &GolemEdition) -> Markup {
    let components = &context.game.components().golem_edition;
    let wanted = GolemEdition::cards_to_end(context.game.players());
    html! {
        section.golems #golems aria-labelledby="golems-name" {
            div.row-head {
                h2 #golems-name { (context.say("board-golems", &[])) }
                span.note { (context.say("board-golems-note", &[])) }
                span.left-in { (context.say("board-deck", &[("number", state.golems().deck().len().into())])) }
                span.label { (context.say("board-golems-end", &[("number", wanted.into())])) }
            }
            div.cards.g5 data-row=(context.say("board-golems", &[])) {
                @for (place, &card) in state.golems().cards().iter().enumerate() {
                    @let face = components.point(card);
                    @let earned = worth(context, state.tokens().earned(place));
                    (golems::thing(context, &Golem {
                        card,
                        name: name(card),
                        portrait: &Portrait::point_card(components, card),
                        cost: face.cost,
                        points: face.points,
                        above: pile(context, state.tokens(), place),
                        brings: html! {},
                        more: spoken_pile(context, state.tokens(), place),
                        gain: if earned > 0 { format!("{} + {earned}", face.points) } else { face.points.to_string() },
                    }, Action::Move(Move::Claim(card))))
                }
                (market::deck(context, state.golems().deck().len()))
            }
        }
    }
}

fn name(card: PointId) -> String {
    format!("golem-{}", card.index())
}

/// The points of some tokens.
fn worth(context: &BoardContext<'_>, tokens: TokenCount) -> u32 {
    let components = &context.game.components().golem_edition;
    let points = |number: u8, each: u8| u32::from(number) * u32::from(each);
    points(tokens.copper, components.copper.points) + points(tokens.silver, components.silver.points)
}

fn pile(context: &BoardContext<'_>, tokens: TokenCount, place: usize) -> Markup {
    let Some((metal, number)) = tokens.pile(place) else { return html! {} };
    html! {
        span.pile data-move={ "pile-" (id(metal)) } data-about={ "sign-" (id(metal)) } { (token(context, metal)) "×" (number) }
    }
}

/// The tokens above a card in words, to be added to the name of the golem.
fn spoken_pile(context: &BoardContext<'_>, tokens: TokenCount, place: usize) -> String {
    let Some((metal, number)) = tokens.pile(place) else { return String::new() };
    let facts =
        [("metal", id(metal).into()), ("points", points(context, metal).into()), ("number", number.into())];
    context.say("label-token", &facts)
}

const fn id(metal: Metal) -> &'static str {
    match metal {
        Metal::Copper => "copper",
        Metal::Silver => "silver",
    }
}

/// What a token is worth.
fn points(context: &BoardContext<'_>, metal: Metal) -> u8 {
    let components = &context.game.components().golem_edition;
    match metal {
        Metal::Copper => components.copper.points,
        Metal::Silver => components.silver.points,
    }
}

fn token(context: &BoardContext<'_>, metal: Metal) -> Markup {
    art::token(context.sheet, metal, points(context, metal))
}

/// How many tokens of a metal somebody has.
fn tokens(context: &BoardContext<'_>, metal: Metal, number: u8) -> Markup {
    let from = match metal {
        Metal::Copper => Source::Copper,
        Metal::Silver => Source::Silver,
    };
    html! { (token(context, metal)) b { (number) } span.sr { " " (source(context.view.language, from)) } }
}

/// Caravan and golems, hand, played cards.
fn place(context: &BoardContext<'_>, state: &GolemEdition, seat: Seat) -> Markup {
    let player = state.player(seat);
    let components = &context.game.components().golem_edition;
    let claimed: Vec<Claimed> = player
        .claimed
        .into_iter()
        .map(|card| Claimed {
            card,
            name: name(card),
            portrait: Portrait::point_card(components, card),
            points: components.point(card).points,
            more: String::new(),
        })
        .collect();
    let (hand, played) = (player.hand.cards(), player.hand.played());
    html! {
        section.you.slab.ge aria-label=(context.owned("own-place", seat)) {
            div.zone.wares {
                (own::caravan(context, seat))
                div.row-head.later {
                    h2 { (context.owned("own-golems", seat)) }
                    span.tokens { (tokens(context, Metal::Copper, player.tokens.copper))
                        (tokens(context, Metal::Silver, player.tokens.silver)) }
                }
                (golems::claimed(context, &claimed, GolemEdition::cards_to_end(context.game.players())))
            }
            div.own-cards.(cards::room(hand.len() + played.len())) {
                (cards::hand(context, hand, |card| vec![Action::Move(Move::Play(card))]))
                (cards::pile(context, ("played", "own-played", "own-played-note"), played, None))
            }
        }
    }
}

/// Golems, tokens, cards in hand and played; the cards themselves on demand.
pub(super) fn facts(context: &BoardContext<'_>, state: &GolemEdition, seat: Seat) -> Markup {
    let player = state.player(seat);
    let wanted = GolemEdition::cards_to_end(context.game.players());
    html! {
        (pips(context, player.claimed.len(), wanted))
        span data-about="sign-copper" { (tokens(context, Metal::Copper, player.tokens.copper)) }
        span data-about="sign-silver" { (tokens(context, Metal::Silver, player.tokens.silver)) }
        (hands(context, seat, player.hand.cards(), player.hand.played()))
    }
}

/// How many cards somebody has in hand and played, and which.
pub(super) fn hands(
    context: &BoardContext<'_>,
    seat: Seat,
    hand: Set<MerchantId>,
    played: Set<MerchantId>,
) -> Markup {
    let facts = [("hand", hand.len().into()), ("played", played.len().into())];
    html! {
        details.hands name="peek" id={ "hands-" (seat.number()) } {
            summary aria-label=(context.say("label-hands", &facts)) {
                span { (art::icon(context.sheet, Icon::Hand)) b data-figure=(hand.len()) {} }
                span { (art::icon(context.sheet, Icon::Play)) b data-figure=(played.len()) {} }
            }
            div.cards.peek {
                p.whose { (context.view.called(seat)) }
                @for card in hand { (cards::seen(context, card, false)) }
                @for card in played { (cards::seen(context, card, true)) }
            }
        }
    }
}
