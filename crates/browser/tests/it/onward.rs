//! The page goes on with the game, and never back.

use carvania_browser::{Look, Player, Stage, Way};
use carvania_rules::Title;
use serde_json::json;

use crate::games::begin;

/// Notes each event that the page shows, and has the answers to one's own moves come late: the stream of pages has sent
/// what others did since.
const LATE: &str = "
    window.steps = [];
    const note = () => window.steps.push(Number(document.getElementById('table').dataset.last));
    new MutationObserver(note).observe(document.body, { childList: true });
    const soon = window.fetch;
    window.fetch = async (address, options) => {
      const answer = await soon(address, options);
      for (let tries = 0; options?.method === 'POST' && !arrived && tries < 60; tries++) await wait(10);
      return answer;
    };
";

pub(crate) async fn the_page_never_steps_back_in_time(stage: Stage) {
    let browser = stage.browser(Look { likes: "quick", ..Look::default() }).await;
    begin(&browser, Title::GolemEdition).await;
    browser.turn().await;
    browser.ask(LATE, json!(null)).await;
    let mut player = Player::new(4);
    for _ in 0..14 {
        let shown = browser.turn().await;
        browser.decide(player.choose(&shown.legal), Way::Mouse).await;
    }
    let steps: Vec<u64> =
        serde_json::from_value(browser.ask("return window.steps", json!(null)).await).expect("numbers");
    assert!(steps.len() > 14, "{steps:?}");
    assert!(steps.is_sorted(), "the page went back: {steps:?}");
}
