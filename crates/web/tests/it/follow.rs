//! /tables/{table}/follow: the page of a table as the server keeps it up to date.

use axum::body::Body;
use http_body_util::BodyExt;
use serde_json::Value;

use crate::browsing::Browser;
use crate::client::TestApp;

/// A message of the stream: its name, its id and its data.
type Message = (String, String, String);

/// What the script does with the stream.
struct Follower {
    body: Body,
    text: String,
    /// The page that was sent last, in pieces.
    pieces: Vec<String>,
    /// The name of the stream.
    stream: String,
}

impl Follower {
    /// Follows a table from an event on.
    async fn open(browser: &Browser, after: u64) -> Follower {
        let address = format!("{}/follow?after={after}", browser.address);
        let answer = browser.begin(&address).await;
        assert_eq!(
            (answer.status().as_u16(), &answer.headers()["x-accel-buffering"]),
            (200, &"no".parse().expect("text"))
        );
        let mut follower = Follower {
            body: answer.into_body(),
            text: String::new(),
            pieces: Vec::new(),
            stream: String::new(),
        };
        let (name, _, data) = follower.message().await.expect("the first message");
        assert_eq!(name, "stream");
        follower.stream = data;
        follower
    }

    /// The next message; none when the stream is over.
    async fn message(&mut self) -> Option<Message> {
        loop {
            if let Some((block, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| {
                    let mut fields = block.lines().filter_map(|line| line.strip_prefix(name));
                    fields.next().unwrap_or_default().trim().to_owned()
                };
                let message = (field("event:"), field("id:"), field("data:"));
                self.text = rest.to_owned();
                if !message.0.is_empty() {
                    return Some(message);
                }
                continue;
            }
            let frame = self.body.frame().await?.expect("no error");
            self.text.push_str(std::str::from_utf8(&frame.into_data().expect("data")).expect("text"));
        }
    }

    /// The next page, the event that it shows, and how many bytes came for it.
    async fn page(&mut self) -> (String, u64, usize) {
        let (name, id, data) = self.message().await.expect("a page");
        assert_eq!(name, "page", "{data}");
        let parts: Vec<Value> = serde_json::from_str(&data).expect("parts");
        let number = |value: &Value| usize::try_from(value.as_u64().expect("a number")).expect("a place");
        let pieces = parts.iter().flat_map(|part| match part {
            Value::String(piece) => vec![piece.clone()],
            part => self.pieces[number(&part[0])..number(&part[0]) + number(&part[1])].to_vec(),
        });
        self.pieces = pieces.collect();
        (self.pieces.concat(), id.parse().expect("a number"), data.len())
    }
}

/// A page without what is different each time that it is rendered: the key of its form.
fn without_key(page: &str) -> String {
    let (before, rest) = page.split_once("name=\"key\" value=\"").expect("the form of the game");
    format!("{before}{}", rest.split_once('"').expect("a key").1)
}

fn last(page: &str) -> u64 {
    let rest = page.split_once("data-last=\"").expect("the number of the last event").1;
    rest.split('"').next().expect("a value").parse().expect("a number")
}

/// Two people at a table of their own.
async fn friends(app: &TestApp) -> (Browser, Browser) {
    let (mut ada, mut noor) = (Browser::new(app), Browser::new(app));
    let seats =
        [("game", "GE"), ("seat-1", "me"), ("seat-2", "open"), ("visibility", "listed"), ("order", "fixed")];
    ada.submit("/new", &seats).await;
    let table = ada.address.clone();
    noor.submit("/preferences", &[("language", "fr"), ("back", "/")]).await;
    noor.open(&table).await;
    noor.submit(&format!("{table}/sit"), &[("place", "2")]).await;
    for friend in [&mut noor, &mut ada] {
        friend.submit(&format!("{table}/ready"), &[]).await;
    }
    noor.open(&table).await;
    (ada, noor)
}

async fn say(browser: &mut Browser, text: &str) {
    let table = browser.address.clone();
    assert_eq!(browser.submit(&format!("{table}/say"), &[("text", text)]).await, 200);
}

#[tokio::test]
async fn the_page_of_each_viewer_is_pushed_when_it_changes() {
    let app = TestApp::new().await;
    let (mut ada, mut noor) = friends(&app).await;
    let mut streams =
        [Follower::open(&ada, last(&ada.page)).await, Follower::open(&noor, last(&noor.page)).await];
    let action = ada.values("action").remove(0);
    ada.press("action", &action).await;
    let table = noor.address.clone();
    noor.open(&format!("{table}?part=whole")).await;
    ada.open(&format!("{table}?part=whole")).await;
    for (browser, stream) in [&ada, &noor].into_iter().zip(&mut streams) {
        let (page, number, _) = stream.page().await;
        assert_eq!(number, last(&browser.page));
        assert_eq!(without_key(&page), without_key(&browser.page));
    }
    assert!(ada.page.contains("Golem Edition") && noor.page.contains("Édition Golem"));
}

#[tokio::test]
async fn only_what_is_new_in_the_page_is_sent() {
    let app = TestApp::new().await;
    let (mut ada, noor) = friends(&app).await;
    let mut stream = Follower::open(&noor, last(&noor.page)).await;
    say(&mut ada, "hello").await;
    let (whole, _, _) = stream.page().await;
    for _ in 0..3 {
        say(&mut ada, "and again").await;
        let (page, _, sent) = stream.page().await;
        assert!(page.len() > 20_000 && sent * 10 < whole.len(), "{sent} bytes for a page of {}", page.len());
    }
}

#[tokio::test]
async fn what_an_answer_shows_is_not_sent_again() {
    let app = TestApp::new().await;
    let (mut ada, mut noor) = friends(&app).await;
    let mut stream = Follower::open(&ada, last(&ada.page)).await;
    ada.headers = vec![("x-stream", stream.stream.clone()), ("x-part", "whole".to_owned())];
    let action = ada.values("action").remove(0);
    let table = ada.address.clone();
    ada.press("action", &action).await;
    let own = last(&ada.page);
    ada.address = table;
    say(&mut noor, "well done").await;
    let (page, number, _) = stream.page().await;
    assert!(number > own && page.contains("well done"), "{number} after {own}");
}

#[tokio::test]
async fn turns_come_one_by_one_and_never_back_in_time() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    ada.submit("/new", &[("game", "GE"), ("seat-1", "me"), ("seat-2", "me"), ("order", "fixed")]).await;
    let table = ada.address.clone();
    let begun = last(&ada.page);
    let acquire = |browser: &Browser| {
        browser.values("action").into_iter().find(|action| action.starts_with("acquire:"))
    };
    let mut ends = Vec::new();
    for _ in 0..2 {
        let action = acquire(&ada).expect("a free card");
        ada.press("action", &action).await;
        ada.address.clone_from(&table);
        ends.push(last(&ada.page));
    }
    // It has missed two turns: they are shown one after the other, and the browser is told that there is more.
    let mut stream = Follower::open(&ada, begun).await;
    assert_eq!(stream.page().await.1, ends[0]);
    assert_eq!(stream.message().await.expect("a message").0, "waiting");
    assert_eq!(stream.page().await.1, ends[1]);
    // Who wants them at once gets one page for all of them.
    ada.submit("/preferences", &[("pace", "skip"), ("back", table.as_str())]).await;
    let mut stream = Follower::open(&ada, begun).await;
    assert_eq!(stream.page().await.1, ends[1]);
}

