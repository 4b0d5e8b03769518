//! What is printed: the counts that are published, and how the parts go together.

use carvania_rules::Components;
use carvania_rules::components::EndlessWorld;
use carvania_rules::components::endless_world::{
    Benefit, Board, BoardName, BonusTile, CardIcon, Exploration, Group, Icon, LocationKind, PlayerMark, Side,
    StackOf, Star, TileKind, WorldCard,
};

fn printed() -> &'static EndlessWorld {
    &Components::standard().endless_world
}

fn cards() -> Vec<&'static WorldCard> {
    printed().points().into_iter().map(|card| printed().point(card)).collect()
}

fn bonus_tiles(groups: &[Group]) -> Vec<&'static BonusTile> {
    printed().tiles(groups).into_iter().map(|tile| printed().tile(tile)).collect()
}

/// A number for each board, An Endless World with its three fourth sides first.
fn on_boards<T>(count: impl Fn(&Board) -> T) -> [T; 6] {
    let [_, boards @ ..] = BoardName::ALL;
    boards.map(|name| count(printed().board(name)))
}

#[test]
fn the_sides_have_55_locations() {
    let all: Vec<_> = printed().locations().into_iter().map(|id| printed().location(id)).collect();
    let numbers = Side::ALL.map(|side| all.iter().filter(|location| location.side == side).count());
    assert_eq!(numbers, [6, 5, 6, 6, 6, 6, 4, 3, 3, 2, 3, 5]);
    assert_eq!(on_boards(|board| board.locations().len()), [23, 23, 23, 17, 18, 23]);
}

#[test]
fn locations_are_numbered_side_by_side_in_the_order_of_the_file() {
    let labels: Vec<String> =
        printed().locations().into_iter().map(|id| printed().location(id).label.to_string()).collect();
    assert_eq!([&labels[0], &labels[11], &labels[35], &labels[54]], ["A1.G1", "C1.1", "A2.G1", "F2.5"]);
    for id in printed().locations() {
        assert_eq!(printed().location(id).id, id);
        assert_eq!(printed().find_location(printed().location(id).label), Some(id));
    }
}

#[test]
fn every_board_has_a_golem_location_for_each_of_four_slots() {
    let with_slots =
        |board: &Board| (0..4).filter(|&slot| board.slot(LocationKind::Golem { slot }).is_some()).count();
    assert_eq!(on_boards(with_slots), [4; 6]);
    let markets =
        |board: &Board| (0..4).filter(|&slot| board.slot(LocationKind::Market { slot }).is_some()).count();
    assert_eq!(on_boards(markets), [0, 0, 0, 4, 0, 4]);
}

#[test]
fn exploration_tiles_cover_so_many_locations() {
    assert_eq!(on_boards(|board| board.covered(4).count()), [8, 8, 8, 0, 7, 7]);
    assert_eq!(on_boards(|board| board.covered(3).count()), [10, 10, 10, 2, 9, 9]);
    assert_eq!(on_boards(|board| board.covered(2).count()), [10, 10, 10, 2, 9, 9]);
}

#[test]
fn stacks_have_the_published_sizes() {
    let sizes = |board: &Board| board.stacks().iter().map(|space| space.size).collect::<Vec<u8>>();
    let golems = vec![3, 3, 2, 2, 2, 2];
    let [with_d1, with_e1, with_f1, one, two, three] = on_boards(sizes);
    assert_eq!([with_d1, with_e1, with_f1, one], [0; 4].map(|_| golems.clone()));
    assert_eq!(two, [4, 4, 4, 4]);
    assert_eq!(three, [4, 4, 2, 2, 2, 2, 4, 4]);
    let of: Vec<(Side, StackOf)> = printed()
        .board(BoardName::JourneyThree)
        .stacks()
        .iter()
        .map(|space| (space.side, space.of))
        .collect();
    assert_eq!(of[0], (Side::B2, StackOf::Outposts));
    assert_eq!(of[2], (Side::D2, StackOf::Merchants));
    assert_eq!(of[7], (Side::F2, StackOf::Outposts));
}

