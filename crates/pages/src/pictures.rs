//! Pictures that have to be PNG: what other sites show of a link, and what phones put on their first screen.
//!
//! They are drawn by our own art, which leans on custom properties and on fonts; only a browser draws those truly, so
//! they are made by one and kept beside their drawings' digests: `cargo run -p carvania-pages --example pictures`. The
//! program stays without a renderer and without fonts, and a test fails when a drawing has changed since.

use carvania_rules::Digest;
use carvania_words::{Language, say};

use crate::art::{self, Favicon, Letters};

/// A picture: its name, its size, and its bytes as PNG.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// The name of its file.
    pub name: &'static str,
    /// Its width and height.
    pub size: (u32, u32),
    /// What it shows.
    pub of: Of,
    /// The file as it is sent.
    pub png: &'static [u8],
}

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// A link to Carvania, in a language.
    Link(Language),
    /// The sign.
    Sign,
}

/// All of them.
pub const PICTURES: [Picture; 4] = [
    Picture {
        name: "social-en.png",
        size: (1200, 630),
        of: Of::Link(Language::English),
        png: include_bytes!("../assets/pictures/social-en.png"),
    },
    Picture {
        name: "social-fr.png",
        size: (1200, 630),
        of: Of::Link(Language::French),
        png: include_bytes!("../assets/pictures/social-fr.png"),
    },
    Picture {
        name: "touch.png",
        size: (180, 180),
        of: Of::Sign,
        png: include_bytes!("../assets/pictures/touch.png"),
    },
    Picture {
        name: "app.png",
        size: (512, 512),
        of: Of::Sign,
        png: include_bytes!("../assets/pictures/app.png"),
    },
];

/// The digests of the drawings that the pictures were made from, a line for each: name and digest.
pub const DIGESTS: &str = include_str!("../assets/pictures/digests.txt");

impl Of {
    /// The drawing, as SVG.
    pub fn drawing(self) -> String {
        match self {
            Of::Link(language) => {
                art::social_picture(Letters::of(language), "Carvania", &say(language, "home-line", &[]))
            }
            Of::Sign => art::favicon(Favicon::Calm),
        }
    }

    /// What tells this drawing from others: everything in it but the style sheets, which change for other reasons.
    pub fn digest(self) -> Digest {
        let drawing = self.drawing();
        let parts =
            drawing.split("<style>").map(|part| part.split_once("</style>").map_or(part, |(_, rest)| rest));
        Digest::of(&parts.collect::<String>())
    }
}
