//! The computer's players as people meet them: one table of names, faces and sentences.
//!
//! A sentence is a message of the catalogue, and true of how the level plays.

use carvania_opponents::Level;
use carvania_rules::Crystal;
use carvania_tables::Occupant;
use carvania_words::{Language, say};
use maud::{Markup, html};

use crate::art::{self, Keepsake, Sheet, Stone, Visage};

/// A level as a character.
#[derive(Clone, Copy, Debug)]
pub struct Character {
    /// The level that it plays at.
    pub level: Level,
    /// What its messages are called by, and what its face is drawn from.
    key: &'static str,
    stone: Stone,
    eyes: Crystal,
    sky: Crystal,
    keepsake: Keepsake,
}

/// All of them, from the weakest. What is not said of a level here is said nowhere.
pub static ALL: [Character; Level::ALL.len()] = [
    Character {
        level: Level::Beginner,
        key: "pebb",
        stone: Stone::Sandstone,
        eyes: Crystal::Yellow,
        sky: Crystal::Yellow,
        keepsake: Keepsake::Sprout,
    },
    Character {
        level: Level::Learner,
        key: "mossle",
        stone: Stone::Serpentine,
        eyes: Crystal::Green,
        sky: Crystal::Green,
        keepsake: Keepsake::Moss,
    },
    Character {
        level: Level::Casual,
        key: "ruddo",
        stone: Stone::Granite,
        eyes: Crystal::Green,
        sky: Crystal::Yellow,
        keepsake: Keepsake::Hoard,
    },
    Character {
        level: Level::Skilled,
        key: "karn",
        stone: Stone::Basalt,
        eyes: Crystal::Green,
        sky: Crystal::Green,
        keepsake: Keepsake::Scarf,
    },
    Character {
        level: Level::Seasoned,
        key: "saltha",
        stone: Stone::Limestone,
        eyes: Crystal::Blue,
        sky: Crystal::Blue,
        keepsake: Keepsake::Hood,
    },
    Character {
        level: Level::Expert,
        key: "vorrim",
        stone: Stone::Slate,
        eyes: Crystal::Blue,
        sky: Crystal::Blue,
        keepsake: Keepsake::ThirdEye,
    },
    Character {
        level: Level::Veteran,
        key: "iskel",
        stone: Stone::Limestone,
        eyes: Crystal::Magenta,
        sky: Crystal::Blue,
        keepsake: Keepsake::IceBeard,
    },
    Character {
        level: Level::Master,
        key: "oduna",
        stone: Stone::Basalt,
        eyes: Crystal::Blue,
        sky: Crystal::Magenta,
        keepsake: Keepsake::Mask,
    },
    Character {
        level: Level::Grandmaster,
        key: "old-pass",
        stone: Stone::Granite,
        eyes: Crystal::Magenta,
        sky: Crystal::Magenta,
        keepsake: Keepsake::Mountain,
    },
];

/// The character of a level.
pub fn of(level: Level) -> &'static Character {
    ALL.iter().find(|character| character.level == level).unwrap_or(&ALL[0])
}

impl Character {
    /// Its name.
    pub fn name(&self, language: Language) -> String {
        say(language, "character-name", &[("key", self.key.into())])
    }

    /// How it plays, in a sentence.
    pub fn sentence(&self, language: Language) -> String {
        say(language, "character-plays", &[("key", self.key.into())])
    }

    /// What its strength is called.
    pub fn strength(&self, language: Language) -> String {
        say(language, "table-bot", &[("level", self.level.name().into())])
    }

    /// Its name and its strength, to choose it by.
    pub fn choice(&self, language: Language) -> String {
        let facts = [("name", self.name(language).into()), ("level", self.strength(language).into())];
        say(language, "character-choice", &facts)
    }

    /// How many levels there are up to this one.
    pub fn rank(&self) -> usize {
        1 + ALL.iter().filter(|other| other.level < self.level).count()
    }

    /// The drawing of its face.
    pub fn face(&self, sheet: &Sheet) -> Markup {
        let bulk = (self.rank() - 1) as f64 / (ALL.len() - 1).max(1) as f64;
        let Character { key, stone, eyes, sky, keepsake, .. } = *self;
        art::visage(sheet, &Visage { seed: key.to_owned(), stone, eyes, sky, keepsake, bulk })
    }
}

/// The face of whoever sits somewhere, in the cloth of their seat; an empty frame where nobody does.
pub fn face(sheet: &Sheet, occupant: &Occupant, name: &str, seat: Option<carvania_rules::Seat>) -> Markup {
    html! {
        span.face aria-hidden="true" {
            @match occupant {
                Occupant::Open => { "?" }
                Occupant::Person(_) => { (art::avatar(sheet, name, seat)) }
                Occupant::Bot(level) => { (of(*level).face(sheet)) }
                Occupant::Program(program) => { (art::visage(sheet, &Visage::of_stranger(program))) }
            }
        }
    }
}
