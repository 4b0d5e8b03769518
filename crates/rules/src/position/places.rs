//! Where every card lies: each must be in exactly one place.

use super::problem::{Problem, Report};
use crate::components::Components;
use crate::set::{Id, Set};

/// The cards of one kind that have been laid out so far.
pub(crate) struct Places<I> {
    components: &'static Components,
    all: Set<I>,
    laid: Vec<(I, String)>,
    /// Whether the cards that are not among all are with the players from the start.
    has_starting: bool,
    find: fn(&Components, &str) -> Option<I>,
    name: fn(&Components, I) -> String,
}

impl<I: Id + Eq> Places<I> {
    /// Nothing is laid out yet. `all` are the cards that must each be somewhere.
    pub(crate) fn new(
        components: &'static Components,
        all: Set<I>,
        find: fn(&Components, &str) -> Option<I>,
        name: fn(&Components, I) -> String,
    ) -> Places<I> {
        Places { components, all, laid: Vec::new(), has_starting: false, find, name }
    }

    /// Cards that are not among all are with the players from the start; else they are not in the game.
    pub(crate) fn with_starting(self) -> Places<I> {
        Places { has_starting: true, ..self }
    }

    /// The card with this name.
    pub(crate) fn find(&self, place: &str, card: &str, report: &mut Report) -> Option<I> {
        let found = (self.find)(self.components, card);
        if found.is_none() {
            report.no_such_card(place, card);
        }
        found
    }

    /// Lays the named cards in a place on the table.
    pub(crate) fn lay(&mut self, place: &str, cards: &[String], report: &mut Report) -> Vec<I> {
        cards.iter().filter_map(|card| self.lay_one(place, card, report)).collect()
    }

    /// Lays a card in a place on the table: a starting card cannot be there, only with a player, nor one
    /// that is not in the game.
    pub(crate) fn lay_one(&mut self, place: &str, card: &str, report: &mut Report) -> Option<I> {
        let id = self.find(place, card, report)?;
        if !self.all.contains(id) {
            let (place, card) = (place.to_owned(), card.to_owned());
            report.push(if self.has_starting {
                Problem::CardMisplaced { place, card }
            } else {
                Problem::NotInGame { place, card }
            });
            return None;
        }
        self.lay_once(place, card, report)
    }

    /// Lays the cards of one player, among them one of each of the `starting` cards that every player has.
    pub(crate) fn lay_hand<const N: usize>(
        &mut self,
        starting: Set<I>,
        owner: &str,
        places: [(&str, &[String]); N],
        report: &mut Report,
    ) -> [Set<I>; N] {
        let hand = places.map(|(place, cards)| -> Set<I> {
            cards.iter().filter_map(|card| self.lay_once(place, card, report)).collect()
        });
        let held = hand.into_iter().fold(Set::EMPTY, Set::union);
        for card in starting.difference(held) {
            let card = (self.name)(self.components, card);
            report.push(Problem::CardMissing { card, places: owner.to_owned() });
        }
        self.laid.retain(|(card, _)| !starting.contains(*card));
        hand
    }

    /// Lays the cards of the deck; if they are not named, all that lie nowhere else.
    pub(crate) fn lay_deck(&mut self, place: &str, cards: Option<&[String]>, report: &mut Report) -> Set<I> {
        let laid: Set<I> = self.laid.iter().map(|(card, _)| *card).collect();
        let left = self.all.difference(laid);
        let Some(cards) = cards else { return left };
        let deck: Set<I> = self.lay(place, cards, report).into_iter().collect();
        for card in left.difference(deck) {
            let card = (self.name)(self.components, card);
            report.push(Problem::CardMissing { card, places: format!("{place}, if nowhere else") });
        }
        deck
    }

    /// Lays a card that must not lie anywhere else.
    fn lay_once(&mut self, place: &str, card: &str, report: &mut Report) -> Option<I> {
        let id = self.find(place, card, report)?;
        if let Some((_, other)) = self.laid.iter().find(|(laid, _)| *laid == id) {
            let (place, card, other) = (place.to_owned(), card.to_owned(), other.clone());
            report.push(Problem::CardTwice { place, card, other });
            return None;
        }
        self.laid.push((id, place.to_owned()));
        Some(id)
    }
}
