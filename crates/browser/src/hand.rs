//! What hands do besides pressing things: pasting, dragging, going back.

use serde_json::json;

use crate::browser::Browser;

/// Puts a value into a field, as pasting a text or dragging a slider does.
const PUT: &str = "
    const [selector, value] = arguments[0], field = document.querySelector(selector);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
";

impl Browser {
    /// Pastes a text into a field, or drags a slider to a value.
    pub async fn put(&self, selector: &str, value: &str) {
        self.find(selector).await;
        self.ask(PUT, json!([selector, value])).await;
    }

    /// Goes back by the button of the browser.
    pub async fn back(&self) {
        self.client.back().await.expect("there is a page before");
    }

    /// The address that is shown, behind the question mark.
    pub async fn query(&self) -> String {
        let address = self.client.current_url().await.expect("it shows a page");
        address.query().unwrap_or_default().to_owned()
    }
}
