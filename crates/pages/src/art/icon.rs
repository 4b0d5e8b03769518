//! Icons: a canvas of 24, one stroke, no fill, always beside a word or with a label for readers.

use maud::{Markup, html};

use super::sheet::Sheet;

/// Declares the icons: the name, the name in ids, the path.
macro_rules! icons {
    ($($(#[$meaning:meta])* $name:ident, $id:literal, $path:literal;)*) => {
        /// One of the small drawings on buttons and tiles.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Icon {
            $($(#[$meaning])* $name,)*
        }

        impl Icon {
            /// Every icon, for sheets and tests.
            pub const ALL: &'static [Icon] = &[$(Icon::$name),*];

            const fn id(self) -> &'static str {
                match self { $(Icon::$name => $id,)* }
            }

            const fn path(self) -> &'static str {
                match self { $(Icon::$name => $path,)* }
            }
        }
    };
}

/// An icon in the colour of the text around it.
pub fn icon(sheet: &Sheet, icon: Icon) -> Markup {
    let href = sheet.share(&format!("icon-{}", icon.id()), |id| {
        html! { symbol id=(id) viewBox="0 0 24 24" { path d=(icon.path()) {} } }
    });
    html! { svg.icon aria-hidden="true" { use href=(href) {} } }
}

icons! {
    /// Play a card.
    Play, "play", "M7 4h9l3 3v13H7zM4 7v14h11M10.5 12h5M13 9.5l2.5 2.5-2.5 2.5";
    /// Acquire a card.
    Acquire, "acquire", "M8 3h8l2 2v8H6V5zM12 21v-6M9 18l3 3 3-3";
    /// Claim a golem or a VP tile.
    Claim, "claim", "M8 9l1.5-5h5L16 9M5 21v-6l3-6h8l3 6v6M9.5 13h0M14.5 13h0M9 21v-3h6v3";
    /// Rest.
    Rest, "rest", "M12 4 3 20h18zM12 4l-2-2M12 4l2-2M12 12l-4 8M12 12l4 8";
    /// What a strong bot would do.
    Hint, "hint", "M9 21h6M10 18h4M8.5 15a6 6 0 1 1 7 0c-.9.8-1.5 1.6-1.5 3h-4c0-1.4-.6-2.2-1.5-3";
    /// Take back.
    Undo, "undo", "M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3";
    /// A wagon, or the box with wagons.
    Wheel, "wheel", "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0M12 3.5V10M12 14v6.5M3.5 12H10M14 12h6.5";
    /// Stop here; outposts.
    Stop, "stop", "M5 21V4h11l-2.5 4L16 12H5";
    /// Mine.
    Mine, "mine", "M4 9c5-5 11-5 16 0M12 5.5V21M6 21l3-4 3 4";
    /// Gain crystals.
    Production, "production", "M9 14 6 10l3-5 4 3v6zM13 14l1-8 4 4-1 4M3 20l4-6h10l4 6z";
    /// Upgrade.
    Upgrade, "upgrade", "m6 11 6-6 6 6M6 18l6-6 6 6";
    /// Trade.
    Trade, "trade", "M5 8h12M14 4.5 17.5 8 14 11.5M19 16H7M10 12.5 6.5 16l3.5 3.5";
    /// A golem.
    Golem, "golem", "M7 4h10l2 4v6l-3 6H8l-3-6V8zM9 11h0M15 11h0M5 9h14M10 16h4";
    /// A market.
    Market, "market", "M4 10l2-6h12l2 6zM4 10a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M6 13v8h12v-8M6 17h12";
    /// A trade route.
    Route, "route", "M8 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M21 6a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M8 18h6a3.5 3.5 0 0 0 0-7h-4a3 3 0 0 1 0-5.5h6";
    /// Deal anew.
    Refresh, "refresh", "M4.5 10a8 8 0 0 1 14-3l1.5 2M20 4v5h-5M19.5 14a8 8 0 0 1-14 3L4 15M4 20v-5h5";
    /// A Help card.
    Help, "help", "M7 13V7.5a1.5 1.5 0 0 1 3 0V11 5a1.5 1.5 0 0 1 3 0v6-4.5a1.5 1.5 0 0 1 3 0V14c0 4-2 7-5 7s-4-1.5-5.5-4L4 13.5c1-1 2-.5 3 .5";
    /// A Tool card.
    Tool, "tool", "M5 8h9V4.5H7C5.5 4.5 5 6 5 8zM14 5l4 1.5L14 8M9 8v12.5h3V8";
    /// More traders.
    NewTraders, "new-traders", "M13 6.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M4 20c.5-6 2.5-9 6-9s5.5 3 6 9zM18 6v6M15 9h6";
    /// Exploration.
    Exploration, "exploration", "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M15.5 8.5l-2 5-5 2 2-5z";
    /// A step.
    Step, "step", "M4 20 9 9l4 6 3-4 4 9zM15 4l3 3-3 3M18 7h-7";
    /// Room in the caravan.
    Caravan, "caravan", "M4 10h16v8H4zM7 10V7h10v3M12 12v4M10 14h4";
    /// Points.
    Star, "star", "M12 3.5l2.5 5.5 6 .7-4.4 4.1 1.2 5.9L12 16.8l-5.3 2.9 1.2-5.9L3.5 9.7l6-.7z";
    /// A deck.
    Deck, "deck", "M7 3h12v15H7zM4 6v15h12";
    /// A hand of cards.
    Hand, "hand", "M5 8l8-3 3 11-8 3zM13 5l5 1-2 10";
    /// Players, traders.
    People, "people", "M12 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0M3 20c.5-5 2.5-7.5 6-7.5s5.5 2.5 6 7.5M16 5.5a3 3 0 0 1 0 5.5M18 13.5c2 1 2.8 3.2 3 6.5";
    /// A bot.
    Bot, "bot", "M6 8h12v11H6zM12 8V4M9 13h0M15 13h0M3.5 12v4M20.5 12v4";
    /// The log.
    Log, "log", "M5 5h14M5 10h14M5 15h9M5 20h6";
    /// Chat.
    Chat, "chat", "M4 5h16v11H10l-4 4v-4H4z";
    /// The rulebook.
    Rules, "rules", "M12 6c-2-1.5-4.5-2-8-2v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4c-3.5 0-6 .5-8 2zM12 6v14";
    /// A lesson.
    Lesson, "lesson", "M2 9l10-5 10 5-10 5zM6 11.5V17c3.5 2.5 8.5 2.5 12 0v-5.5M22 9v6";
    /// The legend.
    Legend, "legend", "M4 5h4v4H4zM4 15h4v4H4zM12 7h8M12 17h8";
    /// Day.
    Sun, "sun", "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7";
    /// Night.
    Moon, "moon", "M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z";
    /// The menu.
    Menu, "menu", "M4 7h16M4 12h16M4 17h16";
    /// A link.
    Link, "link", "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1";
    /// A puzzle.
    Puzzle, "puzzle", "M12 3 4 8v8l8 5 8-5V8zM4 8l8 5 8-5M12 13v8";
    /// Not open.
    Lock, "lock", "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3";
    /// Time.
    Clock, "clock", "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M12 7v5l3.5 2";
    /// Sound.
    Sound, "sound", "M4 10v4h4l5 4V6l-5 4zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11";
    /// No sound.
    Silent, "silent", "M4 10v4h4l5 4V6l-5 4zM16.5 9.5l5 5M21.5 9.5l-5 5";
    /// Connected.
    Connected, "connected", "M3 9.5a13 13 0 0 1 18 0M6 13a9 9 0 0 1 12 0M9 16.3a4.5 4.5 0 0 1 6 0M12 19.5h0";
    /// The connection is lost.
    Lost, "lost", "M6 13a9 9 0 0 1 5-2.6M15.5 11.2A9 9 0 0 1 18 13M3 9.5a13 13 0 0 1 5-3M13 5.9a13 13 0 0 1 8 3.6M9 16.3a4.5 4.5 0 0 1 6 0M12 19.5h0M4 4l16 16";
    /// Pause.
    Pause, "pause", "M8 5v14M16 5v14";
    /// Let it run.
    Run, "run", "M7 4.5v15l12-7.5z";
    /// Skip.
    Skip, "skip", "M5 5v14l9-7zM18 5v14";
    /// Done.
    Check, "check", "M4.5 12.5l5 5 10-11";
    /// Close.
    Close, "close", "M5.5 5.5l13 13M18.5 5.5l-13 13";
    /// Why not?
    Why, "why", "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5h0";
    /// Who won.
    Trophy, "trophy", "M8 4h8v5a4 4 0 0 1-8 0zM8 6H4.5c0 3 1.5 4.5 3.5 4.5M16 6h3.5c0 3-1.5 4.5-3.5 4.5M12 13v4M8 20.5h8M9.5 17h5v3.5h-5z";
    /// Watch.
    Eye, "eye", "M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0";
    /// The language.
    Globe, "globe", "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17";
    /// More.
    Plus, "plus", "M12 5v14M5 12h14";
    /// Fewer.
    Minus, "minus", "M5 12h14";
    /// To the left, back.
    Back, "back", "M14.5 5l-7 7 7 7";
    /// To the right, on.
    Forward, "forward", "M9.5 5l7 7-7 7";
    /// To the beginning.
    First, "first", "M6 5v14M18 5l-8 7 8 7";
    /// Back by a turn.
    TurnBack, "turn-back", "M11.5 5l-7 7 7 7M19.5 5l-7 7 7 7";
    /// On by a turn.
    TurnOn, "turn-on", "M12.5 5l7 7-7 7M4.5 5l7 7-7 7";
    /// To the end.
    Last, "last", "M18 5v14M6 5l8 7-8 7";
    /// Settings.
    Settings, "settings", "M4 7h9M17 7h3M4 17h3M11 17h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0M11 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0";
    /// Keep as a file.
    Save, "save", "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15";
}
