//! A whole game without a script.

use carvania_browser::{Look, Player, Stage, Way};
use carvania_rules::Title;

use crate::games::begin;

pub(crate) async fn a_game_is_played_by_forms_and_reloading(stage: Stage) {
    let browser = stage.browser(Look { scripts: false, ..Look::default() }).await;
    begin(&browser, Title::EasternMountains).await;
    assert!(!browser.has("#news").await, "no script has run");
    let decisions = browser.play(&mut Player::new(5), Way::Mouse, async |_| ()).await;
    assert!(decisions > 10);
    browser.keep("without-script-end").await;
}
