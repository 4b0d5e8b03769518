//! The pictures that are kept as PNG are those of the drawings.

use carvania_pages::pictures::{DIGESTS, PICTURES};

#[test]
fn every_picture_was_made_from_its_drawing() {
    let kept: Vec<(&str, &str)> = DIGESTS.lines().filter_map(|line| line.split_once(' ')).collect();
    for picture in PICTURES {
        let digest = picture.of.digest().to_string();
        assert!(
            kept.contains(&(picture.name, &digest)),
            "{} is older than its drawing: cargo run -p carvania-pages --example pictures",
            picture.name
        );
    }
    assert_eq!(kept.len(), PICTURES.len());
}

#[test]
fn every_picture_has_its_size_and_is_small() {
    for picture in PICTURES {
        let number = |at: usize| u32::from_be_bytes(picture.png[at..at + 4].try_into().expect("four bytes"));
        assert_eq!(&picture.png[..8], b"\x89PNG\r\n\x1a\n", "{}", picture.name);
        assert_eq!((number(16), number(20)), picture.size, "{}", picture.name);
        assert!(picture.png.len() < 200_000, "{} has {} bytes", picture.name, picture.png.len());
    }
}
