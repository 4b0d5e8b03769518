//! Any screen: nothing is cut, the bar and what is decided about stay in view.

use carvania_browser::{Browser, Look, Player, Size, Stage, Way};
use carvania_rules::Title;
use serde_json::json;

/// Laptops on which nothing scrolls.
const WIDE: [Size; 3] = [Size(1280, 720), Size(1366, 768), Size(1440, 900)];
const PHONE: Size = Size(360, 740);

/// What does not fit on the screen of a laptop, in words.
const FITS: &str = "
    const found = [], root = document.documentElement, box = (thing) => thing.getBoundingClientRect();
    if (root.scrollHeight > innerHeight) found.push(`the page is ${root.scrollHeight} high`);
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
    const parts = ['#decision', '.you', '#caravan', '#hand', '#map ol', '#golems', '#merchants', '#locations', '#traders'];
    for (const part of parts) for (const thing of document.querySelectorAll(part)) {
      if (!thing.checkVisibility()) continue;
      const { left, top, right, bottom } = box(thing);
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`${part} ends at ${right}, ${bottom}`);
    }
    const cut = (thing, holder) => box(thing).bottom > box(holder).bottom + 2 || box(thing).right > box(holder).right + 2;
    for (const card of document.querySelectorAll('.board .card, .board .work')) {
      const crystals = [...card.querySelectorAll('.crystal')].filter((one) => one.checkVisibility());
      if (crystals.some((one) => cut(one, card))) found.push(`crystals of ${card.getAttribute('aria-label')} are cut`);
    }
    return found;
";

/// What is cut or covered on the map of a phone, in words: plates stand within the screen, and no plate on another.
const PLATES: &str = "
    const found = [], box = (thing) => thing.getBoundingClientRect();
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const plates = [...document.querySelectorAll('.map .signs .plate')].filter((one) => one.checkVisibility()).map((one) => {
      const lines = [...one.querySelectorAll('.plank')].map(box);
      return { name: one.closest('li').querySelector('[aria-label]').getAttribute('aria-label'), ...(lines[0] ?? box(one)).toJSON() };
    });
    if (!plates.length) found.push('there are no plates');
    for (const one of plates) {
      if (one.left < 0 || one.right > innerWidth) found.push(`the plate of ${one.name} is cut by the screen`);
      if (one.height < 22) found.push(`the plate of ${one.name} is ${one.height} high`);
      for (const other of plates) {
        const isApart = one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
        if (one !== other && !isApart) found.push(`the plate of ${one.name} lies on that of ${other.name}`);
      }
    }
    for (const points of document.querySelectorAll('.map .above .points')) {
      const there = box(points), block = box(points.parentElement.querySelector('.block'));
      if (there.left < block.left || there.right > block.right) found.push(`the points ${points.textContent} leave their block`);
    }
    return found;
";

/// What lies over the question and one's own crystals, in words.
const COVERED: &str = "
    const found = [];
    for (const thing of document.querySelectorAll('#decision h2, #decision .ask p, .you .tray')) {
      const { left, top, width, height, bottom } = thing.getBoundingClientRect();
      if (!thing.checkVisibility() || bottom > innerHeight || thing.matches('.tray') && getComputedStyle(document.getElementById('decision')).position === 'sticky') continue;
      for (const place of [0.1, 0.5, 0.9]) {
        const upper = document.elementFromPoint(left + place * width, top + height / 2);
        const isPart = upper && (thing.contains(upper) || upper.contains(thing));
        if (!isPart) found.push(`${thing.className || thing.textContent} lies below ${upper?.outerHTML.slice(0, 80)}`);
      }
    }
    return found;
";

const BAR_IN_VIEW: &str = "
    const { top, bottom } = document.getElementById('decision').getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight + 1;
";

/// Opens a table with as many as can play, all bots but one.
async fn begin_full(browser: &Browser, stage: &Stage, title: Title) {
    browser.go(&stage.site.url(&format!("/new?game={title}"))).await;
    browser.find("select[name=seat-2]").await;
    let fill = "
        const seats = [...document.querySelectorAll('select[name^=seat-]')].slice(1);
        for (const seat of seats) seat.value = 'beginner';
        return seats.length;
    ";
    let others = browser.ask(fill, json!(null)).await.as_u64().unwrap_or_default();
    assert_eq!(others as usize + 1, *title.players().end(), "{title}");
    browser.click("main form button.primary").await;
    browser.turn().await;
}

async fn assert_none(browser: &Browser, script: &str, what: &str) {
    let found = browser.ask(script, json!(null)).await;
    if found != json!([]) {
        browser.keep(&format!("layout-{}", what.replace(' ', "-"))).await;
    }
    assert_eq!(found, json!([]), "{what}");
}

