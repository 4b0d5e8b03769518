//! The point cards and tokens of Golem Edition in a position.

use super::{Golems, TokenCount};
use crate::clause::ge;
use crate::components::{Components, GolemEdition as Cards, PointId};
use crate::position::{Document, Fields, Places, Reader, Report, TokenEntry};
use crate::set::Set;

pub(crate) const FIELDS: Fields =
    Fields { table: &["point_row", "point_deck", "tokens"], seats: &["tokens"] };

pub(crate) fn names(cards: impl IntoIterator<Item = PointId>, components: &Components) -> Vec<String> {
    cards.into_iter().map(|card| components.golem_edition.cost(card).to_string()).collect()
}

impl<const N: usize> Golems<N> {
    pub(crate) fn write(&self, document: &mut Document, components: &Components) {
        document.point_row = Some(names(self.cards().iter().copied(), components));
        document.point_deck = Some(names(self.deck(), components));
    }

    /// The row, with an empty deck.
    pub(crate) fn read_row(reader: &mut Reader, places: &mut Places<PointId>) -> Golems<N> {
        let mut golems = Golems::new(Set::EMPTY);
        let row = reader.document.point_row.as_deref().unwrap_or_default();
        for card in places.lay("point_row", row, &mut reader.report) {
            golems.row.push(card);
        }
        golems
    }

    /// The deck, when everything else has been laid out.
    pub(crate) fn read_deck(&mut self, reader: &mut Reader, places: &mut Places<PointId>) {
        let deck = reader.document.point_deck.as_deref();
        self.deck = places.lay_deck("point_deck", deck, &mut reader.report);
    }
}

pub(crate) fn places(components: &'static Components) -> Places<PointId> {
    Places::new(
        components,
        components.golem_edition.points(),
        |all, card| all.golem_edition.find_point(card.parse().ok()?),
        |all, card| all.golem_edition.cost(card).to_string(),
    )
}

impl TokenCount {
    pub(crate) const fn write(self) -> TokenEntry {
        TokenEntry { copper: self.copper, silver: self.silver }
    }

    pub(crate) fn read(entry: Option<TokenEntry>) -> TokenCount {
        let TokenEntry { copper, silver } = entry.unwrap_or_default();
        TokenCount { copper, silver }
    }
}

/// GE-2: tokens are in the piles or with a player.
pub(crate) fn check_tokens(tokens: &[TokenCount], players: usize, components: &Cards, report: &mut Report) {
    let count = |of: fn(&TokenCount) -> u8| tokens.iter().map(|tokens| usize::from(of(tokens))).sum();
    let metals = [
        ("copper tokens", count(|tokens| tokens.copper), components.copper.per_player),
        ("silver tokens", count(|tokens| tokens.silver), components.silver.per_player),
    ];
    for (place, found, per_player) in metals {
        let wanted = players * usize::from(per_player);
        if found != wanted {
            report.number(place, found, format_args!("{wanted}, piles and players together"), ge(2));
        }
    }
}
