//! A table in the middle of a game of The Call for Adventure, changed where a test needs it.
//!
//! ```text
//!           c1             villages: a1 YGBM, a4 BBBB, e1 GGMM, e4 MMMMM
//!       b1      d1         valleys: b3, b5, c1, d4
//!   a1      c2      e1     yellow: b1 B>YYYYG, c2 G>YYY, c6 GG>YYYB, d5 M>YYYB
//!       b2      d2         green: a2 B>GG, a3 M>GGG, c4 YY>GG, e2 BB>GGM
//!   a2      c3      e2     blue: b4 GG>BB, c3 YY>B, d1 YYYY>BM, d2 M>BB
//!       b3      d3         magenta: b2 YG>M, c5 BB>MM, d3 YYY>M, e3 GGG>MM
//!   a3      c4      e3
//!       b4      d4
//!   a4      c5      e4
//!       b5      d5
//!           c6
//! ```

use carvania_rules::{Components, Game, Setup, Title};
use serde_json::{Value, json};

use crate::play::play;
use crate::table::Table;
use crate::table::mountains::mountains;

pub(crate) const ROW: &str = "draw:+YYYY draw:YY>GG draw:+M draw:^3";
pub(crate) const REMOVED: &str = "remove:M>YYYGG remove:GG>YYM remove:MM>GGGBB remove:YYY>GB \
                                  remove:M>YGB remove:YYYYY>BBB remove:YYYYY>MM remove:YGB>MM";
pub(crate) const TILES: &str = "lay:B>GG lay:M>GGG \
                                lay:B>YYYYG lay:YG>M lay:valley lay:GG>BB lay:valley \
                                lay:valley lay:G>YYY lay:YY>B lay:YY>GG lay:BB>MM lay:GG>YYYB \
                                lay:YYYY>BM lay:M>BB lay:YYY>M lay:valley lay:M>YYYB \
                                lay:BB>GGM lay:GGG>MM";
pub(crate) const VP_TILES: &str = "draw:YGBM draw:BBBB draw:GGMM draw:MMMMM";

/// VP tiles that do not lie on the villages.
pub(crate) const THREE_TILES: &str = "YYBBB YYYMM GGGBB";
pub(crate) const FOUR_TILES: &str = "YYBBB YYYMM GGGBB BBMM";

/// A game of which nothing has been dealt yet.
pub(crate) fn new_adventure(players: usize) -> Game {
    Game::new(&Setup::standard(Title::CallForAdventure, players)).unwrap()
}

/// A game of which everything is dealt, and nobody has taken crystals or placed a wagon.
pub(crate) fn dealt(players: usize) -> Game {
    let mut game = new_adventure(players);
    for draws in [ROW, REMOVED, TILES, VP_TILES] {
        play(&mut game, draws);
    }
    game
}

/// The first turn on the map above: the row is `+YYYY YY>GG +M ^3`, the wagons stand on `c3`, `c6`,
/// `b4`, `e3`, and the caravans hold `YYYY`, `YYG`, `GG`, `YB`.
pub(crate) fn adventure(players: usize) -> Table {
    let mut game = dealt(players);
    let starts = ["start:YB place:e3", "start:GG place:b4", "start:YYG place:c6", "start:YYYY place:c3"];
    starts[4 - players..].iter().for_each(|start| play(&mut game, start));
    // A table of the other mountains, of which every field gives way.
    let document = game.to_position();
    let fields = document.as_object().unwrap().iter();
    let table = mountains(players).without("dropped");
    let table = fields.fold(table, |table, (field, value)| table.set(&format!("/{field}"), value.clone()));
    table.without("vp_pile").without("merchant_deck").without("drawn_before_closed")
}

impl Table {
    /// Lays cards on the discard pile of a player, from the hand if they are there.
    pub(crate) fn discarded(self, seat: usize, cards: &str) -> Table {
        let discarded: Vec<&str> = cards.split_whitespace().collect();
        let player = format!("/seats/{}", seat - 1);
        let mut hand = self.document().pointer(&format!("{player}/hand")).unwrap().clone();
        hand.as_array_mut().unwrap().retain(|card| !discarded.contains(&card.as_str().unwrap()));
        self.set(&format!("{player}/hand"), hand).set(&format!("{player}/discarded"), json!(discarded))
    }

    /// Puts every merchant card that is neither in the row nor with a player into the hand of the last
    /// seat. (Some mountains have the same faces, and lie on the map.)
    pub(crate) fn deck_drawn(self) -> Table {
        let laid = format!("{}{}", self.document()["merchant_row"], self.document()["seats"]);
        let components = &Components::standard().golem_edition;
        let faces = components.deck().into_iter().map(|card| components.merchant(card).to_string());
        let deck: Vec<String> = faces.filter(|face| !laid.contains(&format!("\"{face}\""))).collect();
        let last = self.document()["players"].as_u64().unwrap() as usize;
        self.hand(last, &deck.join(" "))
    }
}

pub(crate) fn hand(game: &Game, seat: usize) -> String {
    cards(game, seat, "hand")
}

/// The cards that lie face up in front of a player.
pub(crate) fn played(game: &Game, seat: usize) -> String {
    cards(game, seat, "played")
}

/// The discard pile of a player.
pub(crate) fn discarded(game: &Game, seat: usize) -> String {
    cards(game, seat, "discarded")
}

/// The merchant cards of the row; crystals stand after a slash.
pub(crate) fn merchant_row(game: &Game) -> String {
    let document = game.to_position();
    let row = document["merchant_row"].as_array().unwrap().iter();
    let text = |entry: &Value, field: &str| entry[field].as_str().unwrap().to_owned();
    let cards: Vec<String> = row
        .map(|entry| format!("{}/{}", text(entry, "card"), text(entry, "crystals")))
        .map(|card| card.trim_end_matches('/').to_owned())
        .collect();
    cards.join(" ")
}

fn cards(game: &Game, seat: usize, place: &str) -> String {
    let document = game.to_position();
    let cards = document["seats"][seat - 1][place].as_array().unwrap().iter();
    cards.map(|card| card.as_str().unwrap()).collect::<Vec<_>>().join(" ")
}
