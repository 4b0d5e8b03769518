//! A player who takes part in a game from any point of it on.

use carvania_bots::{Bot, Budget};
use carvania_rules::record::Step;
use carvania_rules::{Action, Actions, Game, Record, Turn};
use chacha20::ChaCha8Rng;

use crate::deal;
use crate::entrant::{Entrant, EntrantError};

/// A bot or a program on one seat of one game.
///
/// A bot remembers two things: what it thought of the turn at hand, and how long nothing has been claimed. Before each
/// choice a session shows it the decisions of its seat that it missed, so a bot that joins in the middle of a game, or
/// after an undo or a restart, goes on as if it had always been there, once its next turn begins.
pub struct BotSession {
    entrant: Entrant,
    /// Made at the first choice: a program has to be started.
    bot: Option<Box<dyn Bot>>,
    /// The actions of the game when the bot last chose.
    known: Vec<Action>,
    /// How many actions of the record the bot knows the decisions of.
    seen: usize,
}

impl BotSession {
    /// A session that has seen nothing yet.
    pub const fn new(entrant: Entrant) -> BotSession {
        BotSession { entrant, bot: None, known: Vec::new(), seen: 0 }
    }

    /// The bot or program that plays.
    pub const fn entrant(&self) -> &Entrant {
        &self.entrant
    }

    /// Chooses an action at the end of a record, for the seat that is to decide; `None` when no player has to. The
    /// choice of a bot follows from the generator, the record and what it thought of the turn at hand.
    pub fn choose(
        &mut self,
        record: &Record,
        rng: ChaCha8Rng,
        budget: &Budget<'_>,
    ) -> Result<Option<Action>, EntrantError> {
        self.catch_up(record)?;
        self.bot()?.hear_round(record.rounds().number());
        self.answer(record.game(), rng, budget)
    }

    /// Chooses an action in a position of which nobody knows how the game came there.
    pub fn choose_alone(
        &mut self,
        game: &Game,
        rng: ChaCha8Rng,
        budget: &Budget<'_>,
    ) -> Result<Option<Action>, EntrantError> {
        self.answer(game, rng, budget)
    }

    /// Forgets the game. A program goes on running: it is asked about each position by itself.
    pub fn forget(&mut self) {
        if let Entrant::Bot(_) | Entrant::Guest(_) = self.entrant {
            self.bot = None;
        }
        self.known.clear();
        self.seen = 0;
    }

    /// What went wrong at the last choice, if anything did: the action is then not the player's own.
    pub fn complaint(&mut self) -> Option<String> {
        self.bot.as_mut().and_then(|bot| bot.complaint())
    }

    /// Shows the bot the decisions of its seat that it has missed.
    fn catch_up(&mut self, record: &Record) -> Result<(), EntrantError> {
        let actions = record.actions();
        // The game was taken back, or it is another one.
        if actions.len() < self.seen || !actions.starts_with(&self.known) {
            self.forget();
        }
        let (seat, seen) = (record.game().turn(), self.seen);
        let bot = self.bot()?;
        let is_own = |step: &Step| step.by == seat && has_choice(&step.before);
        record.steps().skip(seen).filter(is_own).for_each(|step| bot.look(&step.before));
        self.known = actions.to_vec();
        // The decision that comes next is its own.
        self.seen = actions.len() + 1;
        Ok(())
    }

    fn answer(
        &mut self,
        game: &Game,
        rng: ChaCha8Rng,
        budget: &Budget<'_>,
    ) -> Result<Option<Action>, EntrantError> {
        let Turn::Seat(_) = game.turn() else { return Ok(None) };
        let is_bot = matches!(self.entrant, Entrant::Bot(_));
        let bot = self.bot()?;
        // What leaves no choice needs no thought. (A program is asked about every decision.)
        if let (true, [only]) = (is_bot, &*legal(game)) {
            return Ok(Some(*only));
        }
        bot.reseed(rng);
        Ok(bot.choose(game, budget))
    }

