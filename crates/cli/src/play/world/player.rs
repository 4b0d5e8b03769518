//! A player of An Endless World or of a journey: traders, cards, tiles, and what else the game has.

use carvania_rules::components::endless_world::{Benefit, CardIcon, EndlessWorld as Components};
use carvania_rules::label::Label;
use carvania_rules::route::TradeRoute;
use carvania_rules::world::{TRADERS, World};
use carvania_rules::{Game, Seat, State};
use carvania_words::{Text, bonus_tile, card_icon, exploration_tile, location_icon};

use crate::play::cards::faces;
use crate::play::expedition::rows;
use crate::play::paint::marked;
use crate::play::players::Player;
use crate::play::terminal::Terminal;

pub(super) fn player(game: &Game, world: &World, seat: Seat, terminal: Terminal) -> Player {
    let (components, language) = (&game.components().endless_world, terminal.language);
    let cards = world.claimed(seat).into_iter().map(|card| components.point(card));
    let tiles = world.tiles(seat).iter().map(|&tile| components.tile(tile));
    let explored = world.explored(seat).into_iter().map(|tile| components.exploration_tile(tile));
    let named = |label: Label, text: Text| format!("{label} {}", marked(text));
    let mut places = vec![("player-traders", traders(world, seat, terminal))];
    places.extend(added(game, seat, terminal));
    places.extend([
        ("player-claimed", cards.map(|card| format!("{}={}", card.label, card.points)).collect()),
        ("player-icons", icons(components, world, seat, terminal)),
        ("player-bonus", tiles.map(|tile| named(tile.label, bonus_tile(language, tile))).collect()),
        (
            "player-explored",
            explored.map(|tile| named(tile.label, exploration_tile(language, tile))).collect(),
        ),
    ]);
    Player { seat, places }
}

/// How many traders are on the player board, at work and in the reserve.
fn traders(world: &World, seat: Seat, terminal: Terminal) -> Vec<String> {
    let (ready, reserve) = (world.available(seat), world.reserve(seat));
    let places = [
        ("traders-ready", ready),
        ("traders-out", TRADERS.saturating_sub(ready + reserve)),
        ("traders-reserve", reserve),
    ];
    places.map(|(key, traders)| terminal.say(key, &[("traders", traders.into())])).to_vec()
}

/// What a game adds: the trade route, outposts, discarded merchant cards.
fn added(game: &Game, seat: Seat, terminal: Terminal) -> Vec<(&'static str, Vec<String>)> {
    let components = game.components();
    let discarded = |cards| ("player-discarded", faces(cards, &components.golem_edition));
    let columns = &components.endless_world.side_b.outpost_columns;
    let board = game.mountains().map(|mountains| ("player-board", rows(mountains.built(seat), columns)));
    match game.state() {
        State::JourneyOne(state) => vec![
            ("player-route", route(game, state.added().route(seat), terminal)),
            discarded(state.added().merchants().discarded(seat)),
        ],
        State::JourneyThree(state) => {
            board.into_iter().chain([discarded(state.added().merchants().discarded(seat))]).collect()
        }
        State::GolemEdition(_)
        | State::EasternMountains(_)
        | State::CallForAdventure(_)
        | State::EndlessWorld(_)
        | State::JourneyTwo(_) => board.into_iter().collect(),
    }
}

/// The cards of a trade route: what each takes, or the traders on it.
fn route(game: &Game, route: &TradeRoute, terminal: Terminal) -> Vec<String> {
    let card = |(card, lying)| {
        let facts = [
            ("card", marked(game.components().golem_edition.merchant(card)).into()),
            ("lying", u8::into(lying)),
            ("cost", route.cost(card).unwrap_or(0).into()),
        ];
        terminal.say("route-card", &facts)
    };
    route.cards().map(card).collect()
}

/// The icons that bonus tiles count, and where Help and Tool cards are of use.
fn icons(components: &Components, world: &World, seat: Seat, terminal: Terminal) -> Vec<String> {
    let kind = |icon: CardIcon| {
        let number = world.icons(components, seat, icon);
        let facts = [("number", number.into()), ("bonus", card_icon(terminal.language, icon).into())];
        let cards = world.claimed(seat).into_iter().map(|card| components.point(card).benefit);
        let uses: Vec<String> = cards
            .filter(|benefit| benefit.icon() == icon)
            .filter_map(|benefit| use_of(benefit, terminal))
            .collect();
        let uses = if uses.is_empty() { String::new() } else { format!(" ({})", uses.join(", ")) };
        (number > 0).then(|| format!("{}{uses}", terminal.say("supply-kind", &facts)))
    };
    CardIcon::ALL.into_iter().filter_map(kind).collect()
}

/// Where a card is of use, if it is at some locations.
fn use_of(benefit: Benefit, terminal: Terminal) -> Option<String> {
    match benefit {
        Benefit::Help { at } => Some(location_icon(terminal.language, at)),
        Benefit::Tool { at, gain } => {
            Some(format!("{} {}", location_icon(terminal.language, at), marked(gain)))
        }
        Benefit::NewTraders(_) | Benefit::Exploration => None,
    }
}
