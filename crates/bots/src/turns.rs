//! Whole turns: what a player can do from now on until the turn is over, as lists of small actions.
//!
//! Not all of it. Of the many ways to pay or to return crystals only the sensible ones are tried, a wagon
//! does not walk in circles, and of several ways to the same state one is enough.

use carvania_rules::map::Cell;
use carvania_rules::world::TRADERS;
use carvania_rules::{Action, Actions, Crystal, Game, Seat, State, Turn};

use crate::digest::{Seen, digest};
use crate::evaluation::yield_of;
use crate::known::Known;

/// The most ways to end a turn that are looked at: enough for every turn but a few odd ones.
const MOST: usize = 600;
/// The most steps of a movement that are looked at: further away it takes too much to get there.
const MOST_STEPS: usize = 3;

/// Enumerates the whole turns of one seat.
#[derive(Default)]
pub(crate) struct Turns {
    seen: Seen,
    path: Vec<Action>,
    found: usize,
    /// Where the wagon stood before the turn.
    from: Option<Cell>,
}

impl Turns {
    /// Shows the game at the end of each whole turn of `seat`, the actions that lead to it, and what tells it
    /// apart. `visit` says whether to go on.
    pub(crate) fn each(
        &mut self,
        game: &Game,
        seat: Seat,
        known: &Known,
        mut visit: impl FnMut(&Game, &[Action], u64) -> bool,
    ) -> bool {
        self.seen.clear();
        self.path.clear();
        self.found = 0;
        self.from = game.mountains().and_then(|mountains| mountains.wagon(seat));
        self.go_on(game, seat, known, &mut visit)
    }

    fn go_on(
        &mut self,
        game: &Game,
        seat: Seat,
        known: &Known,
        visit: &mut impl FnMut(&Game, &[Action], u64) -> bool,
    ) -> bool {
        let mut actions = Actions::new();
        game.legal_actions(&mut actions);
        for &action in actions.iter() {
            if !known.allows(game, action) || !self.is_sensible(game, seat, known, action, &actions) {
                continue;
            }
            let mut next = *game;
            if next.apply(action).is_err() {
                continue;
            }
            draw_all(&mut next);
            let digest = digest(&next);
            // Two first actions never lead to the same state.
            if !self.path.is_empty() && !self.seen.insert(digest) {
                continue;
            }
            self.path.push(action);
            let is_over = next.turn() != Turn::Seat(seat) || next.turn_begins().is_some();
            let goes_on = if is_over {
                self.found += 1;
                visit(&next, &self.path, digest) && self.found < MOST
            } else {
                self.go_on(&next, seat, known, visit)
            };
            self.path.pop();
            if !goes_on {
                return false;
            }
        }
        true
    }

    /// Whether an action is worth a try.
    fn is_sensible(&self, game: &Game, seat: Seat, known: &Known, action: Action, legal: &Actions) -> bool {
        match action {
            Action::Pay(crystal) | Action::Return(crystal) => self.is_sensible_loss(game, seat, crystal),
            // An upgrade that is granted does no harm, unless the caravan pays for something as it is.
            Action::Stop => {
                let is_upgrading = legal.iter().any(|other| matches!(other, Action::Upgrade(_)));
                let has_upgraded = matches!(self.path.last(), None | Some(Action::Upgrade(_)));
                !is_upgrading || has_upgraded && known.is_paid_by(game, game.caravan(seat))
            }
            Action::Step(cell) => {
                let steps = self.path.iter().filter(|other| matches!(other, Action::Step(_))).count();
                steps < MOST_STEPS && self.from != Some(cell) && !self.path.contains(&action)
            }
            Action::Rest => legal.len() == 1 || has_use_of_rest(game, seat),
            // To pay for steps and then to mine is a waste: mining is possible everywhere.
            Action::Mine => !self.has_paid(),
            Action::Leave => false,
            Action::Pass => {
                let can_mine = legal.contains(&Action::Mine) && !self.has_paid();
                !self.path.is_empty() && !can_mine || legal.len() == 1
            }
            Action::Spend(_) => Some(action) == cheapest_to_spend(game, seat, legal),
            _ => true,
        }
    }

    fn has_paid(&self) -> bool {
        self.path.iter().any(|action| matches!(action, Action::Pay(_)))
    }

    /// Crystals are parted with from the lowest level up, or from the colour of which there are most; and in
    /// rising order, since the order hardly matters. Only what is decided right now is worth a look at all colours.
    fn is_sensible_loss(&self, game: &Game, seat: Seat, crystal: Crystal) -> bool {
        let caravan = game.caravan(seat);
        let lowest = caravan.colours().next();
        let most = caravan.colours().max_by_key(|&colour| caravan.count(colour));
        let is_rising = match self.path.last() {
            Some(Action::Pay(last) | Action::Return(last)) => crystal >= *last,
            _ => true,
        };
        is_rising && (self.path.is_empty() || lowest == Some(crystal) || most == Some(crystal))
    }
}

/// Whether a rest brings anything back.
fn has_use_of_rest(game: &Game, seat: Seat) -> bool {
    match game.state() {
        State::GolemEdition(state) => !state.player(seat).hand.played().is_empty(),
        State::EasternMountains(_) => false,
        State::CallForAdventure(state) => {
            !state.hand(seat).played().is_empty() || !state.discarded(seat).is_empty()
        }
        State::EndlessWorld(_) | State::JourneyOne(_) | State::JourneyTwo(_) | State::JourneyThree(_) => {
            game.world().is_some_and(|world| world.available(seat) + world.reserve(seat) < TRADERS)
        }
    }
}

/// Of the merchant cards that pay for a step, one that has been played already, else the one that does least.
fn cheapest_to_spend(game: &Game, seat: Seat, legal: &Actions) -> Option<Action> {
    let State::CallForAdventure(state) = game.state() else { return None };
    let played = state.hand(seat).played();
    let cost = |action: &&Action| match action {
        Action::Spend(card) if played.contains(*card) => -1.0,
        Action::Spend(card) => yield_of(game.components().golem_edition.merchant(*card)),
        _ => f32::INFINITY,
    };
    legal.iter().min_by(|one, other| cost(one).total_cmp(&cost(other))).copied()
}

/// Makes the draws that are due. Which cards come is of no importance, since no plan counts on them.
fn draw_all(game: &mut Game) {
    while let Some((draw, _)) = game.chance().next() {
        if game.apply(draw).is_err() {
            return;
        }
    }
}

/// Goes on from the end of a turn to the next turn of `seat`, as if the others did nothing. `None` if the game
/// is over by then.
pub(crate) fn next_turn(game: &Game, seat: Seat) -> Option<Game> {
    let mut game = *game;
    let mut actions = Actions::new();
    loop {
        draw_all(&mut game);
        if game.is_over() {
            return None;
        }
        match game.turn_begins() {
            Some(mover) if mover == seat => return Some(game),
            Some(_) => game = game.with_turn_skipped()?,
            // Another returns crystals, or chooses how to start: the first way is as good as any.
            None => {
                game.legal_actions(&mut actions);
                game.apply(*actions.first()?).ok()?;
            }
        }
    }
}
