//! Point cards and VP tiles: what they are, which lie on the table, and who could claim them.

use crate::components::PointId;
use crate::components::endless_world::{Benefit, Place, WorldCard};
use crate::crystals::Crystals;
use crate::game::Game;
use crate::games::dispatch;
use crate::games::play::Parts;
use crate::label::Label;
use crate::parts::golems::Metal;
use crate::set::Set;

/// A point card or VP tile, whichever game it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Golem {
    /// The crystals to return for it.
    pub cost: Crystals,
    /// What it is worth.
    pub points: u8,
    /// What it brings besides, in the games of the third box (EW-16).
    pub benefit: Option<Benefit>,
    label: Option<Label>,
}

impl Golem {
    /// One that has no label and brings nothing but points.
    pub(crate) const fn plain(cost: Crystals, points: u8) -> Golem {
        Golem { cost, points, benefit: None, label: None }
    }

    pub(crate) const fn of_world(card: &WorldCard) -> Golem {
        Golem { cost: card.cost, points: card.points, benefit: Some(card.benefit), label: Some(card.label) }
    }

    /// Its label, in the games whose cards have labels.
    pub const fn label(&self) -> Option<Label> {
        self.label
    }

    /// What the notation calls it: its label, or what it costs where cards have no labels.
    pub fn name(&self) -> String {
        self.label.map_or_else(|| self.cost.to_string(), |label| label.to_string())
    }
}

impl Game {
    /// A point card or VP tile of this game.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let golem = game.golem(game.golems().first().unwrap());
    /// // The cards of Golem Edition have no labels: their cost is their name.
    /// assert_eq!(golem.name(), golem.cost.to_string());
    /// ```
    pub fn golem(&self, card: PointId) -> Golem {
        dispatch!(self.state(), game => Parts::golem(&game.parts, self.components(), card))
    }

    /// All point cards or VP tiles of the box.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.golems().len(), 36);
    /// ```
    pub fn golems(&self) -> Set<PointId> {
        dispatch!(self.state(), game => Parts::golems(&game.parts, self.components()))
    }

    /// The point cards or VP tiles that can be seen: those on offer and, in the third box, the next one (EW-2).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.open_golems().len(), 5);
    /// ```
    pub fn open_golems(&self) -> Set<PointId> {
        dispatch!(self.state(), game => Parts::open_golems(&game.parts))
    }

    /// The token that comes with a point card of the row, if one does (GE-14).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::golems::Metal;
    ///
    /// let with_silver = game.open_golems().into_iter().filter(|&card| game.token(card) == Some(Metal::Silver));
    /// assert_eq!(with_silver.count(), 1);
    /// ```
    pub fn token(&self, card: PointId) -> Option<Metal> {
        dispatch!(self.state(), game => Parts::token(&game.parts, card))
    }

    /// What the deciding player could do at a golem location: the point card that they could claim, the crystals of Tool cards
    /// counted, and whether there is a bonus tile to take (EW-15).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::components::endless_world::LocationKind;
    ///
    /// let board = game.components().endless_world.board(game.world().unwrap().board());
    /// let is_golem = |&place: &_| matches!(board.location(place).kind, LocationKind::Golem { .. });
    /// let golem = board.places().into_iter().find(is_golem).unwrap();
    /// // Three yellow crystals claim nothing, but a bonus tile can be taken.
    /// assert_eq!(game.golem_offer(golem), (None, true));
    /// ```
    pub fn golem_offer(&self, place: Place) -> (Option<PointId>, bool) {
        dispatch!(self.state(), game => Parts::golem_offer(&game.parts, self.components(), place))
    }
}
