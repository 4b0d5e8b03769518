//! Addresses of public pages. They are shown in the visitor's language; French pages also have separate addresses that
//! can be linked to and found, such as `/fr/learn`.

use carvania_words::Language;

/// What the address of a page that everybody may see begins with, behind its language.
const PUBLIC: [&str; 7] = ["", "new", "learn", "rules", "components", "maps", "people"];
/// Of these, the pages below are as public: those of a game, of a book.
const WITH_GAMES: [&str; 4] = ["learn", "rules", "components", "maps"];

/// What the addresses of a language begin with. English ones are those without a language, which also answer in French to
/// whoever prefers it.
const fn prefix(language: Language) -> &'static str {
    match language {
        Language::English => "",
        Language::French => "/fr",
    }
}

/// The addresses at which a page answers, by the one without a language: `/learn` as `/learn` and `/fr/learn`.
pub fn all_of(path: &str) -> impl Iterator<Item = String> {
    Language::ALL.into_iter().map(|language| in_language(language, path))
}

/// The address of a page in a language; addresses of pages that are not public are the same in every language.
pub fn in_language(language: Language, address: &str) -> String {
    let prefix = prefix(language);
    match address.strip_prefix('/') {
        Some(rest) if !prefix.is_empty() && is_public(address) => match rest {
            "" => prefix.to_owned(),
            rest if rest.starts_with(['?', '#']) => format!("{prefix}{rest}"),
            rest => format!("{prefix}/{rest}"),
        },
        _ => address.to_owned(),
    }
}

/// The language that an address is in, if it says so, and the same address without it.
pub fn split(address: &str) -> (Option<Language>, String) {
    for language in Language::ALL {
        let rest = address.strip_prefix(prefix(language)).filter(|_| !prefix(language).is_empty());
        match rest {
            Some(rest) if rest.starts_with('/') => return (Some(language), rest.to_owned()),
            Some(rest) if rest.is_empty() || rest.starts_with(['?', '#']) => {
                return (Some(language), format!("/{rest}"));
            }
            _ => {}
        }
    }
    (None, address.to_owned())
}

/// Whether everybody may see what is at an address without a language, and finds the same there.
pub fn is_public(address: &str) -> bool {
    let path = address.split(['?', '#']).next().unwrap_or_default();
    let Some(path) = path.strip_prefix('/') else { return false };
    match path.split('/').collect::<Vec<_>>().as_slice() {
        [first] => PUBLIC.contains(first),
        [first, game] => WITH_GAMES.contains(first) && *game != "remove" && !game.is_empty(),
        _ => false,
    }
}

/// The address by which a public page is known, of the many by which it can be asked for: what the address says besides
/// the path is kept only where it chooses another page.
pub fn canonical(address: &str) -> String {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let game = query.split('&').find(|part| part.starts_with("game=") && part.len() <= 7);
    match (path, game) {
        ("/new", Some(game)) => format!("{path}?{game}"),
        _ => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn public_pages_have_an_address_in_french() {
        for (address, french) in [
            ("/", "/fr"),
            ("/?x=1", "/fr?x=1"),
            ("/learn", "/fr/learn"),
            ("/learn/GE?step=3#map", "/fr/learn/GE?step=3#map"),
            ("/new?game=EM", "/fr/new?game=EM"),
        ] {
            assert_eq!(in_language(Language::French, address), french);
            assert_eq!(in_language(Language::English, address), address);
            assert_eq!(split(french), (Some(Language::French), address.to_owned()));
            assert_eq!(split(address), (None, address.to_owned()));
        }
    }

    #[test]
    fn what_belongs_to_somebody_has_one_address() {
        for address in
            ["/tables/c209", "/tables", "/me", "/people/7", "/maps/GE/file", "/maps/remove", "/records"]
        {
            assert!(!is_public(address), "{address}");
            assert_eq!(in_language(Language::French, address), address);
        }
        assert_eq!(split("/free"), (None, "/free".to_owned()));
    }

    #[test]
    fn a_page_is_known_by_one_address() {
        assert_eq!(canonical("/learn/GE?step=7"), "/learn/GE");
        assert_eq!(canonical("/new?with=friends&game=EM"), "/new?game=EM");
        assert_eq!(canonical("/new?game=nonsense"), "/new");
    }
}
