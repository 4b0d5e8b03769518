//! A whole game on a phone, by tapping.

use carvania_browser::{Look, Player, SIZES, Stage, Way, complaints};
use carvania_rules::Title;

pub(crate) async fn a_game_is_played_by_tapping(stage: Stage) {
    let browser = stage.browser(Look { size: SIZES[0], ..Look::default() }).await;
    for selector in
        [format!("a[href='/new?game={}']", Title::JourneyTwo), "main form button.primary".to_owned()]
    {
        browser.tap(&selector).await;
        browser.find("main").await;
    }
    let (mut asked, mut wrong) = (Vec::new(), Vec::new());
    browser
        .play(&mut Player::new(9), Way::Finger, async |shown| {
            if !asked.contains(&shown.asks) {
                asked.push(shown.asks.clone());
                browser.keep(&format!("phone-{}", asked.len())).await;
                wrong.extend(complaints(&browser).await);
            }
        })
        .await;
    assert_eq!(wrong, Vec::<String>::new());
}
