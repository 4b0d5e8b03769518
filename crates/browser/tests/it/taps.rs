//! How many taps common turns take, from the first to the last.

use carvania_browser::{Browser, Look, SIZES, Shown, Stage, Way};
use carvania_rules::Title;
use serde_json::{Value, json};

use crate::games::begin;

/// A mountain that is so far away, as its name says, on which nobody has built and where no toll is due.
const FAR: &str = "
    const cells = [...document.querySelectorAll('#map button.legal[name=to]')];
    const fits = (name) => name.includes(arguments[0]) && name.includes('mountain') && !/outposts|toll/.test(name);
    return cells.find((cell) => fits(cell.getAttribute('aria-label')))?.value ?? null;
";
/// Whatever of a trip is drawn: the numbers on its way, and those in the tray.
const DRAWN: &str = "
    const numbers = (selector) => [...document.querySelectorAll(selector)].map((one) => Number(one.textContent));
    return [document.querySelectorAll('.overlay polyline').length, numbers('.overlay .coin text'), numbers('.tray .well b')];
";
const WELLS: &str = "return [...document.querySelectorAll('.tray .well.legal')].map((well) => well.value)";
const VALUE: &str = "return document.querySelector(arguments[0])?.value ?? null";
/// What is too small to be tapped, of what is tapped in a turn.
const SMALL: &str = "
    const tapped = [...document.querySelectorAll('.tray .well, #decision button, #decision a.btn')];
    const boxes = tapped.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
    return boxes.filter((box) => Math.round(box.height) < arguments[0] || Math.round(box.width) < 32).map((box) => `${box.width} x ${box.height}`);
";

/// Somebody who counts what they tap.
struct Tapper<'a> {
    browser: &'a Browser,
    way: Way,
    taps: usize,
}

