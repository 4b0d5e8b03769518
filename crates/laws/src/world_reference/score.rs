//! Points and places (EW-24, EW-25, J1-14, J2-16, J3-10).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::boxes::{BonusTile, Counts, Finding};
use super::{Player, Reference};
use crate::caravan::LEVELS;

/// Points by where they come from; what gives none is left out.
pub(super) type Points = BTreeMap<String, u32>;

impl Reference {
    /// The points of every seat.
    pub(super) fn scores(&self) -> Vec<Points> {
        (0..self.players.len()).map(|seat| self.points(seat)).collect()
    }

    fn points(&self, seat: usize) -> Points {
        let player = &self.players[seat];
        let uncovered = |&row: &char| -> u32 { self.columns().iter().take(self.built(seat, row)).sum() };
        let points = [
            ("point_cards", player.point_cards.iter().map(|card| card.points).sum()),
            ("outposts", LEVELS.iter().map(uncovered).sum()),
            ("bonus_tiles", player.bonus_tiles.iter().map(|tile| self.bonus_points(seat, tile)).sum()),
            ("exploration_tiles", player.exploration_points()),
            // C-7.
            ("crystals", (player.caravan.len() - player.caravan.count('Y')) as u32),
        ];
        let given = points.into_iter().filter(|&(_, points)| points > 0);
        given.map(|(source, points)| (source.to_owned(), points)).collect()
    }

    /// EW-24, J1-14: each tile on its own.
    fn bonus_points(&self, seat: usize, tile: &BonusTile) -> u32 {
        let player = &self.players[seat];
        let times = match &tile.counts {
            Counts::PerIcon { icon } => player.icons(icon),
            Counts::PerPair { icons: [one, other] } => player.icons(one).min(player.icons(other)),
            Counts::PerTwoTraders => self.traders(seat) / 2,
            Counts::Flat => 1,
            Counts::PerPairOfMerchantCards => (player.route.len() + player.discarded.len()) / 2,
        };
        tile.points * times as u32
    }

    /// EW-24: all that are not in the reserve, wherever they stand.
    fn traders(&self, seat: usize) -> usize {
        let on_board = self.places.iter().filter_map(|place| place.traders);
        let own = on_board.filter(|&(owner, _)| owner == seat).map(|(_, number)| number);
        let player = &self.players[seat];
        let on_route = player.route.iter().map(|card| card.traders);
        player.available + own.sum::<usize>() + on_route.sum::<usize>()
    }

    /// C-8: the later in turn order ranks higher among equals.
    pub(super) fn ranking(&self) -> Vec<usize> {
        let scores = self.scores();
        let mut seats: Vec<usize> = (0..self.players.len()).collect();
        seats.sort_by_key(|&seat| Reverse((scores[seat].values().sum::<u32>(), seat)));
        seats
    }
}

impl Player {
    /// EW-24: from point cards and exploration tiles.
    fn icons(&self, icon: &str) -> usize {
        let cards = self.point_cards.iter().filter(|card| card.icon == icon).count();
        let is_extra =
            |finding: &Finding| matches!(finding, Finding::EndIcon { icon: extra } if extra == icon);
        cards + self.exploration_tiles.iter().filter(|tile| is_extra(&tile.finding)).count()
    }

    fn exploration_points(&self) -> u32 {
        let points = |finding: &Finding| match finding {
            Finding::EndPoints { points } => *points,
            Finding::ImmediateCrystals { .. } | Finding::ImmediateTrader { .. } | Finding::EndIcon { .. } => {
                0
            }
        };
        self.exploration_tiles.iter().map(|tile| points(&tile.finding)).sum()
    }
}
