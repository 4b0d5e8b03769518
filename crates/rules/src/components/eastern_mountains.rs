//! The components of Eastern Mountains: mountain tiles, VP tiles, bonus tiles, boards, maps.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, Serializer};

use super::golem_edition::{PointCard, PointId};
use super::list::{About, Checked, Described, PointEntry, TradeEntry, check_count};
use super::{ComponentsError, Digest, Fault, GameBox, Problem, Quantity, amount, provenance};
use crate::Title;
use crate::crystals::{Crystal, Crystals};
use crate::map::Map;
use crate::map::file::{MapFile, Shape};
use crate::parts::bonus::{Bonus, BonusCounts, MAX_POINT_TILES};
use crate::set::{Id, Set, id};

/// The component file as it is embedded.
pub const FILE: &str = include_str!("../../components/eastern_mountains.toml");

/// The mountain tiles of one trade symbol (EM-1).
const PER_SYMBOL: usize = 6;
/// Four villages and four tiles for each of four players must be there (EM-3, EM-25).
const MIN_VP_TILES: usize = 20;
const MAX_VP_TILES: usize = 64;
/// The caravan limit with every *caravan +3* tile of the box.
const MAX_COST: usize = 10;
const MAX_COLUMNS: usize = 6;

id!(
    /// The place of a mountain tile in its box.
    MountainId
);

/// A mountain tile: known by its trade, such as `YY>B`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Mountain {
    /// The trade symbol: the row of the board that its outposts come from (EM-16).
    #[serde(serialize_with = "letter")]
    pub symbol: Crystal,
    /// What is given up.
    pub give: Crystals,
    /// What is taken.
    pub take: Crystals,
}

/// The bonus tiles and the board of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The points uncovered in each column, the same in all four rows (EM-26).
    pub columns: Vec<u8>,
    /// How many bonus tiles of each kind there are.
    pub bonus: BonusCounts,
    /// The points of the tiles of the VP pile, top first.
    pub points_pile: Vec<u8>,
}

impl Board {
    /// The board as text: everything that the rules look at.
    fn canonical(&self) -> String {
        let counts = Bonus::ALL.map(|kind| self.bonus.count(kind));
        [&self.columns, counts.as_slice(), &self.points_pile]
            .map(|list| lines(list, u8::to_string))
            .join("\n\n")
    }

    /// The points uncovered in a row from which so many outposts have been built.
    pub fn uncovered(&self, built: u8) -> u32 {
        self.columns.iter().take(built.into()).map(|&points| u32::from(points)).sum()
    }
}

fn letter<S: Serializer>(crystal: &Crystal, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_char(crystal.letter())
}

