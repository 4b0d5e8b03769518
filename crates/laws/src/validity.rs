//! Whether a game can have come to a position: what the clauses say of who has what, and of when a decision is asked
//! for. Read off the document alone, so that it can judge whatever a reader lets pass.

mod mountains;
mod world;

use carvania_rules::{Game, Title};
use serde_json::Value;

/// The caravans, bonus tiles and traders are ones that players can have, and the decision is one that can be
/// asked for. While the set-up lasts there is nothing of that.
pub fn a_game_can_come_to_it(game: &Game) {
    let position = game.to_position();
    if text(&position["decision"]["kind"]) == "set_up" {
        return;
    }
    let table = Table { game, position: &position };
    match game.title() {
        Title::GolemEdition => table.check_claims(),
        Title::EasternMountains | Title::CallForAdventure => table.check_expedition(),
        Title::EndlessWorld | Title::JourneyOne | Title::JourneyTwo | Title::JourneyThree => {
            table.check_world()
        }
    }
}

/// A position on which the clauses are held.
struct Table<'a> {
    game: &'a Game,
    position: &'a Value,
}

impl Table<'_> {
    fn seats(&self) -> impl Iterator<Item = (usize, &Value)> {
        list(&self.position["seats"]).iter().enumerate()
    }

    /// The player whose turn it is.
    fn mover(&self) -> &Value {
        &self.position["seats"][self.mover_index()]
    }

    fn mover_index(&self) -> usize {
        number(&self.position["turn"]) - 1
    }

    /// GE-14, GE-15: a token comes with a card, and only who is to move gets crystals, and returns some.
    fn check_claims(&self) {
        for (index, seat) in self.seats() {
            let tokens = number(&seat["tokens"]["copper"]) + number(&seat["tokens"]["silver"]);
            let cards = list(&seat["claimed"]).len();
            assert!(
                tokens <= cards,
                "seat {} has {tokens} tokens for {cards} cards in {}",
                index + 1,
                self.position
            );
        }
        self.others_keep_to(|_| 10);
        let must_return = text(&self.mover()["caravan"]).len() > 10;
        let returns = text(&self.decision()["kind"]) == "return";
        assert!(must_return || !returns, "nothing is to be returned in {}", self.position);
    }

    fn decision(&self) -> &Value {
        &self.position["decision"]
    }

    /// C-5: in another player's turn nobody has more than this, by the index of the seat.
    fn others_keep_to(&self, most: impl Fn(usize) -> usize) {
        let others = self.seats().filter(|&(index, _)| index != self.mover_index());
        for (index, seat) in others {
            let crystals = text(&seat["caravan"]).len();
            assert!(
                crystals <= most(index),
                "seat {} has {crystals} crystals in {}",
                index + 1,
                self.position
            );
        }
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn number(value: &Value) -> usize {
    value.as_u64().unwrap_or_default() as usize
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}
