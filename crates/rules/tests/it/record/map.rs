//! Records of games on a map of one's own.

use carvania_rules::{Record, Setup, Title};

use super::{apply, read_json_lines, read_text};
use crate::playout::played;
use crate::table::mountains::{REMOVED, TILES, VP_TILES, own_map};

fn setup() -> Setup {
    Setup { map: Some(own_map()), ..Setup::standard(Title::EasternMountains, 2) }
}

/// A game on the map, in its second turn.
fn record() -> Record {
    let mut record = Record::new(&setup()).unwrap();
    for draws in [REMOVED, TILES, VP_TILES] {
        apply(&mut record, draws);
    }
    apply(&mut record, "start:GG place:a1 start:YYYY place:b1 step:c1 stop mine");
    record
}

fn header(record: &Record) -> Option<String> {
    let text = record.to_text();
    text.lines().find_map(|line| line.strip_prefix("map: ")).map(str::to_owned)
}

#[test]
fn the_map_is_a_header_and_reads_again() {
    let record = record();
    assert!(header(&record).unwrap().starts_with("{\"villages\":[["));
    let again = read_text(&record.to_text()).unwrap();
    assert_eq!(again.game().map(), Some(&own_map()));
    assert_eq!(again, record);
    assert_eq!(read_json_lines(&record.to_json_lines()), Ok(record));
}

#[test]
fn the_map_of_the_first_game_is_not_named() {
    let record = Record::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
    assert_eq!(header(&record), None);
    let first = record.game().map().copied();
    assert_eq!(header(&Record::new(&Setup { map: first, ..setup() }).unwrap()), None);
}

#[test]
fn long_games_on_the_map_read_again() {
    let record = played(&setup(), 5, 500);
    assert_eq!(read_text(&record.to_text()), Ok(record.clone()));
    assert_eq!(read_json_lines(&record.to_json_lines()), Ok(record));
}

#[test]
fn a_record_that_begins_at_a_position_has_the_map_there() {
    let record = Record::from_position(*record().game());
    assert_eq!(header(&record), None);
    assert_eq!(read_text(&record.to_text()), Ok(record));
}

#[test]
fn a_map_that_was_changed_is_refused() {
    let text = record().to_text();
    let map = header(&record()).unwrap();
    let line = text.lines().position(|line| line.starts_with("map: ")).unwrap() + 1;
    for (from, to, expected) in [
        (map.as_str(), "{}", "map: 0 villages, but 4 are needed"),
        (&map, "4", "invalid type: integer `4`"),
        ("\"villages\":[[", "\"villages\":[[99,0],[", "map: 5 villages, but 4 are needed"),
        ("\"villages\":[[", "\"villages\":[[99,0],[", "; the cell [99, 0] is too far out"),
        ("[4,-1]", "[4,-9]", "map: the cell [4, -9] does not hang together"),
        ("[4,-1]", "[2,-1]", "map: two cells at [2, -1]"),
        ("\"villages\"", "\"towns\"", "unknown field `towns`"),
    ] {
        assert!(text.contains(from), "{from}");
        let error = read_text(&text.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.starts_with(&format!("line {line}: ")), "{from} -> {to}: {error}");
        assert!(error.contains(expected), "{from} -> {to}: {error}");
    }
}

#[test]
fn without_its_map_a_record_breaks_a_rule() {
    let text = record().to_text();
    let without: Vec<&str> = text.lines().filter(|line| !line.starts_with("map: ")).collect();
    // On the map of the first game a1 is a village.
    let error = read_text(&without.join("\n")).unwrap_err().to_string();
    assert!(error.ends_with("`place:a1` is refused by EM-6"), "{error}");
}

#[test]
fn a_game_without_a_map_has_no_such_header() {
    let golems = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap().to_text();
    let header = format!("\nmap: {}\n\n", header(&record()).unwrap());
    let error = read_text(&golems.replacen("\n\n", &header, 1)).unwrap_err().to_string();
    assert!(error.ends_with("GE cannot be played on this map"), "{error}");
}
