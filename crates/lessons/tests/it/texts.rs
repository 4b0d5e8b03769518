//! The texts of the lessons.

use carvania_lessons::Lesson;
use carvania_rules::Title;
use carvania_words::{Language, say};

#[test]
fn every_step_says_what_it_is_about_and_explains_it_in_every_language() {
    for (title, language) in Title::ALL.into_iter().flat_map(|title| Language::ALL.map(|each| (title, each)))
    {
        for step in Lesson::of(title).steps() {
            let message = step.message(title);
            for key in [message.clone(), format!("{message}.text")] {
                let text = say(language, &key, &[]);
                assert!(!text.is_empty() && !text.contains(&message), "{key} in {language}: {text}");
            }
        }
    }
}

#[test]
fn what_is_said_of_a_result_is_the_result() {
    for (title, language) in Title::ALL.into_iter().flat_map(|title| Language::ALL.map(|each| (title, each)))
    {
        let lesson = Lesson::of(title);
        let last = lesson.steps().last().expect("there is a step");
        let said = say(language, &last.message(title), &[]);
        for points in lesson.record_at(usize::MAX).result().expect("the game is over") {
            assert!(said.contains(&points.to_string()), "{title} in {language}: {said}, but {points}");
        }
    }
}

#[test]
fn texts_are_short() {
    for (title, language) in Title::ALL.into_iter().flat_map(|title| Language::ALL.map(|each| (title, each)))
    {
        for step in Lesson::of(title).steps() {
            let text = say(language, &format!("{}.text", step.message(title)), &[]);
            assert!(text.chars().count() <= 300, "{} in {language}", step.name);
        }
    }
}
