//! Games with other components than the printed ones.

use carvania_rules::components::golem_edition::FILE;
use carvania_rules::{Components, Record, Setup, Source, Title};

use super::with_point_cards;
use crate::play::{point_row, seat, state};
use crate::playout::{moments, playout};

/// As few point cards as two players need, dearer copper, and one merchant card with another face.
fn other_box() -> &'static Components {
    let file = with_point_cards(11)
        .replace("copper = { per_player = 2, points = 3 }", "copper = { per_player = 1, points = 30 }")
        .replace("gain = \"YYYY\"", "gain = \"GGGG\"");
    Components::read(&file).unwrap().leak()
}

fn other_game(seed: u64) -> Record {
    playout(&Setup { title: Title::GolemEdition, players: 2, components: other_box(), map: None }, seed)
}

#[test]
fn a_whole_game_is_played_with_another_component_file() {
    let record = other_game(1);
    let game = record.game();
    assert!(game.is_over());
    let copper: u32 = game.seats().map(|seat| game.scores()[seat].from(Source::Copper)).sum();
    assert_eq!(copper, (2 - u32::from(state(game).tokens().copper)) * 30);
    let text = record.to_text();
    assert_eq!(Record::from_text(&text, game.components()), Ok(record));
    assert!(Record::from_text(&text, Components::standard()).is_err());
}

#[test]
fn with_the_point_deck_empty_the_row_gets_shorter() {
    let games = (1..=20).map(other_game);
    let shortest = games
        .flat_map(|record| moments(&record).collect::<Vec<_>>())
        .filter(|game| game.turn_begins().is_some())
        .map(|game| point_row(&game).split_whitespace().count())
        .min();
    assert!(shortest.is_some_and(|cards| cards < 5), "{shortest:?}");
}

#[test]
fn games_with_other_components_are_not_equal() {
    let setup = Setup::standard(Title::GolemEdition, 2);
    let other = Setup { components: other_box(), ..setup };
    let [printed, other] = [setup, other].map(|setup| *Record::new(&setup).unwrap().game());
    assert_ne!(printed, other);
    let same = Setup { components: Components::read(FILE).unwrap().leak(), ..setup };
    assert_eq!(printed, *Record::new(&same).unwrap().game());
    assert_eq!(printed.scores()[seat(1)], other.scores()[seat(1)]);
}
