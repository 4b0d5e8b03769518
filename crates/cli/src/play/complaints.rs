//! Telling what a program did wrong.

use std::io::{self, BufRead, Write};

use carvania_lab::external::Fault;
use carvania_rules::Seat;

use super::conversation::Conversation;
use super::narration::label;
use super::terminal::Terminal;

impl<R: BufRead, W: Write> Conversation<R, W> {
    /// Tells what the program of a seat did wrong, but not twice in a row.
    pub(super) fn complain(&mut self, seat: Seat) -> io::Result<()> {
        let fault = self.table.fault(seat).cloned();
        if fault != self.faults[seat] {
            if let Some(fault) = &fault {
                let terminal = self.screen.terminal;
                let player = ("player", label(&self.table, seat, terminal).into());
                self.screen.say("program-fault", &[player, ("fault", told(fault, terminal).into())])?;
            }
            self.faults[seat] = fault;
        }
        Ok(())
    }
}

fn told(fault: &Fault, terminal: Terminal) -> String {
    let said = |said: &String| match said.as_str() {
        "" => String::new(),
        said => terminal.say("program-said", &[("said", said.into())]),
    };
    match fault {
        Fault::NotStarted { problem } => {
            terminal.say("program-not-started", &[("problem", problem.as_str().into())])
        }
        Fault::Ended { status, said: words } => {
            terminal.say("program-ended", &[("status", status.as_str().into()), ("said", said(words).into())])
        }
        Fault::Closed { said: words } => terminal.say("program-closed", &[("said", said(words).into())]),
        Fault::Late { limit } => {
            let milliseconds = limit.as_millis().to_string();
            terminal.say("program-late", &[("milliseconds", milliseconds.into())])
        }
        Fault::Deaf => terminal.say("program-deaf", &[]),
        Fault::TooLong { most } => terminal.say("program-too-long", &[("most", most.to_string().into())]),
        Fault::NoAnswer { line } => terminal.say("program-no-answer", &[("line", line.as_str().into())]),
        Fault::WrongId { id } => terminal.say("program-wrong-id", &[("id", id.as_str().into())]),
        Fault::NoId => terminal.say("program-no-id", &[]),
        Fault::NoAction => terminal.say("program-no-action", &[]),
        Fault::Illegal { action } => terminal.say("program-illegal", &[("action", action.as_str().into())]),
        Fault::GaveUp { message } => terminal.say("program-gave-up", &[("message", message.as_str().into())]),
        Fault::Interrupted => terminal.say("program-interrupted", &[]),
        Fault::Out { last } => terminal.say("program-out", &[("fault", told(last, terminal).into())]),
    }
}
