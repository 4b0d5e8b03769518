//! Records of the games of the third box.

use carvania_rules::map::file::{MapFile, Shape};
use carvania_rules::{Record, Setup, Title, Turn};

use super::{apply, read_json_lines, read_text};
use crate::playout::{played, playout};

const TITLES: [Title; 4] = [Title::EndlessWorld, Title::JourneyOne, Title::JourneyTwo, Title::JourneyThree];

/// A game of Part I in which the first turn refreshes the market, so that another follows (J1-10).
fn record() -> Record {
    let mut record = Record::new(&Setup::standard(Title::JourneyOne, 2)).unwrap();
    apply(&mut record, "draw:P34 draw:P48 draw:P33 draw:P04 draw:P20");
    apply(&mut record, "draw:T01 draw:T07 draw:T05 draw:T02 draw:T17 draw:T18 draw:X01 draw:X09");
    apply(&mut record, "draw:M>YYGG draw:BB>YYGM draw:MM>YGBBB draw:BB>GGM");
    apply(&mut record, "work:E2.3 draw:+M draw:M>YYYB draw:YY>GG draw:G>YYY");
    apply(&mut record, "work:E2.M1 keep draw:^3 rest route:+M");
    record
}

#[test]
fn an_extra_turn_has_its_own_line_in_the_same_round() {
    let text = record().to_text();
    let (_, actions) = text.split_once("\n\n").unwrap();
    insta::assert_snapshot!(actions, @r"
         draw:P34 draw:P48 draw:P33 draw:P04 draw:P20 draw:T01 draw:T07 draw:T05 draw:T02 draw:T17 draw:T18 draw:X01 draw:X09 draw:M>YYGG draw:BB>YYGM draw:MM>YGBBB draw:BB>GGM
    1.   work:E2.3 draw:+M draw:M>YYYB draw:YY>GG draw:G>YYY
         work:E2.M1 keep draw:^3
         rest
    2.   route:+M
    ");
    let rounds: Vec<(u32, bool)> =
        record().steps().skip(17).map(|step| (step.round, step.begins_round)).collect();
    assert_eq!(rounds[0], (1, true));
    assert!(rounds[1..9].iter().all(|&round| round == (1, false)), "{rounds:?}");
    assert_eq!(rounds[9], (2, true));
}

#[test]
fn whole_games_read_again() {
    for title in TITLES {
        for players in title.players() {
            let record = playout(&Setup::standard(title, players), 3);
            assert_eq!(record.result().unwrap().len(), players);
            assert_eq!(read_text(&record.to_text()), Ok(record.clone()), "{title}");
            assert_eq!(read_json_lines(&record.to_json_lines()), Ok(record), "{title}");
        }
    }
}

#[test]
fn a_game_goes_on_from_any_of_its_positions() {
    for title in TITLES {
        let whole = played(&Setup::standard(title, 3), 2, 300);
        for step in whole.steps().step_by(7) {
            let mut record = Record::from_position(step.before);
            record.apply(step.action).unwrap();
            assert_eq!(read_text(&record.to_text()), Ok(record.clone()), "{title}");
            assert_eq!(read_json_lines(&record.to_json_lines()), Ok(record), "{title}");
        }
    }
}

#[test]
fn a_journey_on_a_map_of_ones_own_reads_again() {
    let drawing = "drawing = '''\no   o   o\n  o   ~   o\no   o   o\n  o   o   o\n    o\n'''";
    let map = MapFile::read(drawing).unwrap().check(Shape::JOURNEY).unwrap().map;
    for title in [Title::JourneyTwo, Title::JourneyThree] {
        let record = played(&Setup { map: Some(map), ..Setup::standard(title, 2) }, 1, 200);
        assert!(record.to_text().contains("\nmap: {\"villages\":[],\"tiles\":["), "{title}");
        let again = read_text(&record.to_text()).unwrap();
        assert_eq!(again.game().map(), Some(&map));
        assert_eq!(again, record);
    }
}

#[test]
fn an_action_that_was_changed_is_refused_with_its_clause() {
    let text = record().to_text();
    for (from, to, expected) in [
        ("work:E2.3", "work:D1.1", "`work:D1.1` is refused by EW-7"),
        ("work:E2.3", "route:+M", "`route:+M` is refused by J1-12"),
        ("draw:P48", "draw:P34", "`draw:P34` is refused by J1-1"),
        ("draw:X01", "draw:D1", "`draw:D1` is refused by J1-3"),
        ("draw:YY>GG", "draw:BB>GGM", "`draw:BB>GGM` is refused by J1-10"),
        ("keep", "stop", "`stop` is refused by J1-7"),
        ("route:+M", "claim:P34", "`claim:P34` is refused by EW-27"),
        ("route:+M", "claim:BBMM", "that the game does not have"),
    ] {
        let error = read_text(&text.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.ends_with(expected), "{from} -> {to}: {error}");
    }
}

#[test]
fn every_draw_is_by_chance() {
    for title in TITLES {
        let record = played(&Setup::standard(title, 4), 1, 400);
        for step in record.steps() {
            let written = step.before.write_action(step.action).to_string();
            let is_draw = ["draw:", "remove:", "lay:"].iter().any(|verb| written.starts_with(verb));
            assert_eq!(is_draw, step.by == Turn::Chance, "{title}: {written}");
        }
    }
}

#[test]
fn a_journey_on_the_usual_map_has_no_map_header() {
    for title in [Title::JourneyTwo, Title::JourneyThree] {
        let text = Record::new(&Setup::standard(title, 2)).unwrap().to_text();
        assert!(!text.contains("map:"), "{text}");
    }
}
