//! Hints: asked for, marked on the board, and gone after the move.

use carvania_browser::{Look, Player, Stage, Way};
use carvania_rules::Title;

use crate::games::begin;

pub(crate) async fn a_hint_is_given_marked_followed_and_forgotten(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    begin(&browser, Title::GolemEdition).await;
    let mut player = Player::new(1);
    // Some way into the game, where there is more than one thing to do.
    let mut decided = 0;
    loop {
        let shown = browser.turn().await;
        if decided >= 4 && shown.asks == "Your turn" && shown.legal.len() > 1 {
            break;
        }
        browser.decide(player.choose(&shown.legal), Way::Mouse).await;
        decided += 1;
    }
    browser.click("button.hint").await;
    browser.find(".hint-given .best").await;
    assert!(!browser.has("button.hint").await && !browser.has("[data-thinking]").await);
    let wrong = browser.examine("hint").await;
    let hinted = browser.find("button.legal.hinted").await.attr("value").await.expect("a button has a value");
    browser.decide(&hinted.expect("an action"), Way::Mouse).await;
    browser.turn().await;
    assert!(!browser.has(".hint-given").await && !browser.has(".hinted").await, "it was for that move alone");
    browser.find("button.hint").await;
    assert_eq!(wrong, Vec::<String>::new());
}
