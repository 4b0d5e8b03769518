//! How much of everything is in a box.

use carvania_rules::components::endless_world::{BoardName, Group};
use carvania_rules::components::{EasternMountains, EndlessWorld, GameBox, GolemEdition};
use carvania_rules::games::golem_edition::GolemEdition as Game;
use carvania_rules::{Components, Title};
use serde::Serialize;

use crate::number::counted;

/// How much of everything is in a box.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Contents {
    GolemEdition {
        starting: usize,
        merchants: usize,
        points: usize,
    },
    EasternMountains {
        mountains: usize,
        vp_tiles: usize,
        starting_sets: usize,
    },
    EndlessWorld {
        /// On all sides.
        locations: usize,
        /// On the board of An Endless World, whatever its fourth side.
        locations_of_a_game: usize,
        points: usize,
        /// Without a group, of group I, of group III.
        bonus_tiles: [usize; 3],
        exploration_tiles: usize,
    },
}

impl Contents {
    pub(super) fn of(game_box: GameBox, components: &Components) -> Contents {
        match game_box {
            GameBox::GolemEdition => Contents::golem_edition(&components.golem_edition),
            GameBox::EasternMountains => Contents::eastern_mountains(&components.eastern_mountains),
            GameBox::EndlessWorld => Contents::endless_world(&components.endless_world),
        }
    }

    fn golem_edition(components: &GolemEdition) -> Contents {
        Contents::GolemEdition {
            starting: components.starting().len(),
            merchants: components.deck().len(),
            points: components.points().len(),
        }
    }

    fn eastern_mountains(components: &EasternMountains) -> Contents {
        Contents::EasternMountains {
            mountains: components.mountains().len(),
            vp_tiles: components.vp_tiles().len(),
            starting_sets: components.start.len(),
        }
    }

    fn endless_world(components: &EndlessWorld) -> Contents {
        let groups = [Group::Every, Group::One, Group::Three];
        Contents::EndlessWorld {
            locations: components.locations().len(),
            locations_of_a_game: components.board(BoardName::WithD1).locations().len(),
            points: components.points().len(),
            bonus_tiles: groups.map(|group| components.tiles(&[group]).len()),
            exploration_tiles: components.exploration_tiles().len(),
        }
    }

    /// The numbers of players that they suffice for. Only Golem Edition can have too little for some: files
    /// of the other boxes are refused as they are read.
    pub(super) fn players(&self) -> Vec<usize> {
        match *self {
            Contents::GolemEdition { points, .. } => {
                let suffice = |players: &usize| Game::point_cards_needed(*players) <= points;
                Title::GolemEdition.players().filter(suffice).collect()
            }
            Contents::EasternMountains { .. } => Title::EasternMountains.players().collect(),
            Contents::EndlessWorld { .. } => Title::EndlessWorld.players().collect(),
        }
    }

    /// The counts in words.
    pub(super) fn counts(&self) -> Vec<String> {
        let counted = |number: usize, noun| counted(number as u64, noun);
        match *self {
            Contents::GolemEdition { starting, merchants, points } => vec![
                counted(starting, "starting card"),
                counted(merchants, "merchant card"),
                counted(points, "point card"),
            ],
            Contents::EasternMountains { mountains, vp_tiles, starting_sets } => vec![
                counted(mountains, "mountain tile"),
                counted(vp_tiles, "VP tile"),
                counted(starting_sets, "starting set"),
            ],
            Contents::EndlessWorld {
                locations,
                locations_of_a_game,
                points,
                bonus_tiles: bonus_tiles @ [every, one, three],
                exploration_tiles,
            } => vec![
                format!("{}, {locations_of_a_game} of them in a game of EW", counted(locations, "location")),
                counted(points, "point card"),
                format!("{} ({every}/{one}/{three})", counted(bonus_tiles.iter().sum(), "bonus tile")),
                counted(exploration_tiles, "exploration tile"),
            ],
        }
    }

    /// The clause that says how many can play.
    pub(super) const fn clause(&self) -> &'static str {
        match self {
            Contents::GolemEdition { .. } => "GE-20",
            Contents::EasternMountains { .. } => "EM-28",
            Contents::EndlessWorld { .. } => "EW-27",
        }
    }
}
