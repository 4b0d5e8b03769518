//! The digest tells two files apart when the rules do.

use std::collections::HashSet;

use carvania_rules::components::golem_edition::FILE;
use carvania_rules::{Components, Digest, Title};

use super::changed;
use crate::components::uncommented;

fn digest(file: &str) -> Digest {
    Components::read(file).unwrap().digest(Title::GolemEdition)
}

#[test]
fn comments_and_layout_do_not_change_it() {
    assert_eq!(digest(&uncommented(FILE)), digest(FILE));
    assert_eq!(digest(&format!("# Another comment.\n\n{FILE}\n\n")), digest(FILE));
    let inline = changed("give = \"YYY\"\ntake = \"GB\"", "take = 'GB'\ngive = 'YYY'");
    assert_eq!(digest(&inline), digest(FILE));
}

/// Every file that differs from the printed one by one number, raised by one.
fn with_another_number() -> Vec<String> {
    let is_digit = |letter: char| letter.is_ascii_digit();
    let starts =
        FILE.char_indices().filter(|&(at, letter)| is_digit(letter) && !FILE[..at].ends_with(is_digit));
    let in_comment = |at: usize| FILE[..at].lines().next_back().is_some_and(|line| line.contains('#'));
    starts
        .filter(|&(at, _)| !in_comment(at))
        .map(|(at, _)| {
            let rest = FILE[at..].trim_start_matches(is_digit);
            let number: u32 = FILE[at..FILE.len() - rest.len()].parse().unwrap();
            format!("{}{}{rest}", &FILE[..at], number + 1)
        })
        .collect()
}

#[test]
fn every_number_changes_it() {
    let files = with_another_number();
    // Points of 36 cards, two upgrade cards, two numbers for each metal; upgrade 2 becomes a second upgrade 3.
    assert_eq!(files.len(), 36 + 2 + 4);
    let readable: Vec<&String> = files.iter().filter(|file| Components::read(file).is_ok()).collect();
    assert_eq!(readable.len(), files.len() - 1);
    let digests: HashSet<Digest> = readable.iter().map(|file| digest(file)).collect();
    assert_eq!(digests.len(), readable.len());
    assert!(!digests.contains(&digest(FILE)));
}

#[test]
fn every_face_changes_it() {
    let changes = [
        ("gain = \"YYYY\"", "gain = \"YYYM\""),
        ("give = \"G\"", "give = \"GG\""),
        ("take = \"YYYYG\"", "take = \"YYYGG\""),
        ("cost = \"MMMMM\"", "cost = \"BMMMM\""),
        ("gain = \"YY\"\n", "gain = \"Y\"\n"),
        ("upgrades = 3", "gain = \"MM\""),
    ];
    let digests: HashSet<Digest> = changes.iter().map(|(from, to)| digest(&changed(from, to))).collect();
    assert_eq!(digests.len(), changes.len());
    assert!(!digests.contains(&digest(FILE)));
}

#[test]
fn it_is_written_as_64_hexadecimal_digits() {
    let text = digest(FILE).to_string();
    assert_eq!((text.len(), text.parse()), (64, Ok(digest(FILE))));
    for other in [&text[..63], &text.to_uppercase(), &format!("{text}0"), "", &"é".repeat(32)] {
        assert!(other.parse::<Digest>().is_err(), "{other}");
    }
}
