//! What the printed file holds.

use std::collections::HashSet;

use carvania_rules::bonus::{Bonus, BonusCounts};
use carvania_rules::components::{Board, EasternMountains, Mountain};
use carvania_rules::map::file::{MapFile, Shape};
use carvania_rules::{Components, Crystal, Merchant, PointCard};

fn printed() -> &'static EasternMountains {
    &Components::standard().eastern_mountains
}

fn mountains() -> Vec<Mountain> {
    printed().mountains().into_iter().map(|tile| printed().mountain(tile)).collect()
}

fn vp_tiles() -> Vec<PointCard> {
    printed().vp_tiles().into_iter().map(|tile| printed().vp_tile(tile)).collect()
}

#[test]
fn there_are_24_distinct_mountains_six_of_each_symbol() {
    let faces: HashSet<String> = mountains()
        .into_iter()
        .map(|Mountain { give, take, .. }| Merchant::Trade { give, take }.to_string())
        .collect();
    assert_eq!((mountains().len(), faces.len()), (24, 24));
    assert_eq!(printed().symbols().map(|tiles| tiles.len()), [6; 4]);
    for (symbol, tiles) in Crystal::ALL.into_iter().zip(printed().symbols()) {
        assert!(tiles.into_iter().all(|tile| printed().mountain(tile).symbol == symbol), "{symbol}");
    }
}

#[test]
fn a_mountain_yields_crystals_of_its_symbol() {
    for Mountain { symbol, give, take } in mountains() {
        assert!(take.has(symbol) && !give.has(symbol), "{give}>{take}");
    }
}

#[test]
fn a_mountain_is_found_by_its_trade() {
    for tile in printed().mountains() {
        let Mountain { give, take, .. } = printed().mountain(tile);
        assert_eq!(printed().find_mountain(give, take), Some(tile));
        assert_eq!(printed().find_mountain(take, give), None);
    }
}

#[test]
fn there_are_26_vp_tiles_worth_11_to_20() {
    let points: HashSet<u8> = vp_tiles().iter().map(|tile| tile.points).collect();
    assert_eq!(vp_tiles().len(), 26);
    assert_eq!((points.iter().min(), points.iter().max()), (Some(&11), Some(&20)));
    for tile in printed().vp_tiles() {
        assert_eq!(printed().find_vp_tile(printed().vp_tile(tile).cost), Some(tile));
    }
}

#[test]
fn vp_tiles_are_the_point_cards_of_11_or_more_of_the_first_box() {
    let cards = &Components::standard().golem_edition;
    let cards = cards.points().into_iter().map(|card| cards.point(card));
    let dear: HashSet<String> = cards.filter(|card| card.points >= 11).map(|card| card.to_string()).collect();
    assert_eq!(vp_tiles().iter().map(PointCard::to_string).collect::<HashSet<_>>(), dear);
}

#[test]
fn there_are_four_sets_of_starting_crystals() {
    let sets: Vec<String> = printed().start.iter().map(ToString::to_string).collect();
    assert_eq!(sets, ["YYYY", "YYG", "GG", "YB"]);
}

fn counts(bonus: BonusCounts) -> [u8; 4] {
    Bonus::ALL.map(|kind| bonus.count(kind))
}

#[test]
fn there_are_twenty_bonus_tiles() {
    let board = &printed().board;
    assert_eq!((counts(board.bonus), board.points_pile.as_slice()), ([4; 4], [6, 5, 4, 3].as_slice()));
    assert_eq!(printed().bonus_points, [0, 2, 1, 0]);
}

#[test]
fn twelve_of_them_are_used_with_cards() {
    let board = &printed().adventure_board;
    assert_eq!((counts(board.bonus), board.points_pile.as_slice()), ([4, 0, 0, 4], [6, 5, 4, 3].as_slice()));
}

#[test]
fn boards_uncover_points_column_by_column() {
    let uncovered = |board: &Board| -> Vec<u32> {
        (0..=board.columns.len() as u8).map(|built| board.uncovered(built)).collect()
    };
    assert_eq!(printed().board.columns, [0, 1, 2, 2, 3]);
    assert_eq!(uncovered(&printed().board), [0, 0, 1, 3, 5, 8]);
    assert_eq!(printed().adventure_board.columns, [1, 1, 2, 3]);
    assert_eq!(uncovered(&printed().adventure_board), [0, 1, 2, 4, 7]);
}

#[test]
fn the_first_map_is_for_both_games() {
    let file = MapFile::of(&printed().first_map);
    for shape in [Shape::EASTERN_MOUNTAINS, Shape::CALL_FOR_ADVENTURE] {
        assert!(shape.fits(&printed().first_map));
        assert_eq!(file.check(shape).unwrap().loose, []);
    }
}

#[test]
fn the_file_says_where_its_figures_come_from() {
    let notes = &printed().provenance;
    let kinds: Vec<String> =
        notes.iter().map(|note| note.split(' ').take(2).collect::<Vec<_>>().join(" ")).collect();
    let expected = [
        "mountain: published",
        "vp_tile: reconstructed",
        "bonus: published",
        "board: published",
        "call_for_adventure_board: reconstructed",
        "start: published",
        "first_map: published",
        "journey_map: ours",
    ];
    assert_eq!(kinds, expected);
    assert!(notes[0].ends_with("could not be cross-checked.)"), "{}", notes[0]);
}
