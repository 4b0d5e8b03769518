//! C-17 to C-19: the order of play.

use std::collections::BTreeMap;
use std::convert::Infallible;

use carvania_rules::chance::below;
use carvania_rules::{Action, Setup, Title, Turn};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng, TryRng};

use crate::play::{caravan, deal, hand, legal, merchant_row, new_game, play, point_row, turn_of};
use crate::playout::playout;
use crate::table::{FIVE_CARDS, SIX_CARDS, table};

#[test]
fn c_17_payment_effect_slide_refill_returns_next_seat() {
    let mut game = table(2).caravan(1, "MMMMMMMMMM").merchant_row("+YYYY +M/YYY ^3 +B +GG +YB").game();
    play(&mut game, "acquire:+M");
    assert_eq!((game.turn(), hand(&game, 1).as_str()), (turn_of(1), "+YY ^2"));
    play(&mut game, "pay:M");
    assert_eq!((game.turn(), hand(&game, 1).as_str()), (Turn::Chance, "+YY ^2 +M"));
    assert_eq!(caravan(&game, 1), "YYYMMMMMMMMM");
    assert_eq!(merchant_row(&game), "+YYYY/M ^3 +B +GG +YB");
    play(&mut game, "draw:BB>MM");
    assert_eq!(merchant_row(&game), "+YYYY/M ^3 +B +GG +YB BB>MM");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "return:Y return:M"));
    play(&mut game, "return:Y return:Y");
    assert_eq!(game.turn_begins().map(|seat| seat.number()), Some(2));
}

#[test]
fn c_17_all_crystals_are_paid_before_the_draw() {
    let mut game = table(2).game();
    play(&mut game, "acquire:^3");
    for _ in 0..3 {
        assert_eq!((game.turn(), game.chance().count()), (turn_of(1), 0));
        play(&mut game, "pay:Y");
    }
    assert_eq!((game.turn(), game.chance().count()), (Turn::Chance, 43 - 6));
}

#[test]
fn c_17_the_last_turn_is_refilled_after_as_well() {
    let mut game = table(2).turn(2).claimed(2, FIVE_CARDS).caravan(2, "YYGG").game();
    play(&mut game, "claim:YYGG");
    assert_eq!(game.turn(), Turn::Chance);
    deal(&mut game);
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn c_17_crystals_are_returned_before_the_game_ends() {
    let mut game = table(2).turn(2).claimed(1, SIX_CARDS).caravan(2, "YYYYYYYYYM").game();
    play(&mut game, "play:+YY");
    assert_eq!(game.turn(), turn_of(2));
    play(&mut game, "return:Y return:Y");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn c_18_point_cards_are_drawn_first_and_rows_fill_from_left_to_right() {
    let mut game = new_game(2);
    for (draw, row) in [("draw:MMMM", "MMMM"), ("draw:YYGG", "MMMM YYGG"), ("draw:BBMM", "MMMM YYGG BBMM")] {
        play(&mut game, draw);
        assert_eq!((point_row(&game).as_str(), merchant_row(&game).as_str()), (row, ""));
    }
    play(&mut game, "draw:GGGG draw:YYBB draw:^3 draw:+M");
    assert_eq!(
        (point_row(&game).as_str(), merchant_row(&game).as_str()),
        ("MMMM YYGG BBMM GGGG YYBB", "^3 +M")
    );
}

#[test]
fn c_18_every_component_that_can_be_drawn_has_the_same_weight() {
    let mut game = new_game(4);
    let mut cards = Vec::new();
    while game.turn() == Turn::Chance {
        let number = game.chance().count();
        assert!((0..number).all(|n| game.chance().nth(n).is_some_and(|(_, weight)| weight == 1)));
        cards.push(number);
        let (last, _weight) = game.chance().last().unwrap();
        game.apply(last).unwrap();
    }
    assert_eq!(cards, [36, 35, 34, 33, 32, 43, 42, 41, 40, 39, 38]);
}

#[test]
fn c_18_draws_are_as_frequent_as_their_weights_say() {
    let game = new_game(2);
    let mut rng = ChaCha8Rng::seed_from_u64(18);
    let mut drawn: BTreeMap<Action, u32> = BTreeMap::new();
    for _ in 0..36 * 1000 {
        *drawn.entry(game.draw(&mut rng).unwrap()).or_default() += 1;
    }
    // Five standard deviations from the expected thousand.
    assert_eq!(drawn.len(), 36);
    assert!(drawn.values().all(|times| (845..=1155).contains(times)), "{drawn:?}");
}

/// A generator that gives one word after another.
struct Words(std::vec::IntoIter<u32>);

impl TryRng for Words {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.0.next().unwrap())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from(self.next_u32()) << 32 | u64::from(self.next_u32()))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.fill_with(|| self.next_u32() as u8);
        Ok(())
    }
}

#[test]
fn c_18_a_word_that_would_favour_a_card_is_drawn_again() {
    // 2^32 is no multiple of 36: the four words left over go to nobody.
    let mut rng = Words(vec![0, u32::MAX].into_iter());
    assert_eq!(below(&mut rng, 36), 35);
    // It is a multiple of 32, so that every word counts.
    let mut rng = Words(vec![0, u32::MAX].into_iter());
    assert_eq!(below(&mut rng, 32), 0);
}

/// Golem Edition has no tolls: a payment goes to the row or to the supply, never to a player.
#[test]
fn c_19_nobody_is_paid_by_another_player() {
    for players in 2..=5 {
        let record = playout(&Setup::standard(Title::GolemEdition, players), 19);
        for step in record.steps() {
            let mut after = step.before;
            after.apply(step.action).unwrap();
            let others = step.before.seats().filter(|&seat| step.by != Turn::Seat(seat));
            for seat in others.map(|seat| seat.number()) {
                assert_eq!(caravan(&after, seat), caravan(&step.before, seat), "{:?}", step.action);
            }
        }
    }
}
