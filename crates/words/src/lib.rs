//! All text about the games, in every language.
//!
//! A message catalogue (Fluent) in `locales`, and functions that put the facts of a game into words. The catalogue
//! handles plural forms and word order; code passes numbers and notation.
//!
//! ```
//! use carvania_words::{Language, say};
//!
//! assert_eq!(say(Language::English, "crystal-yellow", &[]), "yellow");
//! assert_eq!(say(Language::French, "score-points", &[("points", 14.into())]), "14 points");
//! ```
//!
//! # Modules
//!
//! - `voice`: who speaks (a language, and what players and things are called).
//! - `actions`, `turns`, `phrases`, `draws`: actions in words (as an option, as a deed, as a line of the log).
//! - `questions`, `outlook`, `lacking`: the question to the player who decides; why a location is closed; what is
//!   missing for something that cannot be done.
//! - `goals`: what an action makes possible, and when.
//! - `things`, `explanation`: things on the table; what each is, costs, does and is worth now.
//! - `names`, `labels`, `printed`, `numbers`: names of things, what screen readers hear of them, what is printed on
//!   them, decimals.
//! - `cards`, `wagons`, `world`, `route`, `trades`, `locations`, `expedition`, `maps`: the words of the parts of
//!   the games.
//! - `table`: what lies on the table, whichever game it is.
//! - `text`, `locale`: texts with structure; the language of a person.
//! - `faults`, `problems`, `notice`: what is wrong with a record or a component file; what every page says of the
//!   project.

mod actions;
mod cards;
mod draws;
mod expedition;
mod explanation;
mod faults;
mod goals;
mod labels;
mod lacking;
mod locale;
mod locations;
mod maps;
mod names;
mod notice;
mod numbers;
mod outlook;
mod phrases;
mod printed;
mod problems;
mod questions;
mod route;
mod table;
mod text;
mod things;
mod trades;
mod turns;
mod voice;
mod wagons;
mod world;

use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentArgs;
use fluent_templates::{LanguageIdentifier, Loader, langid, static_loader};

pub use actions::{Label, describe, label, narrate, narrate_briefly};
pub use carvania_rules::Language;
pub use explanation::{About, Explanation, Line, explain};
pub use faults::record_fault;
pub use fluent_templates::fluent_bundle::FluentValue as Value;
pub use goals::leads_to;
pub use labels::location_label;
pub use lacking::lacking;
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
pub use problems::component_problem;
pub use questions::{ask, question};
use text::try_compose;
pub use text::{Argument, Fact, Span, Text, compose, spoken};
pub use things::Thing;
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
            // What a message names itself: `{ CRYSTALS("YYG") }`, `{ CARD("YY>G") }`.
            for name in ["CRYSTALS", "CARD"] {
                bundle.add_function(name, named).expect("each function is added once");
            }
            // What the listener does, and what anybody else does: `{ VERB($by, "play", "plays") }`.
            bundle.add_function("VERB", verb).expect("each function is added once");
        },
    };
}

/// The message with this key as plain text, with its variables filled in. What has things in it is for [`compose`].
///
/// Every key in the sources stands in the catalogue of every language; the tests see to it.
pub fn say(language: Language, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
    let args = args.iter().map(|(name, value)| (*name, value.clone())).collect();
    let message = look_up(language, key, &args).unwrap_or_else(|| unknown(language, key));
    if message.is_ascii() { message } else { text::cut(&message, &[]).to_string() }
}

/// A message as Fluent puts it together; none if the catalogue does not have it.
fn look_up(language: Language, key: &str, args: &HashMap<&'static str, Value<'_>>) -> Option<String> {
    CATALOGUE.lookup_single_language(&identifier(language), key, Some(args)).ok()
}

/// What stands in place of a message that cannot be put together, which the tests rule out.
fn unknown(language: Language, key: &str) -> String {
    CATALOGUE.lookup(&identifier(language), key)
}

/// What a message names in notation.
fn named<'a>(things: &[Value<'a>], _: &FluentArgs<'_>) -> Value<'a> {
    match things {
        [Value::String(notation)] => text::notation(notation).into(),
        _ => Value::Error,
    }
}

/// The form of a verb for its subject: the reader, or somebody else.
fn verb<'a>(forms: &[Value<'a>], _: &FluentArgs<'_>) -> Value<'a> {
    match forms {
        [Value::String(by), yours, others] => (if by == "you" { yours } else { others }).clone(),
        _ => Value::Error,
    }
}

fn identifier(language: Language) -> LanguageIdentifier {
    match language {
        Language::English => langid!("en"),
        Language::French => langid!("fr"),
    }
}
