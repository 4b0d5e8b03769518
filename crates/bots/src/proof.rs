//! Proofs: a player wins the last round, whatever is drawn and whatever the others do.
//!
//! The player chooses one action, everybody else and chance are given all of theirs. A proof has a budget of positions
//! of its own, so that a win is taken or not whatever the clock says; only who asks to stop cuts it short.

use std::hash::{Hash, Hasher};

use carvania_rules::{Action, Actions, Draw, Game, Move, PointId, Seat, State, Turn};

use crate::Meter;
use crate::evaluation::locked;
use crate::fingerprint::{Mixer, Seen};

/// How many of the actions that refuted something are tried first elsewhere.
const REFUTATIONS: usize = 12;
/// The most crystals, and so the most points that they bring.
const FULL_CARAVAN: u32 = 10;

/// Looks for proofs that one seat wins.
pub(crate) struct Prover<'a> {
    seat: Seat,
    meter: Meter<'a>,
    /// How much may be spent before the present proof is given up.
    end: u64,
    /// Positions in which the seat wins by force.
    won: Seen,
    /// Positions in which an opponent has an answer, whatever the seat does.
    lost: Seen,
    /// What others did, or what was drawn, where a proof failed: the latest last.
    refutations: Vec<Action>,
}

impl<'a> Prover<'a> {
    /// One that may look at as many positions as the meter has.
    pub(crate) fn new(seat: Seat, meter: Meter<'a>) -> Prover<'a> {
        let (won, lost) = (Seen::default(), Seen::default());
        Prover { seat, meter, end: 0, won, lost, refutations: Vec::new() }
    }

    /// How many positions may still be looked at.
    pub(crate) const fn left(&self) -> u64 {
        self.meter.left()
    }

    /// Whether the seat wins by force when it goes on with these actions, as far as draws allow it; at most so many
    /// positions are spent. `None` if that is too little.
    pub(crate) fn wins_with(&mut self, game: &Game, turn: &[Action], most: u64) -> Option<bool> {
        self.end = self.meter.spent() + most;
        let (&first, rest) = turn.split_first()?;
        self.wins_after(game, first, rest)
    }

    /// The first action of any turn that wins by force, found with so many positions at most. What takes too much for
    /// one action leaves the others their share.
    pub(crate) fn winning_action(&mut self, game: &Game, most: u64) -> Option<Action> {
        let (end, actions) = (self.meter.spent() + most, different(game));
        let shares = (1..=actions.len() as u64).rev();
        let wins = |(action, shares): &(Action, u64)| {
            let left = end.saturating_sub(self.meter.spent());
            self.end = self.meter.spent() + left / shares;
            self.wins_after(game, *action, &[]) == Some(true)
        };
        actions.into_iter().zip(shares).find(wins).map(|(action, _)| action)
    }

    fn wins(&mut self, game: &Game, turn: &[Action]) -> Option<bool> {
        if game.is_over() {
            return Some(game.ranking().first() == Some(&self.seat));
        }
        let is_own = game.order().seat() == self.seat;
        // Who has ended the turn without the last claim does not end the game.
        if !game.is_last_round() && (!is_own || game.turn_begins().is_some()) {
            return Some(false);
        }
        if is_out_of_reach(game, self.seat) {
            return Some(true);
        }
        let key = hash(game);
        if self.won.contains(&key) {
            return Some(true);
        }
        if self.lost.contains(&key) {
            return Some(false);
        }
        if !self.meter.spend(1) || self.meter.spent() >= self.end {
            return None;
        }
        let wins = match game.turn() {
            Turn::Seat(seat) if seat == self.seat => match turn.split_first() {
                Some((&next, rest)) if game.check(next).is_ok() => self.wins_after(game, next, rest)?,
                _ => self.wins_by_any(game)?,
            },
            Turn::Seat(_) => self.wins_after_all(game)?,
            Turn::Chance => self.wins_after_draws(game, turn)?,
            Turn::Over => false,
        };
        if wins {
            self.won.insert(key);
        } else if turn.is_empty() {
            // Else another turn may still win.
            self.lost.insert(key);
        }
        Some(wins)
    }

    fn wins_after(&mut self, game: &Game, action: Action, turn: &[Action]) -> Option<bool> {
        let mut next = *game;
        match next.apply(action) {
            Ok(()) => self.wins(&next, turn),
            Err(_) => Some(false),
        }
    }

    fn wins_by_any(&mut self, game: &Game) -> Option<bool> {
        for action in different(game) {
            if self.wins_after(game, action, &[])? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether no action of a rival is an answer. What answered before is tried first, then claims.
    fn wins_after_all(&mut self, game: &Game) -> Option<bool> {
        let mut actions = different(game);
        actions.sort_by_key(|action| match self.refutations.iter().rposition(|known| known == action) {
            Some(place) => (0, REFUTATIONS - place),
            None if matches!(action, Action::Move(Move::Claim(_))) => (1, 0),
            None => (2, 0),
        });
        for action in actions {
            if !self.wins_after(game, action, &[])? {
                self.note_refutation(action);
                return Some(false);
            }
        }
        Some(true)
    }

    fn wins_after_draws(&mut self, game: &Game, turn: &[Action]) -> Option<bool> {
        let is_new = |draw: &Action| !self.refutations.contains(draw);
        let mut draws: Vec<Action> = game.chance().map(|(draw, _)| draw).collect();
        draws.sort_by_key(is_new);
        let mut has_tried_useless = false;
        for (place, &draw) in draws.iter().enumerate() {
            let mut next = *game;
            next.apply(draw).ok()?;
            let is_over = next.is_over();
            if is_useless(&next, draw) {
                if has_tried_useless {
                    continue;
                }
                has_tried_useless = true;
            }
            let wins = match only_use(&next, draw).filter(|_| place > 0) {
                Some(claim) if next.check(claim).is_ok() => self.wins_after(&next, claim, &[])?,
                Some(_) => true,
                None => self.wins(&next, turn)?,
            };
            if !wins {
                self.note_refutation(draw);
                return Some(false);
            }
            if is_over {
                // Nobody has any use of what the very last draw brings.
                return Some(true);
            }
        }
        Some(true)
    }

    fn note_refutation(&mut self, action: Action) {
        self.refutations.retain(|known| *known != action);
        if self.refutations.len() == REFUTATIONS {
            self.refutations.remove(0);
        }
        self.refutations.push(action);
    }
}

/// The legal actions, of several that come to the same only one. Which card pays for a step is of no importance to who has
/// no turn after this one: a card is worth nothing then, and none is played in a turn with a movement.
fn different(game: &Game) -> Vec<Action> {
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    let is_spending = |action: &Action| matches!(action, Action::Move(Move::Spend(_)));
    let spent = legal.iter().copied().find(is_spending);
    legal.iter().copied().filter(|action| !is_spending(action) || Some(*action) == spent).collect()
}

/// What the last player to move can do with the card just drawn, where all else is the same whichever was drawn: in Golem
/// Edition a point card can be claimed, and that is the whole turn.
fn only_use(game: &Game, draw: Action) -> Option<Action> {
    let is_last = game.turn_begins().is_some() && game.turn_begins() == game.seats().next_back();
    match (game.state(), draw) {
        (State::GolemEdition(_), Action::Draw(Draw::Point(card))) if is_last => {
            Some(Action::Move(Move::Claim(card)))
        }
        _ => None,
    }
}

/// Whether a card or tile just drawn is of no use to those who still move, so that it does not matter which it is.
fn is_useless(game: &Game, draw: Action) -> bool {
    match (draw, game.turn_begins()) {
        (Action::Draw(Draw::Point(card)), Some(seat)) if game.world().is_some() => {
            is_out_of_time(game, seat, card)
        }
        (Action::Draw(Draw::Point(tile)), Some(seat)) if Some(seat) == game.seats().next_back() => {
            is_too_dear(game, seat, tile)
        }
        _ => false,
    }
}

/// Whether nobody can claim the known next card any more: not the seat that moves now, since it comes to the row only with
/// a claim, and not those after it, for want of crystals. Those may have Tool cards, and with wagons on the
/// board tolls besides.
fn is_out_of_time(game: &Game, mover: Seat, card: PointId) -> bool {
    let cost = game.golem(card).cost;
    let tools = |seat: Seat| game.components().endless_world.gains(game.claimed(seat));
    let can_pay =
        |seat: Seat| game.mountains().is_some() || (game.caravan(seat) + tools(seat)).contains(cost);
    !game.seats().filter(|&seat| seat > mover).any(can_pay)
}

/// Whether the last player to move has not got the crystals for a tile, not even with all that lie about. After a movement
/// there is either a claim or a trade, so no others can be had in time.
fn is_too_dear(game: &Game, seat: Seat, tile: PointId) -> bool {
    let Some(expedition) = game.expedition() else { return false };
    let mut crystals = game.caravan(seat);
    if let State::EasternMountains(state) = game.state() {
        let cells = expedition.mountains().map().cells().into_iter();
        cells.for_each(|cell| crystals += state.dropped(cell));
    }
    !crystals.contains(game.golem(tile).cost)
}

/// Whether nobody who still has a turn can overtake a seat that has none any more, whatever is drawn: looked at in
/// Golem Edition, where a turn brings one card or a caravan of crystals.
fn is_out_of_reach(game: &Game, seat: Seat) -> bool {
    let State::GolemEdition(state) = game.state() else { return false };
    let mover = game.order().seat();
    let has_moved = |other: Seat| match game.turn_begins() {
        Some(next) => other < next,
        None => other <= mover,
    };
    let is_between_turns = game.turn_begins().is_some() || game.turn() == Turn::Chance && mover == seat;
    let fits = |other: Seat| game.caravan(other).total() <= FULL_CARAVAN;
    if !game.is_last_round() || !is_between_turns || !has_moved(seat) || !game.seats().all(fits) {
        return false;
    }
    let scores = game.scores();
    let components = &game.components().golem_edition;
    let token = components.copper.points.max(components.silver.points);
    let on_offer = || state.golems().cards().iter().copied().chain(state.golems().deck());
    let most = |other: Seat| {
        let now = scores[other].total();
        if has_moved(other) {
            return now;
        }
        let caravan = game.caravan(other);
        let cards = on_offer().map(|card| components.point(card)).filter(|card| caravan.contains(card.cost));
        let claims = cards.map(|card| u32::from(card.points + token) + (caravan - card.cost).points());
        let best = claims.max().unwrap_or_default();
        locked(game, other) as u32 + best.max(FULL_CARAVAN)
    };
    let own = scores[seat].total();
    // Of equal scores the later seat ranks higher.
    let is_beaten = |other: Seat| if other > seat { most(other) < own } else { most(other) <= own };
    game.seats().filter(|&other| other != seat).all(is_beaten)
}

fn hash(game: &Game) -> u64 {
    let mut hasher = Mixer::default();
    game.hash(&mut hasher);
    hasher.finish()
}