#[test]
fn there_are_56_point_cards_of_four_icons() {
    let with = |icon| cards().iter().filter(|card| card.benefit.icon() == icon).count();
    assert_eq!(CardIcon::ALL.map(with), [16, 16, 12, 12]);
    let marked = |mark| cards().iter().filter(|card| card.players == mark).count();
    let marks = [PlayerMark::Any, PlayerMark::ThreeOrMore, PlayerMark::Four];
    assert_eq!(marks.map(marked), [28, 14, 14]);
    for (index, card) in cards().into_iter().enumerate() {
        assert_eq!(card.label.to_string(), format!("P{:02}", index + 1));
        assert_eq!(printed().cost(printed().find_point(card.label).unwrap()), card.cost);
    }
}

#[test]
fn each_star_takes_eight_cards_out() {
    for star in [Star::White, Star::Black] {
        assert_eq!([2, 3, 4].map(|players| printed().deck(star, players).len()), [24, 36, 48]);
    }
}

#[test]
fn cards_for_markets_are_those_with_a_white_star() {
    for card in cards() {
        let is_for_markets = match card.benefit {
            Benefit::Help { at } | Benefit::Tool { at, .. } => at == Icon::Market,
            Benefit::NewTraders(_) | Benefit::Exploration => false,
        };
        assert_eq!(is_for_markets, card.star == Some(Star::White), "{}", card.label);
    }
}

#[test]
fn there_are_25_bonus_tiles_in_three_groups() {
    let groups = [&[Group::Every][..], &[Group::One], &[Group::Three]];
    assert_eq!(groups.map(|group| bonus_tiles(group).len()), [17, 3, 5]);
    let counts_merchants = |tile: &&&BonusTile| tile.kind == TileKind::PerPairOfMerchantCards;
    let number = groups.map(|group| bonus_tiles(group).iter().filter(counts_merchants).count());
    assert_eq!(number, [0, 3, 2]);
}

#[test]
fn bonus_tiles_are_worth_what_the_rules_say() {
    for tile in bonus_tiles(&[Group::Every, Group::One, Group::Three]) {
        let points = match tile.kind {
            TileKind::PerIcon(_) | TileKind::PerPairOfMerchantCards => 2,
            TileKind::PerPair(_) | TileKind::Flat => 3,
            TileKind::PerTwoTraders => 1,
        };
        assert_eq!(tile.points, points, "{}", tile.label);
    }
}

#[test]
fn there_are_ten_exploration_tiles_and_one_for_each_icon() {
    let all: Vec<Exploration> = printed()
        .exploration_tiles()
        .into_iter()
        .map(|tile| printed().exploration_tile(tile).gives)
        .collect();
    assert_eq!(all.len(), 10);
    for icon in CardIcon::ALL {
        assert_eq!(all.iter().filter(|&&gives| gives == Exploration::Icon(icon)).count(), 1, "{icon:?}");
    }
    assert_eq!(all.iter().filter(|&&gives| gives == Exploration::Points(3)).count(), 2);
    assert_eq!(all.iter().filter(|&&gives| gives == Exploration::Traders(1)).count(), 2);
}

#[test]
fn player_boards_differ_in_bonus_spaces_and_outposts() {
    let (a, b) = (&printed().side_a, &printed().side_b);
    assert_eq!([a.caravan, a.bonus_spaces, b.caravan, b.bonus_spaces], [10, 3, 10, 4]);
    assert_eq!((a.outpost_columns.as_slice(), b.outpost_columns.as_slice()), (&[][..], &[1, 2, 3][..]));
}

#[test]
fn the_layouts_are_rectangles() {
    let sizes = printed().layouts.each_ref().map(|rows| (rows.len(), rows[0].len()));
    assert_eq!(sizes, [(2, 2), (2, 2), (2, 2), (2, 4)]);
    assert_eq!(printed().layouts[0][1][1], Side::DRAWN);
    assert!(printed().layouts[3][1][3].is_empty());
}

#[test]
fn the_file_says_where_its_figures_come_from() {
    let notes: Vec<&str> =
        printed().provenance.iter().map(|note| note.split(' ').next().unwrap_or_default()).collect();
    assert_eq!(notes, ["published", "reconstructed", "layout:", "player_board:"]);
}
