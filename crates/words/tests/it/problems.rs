//! What is wrong with files and records, in words.

use carvania_rules::CrystalsError;
use carvania_rules::components::{Counted, Fault, Problem, Quantity};
use carvania_rules::record::Fault as RecordFault;
use carvania_rules::{Components, Record};
use carvania_words::Language::{English, French};
use carvania_words::{Language, component_problem, record_fault};

fn card(fault: Fault) -> Problem {
    Problem::Card { kind: "merchant", number: 3, face: Some("YY".to_owned()), fault }
}

#[test]
fn problems_of_component_files() {
    let amount = Fault::Amount { what: Quantity::Upgrades, found: 12, least: 1, most: 10 };
    let cases = [
        (
            card(amount),
            "merchant 3 (YY): the number of upgrades is 12, but must be 1 to 10",
            "merchant 3 (YY) : le nombre d’améliorations est 12, mais doit être de 1 à 10",
        ),
        (
            card(Fault::Crystals(CrystalsError::Letter('Q'))),
            "merchant 3 (YY): `Q` is not a crystal: write Y, G, B or M",
            "merchant 3 (YY) : `Q` n’est pas un cristal : écrivez Y, G, B ou M",
        ),
        (
            Problem::Count { what: Counted::from("merchant"), found: 1, least: 8, most: 8 },
            "merchant: 1 found, 8 needed",
            "merchant : un élément trouvé, il en faut 8",
        ),
        (
            Problem::Table {
                name: "layout.J1".to_owned(),
                fault: Fault::Sides { found: String::new(), wanted: "A1, B1".to_owned() },
            },
            "layout.J1: it shows no side, but its sides are A1, B1, each once",
            "layout.J1 : faces trouvées : aucune ; faces attendues : A1, B1, chacune une fois",
        ),
    ];
    for (problem, english, french) in cases {
        assert_eq!(component_problem(English, &problem), english);
        assert_eq!(component_problem(French, &problem).replace('\u{a0}', " "), french);
    }
}

#[test]
fn every_problem_of_a_hopeless_file_has_words() {
    let file = "[[merchant]]\ngain = \"QQ\"\n[[merchant]]\nupgrades = 99\n[[merchant]]\n";
    let error = Components::read(file).expect_err("a file with problems");
    for (language, problem) in
        Language::ALL.into_iter().flat_map(|language| error.problems.iter().map(move |one| (language, one)))
    {
        let words = component_problem(language, problem);
        assert!(!words.is_empty() && !words.starts_with("Unknown"), "{words}");
    }
}

/// What is wrong with the first line of a record that cannot be read.
fn fault(record: &str) -> RecordFault {
    Record::from_text(record, Components::standard()).expect_err("a record with a fault").fault
}

#[test]
fn faults_of_records() {
    let cases = [
        (RecordFault::NoHeader("players"), "the header players is missing.", "l’en-tête players manque."),
        (
            RecordFault::Round { found: 4, round: 3, begins: true },
            "round 4 does not begin here: this is the beginning of round 3.",
            "la ronde 4 ne commence pas ici : c’est le début de la ronde 3.",
        ),
        (
            fault("game: chess\nplayers: 2\nrules: 1\ncomponents: x\n\n"),
            "this is not one of the games.",
            "ce n’est pas l’un des jeux.",
        ),
    ];
    for (fault, english, french) in cases {
        assert_eq!(record_fault(English, &fault), english);
        assert_eq!(record_fault(French, &fault).replace('\u{a0}', " "), french);
    }
}
