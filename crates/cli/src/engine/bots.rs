//! The bots that a session has asked, with what they have thought.

use carvania_bots::Spec;
use carvania_rules::Seat;

use crate::cached_bot::CachedBot;

/// How many bots are kept: one for each seat of a game and one for other positions. Those asked last are kept.
const MAX: usize = 6;

/// The bots that were asked, the last one last.
#[derive(Default)]
pub(super) struct CachedBots(Vec<(Place, CachedBot)>);

/// Where a bot is asked: as which bot, and for which seat of the game at hand, if it is about that.
type Place = (Spec, Option<Seat>);

impl CachedBots {
    /// The bot that decides for a seat of the game at hand.
    pub(super) fn at_table(&mut self, bot: Spec, seat: Seat) -> &mut CachedBot {
        self.at((bot, Some(seat)))
    }

    /// The bot that decides in positions that stand alone.
    pub(super) fn aside(&mut self, bot: Spec) -> &mut CachedBot {
        self.at((bot, None))
    }

    /// The game at hand is another one now, or did not go on from where they were asked.
    pub(super) fn forget_game(&mut self) {
        self.0.retain(|((_, seat), _)| seat.is_none());
    }

    fn at(&mut self, place: Place) -> &mut CachedBot {
        let known = self.0.iter().position(|(other, _)| *other == place);
        let asked =
            known.map(|known| self.0.remove(known)).unwrap_or_else(|| (place, CachedBot::new(place.0)));
        self.0.drain(..(self.0.len() + 1).saturating_sub(MAX));
        &mut self.0.push_mut(asked).1
    }
}
