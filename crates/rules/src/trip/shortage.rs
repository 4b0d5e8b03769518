//! What is missing for a trip.

use crate::crystals::{Crystal, Crystals};
use crate::decision::Decision;
use crate::game::Game;
use crate::games::dispatch;
use crate::games::play::Parts;
use crate::map::Cell;

/// With more than this missing, a cell is out of reach and nothing else is said of it.
const MAX: u32 = 12;
/// Nobody pays more tolls on one cell, as no game with wagons has more players.
const MAX_TOLLS: u32 = 3;

/// How much more would be needed to get somewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shortage {
    /// So many crystals.
    pub crystals: u32,
    /// So many merchant cards.
    pub cards: u32,
}

impl Game {
    /// What is missing for the trip to a cell; `None` if it can be made, or could not with a dozen crystals or cards more.
    ///
    /// ```
    /// use carvania_rules::{Actions, Game, Setup, Title};
    ///
    /// let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2))?;
    /// while game.turn_begins().is_none() {
    ///     let mut legal = Actions::new();
    ///     game.legal_actions(&mut legal);
    ///     game.apply(legal[0])?;
    /// }
    /// let near = game.trips()[0].end().unwrap();
    /// assert!(game.missing_for(near).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn missing_for(&self, cell: Cell) -> Option<Shortage> {
        let is_to_move = matches!(self.decision(), Decision::Turn | Decision::Step(_));
        if !is_to_move || self.cheapest_trip(cell).is_some() {
            return None;
        }
        // More cards pay for steps, and more crystals then for tolls alone.
        let (most_cards, most_crystals) =
            if self.hand(self.decider()).is_some() { (MAX, MAX_TOLLS) } else { (0, MAX) };
        let total = most_cards.max(most_crystals);
        let amounts =
            (1..=total).flat_map(|sum| (0..=sum.min(most_cards)).rev().map(move |cards| (sum, cards)));
        let shortages = amounts.map(|(sum, cards)| Shortage { crystals: sum - cards, cards });
        let mut fitting = shortages.filter(|shortage| shortage.crystals <= most_crystals);
        fitting
            .find(|&shortage| self.with_more(shortage).is_some_and(|game| game.cheapest_trip(cell).is_some()))
    }

    /// This game if the player who decides owned `more`; `None` without wagons, or if the box has too few cards for it.
    fn with_more(&self, more: Shortage) -> Option<Game> {
        let (mut richer, seat) = (*self, self.decider());
        let cards = &self.components().golem_edition;
        let crystals = Crystals::of(Crystal::Yellow, more.crystals as u16);
        self.mountains()?;
        dispatch!(richer.state_mut(), game => {
            *Parts::caravan_mut(&mut game.parts, seat) += crystals;
            if let Some(hand) = Parts::hand_mut(&mut game.parts, seat) {
                let had = hand.cards.union(hand.played);
                let others = cards.starting().union(cards.deck()).difference(had);
                hand.cards = hand.cards.union(others.into_iter().take(more.cards as usize).collect());
            }
        });
        Some(richer)
    }
}
