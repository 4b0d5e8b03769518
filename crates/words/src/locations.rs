//! Locations in words: what they are for, and what they take.

use carvania_rules::components::endless_world::{Board, Location, LocationKind, Place};
use carvania_rules::world::World;
use carvania_rules::{Action, Actions, Crystals, Game, Merchant, Seat, Title};

use crate::phrases::Fact;
use crate::table::{decider, mountain, offer};
use crate::{Voice, printed, say};

/// The world of a game, and the board that its locations are on.
pub(crate) fn world(game: &Game) -> Option<(&World, &'static Board)> {
    let world = game.world()?;
    Some((world, game.components().endless_world.board(world.board())))
}

/// How many traders whoever decides must place at a location (EW-8), Help cards counted (EW-9); `None`
/// where theirs stand already (EW-7).
pub fn required(game: &Game, place: Place) -> Option<u8> {
    let (world, board) = world(game)?;
    let seat = decider(game);
    (!world.standing(seat).contains(place)).then(|| world.required(board.location(place), place, seat))
}

/// The crystals that Tool cards of whoever decides give at a location (EW-10).
pub(crate) fn tools(game: &Game, location: &Location) -> Crystals {
    let (components, seat) = (&game.components().endless_world, decider(game));
    let tools = |world: &World| world.equipped(components, location, seat) - world.caravan(seat);
    game.world().map_or(Crystals::NONE, tools)
}

/// What there is to do at a location, for whoever decides.
pub fn location<'a>(voice: impl Into<Voice<'a>>, game: &Game, place: Place) -> String {
    let voice = voice.into();
    let language = voice.language;
    let Some((_, board)) = world(game) else { return String::new() };
    let location = board.location(place);
    match location.kind {
        LocationKind::Golem { .. } => golem(voice, game, location),
        LocationKind::Market { .. } => market(language, game, location),
        LocationKind::Production(_)
        | LocationKind::Upgrade(_)
        | LocationKind::Trade { .. }
        | LocationKind::RefreshMarket
        | LocationKind::AdjustTradeRoute
        | LocationKind::MoveWagon(_)
        | LocationKind::OutpostTrade => printed::printed_location(language, location.kind),
        LocationKind::WagonTrade => match mountain(game) {
            Some(mountain) => printed::trade(language, mountain.give, mountain.take),
            None => printed::printed_location(language, location.kind),
        },
    }
}

/// What a visit to a golem brings: a card, a tile, or both.
fn golem(voice: Voice<'_>, game: &Game, location: &Location) -> String {
    let actions = after_work(game, location);
    let claimed = |action: &Action| if let Action::Claim(card) = action { Some(*card) } else { None };
    let claim = actions.iter().find_map(claimed);
    let card = claim.map(|card| game.components().endless_world.point(card));
    let has_tile = actions.iter().any(|action| matches!(action, Action::TakeTile(_)));
    let offers = match (card.is_some(), has_tile) {
        (true, true) => "both",
        (true, false) => "card",
        (false, true) => "tile",
        (false, false) => "none",
    };
    let facts = [
        ("offers", offers.into()),
        ("card", claim.map(|card| voice.golem(game, card)).unwrap_or_default().into()),
        ("points", card.map_or(0, |card| card.points).into()),
    ];
    say(voice.language, "location-golem", &facts)
}

/// What can be done at a location with the traders placed; nothing if that is impossible.
fn after_work(game: &Game, location: &Location) -> Actions {
    let (mut after, mut actions) = (*game, Actions::new());
    if after.apply(Action::Work(location.id)).is_ok() {
        after.legal_actions(&mut actions);
    }
    actions
}

/// The merchant card of a market, which only Part I lets players keep (J1-7, J3-5).
fn market(language: crate::Language, game: &Game, location: &Location) -> String {
    let Some(card) = merchant_at(game, location.kind) else { return say(language, "location-empty", &[]) };
    let is_kept = game.title() == Title::JourneyOne;
    let key = match after_work(game, location).as_slice() {
        [Action::Keep] => "location-keep",
        _ if is_kept => "location-market",
        _ => "location-use",
    };
    say(language, key, &[("card", card.to_string().into())])
}

/// The merchant card below a market.
pub(crate) fn merchant_at(game: &Game, kind: LocationKind) -> Option<Merchant> {
    let LocationKind::Market { slot } = kind else { return None };
    let &(card, _) = offer(game).get(usize::from(slot))?;
    Some(game.components().golem_edition.merchant(card))
}

/// How many traders stand at a location, and whose.
pub(crate) fn standing(voice: Voice<'_>, world: &World, place: Place) -> [Fact; 4] {
    let (seat, traders) = world.traders(place).unwrap_or((Seat::FIRST, 0));
    let [named, player, seat] = voice.player(seat);
    [("standing", traders.into()), named, player, seat]
}
