//! The ways to take a turn, where they are many: each has a place on the board.

use carvania_rules::Action;

use crate::art::Icon;

/// A kind of action that is chosen on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Play,
    Acquire,
    Claim,
    Step,
    Work,
    Bonus,
    Route,
}

impl Way {
    /// The way that an action belongs to; none for those that have a button of their own.
    pub(super) fn of(action: Action) -> Option<Way> {
        match action {
            Action::Play(_) | Action::Spend(_) => Some(Way::Play),
            Action::Acquire(_) | Action::Reward(_) | Action::Replace(_) => Some(Way::Acquire),
            Action::Claim(_) => Some(Way::Claim),
            Action::Step(_) | Action::Place(_) | Action::Outpost(_) => Some(Way::Step),
            Action::Work(_) | Action::Explore(_) => Some(Way::Work),
            Action::Bonus(_) | Action::TakeTile(_) => Some(Way::Bonus),
            Action::Route(_) | Action::Swap(_) => Some(Way::Route),
            _ => None,
        }
    }

    /// Where on the page it is chosen.
    pub(super) const fn anchor(self) -> &'static str {
        match self {
            Way::Play => "hand",
            Way::Acquire => "merchants",
            Way::Claim => "golems",
            Way::Step => "map",
            Way::Work => "locations",
            Way::Bonus => "bonus",
            Way::Route => "route",
        }
    }

    pub(super) const fn message(self) -> &'static str {
        match self {
            Way::Play => "way-play",
            Way::Acquire => "way-acquire",
            Way::Claim => "way-claim",
            Way::Step => "way-step",
            Way::Work => "way-work",
            Way::Bonus => "way-bonus",
            Way::Route => "way-route",
        }
    }

    pub(super) const fn icon(self) -> Icon {
        match self {
            Way::Play => Icon::Play,
            Way::Acquire => Icon::Acquire,
            Way::Claim => Icon::Claim,
            Way::Step => Icon::Wheel,
            Way::Work => Icon::People,
            Way::Bonus => Icon::Star,
            Way::Route => Icon::Route,
        }
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
