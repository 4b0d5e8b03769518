//! A browser, and what a person can do with it.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};

use crate::command::Tool;
use crate::driver::Driver;
use crate::tools::Tools;

/// Nobody waits longer: a machine that is this slow is out of order.
const WAIT_TIMEOUT: Duration = Duration::from_secs(60);
/// How often the page is asked whether what is waited for is there.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// A size of the screen, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size(pub u32, pub u32);

/// A phone, a tablet, a laptop.
pub const SIZES: [Size; 3] = [Size(360, 740), Size(820, 1180), Size(1440, 900)];

/// What kind of browser it is.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Its screen; a small one is touched.
    pub size: Size,
    /// What its user speaks.
    pub language: &'static str,
    /// Whether scripts run.
    pub scripts: bool,
    /// Whether its user likes things to move.
    pub motion: bool,
    /// The cookie of how its user likes the pages.
    pub likes: &'static str,
}

impl Default for Look {
    /// The laptop of a player in a hurry: nothing moves, and others' turns are shown at once.
    fn default() -> Look {
        Look { size: SIZES[2], language: "en", scripts: true, motion: false, likes: "skip" }
    }
}

impl Look {
    fn capabilities(self, tools: &Tools, profile: &str) -> Map<String, Value> {
        let Size(width, height) = self.size;
        let mut args = vec![
            "--headless".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-quic".to_owned(),
            "--no-first-run".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--hide-scrollbars".to_owned(),
            format!("--user-data-dir={profile}"),
            format!("--window-size={width},{height}"),
        ];
        if !self.motion {
            args.push("--force-prefers-reduced-motion".to_owned());
        }
        let mut prefs = json!({ "intl.accept_languages": self.language });
        if !self.scripts {
            prefs["profile.managed_default_content_settings.javascript"] = json!(2);
        }
        let mut options = json!({ "binary": tools.browser, "args": args, "prefs": prefs });
        if self.is_touched() {
            let metrics = json!({ "width": width, "height": height, "pixelRatio": 2.0, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        let all = json!({ "browserName": "chrome", "goog:chromeOptions": options });
        all.as_object().cloned().unwrap_or_default()
    }

    /// Whether it is a phone.
    fn is_touched(self) -> bool {
        self.size.0 < 700
    }
}

/// A browser with a person before it.
pub struct Browser {
    pub(crate) client: Client,
    /// What kind it is.
    pub look: Look,
}

impl Browser {
    pub(crate) async fn open(tools: &Tools, driver: &Driver, look: Look) -> Browser {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let profile = driver.folder.path().join(NEXT.fetch_add(1, Ordering::Relaxed).to_string());
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(look.capabilities(tools, &profile.to_string_lossy()));
        let client = builder.connect(&driver.address()).await.expect("a browser starts");
        let browser = Browser { client, look };
        browser.listen().await;
        if !look.is_touched() {
            // The size of a window counts its frame.
            browser.resize(look.size).await;
        }
        browser
    }

    /// Goes to an address.
    pub async fn go(&self, url: &str) {
        self.client.goto(url).await.unwrap_or_else(|error| panic!("cannot go to {url}: {error}"));
    }

    /// Likes the pages of a site as its user does.
    pub(crate) async fn like(&self, url: &str) {
        let likes = json!({ "name": "likes", "value": self.look.likes, "url": url });
        self.tool("Network.setCookie", likes).await;
    }

    /// The path of the page that is shown.
    pub async fn path(&self) -> String {
        self.client.current_url().await.expect("it shows a page").path().to_owned()
    }

    /// What a script makes of the page.
    pub async fn ask(&self, script: &str, about: Value) -> Value {
        self.try_ask(script, about).await.unwrap_or_else(|error| panic!("{error}\nin the script\n{script}"))
    }

    /// What a script makes of the page that takes its time, and calls the last of its arguments with it.
    pub(crate) async fn ask_async(&self, script: &str, about: Value) -> Value {
        let answer = self.client.execute_async(script, vec![about]).await;
        answer.unwrap_or_else(|error| panic!("{error}\nin the script\n{script}"))
    }

    async fn try_ask(&self, script: &str, about: Value) -> Result<Value, String> {
        self.client.execute(script, vec![about]).await.map_err(|error| error.to_string())
    }

    /// Waits until a script says so, and gives what it says.
    pub async fn until(&self, what: &str, script: &str) -> Value {
        self.until_about(what, script, Value::Null).await
    }

    /// Waits until a script that gets a value answers something, and returns the answer.
    pub async fn until_about(&self, what: &str, script: &str, about: Value) -> Value {
        let begun = Instant::now();
        loop {
            // A page that is being left answers nothing: it is asked again.
            match self.try_ask(script, about.clone()).await {
                Ok(Value::Null | Value::Bool(false)) | Err(_) if begun.elapsed() < WAIT_TIMEOUT => {
                    tokio::time::sleep(POLL_INTERVAL).await;
                }
                Ok(
                    answer @ (Value::Bool(true)
                    | Value::Number(_)
                    | Value::String(_)
                    | Value::Array(_)
                    | Value::Object(_)),
                ) => {
                    return answer;
                }
                Ok(Value::Null | Value::Bool(false)) => {
                    self.give_up(&format!("waited in vain: {what}")).await
                }
                Err(error) => self.give_up(&format!("waited in vain: {what}: {error}")).await,
            }
        }
    }

    /// The end of a test that went wrong, with a picture of what was to be seen.
    pub async fn give_up(&self, what: &str) -> ! {
        let path = self.path().await;
        let picture = self.keep(&format!("lost{}", path.replace('/', "-"))).await;
        panic!("{what}\nat {path}\nas {} shows", picture.display());
    }

    /// The thing that a selector finds, as soon as it is there.
    pub async fn find(&self, selector: &str) -> Element {
        let found = self.client.wait().at_most(WAIT_TIMEOUT).for_element(Locator::Css(selector)).await;
        match found {
            Ok(element) => element,
            Err(error) => self.give_up(&format!("there is no {selector}: {error}")).await,
        }
    }

    /// Clicks on a thing; again if the page was brought up to date before the click came.
    pub async fn click(&self, selector: &str) {
        for is_last in [false, false, false, false, true] {
            match self.find(selector).await.click().await {
                Ok(()) => return,
                Err(_) if !is_last => {}
                Err(error) => self.give_up(&format!("cannot click on {selector}: {error}")).await,
            }
        }
    }

    /// Writes into a field.
    pub async fn write(&self, selector: &str, text: &str) {
        self.find(selector).await.send_keys(text).await.expect("a field takes a text");
    }

    /// Presses a key, whatever has the focus.
    pub async fn key(&self, key: Key) {
        self.letter(char::from(key)).await;
    }

    /// Types a letter, whatever has the focus.
    pub async fn letter(&self, value: char) {
        let keys =
            KeyActions::new("keys".to_owned()).then(KeyAction::Down { value }).then(KeyAction::Up { value });
        self.client.perform_actions(keys).await.expect("a key can be pressed");
    }

    /// Does what a mouse, a finger or a keyboard can do, step by step.
    pub async fn act(&self, actions: impl InputSource) {
        self.client.perform_actions(actions).await.expect("it can be done");
    }

    /// The words of a thing.
    pub async fn text(&self, selector: &str) -> String {
        self.find(selector).await.text().await.expect("a thing has words, or none")
    }

    /// Whether there is such a thing.
    pub async fn has(&self, selector: &str) -> bool {
        self.ask("return document.querySelector(arguments[0]) !== null", json!(selector)).await == json!(true)
    }

    /// Makes the screen another size.
    pub async fn resize(&self, Size(width, height): Size) {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700 });
        self.tool("Emulation.setDeviceMetricsOverride", metrics).await;
    }

    /// Makes it day or night.
    pub async fn make_night(&self, is_night: bool) {
        let motion = if self.look.motion { "no-preference" } else { "reduce" };
        let scheme = if is_night { "dark" } else { "light" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.tool("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.client.refresh().await.expect("the page comes again");
    }

    /// Ends all service workers, whatever they do, as a browser may at any time.
    pub async fn end_service_workers(&self) {
        self.tool("ServiceWorker.enable", json!({})).await;
        self.tool("ServiceWorker.stopAllWorkers", json!({})).await;
    }

    /// The tab that is looked at.
    pub async fn tab(&self) -> WindowHandle {
        self.client.window().await.expect("it shows a tab")
    }

    /// Looks at a tab.
    pub async fn switch_to(&self, tab: WindowHandle) {
        self.client.switch_to_window(tab).await.expect("there is such a tab");
    }

    /// Looks at an address in a new tab.
    pub async fn open_tab(&self, url: &str) {
        let tab = self.client.new_window(true).await.expect("a tab can be opened");
        self.switch_to(tab.handle).await;
        self.go(url).await;
    }

    /// Takes the network away, or gives it back.
    pub async fn set_offline(&self, is_offline: bool) {
        self.tool("Network.enable", json!({})).await;
        let none =
            json!({ "offline": is_offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.tool("Network.emulateNetworkConditions", none).await;
    }

    pub(crate) async fn tool(&self, name: &'static str, with: Value) -> Value {
        let answer = self.client.issue_cmd(Tool { name, with }).await;
        answer.unwrap_or_else(|error| panic!("the browser does not know {name}: {error}"))
    }

    /// Keeps a picture of what is to be seen, with the output of the tests.
    pub async fn keep(&self, name: &str) -> PathBuf {
        let path = kept(name, "png");
        let picture = self.client.screenshot().await.expect("a picture can be made");
        fs::write(&path, picture).expect("a picture can be kept");
        path
    }
}

/// Where something is kept that is to be looked at: in `screenshots` in the target folder. Tests are in `PROFILE/deps`
/// of that folder.
pub(crate) fn kept(name: &str, kind: &str) -> PathBuf {
    let test = std::env::current_exe().expect("a test has a path");
    let target = test.ancestors().nth(3).expect("a test lies in the target folder");
    let folder = target.join("screenshots");
    fs::create_dir_all(&folder).expect("there is a place for pictures");
    folder.join(format!("{name}.{kind}"))
}
