//! A table in the middle of a game of Golem Edition, changed where a test needs it.
//!
//! Lists are written with spaces between the cards: `"YYGG BBMM"`. A merchant card of the row is
//! followed by the crystals that lie on it, if any: `"+M/YG"`.

pub(crate) mod mountains;
pub(crate) mod world;

use carvania_rules::{Components, Game, PositionError, Setup, Title};
use serde_json::{Value, json};

/// Point cards that do not lie in the row of [`table`].
pub(crate) const FOUR_CARDS: &str = "YYYGG YYGGG YYYBB YYGM";
pub(crate) const FIVE_CARDS: &str = "YYYGG YYGGG YYYBB YYGM YYMM";
pub(crate) const SIX_CARDS: &str = "YYYGG YYGGG YYYBB YYGM YYMM GGGGG";

/// A position document under construction.
#[derive(Clone)]
pub(crate) struct Table(Value);

/// A table where nothing but the set-up has happened, with rows that every test may rely on:
/// point cards `YYGG BBMM GGGG YYBB MMMMM`, merchant cards `+YYYY YY>GG +M ^3 GGG>MM B>GG`.
pub(crate) fn table(players: usize) -> Table {
    let game = Game::new(&Setup::standard(Title::GolemEdition, players)).unwrap();
    Table(game.to_position())
        .without("point_deck")
        .without("merchant_deck")
        .decision(json!({"kind": "turn"}))
        .point_row("YYGG BBMM GGGG YYBB MMMMM")
        .merchant_row("+YYYY YY>GG +M ^3 GGG>MM B>GG")
}

impl Table {
    pub(crate) fn game(&self) -> Game {
        self.load().unwrap_or_else(|error| panic!("{error}\n{:#}", self.0))
    }

    /// The game at this table, whether or not players can come to it.
    pub(crate) fn load(&self) -> Result<Game, PositionError> {
        Game::from_study(&self.0, Components::standard())
    }

    pub(crate) fn document(&self) -> &Value {
        &self.0
    }

    /// Sets any field, such as `/seats/0/caravan`.
    pub(crate) fn set(mut self, pointer: &str, value: Value) -> Table {
        let (object, key) = pointer.rsplit_once('/').unwrap();
        let object = self.0.pointer_mut(object).unwrap().as_object_mut().unwrap();
        object.insert(key.to_owned(), value);
        self
    }

    pub(crate) fn without(mut self, key: &str) -> Table {
        self.0.as_object_mut().unwrap().remove(key);
        self
    }

    /// Leaves out any field, such as `/seats/0/wagon`.
    pub(crate) fn unset(mut self, pointer: &str) -> Table {
        let (object, key) = pointer.rsplit_once('/').unwrap();
        self.0.pointer_mut(object).unwrap().as_object_mut().unwrap().remove(key);
        self
    }

    pub(crate) fn turn(self, seat: usize) -> Table {
        self.set("/turn", json!(seat))
    }

    pub(crate) fn decision(self, decision: Value) -> Table {
        self.set("/decision", decision)
    }

    pub(crate) fn point_row(self, cards: &str) -> Table {
        self.set("/point_row", list(cards))
    }

    pub(crate) fn merchant_row(self, cards: &str) -> Table {
        let row: Vec<Value> = cards
            .split_whitespace()
            .map(|card| {
                let (card, crystals) = card.split_once('/').unwrap_or((card, ""));
                json!({"card": card, "crystals": crystals})
            })
            .collect();
        self.set("/merchant_row", row.into())
    }

    pub(crate) fn caravan(self, seat: usize, crystals: &str) -> Table {
        self.set(&of_seat(seat, "caravan"), json!(crystals))
    }

    /// Gives a player cards besides the two that everybody begins with.
    pub(crate) fn hand(self, seat: usize, cards: &str) -> Table {
        self.set(&of_seat(seat, "hand"), list(&format!("+YY ^2 {cards}")))
    }

    /// Lays cards face up in front of a player, from the hand if they are there.
    pub(crate) fn played(self, seat: usize, cards: &str) -> Table {
        let played = list(cards);
        let mut hand = self.0.pointer(&of_seat(seat, "hand")).unwrap().clone();
        hand.as_array_mut().unwrap().retain(|card| !played.as_array().unwrap().contains(card));
        self.set(&of_seat(seat, "hand"), hand).set(&of_seat(seat, "played"), played)
    }

    pub(crate) fn claimed(self, seat: usize, cards: &str) -> Table {
        self.set(&of_seat(seat, "claimed"), list(cards))
    }

    /// Leaves so many tokens in the piles. The last seat holds the others.
    pub(crate) fn piles(self, copper: u64, silver: u64) -> Table {
        let players = self.0["players"].as_u64().unwrap();
        let others = json!({"copper": 2 * players - copper, "silver": 2 * players - silver});
        self.set("/tokens", json!({"copper": copper, "silver": silver}))
            .set(&of_seat(players as usize, "tokens"), others)
    }

    /// Puts every merchant card that lies nowhere else into the hand of the last seat.
    pub(crate) fn merchant_deck_drawn(self) -> Table {
        let components = &Components::standard().golem_edition;
        let laid = self.0.to_string();
        let faces = components.deck().into_iter().map(|card| components.merchant(card).to_string());
        let deck: Vec<String> = faces.filter(|face| !laid.contains(&format!("\"{face}\""))).collect();
        let last = self.0["players"].as_u64().unwrap() as usize;
        self.hand(last, &deck.join(" "))
    }
}

fn of_seat(seat: usize, field: &str) -> String {
    format!("/seats/{}/{field}", seat - 1)
}

fn list(cards: &str) -> Value {
    cards.split_whitespace().collect()
}
