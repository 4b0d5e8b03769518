//! Words with crystals in them: what the catalogue writes as letters is drawn, and spoken in words.

use carvania_rules::{Crystal, Crystals};
use carvania_words::{Language, say};
use maud::{Markup, html};

use crate::art::{self, Icon, Sheet, Size};

/// A word of the catalogue that says something in the letters of the notation, with the signs around it.
struct Inked<'a> {
    before: &'a str,
    core: Core<'a>,
    after: &'a str,
}

/// What the letters say.
enum Core<'a> {
    /// So many upgrades (`^2`).
    Upgrades(&'a str),
    /// Crystals (`YYG`).
    Crystals(Crystals),
    /// Crystals for others (`YYY>GB`).
    Trade(Crystals, Crystals),
}

/// The marks around what people wrote, as Unicode has them for writing that may run the other way.
const NAME: (char, char) = ('\u{2068}', '\u{2069}');

/// A name that somebody gave themselves, marked so that nothing in it is taken for crystals.
pub(crate) fn name(name: &str) -> String {
    let plain = name.replace([NAME.0, NAME.1], "");
    format!("{}{plain}{}", NAME.0, NAME.1)
}

/// A piece of a text.
enum Piece<'a> {
    Name(&'a str),
    Word(&'a str),
    Space,
}

fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    for (number, part) in text.split(NAME.0).enumerate() {
        let (name, rest) = if number == 0 { (None, part) } else { named(part) };
        pieces.extend(name.map(Piece::Name));
        for (place, word) in rest.split(' ').enumerate() {
            pieces.extend((place > 0).then_some(Piece::Space));
            pieces.push(Piece::Word(word));
        }
    }
    pieces
}

/// What stands before the end of a name, and after it.
fn named(part: &str) -> (Option<&str>, &str) {
    part.split_once(NAME.1).map_or((None, part), |(name, rest)| (Some(name), rest))
}

/// A text of the catalogue in which every word that is made of crystals (`YYG`, `YYY>GB`) is drawn, and told in words to
/// readers and to whoever copies the text.
pub(crate) fn inked(sheet: &Sheet, language: Language, text: &str) -> Markup {
    html! {
        @for piece in pieces(text) {
            @match piece {
                Piece::Space => " ",
                Piece::Name(name) => bdi { (name) },
                Piece::Word(word) => @match Inked::read(word) {
                    Some(Inked { before, core, after }) => {
                        (before) span.swap { span.sr { (spoken_core(language, &core)) } (drawn(sheet, &core)) } (after)
                    }
                    None => (word),
                },
            }
        }
    }
}

/// The same text in words alone, for labels.
pub(crate) fn spelled(language: Language, text: &str) -> String {
    let told = |piece: Piece<'_>| match piece {
        Piece::Space => " ".to_owned(),
        Piece::Name(name) => name.to_owned(),
        Piece::Word(word) => match Inked::read(word) {
            Some(Inked { before, core, after }) => format!("{before}{}{after}", spoken_core(language, &core)),
            None => word.to_owned(),
        },
    };
    pieces(text).into_iter().map(told).collect()
}

/// Crystals in words: "2 yellow, 1 green".
pub(crate) fn spoken(language: Language, crystals: Crystals) -> String {
    let one = |colour| {
        let facts = [("number", crystals.count(colour).into()), ("colour", carvania_words::colour(colour))];
        say(language, "label-crystals", &facts)
    };
    crystals.colours().map(one).collect::<Vec<_>>().join(", ")
}

impl Inked<'_> {
    fn read(word: &str) -> Option<Inked<'_>> {
        let is_letter = |sign: char| matches!(sign, 'Y' | 'G' | 'B' | 'M' | '>');
        let is_upgrade = |sign: char| sign == '^' || sign.is_ascii_digit();
        let (before, core, after) = match word.find('^') {
            Some(begins) => around(word, begins, is_upgrade),
            None => around(word, word.find(is_letter)?, is_letter),
        };
        let is_plain = |text: &str| text.chars().all(|sign| !sign.is_alphanumeric());
        let core = core_of(core).filter(|_| is_plain(before) && is_plain(after))?;
        // The sign of a card that gains crystals says nothing that the crystals do not.
        Some(Inked { before: before.trim_end_matches('+'), core, after })
    }
}

/// A word in three: what stands before a place, the signs of a kind from there on, the rest.
fn around(word: &str, begins: usize, is_core: impl Fn(char) -> bool) -> (&str, &str, &str) {
    let (before, rest) = word.split_at(begins);
    let ends = rest.find(|sign| !is_core(sign)).unwrap_or(rest.len());
    let (core, after) = rest.split_at(ends);
    (before, core, after)
}

fn core_of(text: &str) -> Option<Core<'_>> {
    if let Some(times) = text.strip_prefix('^') {
        return Some(Core::Upgrades(times)).filter(|_| !times.is_empty());
    }
    Some(match text.split_once('>') {
        None => Core::Crystals(crystals(text)?),
        Some((give, take)) => Core::Trade(crystals(give)?, crystals(take)?),
    })
}

/// What was upgraded stands in the order in which it was.
fn crystals(text: &str) -> Option<Crystals> {
    let set = text.chars().try_fold(Crystals::NONE, |set, sign| Some(set.with(Crystal::from_letter(sign)?)));
    set.filter(|set| set.total() > 0)
}

fn drawn(sheet: &Sheet, core: &Core<'_>) -> Markup {
    match core {
        Core::Upgrades(times) => {
            html! { (art::icon(sheet, Icon::Upgrade)) span aria-hidden="true" { (times) } }
        }
        Core::Crystals(crystals) => art::crystals(sheet, *crystals, Size::Small),
        Core::Trade(give, take) => html! {
            (art::crystals(sheet, *give, Size::Small)) span.to aria-hidden="true" { "➞" }
            (art::crystals(sheet, *take, Size::Small))
        },
    }
}

fn spoken_core(language: Language, core: &Core<'_>) -> String {
    match core {
        Core::Upgrades(times) => {
            let upgrades: u8 = times.parse().unwrap_or_default();
            say(language, "effect-upgrades", &[("upgrades", upgrades.into())])
        }
        Core::Crystals(crystals) => spoken(language, *crystals),
        Core::Trade(give, take) => {
            let facts = [("give", spoken(language, *give).into()), ("take", spoken(language, *take).into())];
            say(language, "spoken-trade", &facts)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{name, spelled};
    use carvania_words::Language::{English, French};

    #[test]
    fn letters_of_crystals_are_spelled() {
        assert_eq!(
            spelled(English, "plays +YYG, gains YYG"),
            "plays 2 yellow, 1 green, gains 2 yellow, 1 green"
        );
        assert_eq!(spelled(English, "plays YY>GB."), "plays 2 yellow for 1 green, 1 blue.");
        assert_eq!(spelled(French, "joue (^2)"), "joue (jusqu'à 2 améliorations)");
    }

    #[test]
    fn names_of_people_stay_names() {
        let text = format!("ousts 2 traders of {}, gains BB", name("BB GM"));
        assert_eq!(spelled(English, &text), "ousts 2 traders of BB GM, gains 2 blue");
    }

    #[test]
    fn words_stay_words() {
        for text in ["By Mo", "A Golem", "Mega", "B2", "", "^", "a > b"] {
            assert_eq!(spelled(English, text), text);
        }
    }
}
