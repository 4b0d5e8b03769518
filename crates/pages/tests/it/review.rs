//! Looking back: every moment of a game of each title can be drawn, and every page is well made.

use carvania_bots::{Limit, Stop};
use carvania_lab::analyse::Analyser;
use carvania_pages::frame::{Assets, Frame};
use carvania_pages::prefs::Prefs;
use carvania_pages::review::{Past, Refused, Source, Study, Wrong, records, replay, review, whole};
use carvania_pages::table::Names;
use carvania_review::Review;
use carvania_rules::{Components, Language, Record, Title};
use carvania_tables::{Occupant, PersonId, Table, TableId};

use crate::markup::{between, elements};
use crate::played::Played;
use crate::size::compressed;
use crate::tables::assert_well_made;

const LIMIT: Limit = Limit::Nodes(2);

fn look(
    table: &Table,
    source: Source<'_>,
    language: Language,
    study: Study<'_>,
    draw: impl Fn(&Past<'_>) -> String,
) -> String {
    let names = Names((1..=5).map(|id| (PersonId(id), format!("Person {id}"))).collect());
    let (prefs, assets) = (Prefs::default(), Assets::default());
    let frame = Frame { language, prefs, name: Some("Ada"), assets: &assets, here: "/", base: "" };
    let (viewer, origin) = (Some(PersonId(1)), "https://games.example.org");
    draw(&Past { frame, table, names: &names, viewer, source, origin, study })
}

/// A game that was played to its end, by two.
fn finished(title: Title) -> Table {
    let mut played = Played::open(title, 2, 2);
    while played.decide() {}
    played.table
}

fn reviewed(record: &Record) -> Review {
    let analyser = Analyser { record, limit: LIMIT, threads: 1, oracle: &carvania_bots::analysis::of };
    let findings = analyser.run(Vec::new(), &Stop::new(), &|_| Ok(())).unwrap();
    Review::new(record, &findings)
}

#[test]
fn every_moment_of_every_game_can_be_drawn() {
    for title in Title::ALL {
        let table = finished(title);
        let last = table.entries.len();
        let source = Source::Table(TableId(7));
        let mut moments: Vec<usize> = (0..=last).step_by(23).collect();
        moments.extend([1, 2, 3, last - 1, last, last + 99, usize::MAX]);
        for (place, at) in moments.into_iter().enumerate() {
            let language = Language::ALL[place % 2];
            let page =
                look(&table, source, language, Study::Unasked, |past| replay(past, Some(at)).into_string());
            assert_well_made(&page);
            assert!(!page.contains("form=\"game\""), "{title} at {at}: nothing can be done in the past");
            assert!(page.contains(&format!("max=\"{last}\" value=\"{}\"", at.min(last))), "{title} at {at}");
            assert!(compressed(&page) < 150_000);
        }
    }
}

#[test]
fn whoever_played_looks_back_from_their_own_side() {
    let table = finished(Title::GolemEdition);
    for at in (0..=table.entries.len()).step_by(7) {
        let page = look(&table, Source::Table(TableId(7)), Language::English, Study::Unasked, |past| {
            whole(past, Some(at)).into_string()
        });
        let caravan = between(&page, "id=\"caravan\"", "</section>");
        assert!(caravan.contains("data-holder=\"seat-1\""), "at {at}: {caravan}");
    }
}

#[test]
fn a_replay_can_be_stepped_through_by_its_links() {
    let table = finished(Title::GolemEdition);
    let last = table.entries.len();
    let source = Source::Record("abc");
    let draw =
        |at| look(&table, source, Language::English, Study::Unasked, |past| whole(past, at).into_string());
    let follow = |id: &str| {
        let (mut at, mut seen) = (Some(0), 0);
        while let Some(now) = at {
            let page = draw(Some(now));
            let all = elements(&page);
            let link = all.iter().find(|element| element.get("id") == Some(id));
            at = link.map(|link| link.get("data-at").unwrap().parse().unwrap());
            if let Some(next) = at {
                assert!(next > now, "{id}");
                assert_eq!(link.unwrap().get("href"), Some(format!("/records/abc?at={next}").as_str()));
                seen += 1;
            } else {
                assert_eq!(now, last, "{id}");
            }
        }
        seen
    };
    assert_eq!(follow("replay-on"), last);
    let turns = follow("replay-turn-on");
    assert!((10..last / 2).contains(&turns), "{turns} turns in {last} actions");
    assert_eq!(follow("replay-last"), 1);
    // Without a moment it begins where the first player decides.
    assert!(draw(None).contains("The table is set up"));
}

#[test]
fn a_review_tells_the_scores_and_what_a_strong_bot_thinks() {
    for (place, title) in Title::ALL.into_iter().enumerate() {
        let table = finished(title);
        let record = table.record.clone().unwrap();
        let made = reviewed(&record);
        let language = Language::ALL[place % 2];
        let page = look(&table, Source::Table(TableId(7)), language, Study::Made(&made, LIMIT), |past| {
            review(past).into_string()
        });
        assert_well_made(&page);
        let turning = elements(&page).iter().filter(|element| element.get("class") == Some("number")).count();
        assert!(turning >= made.turning_points.len(), "{title}");
        assert_eq!(page.matches("<svg class=\"graph").count(), 4, "two charts, each for two widths");
        // The numbers of the charts can be read, and lead into the replay.
        assert!(page.contains("id=\"score-numbers\"") && page.contains("id=\"chance-numbers\""));
        assert!(page.contains("/replay?at="));
        let at_then = look(&table, Source::Table(TableId(7)), language, Study::Made(&made, LIMIT), |past| {
            replay(past, made.turning_points().next().map(|moment| moment.index + 1)).into_string()
        });
        assert_well_made(&at_then);
        assert!(at_then.contains("class=\"chances\""), "{title}");
    }
}

#[test]
fn a_review_can_be_asked_for_and_shows_how_far_it_is() {
    let table = finished(Title::EasternMountains);
    let at = |study| {
        look(&table, Source::Table(TableId(7)), Language::French, study, |past| review(past).into_string())
    };
    let action = format!("action=\"/tables/{}/analyse\"", TableId(7));
    assert!(at(Study::Unasked).contains(&action));
    let open = at(Study::Open { done: 30, all: 120 });
    assert!(open.contains("25\u{a0}%") && open.contains("value=\"25\"") && open.contains("data-open"));
    assert!(open.contains("http-equiv=\"refresh\""), "without a script it comes again by itself");
    assert!(!at(Study::Early).contains(&action));
    for refused in [Refused::Long, Refused::Busy] {
        let page = at(Study::Refused(refused));
        assert!(page.contains("role=\"alert\""));
        assert_well_made(&page);
    }
    assert!(at(Study::Open { done: 0, all: 0 }).contains("value=\"100\""));
}

#[test]
fn a_record_of_any_size_is_looked_back_on() {
    for (title, players, actions) in
        [(Title::GolemEdition, 5, 0), (Title::JourneyThree, 4, 3), (Title::CallForAdventure, 2, 40)]
    {
        let mut played = Played::open(title, players, 1);
        while played.table.entries.len() < actions && played.decide() {}
        let record = played.table.as_of(actions).record.unwrap();
        let table = Table::of_record(record, |seat| Occupant::Program(format!("<b>{seat}</b>")));
        for language in Language::ALL {
            let source = Source::Record("abc");
            let page = look(&table, source, language, Study::Unasked, |past| review(past).into_string());
            assert_well_made(&page);
            let page =
                look(&table, source, language, Study::Unasked, |past| replay(past, None).into_string());
            assert_well_made(&page);
            assert!(!page.contains("<b>1</b>"));
        }
    }
}

#[test]
fn what_is_wrong_with_a_record_is_told_with_its_line() {
    let (prefs, assets) = (Prefs::default(), Assets::default());
    for language in Language::ALL {
        let frame = Frame { language, prefs, name: None, assets: &assets, here: "/", base: "" };
        let text = "game: GE\nplayers: <b>\n";
        let error = Record::read(text, Components::standard()).unwrap_err();
        let wrong = [
            Wrong::Record(Box::new(error)),
            Wrong::Empty,
            Wrong::Binary,
            Wrong::Long(1024 * 1024),
            Wrong::Actions(5_000),
        ];
        for wrong in wrong {
            let page = records(&frame, text, Some(&wrong)).into_string();
            assert_well_made(&page);
            assert!(page.contains("role=\"alert\"") && !page.contains("<b>\n"), "{wrong:?}");
        }
        assert_well_made(&records(&frame, "", None).into_string());
    }
}
