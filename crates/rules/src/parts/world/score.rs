//! What bonus tiles and exploration tiles are worth (EW-24, EW-25).

use super::{TRADERS, World};
use crate::components::endless_world::{CardIcon, EndlessWorld as Components, Exploration, TileId, TileKind};
use crate::score::{Score, Source};
use crate::seat::Seat;

impl World {
    /// How many icons of a kind a player has: on point cards, and on exploration tiles.
    pub fn icons(&self, components: &Components, seat: Seat, icon: CardIcon) -> u32 {
        let on_cards =
            self.claimed[seat].into_iter().filter(|&card| components.point(card).benefit.icon() == icon);
        let extra = self
            .explored(seat)
            .into_iter()
            .filter(|&tile| components.exploration_tile(tile).gives == Exploration::Icon(icon));
        (on_cards.count() + extra.count()) as u32
    }

    /// What a bonus tile is worth to a player who owns so many merchant cards (EW-24, J1-14).
    pub fn tile_points(&self, components: &Components, seat: Seat, tile: TileId, merchants: usize) -> u32 {
        let tile = components.tile(tile);
        let icons = |icon| self.icons(components, seat, icon);
        let times = match tile.kind {
            TileKind::PerIcon(icon) => icons(icon),
            TileKind::PerPair(pair) => {
                let [one, other] = pair.map(icons);
                one.min(other)
            }
            TileKind::PerTwoTraders => u32::from((TRADERS - self.reserve[seat]) / 2),
            TileKind::PerPairOfMerchantCards => merchants as u32 / 2,
            TileKind::Flat => 1,
        };
        times * u32::from(tile.points)
    }

    /// The points of a player who owns so many merchant cards, without those of outposts.
    pub(crate) fn score(&self, components: &Components, seat: Seat, merchants: usize) -> Score {
        let cards = self.claimed[seat].into_iter().map(|card| u32::from(components.point(card).points));
        let tiles = self.tiles(seat).iter();
        let explored =
            self.explored(seat).into_iter().map(|tile| match components.exploration_tile(tile).gives {
                Exploration::Points(points) => u32::from(points),
                Exploration::Crystals(_) | Exploration::Traders(_) | Exploration::Icon(_) => 0,
            });
        Score::default()
            .with(Source::PointCards, cards.sum())
            .with(
                Source::BonusTiles,
                tiles.map(|&tile| self.tile_points(components, seat, tile, merchants)).sum(),
            )
            .with(Source::ExplorationTiles, explored.sum())
            .with(Source::Crystals, self.caravans[seat].points())
    }
}
