//! What a choice may cost.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The most that one choice may cost, written as `100ms`, `2s` or `5000n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// An amount of wall-clock time.
    Time(Duration),
    /// A number of positions to look at. A choice then follows from the seed alone, on every machine.
    Nodes(u64),
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Time(time) if time.as_millis().is_multiple_of(1000) => write!(f, "{}s", time.as_secs()),
            Limit::Time(time) => write!(f, "{}ms", time.as_millis()),
            Limit::Nodes(nodes) => write!(f, "{nodes}n"),
        }
    }
}

/// A text that does not say what a choice may cost.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not a limit: give a time such as `100ms` or `2s` (at most an hour), or positions such as `5000n`"
)]
pub struct LimitError(String);

impl FromStr for Limit {
    type Err = LimitError;

    fn from_str(text: &str) -> Result<Limit, LimitError> {
        let number = |digits: &str, most: u64| {
            let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            let number = is_number.then(|| digits.parse().ok()).flatten();
            number.filter(|number| (1..=most).contains(number))
        };
        let limit = if let Some(digits) = text.strip_suffix("ms") {
            number(digits, 3_600_000).map(|ms| Limit::Time(Duration::from_millis(ms)))
        } else if let Some(digits) = text.strip_suffix('s') {
            number(digits, 3600).map(|s| Limit::Time(Duration::from_secs(s)))
        } else {
            text.strip_suffix('n').and_then(|digits| number(digits, u64::MAX)).map(Limit::Nodes)
        };
        limit.ok_or_else(|| LimitError(text.to_owned()))
    }
}
