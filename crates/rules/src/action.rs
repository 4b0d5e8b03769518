//! Actions: the one small thing that is decided at a time, by a player or by chance.

use crate::bonus::Bonus;
use crate::components::endless_world::{ExplorationId, LocationId, Side, TileId};
use crate::components::{MerchantId, MountainId, PointId};
use crate::crystals::Crystal;
use crate::map::Cell;

/// One decision, or one draw. A record is a list of these, and nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
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
    /// Carry out the trade so many times (C-4).
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
    /// Chance: this merchant card is drawn.
    DrawMerchant(MerchantId),
    /// Chance: this point card or VP tile is drawn.
    DrawPoint(PointId),
    /// Chance: the Closed Village tile is drawn (EM-21).
    DrawClosed,
    /// Chance: this mountain tile leaves the game (EM-1).
    RemoveMountain(MountainId),
    /// Chance: this mountain tile is laid on the next cell (EM-1).
    LayMountain(MountainId),
    /// Chance: a valley is laid on the next cell (CA-2).
    LayValley,
    /// Chance: this side completes the board (EW-1).
    DrawSide(Side),
    /// Chance: this bonus tile is turned up (EW-3).
    DrawTile(TileId),
    /// Chance: this exploration tile is laid on the next location (EW-4).
    DrawExploration(ExplorationId),
}

/// A list of actions, without allocation. In any game there are fewer than [`Actions::MOST`].
#[derive(Clone, Debug)]
pub struct Actions {
    list: [Action; Actions::MOST],
    len: usize,
}

impl Actions {
    /// The most actions that can be legal at once.
    pub const MOST: usize = 128;

    /// An empty list, to be filled by [`Game::legal_actions`](crate::Game::legal_actions).
    pub const fn new() -> Actions {
        // All bytes are 0, so the list is cleared and not copied from somewhere.
        Actions { list: [Action::Play(MerchantId::FIRST); Actions::MOST], len: 0 }
    }

    /// The actions as a slice.
    #[inline]
    pub fn as_slice(&self) -> &[Action] {
        &self.list[..self.len.min(Actions::MOST)]
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    pub(crate) fn push(&mut self, action: Action) {
        self.push_if(true, action);
    }

    /// Adds the action if it is legal. Written without a branch, since which actions are legal is
    /// what a processor predicts worst.
    #[inline]
    pub(crate) fn push_if(&mut self, is_legal: bool, action: Action) {
        debug_assert!(
            !is_legal || self.len < Actions::MOST,
            "more than {} actions are legal at once",
            Actions::MOST
        );
        // The remainder tells the compiler that the place exists.
        self.list[self.len % Actions::MOST] = action;
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

impl Extend<Action> for Actions {
    fn extend<T: IntoIterator<Item = Action>>(&mut self, actions: T) {
        for action in actions {
            self.push(action);
        }
    }
}
