//! Refusals: why a command changes nothing.

use carvania_rules::Clause;

use crate::event::EventNumber;

/// Why nothing happened. Each refusal has its own name ([`Refusal::name`]), so that programs can tell them apart.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has moved on since the event that the sender saw.
    #[error(
        "the game has moved on: you saw event {seen}, and event {last} changed it since. Look again, then decide"
    )]
    Stale {
        /// The last event that the sender saw.
        seen: EventNumber,
        /// The last event that changed the game.
        last: EventNumber,
    },
    /// Another player decides now.
    #[error("it is not seat {seat}'s turn")]
    OutOfTurn {
        /// The seat that tried.
        seat: u8,
    },
    /// A seat that the sender does not hold, or that does not exist.
    #[error("seat {seat} is not yours")]
    NotYours {
        /// The number of the seat.
        seat: u8,
    },
    /// They left, and a bot plays for them.
    #[error("a bot is playing seat {seat} for you: return first")]
    Left {
        /// The number of the seat.
        seat: u8,
    },
    /// The time of the seat is not over.
    #[error("seat {seat} still has time")]
    TimeLeft {
        /// The number of the seat.
        seat: u8,
    },
    /// A text that does not name an action.
    #[error("`{action}` cannot be read: {why}")]
    Malformed {
        /// The text that was sent, shortened.
        action: String,
        /// What is wrong with it.
        why: String,
    },
    /// An action that a rule forbids.
    #[error("refused by {clause}")]
    Illegal {
        /// The clause that forbids it.
        clause: Clause,
    },
    /// Something is drawn between actions that were to be made as one.
    #[error(
        "something is drawn after `{action}`: send it alone, and decide the rest when you have seen the draw"
    )]
    DrawBetween {
        /// The last action before the draw.
        action: String,
    },
    /// This can be done only before the game.
    #[error("the game has begun")]
    Begun,
    /// This can be done only while a game is being played.
    #[error("no game is being played at this table")]
    NotPlaying,
    /// The place is taken, or there is no such place.
    #[error("place {place} is not free")]
    NotFree {
        /// The number of the place.
        place: u8,
    },
    /// Another person cannot be put on a place.
    #[error("you cannot seat other people: put a bot, a program, yourself or nobody on place {place}")]
    NotYourself {
        /// The number of the place.
        place: u8,
    },
    /// The host offers no program of this name.
    #[error("this server offers no program called `{name}`")]
    NoProgram {
        /// The text that was sent, shortened.
        name: String,
    },
    /// All places are taken.
    #[error("no place is free")]
    Full,
    /// Only the owner of the table may do this.
    #[error("only the person who opened the table can do that")]
    NotOwner,
    /// Only the host may do this: bots, clocks, restarts.
    #[error("only the host can do that")]
    NotHost,
    /// Only people at the table may do this.
    #[error("you are not at this table")]
    NotSeated,
    /// An undo that goes back too far, or not at all.
    #[error("cannot undo that far")]
    NothingToUndo,
    /// An earlier request to take back has not been answered yet.
    #[error("a player has asked to undo a move: answer that first")]
    UndoAsked,
    /// There is no request to take back.
    #[error("nobody has asked to undo anything")]
    NotAsked,
    /// The message is empty or too long.
    #[error("a message must have 1 to 500 characters")]
    Message,
    /// The chat is full, or has all that it keeps of one person.
    #[error("the chat is full: it keeps 400 messages from each person, and 2,000 in all")]
    Talkative,
    /// The key was used for another request.
    #[error("this key was used for another request")]
    KeyReused,
    /// Other people play here.
    #[error("other people are playing at this table")]
    OthersPlay,
    /// A player who left a game of several people may still come back in time.
    #[error(
        "a player left a short while ago and may still come back: wait until their time to return is over"
    )]
    MayReturn,
    /// The undo would reach back before the departure of a player who is still away.
    #[error("a player has left: nothing from before that can be undone until they return")]
    Absent,
    /// This can be done only after the game.
    #[error("the game is not over")]
    NotOver,
    /// No hints are given at this table.
    #[error("no hints are given at this table")]
    NoHints,
    /// The game began under rules that this program cannot play.
    #[error("the game began under version {rules} of the rules, which this program cannot play")]
    OtherRules {
        /// The version it was begun with.
        rules: u32,
    },
    /// An event that does not follow from those before it: no command leads to it, so what was kept is damaged.
    #[error("event {number} does not follow from the events before it")]
    Misfit {
        /// The number of the event.
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
            Refusal::DrawBetween { .. } => "draw_between",
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
