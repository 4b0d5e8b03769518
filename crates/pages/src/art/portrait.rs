//! What a golem looks like, from its card: the choices, before anything is drawn.

use carvania_rules::components::{EasternMountains, EndlessWorld, GolemEdition};
use carvania_rules::{Crystal, Crystals, Game, PointId};

use super::name;
use super::noise::Noise;
use super::palette::Stone;

/// How a golem holds itself, by what it is worth among its like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Pose {
    Sits,
    Ponders,
    Walks,
    Stands,
    Lifts,
    Hails,
    Looms,
    Strides,
}

/// What a golem has on its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Crown {
    Bare,
    Horns,
    Lintel,
    Cairn,
    Comb,
}

/// What lies on a golem's shoulders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Mantle {
    Bare,
    Moss,
    Snow,
}

/// The golem of a point card or of a VP tile.
///
/// It is made from the card alone, so it looks the same everywhere, for ever. It wears exactly what it costs.
#[derive(Clone, Debug, PartialEq)]
pub struct Portrait {
    /// What tells the card from all others of its box.
    pub(super) seed: String,
    /// What tells it from the other drawings of a page.
    pub(super) id: String,
    /// The crystals to return for the card.
    pub cost: Crystals,
    /// 0 for the cheapest of its like, 1 for the dearest.
    pub(super) rank: f64,
    /// How it holds itself.
    pub pose: Pose,
    /// What it is made of.
    pub stone: Stone,
    /// What it has on its head.
    pub crown: Crown,
    /// What lies on its shoulders.
    pub mantle: Mantle,
    /// Whether left and right are swapped.
    pub is_mirrored: bool,
}

impl Portrait {
    /// The golem of a point card or victory tile of a game.
    pub fn of(game: &Game, card: PointId) -> Portrait {
        let components = game.components();
        if game.world().is_some() {
            Portrait::world_card(&components.endless_world, card)
        } else if game.expedition().is_some() {
            Portrait::vp_tile(&components.eastern_mountains, card)
        } else {
            Portrait::point_card(&components.golem_edition, card)
        }
    }

    /// The golem of a point card of Golem Edition.
    pub fn point_card(components: &GolemEdition, card: PointId) -> Portrait {
        let points = components.points().into_iter().map(|other| components.point(other).points);
        let card = components.point(card);
        Portrait::new("g", card.cost.to_string(), card.cost, rank(card.points, points))
    }

    /// The golem of a VP tile.
    pub fn vp_tile(components: &EasternMountains, tile: PointId) -> Portrait {
        let points = components.vp_tiles().into_iter().map(|other| components.vp_tile(other).points);
        let tile = components.vp_tile(tile);
        Portrait::new("v", tile.cost.to_string(), tile.cost, rank(tile.points, points))
    }

    /// The golem of a point card of An Endless World.
    pub fn world_card(components: &EndlessWorld, card: PointId) -> Portrait {
        let points = components.points().into_iter().map(|other| components.point(other).points);
        let card = components.point(card);
        Portrait::new("w", card.label.to_string(), card.cost, rank(card.points, points))
    }

    fn new(of: &str, seed: String, cost: Crystals, rank: f64) -> Portrait {
        // With this number the printed golems that share heart and pose differ in stone, crown or mantle.
        let mut noise = Noise::of(&format!("look28:{seed}"));
        Portrait {
            id: format!("golem-{of}{}", seed.to_ascii_lowercase()),
            stone: noise.pick(&Stone::ALL),
            crown: noise.pick(&[Crown::Bare, Crown::Horns, Crown::Lintel, Crown::Cairn, Crown::Comb]),
            mantle: noise.pick(&[Mantle::Bare, Mantle::Bare, Mantle::Moss, Mantle::Snow]),
            is_mirrored: noise.coin(),
            pose: noise.pick(&poses(rank)),
            seed,
            cost,
            rank,
        }
    }

    /// A golem that belongs to no card, for pictures.
    pub(super) fn of_no_card(seed: &str, cost: Crystals, rank: f64) -> Portrait {
        let [pose, _] = poses(rank);
        Portrait { pose, ..Portrait::new("x", seed.to_owned(), cost, rank) }
    }

    /// This golem with an arm raised, for the player who woke it last and won.
    #[must_use]
    pub fn in_triumph(&self) -> Portrait {
        let id = format!("{}-won", self.id);
        Portrait { id, pose: Pose::Lifts, is_mirrored: true, rank: 1.0, ..self.clone() }
    }

    /// The name of the golem: a label for people, the same in every language, and never a key.
    pub fn name(&self) -> String {
        name::name(&self.seed)
    }

    /// The heart: the crystal of the highest level that the golem costs.
    pub fn heart(&self) -> Crystal {
        self.cost.colours().last().unwrap_or(Crystal::Yellow)
    }

    /// The other crystals of the cost, highest level first.
    pub(super) fn shards(&self) -> impl Iterator<Item = Crystal> + use<> {
        let cost = self.cost;
        let highest_first = Crystal::ALL.into_iter().rev();
        highest_first.flat_map(move |crystal| (0..cost.count(crystal)).map(move |_| crystal)).skip(1)
    }
}

/// The name of the golem of a point card or victory tile of a game.
pub fn golem_name(game: &Game, card: PointId) -> String {
    name::name(&game.golem(card).name())
}

fn rank(points: u8, all: impl Iterator<Item = u8> + Clone) -> f64 {
    let low = all.clone().min().unwrap_or(points);
    let high = all.max().unwrap_or(points);
    if low == high { 0.5 } else { f64::from(points - low) / f64::from(high - low) }
}

/// The poses of a rank, of which the card has one: golems of like worth that lie beside each other differ.
fn poses(rank: f64) -> [Pose; 2] {
    match rank {
        rank if rank < 0.26 => [Pose::Sits, Pose::Ponders],
        rank if rank < 0.52 => [Pose::Walks, Pose::Stands],
        rank if rank < 0.78 => [Pose::Lifts, Pose::Hails],
        _ => [Pose::Looms, Pose::Strides],
    }
}
