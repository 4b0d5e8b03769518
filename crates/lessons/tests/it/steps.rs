//! The seven lessons, step by step.

use carvania_lessons::{Lesson, Step, Task};
use carvania_rules::{Record, Seat, Title, Turn};

/// Ten minutes at most, at four steps a minute.
const MAX: usize = 40;

fn each(check: impl Fn(Title, &Lesson, usize, &Step, &Record)) {
    for title in Title::ALL {
        let lesson = Lesson::of(title);
        for (place, step) in lesson.steps().iter().enumerate() {
            check(title, lesson, place, step, &lesson.record_at(place));
        }
    }
}

#[test]
fn a_lesson_takes_ten_minutes_at_most() {
    for title in Title::ALL {
        let steps = Lesson::of(title).steps().len();
        assert!((15..=MAX).contains(&steps), "{title} has {steps} steps");
    }
}

#[test]
fn in_every_lesson_the_learner_acts_more_than_they_read() {
    for title in Title::ALL {
        let steps = Lesson::of(title).steps();
        let acts = steps.iter().filter(|step| step.task != Task::Read).count();
        assert!(acts * 2 > steps.len(), "{title}: {acts} of {}", steps.len());
    }
}

#[test]
fn a_lesson_has_the_game_as_it_stands_at_each_step() {
    each(|title, _, place, step, record| {
        assert_eq!(record.actions().len(), step.at, "{title}, step {}", place + 1);
    });
}

#[test]
fn all_that_a_learner_is_asked_for_is_legal_and_theirs() {
    each(|title, _, place, step, record| {
        for action in step.wanted() {
            assert_eq!(record.game().turn(), Turn::Seat(Seat::FIRST), "{title}, step {}", place + 1);
            assert_eq!(record.game().check(action), Ok(()), "{title}, step {}", place + 1);
            assert!(step.accepts(action));
        }
    });
}

#[test]
fn what_a_learner_does_leads_to_the_next_step() {
    each(|title, lesson, place, step, record| {
        let Task::Act { action, .. } = step.task else { return };
        let mut done = record.clone();
        done.apply(action).expect("it is legal");
        let next = lesson.record_at(place + 1);
        assert!(next.actions().starts_with(done.actions()), "{title}, step {}", place + 1);
    });
}

#[test]
fn a_lesson_ends_with_the_game_and_the_learner_wins() {
    for title in Title::ALL {
        let lesson = Lesson::of(title);
        let record = lesson.record_at(lesson.steps().len() - 1);
        assert!(record.game().is_over(), "{title}");
        assert_eq!(record.game().ranking().first(), Some(&Seat::FIRST), "{title}");
        assert_eq!(lesson.steps().last().map(|step| &step.task), Some(&Task::Read), "{title}");
    }
}

#[test]
fn a_number_beyond_the_last_step_is_the_end() {
    let lesson = Lesson::of(Title::GolemEdition);
    assert!(lesson.record_at(usize::MAX).game().is_over());
}
