//! Games with another file in place of the printed one.

use carvania_rules::components::{GameBox, eastern_mountains, golem_edition};
use carvania_rules::{Components, Digest, Game, Record, Setup, Title};

use super::{FILE, changed};
use crate::map::random::played_for;
use crate::play::{deal, play};

const TITLES: [Title; 4] = [Title::EndlessWorld, Title::JourneyOne, Title::JourneyTwo, Title::JourneyThree];

/// Production that nearly fills a caravan, cards and outposts worth 100 points, small stacks, other names.
fn other_box() -> &'static Components {
    let file = FILE
        .replace("gain = \"YY\",", "gain = \"YYGGBBMM\",")
        .replace("points = 10\n", "points = 100\n")
        .replace("bonus_stacks = [3]", "bonus_stacks = [1]")
        .replace("[1, 2, 3]", "[100, 0, 0]")
        .replace("\"A1.3\"", "\"A1.abc\"")
        .replace("\"P01\"", "\"P99\"");
    Components::read(&file).unwrap().leak()
}

fn setup(title: Title, players: usize) -> Setup {
    Setup { components: other_box(), ..Setup::standard(title, players) }
}

/// The digests of the three boxes.
fn digests(components: &Components) -> [Digest; 3] {
    [components.golem_edition.digest, components.eastern_mountains.digest, components.endless_world.digest]
}

/// Which boxes differ from the printed ones.
fn differs(components: &Components) -> [bool; 3] {
    let (printed, other) = (digests(Components::standard()), digests(components));
    [0, 1, 2].map(|place| printed[place] != other[place])
}

#[test]
fn a_file_takes_the_place_of_the_box_it_describes() {
    let world = Components::read(&changed("points = 4", "points = 5")).unwrap();
    assert_eq!(differs(&world), [false, false, true]);
    let mountains = eastern_mountains::FILE.replacen("points = 20", "points = 21", 1);
    let both = world.with(&mountains).unwrap();
    assert_eq!(differs(&both), [false, true, true]);
    let cards = golem_edition::FILE.replacen("points = 6", "points = 7", 1);
    assert_eq!(differs(&both.with(&cards).unwrap()), [true, true, true]);
}

#[test]
fn a_box_is_known_by_a_table_that_only_it_has() {
    let files = [golem_edition::FILE, eastern_mountains::FILE, FILE];
    assert_eq!(GameBox::ALL.map(GameBox::file), files);
    assert_eq!(files.map(|file| GameBox::of(file).unwrap()), GameBox::ALL);
    let expected = "no box has such components: a file has `merchant` for Golem Edition, `mountain` for \
                    Eastern Mountains, `side` for An Endless World";
    for file in ["", "[tokens]\n", "point = 3\n"] {
        assert_eq!(Components::read(file).unwrap_err().to_string(), expected);
    }
}

#[test]
fn games_are_played_with_another_file() {
    for title in TITLES {
        for players in 2..=4 {
            let record = played_for(&setup(title, players), 7, 600);
            let text = record.to_text();
            assert_eq!(Record::from_text(&text, other_box()).as_ref(), Ok(&record), "{title}");
            assert!(Record::from_text(&text, Components::standard()).is_err(), "{title}");
        }
    }
}

#[test]
fn the_locations_of_the_file_give_what_it_says() {
    for title in [Title::EndlessWorld, Title::JourneyOne] {
        let mut game = Game::new(&setup(title, 2)).unwrap();
        deal(&mut game);
        assert!(game.read_action("work:A1.3").is_err(), "{title}");
        play(&mut game, "work:A1.abc");
        let position = game.to_position();
        assert_eq!(position["seats"][0]["caravan"], "YYYYYGGBBMM", "{title}");
    }
}

#[test]
fn games_with_another_file_are_not_equal() {
    for title in TITLES {
        let printed = Game::new(&Setup::standard(title, 2)).unwrap();
        assert_ne!(printed, Game::new(&setup(title, 2)).unwrap(), "{title}");
        let document = printed.to_position();
        assert!(Game::from_position(&document, other_box()).is_err(), "{title}");
        assert_eq!(Game::from_position(&document, Components::standard()), Ok(printed));
    }
}
