//! The set-up: what lies on the table, and what is drawn before the first turn.

use super::boxes::{MERCHANTS, MOUNTAINS, WORLD, Work};
use super::land::Land;
use super::steps::{Choice, Draw, Step};
use super::{Kind, Place, Player, Reference, Stack};
use crate::caravan::{Caravan, LEVELS};

/// EW-6: by seat.
const STARTING_CRYSTALS: [&str; 4] = ["YYY", "YYYY", "YYYY", "YYYG"];

/// EW-5.
const TRADERS: usize = 12;

/// EW-2, J1-5: the golem locations and the market locations are four.
pub(super) const ROW: usize = 4;

impl Reference {
    /// The table before anything is drawn.
    pub(super) fn new(kind: Kind, players: usize, land: Land) -> Reference {
        let point_cards = WORLD.point_cards.iter().filter(|card| kind.has_point_card(card, players));
        let bonus_tiles = WORLD.bonus_tiles.iter().filter(|tile| kind.has_bonus_tile(tile));
        let wagon = if kind.has_mountains() { land.valley() } else { 0 };
        let mut table = Reference {
            kind,
            players: (0..players).map(|seat| Player::at(seat, players, wagon)).collect(),
            places: Vec::new(),
            stacks: Vec::new(),
            bonus_pile: bonus_tiles.collect(),
            point_row: Vec::new(),
            next_point_card: None,
            point_deck: point_cards.collect(),
            exploration_pile: WORLD.exploration_tiles.iter().collect(),
            merchant_row: Vec::new(),
            merchant_deck: vec![MERCHANTS.iter().map(String::as_str).collect()],
            mountain_pile: MOUNTAINS.tiles.iter().collect(),
            land,
            seat: 0,
            agenda: Vec::new(),
        };
        if kind.drawn_sides().is_empty() {
            table.lay_out(None);
        } else {
            table.agenda.push(Step::Draw(Draw::Side));
        }
        table
    }

    /// Puts the sides of the board beside each other; what is drawn onto them comes next (C-18).
    pub(super) fn lay_out(&mut self, drawn_side: Option<&'static str>) {
        for &side in self.kind.sides().iter().chain(&drawn_side) {
            self.lay_side(side);
        }
        self.agenda = self.set_up().into_iter().map(Step::Draw).collect();
        self.agenda.push(Step::Choice(Choice::Turn));
    }

    fn lay_side(&mut self, name: &'static str) {
        let side = &WORLD.sides[name];
        let stack = |place, below| Stack { side: name, place, top: None, below };
        self.stacks.extend(side.bonus_stacks.iter().map(|&size| stack(None, size)));
        for location in &side.locations {
            if let Work::Golem { bonus_stacks, .. } = &location.work {
                let place = self.places.len();
                self.stacks.extend(bonus_stacks.iter().map(|&size| stack(Some(place), size)));
            }
            self.places.push(Place { location, exploration: None, traders: None });
        }
    }

    /// EW-2 to EW-4, J2-5, J1-5.
    fn set_up(&self) -> Vec<Draw> {
        // The row, and the card that lies on top of the deck.
        let mut draws = vec![Draw::PointCard; ROW + 1];
        draws.extend((0..self.stacks.len()).map(|stack| Draw::BonusTile { stack }));
        draws.extend(self.covered_places().into_iter().map(|place| Draw::ExplorationTile { place }));
        if self.kind.has_mountains() {
            // J2-5: of the six tiles of each symbol three are dealt.
            let removed = LEVELS.iter().flat_map(|&symbol| vec![Draw::RemovedMountain { symbol }; 3]);
            draws.extend(removed);
            draws.extend(self.land.open().into_iter().map(|cell| Draw::Mountain { cell }));
        }
        if self.kind.has_market() {
            draws.extend(vec![Draw::Merchant; ROW]);
        }
        draws
    }

    /// The locations that get an exploration tile (EW-4, J1-3, J2-2).
    fn covered_places(&self) -> Vec<usize> {
        let places = || 0..self.places.len();
        let mut covered: Vec<usize> = Vec::new();
        if self.kind.covers_locations() {
            covered.extend(places().filter(|&place| self.places[place].location.exploration));
        }
        if self.players.len() < 4 {
            covered.extend(places().filter(|&place| self.places[place].location.two_three));
        }
        covered
    }
}

impl Player {
    fn at(seat: usize, players: usize, wagon: usize) -> Player {
        let available = if players == 2 { 7 } else { 6 };
        Player {
            caravan: Caravan::of(STARTING_CRYSTALS[seat]),
            available,
            reserve: TRADERS - available,
            wagon,
            ..Player::default()
        }
    }
}
