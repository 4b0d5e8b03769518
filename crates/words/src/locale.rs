//! The language of a person, as their system states it.

use crate::Language;

/// The language that the environment asks for; English if it asks for one that we do not speak.
///
/// `LC_ALL` counts before `LC_MESSAGES`, and that before `LANG`; an empty variable counts as unset.
pub fn language_of(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default();
    let code = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
    code.parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::language_of;
    use crate::Language;

    fn check(variables: &[(&str, &str)], expected: Language) {
        let found = language_of(|name| {
            variables.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned())
        });
        assert_eq!(found, expected, "{variables:?}");
    }

    #[test]
    fn french_is_spoken_where_the_system_does() {
        check(&[("LANG", "fr_FR.UTF-8")], Language::French);
        check(&[("LANG", "fr")], Language::French);
        check(&[("LANG", "en_GB.UTF-8"), ("LC_MESSAGES", "fr_CA")], Language::French);
    }

    #[test]
    fn everywhere_else_it_is_english() {
        check(&[], Language::English);
        check(&[("LANG", "C")], Language::English);
        check(&[("LANG", "frp_IT")], Language::English);
        check(&[("LC_ALL", "de_DE"), ("LANG", "fr_FR")], Language::English);
    }

    #[test]
    fn an_empty_variable_counts_as_unset() {
        check(&[("LC_ALL", ""), ("LANG", "fr_BE@euro")], Language::French);
    }
}
