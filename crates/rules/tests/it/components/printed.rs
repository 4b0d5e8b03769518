//! The checks that stand at the top of the printed component file.

use std::collections::HashSet;

use carvania_rules::components::golem_edition::FILE;
use carvania_rules::{Components, Crystal, Crystals, Merchant, PointCard};

fn merchants() -> Vec<Merchant> {
    let components = &Components::standard().golem_edition;
    components.deck().into_iter().map(|card| components.merchant(card)).collect()
}

fn point_cards() -> Vec<PointCard> {
    let components = &Components::standard().golem_edition;
    components.points().into_iter().map(|card| components.point(card)).collect()
}

/// How many of each colour, lowest level first.
fn sum(all: impl Iterator<Item = Crystals>) -> [u32; 4] {
    all.fold([0; 4], |sum, crystals| {
        let mut count = Crystal::ALL.map(|crystal| u32::from(crystals.count(crystal))).into_iter();
        sum.map(|colour| colour + count.next().unwrap())
    })
}

#[test]
fn there_are_43_distinct_merchant_cards() {
    let faces: HashSet<String> = merchants().iter().map(Merchant::to_string).collect();
    assert_eq!((merchants().len(), faces.len()), (43, 43));
}

#[test]
fn there_are_36_distinct_point_cards_worth_468_points() {
    let faces: HashSet<String> = point_cards().iter().map(PointCard::to_string).collect();
    assert_eq!((point_cards().len(), faces.len()), (36, 36));
    assert_eq!(point_cards().iter().map(|card| u32::from(card.points)).sum::<u32>(), 468);
}

#[test]
fn point_cards_cost_so_many_crystals_of_each_colour() {
    assert_eq!(sum(point_cards().iter().map(|card| card.cost)), [37, 46, 46, 46]);
}

#[test]
fn trades_give_and_take_so_many_crystals_of_each_colour() {
    let trades: Vec<(Crystals, Crystals)> = merchants()
        .into_iter()
        .filter_map(|card| match card {
            Merchant::Trade { give, take } => Some((give, take)),
            Merchant::Gain(_) | Merchant::Upgrades(_) => None,
        })
        .collect();
    assert_eq!(sum(trades.iter().map(|trade| trade.0)), [34, 20, 15, 9]);
    assert_eq!(sum(trades.iter().map(|trade| trade.1)), [27, 27, 26, 18]);
}

#[test]
fn points_follow_from_the_cost() {
    for PointCard { cost, points } in point_cards() {
        let levels: u16 =
            Crystal::ALL.into_iter().zip(1..).map(|(crystal, level)| level * cost.count(crystal)).sum();
        let bonus = match cost.colours().count() {
            3 => 1,
            4 => 2,
            _ => 0,
        };
        assert_eq!(u16::from(points), levels + bonus, "{cost}");
    }
}

#[test]
fn the_file_says_where_its_figures_come_from() {
    let components = Components::read(FILE).unwrap();
    let [provenance] = &components.golem_edition.provenance[..] else { panic!("one note is expected") };
    assert!(provenance.starts_with("verified"), "{provenance}");
}
