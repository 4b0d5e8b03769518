//! Actions: the one small thing that is decided at a time, by a player or by chance.

use crate::bonus::Bonus;
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
    /// Take all played cards back (GE-12).
    Rest,
    /// Claim a point card of the row (GE-13), or the VP tile of the village (EM-20).
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
    /// Move the wagon to an adjacent tile (EM-7).
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
        Actions { list: [Action::Rest; Actions::MOST], len: 0 }
    }

    /// The actions as a slice.
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
        // The remainder tells the compiler that the place exists; the list never gets so long.
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
