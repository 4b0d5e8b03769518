//! Pages of people: whatever they have played, in every language.

use carvania_opponents::Level;
use carvania_pages::frame::{Assets, Frame};
use carvania_pages::people::{self, Game, Profile, Ranking, Rating, Standing, Tally};
use carvania_pages::prefs::Prefs;
use carvania_pages::table::Names;
use carvania_rules::{Language, Title};
use carvania_tables::{Occupant, PersonId, TableId};

use crate::tables::assert_well_made;

const ADA: Occupant = Occupant::Person(PersonId(1));
const ERASED: Occupant = Occupant::Person(PersonId(2));

fn names() -> Names {
    Names([(PersonId(1), "Ada <b>".to_owned())].into())
}

fn framed(language: Language, look: impl FnOnce(&Frame<'_>) -> String) -> String {
    let assets = Assets::default();
    look(&Frame { language, prefs: Prefs::default(), name: None, assets: &assets, here: "/people", base: "" })
}

const fn rating(margin: i32) -> Rating {
    Rating { points: 1534, margin, games: 3, is_provisional: margin > 200 }
}

fn profile(language: Language, standings: &[Standing], games: &[Game], before: Option<u64>) -> String {
    let names = names();
    let profile = Profile { id: PersonId(1), name: "Ada <b>", standings, games, before, names: &names };
    framed(language, |frame| people::profile(frame, &profile).into_string())
}

#[test]
fn a_page_tells_results_and_what_does_not_count() {
    let standing = |game| Standing {
        game,
        people: Tally { played: 3, won: 1 },
        bots: Tally { played: 0, won: 0 },
        two: Some(rating(412)),
        more: Some(rating(120)),
    };
    let standings = Title::ALL.map(standing);
    let game = |uncounted| Game {
        table: TableId(7),
        game: Title::EndlessWorld,
        ranking: vec![(ERASED, 60), (ADA, 55), (Occupant::Bot(Level::Master), 50)],
        uncounted,
        exception: None,
    };
    let reasons = [None, Some("bots"), Some("hot_seat"), Some("left"), Some("hint"), Some("branch")];
    let games = reasons.map(game);
    for language in Language::ALL {
        let page = profile(language, &standings, &games, Some(9));
        assert_well_made(&page);
        assert_eq!(page.matches("± 412").count(), 7);
        assert_eq!(page.matches("class=\"provisional\"").count(), 7);
        assert!(page.contains("1122") && page.contains("1946"), "from 1534 ± 412");
        assert!(page.contains("?before=9") && page.contains("Ada &lt;b&gt;"));
        assert!(!page.contains(&format!("/people/{}\"", PersonId(2))), "who is erased has no page");
        assert!(!page.contains("Unknown localization"));
    }
    let empty = profile(Language::English, &[], &[], None);
    assert_well_made(&empty);
    assert!(empty.contains("No game that counts yet") && empty.contains("No games to show"));
}

#[test]
fn the_list_of_players_has_people_and_bots() {
    let ranked = vec![(ADA, rating(90)), (Occupant::Bot(Level::Casual), rating(90))];
    let rankings = [
        Ranking { game: Title::GolemEdition, two: ranked, more: Vec::new() },
        Ranking { game: Title::JourneyOne, two: Vec::new(), more: Vec::new() },
    ];
    for language in Language::ALL {
        for (rankings, only) in
            [(&rankings[..], None), (&rankings[..1], Some(Title::GolemEdition)), (&[], None)]
        {
            let page =
                framed(language, |frame| people::players(frame, rankings, &names(), only).into_string());
            assert_well_made(&page);
            let link = format!("href=\"/people/{}\"", PersonId(1));
            assert_eq!(page.matches(&link).count(), usize::from(!rankings.is_empty()));
            assert_eq!(page.matches("class=\"ranked\"").count(), usize::from(!rankings.is_empty()));
        }
    }
}
