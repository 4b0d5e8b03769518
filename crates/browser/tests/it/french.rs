//! Somebody whose browser says that they speak French.

use carvania_browser::{Look, Player, Stage, Way};
use carvania_rules::Title;

use crate::games::begin;

/// Words that are in every English bar and in no French one.
const ENGLISH: &str = "
    const bar = document.getElementById('decision');
    const labels = [...bar.querySelectorAll('[aria-label]')].map((thing) => thing.getAttribute('aria-label'));
    const words = [bar.innerText, ...labels].join(' ').toLowerCase().split(/[^a-zà-ÿœ]+/);
    const english = ['your', 'the', 'which', 'choose', 'turn', 'take', 'pay', 'card', 'crystal', 'choices', 'with', 'back'];
    return words.filter((word) => english.includes(word));
";

pub(crate) async fn everything_in_the_bar_is_french(stage: Stage) {
    let browser = stage.browser(Look { language: "fr-FR,fr", ..Look::default() }).await;
    assert_eq!(browser.ask("return document.documentElement.lang", ().into()).await, "fr");
    begin(&browser, Title::JourneyThree).await;
    let mut player = Player::new(4);
    for decision in 0..40 {
        let shown = browser.turn().await;
        let english = browser.ask(ENGLISH, ().into()).await;
        assert_eq!(english.as_array().map(Vec::len), Some(0), "{english} in {:?}", shown.asks);
        if decision % 20 == 0 {
            browser.keep(&format!("french-{decision}")).await;
        }
        browser.decide(player.choose(&shown.legal), Way::Mouse).await;
    }
}
