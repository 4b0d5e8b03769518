//! Making a map: what pressing does, what is shown, what is said.

use std::collections::BTreeSet;

use carvania_pages::frame::{Assets, Frame};
use carvania_pages::maps::{self, Choices, EditorState, Saved, Shown, Tool};
use carvania_pages::prefs::Prefs;
use carvania_rules::map::{Draft, Kind, Place};
use carvania_rules::{Language, Title};

use crate::markup::elements;
use crate::tables::assert_well_made;

fn framed<T>(language: Language, look: impl FnOnce(&Frame<'_>) -> T) -> T {
    let assets = Assets::default();
    look(&Frame { language, prefs: Prefs::default(), name: None, assets: &assets, here: "/maps", base: "" })
}

fn seen(state: &EditorState, language: Language) -> String {
    framed(language, |frame| maps::page(frame, state, &Shown::default()).into_string())
}

const fn at(row: i8, column: i8) -> Place {
    Place { row, column }
}

/// Presses a place, which has to do something.
fn press(state: &EditorState, place: Place) -> EditorState {
    state.pressed(place).expect("something happens").0
}

#[test]
fn a_tile_is_laid_and_taken_away_by_the_same_press() {
    let empty = EditorState::new(Title::EasternMountains, Draft::default());
    let state = press(&empty.with(Tool::Lay(Kind::Village)), at(4, 2));
    assert_eq!(state.draft.count(Kind::Village), 1);
    assert_eq!(press(&state, at(0, 0)).draft, Draft::default());
    let replaced = press(&state.with(Tool::Lay(Kind::Valley)), at(0, 0));
    assert_eq!(Kind::ALL.map(|kind| replaced.draft.count(kind)), [0, 0, 1]);
    assert_eq!(press(&state.with(Tool::Take), at(0, 0)).draft, Draft::default());
    assert_eq!(state.with(Tool::Take).pressed(at(2, 0)), None);
}

#[test]
fn a_tile_is_lifted_put_back_or_moved() {
    let draft = maps::first(Title::JourneyTwo);
    let state = EditorState::new(Title::JourneyTwo, draft.clone()).with(Tool::Move);
    let (from, kind) = draft.cells().last().unwrap();
    assert_eq!(state.pressed(from.shifted(2, 0)), None);
    let lifted = press(&state, from);
    assert_eq!((lifted.lifted, &lifted.draft), (Some(from), &draft));
    assert_eq!(press(&lifted, from).lifted, None);
    let moved = press(&lifted, from.shifted(2, 0));
    assert_eq!((moved.lifted, moved.draft.kind(from)), (None, None));
    assert_eq!(moved.draft.kind(from.shifted(2, 0)), Some(kind));
}

/// Where the cells of a map are shown, in columns and half-rows of the page.
fn shown(state: &EditorState) -> BTreeSet<(String, String)> {
    let page = seen(state, Language::English);
    let cells = elements(&page);
    let cells =
        cells.iter().filter(|cell| cell.get("data-place").is_some() && !cell.spoken().contains("empty"));
    cells
        .map(|cell| (cell.get("data-place").unwrap().to_owned(), cell.get("id").unwrap().to_owned()))
        .collect()
}

#[test]
fn nothing_jumps_while_the_map_grows_down_up_and_to_the_right() {
    let mut state = EditorState::new(Title::EasternMountains, Draft::default());
    let mut places = BTreeSet::new();
    // Every press is where the finger is. A new first column may move all by half a cell.
    for place in ["3 4", "3 6", "3 2", "4 5"] {
        let page = seen(&state, Language::English);
        let pressed = elements(&page);
        let pressed = pressed.iter().find(|cell| cell.get("data-place") == Some(place)).expect(place);
        let id = pressed.get("id").unwrap().to_owned();
        let all = -20..=20i8;
        let at = all.clone().flat_map(|row| all.clone().map(move |column| at(row, column)));
        let name = |place: Place| {
            let number = |value: i8| format!("{}{}", if value < 0 { "m" } else { "" }, value.unsigned_abs());
            format!("at-{}-{}", number(place.row), number(place.column))
        };
        state = press(&state, at.into_iter().find(|&place| name(place) == id).expect("a place"));
        places.insert(place.to_owned());
        let now: BTreeSet<String> = shown(&state).into_iter().map(|(place, _)| place).collect();
        assert_eq!(now, places);
    }
}

#[test]
fn the_largest_maps_are_shown_within_what_the_style_sheet_knows() {
    for last in [at(54, 0), at(27, 27), at(55, 27), at(56, 26), at(0, 0)] {
        let first = if last.row % 2 == 0 { at(0, 0) } else { at(1, 1) };
        let cells = [(first, Some(Kind::Open)), (last, Some(Kind::Village)), (at(1, 1), Some(Kind::Valley))];
        let Some((draft, _)) = Draft::default().changed(&cells) else { continue };
        let page = seen(
            &EditorState { corner: at(-100, -100), ..EditorState::new(Title::EasternMountains, draft) },
            Language::English,
        );
        for class in
            elements(&page).iter().filter_map(|element| element.get("class")).flat_map(str::split_whitespace)
        {
            let number = |prefix: &str| class.strip_prefix(prefix).and_then(|rest| rest.parse::<u32>().ok());
            assert!(number("q").is_none_or(|q| q <= 27) && number("h").is_none_or(|h| h <= 56), "{class}");
            assert!(
                number("cols-").is_none_or(|c| c <= 28) && number("rows-").is_none_or(|r| r <= 58),
                "{class}"
            );
        }
    }
}

#[test]
fn problems_are_told_with_their_clause_and_marked_on_their_cells() {
    let first = EditorState::new(Title::JourneyTwo, maps::first(Title::JourneyTwo));
    assert!(seen(&first, Language::English).contains("You can play on this map."));
    let (last, _) = first.draft.cells().last().unwrap();
    let apart = press(&press(&first.with(Tool::Move), last), last.shifted(4, 0));
    let page = seen(&apart, Language::English);
    assert!(page.contains("Not joined to the rest") && page.contains("/rules/J2#J2-6"), "{page}");
    assert!(!page.contains("/new?game="));
    let marked: Vec<String> = elements(&page)
        .iter()
        .map(|element| element.spoken())
        .filter(|spoken| spoken.ends_with("mountain, problem 1"))
        .collect();
    assert_eq!(marked.len(), 1, "{marked:?}");
    let french = seen(&apart, Language::French);
    assert!(french.contains("montagne, problème 1") && french.contains("règle J2-6"));
    let fewer = seen(&press(&first.with(Tool::Take), last), Language::English);
    assert!(fewer.contains("Mountains: 11 on the map, 12 needed.") && fewer.contains("/rules/J2#J2-5"));
}

#[test]
fn what_is_odd_but_allowed_is_told_beside_the_way_to_a_game() {
    let mut state = EditorState::new(Title::EasternMountains, maps::first(Title::EasternMountains));
    assert!(!seen(&state, Language::English).contains("Touching only one other cell"));
    state = press(&state.with(Tool::Lay(Kind::Valley)), at(12, 2));
    let page = seen(&state, Language::English);
    assert!(
        page.contains("Touching only one other cell") && page.contains("/new?game=EM&amp;map="),
        "{page}"
    );
    assert!(page.contains("valley, problem 1"));
}

#[test]
fn every_page_is_well_made() {
    let saved =
        [Saved { game: Title::JourneyThree, name: "<b>\"Col\"</b>".to_owned(), draft: Draft::default() }];
    for language in Language::ALL {
        let overview = framed(language, |frame| maps::overview(frame, &saved).into_string());
        assert!(!overview.contains("<b>\"") && overview.contains("&lt;b&gt;"));
        let mut pages = vec![overview];
        for game in maps::games() {
            let first = EditorState::new(game, maps::first(game));
            let named = EditorState {
                name: saved[0].name.clone().into(),
                ..EditorState::new(game, Draft::default())
            };
            for state in Tool::ALL.map(|tool| first.with(tool)).into_iter().chain([named]) {
                pages.push(seen(&state, language));
            }
        }
        pages.iter().for_each(|page| assert_well_made(page));
    }
}

#[test]
fn a_new_table_offers_the_maps_that_its_game_can_be_played_on() {
    let game = Title::JourneyThree;
    let fit = maps::first(game);
    let unfit = Saved { game, name: "unfit".to_owned(), draft: Draft::default() };
    let other = Saved {
        game: Title::EasternMountains,
        name: "other".to_owned(),
        draft: maps::first(Title::EasternMountains),
    };
    let own = Saved { game, name: "own".to_owned(), draft: fit.clone() };
    let choices = Choices { linked: Some(Err(())), random: None, saved: vec![unfit, other, own] };
    let chosen = |game, choices: &Choices| {
        framed(Language::English, |frame| maps::choice(frame, game, choices).into_string())
    };
    let page = chosen(game, &choices);
    assert!(page.contains(" own<") && !page.contains("unfit<") && !page.contains("other<"), "{page}");
    assert!(page.contains("cannot be used for this game") && page.contains("value=\"\" checked"));
    let linked = chosen(game, &Choices { linked: Some(Ok(fit.clone())), ..Choices::default() });
    assert!(linked.contains(&format!("value=\"{fit}\" checked")) && linked.matches("checked").count() == 1);
    assert_eq!(chosen(Title::GolemEdition, &choices), "");
}
