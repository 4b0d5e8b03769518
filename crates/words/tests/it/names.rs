//! The names of things.

use carvania_rules::bonus::Bonus;
use carvania_rules::{Crystal, Source, Title};
use carvania_words::Language::{English, French};
use carvania_words::{bonus, crystal, of_name, source, title};

#[test]
fn names() {
    assert_eq!(Crystal::ALL.map(|colour| crystal(French, colour)), ["jaune", "vert", "bleu", "magenta"]);
    assert_eq!(
        Source::ALL.map(|from| source(English, from)),
        [
            "point cards",
            "victory tiles",
            "outposts",
            "bonus tiles",
            "exploration tiles",
            "copper",
            "silver",
            "crystals"
        ]
    );
    assert_eq!(
        Title::ALL.map(|game| title(French, game)),
        [
            "Édition Golem",
            "Montagnes orientales",
            "L’appel de l’aventure",
            "Un monde sans fin",
            "Une saga héroïque, chapitre I",
            "Une saga héroïque, chapitre II",
            "Une saga héroïque, chapitre III"
        ]
    );
}

#[test]
fn french_contracts_before_a_vowel() {
    let of = |name: &str| [English, French].map(|language| of_name(language, name).to_string());
    assert_eq!(of("Amateur"), ["of Amateur", "d’Amateur"]);
    assert_eq!(of("Élodie"), ["of Élodie", "d’Élodie"]);
    assert_eq!(of("Maître"), ["of Maître", "de Maître"]);
    assert_eq!(of("")[1], "de ");
}

#[test]
fn bonus_tiles() {
    assert_eq!(
        Bonus::CHOICES.map(|kind| bonus(English, kind, 6)),
        ["extra step", "upgrade on build", "richer mine", "caravan +3", "6 points"]
    );
    assert_eq!(
        Bonus::CHOICES.map(|kind| bonus(French, kind, 1)),
        ["pas supplémentaire", "amélioration à la construction", "mine plus riche", "caravane +3", "1 point"]
    );
}
