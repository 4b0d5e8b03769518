//! What every request passes on its way in and out: who asks, how often, from where; what the log and the metrics
//! keep of it; the headers that keep browsers safe.

pub(crate) mod address;
pub(crate) mod buckets;
pub(crate) mod headers;
pub(crate) mod limits;
pub(crate) mod observe;
pub(crate) mod origin;
pub(crate) mod panic;
pub(crate) mod streams;
