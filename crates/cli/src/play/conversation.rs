//! A game at the terminal: asks the player who decides, and tells everybody what happened.

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

use carvania_lab::external::Fault;
use carvania_rules::components::GameBox;
use carvania_rules::{Action, Actions, Decision, PerSeat, State, Turn};
use carvania_words::{describe, question, title};

use super::commands::Next;
use super::input::{Input, is_of, parse};
use super::layout::{flowing, pad_left};
use super::paint::marked;
use super::screen::Screen;
use super::table::{Player, Table};
use super::{call_for_adventure, eastern_mountains, golem_edition, narration, scores, world};

/// The narrowest screen on which options are shown in notation too.
const WITH_NOTATION: usize = 60;

pub(super) struct Conversation<R, W> {
    pub(super) table: Table,
    pub(super) screen: Screen<W>,
    input: R,
    /// Whether the terminal shows what is typed.
    echoes: bool,
    /// How many actions of the record have been narrated.
    pub(super) told: usize,
    /// What the program on each seat did wrong last.
    pub(super) faults: PerSeat<Option<Fault>>,
}

/// Whether the game goes on, or its player has left.
pub(super) type Goes = ControlFlow<()>;

impl<R: BufRead, W: Write> Conversation<R, W> {
    pub(super) fn new(table: Table, screen: Screen<W>, input: R, echoes: bool) -> Conversation<R, W> {
        let told = table.record.actions().len();
        Conversation { table, screen, input, echoes, told, faults: PerSeat::default() }
    }

    /// Plays until the game is over or its player leaves.
    pub(super) fn run(mut self) -> io::Result<()> {
        self.greet()?;
        while self.step()?.is_continue() {}
        self.screen.say("play-bye", &[])
    }

    fn greet(&mut self) -> io::Result<()> {
        let game = self.table.game();
        let args = [
            ("title", title(self.screen.terminal.language, game.title()).into()),
            ("players", game.players().into()),
            ("seed", self.table.seed.to_string().into()),
        ];
        let legends = [
            (GameBox::EndlessWorld, "legend-world"),
            (GameBox::GolemEdition, "legend-cards"),
            (GameBox::EasternMountains, "legend-map"),
        ];
        let boxes = game.title().boxes();
        self.screen.say("play-welcome", &args)?;
        let mut legends = legends.into_iter().filter(|(of, _)| boxes.contains(of));
        legends.try_for_each(|(_, legend)| self.screen.say(legend, &[]))?;
        self.screen.say("play-ready", &[])
    }

    /// One decision, by the player who has to make it.
    fn step(&mut self) -> io::Result<Goes> {
        if !self.table.has_people() && self.table.game().turn_begins().is_some() {
            self.tell()?;
        }
        match self.table.game().turn() {
            Turn::Chance => self.table.draw().map_err(io::Error::other)?,
            Turn::Over => return self.end(),
            Turn::Seat(seat) => match self.table.player(seat) {
                Player::Bot(_) => {
                    self.table.choose(seat).map_err(io::Error::other)?;
                    self.complain(seat)?;
                }
                Player::Human => return self.ask(),
            },
        }
        Ok(Goes::Continue(()))
    }

    /// Narrates what has happened since the last time.
    fn tell(&mut self) -> io::Result<()> {
        let lines = narration::since(&self.table, self.told, self.screen.terminal);
        self.told = self.table.record.actions().len();
        // What people watch stands apart from what they typed; bots among themselves fill line after line.
        if self.table.has_people() && !lines.is_empty() {
            self.screen.gap()?;
        }
        self.screen.lines(lines)
    }

    /// Lets a person decide; what leaves no choice is done for them.
    fn ask(&mut self) -> io::Result<Goes> {
        let options = self.table.legal_actions();
        if let [only] = *options {
            let option = marked(describe(self.screen.terminal.language, self.table.game(), only));
            self.screen.say("only-option", &[("option", option.into())])?;
            self.table.record.apply(only).map_err(io::Error::other)?;
            return Ok(Goes::Continue(()));
        }
        let begins = self.table.game().turn_begins().is_some() || self.begins_start();
        if begins || self.has_seen_draw() {
            self.tell()?;
        }
        if begins {
            self.show()?;
        }
        self.offer(&options)?;
        self.listen(&options)
    }

    /// Whether a player is to make the first of the decisions before the first round.
    fn begins_start(&self) -> bool {
        self.table.game().decision() == Decision::Start
    }

    /// Whether something was drawn that has not been told: who returns crystals sees it first.
    fn has_seen_draw(&self) -> bool {
        self.table.record.steps().skip(self.told).any(|step| step.round > 0 && step.by == Turn::Chance)
    }

