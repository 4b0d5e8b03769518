//! Pressing things by keys alone.

use fantoccini::key::Key;
use serde::Deserialize;
use serde_json::json;

use crate::browser::Browser;

/// Nothing may be further away than so many keys.
const FAR: usize = 40;

/// Where the focus is, seen from a thing.
#[derive(Deserialize)]
struct Focus {
    /// How many arrows lead to the thing; none if they do not.
    steps: Option<i64>,
    /// Whether the focus can be seen, and is on anything.
    visible: bool,
    /// What has it.
    on: String,
}

const FOCUS: &str = "
    const thing = document.querySelector(arguments[0]), active = document.activeElement;
    const row = active.closest('[data-row]');
    const all = row ? [...row.querySelectorAll('button, a[href]')] : [];
    const things = all.filter((thing) => thing.checkVisibility());
    const there = active === thing ? 0 : things.indexOf(thing) - things.indexOf(active);
    const outline = getComputedStyle(active), ring = active.closest('.map li')?.querySelector('.ring');
    const isRinged = ring ? parseFloat(getComputedStyle(ring).strokeWidth) >= 7 : false;
    return {
      steps: active === thing || things.includes(thing) ? there : null,
      visible: active !== document.body && active.matches(':focus-visible')
        && (isRinged || (parseFloat(outline.outlineWidth) >= 2 && outline.outlineStyle !== 'none')),
      on: active.outerHTML.slice(0, 160),
    };
";

impl Browser {
    /// Goes to a thing by Tab and arrows, as far as it takes, and presses Enter. The focus can be seen all the way.
    pub async fn press_by_keys(&self, selector: &str) {
        for _ in 0..FAR {
            let focus = self.ask(FOCUS, json!(selector)).await;
            let focus: Focus = serde_json::from_value(focus).expect("the script tells all of it");
            let key = match focus.steps {
                Some(0) if !focus.visible => {
                    self.give_up(&format!("one cannot see that {} has the focus", focus.on)).await
                }
                Some(0) => return self.key(Key::Enter).await,
                Some(1..) => Key::Right,
                Some(_) => Key::Left,
                None => Key::Tab,
            };
            self.key(key).await;
        }
        self.give_up(&format!("{selector} is more than {FAR} keys away")).await
    }
}
