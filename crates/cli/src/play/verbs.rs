//! The names of the actions, as people type them.

use carvania_rules::Language;

use super::commands::is_named;

/// The verb of the notation that was meant.
pub(super) fn verb(name: &str, language: Language) -> Option<&'static str> {
    let verbs = [
        ("play", "verb-play"),
        ("acquire", "verb-acquire"),
        ("rest", "verb-rest"),
        ("claim", "verb-claim"),
        ("pay", "verb-pay"),
        ("upgrade", "verb-upgrade"),
        ("stop", "verb-stop"),
        ("trade", "verb-trade"),
        ("return", "verb-return"),
        ("start", "verb-start"),
        ("place", "verb-place"),
        ("step", "verb-step"),
        ("spend", "verb-spend"),
        ("take", "verb-take"),
        ("leave", "verb-leave"),
        ("build", "verb-build"),
        ("bonus", "verb-bonus"),
        ("reward", "verb-reward"),
        ("mine", "verb-mine"),
        ("pass", "verb-pass"),
        ("work", "verb-work"),
        ("explore", "verb-explore"),
        ("use", "verb-use"),
        ("keep", "verb-keep"),
        ("replace", "verb-replace"),
        ("swap", "verb-swap"),
        ("route", "verb-route"),
        ("outpost", "verb-outpost"),
        ("draw", "verb-draw"),
    ];
    verbs.into_iter().find(|(_, key)| is_named(name, language, key)).map(|(verb, _)| verb)
}
