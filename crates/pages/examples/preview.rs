//! Writes the page of a table in the middle of a game, to be looked at in a browser:
//! `cargo run -p carvania-pages --example preview -- GE 3 40 > table.html`

use std::env;

use carvania_bots::{Budget, Kind};
use carvania_pages::frame::{Assets, Frame};
use carvania_pages::prefs::Prefs;
use carvania_pages::style;
use carvania_pages::table::{Names, View, page};
use carvania_rules::{Action, Components, Digest, Game, Language, Title, Turn};
use carvania_tables::{
    Actor, Command, Dealer, Event, Fact, Moment, Note, Options, PersonId, Shelf, Stage, Table, TableId,
};
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

struct Printed;

impl Shelf for Printed {
    fn components(&self, _: Title, _: &Digest) -> Option<&'static Components> {
        None
    }
}

struct Seeded(u64);

impl Dealer for Seeded {
    fn order(&self, _: &[Note], places: u8) -> Vec<u8> {
        (1..=places).collect()
    }

    fn draw(&self, _: &[Note], game: &Game, number: u64) -> Option<Action> {
        game.draw(&mut ChaCha8Rng::seed_from_u64(self.0 * 1_000_003 + number))
    }

    fn seed(&self) -> String {
        "00".repeat(32)
    }
}

fn main() {
    let words: Vec<String> = env::args().collect();
    let word = |place: usize, usual: &str| words.get(place).cloned().unwrap_or_else(|| usual.to_owned());
    let (title, players) = (word(1, "GE"), word(2, "3").parse().expect("a number of players"));
    let decisions: usize = word(3, "60").parse().expect("a number of decisions");
    let language = if word(4, "en") == "fr" { Language::French } else { Language::English };
    let mut table = opened(&title, players);
    play(&mut table, decisions);
    let names = Names([(PersonId(1), "Ada".to_owned()), (PersonId(2), "Noor".to_owned())].into());
    let view = View {
        table: &table,
        names: &names,
        language,
        viewer: Some(PersonId(1)),
        now: Moment(0),
        prefs: Prefs::default(),
        chosen: None,
        answer: None,
    };
    let assets = Assets::default();
    let frame = Frame { language, prefs: Prefs::default(), name: Some("Ada"), assets: &assets, here: "/" };
    let html = page(&frame, &view, "key").into_string();
    println!("{}", html.replace("</head>", &format!("<style>{}</style></head>", style::sheet())));
}

fn opened(title: &str, players: usize) -> Table {
    let person = |id: u64| format!(r#"{{"person": "{}"}}"#, PersonId(id));
    let mut seats = vec![person(1)];
    seats.extend((1..players).map(|_| r#"{"bot": "skilled"}"#.to_owned()));
    let text = format!(r#"{{"game": "{title}", "seats": [{}], "order": "fixed"}}"#, seats.join(", "));
    let options: Options = serde_json::from_str(&text).expect("options");
    let fact = Fact::Opened {
        by: PersonId(1),
        options,
        rules: carvania_rules::VERSION,
        commitment: Digest::of("seed"),
    };
    let event = Event { number: 1, at: Moment(0), fact };
    let mut table = Table::open(TableId(1), &event, &Printed).expect("a table");
    obey(&mut table, Actor::Person(PersonId(1)), Command::Ready { note: None });
    table
}

fn obey(table: &mut Table, by: Actor, command: Command) {
    let events = table.answer(by, command, Moment(0), &Seeded(7)).expect("it can be done");
    events.iter().for_each(|event| table.happen(event).expect("it can happen"));
}

fn play(table: &mut Table, decisions: usize) {
    let mut bot = carvania_bots::Spec::from(Kind::Greedy).player(ChaCha8Rng::seed_from_u64(3));
    let mut made = 0;
    while table.stage == Stage::Playing {
        let game = *table.game().expect("it is dealt");
        let Turn::Seat(seat) = game.turn() else { break };
        let is_mine = seat.number() == 1;
        if made >= decisions && is_mine {
            break;
        }
        let Some(action) = bot.choose(&game, &Budget::nodes(1_000)) else { break };
        let (seat, seen, action) = (seat.number() as u8, table.last, game.write_action(action).to_string());
        if is_mine {
            obey(table, Actor::Person(PersonId(1)), Command::Decide { seat, seen, action, key: None });
        } else {
            obey(table, Actor::Host, Command::BotDecides { seat, seen, action });
        }
        made += 1;
    }
}
