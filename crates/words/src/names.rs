//! The names of things.

use carvania_rules::bonus::Bonus;
use carvania_rules::{Crystal, Source, Title};

use crate::{Language, Span, Text, Value, compose, say};

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

/// A player's possession is told by their name: "of Ada", in French "d'Ada".
pub fn of_name(language: Language, name: &str) -> Text {
    let first = name.chars().find(|letter| letter.is_alphanumeric()).map(|letter| letter.to_lowercase());
    let is_vowel = first.is_some_and(|mut letter| letter.all(|letter| VOWELS.contains(letter)));
    let key = if is_vowel { "of-name-vowel" } else { "of-name" };
    compose(language, key, &[("name", Text::from(Span::Person(name.to_owned())).into())])
}

/// The letters before which French contracts; before an h it may or may not.
const VOWELS: &str = "aàâäeéèêëiîïoôöuùûüyœæ";

/// The colour of a crystal as messages ask for it.
pub fn colour(crystal: Crystal) -> Value<'static> {
    match crystal {
        Crystal::Yellow => "yellow",
        Crystal::Green => "green",
        Crystal::Blue => "blue",
        Crystal::Magenta => "magenta",
    }
    .into()
}

/// Where points come from, as the heading of a column.
pub fn source(language: Language, source: Source) -> String {
    let key = match source {
        Source::PointCards => "source-point-cards",
        Source::VpTiles => "source-vp-tiles",
        Source::Outposts => "source-outposts",
        Source::BonusTiles => "source-bonus-tiles",
        Source::ExplorationTiles => "source-exploration-tiles",
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
        Title::EasternMountains => "title-eastern-mountains",
        Title::CallForAdventure => "title-call-for-adventure",
        Title::EndlessWorld => "title-endless-world",
        Title::JourneyOne => "title-journey-one",
        Title::JourneyTwo => "title-journey-two",
        Title::JourneyThree => "title-journey-three",
    };
    say(language, key, &[])
}

/// The name of a bonus tile, which for a tile of the VP pile is what it is worth.
pub fn bonus(language: Language, bonus: Bonus, points: u8) -> String {
    let key = match bonus {
        Bonus::ExtraStep => "bonus-step",
        Bonus::UpgradeOnBuild => "bonus-upgrade",
        Bonus::RicherMine => "bonus-mine",
        Bonus::CaravanPlus3 => "bonus-caravan",
        Bonus::Points => "score-points",
    };
    say(language, key, &[("points", points.into())])
}
