//! Positions in the middle of a set-up: the draws so far must have led there.

use carvania_rules::position::DecisionFault;
use carvania_rules::{Game, Title, Turn};
use serde_json::json;

use super::super::decisions::reason;
use super::super::load;
use super::{TITLES, endless};
use crate::play::world::{points, stacks};
use crate::play::{legal, play};
use crate::table::Table;
use crate::table::world::{new_world, world};

/// An Endless World after these draws.
fn after(draws: &str) -> Game {
    let mut game = new_world(Title::EndlessWorld, 2);
    play(&mut game, draws);
    game
}

const POINTS: &str = "draw:P01 draw:P33 draw:P45 draw:P17 draw:P35";

#[test]
fn the_set_up_of_a_world_goes_on_where_it_was() {
    for title in TITLES {
        for players in 2..=4 {
            let mut game = new_world(title, players);
            while game.turn() == Turn::Chance {
                let again = load(&game.to_position());
                assert_eq!((again, legal(&again)), (game, legal(&game)), "{title}");
                // The last that is possible, so that nothing lies in the order of the box.
                let last = legal(&game).rsplit(' ').next().unwrap().to_owned();
                play(&mut game, &last);
            }
        }
    }
}

#[test]
fn a_loaded_set_up_deals_what_is_missing() {
    let mut game = load(&after(&format!("draw:F1 {POINTS} draw:T05 draw:T09")).to_position());
    assert_eq!((game.turn(), game.chance().count()), (Turn::Chance, 15));
    play(&mut game, "draw:T01");
    assert_eq!(points(&game), "P01 P33 P45 P17 - P35");
    assert_eq!(stacks(&game), "T05/2 T09/2 T01/1 -/2 -/2 -/2");
}

#[test]
fn a_table_on_which_all_is_dealt_is_not_being_set_up() {
    for title in TITLES {
        for players in 2..=4 {
            let table = world(title, players).deciding("set_up");
            assert_eq!(reason(&table), (DecisionFault::NothingToDeal, "C-18".parse().unwrap()), "{title}");
        }
    }
}

#[test]
fn a_table_to_which_no_draws_lead_is_past_its_set_up() {
    let side = || Table::of(&after("draw:D1"));
    let row =
        || Table::of(&after(&format!("draw:D1 {POINTS}"))).without("unseen_tiles").without("point_deck");
    let traders = json!({"available": 6, "reserve": 6});
    let journey = |title| world(title, 2).deciding("set_up");
    for table in [
        // Things that only turns bring about.
        side().caravan(1, "YYYY"),
        side().turn(2),
        side().set("/seats/0/traders", traders),
        row().stands(1, "A1.3", 1),
        row().claimed(1, "P36"),
        row().tiles(2, "T09"),
        row().explored(1, "X05"),
        endless(2).deciding("set_up").stack(1, "T01", 1),
        // Things that come later than something that is missing.
        side().set("/exploration", json!({"C1.3": "X05"})),
        row().set("/exploration", json!({"C1.4": "X05"})),
        row().stack(2, "T05", 2),
        row().without("side"),
        row().next_point("").stack(1, "T05", 2),
        // The same in what journeys add.
        journey(Title::JourneyOne).route(1, "+YYG"),
        journey(Title::JourneyOne).discard_pile(2, "+YYY"),
        journey(Title::JourneyTwo).wagon(1, "c1"),
        journey(Title::JourneyTwo).outposts(2, "c1"),
        journey(Title::JourneyThree).merchant_row("+M").set("/tiles", json!({})),
    ] {
        let expected = (DecisionFault::SetUpIsPast, "C-18".parse().unwrap());
        assert_eq!(reason(&table), expected, "{:#}", table.document());
    }
}
