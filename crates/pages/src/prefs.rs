//! How a visitor likes the pages.

/// Kept in a cookie that scripts may read: nothing in it is secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prefs {
    /// Day or night, or what the system says.
    pub theme: Theme,
    /// Whether the end of a turn has to be confirmed.
    pub confirms: bool,
    /// Whether what happens at a table is heard.
    pub sound: bool,
    /// How fast the turns of bots are shown.
    pub pace: Pace,
    /// Whether single keys do something, such as U for undo.
    pub keys: bool,
}

/// The colours that a visitor prefers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// What the system says.
    #[default]
    System,
    /// Light.
    Day,
    /// Dark.
    Night,
}

/// How fast others' turns are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// All at once.
    Skip,
    /// One after the other, quickly.
    #[default]
    Quick,
    /// Slowly enough to follow.
    Calm,
}

impl Default for Prefs {
    fn default() -> Prefs {
        Prefs { theme: Theme::System, confirms: false, sound: false, pace: Pace::Quick, keys: true }
    }
}

impl Theme {
    /// The name in forms.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Day => "day",
            Theme::Night => "night",
        }
    }
}

impl Pace {
    /// The name in cookies, forms and for the script.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Skip => "skip",
            Pace::Quick => "quick",
            Pace::Calm => "calm",
        }
    }
}
