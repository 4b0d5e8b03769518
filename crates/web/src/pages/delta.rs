//! What changed in a page that a browser has already: its pieces that are new, and where the others lie.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};

use serde::Serialize;

/// Elements at which a page is cut. Fewer make larger pieces, more make longer lists of them.
const ELEMENTS: [&str; 15] = [
    "a", "article", "button", "details", "div", "form", "g", "header", "input", "li", "main", "p", "section",
    "svg", "symbol",
];

/// The page that a browser was sent last, by the hashes of its pieces: the page itself need not be kept.
#[derive(Default)]
pub(super) struct SentPage {
    hasher: RandomState,
    pieces: Vec<u64>,
}

/// A part of the next page.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(super) enum Part<'a> {
    /// A piece that the last page did not have.
    New(&'a str),
    /// So many pieces of the last page, from one on.
    Known(usize, usize),
}

impl SentPage {
    /// The next page in terms of the last one; from now on it is the last.
    pub(super) fn advance<'a>(&mut self, page: &'a str) -> Vec<Part<'a>> {
        let places: HashMap<u64, usize> = self.pieces.iter().copied().zip(0..).collect();
        let (mut parts, mut hashes) = (Vec::new(), Vec::new());
        for piece in pieces(page) {
            let hash = self.hasher.hash_one(piece);
            hashes.push(hash);
            match (parts.last_mut(), places.get(&hash)) {
                (Some(Part::Known(from, count)), _) if self.pieces.get(*from + *count) == Some(&hash) => {
                    *count += 1
                }
                (_, Some(&place)) => parts.push(Part::Known(place, 1)),
                (_, None) => parts.push(Part::New(piece)),
            }
        }
        self.pieces = hashes;
        parts
    }
}

/// A page cut before every element of a kind in [`ELEMENTS`].
fn pieces(page: &str) -> impl Iterator<Item = &str> {
    let begins = |(place, _): &(usize, &str)| {
        let name = page[place + 1..].split(|letter: char| !letter.is_ascii_alphanumeric()).next();
        *place > 0 && name.is_some_and(|name| ELEMENTS.contains(&name))
    };
    let cuts: Vec<usize> = page.match_indices('<').filter(begins).map(|(place, _)| place).collect();
    let ends: Vec<usize> = cuts.iter().copied().chain([page.len()]).collect();
    let begins = std::iter::once(0).chain(cuts);
    begins.zip(ends).map(|(begin, end)| &page[begin..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = "<p>round 1</p><ul><li>Ada 3<li>Noor 5<li>Zoe 7</ul><b>x</b>";
    const AFTER: &str = "<p>round 2</p><ul><li>Noor 5<li>Zoe 7</ul><b>x</b><li>Ada 3";

    /// What the script does with it.
    fn put_together(parts: &[Part<'_>], before: &[String]) -> Vec<String> {
        let pieces = |part: &Part<'_>| match part {
            Part::New(piece) => vec![(*piece).to_owned()],
            Part::Known(from, count) => before[*from..from + count].to_vec(),
        };
        parts.iter().flat_map(pieces).collect()
    }

    #[test]
    fn only_what_is_new_is_sent() {
        let mut sent = SentPage::default();
        assert!(sent.advance(BEFORE).iter().all(|part| matches!(part, Part::New(_))));
        let parts = sent.advance(AFTER);
        assert_eq!(parts, [Part::New("<p>round 2</p><ul>"), Part::Known(2, 2), Part::Known(1, 1)]);
        assert_eq!(sent.advance(AFTER).len(), 1, "a page that did not change is one part");
    }

    #[test]
    fn a_browser_puts_every_page_together_again() {
        let (mut sent, mut pieces) = (SentPage::default(), Vec::new());
        for page in [BEFORE, AFTER, "", "no element", "é<li>é<li>é<li>é", AFTER, BEFORE, "<li><li>"] {
            pieces = put_together(&sent.advance(page), &pieces);
            assert_eq!(pieces.concat(), page);
        }
    }
}
