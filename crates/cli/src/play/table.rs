//! The table: a game in progress, and who sits where.

use std::path::PathBuf;
use std::time::Duration;

use carvania_bots::{Bot, Budget};
use carvania_lab::external::{External, Fault};
use carvania_lab::{Entrant, EntrantError};
use carvania_rules::record::Step;
use carvania_rules::{Action, Actions, Game, Record, Refused, Seat, Turn};

use crate::cached_bot::{CachedBot, has_choice};
use crate::engine::seeds;

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Player {
    /// A person at the terminal.
    Human,
    /// A bot of this program, or a program of the user's.
    Bot(Entrant),
}

/// What people are called on the command line and in records, beside the names of the bots.
pub(crate) const HUMAN: &str = "human";

impl Player {
    /// The name on the command line and in records.
    pub(super) fn name(&self) -> String {
        match self {
            Player::Human => HUMAN.to_owned(),
            Player::Bot(bot) => bot.to_string(),
        }
    }

    /// The player of this name.
    pub(super) fn named(name: &str) -> Result<Player, EntrantError> {
        if name == HUMAN { Ok(Player::Human) } else { name.parse().map(Player::Bot) }
    }

    /// Whether it is a program of the user's.
    pub(super) fn is_program(&self) -> bool {
        matches!(self, Player::Bot(Entrant::Program(_)))
    }
}

/// What decides for a seat.
enum Mind {
    /// A program of the user's.
    Human,
    /// One of our bots, which keeps what it has thought.
    Bot(CachedBot),
    /// A program, which runs from its first decision on.
    Program { program: External, limit: Duration },
}

pub(super) struct Table {
    pub(super) record: Record,
    /// Who sits where, in turn order.
    pub(super) players: Vec<Player>,
    /// What decides for them, by seat, as long as there is a table.
    minds: Vec<Mind>,
    pub(super) seed: u64,
    /// The file that the game came from or was last saved to.
    pub(super) file: Option<PathBuf>,
}

impl Table {
    pub(super) fn new(record: Record, players: Vec<Player>, seed: u64, file: Option<PathBuf>) -> Table {
        let mind = |player: &Player| match player {
            Player::Human => Mind::Human,
            Player::Bot(Entrant::Bot(spec)) => Mind::Bot(CachedBot::new(*spec)),
            Player::Bot(Entrant::Guest(guest)) => Mind::Bot(CachedBot::of_guest(guest.clone())),
            Player::Bot(Entrant::Program(program)) => {
                let limit = program.limit();
                Mind::Program { program: External::new(program.clone(), seeds::chooser(seed, 0)), limit }
            }
        };
        let minds = players.iter().map(mind).collect();
        Table { record, players, minds, seed, file }
    }

    pub(super) fn game(&self) -> &Game {
        self.record.game()
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        self.players.get(seat.index()).unwrap_or(&Player::Human)
    }

    /// What was wrong with the last decision of a program, if anything was.
    pub(super) fn fault(&self, seat: Seat) -> Option<&Fault> {
        match self.minds.get(seat.index())? {
            Mind::Program { program, .. } => program.fault(),
            Mind::Human | Mind::Bot(_) => None,
        }
    }

    /// Whether anybody at the terminal plays.
    pub(super) fn has_people(&self) -> bool {
        self.players.contains(&Player::Human)
    }

    pub(super) fn legal_actions(&self) -> Actions {
        let mut actions = Actions::new();
        self.game().legal_actions(&mut actions);
        actions
    }

    /// Makes the draw that is due.
    pub(super) fn draw(&mut self) -> Result<(), Refused> {
        self.follow(seeds::draw(self.seed, self.game(), seeds::draws(&self.record)))
    }

    /// Lets the bot of a seat decide. A built-in bot makes the same choice in the same game, even after an undo.
    pub(super) fn choose(&mut self, seat: Seat) -> Result<(), Refused> {
        let Table { record, minds, seed, .. } = self;
        let action = match minds.get_mut(seat.index()) {
            Some(Mind::Bot(bot)) => bot.choose(record, *seed),
            Some(Mind::Program { program, limit }) => {
                program.reseed(seeds::chooser(*seed, record.actions().len()));
                program.hear_round(record.rounds().number());
                program.choose(record.game(), &Budget::time(*limit))
            }
            Some(Mind::Human) | None => None,
        };
        self.follow(action)
    }

    fn follow(&mut self, action: Option<Action>) -> Result<(), Refused> {
        action.map_or(Ok(()), |action| self.record.apply(action))
    }

    /// Where in the record a person last had a choice; one with a single option is none.
    pub(super) fn last_choice(&self) -> Option<usize> {
        let is_choice = |step: &Step| match step.by {
            Turn::Seat(seat) => *self.player(seat) == Player::Human && has_choice(&step.before),
            Turn::Chance | Turn::Over => false,
        };
        let choices = self.record.steps().enumerate().filter(|(_, step)| is_choice(step));
        choices.map(|(index, _)| index).last()
    }

    /// Takes actions back until this many are left. Returns whether a draw was among them.
    pub(super) fn rewind(&mut self, actions: usize) -> bool {
        let mut drawn = false;
        while self.record.actions().len() > actions && self.record.undo().is_some() {
            drawn |= self.game().turn() == Turn::Chance;
        }
        for mind in &mut self.minds {
            if let Mind::Bot(bot) = mind {
                bot.forget();
            }
        }
        drawn
    }
}
