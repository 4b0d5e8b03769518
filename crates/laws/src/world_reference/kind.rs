//! Which of the four games, and what is taken out of the boxes for it.

use super::boxes::{BonusTile, PlayerBoard, PointCard, WORLD};

/// One of the games of the third box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An Endless World.
    EndlessWorld,
    /// An Heroic Journey, Part I.
    JourneyOne,
    /// An Heroic Journey, Part II.
    JourneyTwo,
    /// An Heroic Journey, Part III.
    JourneyThree,
}

impl Kind {
    /// The game with this code, such as `J2`.
    pub fn with_code(code: &str) -> Option<Kind> {
        match code {
            "EW" => Some(Kind::EndlessWorld),
            "J1" => Some(Kind::JourneyOne),
            "J2" => Some(Kind::JourneyTwo),
            "J3" => Some(Kind::JourneyThree),
            _ => None,
        }
    }

    /// The sides of the board that are certain, in its order (EW-1, J1-1, J2-1, J3-1).
    pub(super) fn sides(self) -> &'static [&'static str] {
        match self {
            Kind::EndlessWorld => &["A1", "B1", "C1"],
            Kind::JourneyOne => &["A1", "B1", "E2", "C2"],
            Kind::JourneyTwo => &["A2", "B2", "C1", "F2"],
            Kind::JourneyThree => &["A2", "B2", "C1", "D2", "E2", "F2"],
        }
    }

    /// The sides of which one is drawn (EW-1).
    pub(super) fn drawn_sides(self) -> &'static [&'static str] {
        match self {
            Kind::EndlessWorld => &["D1", "E1", "F1"],
            Kind::JourneyOne | Kind::JourneyTwo | Kind::JourneyThree => &[],
        }
    }

    /// Whether a point card is played with (EW-2, J1-1, J2-1, J3-1).
    pub(super) fn has_point_card(self, card: &PointCard, players: usize) -> bool {
        let removed = match self {
            Kind::EndlessWorld | Kind::JourneyTwo => "white",
            Kind::JourneyOne | Kind::JourneyThree => "black",
        };
        let fits = match card.players.as_deref() {
            None => true,
            Some("3+") => players >= 3,
            Some("=4") => players == 4,
            Some(mark) => unreachable!("no clause knows the player mark {mark}"),
        };
        fits && card.star.as_deref() != Some(removed)
    }

    /// Whether a bonus tile is played with (EW-3, J1-2, J2-1, J3-1).
    pub(super) fn has_bonus_tile(self, tile: &BonusTile) -> bool {
        let removed: &[&str] = match self {
            Kind::EndlessWorld | Kind::JourneyTwo => &["I", "III"],
            Kind::JourneyOne => &["III"],
            Kind::JourneyThree => &[],
        };
        tile.group.as_deref().is_none_or(|group| !removed.contains(&group))
    }

    /// The player board (EW-5, J1-4, J2-3, J3-3).
    pub(super) fn player_board(self) -> &'static PlayerBoard {
        let side = match self {
            Kind::EndlessWorld | Kind::JourneyOne => "side_A",
            Kind::JourneyTwo | Kind::JourneyThree => "side_B",
        };
        &WORLD.player_boards[side]
    }

    /// Whether there are merchant cards (J1-5, J3-3).
    pub(super) fn has_market(self) -> bool {
        match self {
            Kind::JourneyOne | Kind::JourneyThree => true,
            Kind::EndlessWorld | Kind::JourneyTwo => false,
        }
    }

    /// Whether it is played on a map of mountains too (J2-5, J3-3).
    pub(super) fn has_mountains(self) -> bool {
        match self {
            Kind::JourneyTwo | Kind::JourneyThree => true,
            Kind::EndlessWorld | Kind::JourneyOne => false,
        }
    }

    /// Whether exploration tiles lie on the locations with an exploration icon, or beside the board (EW-4,
    /// J1-3, J2-2, J3-2).
    pub(super) fn covers_locations(self) -> bool {
        match self {
            Kind::EndlessWorld | Kind::JourneyTwo | Kind::JourneyThree => true,
            Kind::JourneyOne => false,
        }
    }
}
