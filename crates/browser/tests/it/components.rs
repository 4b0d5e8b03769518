//! Packs of components: checked in the page, then added.

use carvania_browser::{Browser, Look, Stage};
use carvania_rules::components::golem_edition;

/// Writes a pack into the form and has it checked or added.
async fn send(browser: &Browser, text: &str, then: &str) {
    browser.put("#pack-0", text).await;
    browser.click(&format!("button[name=then][value={then}]")).await;
}

pub(crate) async fn a_broken_pack_is_told_and_a_good_one_is_added(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    browser.go(&stage.site.url("/components")).await;
    browser.click(".add-pack > summary").await;
    browser.write("input[name=name-0]", "richer golems").await;
    let broken = golem_edition::FILE.replace("points = 20", "points = -20");
    send(&browser, &broken, "add").await;
    let problems = browser.text(".problem[role=alert] ul").await;
    assert!(problems.contains("richer golems"), "{problems}");
    let mut wrong = browser.examine("pack-broken").await;

    let changed = golem_edition::FILE.replacen("points = 20", "points = 21", 1);
    assert_ne!(changed, golem_edition::FILE);
    send(&browser, &changed, "check").await;
    browser.find(".problem.good").await;
    assert!(!browser.has(".packs > li").await, "it is only looked at");
    send(&browser, &changed, "add").await;
    browser.find(".packs > li").await;
    assert!(browser.text(".packs b").await.contains("richer golems"));
    wrong.extend(browser.examine("pack-added").await);
    browser.click(".packs a[href^='/components/GE?pack=']").await;
    browser.find("section.kind").await;
    assert_eq!(wrong, Vec::<String>::new());
}
