//! An Endless World and the journeys at the terminal.

use super::play;

const TITLES: [&str; 7] = ["GE", "EM", "CA", "EW", "J1", "J2", "J3"];

#[test]
fn endless_world_in_english() {
    let lines =
        ["help", "work b1.5", "c1.4", "a1.3", "work a1.g1", "1", "b1.4", "trade 2", "rest", "score", "quit"];
    let seats = ["--game", "EW", "--seats", "human,human", "--seed", "7", "--language", "en"];
    check!("endless_world_en", play(&seats, &lines));
}

#[test]
fn endless_world_in_french() {
    let lines = ["aide", "activer a1.4", "améliorer y", "stop", "activer a1.g1", "table", "quitter"];
    let seats = ["--game", "EW", "--seats", "human,human,human", "--seed", "7", "--language", "fr"];
    check!("endless_world_fr", play(&seats, &lines));
}

#[test]
fn journey_one_in_english() {
    let lines = ["work e2.m1", "keep", "e2.3", "rest", "route ^3", "y", "stop", "quit"];
    let seats = ["--game", "J1", "--seats", "human,human", "--seed", "7", "--language", "en"];
    check!("journey_one_en", play(&seats, &lines));
}

#[test]
fn journey_two_in_french() {
    let lines = ["activer f2.5", "1", "stop", "construire", "activer f2.2", "1", "quitter"];
    let seats = ["--game", "J2", "--seats", "human,human", "--seed", "7", "--language", "fr"];
    check!("journey_two_fr", play(&seats, &lines));
}

#[test]
fn journey_three_on_a_narrow_screen() {
    let lines = ["help", "work e2.m1", "score", "quit"];
    let seats =
        ["--game", "J3", "--seats", "human,human", "--seed", "7", "--language", "en", "--width", "50"];
    check!("journey_three_narrow", play(&seats, &lines));
}

#[test]
fn a_journey_is_played_by_the_clauses_of_its_boxes() {
    let shown = play(&["--game", "J2", "--seed", "1", "--language", "en"], &["rules", "rules j2-11", "quit"]);
    for clause in
        ["C-5. The caravan limit", "EM-15. Cost of an outpost", "EW-9. Help cards", "J2-9. Move wagon"]
    {
        assert!(shown.contains(clause), "{clause} is missing: {shown}");
    }
    assert!(!shown.contains("J1-12. Use your route"), "{shown}");
    assert!(shown.contains("> rules j2-11\nJ2-11. Outposts and bonus tiles\n"), "{shown}");
}

#[test]
fn nothing_is_wider_than_the_screen() {
    for (game, language) in TITLES.into_iter().flat_map(|game| [(game, "en"), (game, "fr")]) {
        for width in [40, 80] {
            let turns = std::iter::repeat_n(["1", "2", "3", "score"], 30).flatten();
            let lines: Vec<&str> = ["help", "rules"].into_iter().chain(turns).collect();
            let number = width.to_string();
            let arguments =
                ["--game", game, "--players", "4", "--seed", "5", "--language", language, "--width", &number];
            let shown = play(&arguments, &lines);
            let widest = shown.lines().max_by_key(|line| line.chars().count()).unwrap();
            assert!(widest.chars().count() <= width, "{game} in {language} on {width} columns: {widest}");
        }
    }
}

#[test]
fn bots_play_to_the_end() {
    for (game, language) in ["EW", "J1", "J2", "J3"].into_iter().zip(["en", "fr", "en", "fr"]) {
        let seats = ["--game", game, "--seed", "2", "--seats", "eager,eager", "--language", language];
        let shown = play(&seats, &[]);
        assert!(shown.contains(", wins with ") || shown.contains(", gagne avec "), "{shown}");
    }
}
