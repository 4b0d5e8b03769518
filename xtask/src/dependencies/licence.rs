//! Licence expressions, as manifests have them: `(MIT OR Apache-2.0) AND Unicode-3.0`.

use std::collections::BTreeSet;

/// Whether all that an expression asks for can be met by accepted licences.
pub(super) fn is_accepted(expression: &str, accepted: &BTreeSet<&str>) -> bool {
    // Older manifests part alternatives by a stroke.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = Words { words: spaced.split_whitespace().collect(), accepted };
    words.words.reverse();
    words.any() == Some(true) && words.words.is_empty()
}

/// The words that are still to be read, the next one last.
struct Words<'a> {
    words: Vec<&'a str>,
    accepted: &'a BTreeSet<&'a str>,
}

impl Words<'_> {
    fn takes(&mut self, word: &str) -> bool {
        let is_next = self.words.last().is_some_and(|next| next.eq_ignore_ascii_case(word));
        if is_next {
            self.words.pop();
        }
        is_next
    }

    fn any(&mut self) -> Option<bool> {
        let mut accepted = self.all()?;
        while self.takes("OR") {
            accepted |= self.all()?;
        }
        Some(accepted)
    }

    fn all(&mut self) -> Option<bool> {
        let mut accepted = self.one()?;
        while self.takes("AND") {
            accepted &= self.one()?;
        }
        Some(accepted)
    }

    fn one(&mut self) -> Option<bool> {
        if self.takes("(") {
            let accepted = self.any()?;
            return self.takes(")").then_some(accepted);
        }
        let name = self.words.pop()?;
        if self.takes("WITH") {
            let exception = self.words.pop()?;
            return Some(self.accepted.contains(format!("{name} WITH {exception}").as_str()));
        }
        Some(self.accepted.contains(name))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::is_accepted;

    #[test]
    fn an_expression_is_met_by_what_is_accepted() {
        let accepted = BTreeSet::from(["MIT", "Unicode-3.0"]);
        for expression in
            ["MIT", "MIT/Apache-2.0", "Apache-2.0 or MIT", "(Apache-2.0 OR MIT) AND Unicode-3.0"]
        {
            assert!(is_accepted(expression, &accepted), "{expression}");
        }
        for expression in
            ["", "Apache-2.0", "MIT AND Apache-2.0", "MIT WITH strings", "(MIT", "MIT)", "MIT MIT", "OR"]
        {
            assert!(!is_accepted(expression, &accepted), "{expression}");
        }
        assert!(is_accepted("MIT WITH strings", &BTreeSet::from(["MIT WITH strings"])));
    }
}
