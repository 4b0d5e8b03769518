//! Carrying out the commands, and explaining refusals.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use carvania_rules::rulebook::entry;
use carvania_rules::{Action, Clause, Title};

use super::commands::{Command, Next};
use super::conversation::Conversation;
use super::{rules, saving, scores};

impl<R: BufRead, W: Write> Conversation<R, W> {
    /// Carries out a command.
    pub(super) fn execute(&mut self, command: Command, about: &str) -> io::Result<Next> {
        match command {
            Command::Undo => return self.undo(),
            Command::Quit => return Ok(Next::Leave),
            Command::Save => self.save(about)?,
            Command::Show => {
                self.show()?;
                if !self.table.game().is_over() {
                    self.offer(&self.table.legal_actions())?;
                }
            }
            Command::Rules => self.read_rules(about)?,
            Command::Score => {
                self.screen.lines(scores::sheet(&self.table, self.screen.terminal))?;
                if !self.table.game().is_over() {
                    self.screen.say("score-provisional", &[])?;
                }
            }
            Command::Help => self.help()?,
        }
        Ok(Next::Listen)
    }

    fn help(&mut self) -> io::Result<()> {
        let title = self.table.game().title();
        let actions = match title {
            Title::GolemEdition => "help-golem-edition",
            Title::EasternMountains => "help-eastern-mountains",
            Title::CallForAdventure => "help-call-for-adventure",
            Title::EndlessWorld => "help-endless-world",
            Title::JourneyOne => "help-journey-with-route",
            Title::JourneyTwo | Title::JourneyThree => "help-journey-with-wagon",
        };
        self.screen.say(actions, &[])?;
        self.screen.say("play-help", &[("clause", format!("{title}-10").into())])
    }

    /// Goes back to the last choice that a person had.
    fn undo(&mut self) -> io::Result<Next> {
        let Some(choice) = self.table.last_choice() else {
            self.screen.say("undo-nothing", &[])?;
            return Ok(Next::Listen);
        };
        let drawn = self.table.rewind(choice);
        self.told = self.told.min(choice);
        self.screen.say(if drawn { "undo-done-drawn" } else { "undo-done" }, &[])?;
        Ok(Next::Ask)
    }

    fn save(&mut self, about: &str) -> io::Result<()> {
        let file = if about.is_empty() { saving::usual_file(&self.table) } else { PathBuf::from(about) };
        let name = ("file", file.display().to_string().into());
        match saving::save(&mut self.table, &file) {
            Ok(()) => self.screen.say("save-done", &[name]),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                self.screen.say("save-exists", &[name])
            }
            Err(error) => self.screen.say("save-failed", &[name, ("problem", error.to_string().into())]),
        }
    }

    /// Says that an action is refused, and by which rule.
    pub(super) fn refuse(&mut self, action: Action, clause: Clause) -> io::Result<()> {
        let action = self.table.game().write_action(action).to_string();
        self.screen
            .say("play-refused", &[("action", action.into()), ("clause", clause.to_string().into())])?;
        let terminal = self.screen.terminal;
        let brief = entry(terminal.language, clause).map(|entry| rules::brief(entry, terminal));
        self.screen.lines(brief.unwrap_or_default())
    }

    /// Shows a clause of the rulebook, or what clauses there are.
    fn read_rules(&mut self, about: &str) -> io::Result<()> {
        let (terminal, title) = (self.screen.terminal, self.table.game().title());
        if about.is_empty() {
            return self.screen.lines(rules::contents(title, terminal));
        }
        match rules::find(about, title, terminal) {
            Some(entry) => self.screen.lines(rules::full(entry, terminal)),
            None => self.screen.say("rules-none", &[("clause", about.into())]),
        }
    }
}
