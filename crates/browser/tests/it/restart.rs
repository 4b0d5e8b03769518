//! The server is started anew in the middle of a game.

use carvania_browser::{Look, Player, Stage, Way};
use carvania_rules::Title;

use crate::games::begin;

const IS_OFFLINE: &str = "return document.getElementById('connection').hidden === false";
const IS_ONLINE: &str = "return document.getElementById('connection').hidden === true";

pub(crate) async fn the_page_says_that_it_is_alone_comes_back_and_goes_on(mut stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    begin(&browser, Title::GolemEdition).await;
    let mut player = Player::new(2);
    for part in 0..2 {
        for _ in 0..4 {
            let shown = browser.turn().await;
            browser.decide(player.choose(&shown.legal), Way::Mouse).await;
        }
        if part == 0 {
            browser.turn().await;
            stage.site.stop().await;
            browser.until("the page says that the connection is lost", IS_OFFLINE).await;
            browser.keep("offline").await;
            stage.site.start_again().await;
            browser.until("the connection is there again", IS_ONLINE).await;
        }
    }
}
