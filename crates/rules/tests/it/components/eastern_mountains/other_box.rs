//! Games with another file in place of the printed one.

use carvania_rules::components::golem_edition;
use carvania_rules::{Components, Game, Record, Setup, Source, Title};

use super::{changed, with_vp_tiles};
use crate::map::random::played_for;
use crate::play::{legal, play, seat};

const TITLES: [Title; 2] = [Title::EasternMountains, Title::CallForAdventure];

/// As few VP tiles as four players need, other starting crystals, one more column, a pile of one tile.
fn other_box() -> &'static Components {
    let file = with_vp_tiles(20)
        .replace("[\"YYYY\", \"YYG\", \"GG\", \"YB\"]", "[\"M\", \"BB\", \"GGG\", \"YYYYY\", \"YG\"]")
        .replace("[1, 1, 2, 3]", "[50]")
        .replace("[0, 1, 2, 2, 3]", "[40, 0, 0, 0, 0, 0]")
        .replace("[6, 5, 4, 3]", "[9]");
    Components::read(&file).unwrap().leak()
}

fn setup(title: Title, players: usize) -> Setup {
    Setup { components: other_box(), ..Setup::standard(title, players) }
}

#[test]
fn a_file_takes_the_place_of_the_box_it_describes() {
    let printed = Components::standard();
    let mountains = Components::read(&changed("points = 20", "points = 21")).unwrap();
    assert_eq!(mountains.golem_edition.digest, printed.golem_edition.digest);
    assert_ne!(mountains.eastern_mountains.digest, printed.eastern_mountains.digest);
    let both = mountains.clone().with(&golem_edition::FILE.replacen("points = 6", "points = 7", 1)).unwrap();
    assert_ne!(both.golem_edition.digest, printed.golem_edition.digest);
    assert_eq!(both.eastern_mountains.digest, mountains.eastern_mountains.digest);
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

/// The game when all is dealt.
fn dealt(title: Title) -> Game {
    let mut game = Game::new(&setup(title, 2)).unwrap();
    while let Some((draw, _weight)) = game.chance().next() {
        game.apply(draw).unwrap();
    }
    game
}

#[test]
fn the_sets_of_the_file_are_on_offer() {
    for title in TITLES {
        let mut game = dealt(title);
        assert!(game.read_action("start:YYYY").is_err());
        assert!(legal(&game).starts_with("start:M start:BB start:GGG start:YYYYY start:YG"));
        play(&mut game, "start:GGG");
        assert_eq!(game.to_position()["seats"][1]["caravan"], "GGG");
    }
}

#[test]
fn the_boards_of_the_file_count() {
    for (title, points) in [(Title::EasternMountains, 40), (Title::CallForAdventure, 50)] {
        let mut game = dealt(title);
        play(&mut game, "start:GGG place:c3 start:BB place:c4 build");
        assert_eq!(game.scores()[seat(1)].from(Source::Outposts), points, "{title}");
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