impl<'a> Tapper<'a> {
    fn new(browser: &'a Browser) -> Tapper<'a> {
        let way = if browser.look.size.0 < 700 { Way::Finger } else { Way::Mouse };
        Tapper { browser, way, taps: 0 }
    }

    /// Taps a thing, and waits until something else is to be seen.
    async fn tap(&mut self, selector: &str, then: &str) {
        self.taps += 1;
        self.browser.press(selector, self.way).await;
        self.browser.find(then).await;
    }

    /// Taps what takes an action, and waits until it has happened.
    async fn act(&mut self, selector: &str) -> Shown {
        let before = self.browser.shown().await.last;
        self.taps += 1;
        self.browser.press(selector, self.way).await;
        let later = "return Number(document.getElementById('table').dataset.last) > arguments[0]";
        self.browser.until_about(&format!("{selector} is done"), later, json!(before)).await;
        self.browser.shown().await
    }
}

async fn at_the_first_turn(stage: &Stage, title: Title, look: Look) -> Browser {
    let browser = stage.browser(look).await;
    begin(&browser, title).await;
    loop {
        let shown = browser.turn().await;
        // Before the first turn crystals are taken and wagons are placed.
        let start =
            shown.legal.iter().find(|action| action.starts_with("start:") || action.starts_with("place:"));
        match start {
            Some(action) => browser.decide(action, Way::Mouse).await,
            None => return browser,
        }
    }
}

async fn far(browser: &Browser, steps: &str) -> String {
    let cell = browser.ask(FAR, json!(steps)).await;
    cell.as_str().unwrap_or_else(|| panic!("no cell is {steps} away")).to_owned()
}

async fn three_steps_and_a_build(stage: &Stage, look: Look) {
    let browser = at_the_first_turn(stage, Title::EasternMountains, look).await;
    let cell = far(&browser, "3 steps").await;
    let mut tapper = Tapper::new(&browser);
    tapper.tap(&format!("#map [name=to][value={cell}]"), "#go-there").await;
    let least = if look.size.0 < 700 { 44 } else { 36 };
    assert_eq!(browser.ask(SMALL, json!(least)).await, json!([]), "all of it can be tapped");
    assert_eq!(browser.ask(DRAWN, Value::Null).await, json!([1, [1, 2], [1, 2]]), "one way, two crystals");
    browser.keep(&format!("trip-{}", look.size.0)).await;
    browser.make_night(true).await;
    browser.keep(&format!("trip-{}-night", look.size.0)).await;
    browser.make_night(false).await;
    let there = tapper.act("#go-there").await;
    assert!(there.legal.contains(&"build".to_owned()), "{:?}", there.legal);
    tapper.act("button.legal[value=build]").await;
    assert!(tapper.taps <= 3, "{} taps", tapper.taps);
}

pub(crate) async fn three_steps_and_a_build_are_three_clicks(stage: Stage) {
    three_steps_and_a_build(&stage, Look::default()).await;
}

pub(crate) async fn three_steps_and_a_build_are_three_taps_on_a_phone(stage: Stage) {
    three_steps_and_a_build(&stage, Look { size: SIZES[0], ..Look::default() }).await;
}

pub(crate) async fn another_crystal_is_given_by_tapping_it_and_escape_leaves_everything(stage: Stage) {
    let browser = at_the_first_turn(&stage, Title::EasternMountains, Look::default()).await;
    let before = browser.shown().await;
    let mut tapper = Tapper::new(&browser);
    let cell = far(&browser, "2 steps").await;
    tapper.tap(&format!("#map [name=to][value={cell}]"), "#go-there").await;
    let proposed = browser.ask(VALUE, json!("#go-there")).await;
    let wells: Vec<String> = serde_json::from_value(browser.ask(WELLS, Value::Null).await).expect("values");
    if let Some(other) = wells.first() {
        tapper.tap(&format!(".tray .well[value={}]", json!(other)), "#go-there").await;
        let other = browser
            .until(
                "another crystal is given",
                &format!(
                    "
            const value = document.querySelector('#go-there').value;
            return value === {proposed} ? null : value;
        "
                ),
            )
            .await;
        assert_ne!(other, proposed);
    }
    browser.key(fantoccini::key::Key::Escape).await;
    browser.until("nothing is proposed", "return document.querySelector('#go-there') === null").await;
    let after = browser.shown().await;
    assert_eq!((after.last, after.legal), (before.last, before.legal), "nothing was decided");
}

pub(crate) async fn what_is_too_far_says_what_is_missing(stage: Stage) {
    let browser = at_the_first_turn(&stage, Title::EasternMountains, Look::default()).await;
    // Everything is within reach of four crystals: most of them are spent first.
    let cell = far(&browser, "4 steps").await;
    let mut tapper = Tapper::new(&browser);
    tapper.tap(&format!("#map [name=to][value={cell}]"), "#go-there").await;
    tapper.act("#go-there").await;
    tapper.act("button.legal[value=build]").await;
    let shown = browser.turn().await;
    assert!(shown.mine);
    let too_far = "return document.querySelector('#map button.shut[name=to]')?.value ?? null";
    let cell = browser.until("some cell is out of reach", too_far).await;
    let cell = cell.as_str().expect("a name").to_owned();
    tapper.tap(&format!("#map [name=to][value={cell}]"), "#decision[data-to]").await;
    let asked = browser.text("#decision .ask").await;
    assert!(asked.contains("Too far") && asked.contains("short of that"), "{asked}");
    browser.keep("trip-too-far").await;
    assert_eq!(browser.shown().await.last, shown.last);
}

pub(crate) async fn a_golem_card_row_is_bought_from_with_few_taps(stage: Stage) {
    let browser = at_the_first_turn(&stage, Title::GolemEdition, Look::default()).await;
    let mut tapper = Tapper::new(&browser);
    // Three crystals of one colour pay for the fourth card: there is nothing to choose.
    let acquires =
        "return [...document.querySelectorAll('#merchants button.legal')].map((card) => card.value)";
    let cards: Vec<String> =
        serde_json::from_value(browser.ask(acquires, Value::Null).await).expect("values");
    tapper.act(&format!("#merchants button[value={}]", json!(cards[3]))).await;
    assert_eq!(tapper.taps, 1);
    // With two colours each crystal is a tap, in the tray, and the card that is bought is marked.
    loop {
        let shown = browser.turn().await;
        let held = "return document.querySelector('#caravan [data-holds]').dataset.holds";
        let held = browser.ask(held, Value::Null).await;
        let is_mixed = held.as_str().is_some_and(|held| held.contains('Y') && held.contains('G'));
        let second = shown.legal.iter().filter(|action| action.starts_with("acquire:")).nth(1);
        if let Some(second) = second.filter(|_| is_mixed && shown.asks == "Your turn") {
            let mut tapper = Tapper::new(&browser);
            tapper.act(&format!("#merchants button[value={}]", json!(second))).await;
            assert!(browser.has("#merchants .bought").await && browser.has("#merchants .aimed").await);
            browser.keep("paying").await;
            assert_eq!(browser.ask(SMALL, json!(36)).await, json!([]));
            tapper.act(".tray .well.legal").await;
            assert_eq!(tapper.taps, 2);
            return;
        }
        // Upgrades make another colour.
        let wanted = ["play:^", "upgrade:", "play:+", "rest", "play:", "stop"];
        let action =
            wanted.iter().find_map(|wanted| shown.legal.iter().find(|action| action.starts_with(wanted)));
        browser.decide(action.unwrap_or(&shown.legal[0]), Way::Mouse).await;
    }
}

pub(crate) async fn a_place_of_an_endless_world_is_one_tap(stage: Stage) {
    let browser = at_the_first_turn(&stage, Title::EndlessWorld, Look::default()).await;
    let mut tapper = Tapper::new(&browser);
    let produces = "
        const places = [...document.querySelectorAll('.loc button.work.legal')];
        return places.find((place) => place.querySelector('.act .crystal') && !place.querySelector('.to'))?.value ?? null;
    ";
    let place = browser.until("some place gives crystals", produces).await;
    tapper.act(&format!("button.work[value={place}]")).await;
    browser.turn().await;
    assert_eq!(tapper.taps, 1);
}

pub(crate) async fn on_the_longest_journey_a_far_cell_is_two_taps(stage: Stage) {
    let browser = at_the_first_turn(&stage, Title::JourneyThree, Look::default()).await;
    let cell = far(&browser, "2 steps").await;
    let mut tapper = Tapper::new(&browser);
    tapper.tap(&format!("#map [name=to][value={cell}]"), "#go-there").await;
    browser.keep("trip-j3").await;
    let go = browser.ask(VALUE, json!("#go-there")).await;
    assert!(go.as_str().is_some_and(|go| go.starts_with("work:") && go.contains(" step:")), "{go}");
    tapper.act("#go-there").await;
    assert_eq!(tapper.taps, 2);
    let stands = "return [...document.querySelectorAll('#map li')].some((cell) => cell.querySelector('.cell').textContent === arguments[0] && cell.querySelector('.rig.own'))";
    browser.until_about("the wagon stands there", stands, json!(cell)).await;
}

pub(crate) async fn a_trip_is_taken_back_as_one(stage: Stage) {
    let browser = at_the_first_turn(&stage, Title::EasternMountains, Look::default()).await;
    let before = browser.shown().await;
    let cell = far(&browser, "3 steps").await;
    let mut tapper = Tapper::new(&browser);
    tapper.tap(&format!("#map [name=to][value={cell}]"), "#go-there").await;
    tapper.act("#go-there").await;
    let after = tapper.act("#decision .undo").await;
    assert_eq!(after.legal, before.legal);
}

pub(crate) async fn without_a_script_a_trip_is_proposed_and_made(stage: Stage) {
    let browser =
        at_the_first_turn(&stage, Title::EasternMountains, Look { scripts: false, ..Look::default() }).await;
    let before = browser.shown().await;
    let cell = far(&browser, "3 steps").await;
    browser.click(&format!("#map [name=to][value={cell}]")).await;
    browser.find("#go-there").await;
    assert!(browser.query().await.starts_with(&format!("to={cell}")), "the proposal has an address");
    browser.click("#go-there").await;
    let later = "return Number(document.getElementById('table').dataset.last) > arguments[0]";
    browser.until_about("the trip is made", later, json!(before.last)).await;
    let after = browser.shown().await;
    assert!(after.legal.contains(&"build".to_owned()), "{:?}", after.legal);
}
