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
    const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // All that can come out otherwise by night than by day.
    const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
    axe.run(document, { runOnly: arguments[0] === 'colours' ? colours : all, resultTypes: ['violations'], preload: false }).then(({ violations }) => {
      bar?.style.removeProperty('position');
      done(violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 160)} (${failureSummary.split('\\n')[1]?.trim() ?? ''})`)));
    }, (error) => done([`axe-core failed: ${error}`]));
";

impl Browser {
    /// What axe-core has to say against the page as it is shown.
    pub async fn axe(&self) -> Vec<String> {
        self.run_axe("all").await
    }

    /// What axe-core has to say against the colours of the page as it is shown.
    pub async fn axe_of_colours(&self) -> Vec<String> {
        self.run_axe("colours").await
    }

    async fn run_axe(&self, rules: &str) -> Vec<String> {
        if self.ask("return window.axe === undefined", Value::Null).await == json!(true) {
            self.tool("Runtime.evaluate", json!({ "expression": AXE })).await;
        }
        serde_json::from_value(self.ask_async(RUN, json!(rules)).await).expect("violations are sentences")
    }
}