    /// Shows the whole table.
    pub(super) fn show(&mut self) -> io::Result<()> {
        self.screen.gap()?;
        let (table, terminal) = (&self.table, self.screen.terminal);
        let round = ("round", table.record.rounds().number().into());
        match table.game().turn() {
            Turn::Seat(seat) => {
                let player = ("player", narration::label(table, seat, terminal).into());
                let heading = if table.game().in_setup() { "heading-start" } else { "heading-turn" };
                self.screen.heading(heading, &[round, player])?;
            }
            Turn::Chance | Turn::Over => self.screen.heading("heading-end", &[])?,
        }
        let lines = match self.table.game().state() {
            State::GolemEdition(state) => golem_edition::show(&self.table, state, terminal),
            State::EasternMountains(state) => eastern_mountains::show(&self.table, state, terminal),
            State::CallForAdventure(state) => call_for_adventure::show(&self.table, state, terminal),
            State::EndlessWorld(state) => world::show(&self.table, state.world(), terminal),
            State::JourneyOne(state) => world::show(&self.table, state.world(), terminal),
            State::JourneyTwo(state) => world::show(&self.table, state.world(), terminal),
            State::JourneyThree(state) => world::show(&self.table, state.world(), terminal),
        };
        self.screen.lines(lines)
    }

    /// Shows what is asked, and the options by number, in words and in notation.
    pub(super) fn offer(&mut self, options: &Actions) -> io::Result<()> {
        self.offer_some(options, |_| true)
    }

    /// Shows some of the options, under the numbers that they have among all.
    fn offer_some(&mut self, options: &Actions, is_shown: impl Fn(Action) -> bool) -> io::Result<()> {
        let (game, terminal) = (self.table.game(), self.screen.terminal);
        // On a narrow screen the words need the room of the notation.
        let has_room = terminal.width >= WITH_NOTATION;
        let rows: Vec<Vec<String>> = options
            .iter()
            .zip(1..)
            .filter(|(action, _)| is_shown(**action))
            .map(|(&action, number)| {
                let number = pad_left(&number.to_string(), 3);
                let mut row = vec![number, marked(describe(terminal.language, game, action))];
                row.extend(has_room.then(|| game.write_action(action).to_string()));
                row
            })
            .collect();
        let question = question(terminal.language, game).map(marked);
        self.screen.gap()?;
        self.screen.text(&question.unwrap_or_default())?;
        self.screen.lines(flowing(&rows, 1, 2, terminal.width))
    }

    /// Reads lines until one of them decides, or the input ends.
    fn listen(&mut self, options: &Actions) -> io::Result<Goes> {
        while let Some(line) = self.read_line()? {
            match parse(&line, self.table.game(), options, self.screen.terminal.language) {
                Input::Nothing if self.table.game().is_over() => break,
                Input::Nothing => {}
                Input::Action(action) => match self.table.record.apply(action) {
                    Ok(()) => return Ok(Goes::Continue(())),
                    Err(refused) => self.refuse(action, refused.clause)?,
                },
                Input::Command(command, about) => match self.execute(command, about)? {
                    Next::Listen => {}
                    Next::Ask => return Ok(Goes::Continue(())),
                    Next::Leave => break,
                },
                Input::NoSuchNumber => {
                    self.screen.say("no-such-number", &[("most", options.len().into())])?
                }
                Input::Which(verb) => {
                    let game = *self.table.game();
                    self.offer_some(options, |action| is_of(action, verb, &game))?;
                }
                Input::NoSuchCard => self.screen.say("no-such-card", &[])?,
                Input::Unclear => self.screen.say("play-unclear", &[])?,
            }
        }
        Ok(Goes::Break(()))
    }

    /// The next line that is typed; `None` at the end of the input.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        self.screen.prompt()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            self.screen.gap()?;
            return Ok(None);
        }
        // What is typed may come back in a message, and must not steer the terminal there.
        let line = String::from_utf8_lossy(&line).replace(char::is_control, " ").trim().to_owned();
        if !self.echoes {
            self.screen.echo(&line)?;
        }
        Ok(Some(line))
    }

    /// The game is over: the last turns, the scores, and a last word.
    fn end(&mut self) -> io::Result<Goes> {
        let terminal = self.screen.terminal;
        self.tell()?;
        self.screen.gap()?;
        self.screen.heading("heading-end", &[])?;
        self.screen.lines(scores::sheet(&self.table, terminal))?;
        self.screen.gap()?;
        self.screen.lines(scores::verdict(&self.table, terminal))?;
        self.screen.say("end-offer", &[])?;
        self.listen(&Actions::new())
    }
}
