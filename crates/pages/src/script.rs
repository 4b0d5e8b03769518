//! The one script of the pages, in pieces. Everything works without it.

/// The pieces by the name of their file, in the order in which they run: they share one scope.
pub const PIECES: &[(&str, &str)] = &[
    ("state.js", include_str!("../assets/live/state.js")),
    ("memory.js", include_str!("../assets/live/memory.js")),
    ("motion.js", include_str!("../assets/live/motion.js")),
    ("news.js", include_str!("../assets/live/news.js")),
    ("swap.js", include_str!("../assets/live/swap.js")),
    ("skip.js", include_str!("../assets/live/skip.js")),
    ("follow.js", include_str!("../assets/live/follow.js")),
    ("send.js", include_str!("../assets/live/send.js")),
    ("keys.js", include_str!("../assets/live/keys.js")),
    ("hexes.js", include_str!("../assets/live/hexes.js")),
    ("page.js", include_str!("../assets/live/page.js")),
    ("replay.js", include_str!("../assets/live/replay.js")),
    ("lesson.js", include_str!("../assets/live/lesson.js")),
    ("packs.js", include_str!("../assets/live/packs.js")),
    ("hint.js", include_str!("../assets/live/hint.js")),
    ("start.js", include_str!("../assets/live/start.js")),
];

/// All pieces as one, so that a page asks once.
pub fn script() -> String {
    PIECES.iter().map(|(_, text)| *text).collect::<Vec<_>>().join("\n")
}
