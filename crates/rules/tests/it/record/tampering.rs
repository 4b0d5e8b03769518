//! Records that were changed: each is refused with the line, the action and the clause.

use carvania_rules::{Components, Setup, Title};

use super::{read_text, sample};
use crate::playout::playout;

/// What is said about the sample with a change in one place.
fn message(from: &str, to: &str) -> String {
    let text = sample().to_text();
    assert!(text.contains(from), "{from} is not in the record");
    read_text(&text.replacen(from, to, 1)).unwrap_err().to_string()
}

#[test]
fn actions_that_the_rules_forbid() {
    for (from, to, expected) in [
        ("pay:Y draw:+B", "draw:+B pay:Y", "line 8: `draw:+B` is refused by GE-10"),
        ("draw:GGGG", "draw:YYGG", "line 7: `draw:YYGG` is refused by GE-1"),
        ("draw:+B", "draw:+M", "line 8: `draw:+M` is refused by GE-11"),
        ("acquire:+M", "acquire:^3", "line 8: `draw:+B` is refused by GE-10"),
        ("acquire:+M", "acquire:GGG>MM", "line 8: `acquire:GGG>MM` is refused by C-14"),
        ("upgrade:Y", "upgrade:G", "line 9: `upgrade:G` is refused by C-3"),
        (" stop", "", "line 10: round 2 does not begin here; this is the middle of round 1"),
        ("rest", "claim:YYGG", "line 10: `claim:YYGG` is refused by GE-13"),
        ("rest", "play:+B", "line 10: `play:+B` is refused by GE-6"),
        ("rest", "rest stop", "line 10: `stop` is refused by GE-18"),
    ] {
        assert_eq!(message(from, to), expected, "{from} -> {to}");
    }
}

#[test]
fn what_is_no_action() {
    for (from, to, expected) in [
        ("play:^2", "play:^02", "line 9: `play:^02` is not an action: `^02` is not a merchant card"),
        ("pay:Y", "pay:y", "line 8: `pay:y` is not an action: one of Y, G, B, M is expected, not `y`"),
        ("draw:+B", "draw:+BBB", "line 8: `draw:+BBB` names a merchant card that the game does not have"),
        ("rest", "resign", "line 10: `resign` is not an action: write one of play:CARD, acquire:CARD, rest"),
    ] {
        assert!(message(from, to).starts_with(expected), "{}", message(from, to));
    }
}

#[test]
fn rounds_that_do_not_begin_there() {
    for (from, to, expected) in [
        ("2. ", "3. ", "line 10: round 3 does not begin here; this is the beginning of round 2"),
        ("     play", "2.   play", "line 9: round 2 does not begin here; this is the middle of round 1"),
        ("     draw", "1.   draw", "line 7: round 1 does not begin here; this is the set-up"),
        ("     draw", "0.   draw", "line 7: round 0 does not begin here; this is the set-up"),
    ] {
        assert_eq!(message(from, to), expected, "{from} -> {to}");
    }
}

#[test]
fn a_line_left_out() {
    let text = sample().to_text();
    let lines: Vec<&str> = text.lines().collect();
    for (left_out, expected) in [
        (1, "line 4: the header `game` is missing"),
        (2, "line 4: the header `players` is missing"),
        (7, "line 7: round 1 does not begin here; this is the set-up"),
        (8, "line 9: round 2 does not begin here; this is the middle of round 1"),
        (9, "line 9: round 2 does not begin here; this is the middle of round 1"),
    ] {
        let rest = [&lines[..left_out - 1], &lines[left_out..]].concat().join("\n");
        let error = read_text(&rest).unwrap_err().to_string();
        assert_eq!(error, expected, "without line {left_out}");
    }
}

#[test]
fn headers_that_do_not_fit() {
    let digest = Components::standard().golem_edition.digest.to_string();
    for (from, to, expected) in [
        ("game: GE", "game: XX", "line 1: `XX` is not one of the games: GE, EM, CA, EW, J1, J2, J3"),
        ("players: 2", "players: 3", "line 10: round 2 does not begin here; this is the middle of round 1"),
        ("players: 2", "players: 6", "line 4: GE is for 2 to 5 players, not 6 (GE-19)"),
        ("players: 2", "players: two", "line 2: the header `players` cannot be `two`"),
        ("players: 2", "players: 2\nplayers: 2", "line 3: the header `players` stands there twice"),
        ("\n\n", "\nname: a\nname: b\n\n", "line 7: the header `name` stands there twice"),
        ("rules: 1", "rules: 2", "line 3: the record was made under rules version 2, but this is version 1"),
        ("result: unfinished", "result: 9 9", "line 5: `result` is 9 9, but the game says unfinished"),
        ("\n\n", "\ncommitment: abc\n\n", "line 6: the header `commitment` cannot be `abc`"),
        (
            "game: GE",
            "Game: GE",
            "line 1: `Game: GE` is not a header: write `name: value`, the name in small letters, and a blank line after \
             the last",
        ),
    ] {
        assert_eq!(message(from, to), expected, "{from} -> {to}");
    }
    let other = digest.replacen(&digest[..2], "00", 1);
    let expected = format!(
        "line 4: the record was made with components {other}, but these are {digest}: load the file it was made with"
    );
    assert_eq!(message(&digest, &other), expected);
}

#[test]
fn the_result_of_a_whole_game_is_checked() {
    let record = playout(&Setup::standard(Title::GolemEdition, 2), 1);
    let text = record.to_text();
    let result = record.result().unwrap();
    let header = format!("result: {} {}", result[0], result[1]);
    let claimed = format!("result: {} {}", result[0] + 1, result[1]);
    let error = read_text(&text.replacen(&header, &claimed, 1)).unwrap_err().to_string();
    let expected = format!(
        "line 5: `result` is {} {}, but the game says {} {}",
        result[0] + 1,
        result[1],
        result[0],
        result[1]
    );
    assert_eq!(error, expected);

    let (shorter, _last_turn) = text.trim_end().rsplit_once('\n').unwrap();
    let error = read_text(shorter).unwrap_err().to_string();
    assert!(error.ends_with("but the game says unfinished"), "{error}");

    let error = read_text(&format!("{text}rest\n")).unwrap_err().to_string();
    assert!(error.ends_with(": `rest` is refused by C-6"), "{error}");
}
