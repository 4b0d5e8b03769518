//! What goes wrong unseen: what a script throws, and what the policy of the site forbids a page.

use serde_json::{Value, json};

use crate::browser::Browser;

/// Notes it for the life of the browser, since a page may be left right after.
const LISTEN: &str = "
    (() => {
      const note = (what) => {
        const noted = JSON.parse(sessionStorage.getItem('faults') ?? '[]');
        sessionStorage.setItem('faults', JSON.stringify([...noted, `${location.pathname}: ${what}`]));
      };
      addEventListener('error', (event) => note(event.message));
      addEventListener('unhandledrejection', (event) => {
        // A page may be shown before its script can hear that the browser lets nothing glide to it.
        if (!String(event.reason).includes('ViewTransition opt-in disabled')) note(String(event.reason));
      });
      addEventListener('securitypolicyviolation', (event) => note(`${event.violatedDirective} forbids ${event.blockedURI}`));
    })();
";
const NOTED: &str = "return JSON.parse(sessionStorage.getItem('faults') ?? '[]')";

impl Browser {
    /// From now on nothing goes wrong unseen.
    pub(crate) async fn listen(&self) {
        self.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LISTEN })).await;
    }

    /// What went wrong on the pages that were looked at.
    pub async fn faults(&self) -> Vec<String> {
        let noted = self.ask(NOTED, Value::Null).await;
        serde_json::from_value(noted).expect("faults are sentences")
    }
}
