//! How players are named.

use std::time::Duration;

use carvania_bots::{Kind, Level, Limit, Spec, SpecError};

#[test]
fn a_name_and_a_limit_read_back_as_they_are_written() {
    for kind in Kind::ALL {
        for limit in ["", "@1n", "@250ms", "@2s"] {
            let text = format!("{}{limit}", kind.name());
            let spec: Spec = text.parse().unwrap();
            assert_eq!((spec.kind, spec.to_string()), (kind, text));
        }
    }
    assert_eq!("mcts@2000ms".parse::<Spec>().unwrap().limit, Some(Limit::Time(Duration::from_secs(2))));
}

#[test]
fn what_names_nobody_is_refused_with_all_names() {
    let error = "deep-blue".parse::<Spec>().unwrap_err();
    assert!(matches!(error, SpecError::Kind { .. }));
    assert!(Kind::ALL.iter().all(|kind| error.to_string().contains(kind.name())), "{error}");
    for limit in
        ["", "0ms", "0n", "1", "ms", "-1ms", "+5n", "1.5s", "1h", "3601s", "99999999999999999999n", "5n5"]
    {
        let error = format!("planner@{limit}").parse::<Spec>().unwrap_err();
        assert!(matches!(error, SpecError::Limit(_)), "{limit}: {error}");
    }
}

#[test]
fn levels_rise() {
    assert!(Level::ALL.is_sorted());
    let names: Vec<&str> = Level::ALL.map(Level::name).into();
    let all = "beginner learner casual skilled seasoned expert veteran master grandmaster";
    assert_eq!(names, all.split(' ').collect::<Vec<_>>());
    assert!(Level::ALL.map(Level::rating).is_sorted());
    assert!(Level::ALL.iter().all(|&level| Kind::ALL.contains(&Kind::Level(level))));
}
