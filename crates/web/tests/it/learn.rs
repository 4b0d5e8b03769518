//! Lessons: a browser without a script takes each of them, in both languages, and sometimes goes astray.

use carvania_lessons::{Lesson, Task};
use carvania_rules::Title;

use crate::browsing::Browser;
use crate::client::TestApp;

impl Browser {
    /// The button that a lesson asks for.
    fn wanted(&self) -> Vec<String> {
        let buttons = self.page.split("<button").skip(1).filter_map(|rest| rest.split('>').next());
        let wanted = buttons.filter(|button| button.contains(" wanted\""));
        wanted.filter_map(|button| button.split(" value=\"").nth(1)?.split('"').next().map(plain)).collect()
    }

    /// Where a link that is found by its id leads.
    fn next(&self) -> String {
        let link = self.page.split("<a ").find(|link| link.contains("id=\"next\"")).expect("a way on");
        let address =
            link.split("href=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("an address");
        address.split('#').next().map(plain).expect("an address")
    }
}

fn plain(text: &str) -> String {
    text.replace("&gt;", ">").replace("&amp;", "&")
}

/// How a lesson is taken.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    /// As it asks.
    Straight,
    /// Trying something else now and then.
    Astray,
}

/// Something else that is possible, then something that is not: the lesson stays where it is and says why.
async fn stray(browser: &mut Browser, step: &str, wanted: &[String]) {
    if let Some(other) = browser.values("action").into_iter().find(|action| !wanted.contains(action)) {
        assert_eq!(browser.press("action", &other).await, 200);
        assert!(browser.address.contains(step) && browser.page.contains("class=\"reply\""), "{other}");
    }
    if let Some(shut) = browser.values("why").into_iter().next() {
        assert_eq!(browser.press("why", &shut).await, 200);
        assert!(browser.address.contains(step) && browser.page.contains("class=\"refused\""), "{shut}");
        assert!(browser.page.contains("/rules/"), "the clause can be read: {shut}");
    }
}

/// Does what a step asks for.
async fn act(browser: &mut Browser, place: usize, way: Way) {
    let wanted = browser.wanted();
    assert!(!wanted.is_empty(), "what is asked for is on the page: {}", browser.address);
    if way == Way::Astray && place.is_multiple_of(3) {
        stray(browser, &format!("step={}", place + 1), &wanted).await;
    }
    assert_eq!(browser.press("action", &wanted[0]).await, 200);
}

async fn take(browser: &mut Browser, title: Title, way: Way) {
    let steps = Lesson::of(title).steps();
    let keys = format!("lesson-{}-", title.code().to_ascii_lowercase());
    assert_eq!(browser.open(&format!("/learn/{title}")).await, 200);
    for (place, step) in steps.iter().enumerate().take(steps.len() - 1) {
        assert!(!browser.page.contains(&keys), "no key is shown");
        assert!(!browser.page.contains("/people/"), "a learner is nobody with a page");
        match step.task {
            Task::Read => {
                let next = browser.next();
                assert_eq!(browser.open(&next).await, 200);
            }
            Task::Act { .. } => act(browser, place, way).await,
        }
        assert!(browser.address.contains(&format!("step={}", place + 2)), "{}", browser.address);
    }
    assert!(browser.page.contains("action=\"/play\""), "a real game comes next");
}

async fn take_all(language: &str, way: Way) {
    let mut browser = Browser::new(&TestApp::new().await);
    browser.submit("/preferences", &[("language", language), ("back", "/learn")]).await;
    for (place, title) in Title::ALL.into_iter().enumerate() {
        take(&mut browser, title, way).await;
        browser.open("/learn").await;
        let done = browser.page.matches("class=\"done\"").count();
        assert_eq!(done, place + 1, "after {title} in {language}");
    }
}

#[tokio::test]
async fn every_lesson_is_taken_from_start_to_end() {
    take_all("en", Way::Astray).await;
}

#[tokio::test]
async fn every_lesson_is_taken_in_french() {
    take_all("fr", Way::Straight).await;
}

#[tokio::test]
async fn after_a_lesson_a_real_game_begins_against_a_beginner() {
    let app = TestApp::new().await;
    let mut browser = Browser::new(&app);
    let last = Lesson::of(Title::EndlessWorld).steps().len();
    browser.open(&format!("/learn/EW?step={last}")).await;
    assert!(browser.page.contains("name=\"level\" value=\"beginner\""));
    assert_eq!(browser.submit("/play", &[("game", "EW"), ("level", "beginner")]).await, 200);
    assert!(browser.address.starts_with("/tables/"), "{}", browser.address);
}

#[tokio::test]
async fn what_is_as_good_is_told_so_and_the_lesson_goes_on() {
    let app = TestApp::new().await;
    let mut browser = Browser::new(&app);
    let steps = Lesson::of(Title::EasternMountains).steps();
    let bonus = steps.iter().position(|step| step.name == "bonus").expect("a choice");
    browser.open(&format!("/learn/EM?step={}", bonus + 1)).await;
    assert!(browser.wanted().len() > 1, "several tiles are as good");
    assert_eq!(browser.press("action", "bonus:mine").await, 200);
    assert!(browser.address.contains(&format!("step={}", bonus + 2)), "{}", browser.address);
    assert!(browser.page.contains("class=\"reply\""));
}

#[tokio::test]
async fn no_request_breaks_a_lesson() {
    let app = TestApp::new().await;
    let mut browser = Browser::new(&app);
    for address in
        ["/learn/GE?step=0", "/learn/ge?step=9999", "/learn/GE?step=5&tried=%00%3E", "/learn/GE?as_good=1"]
    {
        assert_eq!(browser.open(address).await, 200, "{address}");
    }
    assert_eq!(browser.open("/learn/XX").await, 404);
    assert_eq!(browser.open("/learn/GE?step=one").await, 400);
    for action in ["", "nonsense", "play:+YY", "draw:+M", &"x".repeat(3000)] {
        assert_eq!(browser.submit("/learn/GE?step=1", &[("action", action)]).await, 200, "{action}");
        assert!(browser.address.contains("step=1"), "a step to read is not left by acting");
    }
}
