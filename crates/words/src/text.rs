//! Texts with structure: what a sentence of the catalogue fills in stays what it is.
//!
//! A thing is handed to Fluent as a single character of a private plane of Unicode, and the message that comes back is cut
//! where that character stands. So translators put things wherever their language wants them, and nobody has to find
//! crystals in a sentence afterwards.

use std::collections::HashMap;
use std::fmt;

use carvania_rules::{Crystal, Crystals, Merchant};

use crate::{Language, Value, colour, look_up, say, unknown};

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words.
    Text(String),
    /// Crystals, from low to high: `YYG`.
    Crystals(Vec<Crystal>),
    /// A merchant card, or a mountain by its trade: `YY>G`.
    Card(Merchant),
    /// The name of a golem.
    Golem(String),
    /// The name of a cell.
    Cell(String),
    /// The name of a person or a bot at the table.
    Person(String),
}

/// Words, with the things of the game that they are about.
///
/// [`Display`](fmt::Display) writes crystals as letters; [`Text::spoken`] puts them into words.
///
/// ```
/// use carvania_rules::Crystals;
/// use carvania_words::{Language, Span, compose};
///
/// let crystals: Crystals = "YYG".parse()?;
/// let text = compose(Language::English, "told-mine", &[("mined", crystals.into()), ("by", "other".into())]);
/// assert_eq!(text.to_string(), "mines YYG");
/// assert_eq!(text.spoken(Language::English), "mines 2 yellow, 1 green");
/// assert_eq!(text.spans()[0], Span::Text("mines ".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text(Vec<Span>);

/// What a message fills in: a number or a word that it may choose a form by, or a thing that it passes through.
#[derive(Clone, Debug)]
pub enum Argument {
    /// A number, a word, or the name of a variant.
    Value(Value<'static>),
    /// A thing or a text with things in it.
    Text(Text),
}

/// A variable of a message, and what it stands for.
pub type Fact = (&'static str, Argument);

impl Text {
    /// The spans that it consists of.
    pub fn spans(&self) -> &[Span] {
        &self.0
    }

    /// Whether there is nothing to read.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Texts one after the other, with the same words between any two.
    pub fn join(texts: impl IntoIterator<Item = Text>, between: &str) -> Text {
        let mut all = Text::default();
        for (number, text) in texts.into_iter().enumerate() {
            if number > 0 {
                all.push(Span::Text(between.to_owned()));
            }
            text.0.into_iter().for_each(|span| all.push(span));
        }
        all
    }

    /// The text as the beginning of a sentence.
    #[must_use]
    pub fn capitalised(mut self) -> Text {
        if let Some(Span::Text(words)) = self.0.first_mut() {
            let mut letters = words.chars();
            *words = letters.next().into_iter().flat_map(char::to_uppercase).collect::<String>()
                + letters.as_str();
        }
        self
    }

    /// The text in words alone, for readers who hear it.
    pub fn spoken(&self, language: Language) -> String {
        self.0.iter().map(|span| span.spoken(language)).collect()
    }

    fn push(&mut self, span: Span) {
        match (self.0.last_mut(), span) {
            (_, Span::Text(words)) if words.is_empty() => {}
            (_, Span::Crystals(crystals)) if crystals.is_empty() => {}
            (Some(Span::Text(before)), Span::Text(words)) => before.push_str(&words),
            (_, span) => self.0.push(span),
        }
    }
}

impl Span {
    /// The part in words alone.
    pub fn spoken(&self, language: Language) -> String {
        match self {
            Span::Text(words) => words.clone(),
            Span::Golem(name) | Span::Cell(name) | Span::Person(name) => name.clone(),
            Span::Crystals(crystals) => {
                spoken(language, crystals.iter().fold(Crystals::NONE, |set, &crystal| set.with(crystal)))
            }
            Span::Card(Merchant::Gain(crystals)) => spoken(language, *crystals),
            Span::Card(Merchant::Upgrades(upgrades)) => {
                say(language, "effect-upgrades", &[("upgrades", (*upgrades).into())])
            }
            Span::Card(Merchant::Trade { give, take }) => {
                let facts =
                    [("give", spoken(language, *give).into()), ("take", spoken(language, *take).into())];
                say(language, "spoken-trade", &facts)
            }
        }
    }
}

/// Crystals in words: "2 yellow, 1 green".
pub fn spoken(language: Language, crystals: Crystals) -> String {
    let one = |crystal| {
        let facts = [("number", crystals.count(crystal).into()), ("colour", colour(crystal))];
        say(language, "label-crystals", &facts)
    };
    crystals.colours().map(one).collect::<Vec<_>>().join(", ")
}

/// Plain: crystals are letters.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| span.fmt(f))
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Span::Text(words) => f.write_str(words),
            Span::Golem(name) | Span::Cell(name) | Span::Person(name) => f.write_str(name),
            Span::Crystals(crystals) => crystals.iter().try_for_each(|crystal| crystal.fmt(f)),
            Span::Card(card) => card.fmt(f),
        }
    }
}

