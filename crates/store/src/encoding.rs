//! Numbers as the database stores them: signed, with 64 bits.

use crate::Hash;
use crate::error::StoreError;

/// Encodes an id bit by bit: each has its own number, in another order.
pub(crate) fn from_id(id: u64) -> i64 {
    id.cast_signed()
}

/// Decodes an id.
pub(crate) fn to_id(kept: i64) -> u64 {
    kept.cast_unsigned()
}

/// Encodes a quantity, such as the number of an event or a timestamp. Quantities are compared, so their order is kept;
/// none is large enough to be cut off.
pub(crate) fn from_count(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Decodes a quantity.
pub(crate) fn to_count(kept: i64) -> u64 {
    u64::try_from(kept).unwrap_or(0)
}

/// Decodes a hash.
pub(crate) fn to_hash(kept: Vec<u8>) -> Result<Hash, StoreError> {
    kept.try_into().map_err(|_| StoreError::Damaged("a hash does not have 32 bytes".to_owned()))
}
