//! Bytes that are written one field after another, and what they are called.

use carvania_rules::set::{Id, Set};
use carvania_rules::{Crystal, Crystals};

/// No observation is longer.
pub(super) const MAX: usize = 4096;

/// A field of an observation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// What it is called.
    pub(crate) name: String,
    /// Its first byte.
    pub(crate) start: usize,
    /// How many bytes it has.
    pub(crate) len: usize,
}

/// An observation that is being written.
pub(crate) struct Page<'a> {
    out: &'a mut [u8],
    next: usize,
    seat: Option<usize>,
    fields: Option<&'a mut Vec<Field>>,
}

impl<'a> Page<'a> {
    pub(crate) fn new(out: &'a mut [u8]) -> Page<'a> {
        Page { out, next: 0, seat: None, fields: None }
    }

    /// A page that also notes what is written where.
    pub(crate) fn describing(out: &'a mut [u8], fields: &'a mut Vec<Field>) -> Page<'a> {
        Page { fields: Some(fields), ..Page::new(out) }
    }

    /// What follows is about the seat at this place, the own one being 0.
    pub(crate) fn of_seat(&mut self, place: usize) {
        self.seat = Some(place);
    }

    /// The bytes of the next field.
    #[inline]
    pub(crate) fn field(&mut self, name: &str, len: usize) -> &mut [u8] {
        let start = self.next;
        self.next += len;
        if let Some(fields) = &mut self.fields {
            let name = match self.seat {
                Some(place) => format!("seat {place} {name}"),
                None => name.to_owned(),
            };
            fields.push(Field { name, start, len });
        }
        &mut self.out[start..start + len]
    }

    #[inline]
    pub(crate) fn byte(&mut self, name: &str, value: u8) {
        self.field(name, 1)[0] = value;
    }

    #[inline]
    pub(crate) fn bytes(&mut self, name: &str, values: &[u8]) {
        self.field(name, values.len()).copy_from_slice(values);
    }

    #[inline]
    pub(crate) fn number(&mut self, name: &str, value: u32) {
        self.byte(name, value.min(255) as u8);
    }

    /// Four bytes: yellow, green, blue, magenta.
    #[inline]
    pub(crate) fn crystals(&mut self, name: &str, crystals: Crystals) {
        self.bytes(name, &counts(crystals));
    }

    /// Eight bytes: a bit for each id, the lowest first.
    #[inline]
    pub(crate) fn set<I: Id>(&mut self, name: &str, set: Set<I>) {
        self.bytes(name, &set.bits().to_le_bytes());
    }
}

#[inline]
pub(super) fn counts(crystals: Crystals) -> [u8; 4] {
    Crystal::ALL.map(|crystal| crystals.count(crystal).min(255) as u8)
}
