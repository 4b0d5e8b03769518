//! The words that names are made of, in both languages, apart from the catalogue.

use carvania_rules::components::endless_world::{CardIcon, Icon};
use carvania_rules::{Crystal, Crystals, Language};

/// The words of a language.
#[derive(Clone, Copy)]
pub(crate) struct Vocabulary(pub(crate) Language);

/// Whether a name has these words, whole.
pub(crate) fn has_words(name: &str, words: &str) -> bool {
    let plain = |text: &str| text.replace('\u{a0}', " ").to_lowercase();
    let (name, words) = (plain(name), plain(words));
    let is_end = |sign: Option<char>| sign.is_none_or(|sign| !sign.is_alphanumeric());
    name.match_indices(&words).any(|(begin, _)| {
        is_end(name[..begin].chars().next_back()) && is_end(name[begin + words.len()..].chars().next())
    })
}

impl Vocabulary {
    pub(crate) fn one_of(self, english: &str, french: &str) -> String {
        match self.0 {
            Language::English => english,
            Language::French => french,
        }
        .to_owned()
    }

    /// So many of a thing; French counts nothing in the singular.
    fn counted(self, number: usize, english: [&str; 2], french: [&str; 2]) -> String {
        let word = match self.0 {
            Language::English => english[usize::from(number != 1)],
            Language::French => french[usize::from(number > 1)],
        };
        format!("{number} {word}")
    }

    pub(crate) fn points(self, number: usize) -> String {
        self.counted(number, ["point", "points"], ["point", "points"])
    }

    pub(crate) fn traders(self, number: usize) -> String {
        self.counted(number, ["trader", "traders"], ["marchand", "marchands"])
    }

    pub(crate) fn some(self, colour: Crystal, number: usize) -> String {
        let (english, french) = match colour {
            Crystal::Yellow => ("yellow", ["jaune", "jaunes"]),
            Crystal::Green => ("green", ["vert", "verts"]),
            Crystal::Blue => ("blue", ["bleu", "bleus"]),
            Crystal::Magenta => ("magenta", ["magenta", "magenta"]),
        };
        self.counted(number, [english, english], french)
    }

    /// Each colour with its number.
    pub(crate) fn crystals(self, crystals: Crystals) -> Vec<String> {
        crystals.colours().map(|colour| self.some(colour, crystals.count(colour).into())).collect()
    }

    pub(crate) fn mountain(self, symbol: Crystal) -> String {
        match symbol {
            Crystal::Yellow => self.one_of("yellow mountain", "montagne jaune"),
            Crystal::Green => self.one_of("green mountain", "montagne verte"),
            Crystal::Blue => self.one_of("blue mountain", "montagne bleue"),
            Crystal::Magenta => self.one_of("magenta mountain", "montagne magenta"),
        }
    }

    pub(crate) fn card_icon(self, icon: CardIcon) -> String {
        match icon {
            CardIcon::Help => self.one_of("help", "aide"),
            CardIcon::Tool => self.one_of("tool", "outil"),
            CardIcon::NewTraders => self.one_of("new traders", "nouveaux marchands"),
            CardIcon::Exploration => self.one_of("exploration", "exploration"),
        }
    }

    pub(crate) fn location_icon(self, icon: Icon) -> String {
        match icon {
            Icon::Production => self.one_of("production", "production"),
            Icon::Upgrade => self.one_of("upgrade", "amélioration"),
            Icon::Trade => self.one_of("trade", "échange"),
            Icon::Golem => self.one_of("golem", "golem"),
            Icon::Market => self.one_of("market", "marché"),
        }
    }

    /// What is said of upgrades; one is spelled out.
    pub(crate) fn upgrades(self, number: u8) -> String {
        match number {
            1 => self.one_of("one upgrade", "une amélioration"),
            _ => self.counted(number.into(), ["upgrade", "upgrades"], ["amélioration", "améliorations"]),
        }
    }

    pub(crate) fn lack(self) -> String {
        self.one_of("you lack", "il vous manque")
    }
}
