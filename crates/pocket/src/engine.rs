//! The games for pages of others: what `carvania.js` calls.

use std::str::FromStr;

use carvania_bots::Stop;
use carvania_lab::deal::{Dealer, chooser};
use carvania_lab::{BotSession, Entrant};
use carvania_pages::table;
use carvania_rules::{Actions, Components, Game, Record, Setup, Title, Turn};
use carvania_words::Language;
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// A game from its beginning to where it stands.
#[wasm_bindgen]
pub struct Engine {
    record: Record,
}

#[wasm_bindgen]
impl Engine {
    /// A new game, named by its code, for a number of players. Nothing is dealt yet.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, players: usize) -> Result<Engine, JsError> {
        let game: Title = game.parse()?;
        Ok(Engine { record: Record::new(&Setup::standard(game, players))? })
    }

    /// The game of a record.
    pub fn read(record: &str) -> Result<Engine, JsError> {
        Ok(Engine { record: Record::read(record, Components::standard())? })
    }

    /// A game that begins at a position.
    pub fn at(position: &str) -> Result<Engine, JsError> {
        let game = Game::from_position(&serde_json::from_str(position)?, Components::standard())?;
        Ok(Engine { record: Record::from_position(game) })
    }

    /// The code of the game.
    pub fn game(&self) -> String {
        self.record.game().title().code().to_owned()
    }

    /// The seat that is to decide, counted from 0; -1 if a draw is due, and -2 when the game is over.
    pub fn turn(&self) -> i32 {
        match self.record.game().turn() {
            Turn::Seat(seat) => seat.index() as i32,
            Turn::Chance => -1,
            Turn::Over => -2,
        }
    }

    /// All actions that are legal now, in notation: those of the seat that is to decide, or all draws.
    pub fn legal(&self) -> Vec<String> {
        let (game, mut legal) = (self.record.game(), Actions::new());
        game.legal_actions(&mut legal);
        legal.iter().map(|action| game.write_action(*action).to_string()).collect()
    }

    /// Takes an action, in notation. One that is refused changes nothing.
    pub fn apply(&mut self, action: &str) -> Result<(), JsError> {
        let action = self.record.game().read_action(action)?;
        Ok(self.record.apply(action)?)
    }

    /// Draws until a seat is to decide or the game is over. With the same seed the draws are the same.
    pub fn deal(&mut self, seed: u64) -> Result<(), JsError> {
        let dealer = Dealer::new(seed);
        while self.record.game().turn() == Turn::Chance {
            let drawn = dealer.draw(self.record.game(), self.record.actions().len() as u64);
            let Some(action) = drawn else { break };
            self.record.apply(action)?;
        }
        Ok(())
    }

    /// Takes the last action back, and says whether there was one.
    pub fn undo(&mut self) -> bool {
        self.record.undo().is_some()
    }

    /// The position as JSON.
    pub fn position(&self) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.record.game().to_position())?)
    }

    /// The record of the game.
    pub fn record(&self) -> String {
        self.record.to_text()
    }

    /// The points of the seats as they stand.
    pub fn points(&self) -> Vec<i32> {
        let scores = self.record.game().scores();
        self.record.game().seats().map(|seat| scores[seat].total() as i32).collect()
    }

    /// What a bot would do, such as `skilled` or `planner@2000n`; nothing if no seat is to decide. With the same seed and a
    /// limit in positions the choice is the same.
    pub fn choose(&self, bot: &str, seed: u64) -> Result<Option<String>, JsError> {
        let entrant = Entrant::from_str(bot)?;
        let stop = Stop::new();
        let budget = entrant.budget(&stop);
        let rng = chooser(seed, self.record.actions().len() as u64);
        let action = BotSession::new(entrant.clone()).choose(&self.record, rng, &budget)?;
        Ok(action.map(|action| self.record.game().write_action(action).to_string()))
    }

    /// The table as SVG, in a language such as `en`, with the names of the players.
    pub fn svg(&self, language: &str, names: Vec<String>) -> Result<String, JsError> {
        let language =
            Language::from_str(language).map_err(|_| JsError::new("the languages are `en` and `fr`"))?;
        Ok(table::picture(language, &self.record, &names))
    }
}
