//! The words people read, in every language.
//!
//! A message catalogue (Fluent) in `locales`, and functions that put the facts of a game into words.
//! Plural forms and word order are the catalogue's business: code passes numbers and notation.
//!
//! ```
//! use carvania_words::{Language, say};
//!
//! assert_eq!(say(Language::English, "crystal-yellow", &[]), "yellow");
//! assert_eq!(say(Language::French, "score-points", &[("points", 14.into())]), "14 points");
//! ```

mod actions;
mod cards;
mod draws;
mod expedition;
mod labels;
mod locale;
mod locations;
mod maps;
mod names;
mod notice;
mod numbers;
mod outlook;
mod phrases;
mod printed;
mod questions;
mod route;
mod table;
mod trades;
mod turns;
mod voice;
mod wagons;
mod world;

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::{LanguageIdentifier, Loader, langid, static_loader};

pub use actions::{describe, narrate, narrate_briefly};
pub use carvania_rules::Language;
pub use fluent_templates::fluent_bundle::FluentValue as Value;
pub use labels::location_label;
pub use locale::language_of;
pub use locations::location;
pub use maps::{cell_kind, map_problem};
pub use names::{bonus, colour, crystal, of_name, source, title};
pub use notice::notice;
pub use numbers::{decimal, percent, signed, signed_percent};
pub use outlook::outlook;
pub use printed::{
    benefit, bonus_tile, card_icon, effect, exploration_tile, location_icon, printed_location,
};
pub use questions::{ask, question};
pub use turns::{by_player, decider};
pub use voice::{Names, Voice};

static_loader! {
    static CATALOGUE = {
        locales: "./locales",
        fallback_language: "en",
        customise: |bundle| {
            // Terminals and tests want the plain text, without marks around what is filled in.
            bundle.set_use_isolating(false);
            bundle.add_builtins().expect("the bundle has no functions yet");
        },
    };
}

/// The message with this key, with its variables filled in.
///
/// Every key in the sources stands in the catalogue of every language; the tests see to it.
pub fn say(language: Language, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
    let args: HashMap<Cow<'static, str>, Value<'_>> =
        args.iter().map(|(name, value)| (Cow::Borrowed(*name), value.clone())).collect();
    CATALOGUE.lookup_with_args(&identifier(language), key, &args)
}

fn identifier(language: Language) -> LanguageIdentifier {
    match language {
        Language::English => langid!("en"),
        Language::French => langid!("fr"),
    }
}
