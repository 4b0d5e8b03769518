//! Point cards of An Endless World: what they cost, and what they do for their owner.

use super::location::Icon;
use crate::crystals::Crystals;
use crate::label::Label;

/// The icon in the corner of a point card, which bonus tiles count (EW-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardIcon {
    /// Fewer traders at some locations (EW-9).
    Help,
    /// A crystal at some locations (EW-10).
    Tool,
    /// More traders (EW-18).
    NewTraders,
    /// An exploration tile (EW-19).
    Exploration,
}

impl CardIcon {
    /// All icons of point cards.
    pub const ALL: [CardIcon; 4] =
        [CardIcon::Help, CardIcon::Tool, CardIcon::NewTraders, CardIcon::Exploration];

    /// The name in a component file.
    pub const fn name(self) -> &'static str {
        match self {
            CardIcon::Help => "help",
            CardIcon::Tool => "tool",
            CardIcon::NewTraders => "new_traders",
            CardIcon::Exploration => "exploration",
        }
    }

    /// The icon with this name.
    pub fn named(name: &str) -> Option<CardIcon> {
        CardIcon::ALL.into_iter().find(|icon| icon.name() == name)
    }
}

/// What a point card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Benefit {
    /// One trader fewer at locations with the icon (EW-9).
    Help {
        /// The icon of the locations it helps at.
        at: Icon,
    },
    /// A crystal at locations with the icon (EW-10).
    Tool {
        /// The icon of the locations it works at.
        at: Icon,
        /// What is gained.
        gain: Crystals,
    },
    /// So many traders from the reserve (EW-18).
    NewTraders(u8),
    /// An exploration tile (EW-19).
    Exploration,
}

impl Benefit {
    /// The icon of cards with this benefit.
    pub const fn icon(self) -> CardIcon {
        match self {
            Benefit::Help { .. } => CardIcon::Help,
            Benefit::Tool { .. } => CardIcon::Tool,
            Benefit::NewTraders(_) => CardIcon::NewTraders,
            Benefit::Exploration => CardIcon::Exploration,
        }
    }
}

/// The star of cards that only some of the games use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Star {
    White,
    Black,
}

impl Star {
    /// The name in a component file.
    pub const fn name(self) -> &'static str {
        match self {
            Star::White => "white",
            Star::Black => "black",
        }
    }
}

/// For how many players a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerMark {
    /// Any number: no mark.
    Any,
    /// Three or four, `3+`.
    ThreeOrMore,
    /// Four, `=4`.
    Four,
}

impl PlayerMark {
    /// Whether the card is used with so many players (EW-2).
    pub const fn fits(self, players: usize) -> bool {
        match self {
            PlayerMark::Any => true,
            PlayerMark::ThreeOrMore => players >= 3,
            PlayerMark::Four => players == 4,
        }
    }

    /// The mark in a component file, if there is one.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            PlayerMark::Any => None,
            PlayerMark::ThreeOrMore => Some("3+"),
            PlayerMark::Four => Some("=4"),
        }
    }
}

/// A point card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorldCard {
    /// The name that records use.
    pub label: Label,
    /// The crystals to return for it (EW-16).
    pub cost: Crystals,
    /// What it is worth.
    pub points: u8,
    /// What it does.
    pub benefit: Benefit,
    /// Its star, if it has one.
    pub star: Option<Star>,
    /// For how many players it is.
    pub players: PlayerMark,
}