    fn bot(&mut self) -> Result<&mut Box<dyn Bot>, EntrantError> {
        match &mut self.bot {
            Some(bot) => Ok(bot),
            // It is given a generator of its own before each choice.
            none => Ok(none.insert(self.entrant.player(deal::chooser(0, 0))?)),
        }
    }
}

/// Whether the player who is to decide has more than one option.
pub fn has_choice(game: &Game) -> bool {
    legal(game).len() > 1
}

fn legal(game: &Game) -> Actions {
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    legal
}

#[cfg(test)]
mod tests {
    use carvania_bots::Stop;
    use carvania_rules::{Move, Setup, Title};

    use super::*;

    /// A game in which nobody claims anything, up to a turn of a seat.
    fn standstill(turns: usize) -> Record {
        let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
        let (mut begun, mut draws) = (0, 0);
        loop {
            let game = record.game();
            begun += usize::from(game.turn_begins().is_some());
            if begun == turns {
                return record;
            }
            let action = match game.turn() {
                Turn::Chance => {
                    draws += 1;
                    deal::Dealer::new(1).draw(game, draws).unwrap()
                }
                _ => *legal(game)
                    .iter()
                    .find(|action| !matches!(action, Action::Move(Move::Claim(_))))
                    .unwrap(),
            };
            record.apply(action).unwrap();
        }
    }

    fn choose(session: &mut BotSession, record: &Record, number: u64) -> Action {
        let (stop, rng) = (Stop::new(), deal::chooser(7, number));
        let budget = session.entrant().budget(&stop);
        session.choose(record, rng, &budget).unwrap().unwrap()
    }

    /// The record as it was at each decision of a seat.
    fn decisions(record: &Record, seat: Turn) -> Vec<Record> {
        let own = record.steps().enumerate().filter(|(_, step)| step.by == seat && has_choice(&step.before));
        let before = |(actions, _)| {
            let mut earlier = record.clone();
            earlier.rewind(actions);
            earlier
        };
        own.map(before).collect()
    }

    fn check_restart(bot: &str) {
        let record = standstill(70);
        let mut awake = BotSession::new(bot.parse().unwrap());
        for (number, earlier) in (0..).zip(decisions(&record, record.game().turn())) {
            choose(&mut awake, &earlier, number);
        }
        let mut restarted = BotSession::new(bot.parse().unwrap());
        assert_eq!(choose(&mut awake, &record, 99), choose(&mut restarted, &record, 99), "{bot}");
    }

    #[test]
    fn a_bot_after_a_restart_decides_as_one_that_never_slept() {
        check_restart("greedy");
        check_restart("planner@200n");
        check_restart("mcts@100n");
    }

    #[test]
    fn a_bot_that_was_not_told_the_course_of_the_game_decides_otherwise() {
        let record = standstill(70);
        let chosen = |number: u64| {
            let (stop, rng) = (Stop::new(), || deal::chooser(7, number));
            let mut session = BotSession::new("greedy".parse().unwrap());
            let budget = session.entrant().budget(&stop);
            let told = session.choose(&record, rng(), &budget).unwrap();
            session.forget();
            (told, session.choose_alone(record.game(), rng(), &budget).unwrap())
        };
        assert!((0..50).map(chosen).any(|(told, alone)| told != alone));
    }

    #[test]
    fn after_an_undo_a_bot_knows_the_game_as_it_stands() {
        let record = standstill(70);
        let mut session = BotSession::new("greedy".parse().unwrap());
        choose(&mut session, &record, 1);
        let mut earlier = record.clone();
        earlier.rewind(record.actions().len() / 2);
        while !matches!(earlier.game().turn(), Turn::Seat(_)) || !has_choice(earlier.game()) {
            earlier.rewind(earlier.actions().len() - 1);
        }
        let mut fresh = BotSession::new("greedy".parse().unwrap());
        assert_eq!(choose(&mut session, &earlier, 2), choose(&mut fresh, &earlier, 2));
        assert_eq!((session.seen, session.known.len()), (fresh.seen, fresh.known.len()));
    }
}
