//! Merchant cards: on offer, with the players, and below the markets of a journey.

use crate::components::MerchantId;
use crate::components::endless_world::{LocationId, LocationKind};
use crate::crystals::Crystals;
use crate::game::Game;
use crate::games::dispatch;
use crate::games::play::Parts;
use crate::parts::hand::Hand;
use crate::parts::route::TradeRoute;
use crate::seat::Seat;
use crate::set::Set;

impl Game {
    /// The merchant cards of the row, leftmost first, each with the crystals that lie on it.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// // Nobody has laid crystals on the cards yet.
    /// assert!(game.merchant_row().all(|(_, lying)| lying.is_empty()));
    /// assert_eq!(game.merchant_row().count(), 6);
    /// ```
    pub fn merchant_row(&self) -> impl Iterator<Item = (MerchantId, Crystals)> {
        (0..).map_while(|place| dispatch!(self.state(), game => Parts::merchant_at(&game.parts, place)))
    }

    /// A player's merchant cards in the hand and in play, in the games where they are played from the hand.
    ///
    /// ```
    /// # use carvania_rules::{Game, Seat, Setup, Title};
    /// let hand = |title| Game::new(&Setup::standard(title, 2)).unwrap().hand(Seat::FIRST).copied();
    /// assert_eq!(hand(Title::CallForAdventure).unwrap().cards().len(), 2);
    /// // The merchant cards of a journey are used at markets.
    /// assert_eq!(hand(Title::JourneyOne), None);
    /// ```
    pub fn hand(&self, seat: Seat) -> Option<&Hand> {
        dispatch!(self.state(), game => Parts::hand(&game.parts, seat))
    }

    /// The merchant cards that a player has spent for steps, which a rest brings back (CA-9, CA-15).
    ///
    /// ```
    /// # use carvania_rules::{Game, Seat, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::CallForAdventure, 2)).unwrap();
    /// assert!(game.spent(Seat::FIRST).is_empty());
    /// ```
    pub fn spent(&self, seat: Seat) -> Set<MerchantId> {
        dispatch!(self.state(), game => Parts::spent(&game.parts, seat))
    }

    /// A player's trade route, in the game that has them (J1-8).
    ///
    /// ```
    /// # use carvania_rules::{Game, Seat, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::JourneyOne, 2)).unwrap();
    /// // Nobody has kept a card yet.
    /// assert_eq!(game.route(Seat::FIRST).unwrap().len(), 0);
    /// ```
    pub fn route(&self, seat: Seat) -> Option<&TradeRoute> {
        dispatch!(self.state(), game => Parts::route(&game.parts, seat))
    }

    /// The merchant card that a player who works at a location uses or may keep: the one below a market (J1-9).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::JourneyOne, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::components::endless_world::LocationKind;
    ///
    /// let board = game.components().endless_world.board(game.world().unwrap().board());
    /// let is_first = |&place: &_| board.location(place).kind == LocationKind::Market { slot: 0 };
    /// let market = board.location(board.places().into_iter().find(is_first).unwrap());
    /// assert_eq!(game.market_card(market.id), game.merchant_row().next().map(|(card, _)| card));
    /// ```
    pub fn market_card(&self, location: LocationId) -> Option<MerchantId> {
        let LocationKind::Market { slot } = self.components().endless_world.location(location).kind else {
            return None;
        };
        self.merchants()?.row().get(usize::from(slot)).copied()
    }

    /// The merchant card that is used at once by working at a location, where nobody is asked whether to keep it (J3-5).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// use carvania_rules::components::endless_world::LocationKind;
    ///
    /// let is_used_at_once = |title| {
    ///     let mut game = Game::new(&Setup::standard(title, 2)).unwrap();
    ///     while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    ///     let board = game.components().endless_world.board(game.world().unwrap().board());
    ///     let is_first = |&place: &_| board.location(place).kind == LocationKind::Market { slot: 0 };
    ///     let market = board.location(board.places().into_iter().find(is_first).unwrap());
    ///     game.card_used_at(market.id).is_some()
    /// };
    /// assert!(is_used_at_once(Title::JourneyThree) && !is_used_at_once(Title::JourneyOne));
    /// ```
    pub fn card_used_at(&self, location: LocationId) -> Option<MerchantId> {
        // J1-7: in Part I a card may be kept as well.
        self.market_card(location).filter(|_| self.route(self.decider()).is_none())
    }

    /// Whether the deciding player could use the merchant card of a market, the crystals of Tool cards counted: a trade card
    /// needs one trade at least (J1-7, J3-5).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::JourneyOne, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::components::endless_world::LocationKind;
    ///
    /// let board = game.components().endless_world.board(game.world().unwrap().board());
    /// let production = board.locations().iter().find(|at| matches!(at.kind, LocationKind::Production(_))).unwrap();
    /// // There is no card below a production.
    /// assert!(!game.can_use(production.id));
    /// ```
    pub fn can_use(&self, market: LocationId) -> bool {
        let crystals = self.caravan(self.decider()) + self.tools(market, self.decider());
        let needs = self.market_card(market).map(|card| self.components().golem_edition.needs(card));
        needs.is_some_and(|needs| crystals.contains(needs))
    }

    /// How many merchant cards count for a player's bonus tiles (J1-14, J3-9).
    pub(super) fn merchant_cards(&self, seat: Seat) -> usize {
        dispatch!(self.state(), game => Parts::merchant_cards(&game.parts, seat))
    }
}
