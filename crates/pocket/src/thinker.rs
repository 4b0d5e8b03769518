//! What a worker calls that thinks.

use carvania_bots::network;
use carvania_host::thinking::{Question, Sessions};
use carvania_rules::Title;
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// The bots of a worker, with what they remember.
#[wasm_bindgen]
#[derive(Default)]
pub struct Thinker(Sessions);

#[wasm_bindgen]
impl Thinker {
    /// Bots that remember nothing yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Thinker {
        Thinker::default()
    }

    /// Answers a question, both as JSON; `null` if it cannot be answered here.
    pub fn answer(&mut self, question: &str) -> Result<String, JsError> {
        let question: Question = serde_json::from_str(question)?;
        Ok(serde_json::to_string(&self.0.answer(&question))?)
    }
}

/// Takes the file of weights for a game, named by its code.
#[wasm_bindgen]
pub fn load_weights(game: &str, file: &[u8]) -> Result<(), JsError> {
    let game: Title = game.parse()?;
    Ok(network::load(game, file)?)
}
