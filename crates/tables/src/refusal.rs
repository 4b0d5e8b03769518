//! Refusals: why a command changes nothing.

use carvania_rules::Clause;

use crate::event::EventNumber;

/// Why nothing happened. Each has a name of its own ([`Refusal::name`]), so that programs can tell them apart.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game went on since the event that they saw.
    #[error("the game went on: you saw event {seen}, the last that counts is {last}")]
    Stale {
        /// What they saw.
        seen: EventNumber,
        /// What there is.
        last: EventNumber,
    },
    /// Somebody else decides now.
    #[error("it is not the turn of seat {seat}")]
    OutOfTurn {
        /// Who tried.
        seat: u8,
    },
    /// A seat that is not theirs to decide for, or does not exist.
    #[error("seat {seat} is not yours")]
    NotYours {
        /// Which.
        seat: u8,
    },
    /// They left, and a bot plays for them.
    #[error("a bot plays seat {seat} for you: return first")]
    Left {
        /// Which seat.
        seat: u8,
    },
    /// The time of the seat is not over.
    #[error("seat {seat} still has time")]
    TimeLeft {
        /// Which.
        seat: u8,
    },
    /// A text that is no action.
    #[error("`{action}` cannot be read: {why}")]
    Malformed {
        /// What was sent, cut short.
        action: String,
        /// What is wrong with it.
        why: String,
    },
    /// An action that a rule forbids.
    #[error("refused by {clause}")]
    Illegal {
        /// The clause.
        clause: Clause,
    },
    /// What can be done only before the game.
    #[error("the game has begun")]
    Begun,
    /// What can be done only while a game is played.
    #[error("no game is being played at this table")]
    NotPlaying,
    /// The place is taken, or there is no such place.
    #[error("place {place} is not free")]
    NotFree {
        /// Which.
        place: u8,
    },
    /// Somebody else was to be put on a place.
    #[error("people sit down themselves: put a bot, a program, yourself or nobody on place {place}")]
    NotYourself {
        /// Which.
        place: u8,
    },
    /// No name of a program, or one that the host does not offer.
    #[error("this host has no program `{name}`")]
    NoProgram {
        /// What was sent, cut short.
        name: String,
    },
    /// Nobody can sit down any more.
    #[error("no place is free")]
    Full,
    /// For the owner of the table only.
    #[error("only who opened the table can do that")]
    NotOwner,
    /// For the host only: bots, clocks, restarts.
    #[error("only the host can do that")]
    NotHost,
    /// For people at the table only.
    #[error("you do not sit at this table")]
    NotSeated,
    /// An undo that goes too far, or nowhere.
    #[error("nothing can be taken back to there")]
    NothingToUndo,
    /// Somebody has asked to take back, and was not answered yet.
    #[error("somebody asks to take something back: answer first")]
    UndoAsked,
    /// Nobody asked.
    #[error("nobody asks to take anything back")]
    NotAsked,
    /// What is said is empty or too long.
    #[error("a message has 1 to 500 signs")]
    Message,
    /// Too much has been said at this table.
    #[error("no more can be said at this table")]
    Talkative,
    /// The key was used for another request.
    #[error("this key belongs to another request")]
    KeyReused,
    /// Other people play here.
    #[error("other people play at this table")]
    OthersPlay,
    /// Somebody who left a game of several people may still come back in time.
    #[error("somebody left a short while ago and may come back: wait until they should have")]
    MayReturn,
    /// What would take back something that somebody did who is gone.
    #[error("somebody has left: nothing from before that can be taken back until they return")]
    Absent,
    /// What can be done only after the game.
    #[error("the game is not over")]
    NotOver,
    /// No hints are given at this table.
    #[error("no hints are given at this table")]
    NoHints,
    /// The program knows other rules than the game was begun with.
    #[error("the game was begun under version {rules} of the rules, which this program does not play")]
    OtherRules {
        /// The version it was begun with.
        rules: u32,
    },
    /// An event that does not follow from those before it: no command leads to it, so what was kept is damaged.
    #[error("event {number} does not follow from what happened before")]
    Misfit {
        /// Its number.
        number: EventNumber,
    },
}

impl Refusal {
    /// Its name for programs.
    pub const fn name(&self) -> &'static str {
        match self {
            Refusal::Stale { .. } => "stale",
            Refusal::OutOfTurn { .. } => "out_of_turn",
            Refusal::NotYours { .. } => "not_yours",
            Refusal::Left { .. } => "left",
            Refusal::TimeLeft { .. } => "time_left",
            Refusal::Malformed { .. } => "malformed",
            Refusal::Illegal { .. } => "illegal",
            Refusal::Begun => "begun",
            Refusal::NotPlaying => "not_playing",
            Refusal::NotFree { .. } => "not_free",
            Refusal::NotYourself { .. } => "not_yourself",
            Refusal::NoProgram { .. } => "no_program",
            Refusal::Full => "full",
            Refusal::NotOwner => "not_owner",
            Refusal::NotHost => "not_host",
            Refusal::NotSeated => "not_seated",
            Refusal::NothingToUndo => "nothing_to_undo",
            Refusal::UndoAsked => "undo_asked",
            Refusal::NotAsked => "not_asked",
            Refusal::Message => "message",
            Refusal::Talkative => "talkative",
            Refusal::KeyReused => "key_reused",
            Refusal::OthersPlay => "others_play",
            Refusal::MayReturn => "may_return",
            Refusal::Absent => "absent",
            Refusal::NotOver => "not_over",
            Refusal::NoHints => "no_hints",
            Refusal::OtherRules { .. } => "other_rules",
            Refusal::Misfit { .. } => "misfit",
        }
    }
}
