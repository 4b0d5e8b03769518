//! Copying a link: what the page says of it is true.

use carvania_browser::{Browser, Look, Stage};
use serde_json::json;

const BUTTON: &str = ".copying [data-copy]";
/// A page of a network, without encryption, has no clipboard.
const NO_CLIPBOARD: &str = "
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => { window.copied = document.activeElement.value; });
";
const SAYS: &str =
    "return document.querySelector('.copying [role=status]').textContent.includes(arguments[0])";

async fn lobby(stage: &Stage, look: Look) -> Browser {
    let browser = stage.browser(look).await;
    browser.go(&stage.site.url("/new?game=GE&with=friends")).await;
    browser.click("main form button.primary").await;
    browser.find("#lobby").await;
    browser
}

pub(crate) async fn a_link_is_copied_where_there_is_no_clipboard_and_that_is_said(stage: Stage) {
    let browser = lobby(&stage, Look::default()).await;
    browser.ask(NO_CLIPBOARD, json!(null)).await;
    browser.click(BUTTON).await;
    browser.until_about("it is said", SAYS, json!("Copied")).await;
    let link = browser.ask("return document.querySelector('.copying input').value", json!(null)).await;
    assert!(link.as_str().is_some_and(|link| link.contains("/invite/")));
    assert_eq!(browser.ask("return window.copied", json!(null)).await, link);
    browser.keep("copied").await;
}

pub(crate) async fn what_could_not_be_copied_is_said_and_selected(stage: Stage) {
    let browser = lobby(&stage, Look::default()).await;
    browser.ask(NO_CLIPBOARD, json!(null)).await;
    browser.ask("document.execCommand = () => false", json!(null)).await;
    browser.click(BUTTON).await;
    browser.until_about("it is said", SAYS, json!("Not copied")).await;
    let selected = "
        const field = document.activeElement;
        return field.value.slice(field.selectionStart, field.selectionEnd) === field.value && field.value.includes('/invite/');
    ";
    assert_eq!(browser.ask(selected, json!(null)).await, true);
}

pub(crate) async fn without_a_script_there_is_no_button_that_does_nothing(stage: Stage) {
    let browser = lobby(&stage, Look { scripts: false, ..Look::default() }).await;
    let seen = "return document.querySelector(arguments[0]).checkVisibility()";
    assert_eq!(browser.ask(seen, json!(BUTTON)).await, false);
    assert_eq!(browser.ask(seen, json!(".copying input")).await, true);
}
