//! Games at the terminal, typed line by line.

/// Compares with the file of this name beside the test.
macro_rules! check {
    ($name:literal, $shown:expr) => {
        insta::with_settings!({ snapshot_path => ".", prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!($name, $shown);
        });
    };
}

mod mountains;
mod opening;
mod sessions;
mod world;

use crate::carvania::carvania_reading;
use crate::files::file;

/// What is shown when these lines are typed.
#[track_caller]
pub(crate) fn play(arguments: &[&str], lines: &[&str]) -> String {
    let typed: String = lines.iter().map(|line| format!("{line}\n")).collect();
    carvania_reading(&[&["play"], arguments].concat(), &typed).text()
}

/// A record of a game in which either player can claim the last card that it needs to end.
pub(crate) fn last_round(name: &str) -> String {
    let start = r#"{"game":"GE","players":2,"turn":1,"decision":{"kind":"turn"},"point_row":["YYGG","YYYGG","YYGGG","YYBB","GGGG"],"tokens":{"copper":0,"silver":1},"merchant_row":[{"card":"YYY>GB"},{"card":"+YYG","crystals":"YG"},{"card":"^3"},{"card":"YY>B"},{"card":"+M"},{"card":"+B"}],"seats":[{"caravan":"YYYYGGGM","hand":["+YY","^2","YYYYY>MM"],"played":["+YYYY"],"claimed":["MMMM","YYYBB","YYGM","YGBM","BBBB"],"tokens":{"copper":3,"silver":1}},{"caravan":"YYYGGG","hand":["^2"],"played":["+YY"],"claimed":["YYMM","GGBB","YYYMM","YYBBB","GGMM"],"tokens":{"copper":1,"silver":2}}]}"#;
    let digest = carvania_rules::Components::standard().digest(carvania_rules::Title::GolemEdition);
    file(name, &format!("game: GE\nplayers: 2\nrules: 1\ncomponents: {digest}\nstart: {start}\n\n"))
}
