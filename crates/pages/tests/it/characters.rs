//! The computer's players are somebody: each level has a name, a sentence and a face of its own. People have the face of
//! their name.

use std::collections::BTreeSet;

use carvania_opponents::Level;
use carvania_pages::art::{self, Letters, Sheet};
use carvania_pages::characters;
use carvania_rules::{Language, Seat};

fn drawn(draw: impl Fn(&Sheet) -> String) -> String {
    let sheet = Sheet::new(Letters::of(Language::English));
    let reference = draw(&sheet);
    sheet.render().into_string() + &reference
}

#[test]
fn every_level_has_a_name_a_sentence_and_a_face_of_its_own() {
    for language in Language::ALL {
        let names: BTreeSet<String> = Level::ALL.map(|level| characters::of(level).name(language)).into();
        assert_eq!(names.len(), Level::ALL.len());
        let sentences: BTreeSet<String> =
            Level::ALL.map(|level| characters::of(level).sentence(language)).into();
        assert_eq!(sentences.len(), Level::ALL.len());
        assert!(sentences.iter().all(|sentence| sentence.ends_with('.')), "{sentences:?}");
    }
    let face = |level| drawn(|sheet| characters::of(level).face(sheet).into_string());
    let faces: BTreeSet<String> = Level::ALL.map(face).into();
    assert_eq!(faces.len(), Level::ALL.len());
    let ranks: Vec<usize> = Level::ALL.map(|level| characters::of(level).rank()).into();
    assert!(ranks.is_sorted(), "{ranks:?}");
}

#[test]
fn a_name_has_one_face_for_ever_in_the_cloth_of_any_seat() {
    let face = |name: &str, seat| drawn(|sheet| art::avatar(sheet, name, seat).into_string());
    assert_eq!(face("Ada", Some(Seat::FIRST)), face("Ada", Some(Seat::FIRST)));
    assert_ne!(face("Ada", None), face("Ada", Some(Seat::FIRST)), "the cloth is that of the seat");
    let names = ["Ada", "Ilse", "Noor", "Tomas", "Anna", "Ben", "Carla", "Émile", "愛", ""];
    let faces: BTreeSet<String> = names.map(|name| face(name, None)).into();
    assert_eq!(faces.len(), names.len());
    // Whatever a name is made of, the drawing has an id that can stand in a page.
    let odd = face("\"><script>", None);
    assert!(!odd.contains("<script"), "{odd}");
}
