//! The boards of the seven games: each a composition of the same parts, as the games are.

mod call_for_adventure;
mod cards;
mod eastern_mountains;
mod golem_edition;
mod golems;
mod map;
mod market;
mod outposts;
mod own;
mod world;

use carvania_rules::{Seat, State, Title};
use maud::Markup;

use super::context::BoardContext;

/// What lies on the table, and the place of the viewer.
pub(super) fn board(context: &BoardContext<'_>) -> Markup {
    match context.game.state() {
        State::GolemEdition(state) => golem_edition::board(context, state),
        State::EasternMountains(state) => eastern_mountains::board(context, state),
        State::CallForAdventure(state) => call_for_adventure::board(context, state),
        State::EndlessWorld(_) | State::JourneyOne(_) | State::JourneyTwo(_) | State::JourneyThree(_) => {
            world::board(context)
        }
    }
}

/// One line about a player: how far they are, and what the game lets them have.
pub(super) fn facts(context: &BoardContext<'_>, seat: Seat) -> Markup {
    match context.game.state() {
        State::GolemEdition(state) => golem_edition::facts(context, state, seat),
        State::EasternMountains(state) => outposts::facts(context, state.expedition(), seat),
        State::CallForAdventure(state) => call_for_adventure::facts(context, state, seat),
        State::EndlessWorld(_) | State::JourneyOne(_) | State::JourneyTwo(_) | State::JourneyThree(_) => {
            world::facts(context, seat)
        }
    }
}

/// The class that the layout goes by.
pub(super) const fn family(title: Title) -> &'static str {
    match title {
        Title::GolemEdition => "ge",
        Title::EasternMountains => "em",
        Title::CallForAdventure => "ca",
        Title::EndlessWorld => "ew",
        Title::JourneyOne => "j1",
        Title::JourneyTwo => "j2",
        Title::JourneyThree => "j3",
    }
}
