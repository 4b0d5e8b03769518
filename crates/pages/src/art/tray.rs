//! Caravans: a tray with a well for each crystal that there is room for.

use carvania_rules::{Crystal, Crystals};
use maud::{Markup, html};

use super::crystal::{Size, crystal};
use super::sheet::Sheet;

/// Whose caravan it is: the player's own has large wells, the others' stand in one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Tray {
    Own,
    Other,
}

/// The tray of a caravan: its crystals by level, then the empty wells, so that the room left is seen. During a
/// turn there may be more crystals than wells; those beyond the limit lie on the rim.
pub fn tray(sheet: &Sheet, caravan: Crystals, limit: u8, size: Tray) -> Markup {
    wells(sheet, caravan, limit, size, None)
}

/// The tray of the player's own caravan, where its crystals can be chosen: a row with this name for the arrow keys.
/// What stands in a well is made of its place, its crystal and the drawing of it.
pub fn tray_of(
    sheet: &Sheet,
    caravan: Crystals,
    limit: u8,
    name: &str,
    well: &dyn Fn(usize, Crystal, Markup) -> Markup,
) -> Markup {
    wells(sheet, caravan, limit, Tray::Own, Some(Choice { name, well }))
}

/// What can be chosen in a tray.
#[derive(Clone, Copy)]
struct Choice<'a> {
    name: &'a str,
    well: &'a dyn Fn(usize, Crystal, Markup) -> Markup,
}

fn wells(sheet: &Sheet, caravan: Crystals, limit: u8, size: Tray, choice: Option<Choice<'_>>) -> Markup {
    let each = |one: Crystal| (0..caravan.count(one)).map(move |_| one);
    let held: Vec<Crystal> = caravan.colours().flat_map(each).collect();
    let limit = usize::from(limit);
    html! {
        ul.tray.mini[size == Tray::Other].wide[limit > 10].pays[choice.is_some()] aria-hidden=[choice.is_none().then_some("true")]
            data-row=[choice.map(|choice| choice.name)] {
            @for (place, &one) in held.iter().enumerate() {
                @let drawing = crystal(sheet, one, Size::Medium);
                li.beyond[place >= limit] { @if let Some(choice) = choice { ((choice.well)(place, one, drawing)) } @else { (drawing) } }
            }
            @for _ in held.len()..limit { li {} }
        }
    }
}
