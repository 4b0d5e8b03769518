//! A table in the middle of a game of Eastern Mountains, changed where a test needs it.
//!
//! ```text
//!           c1
//!       b1      d1
//!   a1      c2      e1     villages: a1 BBBB, a4 YGBM, e1 MMMM, e4 GGGBB
//!       b2      d2
//!   a2      c3      e2     c2 to c5 have the four trade symbols:
//!       b3      d3         c2 G>YYY (yellow), c3 YY>GG (green),
//!   a3      c4      e3     c4 YY>B (blue), c5 YYY>M (magenta)
//!       b4      d4
//!   a4      c5      e4
//!       b5      d5
//!           c6
//! ```

use carvania_rules::map::Map;
use carvania_rules::map::file::{MapFile, Shape};
use carvania_rules::{Components, Game, Setup, Title};
use serde_json::json;

use super::{Table, list, of_seat};
use crate::play::play;

pub(crate) const REMOVED: &str = "remove:M>YYYGG remove:MM>GGGBB remove:M>YGB remove:YGB>MM";
pub(crate) const TILES: &str = "lay:B>YYYYG lay:BB>GGM \
                                lay:M>BB lay:GG>YYYB lay:GG>BB lay:YG>M lay:M>GGG \
                                lay:YYYYY>MM lay:G>YYY lay:YY>GG lay:YY>B lay:YYY>M lay:YYYY>BM \
                                lay:B>GG lay:GGG>MM lay:YYY>GB lay:GG>YYM lay:BB>MM \
                                lay:M>YYYB lay:YYYYY>BBB";
pub(crate) const VP_TILES: &str = "draw:BBBB draw:YGBM draw:MMMM draw:GGGBB";

/// A map of one's own. The corridor `a1 b1 c1 d1` leads from a dead end to the village `e1`; `c1` and
/// `e2` are valleys.
const OWN_MAP: &str = "drawing = \"\"\"
o   ~   V   o   o   o
  o   o   o   o   o   V
        ~   o   o   o
          o   o   o   o
            V   o   o
              o   o
                V
\"\"\"";

pub(crate) fn own_map() -> Map {
    MapFile::read(OWN_MAP).unwrap().check(Shape::EASTERN_MOUNTAINS).unwrap().map
}

/// A game on this map, or on that of the first game, of which nothing has been dealt yet.
pub(crate) fn new_mountains(players: usize, map: Option<Map>) -> Game {
    let components = Components::standard();
    Game::new(&Setup { title: Title::EasternMountains, players, components, map }).unwrap()
}

/// A game of which everything is dealt, and nobody has taken crystals or placed a wagon.
pub(crate) fn dealt(players: usize, map: Option<Map>) -> Game {
    let mut game = new_mountains(players, map);
    for draws in [REMOVED, TILES, VP_TILES] {
        play(&mut game, draws);
    }
    game
}

/// The first turn on the map above: the wagons stand on `c3`, `a2`, `e3`, `c6`, and the caravans
/// hold `YYYY`, `YYG`, `GG`, `YB`.
pub(crate) fn mountains(players: usize) -> Table {
    started(dealt(players, None), ["c6", "e3", "a2", "c3"])
}

/// The first turn on the map of one's own: the wagons stand on `b1`, `a1`, `k1`, `j3`.
pub(crate) fn own_mountains(players: usize) -> Table {
    started(dealt(players, Some(own_map())), ["j3", "k1", "a1", "b1"])
}

/// The table after the starting decisions, with the cells for the wagons from the fourth seat on.
fn started(mut game: Game, cells: [&str; 4]) -> Table {
    let starts = ["YB", "GG", "YYG", "YYYY"].into_iter().zip(cells);
    for (crystals, cell) in starts.skip(4 - game.players()) {
        play(&mut game, &format!("start:{crystals} place:{cell}"));
    }
    Table::of(&game).without("vp_pile").without("drawn_before_closed")
}

impl Table {
    /// The table as it is now, to be changed.
    pub(crate) fn of(game: &Game) -> Table {
        Table(game.to_position())
    }

    pub(crate) fn wagon(self, seat: usize, cell: &str) -> Table {
        self.set(&of_seat(seat, "wagon"), json!(cell))
    }

    pub(crate) fn outposts(self, seat: usize, cells: &str) -> Table {
        self.set(&of_seat(seat, "outposts"), list(cells))
    }

    /// Gives a player bonus tiles: kinds, and the values of tiles from the VP pile, as in `"step mine 6"`.
    pub(crate) fn bonus(self, seat: usize, tiles: &str) -> Table {
        let points: Vec<u8> = tiles.split_whitespace().filter_map(|tile| tile.parse().ok()).collect();
        let count = |kind: &str| tiles.split_whitespace().filter(|tile| *tile == kind).count();
        let mut bonus = json!({ "points": points });
        for kind in ["step", "upgrade", "mine", "caravan"] {
            bonus[kind] = json!(count(kind));
        }
        self.set(&of_seat(seat, "bonus"), bonus)
    }

    /// Lays crystals on a tile.
    pub(crate) fn dropped(self, cell: &str, crystals: &str) -> Table {
        self.set(&format!("/dropped/{cell}"), json!(crystals))
    }

    /// Lays a VP tile on a village.
    pub(crate) fn village(self, cell: &str, tile: &str) -> Table {
        self.set(&format!("/villages/{cell}"), json!(tile))
    }

    /// Lays the Closed Village tile on a village.
    pub(crate) fn closed(self, cell: &str) -> Table {
        self.village(cell, "closed").without("drawn_before_closed")
    }

    /// So many VP tiles have been drawn since the set-up, and none was the Closed Village tile.
    pub(crate) fn drawn_before_closed(self, tiles: u8) -> Table {
        self.set("/drawn_before_closed", json!(tiles))
    }

    pub(crate) fn deciding(self, kind: &str) -> Table {
        self.decision(json!({ "kind": kind }))
    }

    pub(crate) fn moving(self, free: u8, paid: bool) -> Table {
        self.decision(json!({"kind": "move", "free": free, "paid": paid}))
    }
}
