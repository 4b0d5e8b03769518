//! The JSON Lines form, written and changed.

use super::{read_json_lines, read_text, sample};

#[test]
fn each_line_says_who_decided_in_which_round() {
    let text = sample().to_json_lines();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with(r#"{"game":"GE","players":"2","rules":"1","components":""#), "{}", lines[0]);
    assert_eq!(lines[1], r#"{"action":"draw:YYGG","by":"chance","round":0}"#);
    assert_eq!(lines[12], r#"{"action":"acquire:+M","by":"seat 1","round":1}"#);
    assert_eq!(lines[19], r#"{"action":"rest","by":"seat 1","round":2}"#);
    assert_eq!(lines.len(), 1 + sample().actions().len());
}

#[test]
fn only_the_actions_are_needed() {
    let text = sample().to_json_lines();
    let mut bare: Vec<String> = text.lines().take(1).map(|line| line.replace("\"2\"", "2")).collect();
    bare.extend(text.lines().skip(1).map(|line| line.split(",\"by\"").next().unwrap().to_owned() + "}"));
    assert_eq!(read_json_lines(&bare.join("\n\n")), Ok(sample()));
}

#[test]
fn both_forms_tell_the_same_game() {
    assert_eq!(read_json_lines(&sample().to_json_lines()), read_text(&sample().to_text()));
}

#[test]
fn a_change_is_refused_with_its_line() {
    let text = sample().to_json_lines();
    for (from, to, expected) in [
        ("\"acquire:+M\"", "\"acquire:B>GG\"", "line 13: `acquire:B>GG` is refused by C-14"),
        (
            "\"rest\",\"by\":\"seat 1\"",
            "\"rest\",\"by\":\"seat 2\"",
            "line 20: `by` is seat 2, but the game says seat 1",
        ),
        ("\"by\":\"chance\"", "\"by\":\"nobody\"", "line 2: `by` is nobody, but the game says chance"),
        ("\"round\":2", "\"round\":3", "line 20: `round` is 3, but the game says 2"),
        ("\"unfinished\"", "\"9 9\"", "line 1: `result` is 9 9, but the game says unfinished"),
        ("\"rules\":\"1\"", "\"rules\":\"2\"", "line 1: the record was made under rules version 2"),
        ("\"players\":\"2\",", "", "line 1: the header `players` is missing"),
        ("\"players\":\"2\"", "\"players\":[2]", "line 1: the header `players` must be text or a number"),
        ("\"action\":\"rest\"", "\"move\":\"rest\"", "line 20: unknown field `move`"),
        ("{\"action\":\"rest\"", "\"action\":\"rest\"", "line 20: "),
        ("\"round\":2", "\"round\":-2", "line 20: invalid value: integer `-2`, expected u32"),
    ] {
        assert!(text.contains(from), "{from}");
        let error = read_json_lines(&text.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{from} -> {to}: {error}");
    }
}

#[test]
fn text_is_no_json_lines_and_the_other_way_round() {
    assert_eq!(read_json_lines(&sample().to_text()).unwrap_err().line, 1);
    assert_eq!(read_text(&sample().to_json_lines()).unwrap_err().line, 1);
}
