//! The end of a game: its winner, its scores and what decided it are told to everybody who looks.

use carvania_pages::frame::{Assets, Frame};
use carvania_pages::prefs::Prefs;
use carvania_pages::table::{Aftermath, Around, Course, Names, RatingChange, View, page_around};
use carvania_rules::{Language, Seat, Title};
use carvania_tables::{PersonId, Table, Timestamp};

use crate::markup::{between, elements, text};
use crate::played::Played;
use crate::tables::assert_well_made;

fn over(title: Title, players: usize) -> Table {
    let mut played = Played::open(title, players, players);
    while played.decide() {}
    played.table
}

fn shown(table: &Table, viewer: Option<PersonId>, language: Language, aftermath: &Aftermath) -> String {
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
    let around = Around { aftermath: aftermath.clone(), ..Around::default() };
    page_around(&frame, &view, "key", &around).into_string()
}

/// Who sits on a seat: people sit in the order of their numbers.
fn person(seat: Seat) -> PersonId {
    PersonId(seat.number() as u64)
}

#[test]
fn the_winner_is_told_so_and_the_others_how_far_behind_they_are() {
    for title in Title::ALL {
        let table = over(title, 3);
        let game = table.game().expect("a game");
        let (ranking, scores) = (game.ranking(), game.scores());
        let first = shown(&table, Some(person(ranking[0])), Language::English, &Aftermath::default());
        assert_well_made(&first);
        assert!(text(between(&first, "<h2 id=\"asked\"", "</h2>")).contains("You win"), "{title}");
        let second = shown(&table, Some(person(ranking[1])), Language::French, &Aftermath::default());
        assert_well_made(&second);
        let won = text(between(&second, "class=\"won\"", "</div>"));
        assert!(won.contains("gagne") && won.contains("Deuxième place"), "{title}: {won}");
        let table = text(between(&first, "<table class=\"scores\"", "</table>"));
        for seat in game.seats() {
            assert!(table.contains(&scores[seat].total().to_string()), "{title}: {table}");
        }
    }
}

#[test]
fn what_decided_the_game_is_told_by_the_chances_along_it() {
    let table = over(Title::GolemEdition, 2);
    let record = table.record.as_ref().expect("a record");
    let winner = record.game().ranking()[0];
    // Until the winner's last claim the game is even, and from then on it is won.
    let steps: Vec<_> = record.steps().collect();
    let is_claim = |step: &carvania_rules::record::Step| {
        step.by == carvania_rules::Turn::Seat(winner)
            && matches!(step.action, carvania_rules::Action::Move(carvania_rules::Move::Claim(_)))
    };
    let claim = steps.iter().rposition(is_claim).expect("the winner claimed a golem");
    let wins = |index: usize| if index <= claim { vec![0.5, 0.5] } else { vec![0.9, 0.9] };
    let chances = (0..=steps.len()).map(|index| (index, wins(index))).collect();
    let aftermath = Aftermath {
        rating: Some(RatingChange { before: Some(1512), after: 1530, margin: 62 }),
        course: Some(Course { chances, doubt: 0.04 }),
        is_pending: false,
    };
    let page = shown(&table, Some(person(winner)), Language::English, &aftermath);
    assert_well_made(&page);
    let told = text(between(&page, "<section class=\"moment", "</section>"));
    assert!(told.contains("You claimed") && told.contains("50% to 90%") && told.contains("± 4%"), "{told}");
    let rating = text(between(&page, "<section class=\"rate", "</section>"));
    assert!(rating.contains("1512") && rating.contains("1530") && rating.contains("+18"), "{rating}");
    let even = Course { chances: vec![(0, vec![0.5, 0.5])], doubt: 0.04 };
    let even = Aftermath { course: Some(even), ..Aftermath::default() };
    let page = shown(&table, None, Language::English, &even);
    let told = text(between(&page, "<section class=\"moment", "</section>"));
    assert!(told.contains("close all the way") || told.contains("never caught"), "{told}");
}

#[test]
fn a_spectator_sees_who_won_and_can_look_at_the_table() {
    let table = over(Title::EndlessWorld, 2);
    let page = shown(&table, None, Language::English, &Aftermath::default());
    let links: Vec<_> =
        elements(&page).iter().filter_map(|element| element.get("href")).map(str::to_owned).collect();
    assert!(links.iter().any(|link| link == "#board"));
    assert!(!page.contains("/rematch"), "whoever did not play asks for no other game");
}
