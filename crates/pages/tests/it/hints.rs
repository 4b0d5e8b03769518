//! Hints on the page of a table: offered, thought about, given and marked.

use carvania_pages::frame::{Assets, Frame};
use carvania_pages::prefs::Prefs;
use carvania_pages::table::{Hint, Names, View, page};
use carvania_review::{Advice, Assessment, Outlook};
use carvania_rules::{Action, Actions, Game, Language, Title};
use carvania_tables::{PersonId, Table, Timestamp};

use crate::markup::{elements, escaped};
use crate::played::Played;

fn shown(table: &Table, hint: Option<Hint<'_>>, language: Language) -> String {
    let names = Names((1..=5).map(|id| (PersonId(id), format!("Person {id}"))).collect());
    let (prefs, now) = (Prefs::default(), Timestamp(0));
    let viewer = Some(PersonId(1));
    let view = View {
        table,
        names: &names,
        language,
        viewer,
        side: None,
        now,
        prefs,
        chosen: None,
        destination: None,
        answer: None,
        hint,
        return_time: carvania_tables::RETURN_TIME,
    };
    let assets = Assets::default();
    page(&Frame { language, prefs, name: Some("Ada"), assets: &assets, here: "/", base: "" }, &view, "key")
        .into_string()
}

fn expected(game: &Game, wins: f32) -> Outlook {
    let players = game.players();
    Outlook { wins: vec![wins; players], points: vec![61.25; players], rounds: 20.0 - wins * 10.0 }
}

/// Some advice about a position: the later an action is in the list, the better.
fn advice(game: &Game) -> Advice {
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    let assessed = |(place, &action): (usize, &Action)| Assessment {
        action,
        written: game.write_action(action).to_string(),
        visits: 10,
        is_proven: false,
        outlook: expected(game, place as f32 / 100.0),
    };
    let options = legal.iter().enumerate().map(assessed).collect::<Vec<_>>();
    let options = if options.len() < 2 { Vec::new() } else { options };
    let mut advice = Advice::new(game, Outlook::default(), options).expect("somebody decides");
    advice.options.truncate(3);
    advice
}

#[test]
fn the_best_action_is_marked_once_and_compared_with_others() {
    for title in Title::ALL {
        let mut played = Played::open(title, 2, 2);
        for number in 0..60 {
            let table = &played.table;
            let game = table.game().expect("a game");
            let is_mine = table.waits_for() != carvania_tables::WaitsFor::Nobody
                && shown(table, Some(Hint::Offered), Language::English).contains("data-mine");
            if number % 7 == 0 && is_mine {
                let advice = advice(game);
                let language = Language::ALL[number % Language::ALL.len()];
                let page = shown(table, Some(Hint::Given(&advice)), language);
                let marked: Vec<String> = elements(&page)
                    .iter()
                    .filter(|element| element.get("class").is_some_and(|class| class.contains(" hinted")))
                    .filter_map(|element| match (element.get("name"), element.get("value")?) {
                        // A step to where the wagon can stay is marked on its cell.
                        (Some("to"), cell) => Some(format!("step:{cell}")),
                        (_, value) => Some(value.to_owned()),
                    })
                    .collect();
                let best: Vec<String> =
                    advice.options.iter().take(1).map(|assessed| escaped(&assessed.written)).collect();
                assert_eq!(marked, best, "{title}");
                assert!(page.contains("hint-given") && !page.contains("/hint\""), "{title}");
                assert!(!page.contains("Unknown localization"), "{title}");
            }
            if !played.decide() {
                break;
            }
        }
    }
}

#[test]
fn a_hint_is_asked_for_by_whoever_decides() {
    let played = Played::open(Title::GolemEdition, 2, 2);
    let offered = shown(&played.table, Some(Hint::Offered), Language::English);
    assert!(offered.contains("/hint\"") && !offered.contains("data-thinking"));
    let thinking = shown(&played.table, Some(Hint::Thinking), Language::French);
    assert!(thinking.contains("data-thinking") && !thinking.contains("/hint\""));
    let none = shown(&played.table, None, Language::English);
    assert!(!none.contains("hint"), "no word of hints where none are given");
}
