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

use super::picture::Picture;

/// What lies on the table, and the place of whoever looks.
pub(super) fn board(picture: &Picture<'_>) -> Markup {
    match picture.game.state() {
        State::GolemEdition(state) => golem_edition::board(picture, state),
        State::EasternMountains(state) => eastern_mountains::board(picture, state),
        State::CallForAdventure(state) => call_for_adventure::board(picture, state),
        State::EndlessWorld(_) | State::JourneyOne(_) | State::JourneyTwo(_) | State::JourneyThree(_) => {
            world::board(picture)
        }
    }
}

/// One line about a player: how far they are, and what the game lets them have.
pub(super) fn facts(picture: &Picture<'_>, seat: Seat) -> Markup {
    match picture.game.state() {
        State::GolemEdition(state) => golem_edition::facts(picture, state, seat),
        State::EasternMountains(state) => outposts::facts(picture, state.expedition(), seat),
        State::CallForAdventure(state) => call_for_adventure::facts(picture, state, seat),
        State::EndlessWorld(_) | State::JourneyOne(_) | State::JourneyTwo(_) | State::JourneyThree(_) => {
            world::facts(picture, seat)
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
