use crate::carvania::carvania;

#[test]
fn every_figure_stands_in_a_line() {
    let text = carvania(&["bench", "--seconds", "0.001"]).text();
    for words in [
        "GE random games, 5 players, actions/s",
        "GE eager games, 2 players, games/s",
        "EM random play, 2 players, actions/s",
        "CA eager games, 2 players, games/s",
        "CA legal actions, ns",
        "EW random play, 2 players, actions/s",
        "J1 eager games, 2 players, games/s",
        "J3 legal actions, ns",
    ] {
        let line = text.lines().find(|line| line.starts_with(words));
        assert!(line.is_some_and(|line| line.split_whitespace().count() >= 6), "{words}: {text}");
    }
}

#[test]
fn json_has_the_same_figures() {
    let report = carvania(&["bench", "--seconds", "0.001", "--json"]).json();
    let figures = report["figures"].as_array().unwrap();
    assert_eq!(figures.len(), (5 * 3 + 2) + 6 * (1 + 3 + 2));
    for figure in figures {
        assert!(figure["subject"].is_string() && figure["unit"].is_string(), "{figure}");
        let value = |name: &str| figure[name].as_f64().unwrap();
        assert!(value("low") <= value("median") && value("median") <= value("high"), "{figure}");
    }
}

#[test]
fn what_is_no_time_is_a_usage_error() {
    for seconds in ["0", "-1", "nan", "inf", "1e9", "soon"] {
        carvania(&["bench", &format!("--seconds={seconds}")]).is_usage_error("from 0.001 to 3600");
    }
}
