//! The ways to take a turn, where they are many: each has a place on the board.

use carvania_rules::{Action, Game, Move};

use crate::art::Icon;

/// Declares the ways: the actions that belong to one, where on the page it is chosen, what it is called, its icon.
macro_rules! ways {
    ($($name:ident: $($action:ident)|+, $anchor:literal, $message:literal, $icon:ident;)*) => {
        /// A kind of action that is chosen on the board.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Way {
            $($name,)*
        }

        impl Way {
            /// The way that an action belongs to; none for those that have a button of their own.
            pub(super) const fn of(action: Action) -> Option<Way> {
                match action {
                    $($(Action::Move(Move::$action(_)))|+ => Some(Way::$name),)*
                    _ => None,
                }
            }

            /// Where on the page it is chosen, mostly.
            const fn usual(self) -> &'static str {
                match self { $(Way::$name => $anchor,)* }
            }

            /// What it is called; by this name the script knows the things that it is chosen with.
            pub(super) const fn message(self) -> &'static str {
                match self { $(Way::$name => $message,)* }
            }

            pub(super) const fn icon(self) -> Icon {
                match self { $(Way::$name => Icon::$icon,)* }
            }
        }
    };
}

ways! {
    Play: Play, "hand", "way-play", Play;
    Acquire: Acquire | Reward, "merchants", "way-acquire", Acquire;
    Claim: Claim, "golems", "way-claim", Claim;
    Step: Step | Spend | Place, "map", "way-step", Wheel;
    Outpost: Outpost, "map", "way-outpost", Trade;
    Work: Work, "golems", "way-work", People;
    Explore: Explore, "locations", "way-explore", Exploration;
    Bonus: Bonus | TakeTile, "bonus", "way-bonus", Star;
    Route: Route | Replace | Swap, "route", "way-route", Route;
}

impl Way {
    /// Where on the page of a game it is chosen.
    pub(super) fn anchor(self, game: &Game) -> &'static str {
        match self {
            // Victory tiles lie in villages, bonus tiles of An Endless World at the golems.
            Way::Claim if game.expedition().is_some() => "map",
            Way::Bonus if game.world().is_some() && game.mountains().is_none() => "golems",
            way => way.usual(),
        }
    }
}

/// The icon of an action that has a button of its own.
pub(super) const fn icon(action: Action) -> Icon {
    match action {
        Action::Move(Move::Rest) => Icon::Rest,
        Action::Move(Move::Stop) => Icon::Check,
        Action::Move(Move::Trade(_)) => Icon::Trade,
        Action::Move(Move::Start(_) | Move::Take) => Icon::Caravan,
        Action::Move(Move::Leave) => Icon::Close,
        Action::Move(Move::Build) => Icon::Stop,
        Action::Move(Move::Mine) => Icon::Mine,
        Action::Move(Move::Pass) => Icon::Skip,
        Action::Move(Move::Use) => Icon::Play,
        Action::Move(Move::Keep) => Icon::Route,
        Action::Move(Move::Upgrade(_)) => Icon::Upgrade,
        _ => match Way::of(action) {
            Some(way) => way.icon(),
            None => Icon::Check,
        },
    }
}

/// The ways among some actions, each with how many belong to it, in the order in which they come.
pub(super) fn ways(actions: &[Action]) -> Vec<(Way, usize)> {
    let mut ways: Vec<(Way, usize)> = Vec::new();
    for way in actions.iter().filter_map(|&action| Way::of(action)) {
        match ways.iter_mut().find(|(other, _)| *other == way) {
            Some((_, number)) => *number += 1,
            None => ways.push((way, 1)),
        }
    }
    ways
}
