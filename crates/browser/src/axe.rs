//! The checks of axe-core, which is what people check pages with who look for barriers: WCAG 2.2 at level AA, and what is
//! counted among good practice besides.

use serde_json::{Value, json};

use crate::browser::Browser;

const AXE: &str = include_str!("../data/axe-core/axe.min.js");
/// The script is put into the page by the developer tools, which the policy of the site does not concern.
const RUN: &str = "
    const done = arguments[arguments.length - 1];
    // What lies below the bar at the edge of a phone can be scrolled from there, so it is looked at without the bar above it.
    const bar = document.getElementById('decision');
    bar?.style.setProperty('position', 'static');
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    axe.run(document, { runOnly: tags, resultTypes: ['violations'] }).then(({ violations }) => {
      bar?.style.removeProperty('position');
      done(violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 160)} (${failureSummary.split('\\n')[1]?.trim() ?? ''})`)));
    }, (error) => done([`axe-core failed: ${error}`]));
";

impl Browser {
    /// What axe-core has to say against the page as it is shown.
    pub async fn axe(&self) -> Vec<String> {
        if self.ask("return window.axe === undefined", Value::Null).await == json!(true) {
            self.tool("Runtime.evaluate", json!({ "expression": AXE })).await;
        }
        serde_json::from_value(self.ask_async(RUN, Value::Null).await).expect("violations are sentences")
    }
}
