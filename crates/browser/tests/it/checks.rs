//! The checks themselves: a page with every fault is not passed.

use carvania_browser::{Look, Stage, complaints};
use serde_json::json;

const BAD: &str = r##"
    <h1>One</h1><h1>Two</h1><h3>Too deep</h3><p>Words outside of all landmarks</p>
    <main>
      <span id="twice"></span><span id="twice"></span>
      <div role="knob"></div><div aria-tooltip="x"></div><p aria-labelledby="nowhere"></p><div aria-label="x"></div>
      <ul><div></div></ul><button>x<a href="#">y</a></button>
      <svg width="40" height="40"></svg><input><button></button>
      <p id="wide">wide</p><a href="#" id="small">s</a><p id="faint">faint</p>
    </main>"##;
const STYLED: &str = "
    document.documentElement.lang = '';
    document.title = '';
    document.body.innerHTML = arguments[0];
    document.getElementById('wide').style.width = '5000px';
    Object.assign(document.getElementById('small').style, { display: 'block', width: '9px', height: '9px' });
    Object.assign(document.getElementById('faint').style, { color: '#999', background: '#fff' });
";
const EXPECTED: [&str; 18] = [
    "the page has no language",
    "the page has no title",
    "there are 2 of h1",
    "there are 0 of body > header",
    "a heading after one of level 1",
    "words outside of all landmarks",
    "the id twice is there twice",
    "no such role",
    "no such attribute aria-tooltip",
    "nothing has the id nowhere",
    "what has no role can have no name",
    "no item of it",
    "within what can be pressed",
    "a picture without a name",
    "a field without a label",
    "5000",
    "a target of 9 x 9",
    "words of contrast 2.85, not 4.5",
];

pub(crate) async fn every_fault_is_found(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    browser.ask(STYLED, json!(BAD)).await;
    let found = complaints(&browser).await;
    for expected in EXPECTED {
        assert!(found.iter().any(|what| what.contains(expected)), "{expected} is not among {found:#?}");
    }
    assert!(found.contains(&"without a name: button".to_owned()), "{found:#?}");
}
