//! The names of things.

use carvania_rules::{Crystal, Source, Title};

use crate::{Language, say};

/// The name of a colour.
pub fn crystal(language: Language, crystal: Crystal) -> String {
    let key = match crystal {
        Crystal::Yellow => "crystal-yellow",
        Crystal::Green => "crystal-green",
        Crystal::Blue => "crystal-blue",
        Crystal::Magenta => "crystal-magenta",
    };
    say(language, key, &[])
}

/// Where points come from, as the heading of a column.
pub fn source(language: Language, source: Source) -> String {
    let key = match source {
        Source::PointCards => "source-point-cards",
        Source::Copper => "source-copper",
        Source::Silver => "source-silver",
        Source::Crystals => "source-crystals",
    };
    say(language, key, &[])
}

/// The name of a game.
pub fn title(language: Language, title: Title) -> String {
    let key = match title {
        Title::GolemEdition => "title-golem-edition",
    };
    say(language, key, &[])
}
