//! The option that says in which language to speak.

use carvania_rules::Language;
use carvania_words::language_of;

/// Which language to speak.
#[derive(clap::Args, Clone, Copy, Debug, Default)]
pub(crate) struct LanguageOption {
    /// The language, en or fr [default: that of your system]
    #[arg(long, alias = "lang")]
    language: Option<Language>,
}

impl LanguageOption {
    /// The language that was asked for, else that of the system.
    pub(crate) fn language(self) -> Language {
        self.language.unwrap_or_else(|| language_of(|name| std::env::var(name).ok()))
    }
}
