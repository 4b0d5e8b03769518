//! The computer's players as people meet them: one table of names, faces and sentences.
//!
//! A name is the same in every language; a sentence is a message of the catalogue, and true of how the level plays.

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
    /// What it is called.
    pub name: &'static str,
    /// The message that says how it plays.
    sentence: &'static str,
    stone: Stone,
    eyes: Crystal,
    sky: Crystal,
    keepsake: Keepsake,
}

/// All of them, from the weakest. What is not said of a level here is said nowhere.
pub static ALL: [Character; Level::ALL.len()] = [
    Character {
        level: Level::Beginner,
        name: "Pebb",
        sentence: "character-pebb",
        stone: Stone::Sandstone,
        eyes: Crystal::Yellow,
        sky: Crystal::Yellow,
        keepsake: Keepsake::Sprout,
    },
    Character {
        level: Level::Casual,
        name: "Ruddo",
        sentence: "character-ruddo",
        stone: Stone::Granite,
        eyes: Crystal::Green,
        sky: Crystal::Yellow,
        keepsake: Keepsake::Hoard,
    },
    Character {
        level: Level::Skilled,
        name: "Karn",
        sentence: "character-karn",
        stone: Stone::Basalt,
        eyes: Crystal::Green,
        sky: Crystal::Green,
        keepsake: Keepsake::Scarf,
    },
    Character {
        level: Level::Expert,
        name: "Vorrim",
        sentence: "character-vorrim",
        stone: Stone::Slate,
        eyes: Crystal::Blue,
        sky: Crystal::Blue,
        keepsake: Keepsake::ThirdEye,
    },
    Character {
        level: Level::Master,
        name: "Oduna",
        sentence: "character-oduna",
        stone: Stone::Basalt,
        eyes: Crystal::Blue,
        sky: Crystal::Magenta,
        keepsake: Keepsake::Mask,
    },
];

/// The character of a level.
pub fn of(level: Level) -> &'static Character {
    ALL.iter().find(|character| character.level == level).unwrap_or(&ALL[0])
}

impl Character {
    /// How it plays, in a sentence.
    pub fn sentence(&self, language: Language) -> String {
        say(language, self.sentence, &[])
    }

    /// What its strength is called.
    pub fn strength(&self, language: Language) -> String {
        say(language, "table-bot", &[("level", self.level.name().into())])
    }

    /// Its name and its strength, to choose it by.
    pub fn choice(&self, language: Language) -> String {
        let facts = [("name", self.name.into()), ("level", self.strength(language).into())];
        say(language, "character-choice", &facts)
    }

    /// How many levels there are up to this one.
    pub fn rank(&self) -> usize {
        1 + ALL.iter().filter(|other| other.level < self.level).count()
    }

    /// The drawing of its face.
    pub fn face(&self, sheet: &Sheet) -> Markup {
        let bulk = (self.rank() - 1) as f64 / (ALL.len() - 1).max(1) as f64;
        let Character { name, stone, eyes, sky, keepsake, .. } = *self;
        art::visage(sheet, &Visage { seed: name.to_owned(), stone, eyes, sky, keepsake, bulk })
    }
}

/// The face of the player on a seat, in the colour of the seat; an empty frame for a free seat.
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