#[tokio::test]
async fn a_slow_reader_gets_one_page_for_all_it_missed() {
    let app = TestApp::new().await;
    let (mut ada, mut noor) = friends(&app).await;
    let table = ada.address.clone();
    noor.submit("/preferences", &[("pace", "skip"), ("back", table.as_str())]).await;
    let mut stream = Follower::open(&noor, last(&noor.page)).await;
    for number in 0..200 {
        say(&mut ada, &format!("line {number}")).await;
    }
    let (page, number, _) = stream.page().await;
    assert_eq!(number, last(&ada.page));
    assert!(page.contains("line 199"));
    say(&mut ada, "the last").await;
    let (page, _, _) = stream.page().await;
    assert!(page.contains("the last"));
}

#[tokio::test]
async fn a_stream_that_broke_goes_on_with_a_whole_page() {
    let app = TestApp::new().await;
    let (mut ada, noor) = friends(&app).await;
    let begun = last(&noor.page);
    let mut stream = Follower::open(&noor, begun).await;
    say(&mut ada, "one").await;
    let (_, seen, _) = stream.page().await;
    drop(stream);
    say(&mut ada, "two").await;
    let mut noor = noor;
    // The header counts before the parameter, as browsers repeat the address that they began with.
    noor.headers = vec![("last-event-id", seen.to_string())];
    let mut stream = Follower::open(&noor, begun).await;
    let (page, number, _) = stream.page().await;
    assert!(number == seen + 1 && page.contains("two") && page.contains("id=\"table\""));
    app.app.close();
    assert_eq!(stream.message().await.expect("a message").0, "closing");
    assert_eq!(stream.message().await, None);
}
