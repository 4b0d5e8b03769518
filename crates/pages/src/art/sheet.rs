//! What a page draws more than once: each drawing once, to be referred to by its id.

use std::cell::RefCell;
use std::collections::BTreeMap;

use maud::{Markup, html};

use super::crystal::Letters;

/// Collects the drawings that a page shares.
///
/// Make one for a page, pass it to every drawing, and put what [`Sheet::render`] returns anywhere on the page.
#[derive(Debug)]
pub struct Sheet {
    letters: Letters,
    drawings: RefCell<BTreeMap<String, String>>,
}

impl Sheet {
    /// An empty sheet, with the letters that crystals bear in the language of the page.
    pub fn new(letters: Letters) -> Sheet {
        Sheet { letters, drawings: RefCell::default() }
    }

    /// The letters of crystals.
    pub(super) fn letters(&self) -> Letters {
        self.letters
    }

    /// A reference to the drawing with this id, which is drawn if it has not been yet. It carries its id itself.
    pub(super) fn share(&self, id: &str, draw: impl FnOnce(&str) -> Markup) -> String {
        let id = format!("art-{id}");
        let is_drawn = self.drawings.borrow().contains_key(&id);
        if !is_drawn {
            // A drawing may share others, so nothing is borrowed while it is made.
            let drawing = draw(&id).into_string();
            self.drawings.borrow_mut().insert(id.clone(), drawing);
        }
        format!("#{id}")
    }

    /// Everything that was shared, in a drawing without size.
    pub fn render(&self) -> Markup {
        html! {
            svg.sheet width="0" height="0" aria-hidden="true" {
                defs {
                    @for drawing in self.drawings.borrow().values() { (maud::PreEscaped(drawing)) }
                }
            }
        }
    }
}
