//! Writes the page of a table in the middle of a game, to be looked at in a browser:
//! `cargo run -p carvania-pages --example preview -- GE 3 40 > table.html`
//!
//! Game, players, decisions before it, language, and who looks: `turn` (the beginning of one's turn), `step` (later in
//! it), `chosen` (something is chosen and to be confirmed), `refused` (something was not possible), `others` (somebody
//! else's turn), `end` or `watch` (without a seat).

#[path = "../tests/it/played.rs"]
mod played;

use std::env;

use carvania_pages::frame::{Assets, Frame};
use carvania_pages::prefs::Prefs;
use carvania_pages::style;
use carvania_pages::table::{Answer, Names, View, page};
use carvania_rules::{Action, Actions, Game, Language, Move, Title, Turn};
use carvania_tables::{PersonId, Timestamp};

use crate::played::Played;

fn main() {
    let words: Vec<String> = env::args().collect();
    let word = |place: usize, usual: &str| words.get(place).cloned().unwrap_or_else(|| usual.to_owned());
    let title = Title::ALL.into_iter().find(|title| title.code() == word(1, "GE")).expect("a game");
    let decisions: usize = word(3, "60").parse().expect("a number of decisions");
    let language = if word(4, "en") == "fr" { Language::French } else { Language::English };
    let moment = word(5, "");
    let mut played = Played::open(title, word(2, "3").parse().expect("a number of players"), 1);
    let mut made = 0;
    while (moment == "end" || made < decisions || !is_it(&played.game(), &moment)) && played.decide() {
        made += 1;
    }
    let game = played.game();
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    let refused =
        game.check(Move::Stop).err().map(|clause| Answer::Forbidden(Action::Move(Move::Stop), clause));
    let names = Names([(PersonId(1), "Ada".to_owned())].into());
    let view = View {
        table: &played.table,
        names: &names,
        language,
        viewer: (moment != "watch").then_some(PersonId(1)),
        side: None,
        now: Timestamp(0),
        prefs: Prefs::default(),
        chosen: legal.iter().copied().next().filter(|_| moment == "chosen"),
        destination: None,
        answer: refused.filter(|_| moment == "refused"),
        hint: None,
        return_time: carvania_tables::RETURN_TIME,
    };
    let assets = Assets::default();
    let frame =
        Frame { language, prefs: Prefs::default(), name: Some("Ada"), assets: &assets, here: "/", base: "" };
    let html = page(&frame, &view, "key").into_string();
    println!("{}", html.replace("</head>", &format!("<style>{}</style></head>", style::sheet())));
}

/// Whether a position is one that was asked for.
fn is_it(game: &Game, moment: &str) -> bool {
    let is_mine = matches!(game.turn(), Turn::Seat(seat) if seat.number() == 1);
    let begins = game.turn_begins().is_some();
    match moment {
        "turn" => is_mine && begins,
        "step" => is_mine && !begins,
        "others" => !is_mine,
        _ => is_mine,
    }
}
