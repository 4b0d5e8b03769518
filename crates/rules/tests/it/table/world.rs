//! A table in the middle of a game of the third box, changed where a test needs it.
//!
//! Every table is dealt from [`DRAWS`], and every test may rely on what that gives:
//!
//! - The point cards `P01` (help), `P33` (new traders), `P45` (exploration), `P17` (tool) lie in the row,
//!   and `P35` (new traders) is the known next one. All are there with any number of players.
//! - The stacks show `T01`, `T02`, `T03`, … in the order of the board.
//! - Exploration tiles `X01`, `X02`, `X03`, … lie on the locations with the icon in the order of the
//!   board, then on the 2-3 locations. In Part I the 2-3 locations have `X01` and `X02`.
//! - The fourth side of An Endless World is D1. The merchant cards are `+YYYY YY>GG +M ^3`.
//! - The map of the journeys, with all wagons on the valley `c2`:
//!
//! ```text
//!       b1      d1         b1 M>BB     c1 GG>YYYB  d1 GGG>MM
//!           c1
//!       b2      d2         b2 YY>B                 d2 YY>GG
//!   a1      c2      e1     a1 B>GG     c2 valley   e1 GG>BB
//!       b3      d3         b3 YYY>M                d3 BB>MM
//!           c3
//!       b4      d4         b4 B>YYYYG  c3 G>YYY    d4 BB>GGM
//! ```

use carvania_rules::{Components, Game, Setup, Title};
use serde_json::{Value, json};

use super::{Table, list, of_seat};
use crate::play::{legal, play};

/// The draws of every set-up, each made where it is possible.
const DRAWS: &str = "draw:D1 draw:P01 draw:P33 draw:P45 draw:P17 draw:P35 \
                     draw:T01 draw:T02 draw:T03 draw:T04 draw:T05 draw:T06 draw:T07 draw:T08 \
                     draw:X01 draw:X02 draw:X03 draw:X04 draw:X05 draw:X06 draw:X07 draw:X08 draw:X09 draw:X10 \
                     remove:M>YYYGG remove:M>YYYB remove:GG>YYM \
                     remove:M>GGG remove:MM>GGGBB remove:YYY>GB \
                     remove:YYYY>BM remove:YYYYY>BBB remove:M>YGB \
                     remove:YYYYY>MM remove:YG>M remove:YGB>MM \
                     lay:BB>MM lay:G>YYY lay:YYY>M lay:YY>B lay:GG>YYYB lay:YY>GG \
                     lay:BB>GGM lay:B>YYYYG lay:B>GG lay:M>BB lay:GGG>MM lay:GG>BB \
                     draw:+YYYY draw:YY>GG draw:+M draw:^3";

/// A game of which nothing has been dealt yet.
pub(crate) fn new_world(title: Title, players: usize) -> Game {
    Game::new(&Setup::standard(title, players)).unwrap()
}

/// The first turn, as above.
pub(crate) fn world(title: Title, players: usize) -> Table {
    dealt(new_world(title, players), DRAWS)
}

/// The first turn of An Endless World with another fourth side.
pub(crate) fn world_with(side: &str, players: usize) -> Table {
    let draws = DRAWS.replacen("draw:D1", &format!("draw:{side}"), 1);
    dealt(new_world(Title::EndlessWorld, players), &draws)
}

/// The table after these draws, each of which is made if it is possible at that moment.
pub(crate) fn dealt(mut game: Game, draws: &str) -> Table {
    for draw in draws.split_whitespace() {
        if legal(&game).split(' ').any(|legal| legal == draw) {
            play(&mut game, draw);
        }
    }
    // Decks hold what lies nowhere else, so that a test may lay a card anywhere.
    Table::of(&game).without("point_deck").without("unseen_tiles").without("merchant_deck")
}

impl Table {
    /// The game of this table with other components in the box.
    pub(crate) fn game_with(&self, components: &'static Components) -> Game {
        let table = self.clone().without("components");
        Game::from_study(table.document(), components).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The known next point card; an empty text stands for none.
    pub(crate) fn next_point(self, card: &str) -> Table {
        if card.is_empty() { self.without("point_next") } else { self.set("/point_next", json!(card)) }
    }

    /// Changes a stack, the first of the board being 1. An empty text stands for no tile.
    pub(crate) fn stack(mut self, number: usize, tile: &str, below: u8) -> Table {
        let stack = if tile.is_empty() { json!({}) } else { json!({ "tile": tile }) };
        self.0["stacks"][number - 1] = stack;
        self.0["stacks"][number - 1]["below"] = json!(below);
        self
    }

    /// Gives a player bonus tiles. They must not lie on a stack.
    pub(crate) fn tiles(self, seat: usize, tiles: &str) -> Table {
        self.set(&of_seat(seat, "tiles"), list(tiles))
    }

    /// Gives a player exploration tiles, from wherever they lie: their locations are open.
    pub(crate) fn explored(mut self, seat: usize, tiles: &str) -> Table {
        let taken: Vec<&str> = tiles.split_whitespace().collect();
        let stays = |tile: &Value| !taken.contains(&tile.as_str().unwrap());
        self.0["exploration"].as_object_mut().unwrap().retain(|_, tile| stays(tile));
        if let Some(beside) = self.0.get_mut("beside") {
            beside.as_array_mut().unwrap().retain(stays);
        }
        self.set(&of_seat(seat, "explored"), list(tiles))
    }

    /// Places traders from a player's board on a location.
    pub(crate) fn stands(mut self, seat: usize, location: &str, traders: u64) -> Table {
        self.0["seats"][seat - 1]["at"][location] = json!(traders);
        self.takes(seat, traders)
    }

    /// Leaves so many traders in a player's reserve; those who come or go are on the player's board.
    pub(crate) fn reserve(mut self, seat: usize, reserve: u64) -> Table {
        let traders = &mut self.0["seats"][seat - 1]["traders"];
        let idle = traders["available"].as_u64().unwrap() + traders["reserve"].as_u64().unwrap();
        *traders = json!({"available": idle - reserve, "reserve": reserve});
        self
    }

    /// Lays a trade route, with traders from the player's board after a slash: `"+YY/1 ^2 YY>B"`.
    pub(crate) fn route(mut self, seat: usize, cards: &str) -> Table {
        let mut route = Vec::new();
        for card in cards.split_whitespace() {
            let (card, traders) = card.split_once('/').unwrap_or((card, "0"));
            let traders: u64 = traders.parse().unwrap();
            route.push(json!({"card": card, "traders": traders}));
            self = self.takes(seat, traders);
        }
        self.set(&of_seat(seat, "route"), route.into())
    }

    /// Lays merchant cards on a player's discard pile.
    pub(crate) fn discard_pile(self, seat: usize, cards: &str) -> Table {
        self.set(&of_seat(seat, "discarded"), list(cards))
    }

    /// Puts merchant cards under the deck, four in each layer, the upper layers first.
    pub(crate) fn under(self, layers: &[&str]) -> Table {
        self.set("/merchant_under", layers.iter().map(|cards| list(cards)).collect())
    }

    /// Takes traders off a player's board, to be placed elsewhere.
    fn takes(mut self, seat: usize, traders: u64) -> Table {
        let available = &mut self.0["seats"][seat - 1]["traders"]["available"];
        *available = json!(available.as_u64().unwrap() - traders);
        self
    }
}
