//! What readers hear of things: the names that the browser computes.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::browser::Browser;

/// What begins the description by which a test marks what it wants to hear of.
const MARK: &str = "heard-";
const UNMARK: &str = "
    for (const thing of document.querySelectorAll('[aria-description^=heard-]')) thing.removeAttribute('aria-description');
";

impl Browser {
    /// The names of the elements that a script has marked with numbers (`aria-description="heard-1"`), all from one look
    /// at the accessibility tree; those without a name are left out. The marks go.
    pub async fn heard(&self) -> BTreeMap<u64, String> {
        let nodes = self.accessibility_tree().await;
        self.ask(UNMARK, Value::Null).await;
        let named = nodes.iter().filter_map(|node| {
            let mark = node["description"]["value"].as_str()?.strip_prefix(MARK)?.parse().ok()?;
            let name = node["name"]["value"].as_str().filter(|name| !name.is_empty())?;
            Some((mark, name.to_owned()))
        });
        named.collect()
    }
}
