//! Layouts and player boards that cannot be used.

use super::check;

#[test]
fn a_layout_shows_each_side_of_its_game_once() {
    let rows = "all rows must be equally long, with \"\" where no board lies";
    let one = "J1 = [[\"A1\", \"B1\"], [\"E2\", \"C2\"]]";
    let wanted = "but its sides are A1, B1, C2, E2, each once";
    check([
        (one, "J1 = [[\"A1\", \"B1\"], [\"E2\"]]", &format!("layout.J1: {rows}")),
        (one, "J1 = []", "layout.J1: the number of rows is 0, but must be 1 to 6"),
        (one, "J1 = [[]]", "layout.J1: the number of places in a row is 0, but must be 1 to 6"),
        (one, "J1 = [[\"\"]]", &format!("layout.J1: it shows no side, {wanted}")),
        (
            one,
            "J1 = [[\"A1\", \"B1\", \"E2\", \"D2\"]]",
            &format!("layout.J1: it shows A1, B1, D2, E2, {wanted}"),
        ),
        (
            one,
            "J1 = [[\"A1\", \"B1\", \"E2\"], [\"A1\", \"C2\", \"\"]]",
            &format!("layout.J1: it shows A1, A1, B1, C2, E2, {wanted}"),
        ),
        (one, "J1 = [[\"A1\", \"B1\"], [\"E2\", \"\"], [\"\", \"C2\"]]", "nothing"),
        (
            "\"D1|E1|F1\"",
            "\"D1\"",
            "layout.EW: it shows A1, B1, C1, D1, but its sides are A1, B1, C1, D1|E1|F1, each once",
        ),
        ("\"D1|E1|F1\"", "\"F1|D1|E1\"", "nothing"),
        (
            "\"D1|E1|F1\"",
            "\"D1|E1|\"",
            "layout.EW: `` is not a known side: A1, B1, C1, D1, E1, F1, A2, B2, C2, D2, E2, F2",
        ),
    ]);
}

#[test]
fn player_boards_are_as_published() {
    let [a, b] = ["player_board.side_A:", "player_board.side_B:"];
    check([
        ("caravan = 10", "caravan = 11", &format!("{a} the caravan is 11, but must be 10")),
        (
            "bonus_spaces = 3",
            "bonus_spaces = 4",
            &format!("{a} the number of bonus spaces is 4, but must be 3"),
        ),
        (
            "bonus_spaces = 4",
            "bonus_spaces = 3",
            &format!("{b} the number of bonus spaces is 3, but must be 4"),
        ),
        ("[1, 2, 3]", "[1, 2]", &format!("{b} the number of outpost columns is 2, but must be 3")),
        (
            "[1, 2, 3]",
            "[1, 2, 101]",
            &format!("{b} the value of an outpost column is 101, but must be 0 to 100"),
        ),
        (
            "bonus_spaces = 3",
            "bonus_spaces = 3, outpost_columns = [1]",
            &format!("{a} the number of outpost columns is 1, but must be 0"),
        ),
    ]);
}
