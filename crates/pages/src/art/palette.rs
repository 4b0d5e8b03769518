//! Colours that belong to things and not to the theme: crystals and stones.

use carvania_rules::Crystal;

/// The tones of a crystal, and of the letter on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub struct Tones {
    pub light: &'static str,
    pub bright: &'static str,
    pub base: &'static str,
    pub shade: &'static str,
    pub deep: &'static str,
    pub letter: &'static str,
}

impl Tones {
    /// The tones of a colour. Lightness goes up and down with the level, so that neighbours differ without hue.
    pub const fn of(crystal: Crystal) -> Tones {
        match crystal {
            Crystal::Yellow => Tones {
                light: "#FFF0A3",
                bright: "#FFD955",
                base: "#FDBF12",
                shade: "#D99400",
                deep: "#8A5A00",
                letter: "#2E1F00",
            },
            Crystal::Green => Tones {
                light: "#8FE0AA",
                bright: "#3FB873",
                base: "#0E7038",
                shade: "#0A5A2C",
                deep: "#063A1C",
                letter: "#FFFFFF",
            },
            Crystal::Blue => Tones {
                light: "#D3EAFF",
                bright: "#8CC6FF",
                base: "#56A3F2",
                shade: "#2B78CC",
                deep: "#124682",
                letter: "#04203F",
            },
            Crystal::Magenta => Tones {
                light: "#FF9FDF",
                bright: "#E353B4",
                base: "#9A0F7A",
                shade: "#780A5F",
                deep: "#4A053A",
                letter: "#FFFFFF",
            },
        }
    }

    /// The tone of a facet from how much it faces the light, between -1 and 1.
    pub(super) fn facing(self, light: f64) -> &'static str {
        match light {
            light if light > 0.8 => self.light,
            light if light > 0.25 => self.bright,
            light if light > -0.25 => self.base,
            light if light > -0.75 => self.shade,
            _ => self.deep,
        }
    }
}

/// The letter of a colour in names of classes and ids.
pub(super) const fn class(crystal: Crystal) -> &'static str {
    match crystal {
        Crystal::Yellow => "y",
        Crystal::Green => "g",
        Crystal::Blue => "b",
        Crystal::Magenta => "m",
    }
}

/// The deepest shadow: sockets, hollows, what lies under things.
pub(super) const SHADOW: &str = "#10151B";

/// What a golem is made of. The style sheet has five tones of each, `--s0` (light) to `--s4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Stone {
    Basalt,
    Granite,
    Sandstone,
    Slate,
    Limestone,
    Serpentine,
}

impl Stone {
    /// All stones that golems are made of.
    pub const ALL: [Stone; 6] =
        [Stone::Basalt, Stone::Granite, Stone::Sandstone, Stone::Slate, Stone::Limestone, Stone::Serpentine];

    /// The class that sets its tones.
    pub const fn class(self) -> &'static str {
        match self {
            Stone::Basalt => "basalt",
            Stone::Granite => "granite",
            Stone::Sandstone => "sandstone",
            Stone::Slate => "slate",
            Stone::Limestone => "limestone",
            Stone::Serpentine => "serpentine",
        }
    }
}
