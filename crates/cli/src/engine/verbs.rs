//! What can be asked of the engine.

use serde_json::{Map, Value};

/// What a request wants done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    New,
    Load,
    Save,
    Show,
    Legal,
    Check,
    Apply,
    Draw,
    Undo,
    Score,
    Choose,
    Perft,
    Help,
    Quit,
}

impl Verb {
    pub(super) const ALL: [Verb; 14] = [
        Verb::New,
        Verb::Load,
        Verb::Save,
        Verb::Show,
        Verb::Legal,
        Verb::Check,
        Verb::Apply,
        Verb::Draw,
        Verb::Undo,
        Verb::Score,
        Verb::Choose,
        Verb::Perft,
        Verb::Help,
        Verb::Quit,
    ];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Verb::New => "new",
            Verb::Load => "load",
            Verb::Save => "save",
            Verb::Show => "show",
            Verb::Legal => "legal",
            Verb::Check => "check",
            Verb::Apply => "apply",
            Verb::Draw => "draw",
            Verb::Undo => "undo",
            Verb::Score => "score",
            Verb::Choose => "choose",
            Verb::Perft => "perft",
            Verb::Help => "help",
            Verb::Quit => "quit",
        }
    }

    pub(super) fn named(name: &str) -> Option<Verb> {
        Verb::ALL.into_iter().find(|verb| verb.name() == name)
    }

    /// The fields of the request, those in brackets being optional, and what it does.
    const fn help(self) -> &'static str {
        match self {
            Verb::New => "game, players, [seed], [draws], [components], [map]: begins a game",
            Verb::Load => "position or record, [seed], [draws], [components]: goes on from there",
            Verb::Save => "[as]: the game as a record, json_lines or a position",
            Verb::Show => "everything about the game at present",
            Verb::Legal => "the legal actions",
            Verb::Check => "action: whether it is legal, or which clause forbids it",
            Verb::Apply => "action or actions: carries them out, all or none",
            Verb::Draw => "makes the draw that is due, from the seed",
            Verb::Undo => "[count] or [actions]: takes actions back",
            Verb::Score => "the points of every seat, and the ranking",
            Verb::Choose => {
                "[bot], [seed], [limit_ms], [position], [seat], [legal]: the action that a bot would choose"
            }
            Verb::Perft => "depth, [divide]: counts the ways the game can continue",
            Verb::Help => "this list",
            Verb::Quit => "ends the engine",
        }
    }
}

/// The list that `help` answers with.
pub(super) fn help() -> Value {
    let entry = |verb: Verb| (verb.name().to_owned(), verb.help().into());
    Verb::ALL.into_iter().map(entry).collect::<Map<String, Value>>().into()
}

/// All names in one line.
pub(super) fn names() -> String {
    Verb::ALL.map(Verb::name).join(", ")
}
