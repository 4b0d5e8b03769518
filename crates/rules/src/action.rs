//! Actions: the one small thing that is decided at a time, by a player or by chance.

use std::mem::discriminant;

use crate::components::endless_world::{ExplorationId, LocationId, Side, TileId};
use crate::components::{MerchantId, MountainId, PointId};
use crate::crystals::Crystal;
use crate::map::Cell;
use crate::parts::bonus::Bonus;
use crate::parts::sink::Sink;

/// One decision, or one draw. A record is a list of these, and nothing else.
///
/// ```
/// use carvania_rules::{Action, Crystal, Move};
///
/// let action = Action::from(Move::Pay(Crystal::Green));
/// assert_eq!(action, Move::Pay(Crystal::Green));
/// assert_eq!((action.verb(), action.crystal()), ("pay", Some(Crystal::Green)));
/// assert!(!action.is_draw());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A player decides.
    Move(Move),
    /// Chance draws.
    Draw(Draw),
}

/// What a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Play a merchant card from the hand (GE-6).
    Play(MerchantId),
    /// Acquire a merchant card of the row (GE-10).
    Acquire(MerchantId),
    /// Take all played cards back (GE-12), or all traders (EW-21).
    Rest,
    /// Claim a point card of the row (GE-13, EW-16), or the VP tile of the village (EM-20).
    Claim(PointId),
    /// Pay one crystal (C-10).
    Pay(Crystal),
    /// Raise one crystal by a level (C-3).
    Upgrade(Crystal),
    /// Forgo what is left of an effect (C-3).
    Stop,
    /// Carry out the trade this many times (C-4).
    Trade(u8),
    /// Return one crystal above the caravan limit (C-5).
    Return(Crystal),
    /// Take a set of starting crystals, by its place among those of the box (EM-6).
    Start(u8),
    /// Place the wagon (EM-6).
    Place(Cell),
    /// Move the wagon to an adjacent tile (EM-7), or further (J2-9).
    Step(Cell),
    /// Discard a merchant card for a step (CA-9).
    Spend(MerchantId),
    /// Take the crystals that lie on the tile (EM-11).
    Take,
    /// Leave them there (EM-11).
    Leave,
    /// Build an outpost where the wagon stands (EM-14).
    Build,
    /// Take a bonus tile (EM-17).
    Bonus(Bonus),
    /// Take a merchant card of the row as a reward (CA-14).
    Reward(MerchantId),
    /// Mine (EM-23).
    Mine,
    /// Do nothing more in this turn (EM-28).
    Pass,
    /// Work at a location (EW-7).
    Work(LocationId),
    /// Take the top bonus tile of a stack (EW-15, J2-11, J3-6).
    TakeTile(TileId),
    /// Take an exploration tile (EW-19).
    Explore(ExplorationId),
    /// Use the merchant card of the market (J1-7).
    Use,
    /// Add the merchant card of the market to the trade route (J1-7).
    Keep,
    /// Put the new merchant card in the place of this one on the trade route (J1-8).
    Replace(MerchantId),
    /// Swap this card of the trade route with another (J1-11).
    Swap(MerchantId),
    /// Place traders on a card of the trade route and use it (J1-12).
    Route(MerchantId),
    /// Choose the outpost to trade at (J2-14).
    Outpost(Cell),
}

/// What chance draws (C-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Draw {
    /// A merchant card.
    Merchant(MerchantId),
    /// A point card or VP tile.
    Point(PointId),
    /// The Closed Village tile (EM-21).
    Closed,
    /// A mountain tile that leaves the game (EM-1).
    Remove(MountainId),
    /// A mountain tile, laid on the next cell (EM-1).
    Mountain(MountainId),
    /// A valley, laid on the next cell (CA-2).
    Valley,
    /// The side that completes the board (EW-1).
    Side(Side),
    /// A bonus tile, turned up (EW-3).
    Tile(TileId),
    /// An exploration tile, laid on the next location (EW-4).
    Exploration(ExplorationId),
}

impl Action {
    /// What a player decides, if it is that.
    pub const fn as_move(self) -> Option<Move> {
        match self {
            Action::Move(action) => Some(action),
            Action::Draw(_) => None,
        }
    }

    /// What chance draws, if it is that.
    pub const fn as_draw(self) -> Option<Draw> {
        match self {
            Action::Draw(draw) => Some(draw),
            Action::Move(_) => None,
        }
    }

    /// Whether chance draws.
    pub const fn is_draw(self) -> bool {
        matches!(self, Action::Draw(_))
    }

    /// Whether it is of the kind of another, which may be about something else.
    ///
    /// ```
    /// use carvania_rules::{Action, Crystal, Move};
    ///
    /// let [green, blue] = [Crystal::Green, Crystal::Blue].map(|crystal| Action::Move(Move::Pay(crystal)));
    /// assert!(green.is_like(blue) && !green.is_like(Move::Rest.into()));
    /// ```
    pub fn is_like(self, other: Action) -> bool {
        match (self, other) {
            (Action::Move(one), Action::Move(other)) => discriminant(&one) == discriminant(&other),
            (Action::Draw(one), Action::Draw(other)) => discriminant(&one) == discriminant(&other),
            _ => false,
        }
    }

