//! The page of a table, as a player uses it.

use std::time::Duration;

use fantoccini::actions::{InputSource, MouseActions, PointerAction, TouchActions};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::player::Player;

/// No game takes more decisions of one player.
const MAX: usize = 1_500;

/// What the page of a table shows.
#[derive(Clone, Debug, Deserialize)]
pub struct Shown {
    /// The last event that it shows.
    pub last: u64,
    /// Whether it is for the viewer to decide.
    pub mine: bool,
    /// Whether the game is over.
    pub over: bool,
    /// What is to be decided, in words.
    pub asks: String,
    /// What can be pressed and seen, in the notation of the rules; `to:c3` for a cell to which a trip can be proposed.
    pub legal: Vec<String>,
}

/// How things are pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// With a mouse.
    Mouse,
    /// With a mouse, at once: whatever may lie above at the moment.
    QuickMouse,
    /// With a finger on the screen.
    Finger,
    /// With keys alone.
    Keys,
}

const SHOWN: &str = include_str!("shown.js");
/// Brings a thing to the middle of the screen, as a finger does, and tells what lies on top there.
const CENTRED: &str = "
    const thing = document.querySelector(arguments[0]);
    thing.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const upper = document.elementFromPoint(left + width / 2, top + height / 2);
    return thing.contains(upper) ? true : (upper?.outerHTML ?? 'nothing').slice(0, 200);
";

/// Where the middle of a thing is.
const PLACE: &str = "
    const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
    return [left + width / 2, top + height / 2];
";

impl Browser {
    /// What the page of the table shows, once nothing is under way.
    pub async fn shown(&self) -> Shown {
        let shown = self.until("the table is shown", SHOWN).await;
        serde_json::from_value(shown).expect("the script tells all of it")
    }

    /// Waits until there is something to decide, or the game is over.
    pub async fn turn(&self) -> Shown {
        loop {
            let shown = self.shown().await;
            if shown.mine || shown.over {
                return shown;
            }
            if self.look.scripts {
                self.until_about("others decide", &happens(), json!(shown.last)).await;
            } else {
                // Without a script one looks again, as the page says.
                tokio::time::sleep(Duration::from_millis(50)).await;
                self.client.refresh().await.expect("the page comes again");
            }
        }
    }

    /// Takes an action by pressing what stands for it, and waits until the page shows that it happened.
    pub async fn decide(&self, action: &str, way: Way) {
        let before = self.shown().await;
        match action.strip_prefix("to:") {
            Some(cell) => {
                self.press(&format!("button.legal[name=to][value={}]", json!(cell)), way).await;
                self.find("#go-there").await;
                self.press("#go-there", way).await;
            }
            None => self.press(&format!("button.legal[name=action][value={}]", json!(action)), way).await,
        }
        let what = format!("{action} happens, of {:?}", before.legal);
        self.until_about(&what, &happens(), json!(before.last)).await;
    }

    /// Presses a thing.
    pub async fn press(&self, selector: &str, way: Way) {
        match way {
            Way::Mouse => self.click(selector).await,
            Way::QuickMouse => self.click_at(selector).await,
            Way::Finger => self.tap(selector).await,
            Way::Keys => self.press_by_keys(selector).await,
        }
    }

    /// Touches a thing where it is, after scrolling to it.
    pub async fn tap(&self, selector: &str) {
        let element = self.find(selector).await;
        if let Value::String(upper) = self.ask(CENTRED, json!(selector)).await {
            self.give_up(&format!("{selector} cannot be touched, since this lies upon it: {upper}")).await;
        }
        let touch = TouchActions::new("finger".to_owned())
            .then(PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 })
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Up { button: 0 });
        self.client.perform_actions(touch).await.expect("a finger can touch");
    }

    /// Clicks where a thing is, without looking whether something lies above it.
    async fn click_at(&self, selector: &str) {
        let at: [f64; 2] = serde_json::from_value(self.ask(PLACE, json!(selector)).await).expect("a place");
        let click = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x: at[0].round(), y: at[1].round() })
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Up { button: 0 });
        self.client.perform_actions(click).await.expect("a mouse can click");
    }

    /// Plays until the game is over; tells what is shown before each decision. Gives how many decisions it took.
    pub async fn play(&self, player: &mut Player, way: Way, mut watch: impl AsyncFnMut(&Shown)) -> usize {
        for decisions in 0..MAX {
            let shown = self.turn().await;
            watch(&shown).await;
            if shown.over {
                return decisions;
            }
            self.decide(player.choose(&shown.legal), way).await;
        }
        self.give_up("the game does not end").await
    }
}

/// A script that says whether the page shows more than an event.
fn happens() -> String {
    format!("const shown = (() => {{ {SHOWN} }})(); return shown && shown.last > arguments[0];")
}
