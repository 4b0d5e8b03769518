//! The language that a reader wants.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use carvania_words::Language;

/// The language of ours that `Accept-Language` weighs most; English if it names none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PreferredLanguage(pub(crate) Language);

impl<S: Sync> FromRequestParts<S> for PreferredLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<PreferredLanguage, Infallible> {
        let accepted = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|text| text.to_str().ok());
        Ok(PreferredLanguage(preferred(accepted.unwrap_or_default()).unwrap_or(Language::English)))
    }
}

/// Of languages with the same weight the one that is listed first; a weight of 0 refuses a language, and `*` stands for
/// all that are not listed.
fn preferred(accepted: &str) -> Option<Language> {
    let ranges: Vec<(String, u16)> = accepted.split(',').filter_map(range).collect();
    let rank = |language: Language| {
        let place = |tag: &str| ranges.iter().position(|(listed, _)| listed == tag);
        let place = place(language.code()).or_else(|| place("*"))?;
        Some((ranges[place].1, std::cmp::Reverse(place))).filter(|(weight, _)| *weight > 0)
    };
    // Of the last two lines of equal rank `max_by_key` takes the last: English comes first in doubt.
    let ranked = Language::ALL.into_iter().rev().filter_map(|language| Some((rank(language)?, language)));
    ranked.max_by_key(|(rank, _)| *rank).map(|(_, language)| language)
}

/// A language without its region, and its weight in thousandths. A weight that cannot be read is none.
fn range(entry: &str) -> Option<(String, u16)> {
    let mut parts = entry.split(';');
    let tag = parts.next()?.trim().split('-').next()?.to_ascii_lowercase();
    let weight =
        parts.find_map(|part| part.trim().strip_prefix("q=")).map_or(Some(1.0), |text| text.parse().ok());
    let weight = weight.filter(|weight: &f64| (0.0..=1.0).contains(weight)).unwrap_or(0.0);
    Some((tag, (weight * 1000.0) as u16))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Option<Language> = Some(Language::English);
    const FRENCH: Option<Language> = Some(Language::French);

    #[test]
    fn the_language_of_the_greatest_weight_is_preferred() {
        for (accepted, language) in [
            ("fr-CA,fr;q=0.9,en;q=0.8", FRENCH),
            ("en;q=0.3, fr;q=0.9", FRENCH),
            ("fr;q=0.05, en;q=0.01", FRENCH),
            ("de-DE, en;q=0.5, fr;q=0.3", ENGLISH),
            ("fr, en", FRENCH),
            ("en, fr", ENGLISH),
            ("FR-fr ; q=1.000", FRENCH),
        ] {
            assert_eq!(preferred(accepted), language, "{accepted}");
        }
    }

    #[test]
    fn a_language_of_weight_0_is_refused() {
        assert_eq!(preferred("fr;q=0, en;q=0.1"), ENGLISH);
        assert_eq!(preferred("fr;q=0.000"), None);
        assert_eq!(preferred("en;q=0, *"), FRENCH);
    }

    #[test]
    fn a_star_stands_for_what_is_not_listed() {
        assert_eq!(preferred("*"), ENGLISH);
        assert_eq!(preferred("fr;q=0.3, *;q=0.9"), ENGLISH);
        assert_eq!(preferred("*;q=0.1, fr"), FRENCH);
    }

    #[test]
    fn what_makes_no_sense_names_no_language() {
        for accepted in ["", "de", "fr;q=x", "fr;q=-1", "fr;q=2", "fr;q=NaN", ";;,q=,-"] {
            assert_eq!(preferred(accepted), None, "{accepted}");
        }
    }
}