    /// The verb of its notation.
    pub const fn verb(self) -> &'static str {
        match self {
            Action::Move(action) => action.verb(),
            Action::Draw(draw) => draw.verb(),
        }
    }

    /// The one crystal that it is about, if it is.
    pub const fn crystal(self) -> Option<Crystal> {
        match self {
            Action::Move(action) => action.crystal(),
            Action::Draw(_) => None,
        }
    }

    /// The cell that it is about, if it is.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Action::Move(action) => action.cell(),
            Action::Draw(_) => None,
        }
    }

    /// The merchant card that it is about, if it is.
    pub const fn merchant(self) -> Option<MerchantId> {
        match self {
            Action::Move(action) => action.merchant(),
            Action::Draw(Draw::Merchant(card)) => Some(card),
            Action::Draw(_) => None,
        }
    }

    /// The point card or VP tile that it is about, if it is.
    pub const fn golem(self) -> Option<PointId> {
        match self {
            Action::Move(Move::Claim(card)) | Action::Draw(Draw::Point(card)) => Some(card),
            Action::Move(_) | Action::Draw(_) => None,
        }
    }
}

impl Move {
    /// The verb of its notation.
    pub const fn verb(self) -> &'static str {
        match self {
            Move::Play(_) => "play",
            Move::Acquire(_) => "acquire",
            Move::Rest => "rest",
            Move::Claim(_) => "claim",
            Move::Pay(_) => "pay",
            Move::Upgrade(_) => "upgrade",
            Move::Stop => "stop",
            Move::Trade(_) => "trade",
            Move::Return(_) => "return",
            Move::Start(_) => "start",
            Move::Place(_) => "place",
            Move::Step(_) => "step",
            Move::Spend(_) => "spend",
            Move::Take => "take",
            Move::Leave => "leave",
            Move::Build => "build",
            Move::Bonus(_) | Move::TakeTile(_) => "bonus",
            Move::Reward(_) => "reward",
            Move::Mine => "mine",
            Move::Pass => "pass",
            Move::Work(_) => "work",
            Move::Explore(_) => "explore",
            Move::Use => "use",
            Move::Keep => "keep",
            Move::Replace(_) => "replace",
            Move::Swap(_) => "swap",
            Move::Route(_) => "route",
            Move::Outpost(_) => "outpost",
        }
    }

    /// The one crystal that it pays, raises or returns, if it does.
    pub const fn crystal(self) -> Option<Crystal> {
        match self {
            Move::Pay(crystal) | Move::Upgrade(crystal) | Move::Return(crystal) => Some(crystal),
            _ => None,
        }
    }

    /// The cell that it is about, if it is.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Move::Place(cell) | Move::Step(cell) | Move::Outpost(cell) => Some(cell),
            _ => None,
        }
    }

    /// The merchant card that it is about, if it is.
    pub const fn merchant(self) -> Option<MerchantId> {
        match self {
            Move::Play(card)
            | Move::Acquire(card)
            | Move::Spend(card)
            | Move::Reward(card)
            | Move::Replace(card)
            | Move::Swap(card)
            | Move::Route(card) => Some(card),
            _ => None,
        }
    }
}

impl Draw {
    /// The verb of its notation.
    pub const fn verb(self) -> &'static str {
        match self {
            Draw::Remove(_) => "remove",
            Draw::Mountain(_) | Draw::Valley => "lay",
            _ => "draw",
        }
    }
}

impl From<Move> for Action {
    fn from(action: Move) -> Action {
        Action::Move(action)
    }
}

impl From<Draw> for Action {
    fn from(draw: Draw) -> Action {
        Action::Draw(draw)
    }
}

impl PartialEq<Move> for Action {
    fn eq(&self, other: &Move) -> bool {
        self.as_move() == Some(*other)
    }
}

impl PartialEq<Draw> for Action {
    fn eq(&self, other: &Draw) -> bool {
        self.as_draw() == Some(*other)
    }
}

/// A list of actions, without allocation. In any game there are fewer than [`Actions::MAX`].
#[derive(Clone, Debug)]
pub struct Actions {
    list: [Action; Actions::MAX],
    len: usize,
}

impl Actions {
    /// The most actions that can be legal at once.
    pub const MAX: usize = 128;

    /// An empty list, to be filled by [`Game::legal_actions`](crate::Game::legal_actions).
    pub const fn new() -> Actions {
        // All bytes are 0, so the list is cleared and not copied from somewhere.
        Actions { list: [Action::Move(Move::Play(MerchantId::FIRST)); Actions::MAX], len: 0 }
    }

    /// The actions as a slice.
    #[inline]
    pub fn as_slice(&self) -> &[Action] {
        &self.list[..self.len.min(Actions::MAX)]
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    /// Lists the draws instead of moves.
    pub(crate) fn extend_by_draws(&mut self, draws: impl Iterator<Item = Action>) {
        for draw in draws {
            debug_assert!(self.len < Actions::MAX, "more than {} draws are possible at once", Actions::MAX);
            self.list[self.len % Actions::MAX] = draw;
            self.len += 1;
        }
    }
}

impl Sink for Actions {
    /// Written without a branch, since which moves are legal is what a processor predicts worst.
    #[inline]
    fn push_if(&mut self, is_legal: bool, action: Move) {
        debug_assert!(
            !is_legal || self.len < Actions::MAX,
            "more than {} actions are legal at once",
            Actions::MAX
        );
        // The remainder tells the compiler that the place exists.
        self.list[self.len % Actions::MAX] = Action::Move(action);
        self.len += usize::from(is_legal);
    }
}

impl Default for Actions {
    fn default() -> Actions {
        Actions::new()
    }
}

impl std::ops::Deref for Actions {
    type Target = [Action];

    #[inline]
    fn deref(&self) -> &[Action] {
        self.as_slice()
    }
}
