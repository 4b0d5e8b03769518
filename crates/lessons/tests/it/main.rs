//! Lessons: every record replays, every step can be taken, every step has its texts.

mod reading;
mod steps;
mod texts;
