//! Outposts and the columns that they empty, VP tiles, bonus tiles of Eastern Mountains.

use carvania_rules::{Crystals, Title};
use serde_json::Value;

use super::{Table, list, number, text};

impl Table<'_> {
    pub(super) fn check_expedition(&self) {
        let limit = |index: usize| 10 + 3 * number(&self.position["seats"][index]["bonus"]["caravan"]);
        // EM-9: one movement ends in a turn, with a crystal for each wagon there.
        self.others_keep_to(|index| limit(index) + 1);
        self.check_vp_tiles();
        self.check_vp_pile();
        let decision = self.decision();
        let column = match text(&decision["kind"]) {
            "bonus" | "refill_reward" => Some(None),
            "reward" => Some(Some(number(&decision["column"]))),
            _ => None,
        };
        if let Some(column) = column {
            let emptied = self.emptied_under_the_wagon();
            assert!(
                emptied.is_some() && (column.is_none() || column == emptied),
                "no column in {}",
                self.position
            );
        }
    }

    /// EM-3: as many tiles have been drawn as are missing from the pile, and one of the first six is the Closed Village.
    fn check_vp_tiles(&self) {
        let tiles = self.game.components().eastern_mountains.vp_tiles().len();
        let left = list(&self.position["vp_pile"]).len();
        let drawn = &self.position["drawn_before_closed"];
        if !drawn.is_null() {
            assert_eq!(number(drawn) + 4 + left, tiles, "tiles drawn in {}", self.position);
            assert!(number(drawn) <= 5, "the Closed Village tile must be out in {}", self.position);
        }
    }

    /// EM-17: the tiles of the VP pile are taken from the top.
    fn check_vp_pile(&self) {
        let components = &self.game.components().eastern_mountains;
        let is_adventure = self.game.title() == Title::CallForAdventure;
        let board = if is_adventure { &components.adventure_board } else { &components.board };
        let points = self.seats().flat_map(|(_, seat)| list(&seat["bonus"]["points"]));
        let mut taken: Vec<usize> = points.map(number).collect();
        let mut top: Vec<usize> =
            board.points_pile.iter().take(taken.len()).map(|&points| points.into()).collect();
        taken.sort_unstable();
        top.sort_unstable();
        assert_eq!(taken, top, "tiles of the VP pile in {}", self.position);
    }

    /// How many outposts of each trade symbol a player has built.
    fn built(&self, seat: &Value) -> [usize; 4] {
        let mut built = [0; 4];
        list(&seat["outposts"])
            .iter()
            .filter_map(|cell| self.symbol(text(cell)))
            .for_each(|symbol| built[symbol] += 1);
        built
    }

    /// How many columns of a player's board are empty.
    pub(super) fn emptied(&self, seat: &Value) -> usize {
        self.built(seat).into_iter().min().unwrap_or(0)
    }

    /// The trade symbol of the mountain on a cell.
    fn symbol(&self, cell: &str) -> Option<usize> {
        let (give, take) = text(&self.position["tiles"][cell]).split_once('>')?;
        let [give, take] = [give, take].map(|side| side.parse::<Crystals>().expect("crystals"));
        let components = &self.game.components().eastern_mountains;
        Some(components.mountain(components.find_mountain(give, take)?).symbol as usize)
    }

    /// EM-17: the column, from 1, that was emptied by the outpost of the mover on the tile of the wagon, if that was the
    /// last one from its row.
    pub(super) fn emptied_under_the_wagon(&self) -> Option<usize> {
        let mover = self.mover();
        let wagon = text(&mover["wagon"]);
        let has_outpost = list(&mover["outposts"]).iter().any(|cell| text(cell) == wagon);
        let symbol = self.symbol(wagon).filter(|_| has_outpost)?;
        let built = self.built(mover);
        Some(built[symbol]).filter(|&column| built.iter().all(|&row| row >= column))
    }
}