async fn decide(browser: &Browser, player: &mut Player, number: usize) {
    for _ in 0..number {
        let shown = browser.turn().await;
        if shown.over {
            return;
        }
        browser.decide(player.choose(&shown.legal), Way::Mouse).await;
    }
    browser.turn().await;
}

async fn laptops(stage: &Stage, language: &'static str) {
    let browser = stage.browser(Look { language, ..Look::default() }).await;
    for title in Title::ALL {
        begin_full(&browser, stage, title).await;
        let mut player = Player::new(11);
        for round in 0..3 {
            for screen in WIDE {
                browser.resize(screen).await;
                let what = format!("{title} {language} {} {round}", screen.0);
                assert_none(&browser, FITS, &what).await;
                assert_none(&browser, COVERED, &what).await;
            }
            browser.resize(browser.look.size).await;
            decide(&browser, &mut player, 4).await;
        }
    }
}

pub(crate) async fn nothing_scrolls_on_laptops_with_all_seats_taken(stage: Stage) {
    laptops(&stage, "en").await;
}

pub(crate) async fn nothing_scrolls_on_laptops_in_french(stage: Stage) {
    laptops(&stage, "fr").await;
}

pub(crate) async fn maps_are_readable_on_a_phone(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    for title in [Title::EasternMountains, Title::CallForAdventure, Title::JourneyTwo, Title::JourneyThree] {
        begin_full(&browser, &stage, title).await;
        decide(&browser, &mut Player::new(5), 3).await;
        browser.resize(PHONE).await;
        browser.ask("document.querySelector('#show-map')?.click()", json!(null)).await;
        assert_none(&browser, PLATES, &format!("{title} map")).await;
        assert_eq!(browser.ask(BAR_IN_VIEW, json!(null)).await, true, "{title}");
        assert_none(&browser, COVERED, &format!("{title} bar")).await;
        browser.keep(&format!("phone-map-{title}")).await;
        if title == Title::CallForAdventure {
            let is_near = "
                const [hand, map] = ['#hand', '#map ol'].map((one) => document.querySelector(one).getBoundingClientRect());
                return hand.top < map.top && hand.top < innerHeight;
            ";
            assert_eq!(browser.ask(is_near, json!(null)).await, true, "the hand is in reach");
        }
        browser.resize(browser.look.size).await;
    }
}

pub(crate) async fn a_magnified_page_leaves_room_for_the_board(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    for title in [Title::GolemEdition, Title::EasternMountains, Title::EndlessWorld, Title::JourneyThree] {
        begin_full(&browser, &stage, title).await;
        browser.resize(Size(320, 256)).await;
        let sticks = "return getComputedStyle(document.getElementById('decision')).position";
        assert_eq!(browser.ask(sticks, json!(null)).await, "static", "{title}");
        let wide = browser.ask("return document.documentElement.scrollWidth", json!(null)).await;
        assert_eq!(wide, 320, "{title}");
        browser.resize(browser.look.size).await;
    }
}

pub(crate) async fn language_and_theme_are_in_reach_on_a_phone(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    begin_full(&browser, &stage, Title::GolemEdition).await;
    browser.resize(PHONE).await;
    browser.click(".menu > summary").await;
    let in_view = "
        const things = document.querySelectorAll('.menu-pop :is(button[name=language], button[name=theme], a[href^=\"/rules\"], a[href^=\"/learn\"])');
        return things.length === 7 && [...things].every((thing) => {
          const { left, top, right, bottom } = thing.getBoundingClientRect();
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        });
    ";
    assert_eq!(browser.ask(in_view, json!(null)).await, true);
    browser.keep("menu-phone").await;
    browser.click(".menu-pop button[lang=fr]").await;
    browser.until("the table is French", "return document.documentElement.lang === 'fr'").await;
}

pub(crate) async fn a_hint_leaves_the_hand_in_view(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    for title in [Title::GolemEdition, Title::CallForAdventure] {
        browser.go(&stage.site.url("/")).await;
        super::games::begin(&browser, title).await;
        decide(&browser, &mut Player::new(4), 4).await;
        browser.click("button.hint").await;
        browser.find(".hint-given .best").await;
        for screen in WIDE {
            browser.resize(screen).await;
            assert_none(&browser, FITS, &format!("{title} hint {}", screen.0)).await;
        }
        browser.resize(browser.look.size).await;
    }
}

pub(crate) async fn a_table_is_opened_without_scrolling(stage: Stage) {
    let browser = stage.browser(Look::default()).await;
    for title in Title::ALL {
        browser.go(&stage.site.url(&format!("/new?game={title}"))).await;
        for screen in [PHONE, Size(1280, 720), Size(1440, 900)] {
            browser.resize(screen).await;
            let in_view = "
                const { top, bottom } = document.querySelector('main form button.primary').getBoundingClientRect();
                return top >= 0 && bottom <= innerHeight;
            ";
            assert_eq!(browser.ask(in_view, json!(null)).await, true, "{title} at {}", screen.0);
        }
    }
}
