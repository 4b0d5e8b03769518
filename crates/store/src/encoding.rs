//! Numbers as databases have them: 64 bits with a sign.

use crate::Hash;
use crate::error::StoreError;

/// An id, bit by bit: all of them are kept, in another order.
pub(crate) fn from_id(id: u64) -> i64 {
    id.cast_signed()
}

/// An id as it was.
pub(crate) fn to_id(kept: i64) -> u64 {
    kept.cast_unsigned()
}

/// A quantity: a number of an event, a moment. It is compared, so the order counts; none is as large as what is cut off.
pub(crate) fn from_count(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// A quantity as it was.
pub(crate) fn to_count(kept: i64) -> u64 {
    u64::try_from(kept).unwrap_or(0)
}

/// Thirty-two bytes as they were.
pub(crate) fn to_hash(kept: Vec<u8>) -> Result<Hash, StoreError> {
    kept.try_into().map_err(|_| StoreError::Damaged("not 32 bytes where 32 are kept".to_owned()))
}