/// A list as text, for the digest.
fn lines<T>(list: &[T], line: impl Fn(&T) -> String) -> String {
    list.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The components of the box *Eastern Mountains*.
#[derive(Clone, Debug)]
pub struct EasternMountains {
    mountains: Vec<Mountain>,
    symbols: [Set<MountainId>; 4],
    vp_tiles: Vec<PointCard>,
    /// The sets of crystals on offer at the start (EM-6).
    pub start: Vec<Crystals>,
    /// What Eastern Mountains is played with (EM-4, EM-5).
    pub board: Board,
    /// What each bonus tile of a kind is worth (EM-26).
    pub bonus_points: [u8; Bonus::ALL.len()],
    /// What The Call for Adventure is played with (CA-4, CA-5).
    pub adventure_board: Board,
    /// The map of the first game.
    pub first_map: Map,
    /// The map of the journeys (J2-6).
    pub journey_map: Map,
    /// What identifies the map of the journeys.
    pub(super) journey_map_digest: Digest,
    /// What identifies these components, but for the map of the journeys: the games of this box and the
    /// first do not use it.
    pub digest: Digest,
    /// Where the figures come from, in the words of the file.
    pub provenance: Vec<String>,
}

impl EasternMountains {
    /// Reads and checks a component file.
    pub fn read(file: &str) -> Result<EasternMountains, ComponentsError> {
        let entries: File = toml::from_str(file).map_err(ComponentsError::file)?;
        let mut problems = Vec::new();
        let mountains = entries.check_mountains(&mut problems);
        let vp_tiles = entries.check_vp_tiles(&mut problems);
        let start = entries.check_start(&mut problems);
        let bonus_points = entries.bonus.points(&mut problems);
        let bonus = &entries.bonus;
        let board = entries.board.check("board", bonus.counts(), &bonus.points_pile, &mut problems);
        let bonus = &entries.call_for_adventure_bonus;
        let adventure = entries.call_for_adventure_board.check(
            "call_for_adventure_board",
            bonus.counts(),
            &bonus.points_pile,
            &mut problems,
        );
        let first_map = check_map("first_map", &entries.first_map, Shape::EASTERN_MOUNTAINS, &mut problems);
        let journey = entries.journey_map.file();
        let journey_map = check_map("journey_map", &journey, Shape::JOURNEY, &mut problems);
        let maps = first_map.zip(journey_map).filter(|_| problems.is_empty());
        let Some((first_map, journey_map)) = maps else {
            return Err(ComponentsError { problems });
        };
        let boxed = [
            lines(&mountains, |tile| format!("{} {}>{}", tile.symbol, tile.give, tile.take)),
            lines(&vp_tiles, PointCard::to_string),
            lines(&start, Crystals::to_string),
            lines(&bonus_points, u8::to_string),
            board.canonical(),
            adventure.canonical(),
            lines(&entries.first_map.cells(), |[q, r]| format!("{q},{r}")),
        ];
        let digest = Digest::of(&format!("eastern mountains\n{}", boxed.join("\n")));
        let journey_map_digest = Digest::of(&lines(&journey.cells(), |[q, r]| format!("{q},{r}")));
        let with_symbol = |symbol| {
            let tiles = mountains.iter().enumerate().filter(|(_, tile)| tile.symbol == symbol);
            tiles.map(|(place, _)| MountainId::from_index(place)).collect()
        };
        Ok(EasternMountains {
            symbols: Crystal::ALL.map(with_symbol),
            mountains,
            vp_tiles,
            start,
            board,
            bonus_points,
            adventure_board: adventure,
            first_map,
            journey_map,
            journey_map_digest,
            digest,
            provenance: provenance::read(file),
        })
    }

    /// What a mountain tile shows.
    #[inline]
    pub fn mountain(&self, id: MountainId) -> Mountain {
        self.mountains[id.index()]
    }

    /// The mountain tile with this trade.
    pub fn find_mountain(&self, give: Crystals, take: Crystals) -> Option<MountainId> {
        let place = self.mountains.iter().position(|tile| (tile.give, tile.take) == (give, take));
        place.map(MountainId::from_index)
    }

    /// All mountain tiles.
    pub fn mountains(&self) -> Set<MountainId> {
        Set::range(0, self.mountains.len())
    }

    /// The mountain tiles by trade symbol, lowest level first.
    pub const fn symbols(&self) -> [Set<MountainId>; 4] {
        self.symbols
    }

    /// What a VP tile shows.
    #[inline]
    pub fn vp_tile(&self, id: PointId) -> PointCard {
        self.vp_tiles[id.index()]
    }

    /// The VP tile with this cost.
    pub fn find_vp_tile(&self, cost: Crystals) -> Option<PointId> {
        self.vp_tiles.iter().position(|tile| tile.cost == cost).map(PointId::from_index)
    }

    /// All VP tiles.
    pub fn vp_tiles(&self) -> Set<PointId> {
        Set::range(0, self.vp_tiles.len())
    }
}

/// The box as programs are told of it: mountain tiles by symbol, boards by game.
#[derive(Serialize)]
struct Contents<'a> {
    mountains: Vec<Mountain>,
    vp_tiles: &'a [PointCard],
    bonus_points: BTreeMap<&'static str, u8>,
    boards: BTreeMap<&'static str, BoardContents<'a>>,
    start: &'a [Crystals],
    first_map: MapFile,
}

