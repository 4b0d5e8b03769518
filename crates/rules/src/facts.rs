//! What people and programs want to know of a position besides what is legal. Pages, advice and bots ask here, so
//! that no rule is worked out a second time.

mod boards;
mod golems;
mod merchants;
mod price;

use crate::action::{Action, Actions};
use crate::decision::Decision;
use crate::game::{Game, Turn};
use crate::games::play::Parts;
use crate::games::{Rules, dispatch};
use crate::seat::Seat;
pub use golems::Golem;
pub use price::Price;

impl Game {
    /// The only action that the player who decides has, so that nobody needs to be asked (C-15). None if there is a choice,
    /// if chance draws, and when the game is over.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let mut legal = carvania_rules::Actions::new();
    /// game.legal_actions(&mut legal);
    /// assert_eq!(game.only_action(), None);
    /// // The second card of the row costs a crystal, and all crystals are yellow.
    /// let text = |game: &Game, action| game.write_action(action).to_string();
    /// let mut acquires = legal.iter().filter(|&&action| text(&game, action).starts_with("acquire:"));
    /// let second = *acquires.nth(1).unwrap();
    /// game.apply(second).unwrap();
    /// assert_eq!(game.only_action().map(|action| text(&game, action)).as_deref(), Some("pay:Y"));
    /// ```
    pub fn only_action(&self) -> Option<Action> {
        let Turn::Seat(_) = self.turn() else { return None };
        let mut legal = Actions::new();
        self.legal_actions(&mut legal);
        match *legal {
            [only] => Some(only),
            _ => None,
        }
    }

    /// What is to be decided now.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::Decision;
    ///
    /// assert_eq!(game.decision(), Decision::Turn);
    /// ```
    pub fn decision(&self) -> Decision {
        dispatch!(self.state(), rules => rules.asks(self.components()))
    }

    /// The player who is to decide; while chance decides or the game is over, the one whose turn it is or was.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::Seat;
    ///
    /// assert_eq!(game.decider(), Seat::FIRST);
    /// ```
    pub fn decider(&self) -> Seat {
        match self.turn() {
            Turn::Seat(seat) => seat,
            Turn::Chance | Turn::Over => self.order().seat(),
        }
    }

    /// How many crystals a player may keep at the end of a turn (GE-15, EM-24, EW-22).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.caravan_limit(game.decider()), 10);
    /// ```
    pub fn caravan_limit(&self, seat: Seat) -> u32 {
        dispatch!(self.state(), game => Parts::limit(&game.parts, self.components(), seat))
    }

    /// Who still has a turn if this is the last round, in turn order; nobody if it is not (C-6).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// // This is not the last round yet.
    /// assert_eq!(game.still_to_move().count(), 0);
    /// ```
    pub fn still_to_move(&self) -> impl Iterator<Item = Seat> + use<> {
        let (turn, is_last) = (self.order().seat(), self.is_last_round() && !self.is_over());
        self.seats().filter(move |&seat| is_last && seat > turn)
    }
}
