//! The set-up: what lies on the table, and the starting decisions.

use std::collections::BTreeMap;

use super::chance::Draw;
use super::land::Land;
use super::{ClosedVillage, Decision, Kind, Player, Reference, Things};
use crate::caravan::{Caravan, LEVELS};

impl Reference {
    /// The table before anything is drawn (EM-1 to EM-6, CA-1 to CA-6).
    pub fn new(kind: Kind, players: usize, things: Things) -> Reference {
        let land = Land::new(&things.map);
        // CA-1.
        let hand = match kind {
            Kind::EasternMountains => Vec::new(),
            Kind::CallForAdventure => vec!["+YY".to_owned(), "^2".to_owned()],
        };
        // EM-4, CA-4.
        let kinds: &[&str] = match kind {
            Kind::EasternMountains => &["step", "upgrade", "mine", "caravan"],
            Kind::CallForAdventure => &["step", "caravan"],
        };
        let bonus_tiles: BTreeMap<String, usize> = kinds.iter().map(|&kind| (kind.to_owned(), 4)).collect();
        Reference {
            kind,
            players: vec![Player { hand, ..Player::default() }; players],
            set_up: draws_of_set_up(kind, &land),
            land,
            mountain_pile: things.mountains,
            valley_pile: match kind {
                Kind::EasternMountains => 0,
                Kind::CallForAdventure => 4,
            },
            vp_pile: things.vp_tiles,
            closed: ClosedVillage::InThePile { drawn: 0 },
            merchant_deck: things.merchants,
            merchant_row: Vec::new(),
            starting_sets: ["YYYY", "YYG", "GG", "YB"].map(str::to_owned).to_vec(),
            bonus_tiles,
            points_pile: vec![6, 5, 4, 3],
            seat: 0,
            decision: Decision::SetUp,
        }
    }

    pub(super) fn starting_choices(&self) -> Vec<String> {
        self.starting_sets.iter().map(|set| format!("start:{set}")).collect()
    }

    /// EM-6: any mountain, shared or not.
    pub(super) fn places(&self) -> Vec<String> {
        let mountains = self.land.mountains();
        mountains.iter().map(|&cell| format!("place:{}", self.land.cells[cell].name)).collect()
    }

    pub(super) fn start(&mut self, set: &str) {
        let Decision::Start { seat } = self.decision else { unreachable!("nobody takes a set") };
        self.starting_sets.retain(|other| other != set);
        self.players[seat].caravan = Caravan::of(set);
        self.decision = Decision::Place { seat };
    }

    /// EM-6: in reverse turn order.
    pub(super) fn place(&mut self, name: &str) {
        let Decision::Place { seat } = self.decision else { unreachable!("no wagon is placed") };
        self.players[seat].wagon = Some(self.land.named(name));
        self.decision = match seat {
            0 => Decision::Turn,
            _ => Decision::Start { seat: seat - 1 },
        };
    }
}

/// EM-29, CA-20.
fn draws_of_set_up(kind: Kind, land: &Land) -> Vec<Draw> {
    let (row, removed) = match kind {
        Kind::EasternMountains => (0, 1),
        Kind::CallForAdventure => (4, 2),
    };
    let mut draws = vec![Draw::Merchant; row];
    for symbol in LEVELS {
        draws.extend(vec![Draw::Removed(symbol); removed]);
    }
    draws.extend(land.open().into_iter().map(Draw::Tile));
    draws.extend(land.villages().into_iter().map(Draw::VpTile));
    draws
}
