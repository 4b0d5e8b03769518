//! What holds for every drawing on a page.

use std::collections::BTreeSet;

use carvania_pages::art::{self, Favicon, Letters, Sheet};
use carvania_rules::{Language, Title};

use crate::size::table;

/// What follows each `start` up to `end`.
fn between<'a>(text: &'a str, start: &'a str, end: char) -> impl Iterator<Item = &'a str> {
    text.split(start).skip(1).filter_map(move |rest| rest.split(end).next())
}

fn pages() -> Vec<String> {
    Title::ALL.map(|title| table(title, Language::English)).to_vec()
}

#[test]
fn ids_are_unique_and_every_reference_leads_somewhere() {
    for page in pages() {
        let ids: Vec<&str> = between(&page, " id=\"", '"').collect();
        let once: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), once.len(), "an id twice");
        let patterns = between(&page, "url(#", ')');
        let used: BTreeSet<&str> = between(&page, "href=\"#", '"').chain(patterns).collect();
        for reference in &used {
            assert!(once.contains(reference), "{reference} is nowhere");
        }
        assert_eq!(once, used, "shared and never used");
    }
}

#[test]
fn every_colour_of_a_drawing_stands_in_the_style_sheets() {
    let sheet = Sheet::new(Letters::of(Language::English));
    let front =
        art::hero(&sheet).into_string() + &Title::ALL.map(|title| art::title(&sheet, title).0).concat();
    let front = front + &sheet.render().into_string();
    let styles = carvania_pages::style::sheet();
    for page in pages().iter().chain([&front]) {
        let names: BTreeSet<&str> =
            between(page, "var(--", ')').filter_map(|name| name.split(',').next()).collect();
        for name in names {
            assert!(styles.contains(&format!("--{name}: ")), "--{name} is nowhere set");
        }
    }
}

#[test]
fn nothing_has_a_style_of_its_own() {
    for page in pages().iter().chain(&[art::favicon(Favicon::YourTurn)]) {
        assert!(!page.contains("style="), "a strict content security policy forbids style attributes");
        assert!(!page.contains("<script"));
    }
}

#[test]
fn paths_have_one_decimal_at_most() {
    for page in pages() {
        for path in between(&page, " d=\"", '"') {
            for number in path.split(|letter: char| !letter.is_ascii_digit() && letter != '.') {
                let decimals = number.rsplit_once('.').map_or(0, |(_, decimals)| decimals.len());
                assert!(decimals <= 1, "{number} in {path}");
            }
        }
    }
}

#[test]
fn drawings_are_hidden_from_screen_readers() {
    for page in pages() {
        for drawing in between(&page, "<svg", '>') {
            assert!(drawing.contains("aria-hidden=\"true\""), "<svg{drawing}>");
        }
    }
}

#[test]
fn letters_follow_the_language() {
    let letters = |language| {
        let page = table(Title::GolemEdition, language);
        let texts = between(&page, "class=\"letter\"", '/').filter_map(|text| text.rsplit('>').next());
        let letters: BTreeSet<String> = texts.map(|text| text.trim_end_matches('<').to_owned()).collect();
        letters.into_iter().collect::<String>()
    };
    assert_eq!(letters(Language::English), "BGMY");
    assert_eq!(letters(Language::French), "BJMV");
}

#[test]
fn the_picture_of_each_game_is_its_own() {
    let sheet = Sheet::new(Letters::of(Language::English));
    let pictures: BTreeSet<String> =
        Title::ALL.map(|title| art::title(&sheet, title).into_string()).into_iter().collect();
    assert_eq!(pictures.len(), Title::ALL.len());
}

#[test]
fn files_of_their_own_need_nothing_else() {
    let social = art::social_picture(Letters::of(Language::English), "Carvania", "Seven games <&> one road");
    for file in [art::favicon(Favicon::Calm), art::favicon(Favicon::YourTurn), social] {
        assert!(file.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
        assert_eq!(file.matches("<svg").count(), file.matches("</svg>").count());
        assert!(!file.contains("<&>"));
    }
    assert_ne!(art::favicon(Favicon::Calm), art::favicon(Favicon::YourTurn));
    assert!(!art::favicon(Favicon::Calm).contains("var("), "a favicon has no style sheet");
}
