//! With everything that moves: whoever is quick does not have to wait for it.

use carvania_browser::{Look, Player, Stage, Way};
use carvania_rules::Title;

use crate::games::begin;

/// Gathers what goes wrong unseen.
const LISTEN: &str = "
    window.faults = [];
    addEventListener('error', (event) => window.faults.push(event.message));
    addEventListener('unhandledrejection', (event) => window.faults.push(String(event.reason)));
";

pub(crate) async fn a_choice_is_taken_while_pieces_still_glide(stage: Stage) {
    let browser = stage.browser(Look { motion: true, likes: "quick", ..Look::default() }).await;
    begin(&browser, Title::GolemEdition).await;
    browser.ask(LISTEN, ().into()).await;
    let mut player = Player::new(6);
    for _ in 0..25 {
        let shown = browser.turn().await;
        browser.decide(player.choose(&shown.legal), Way::QuickMouse).await;
    }
    assert_eq!(browser.ask("return window.faults", ().into()).await, serde_json::json!([]));
}
