//! Everything on a table has its words: what a thing says it is explained by stands on the page of the legend.

use std::collections::BTreeSet;

use carvania_pages::frame::{Assets, Frame};
use carvania_pages::prefs::Prefs;
use carvania_pages::table::{Names, View, legend, page};
use carvania_rules::{Language, Title};
use carvania_tables::{PersonId, Table, Timestamp};

use crate::markup::elements;
use crate::played::Played;
use crate::tables::assert_well_made;

/// The page of a table and that of its legend, as the first person sees them.
fn both(table: &Table, viewer: Option<PersonId>, language: Language) -> (String, String) {
    let names = Names((1..=5).map(|id| (PersonId(id), format!("Person {id}"))).collect());
    let prefs = Prefs::default();
    let view = View {
        table,
        names: &names,
        language,
        viewer,
        side: None,
        now: Timestamp(0),
        prefs,
        chosen: None,
        destination: None,
        answer: None,
        hint: None,
        return_time: carvania_tables::RETURN_TIME,
    };
    let assets = Assets::default();
    let frame = Frame { language, prefs, name: Some("Ada"), assets: &assets, here: "/", base: "" };
    (page(&frame, &view, "key").into_string(), legend(&frame, &view, "/tables/1").into_string())
}

#[test]
fn whatever_is_on_the_table_is_explained() {
    for title in Title::ALL {
        let mut played = Played::open(title, 3, 3);
        for number in 0..160 {
            if number % 23 == 0 {
                let language = Language::ALL[number % Language::ALL.len()];
                let viewer = (number % 3 > 0).then_some(PersonId(1));
                let (table, legend) = both(&played.table, viewer, language);
                let (things, told) = (elements(&table), elements(&legend));
                let told: BTreeSet<&str> = told.iter().filter_map(|element| element.get("id")).collect();
                let asked: BTreeSet<&str> =
                    things.iter().filter_map(|thing| thing.get("data-about")).collect();
                assert!(asked.len() > 8, "{title}: {asked:?}");
                for thing in asked {
                    assert!(
                        told.contains(format!("about-{thing}").as_str()),
                        "{title}: nothing is said about {thing}"
                    );
                }
                assert!(!legend.contains("Unknown localization"), "{title}");
                assert_well_made(&legend);
            }
            if !played.decide() {
                break;
            }
        }
    }
}

#[test]
fn rules_lesson_and_legend_are_at_hand() {
    for title in Title::ALL {
        let played = Played::open(title, 2, 2);
        let (table, _) = both(&played.table, Some(PersonId(1)), Language::French);
        for address in [format!("/rules/{}", title.code()), format!("/learn/{title}"), "/legend".to_owned()] {
            assert!(table.contains(&address), "{title}: {address}");
        }
    }
}
