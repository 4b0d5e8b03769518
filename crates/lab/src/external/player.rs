//! A program as a player.

use std::time::{Duration, Instant};

use carvania_bots::{Bot, Budget, Limit, Stop};
use carvania_rules::{Action, Actions, Game, Seat, Turn};
use chacha20::ChaCha8Rng;
use rand_core::Rng;

use super::fault::{Fault, shortened};
use super::message::{self, Question};
use super::process::Process;
use super::{Program, ProgramError};

/// How much longer than its limit a program may take for its first answer: interpreters and networks load slowly.
const START_UP: Duration = Duration::from_secs(10);
/// How much longer than its limit it may take for any other: so that it can use its limit to the full.
const GRACE: Duration = Duration::from_millis(200);
/// How often a program that has ended is started again in one game.
const RESTARTS: u32 = 3;
/// After this many decisions in a row without an answer a program is not asked any more in this game.
const SILENCES: u32 = 3;
/// How much of a command is its name.
const MAX_LETTERS: usize = 60;

/// A program that decides for one seat of one game. It is started at its first decision, and ends with the player.
pub struct External {
    program: Program,
    rng: ChaCha8Rng,
    start_up: Duration,
    process: Option<Process>,
    /// The number of the last request.
    number: u64,
    /// The round of the next choice, if it was told.
    round: Option<u32>,
    /// How often the program has ended.
    ends: u32,
    /// How many decisions in a row have not been answered.
    silences: u32,
    /// Why the program is not asked any more.
    out: Option<Fault>,
    /// What was wrong with the last decision.
    fault: Option<Fault>,
}

impl External {
    /// A program that has not been started yet. The generator is for the seeds that it is sent.
    pub fn new(program: Program, rng: ChaCha8Rng) -> External {
        External {
            program,
            rng,
            start_up: START_UP,
            process: None,
            number: 0,
            round: None,
            ends: 0,
            silences: 0,
            out: None,
            fault: None,
        }
    }

    /// Another allowance for the first answer.
    #[must_use]
    pub fn starting_within(self, start_up: Duration) -> External {
        External { start_up, ..self }
    }

    /// The name of the program, short enough for a sentence.
    pub fn name(&self) -> String {
        shortened(&self.program.to_string(), MAX_LETTERS)
    }

    /// What was wrong with the last decision, if anything was: the action is then the first of the legal ones.
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// Asks the program, which is started if it does not run.
    fn ask(
        &mut self,
        game: &Game,
        seat: Seat,
        legal: &Actions,
        budget: &Budget<'_>,
    ) -> Result<Action, Fault> {
        if let Some(out) = &self.out {
            return Err(out.clone());
        }
        let limit = match budget.limit {
            Limit::Time(time) => time,
            Limit::Nodes(_) => self.program.limit(),
        };
        self.number += 1;
        let question = Question {
            seat,
            number: self.number,
            round: self.round.take(),
            limit,
            seed: self.rng.next_u32(),
        };
        let request = message::request(game, legal, &question);
        let (number, start_up) = (self.number, self.start_up);
        let process = self.running()?;
        let allowance = limit.saturating_add(process.start_up_left(start_up).max(GRACE));
        process.ask(request)?;
        let action = listen(process, number, allowance, budget.stop)?.ok_or(Fault::Late { limit })?;
        process.has_answered = true;
        let read = game.read_action(&action).ok().filter(|read| legal.contains(read));
        read.ok_or_else(|| message::illegal(&action))
    }

    fn running(&mut self) -> Result<&mut Process, Fault> {
        match &mut self.process {
            Some(process) => Ok(process),
            none => {
                let fault = |error: ProgramError| Fault::NotStarted { problem: error.to_string() };
                Ok(none.insert(self.program.start().map_err(fault)?))
            }
        }
    }

    /// Draws the consequences of a fault.
    fn blame(&mut self, fault: &Fault) {
        if fault.is_end() {
            self.process = None;
            self.ends += 1;
        }
        self.silences = if fault.is_silence() { self.silences + 1 } else { 0 };
        if self.out.is_none() && (self.ends > RESTARTS || self.silences >= SILENCES) {
            self.process = None;
            self.out = Some(Fault::Out { last: Box::new(fault.clone()) });
        }
    }
}

/// The answer to the request of this number; `None` if it does not come in time.
fn listen(
    process: &mut Process,
    number: u64,
    allowance: Duration,
    stop: Option<&Stop>,
) -> Result<Option<String>, Fault> {
    let now = Instant::now();
    // Nobody waits longer than the clock can count.
    let deadline = now.checked_add(allowance).unwrap_or(now + START_UP);
    while let Some(line) = process.hear(deadline, stop)? {
        if let Some(action) = message::answer(&line, number)? {
            return Ok(Some(action));
        }
    }
    Ok(None)
}

impl Bot for External {
    fn choose(&mut self, game: &Game, budget: &Budget<'_>) -> Option<Action> {
        self.fault = None;
        let Turn::Seat(seat) = game.turn() else { return None };
        let mut legal = Actions::new();
        game.legal_actions(&mut legal);
        // What leaves no choice needs no question.
        if let [only] = *legal {
            return Some(only);
        }
        match self.ask(game, seat, &legal, budget) {
            Ok(action) => {
                self.silences = 0;
                Some(action)
            }
            Err(fault) => {
                self.blame(&fault);
                self.fault = Some(fault);
                legal.first().copied()
            }
        }
    }

    fn hear_round(&mut self, round: u32) {
        self.round = Some(round);
    }

    fn reseed(&mut self, rng: ChaCha8Rng) {
        self.rng = rng;
    }

    fn complaint(&mut self) -> Option<String> {
        self.fault.as_ref().map(|fault| format!("`{}` {fault}", self.name()))
    }
}
