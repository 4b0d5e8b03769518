//! Lessons: for each game a record in which the learner has seat 1, with marks that say where it pauses and what for.
//!
//! A lesson is an annotated record: the text form of a game (`records/GE.record`), with comments as marks. Each mark is
//! a pause, and what happens up to the next one is played when the learner goes on:
//!
//! ```text
//! # read goal @golems
//! # do first @hand
//! 1.   play:+YY
//! # read rival @rival
//!      acquire:+YYY
//! ```
//!
//! `read` is a pause to read at; `do` one at which the learner makes the next action, and every further one of their own
//! up to the next mark. A name tells the texts apart, `@` says what on the table they are about, and after
//! `or` stand actions that are as good as the one in the record. The texts themselves are in the catalogue
//! (`lesson-ge-goal`), so a lesson is the same game in every language.
//!
//! ```
//! use carvania_lessons::Lesson;
//! use carvania_rules::Title;
//!
//! let lesson = Lesson::of(Title::GolemEdition);
//! assert_eq!(lesson.steps()[0].message(Title::GolemEdition), "lesson-ge-goal");
//! ```
//!
//! # Modules
//!
//! - `lesson`, `mark`: the steps of a lesson, and the marks in its record that make them.
//! - `part`: the part of the table that a step is about.

mod lesson;
mod mark;
mod part;

pub use lesson::{Lesson, LessonError, Step, Task};
pub use mark::MarkError;
pub use part::Part;