#[derive(Serialize)]
struct BoardContents<'a> {
    columns: &'a [u8],
    bonus: BTreeMap<&'static str, u8>,
    points_pile: &'a [u8],
}

impl BoardContents<'_> {
    fn of(board: &Board) -> BoardContents<'_> {
        BoardContents {
            columns: &board.columns,
            bonus: named(Bonus::ALL.map(|bonus| board.bonus.count(bonus))),
            points_pile: &board.points_pile,
        }
    }
}

/// A number for each kind of bonus tile, under its name.
fn named(numbers: [u8; Bonus::ALL.len()]) -> BTreeMap<&'static str, u8> {
    Bonus::ALL.map(Bonus::name).into_iter().zip(numbers).collect()
}

impl Serialize for EasternMountains {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let about =
            About { game: GameBox::EasternMountains, digest: self.digest, provenance: &self.provenance };
        let boards =
            [(Title::EasternMountains, &self.board), (Title::CallForAdventure, &self.adventure_board)];
        let contents = Contents {
            mountains: self.symbols.into_iter().flatten().map(|tile| self.mountain(tile)).collect(),
            vp_tiles: &self.vp_tiles,
            bonus_points: named(self.bonus_points),
            boards: boards.map(|(title, board)| (title.code(), BoardContents::of(board))).into(),
            start: &self.start,
            first_map: MapFile::of(&self.first_map),
        };
        Described { about, contents }.serialize(serializer)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    mountain: Vec<MountainEntry>,
    vp_tile: Vec<PointEntry>,
    bonus: BonusEntry,
    call_for_adventure_bonus: AdventureBonusEntry,
    board: BoardEntry,
    call_for_adventure_board: BoardEntry,
    start: StartEntry,
    first_map: MapFile,
    journey_map: JourneyMap,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MountainEntry {
    symbol: String,
    give: String,
    take: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusEntry {
    extra_step: KindEntry,
    upgrade_on_build: KindEntry,
    richer_mine: KindEntry,
    caravan_plus_3: KindEntry,
    points_pile: Vec<u32>,
}

/// CA-4: only these kinds, and points in the pile alone.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdventureBonusEntry {
    extra_step: CountEntry,
    caravan_plus_3: CountEntry,
    points_pile: Vec<u32>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct CountEntry {
    count: u32,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct KindEntry {
    count: u32,
    #[serde(default)]
    points: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardEntry {
    columns: Vec<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartEntry {
    sets: Vec<String>,
}

/// The map of the journeys.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JourneyMap {
    valley: [i8; 2],
    mountains: Vec<[i8; 2]>,
}

impl JourneyMap {
    fn file(&self) -> MapFile {
        MapFile { tiles: self.mountains.clone(), valleys: vec![self.valley], ..MapFile::default() }
    }
}

/// A map of the box; none, and its problems, if it is not as a game wants it.
fn check_map(kind: &str, file: &MapFile, shape: Shape, problems: &mut Vec<Problem>) -> Option<Map> {
    let checked = file.check(shape);
    let found = checked.as_ref().err().into_iter().flatten();
    problems.extend(found.map(|problem| Problem::File(format!("{kind}: {problem}"))));
    checked.ok().map(|checked| checked.map)
}

impl MountainEntry {
    fn check(&self) -> Result<Mountain, Fault> {
        let symbol = match self.symbol.as_str() {
            "yellow" => Crystal::Yellow,
            "green" => Crystal::Green,
            "blue" => Crystal::Blue,
            "magenta" => Crystal::Magenta,
            _ => return Err(Fault::Symbol(self.symbol.clone())),
        };
        let (give, take) = TradeEntry { give: &self.give, take: &self.take }.check()?;
        Ok(Mountain { symbol, give, take })
    }
}

impl File {
    fn check_mountains(&self, problems: &mut Vec<Problem>) -> Vec<Mountain> {
        let mut checked = Checked::new(problems);
        for (index, entry) in self.mountain.iter().enumerate() {
            let face = format!("{}>{}", entry.give, entry.take);
            checked.add("mountain", index + 1, Some(face), entry.check(), |tile| (tile.give, tile.take));
        }
        let mountains = checked.finish();
        for (symbol, kind) in Crystal::ALL.into_iter().zip(SYMBOLS) {
            let found = mountains.iter().filter(|tile| tile.symbol == symbol).count();
            check_count(kind, found, PER_SYMBOL, PER_SYMBOL, problems);
        }
        mountains
    }

    fn check_vp_tiles(&self, problems: &mut Vec<Problem>) -> Vec<PointCard> {
        check_count("vp_tile", self.vp_tile.len(), MIN_VP_TILES, MAX_VP_TILES, problems);
        let mut checked = Checked::new(problems);
        for (index, entry) in self.vp_tile.iter().enumerate() {
            checked
                .add("vp_tile", index + 1, Some(entry.cost.clone()), entry.check(MAX_COST), |tile| tile.cost);
        }
        checked.finish()
    }

    fn check_start(&self, problems: &mut Vec<Problem>) -> Vec<Crystals> {
        check_count("start.sets", self.start.sets.len(), 4, 8, problems);
        let mut checked = Checked::new(problems);
        for (index, text) in self.start.sets.iter().enumerate() {
            let set = text.parse().map_err(Fault::from).and_then(|set: Crystals| {
                amount(Quantity::Crystals, set.total() as usize, 1, 10)?;
                Ok(set)
            });
            checked.add("start.sets", index + 1, Some(text.clone()), set, |set| *set);
        }
        checked.finish()
    }
}

const SYMBOLS: [&str; 4] = ["mountain (yellow)", "mountain (green)", "mountain (blue)", "mountain (magenta)"];

impl BonusEntry {
    fn kinds(&self) -> [(&'static str, KindEntry); Bonus::ALL.len()] {
        [
            ("extra_step", self.extra_step),
            ("upgrade_on_build", self.upgrade_on_build),
            ("richer_mine", self.richer_mine),
            ("caravan_plus_3", self.caravan_plus_3),
        ]
    }

    fn points(&self, problems: &mut Vec<Problem>) -> [u8; Bonus::ALL.len()] {
        self.kinds().map(|(kind, entry)| bounded(kind, Quantity::Points, entry.points, 100, problems))
    }

    fn counts(&self) -> [(&'static str, u32); Bonus::ALL.len()] {
        self.kinds().map(|(kind, entry)| (kind, entry.count))
    }
}

impl AdventureBonusEntry {
    fn counts(&self) -> [(&'static str, u32); Bonus::ALL.len()] {
        let none = ("none of these", 0);
        [("extra_step", self.extra_step.count), none, none, ("caravan_plus_3", self.caravan_plus_3.count)]
    }
}

impl BoardEntry {
    fn check(
        &self,
        kind: &'static str,
        counts: [(&'static str, u32); Bonus::ALL.len()],
        points_pile: &[u32],
        problems: &mut Vec<Problem>,
    ) -> Board {
        check_count(kind, self.columns.len(), 1, MAX_COLUMNS, problems);
        check_count("points_pile", points_pile.len(), 0, MAX_POINT_TILES, problems);
        let mut values = |kind, list: &[u32]| -> Vec<u8> {
            list.iter().map(|&points| bounded(kind, Quantity::Value, points, 100, problems)).collect()
        };
        let (columns, points_pile) = (values(kind, &self.columns), values("points_pile", points_pile));
        let bonus = counts.map(|(kind, count)| bounded(kind, Quantity::Tiles, count, 4, problems));
        Board { columns, bonus: BonusCounts::new(bonus), points_pile }
    }
}

/// A number up to `most`; 0 and a problem if it is larger.
fn bounded(kind: &'static str, what: Quantity, found: u32, most: usize, problems: &mut Vec<Problem>) -> u8 {
    amount(what, found as usize, 0, most).unwrap_or_else(|fault| {
        problems.push(Problem::Card { kind, number: 1, face: None, fault });
        0
    })
}
