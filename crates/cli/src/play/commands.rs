//! What can be typed besides actions: the commands and their names.

use carvania_rules::Language;
use carvania_words::say;

/// A command, without what follows it on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Go back to the previous decision of a person.
    Undo,
    /// Write the record to a file.
    Save,
    /// Show the table again.
    Show,
    /// Read a clause of the rulebook.
    Rules,
    /// Show the scores.
    Score,
    /// Say what can be typed.
    Help,
    /// Leave.
    Quit,
}

/// What comes after a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Another line: the decision is still open.
    Listen,
    /// Another decision, which is shown first.
    Ask,
    /// Nothing more.
    Leave,
}

impl Command {
    const ALL: [Command; 7] = [
        Command::Undo,
        Command::Save,
        Command::Show,
        Command::Rules,
        Command::Score,
        Command::Help,
        Command::Quit,
    ];

    /// The command of this name, in the language of the game or in English.
    pub(super) fn named(name: &str, language: Language) -> Option<Command> {
        let name = name.to_lowercase();
        Command::ALL.into_iter().find(|command| is_named(&name, language, command.key()))
    }

    const fn key(self) -> &'static str {
        match self {
            Command::Undo => "command-undo",
            Command::Save => "command-save",
            Command::Show => "command-show",
            Command::Rules => "command-rules",
            Command::Score => "command-score",
            Command::Help => "command-help",
            Command::Quit => "command-quit",
        }
    }
}

/// Whether a message lists the name, in the language of the game or in English.
pub(super) fn is_named(name: &str, language: Language, key: &str) -> bool {
    [language, Language::English]
        .into_iter()
        .any(|language| say(language, key, &[]).split_whitespace().any(|known| known == name))
}

#[cfg(test)]
mod tests {
    use super::{Command, Language};

    #[test]
    fn commands_have_english_names_everywhere() {
        assert_eq!(Command::named("undo", Language::English), Some(Command::Undo));
        assert_eq!(Command::named("Undo", Language::French), Some(Command::Undo));
        assert_eq!(Command::named("annuler", Language::French), Some(Command::Undo));
        assert_eq!(Command::named("annuler", Language::English), None);
    }
}
