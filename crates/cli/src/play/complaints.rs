//! Telling what a program did wrong.

use std::io::{self, BufRead, Write};

use carvania_lab::external::Fault;
use carvania_rules::Seat;

use super::conversation::Conversation;
use super::reader::Reader;
use super::telling::label;

impl<R: BufRead, W: Write> Conversation<R, W> {
    /// Tells what the program of a seat did wrong, but not twice in a row.
    pub(super) fn complain(&mut self, seat: Seat) -> io::Result<()> {
        let fault = self.table.fault(seat).cloned();
        if fault != self.faults[seat] {
            if let Some(fault) = &fault {
                let reader = self.screen.reader;
                let player = ("player", label(&self.table, seat, reader).into());
                self.screen.say("program-fault", &[player, ("fault", told(fault, reader).into())])?;
            }
            self.faults[seat] = fault;
        }
        Ok(())
    }
}

fn told(fault: &Fault, reader: Reader) -> String {
    let said = |said: &String| match said.as_str() {
        "" => String::new(),
        said => reader.say("program-said", &[("said", said.into())]),
    };
    match fault {
        Fault::NotStarted { problem } => {
            reader.say("program-not-started", &[("problem", problem.as_str().into())])
        }
        Fault::Ended { status, said: words } => {
            reader.say("program-ended", &[("status", status.as_str().into()), ("said", said(words).into())])
        }
        Fault::Closed { said: words } => reader.say("program-closed", &[("said", said(words).into())]),
        Fault::Late { limit } => {
            let milliseconds = limit.as_millis().to_string();
            reader.say("program-late", &[("milliseconds", milliseconds.into())])
        }
        Fault::Deaf => reader.say("program-deaf", &[]),
        Fault::TooLong { most } => reader.say("program-too-long", &[("most", most.to_string().into())]),
        Fault::NoAnswer { line } => reader.say("program-no-answer", &[("line", line.as_str().into())]),
        Fault::WrongId { id } => reader.say("program-wrong-id", &[("id", id.as_str().into())]),
        Fault::NoId => reader.say("program-no-id", &[]),
        Fault::NoAction => reader.say("program-no-action", &[]),
        Fault::Illegal { action } => reader.say("program-illegal", &[("action", action.as_str().into())]),
        Fault::GaveUp { message } => reader.say("program-gave-up", &[("message", message.as_str().into())]),
        Fault::Interrupted => reader.say("program-interrupted", &[]),
        Fault::Out { last } => reader.say("program-out", &[("fault", told(last, reader).into())]),
    }
}
