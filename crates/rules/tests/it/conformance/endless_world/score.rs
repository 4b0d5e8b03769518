//! EW-24 and EW-25: points.

use carvania_rules::{Game, Source};

use super::{endless, without_stacks};
use crate::play::seat;
use crate::play::world::scored;
use crate::table::Table;

/// Two icons of each kind but one of exploration: help `P04`, `P05`; tool `P20`, `P21`; new traders `P34`,
/// `P36`; exploration `P46`.
const SEVEN_CARDS: &str = "P04 P05 P20 P21 P34 P36 P46";

/// What these bonus tiles are worth to the first player of a table.
fn worth(table: &Table, tiles: &str) -> u32 {
    scored(&table.clone().tiles(1, tiles).game(), 1, Source::BonusTiles)
}

#[test]
fn ew_24_two_points_for_each_depicted_icon() {
    for (cards, expected) in [
        ("", [0, 0, 0, 0]),
        ("P04", [2, 0, 0, 0]),
        ("P20", [0, 2, 0, 0]),
        ("P34", [0, 0, 2, 0]),
        ("P46", [0, 0, 0, 2]),
        (SEVEN_CARDS, [4, 4, 4, 2]),
        ("P02 P04 P05 P06 P08", [10, 0, 0, 0]),
    ] {
        let table = without_stacks(2).claimed(1, cards);
        assert_eq!(["T01", "T02", "T03", "T04"].map(|tile| worth(&table, tile)), expected, "{cards}");
    }
}

#[test]
fn ew_24_three_points_for_each_pair_of_the_depicted_icons() {
    // Help and tool, help and new traders, help and exploration, tool and new traders, tool and
    // exploration, new traders and exploration, each printed once or twice.
    let pairs = ["T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12", "T13", "T14"];
    for (cards, expected) in [
        ("", [0; 10]),
        ("P04 P05", [0; 10]),
        ("P04 P20", [3, 0, 0, 0, 0, 0, 3, 0, 0, 0]),
        ("P04 P34", [0, 3, 0, 0, 0, 0, 0, 0, 0, 0]),
        ("P04 P46", [0, 0, 3, 0, 0, 0, 0, 0, 0, 3]),
        ("P20 P34", [0, 0, 0, 3, 0, 0, 0, 3, 0, 0]),
        ("P20 P46", [0, 0, 0, 0, 3, 0, 0, 0, 0, 0]),
        ("P34 P46", [0, 0, 0, 0, 0, 3, 0, 0, 3, 0]),
        // The smaller number counts.
        (SEVEN_CARDS, [6, 6, 3, 6, 3, 3, 6, 6, 3, 3]),
        ("P04 P20 P21 P24", [3, 0, 0, 0, 0, 0, 3, 0, 0, 0]),
        ("P04 P05 P08 P20", [3, 0, 0, 0, 0, 0, 3, 0, 0, 0]),
    ] {
        let table = without_stacks(2).claimed(1, cards);
        assert_eq!(pairs.map(|tile| worth(&table, tile)), expected, "{cards}");
    }
}

#[test]
fn ew_24_a_point_for_two_traders_who_are_not_in_the_reserve() {
    for (reserve, points) in [(0, 6), (1, 5), (2, 5), (5, 3), (6, 3), (7, 2), (12, 0)] {
        let table = without_stacks(2).reserve(1, reserve);
        assert_eq!([worth(&table, "T15"), worth(&table, "T16")], [points; 2], "{reserve} in the reserve");
    }
}

#[test]
fn ew_24_traders_count_wherever_they_stand() {
    let table = without_stacks(2).reserve(1, 4).stands(1, "A1.3", 2).stands(1, "C1.1", 3);
    assert_eq!(worth(&table, "T15"), 4);
    assert_eq!(worth(&table.stands(1, "D1.1", 3), "T15"), 4);
}

#[test]
fn ew_24_three_points_flat() {
    assert_eq!(worth(&without_stacks(2), "T17"), 3);
}

#[test]
fn ew_24_icons_of_exploration_tiles_count_like_those_of_cards() {
    let table = without_stacks(2).claimed(1, "P04 P20");
    for (explored, pair, help, other) in
        [("X05", 3, 2, 0), ("X07", 3, 4, 0), ("X07 X08", 6, 4, 0), ("X08 X09", 3, 2, 3), ("X10", 3, 2, 0)]
    {
        let table = table.clone().explored(1, explored);
        assert_eq!(["T05", "T01", "T06"].map(|tile| worth(&table, tile)), [pair, help, other], "{explored}");
    }
    // Those of other players do not.
    let table = table.explored(2, "X07 X08").claimed(2, "P05 P21");
    assert_eq!(["T05", "T01", "T02"].map(|tile| worth(&table, tile)), [3, 2, 2]);
}

#[test]
fn ew_24_each_tile_scores_on_its_own() {
    // The same icons serve all three tiles.
    let table = without_stacks(2).claimed(1, "P04 P20");
    assert_eq!(worth(&table, "T05 T11 T01"), 3 + 3 + 2);
}

#[test]
fn ew_24_the_example_of_the_rulebook() {
    // Seven icons, three tiles: 1 x 3, 3 x 3 and 3 x 2 points.
    let table = without_stacks(2).claimed(1, "P04 P05 P08 P20 P21 P34").explored(1, "X08");
    assert_eq!(["T06", "T05", "T01"].map(|tile| worth(&table, tile)), [3, 9, 6]);
    assert_eq!(worth(&table, "T06 T05 T01"), 18);
}

fn items(game: &Game, number: usize) -> Vec<(Source, u32)> {
    game.scores()[seat(number)].items().filter(|&(_, points)| points > 0).collect()
}

#[test]
fn ew_25_the_score_is_point_cards_bonus_tiles_exploration_tiles_and_crystals() {
    let table = without_stacks(2).claimed(1, SEVEN_CARDS).tiles(1, "T05 T01 T17").explored(1, "X05 X01 X07");
    let game = table.caravan(1, "YYYYGGBM").game();
    let expected = [
        (Source::PointCards, 6 + 7 + 6 + 7 + 6 + 8 + 5),
        (Source::BonusTiles, 6 + 6 + 3),
        (Source::ExplorationTiles, 3),
        (Source::Crystals, 4),
    ];
    assert_eq!((items(&game, 1), items(&game, 2)), (expected.to_vec(), Vec::new()));
    assert_eq!(game.scores()[seat(1)].total(), 45 + 15 + 3 + 4);
}

#[test]
fn ew_25_every_card_is_worth_its_points() {
    for (card, points) in [("P02", 5), ("P09", 4), ("P16", 10), ("P25", 3), ("P38", 10), ("P56", 10)] {
        let game = without_stacks(4).claimed(2, card).game();
        assert_eq!(items(&game, 2), [(Source::PointCards, points)], "{card}");
    }
}

#[test]
fn ew_25_yellow_crystals_are_worth_nothing() {
    for (crystals, points) in [("YYYYYYYYYY", 0), ("YG", 1), ("GGBBMM", 6)] {
        let game = endless(2).caravan(1, crystals).game();
        assert_eq!(scored(&game, 1, Source::Crystals), points, "{crystals}");
    }
}

#[test]
fn ew_25_of_equal_players_the_later_ranks_higher() {
    let game = endless(4).caravan(1, "GG").caravan(2, "G").caravan(3, "BM").caravan(4, "Y").game();
    let ranking: Vec<usize> = game.ranking().iter().map(|seat| seat.number()).collect();
    assert_eq!(ranking, [3, 1, 2, 4]);
}
