//! What lies on the table, whichever game it is.

use carvania_rules::components::Mountain;
use carvania_rules::components::endless_world::PlayerBoard;
use carvania_rules::games::golem_edition::LIMIT;
use carvania_rules::map::Cell;
use carvania_rules::{Crystals, Game, MerchantId, Seat, State, Turn};

/// Who decides, or whose turn it is.
pub(crate) fn decider(game: &Game) -> Seat {
    match game.turn() {
        Turn::Seat(seat) => seat,
        Turn::Chance | Turn::Over => game.order().seat(),
    }
}

/// The crystals of whoever decides.
pub(crate) fn caravan(game: &Game) -> Crystals {
    game.caravan(decider(game))
}

/// How many crystals they may keep.
pub(crate) fn limit(game: &Game) -> u32 {
    match game.state() {
        State::GolemEdition(_) => LIMIT,
        State::EasternMountains(state) => state.expedition().limit(decider(game)),
        State::CallForAdventure(state) => state.expedition().limit(decider(game)),
        State::EndlessWorld(_) | State::JourneyOne(_) | State::JourneyTwo(_) | State::JourneyThree(_) => {
            player_board(game).caravan.into()
        }
    }
}

/// The side of the player board that a game of the third box is played with (EW-5, J2-3).
pub(crate) fn player_board(game: &Game) -> &'static PlayerBoard {
    let components = &game.components().endless_world;
    if game.mountains().is_some() { &components.side_b } else { &components.side_a }
}

/// The merchant cards on offer, leftmost first, each with what lies on it.
pub(crate) fn offer(game: &Game) -> Vec<(MerchantId, Crystals)> {
    let bare = |cards: &[MerchantId]| cards.iter().map(|&card| (card, Crystals::NONE)).collect();
    match game.state() {
        State::GolemEdition(state) => state.market().cards().collect(),
        State::CallForAdventure(state) => state.market().cards().collect(),
        State::JourneyOne(state) => bare(state.added().merchants().row()),
        State::JourneyThree(state) => bare(state.added().merchants().row()),
        State::EasternMountains(_) | State::EndlessWorld(_) | State::JourneyTwo(_) => Vec::new(),
    }
}

/// Where the wagon of whoever decides stands.
pub(crate) fn wagon(game: &Game) -> Option<Cell> {
    game.mountains()?.wagon(decider(game))
}

/// The mountain on which that is.
pub(crate) fn mountain(game: &Game) -> Option<Mountain> {
    let mountain = game.mountains()?.mountain(wagon(game)?)?;
    Some(game.components().eastern_mountains.mountain(mountain))
}
