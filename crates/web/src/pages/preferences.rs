//! How a visitor likes the pages, in a cookie of its own: nothing in it is secret.

use axum::http::header::{self, HeaderMap};
use axum::response::{IntoResponse, Redirect, Response};
use carvania_pages::prefs::{Pace, Prefs, Theme};
use carvania_words::Language;

use super::form::Form;
use crate::cookie;

const NAME: &str = "likes";
/// A year, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// What is in the cookie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Preferences {
    pub(crate) language: Option<Language>,
    pub(crate) prefs: Prefs,
}

impl Preferences {
    /// What a request tells; what makes no sense is left as usual.
    pub(crate) fn read(headers: &HeaderMap) -> Preferences {
        cookie::value(headers, NAME).map(Preferences::parse).unwrap_or_default()
    }

    fn parse(text: &str) -> Preferences {
        let mut preferences = Preferences::default();
        for word in text.split('.') {
            match word {
                "day" => preferences.prefs.theme = Theme::Day,
                "night" => preferences.prefs.theme = Theme::Night,
                "confirms" => preferences.prefs.confirms = true,
                "sound" => preferences.prefs.sound = true,
                "nokeys" => preferences.prefs.keys = false,
                "skip" => preferences.prefs.pace = Pace::Skip,
                "calm" => preferences.prefs.pace = Pace::Calm,
                word => preferences.language = word.parse().ok().or(preferences.language),
            }
        }
        preferences
    }

    fn to_text(self) -> String {
        let Prefs { theme, confirms, sound, pace, keys } = self.prefs;
        let theme = match theme {
            Theme::System => None,
            Theme::Day => Some("day"),
            Theme::Night => Some("night"),
        };
        let pace = match pace {
            Pace::Quick => None,
            Pace::Skip | Pace::Calm => Some(pace.name()),
        };
        let words = [
            self.language.map(Language::code),
            theme,
            confirms.then_some("confirms"),
            sound.then_some("sound"),
            (!keys).then_some("nokeys"),
            pace,
        ];
        words.into_iter().flatten().collect::<Vec<_>>().join(".")
    }

    /// The cookie of a visitor whose address names a language, and who likes all else as before.
    pub(crate) fn cookie_in(headers: &HeaderMap, language: Language) -> String {
        Preferences { language: Some(language), ..Preferences::read(headers) }.cookie()
    }

    fn cookie(self) -> String {
        format!("{NAME}={}; SameSite=Lax; Path=/; Max-Age={YEAR}", self.to_text())
    }
}

/// Changes what a form tells, and goes back to where it came from.
pub(crate) async fn change(headers: HeaderMap, form: Form) -> Response {
    let mut preferences = Preferences::read(&headers);
    if let Some(language) = form.get("language") {
        preferences.language = language.parse().ok().or(preferences.language);
    }
    if let Some(theme) = form.get("theme") {
        preferences.prefs.theme = chosen(theme, preferences.prefs.theme);
    }
    if let Some(pace) = form.get("pace") {
        let known = [Pace::Skip, Pace::Quick, Pace::Calm].into_iter().find(|known| known.name() == pace);
        preferences.prefs.pace = known.unwrap_or(preferences.prefs.pace);
    }
    if let Some(sounds) = form.get("sounds") {
        preferences.prefs.sound = sounds == "on";
    }
    // A box that is not ticked is not sent: the form says that it has boxes.
    if form.get("likes").is_some() {
        preferences.prefs.confirms = form.get("confirms").is_some();
        preferences.prefs.sound = form.get("sound").is_some();
        preferences.prefs.keys = form.get("keys").is_some();
    }
    ([(header::SET_COOKIE, preferences.cookie())], Redirect::to(back(&form))).into_response()
}

/// The theme of that name; of any other name the next one, which is what a button without a list asks for.
fn chosen(theme: &str, now: Theme) -> Theme {
    let named = [Theme::System, Theme::Day, Theme::Night].into_iter().find(|known| known.name() == theme);
    named.unwrap_or(match now {
        Theme::System => Theme::Night,
        Theme::Night => Theme::Day,
        Theme::Day => Theme::System,
    })
}

/// Where to go: a path of our own, never another site.
fn back(form: &Form) -> &str {
    form.get("back").filter(|path| is_own(path)).unwrap_or("/")
}

/// Whether an address is a plain path. Browsers skip control characters and read `\` as `/`, so that what begins with one
/// `/` may lead to another site; and what is not printable ASCII belongs in no header.
fn is_own(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_paths_lead_back() {
        for path in ["/", "/tables/c20996ejd64rn?at=3#map", "/rules/GE%20", "/a//b"] {
            assert!(is_own(path), "{path:?}");
        }
        let others =
            ["", "tables", "//evil.com", "https://evil.com", "/\\evil.com", "/\t/evil.com", "/\r\n/evil.com"];
        for path in
            others.into_iter().chain(["/\0", "/\u{b}/evil.com", "/\u{7f}", "/ ", "/é", "\t//evil.com"])
        {
            assert!(!is_own(path), "{path:?}");
        }
    }

    #[test]
    fn likes_are_read_as_they_are_written() {
        let prefs = Prefs { theme: Theme::Night, confirms: true, sound: true, pace: Pace::Calm, keys: false };
        let preferences = Preferences { language: Some(Language::French), prefs };
        assert_eq!(Preferences::parse(&preferences.to_text()), preferences);
        assert_eq!(Preferences::parse(""), Preferences::default());
        assert_eq!(Preferences::parse("nonsense..=;"), Preferences::default());
    }
}
