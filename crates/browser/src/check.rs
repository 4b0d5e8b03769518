//! Checks of our own that every page has to pass, at every size, by day and by night.

use std::collections::HashMap;
use std::fs;

use serde_json::{Value, json};

use crate::browser::{Browser, SIZES, Size, kept};
use crate::nesting::nesting;

/// What is in order on a phone and on a laptop is in order between them, as far as axe-core looks.
const TABLET: Size = SIZES[1];

const PAGE: &str = include_str!("check/page.js");
/// The markup of the page as it comes from the server.
const SERVED: &str = "
    const done = arguments[arguments.length - 1];
    fetch(location.href, { headers: { accept: 'text/html' } }).then((answer) => answer.text()).then(done, () => done(null));
";
const TIMES: [(bool, &str); 2] = [(false, "day"), (true, "night")];
/// What can be pressed or filled in needs a name, and so do pictures.
const NAMED: [&str; 12] = [
    "button",
    "link",
    "textbox",
    "checkbox",
    "radio",
    "combobox",
    "image",
    "region",
    "navigation",
    "complementary",
    "heading",
    "slider",
];

/// Parts of the tree that nobody hears of.
const UNTOLD: [&str; 4] = ["generic", "none", "InlineTextBox", "LineBreak"];

impl Browser {
    /// Looks at a page at every size by day and by night, keeps pictures of it, and gives what is wrong.
    pub async fn examine(&self, name: &str) -> Vec<String> {
        self.keep_spoken(name).await;
        let mut wrong = Vec::new();
        for (size, (is_night, time)) in SIZES.into_iter().flat_map(|size| TIMES.map(|time| (size, time))) {
            self.resize(size).await;
            self.make_night(is_night).await;
            let picture = format!("{name}-{}-{time}", size.0);
            if !is_night || size == self.look.size {
                self.keep(&picture).await;
            }
            // Names do not depend on the time of the day.
            let mut found = if is_night { faults(self).await } else { complaints(self).await };
            if size != TABLET {
                // By night nothing changes but colours.
                found.extend(if is_night { self.axe_of_colours().await } else { self.axe().await });
            }
            wrong.extend(found.into_iter().map(|what| format!("{picture}: {what}")));
        }
        wrong.extend(self.faults().await);
        let found = self.nesting_of_page().await;
        wrong.extend(found.into_iter().map(|what| format!("{name}: {what}")));
        self.make_night(false).await;
        self.resize(self.look.size).await;
        wrong
    }

    /// What is wrong in the nesting of the page as it is served. What a form was answered with is not asked for again.
    async fn nesting_of_page(&self) -> Vec<String> {
        let page = self.ask_async(SERVED, Value::Null).await;
        page.as_str().map(nesting).unwrap_or_default()
    }

    /// Keeps what a reader gets of the page beside its pictures.
    async fn keep_spoken(&self, name: &str) {
        let path = kept(name, "txt");
        fs::write(path, self.spoken().await.join("\n")).expect("a text can be kept");
    }

    /// What a reader gets of the page: each thing with its role and its name in a line, what belongs to it below.
    pub async fn spoken(&self) -> Vec<String> {
        let nodes = self.accessibility_tree().await;
        let by_id = nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        let mut lines = Vec::new();
        if let Some(root) = nodes.first() {
            speak(&by_id, root, 0, &mut lines);
        }
        lines
    }

    /// The accessibility tree of the page. The browser forgets it afterwards: kept up to date, it would slow down whatever
    /// is done next.
    pub(crate) async fn accessibility_tree(&self) -> Vec<Value> {
        self.tool("Accessibility.enable", json!({})).await;
        let mut tree = self.tool("Accessibility.getFullAXTree", json!({})).await;
        self.tool("Accessibility.disable", json!({})).await;
        match tree["nodes"].take() {
            Value::Array(nodes) => nodes,
            _ => Vec::new(),
        }
    }
}

/// What is wrong with the page that is shown, as it is shown.
pub async fn complaints(browser: &Browser) -> Vec<String> {
    [faults(browser).await, nameless(browser).await].concat()
}

/// What is wrong in its markup and style.
async fn faults(browser: &Browser) -> Vec<String> {
    let found = browser.ask(PAGE, Value::Null).await;
    serde_json::from_value(found).expect("the checks give sentences")
}

/// What a reader could not tell the name of.
async fn nameless(browser: &Browser) -> Vec<String> {
    let spoken = browser.spoken().await;
    let roles = spoken.iter().map(|line| line.trim()).filter(|line| NAMED.contains(line));
    roles.map(|role| format!("without a name: {role}")).collect()
}

/// Adds the line of a thing, and those of what belongs to it; what has neither role nor name is left out.
fn speak(nodes: &HashMap<&str, &Value>, node: &Value, depth: usize, lines: &mut Vec<String>) {
    let text = |field: &str| node[field]["value"].as_str().unwrap_or_default().trim();
    let (role, name) = (text("role"), text("name"));
    let is_told = node["ignored"] != json!(true) && !UNTOLD.contains(&role);
    if is_told {
        let line = format!("{role} {name}");
        lines.push(format!("{:width$}{}", "", line.trim_end(), width = 2 * depth));
    }
    let below = node["childIds"].as_array().into_iter().flatten();
    for child in below.filter_map(|id| nodes.get(id.as_str()?)) {
        speak(nodes, child, depth + usize::from(is_told), lines);
    }
}
