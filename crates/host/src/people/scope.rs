//! What a token allows.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One thing that a token allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// To see what its person sees.
    Read,
    /// To open tables, sit down and play in their name.
    Play,
}

impl Scope {
    /// All of them.
    pub const ALL: [Scope; 2] = [Scope::Read, Scope::Play];

    /// The name of the scope for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
        }
    }
}

/// All that a token allows: one scope at least, each once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scopes(Vec<Scope>);

/// A list that names no scope, or something that is not one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a token allows `read`, `play` or both")]
pub struct ScopesError;

impl Scopes {
    /// A set of scopes; refused if it is empty.
    pub fn new(scopes: &[Scope]) -> Result<Scopes, ScopesError> {
        let scopes: Vec<Scope> = Scope::ALL.into_iter().filter(|scope| scopes.contains(scope)).collect();
        if scopes.is_empty() { Err(ScopesError) } else { Ok(Scopes(scopes)) }
    }

    /// Whether it is allowed.
    pub fn allow(&self, scope: Scope) -> bool {
        self.0.contains(&scope)
    }

    /// The scopes, in their order.
    pub fn as_slice(&self) -> &[Scope] {
        &self.0
    }
}

impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.0.iter().map(|scope| scope.name()).collect();
        f.write_str(&names.join(" "))
    }
}

impl FromStr for Scopes {
    type Err = ScopesError;

    fn from_str(text: &str) -> Result<Scopes, ScopesError> {
        let scope = |name: &str| Scope::ALL.into_iter().find(|scope| scope.name() == name);
        let scopes: Option<Vec<Scope>> = text.split_whitespace().map(scope).collect();
        Scopes::new(&scopes.ok_or(ScopesError)?)
    }
}

#[cfg(test)]
mod tests {
    use super::{Scope, Scopes, ScopesError};

    #[test]
    fn scopes_are_read_as_they_are_written() {
        for (text, written) in [("read", "read"), ("play read", "read play"), ("play play", "play")] {
            assert_eq!(text.parse::<Scopes>().unwrap().to_string(), written);
        }
        assert!(!"read".parse::<Scopes>().unwrap().allow(Scope::Play));
    }

    #[test]
    fn nothing_and_anything_else_is_no_scope() {
        for text in ["", " ", "admin", "read admin", "Read"] {
            assert_eq!(text.parse::<Scopes>(), Err(ScopesError), "{text}");
        }
    }
}
