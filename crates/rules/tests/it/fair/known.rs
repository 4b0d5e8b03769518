//! What a seed gives is written down here: records that people keep must verify for ever.

use std::fs;
use std::path::Path;

use carvania_rules::Title;

use super::{deal, seed, table};

/// The draws of the set-up, at most twelve.
fn first_draws(title: Title) -> String {
    let mut game = table(title);
    let mut draws = Vec::new();
    while let Some(draw) = deal().draw(&game, draws.len() as u64).filter(|_| draws.len() < 12) {
        draws.push(game.write_action(draw).to_string());
        game.apply(draw).unwrap();
    }
    draws.join(" ")
}

#[test]
fn the_commitment_is_what_sha256sum_says() {
    let digest = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
    assert_eq!(seed().commitment().to_string(), digest);
}

#[test]
fn orders_of_play() {
    let orders: Vec<Vec<u8>> = (1..=5).map(|places| deal().order(places)).collect();
    assert_eq!(orders, [vec![1], vec![2, 1], vec![3, 2, 1], vec![1, 4, 3, 2], vec![5, 1, 3, 4, 2]]);
}

#[test]
fn first_draws_of_every_game() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/fair/known.txt");
    let known = fs::read_to_string(file).unwrap();
    let draws: String = Title::ALL.map(|title| format!("{title} {}\n", first_draws(title))).concat();
    assert_eq!(draws, known);
}
