//! The one script of the pages, in pieces. Everything works without it.

/// The pieces by the name of their file, in the order in which they run: they share one scope.
pub const PIECES: &[(&str, &str)] = &[
    ("state.js", include_str!("../assets/live/state.js")),
    ("memory.js", include_str!("../assets/live/memory.js")),
    ("motion.js", include_str!("../assets/live/motion.js")),
    ("sounds.js", include_str!("../assets/live/sounds.js")),
    ("traces.js", include_str!("../assets/live/traces.js")),
    ("end.js", include_str!("../assets/live/end.js")),
    ("handover.js", include_str!("../assets/live/handover.js")),
    ("news.js", include_str!("../assets/live/news.js")),
    ("swap.js", include_str!("../assets/live/swap.js")),
    ("skip.js", include_str!("../assets/live/skip.js")),
    ("follow.js", include_str!("../assets/live/follow.js")),
    ("send.js", include_str!("../assets/live/send.js")),
    ("keys.js", include_str!("../assets/live/keys.js")),
    ("kinds.js", include_str!("../assets/live/kinds.js")),
    ("about.js", include_str!("../assets/live/about.js")),
    ("legend.js", include_str!("../assets/live/legend.js")),
    ("hexes.js", include_str!("../assets/live/hexes.js")),
    ("page.js", include_str!("../assets/live/page.js")),
    ("replay.js", include_str!("../assets/live/replay.js")),
    ("lesson.js", include_str!("../assets/live/lesson.js")),
    ("packs.js", include_str!("../assets/live/packs.js")),
    ("lobby.js", include_str!("../assets/live/lobby.js")),
    ("hint.js", include_str!("../assets/live/hint.js")),
    ("start.js", include_str!("../assets/live/start.js")),
];

/// All pieces as one, so that a page asks once.
pub fn script() -> String {
    PIECES.iter().map(|(_, text)| *text).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names that a piece gives to the scope that all share.
    fn names(text: &str) -> impl Iterator<Item = &str> {
        let kinds = ["async function ", "function ", "const ", "let "];
        text.lines().filter_map(move |line| {
            let rest = kinds.iter().find_map(|kind| line.strip_prefix(kind))?;
            rest.split(|sign: char| !sign.is_ascii_alphanumeric()).next()
        })
    }

    #[test]
    fn no_piece_takes_a_name_from_another() {
        let mut all: Vec<&str> = PIECES.iter().flat_map(|(_, text)| names(text)).collect();
        all.sort_unstable();
        let twice: Vec<&str> = all.windows(2).filter(|two| two[0] == two[1]).map(|two| two[0]).collect();
        assert_eq!(twice, Vec::<&str>::new());
    }
}
