//! Contrast by day and by night, from the style sheet itself: 4.5 for text, 3 for marks.

use carvania_pages::art::Tones;
use carvania_rules::Crystal;

use crate::colour::Colour;
use crate::tokens::token;

fn check(what: &str, fore: [Colour; 2], back: [Colour; 2], need: f64) {
    for (time, (fore, back)) in ["day", "night"].into_iter().zip(fore.into_iter().zip(back)) {
        let contrast = fore.contrast(back);
        assert!(contrast >= need, "{what} by {time}: {contrast:.2} is less than {need}");
    }
}

#[test]
fn text_can_be_read() {
    let pairs: &[(&str, &[&str])] = &[
        ("ink", &["bg", "bg-2", "surface", "raised", "sunken", "ember-soft", "bonus", "tray"]),
        ("ink-2", &["bg", "bg-2", "surface", "raised", "sunken", "ember-soft"]),
        ("ink-3", &["surface", "sunken"]),
        ("ember", &["surface", "raised", "ember-soft"]),
        ("on-ember", &["ember", "ember-2"]),
        ("on-sand", &["sand"]),
        ("on-sky", &["sky-top", "ridge-1", "ridge-2"]),
        ("on-sky-2", &["sky-top", "ridge-1", "ridge-2"]),
    ];
    for (fore, backs) in pairs {
        for back in *backs {
            check(&format!("{fore} on {back}"), token(fore), token(back), 4.5);
        }
    }
}

#[test]
fn marks_can_be_seen() {
    let pairs: &[(&str, &[&str])] =
        &[("ember-bright", &["surface", "bg", "raised"]), ("line-2", &["surface", "sunken"])];
    for (fore, backs) in pairs {
        for back in *backs {
            check(&format!("{fore} on {back}"), token(fore), token(back), 3.0);
        }
    }
}

#[test]
fn crystals_stand_out_and_their_letters_can_be_read() {
    for crystal in Crystal::ALL {
        let tones = Tones::of(crystal);
        let letter = Colour::hex(tones.letter).contrast(Colour::hex(tones.base));
        assert!(letter >= 4.5, "the letter of {crystal}: {letter:.2}");
        let edge = format!("edge-{}", crystal.letter().to_ascii_lowercase());
        assert_eq!(
            token(&edge),
            [tones.deep, tones.bright].map(Colour::hex),
            "--{edge} and the tones of {crystal}"
        );
        for ground in ["surface", "tray", "bg", "ember-soft"] {
            check(&format!("{crystal} on {ground}"), token(&edge), token(ground), 3.0);
        }
    }
}

#[test]
fn signs_can_be_seen_on_their_cloth() {
    for seat in 1..=5 {
        check(&format!("sign {seat}"), token(&format!("sign-{seat}")), token(&format!("seat-{seat}")), 4.5);
    }
}
