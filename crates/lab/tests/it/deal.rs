use carvania_lab::deal::{Dealer, generator};
use carvania_rules::{Game, Setup, Title};
use rand_core::Rng;

#[test]
fn a_draw_depends_on_seed_and_number_alone() {
    let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    let draws = |seed| (0..20).map(move |number| Dealer::new(seed).draw(&game, number));
    assert!(draws(7).eq(draws(7)));
    assert!(draws(7).ne(draws(8)));
    assert!(draws(7).any(|draw| draw != draws(7).next().unwrap()));
}

#[test]
fn streams_differ() {
    assert_ne!(generator(1, 0).next_u64(), generator(1, 1).next_u64());
}
