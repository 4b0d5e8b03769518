//! Thinking elsewhere. Where there are no threads, as in a browser, whoever can think without keeping people waiting is
//! asked to choose for the bots.
//!
//! A [`Question`] is plain data with all that a choice follows from. What is asked there is answered by [`Sessions`], and
//! where nobody can be asked by the host itself.

use std::collections::VecDeque;
use std::fmt;

use carvania_bots::Stop;
use carvania_lab::{BotSession, Entrant};
use carvania_rules::{Components, Game, Record, Title};
use chacha20::ChaCha8Rng;
use futures_util::future::BoxFuture;
use rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

/// How many bots are remembered between two of their choices. One that is forgotten learns the game from its record.
const MAX_SESSIONS: usize = 16;

/// Somebody who thinks elsewhere.
pub trait Thinker: fmt::Debug + Send + Sync {
    /// Makes ready what the host itself needs to think about a game.
    fn prepare(&self, game: Title) -> BoxFuture<'static, ()>;

    /// Answers a question; `None` if nobody is there, or whoever was asked has gone.
    fn choose(&self, question: Question) -> BoxFuture<'static, Option<Choice>>;
}

/// What a bot is to choose, and all that its choice follows from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Which bot of this host it is. It remembers what it thought of the turn at hand.
    pub player: u64,
    /// Which bot it is, as it is written on the command line.
    pub bot: String,
    /// The game that is played.
    pub game: Title,
    /// The record of the game so far. The bot decides at its end.
    pub record: String,
    /// What its generator begins with.
    pub seed: [u8; 32],
}

/// What came of a question.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The action that was chosen, in notation; none if no player is to decide.
    pub action: Option<String>,
    /// What went wrong, if anything did.
    pub complaint: Option<String>,
}

/// The bots that answer questions, each with what it remembers.
#[derive(Default)]
pub struct Sessions(VecDeque<(u64, BotSession)>);

impl Sessions {
    /// Answers a question; `None` if it cannot be understood here, as with components that are not the printed ones.
    pub fn answer(&mut self, question: &Question) -> Option<Choice> {
        let record = Record::read(&question.record, Components::standard()).ok()?;
        let entrant: Entrant = question.bot.parse().ok()?;
        let place = self.0.iter().position(|(player, _)| *player == question.player);
        let known = place.and_then(|place| self.0.remove(place)).map(|(_, session)| session);
        let known = known.filter(|session| *session.entrant() == entrant);
        let mut session = known.unwrap_or_else(|| BotSession::new(entrant));
        let choice = choose(&mut session, &record, question.seed);
        self.0.push_back((question.player, session));
        if self.0.len() > MAX_SESSIONS {
            self.0.pop_front();
        }
        Some(choice)
    }
}

fn choose(session: &mut BotSession, record: &Record, seed: [u8; 32]) -> Choice {
    let (stop, rng) = (Stop::new(), ChaCha8Rng::from_seed(seed));
    let budget = session.entrant().budget(&stop);
    match session.choose(record, rng, &budget) {
        Ok(action) => {
            let write = |action| record.game().write_action(action).to_string();
            Choice { action: action.map(write), complaint: session.complaint() }
        }
        Err(error) => Choice { action: None, complaint: Some(error.to_string()) },
    }
}

impl Choice {
    /// The action at the end of a record; `None` for what cannot be done there.
    pub(crate) fn action(&self, game: &Game) -> Option<carvania_rules::Action> {
        game.read_action(self.action.as_deref()?).ok()
    }
}