fn one_by_one(crystals: Crystals) -> Vec<Crystal> {
    let colour = |crystal| std::iter::repeat_n(crystal, crystals.count(crystal).into());
    crystals.colours().flat_map(colour).collect()
}

impl From<Span> for Text {
    fn from(span: Span) -> Text {
        let mut text = Text::default();
        text.push(span);
        text
    }
}

impl From<Crystals> for Text {
    fn from(crystals: Crystals) -> Text {
        Span::Crystals(one_by_one(crystals)).into()
    }
}

impl From<Merchant> for Text {
    fn from(card: Merchant) -> Text {
        Span::Card(card).into()
    }
}

impl From<String> for Text {
    fn from(words: String) -> Text {
        Span::Text(words).into()
    }
}

impl<T: Into<Text>> From<T> for Argument {
    fn from(thing: T) -> Argument {
        Argument::Text(thing.into())
    }
}

impl From<&'static str> for Argument {
    fn from(word: &'static str) -> Argument {
        Argument::Value(word.into())
    }
}

impl From<Value<'static>> for Argument {
    fn from(value: Value<'static>) -> Argument {
        Argument::Value(value)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Argument {
            fn from(number: $number) -> Argument {
                Argument::Value(number.into())
            }
        })*
    };
}

numbers! { u8 u32 u64 usize i8 i32 }

/// The message with this key, with its variables filled in. What is a thing stays one.
pub fn compose(language: Language, key: &str, facts: &[Fact]) -> Text {
    try_compose(language, key, facts).unwrap_or_else(|| unknown(language, key).into())
}

/// The message with this key, if there is one: an attribute may be missing.
pub(crate) fn try_compose(language: Language, key: &str, facts: &[Fact]) -> Option<Text> {
    let mut things = Vec::new();
    let mut values = HashMap::with_capacity(facts.len());
    for (name, argument) in facts {
        let value = match argument {
            Argument::Value(value) => value.clone(),
            Argument::Text(text) => {
                let mark =
                    char::from_u32(THINGS + things.len() as u32).unwrap_or(char::REPLACEMENT_CHARACTER);
                things.push(text);
                mark.to_string().into()
            }
        };
        values.insert(*name, value);
    }
    Some(cut(&look_up(language, key, &values)?, &things))
}

/// The first of the characters that stand for things; they are in a plane that Unicode leaves to private use.
const THINGS: u32 = 0xF_0000;
/// What stands for a letter of the notation, where the catalogue itself names crystals or cards, comes from here on.
const NOTATION: u32 = 0xF_8000;

/// Crystals or a card that the catalogue names, as characters for [`cut`].
pub(crate) fn notation(text: &str) -> String {
    text.bytes().filter_map(|letter| char::from_u32(NOTATION + u32::from(letter))).collect()
}

/// A message as Fluent has put it together, cut at its things.
pub(crate) fn cut(message: &str, things: &[&Text]) -> Text {
    let mut text = Text::default();
    let mut words = String::new();
    let mut letters = String::new();
    for character in message.chars() {
        let code = u32::from(character);
        if let Some(letter) = code.checked_sub(NOTATION).and_then(|letter| u8::try_from(letter).ok()) {
            text.push(Span::Text(std::mem::take(&mut words)));
            letters.push(char::from(letter));
            continue;
        }
        text.push(thing(&std::mem::take(&mut letters)));
        match code.checked_sub(THINGS).and_then(|place| things.get(usize::try_from(place).ok()?)) {
            Some(thing) => {
                text.push(Span::Text(std::mem::take(&mut words)));
                thing.0.iter().cloned().for_each(|span| text.push(span));
            }
            None => words.push(character),
        }
    }
    text.push(thing(&letters));
    text.push(Span::Text(words));
    text
}

/// What the catalogue names in notation.
fn thing(notation: &str) -> Span {
    match (notation.parse(), notation.parse::<Crystals>()) {
        (_, Ok(crystals)) => Span::Crystals(one_by_one(crystals)),
        (Ok(card), Err(_)) => Span::Card(card),
        (Err(_), Err(_)) => Span::Text(notation.to_owned()),
    }
}
