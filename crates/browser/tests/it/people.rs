//! The pages of people.

use carvania_browser::{Look, Stage};

pub(crate) async fn somebody_finds_their_own_page_and_the_players(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    browser.go(&stage.site.url("/me")).await;
    browser.write("main input[name=name]", "Ada").await;
    browser.click("main form[action='/me'] button").await;
    browser.click("main a[href^='/people/']").await;
    browser.find("main .people").await;
    assert_eq!(browser.text("main h1").await, "Ada");
    let mut wrong = browser.examine("people-own").await;
    browser.click("main a[href='/people']").await;
    browser.find("nav.choices").await;
    wrong.extend(browser.examine("people-all").await);
    browser.click("nav.choices a[href='/people?game=J2']").await;
    browser.find("nav.choices a[href='/people?game=J2'][aria-current]").await;
    assert_eq!(wrong, Vec::<String>::new());
}
