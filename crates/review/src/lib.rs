//! The findings about a game: what each decision was worth, and what luck did.
//!
//! A [`Finding`] holds what a strong bot expects before a decision, after the action that was taken and after the best
//! one. A [`Review`] puts the findings of a record together: losses, luck, turning points. [`Advice`] is what it would do
//! at a position. These are plain data: `carvania-lab` makes the findings, `carvania-report` puts a review into words
//! and on a page.
//!
//! # Modules
//!
//! - `finding`, `verdict`: one decision (what is expected before and after it, and how good it was).
//! - `game`, `moments`, `standing`: a whole game (move by move, what changed the chances, how each seat played).
//! - `advice`: what a strong player would do at a position.

mod advice;
mod course;
mod finding;
mod game;
mod moments;
mod standing;
mod verdict;

pub use advice::{Advice, Goal, MAX_ADVISED, obvious};
pub use course::{Balance, Chances, Doubt};
pub use finding::{Assessment, Finding, Outlook};
pub use game::{Gain, Given, Judgement, Move, Review, choices};
pub use moments::{Cause, Moment};
pub use standing::Standing;
pub use verdict::{Grade, Verdict};
