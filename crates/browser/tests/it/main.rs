//! The pages in a real browser. Without one every test is reported as ignored; `cargo xtask test` has them all run.
//! Pictures of the pages are kept in the folder `screenshots` of the target folder.
//!
//! The built-in test harness can say only that a test passed or failed, so these have one of their own.

mod checks;
mod components;
mod copying;
mod explain;
mod french;
mod games;
mod hint;
mod keyboard;
mod kinds;
mod layout;
mod learn;
mod light;
mod maps;
mod motion;
mod names;
mod news;
mod offline;
mod onward;
mod pages;
mod people;
mod phone;
mod pocket;
mod replay;
mod restart;
mod signs;
mod taps;
mod together;
mod whole;
mod without_script;

use std::process::ExitCode;

use carvania_browser::{FileHost, Stage, Tools};
use libtest_mimic::{Arguments, Trial};
use tokio::runtime::Runtime;

/// The tests by their paths. One that is missing here is dead code, which the lints refuse.
macro_rules! tests {
    ($($module:ident::$name:ident,)*) => {
        vec![$(test(concat!(stringify!($module), "::", stringify!($name)), $module::$name)),*]
    };
}

fn main() -> ExitCode {
    let tests = tests![
        checks::every_fault_is_found,
        components::a_broken_pack_is_told_and_a_good_one_is_added,
        copying::a_link_is_copied_where_there_is_no_clipboard_and_that_is_said,
        copying::what_could_not_be_copied_is_said_and_selected,
        copying::without_a_script_there_is_no_button_that_does_nothing,
        explain::a_thing_says_what_it_is_costs_does_and_is_worth,
        explain::keys_ask_with_i_and_escape_closes,
        explain::a_long_press_asks_and_does_nothing_else,
        explain::the_legend_stays_while_the_game_goes_on,
        explain::a_refusal_says_what_is_lacking,
        explain::without_a_script_the_legend_is_a_page,
        explain::the_lesson_is_offered_at_the_first_table,
        french::everything_in_the_bar_is_french,
        games::golem_edition,
        games::eastern_mountains,
        games::the_call_for_adventure,
        games::an_endless_world,
        games::an_heroic_journey_part_one,
        games::an_heroic_journey_part_two,
        games::an_heroic_journey_part_three,
        hint::a_hint_is_given_marked_followed_and_forgotten,
        keyboard::a_game_is_played_by_keys_and_the_focus_is_never_lost,
        keyboard::keys_act_and_can_be_turned_off,
        keyboard::escape_takes_a_step_back_and_readers_hear_what_happens,
        kinds::a_kind_is_set_off_by_mouse_and_lifted_by_pressing_again,
        kinds::a_kind_leads_the_keyboard_to_its_first_thing_and_escape_leads_back,
        kinds::on_the_map_a_kind_is_set_off_as_well,
        kinds::without_a_script_a_kind_is_a_link_and_looks_like_one,
        layout::nothing_scrolls_on_laptops_with_all_seats_taken,
        layout::nothing_scrolls_on_laptops_in_french,
        layout::maps_are_readable_on_a_phone,
        layout::a_magnified_page_leaves_room_for_the_board,
        layout::language_and_theme_are_in_reach_on_a_phone,
        layout::a_hint_leaves_the_hand_in_view,
        layout::a_table_is_opened_without_scrolling,
        learn::the_first_lesson_is_taken_to_its_end,
        learn::a_lesson_is_taken_by_keys_and_escape_goes_back,
        light::golem_edition,
        light::eastern_mountains,
        light::an_heroic_journey_part_three,
        maps::a_map_is_changed_by_mouse_kept_and_played_on,
        maps::a_map_is_laid_by_keys,
        motion::a_choice_is_taken_while_pieces_still_glide,
        names::golem_edition,
        names::eastern_mountains,
        names::the_call_for_adventure,
        names::an_endless_world,
        names::an_heroic_journey_part_one,
        names::an_heroic_journey_part_two,
        names::an_heroic_journey_part_three,
        news::announcements_of_golem_edition_are_short_and_new,
        news::announcements_of_eastern_mountains_are_short_and_new,
        news::announcements_of_an_endless_world_are_short_and_new,
        news::announcements_of_the_longest_journey_are_short_and_new,
        news::the_steps_of_a_turn_are_told_once_each,
        news::a_hint_is_announced_and_the_focus_stays,
        offline::a_move_made_without_network_is_sent_when_it_is_back,
        offline::a_move_that_was_kept_is_sent_by_the_page_that_comes_next,
        offline::a_move_that_comes_too_late_is_said_to_be_lost,
        onward::the_page_never_steps_back_in_time,
        pages::every_page_passes_every_check,
        pages::every_page_passes_in_french,
        pages::a_lobby_and_an_invitation_pass_every_check,
        people::somebody_finds_their_own_page_and_the_players,
        phone::a_game_is_played_by_tapping,
        pocket::golem_edition_without_a_host,
        pocket::eastern_mountains_without_a_host,
        pocket::an_endless_world_without_a_host,
        pocket::what_is_pressed_at_once_is_done_as_soon_as_it_can_be,
        pocket::a_game_goes_on_when_the_worker_was_ended_and_after_reloading,
        pocket::an_instance_that_broke_is_made_again_from_the_journal,
        pocket::everything_is_taken_along_as_one_file,
        pocket::a_lesson_and_a_review_need_no_host,
        pocket::on_a_phone_and_in_french,
        pocket::a_new_version_is_offered_and_a_game_goes_on_with_it,
        pocket::two_tabs_show_one_game,
        replay::a_game_is_watched_by_slider_and_keys_and_played_on,
        replay::a_game_is_analysed_and_a_turning_point_leads_to_its_moment,
        replay::a_broken_record_is_told_by_its_line,
        restart::the_page_says_that_it_is_alone_comes_back_and_goes_on,
        signs::of_eastern_mountains,
        signs::of_the_call_for_adventure,
        signs::of_an_heroic_journey_part_two,
        signs::of_an_heroic_journey_part_three,
        taps::three_steps_and_a_build_are_three_clicks,
        taps::three_steps_and_a_build_are_three_taps_on_a_phone,
        taps::another_crystal_is_given_by_tapping_it_and_escape_leaves_everything,
        taps::what_is_too_far_says_what_is_missing,
        taps::a_golem_card_row_is_bought_from_with_few_taps,
        taps::a_place_of_an_endless_world_is_one_tap,
        taps::on_the_longest_journey_a_far_cell_is_two_taps,
        taps::a_trip_is_taken_back_as_one,
        taps::without_a_script_a_trip_is_proposed_and_made,
        together::friends_meet_play_and_talk_without_reloading,
        together::what_is_typed_in_a_lobby_stays_when_somebody_comes,
        together::two_at_one_screen_are_called_by_name_and_hand_it_over,
        whole::heading_and_chances_of_a_replay,
        whole::the_bar_of_every_game,
        whole::the_bar_of_every_game_in_french,
        whole::what_taking_back_costs_is_asked_first,
        whole::the_crystals_of_cards_that_were_played,
        whole::the_buttons_of_every_step_of_a_lesson,
        without_script::a_game_is_played_by_forms_and_reloading,
    ];
    let arguments = Arguments::from_args();
    let can_run = Tools::are_there_or_required();
    if !can_run && !arguments.list {
        eprintln!("SKIPPED: {} tests in a real browser, because {}", tests.len(), Tools::MISSING);
    }
    let has_site = FileHost::has_site();
    if can_run && !has_site && !arguments.list {
        eprintln!("SKIPPED: the tests of the pocket, because {}", FileHost::MISSING);
    }
    let can_run = |test: &Trial| can_run && (has_site || !test.name().starts_with("pocket::"));
    let tests = tests.into_iter().map(|test| {
        let is_ignored = !can_run(&test);
        test.with_ignored_flag(is_ignored)
    });
    let tests = tests.collect();
    libtest_mimic::run(&arguments, tests).exit_code()
}

/// A test on a stage of its own.
fn test<T: Future<Output = ()> + 'static>(name: &str, run: fn(Stage) -> T) -> Trial {
    Trial::test(name, move || {
        let runtime = Runtime::new()?;
        runtime.block_on(async { run(Stage::set().await).await });
        Ok(())
    })
}
