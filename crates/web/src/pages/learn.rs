//! Lessons: a table whose moves are known. Nothing is kept but which lessons were taken to their end, in a cookie.

use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use carvania_lessons::{Lesson, Task};
use carvania_pages::learn;
use carvania_pages::percent;
use carvania_pages::table::{Reply, Teaching};
use carvania_rules::Title;
use maud::Markup;
use serde::Deserialize;

use super::form::Form;
use super::visitor::Visitor;
use crate::cookie;
use crate::error::Problem;
use crate::extract::{Named, Query};

/// The cookie with the lessons that were taken.
const NAME: &str = "learned";
/// A year, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// So much of what was tried stands in an address.
const MAX_TRIED: usize = 200;

/// What the address says.
#[derive(Default, Deserialize)]
pub(crate) struct LessonQuery {
    /// Which step, counted from 1.
    step: Option<usize>,
    /// Something else that was done, and is to be talked about.
    tried: Option<String>,
    /// Whether the step before was done in a way that is as good.
    as_good: Option<String>,
}

/// A visitor at a step of a lesson.
struct Lecture {
    visitor: Visitor,
    headers: HeaderMap,
    lesson: &'static Lesson,
    step: usize,
}

/// Shows all lessons.
pub(crate) async fn lessons(visitor: Visitor, headers: HeaderMap) -> Markup {
    learn::page(&visitor.frame(), &read_learned(&headers))
}

/// A step of a lesson.
pub(crate) async fn page(
    visitor: Visitor,
    headers: HeaderMap,
    Named(name): Named,
    Query(query): Query<LessonQuery>,
) -> Result<Response, Problem> {
    let lecture = Lecture::of(visitor, headers, &name, query.step)?;
    let tried = query.tried.as_deref().and_then(|text| lecture.reply(text));
    let reply = tried.or(query.as_good.map(|_| Reply::AsGood));
    Ok(lecture.render(lecture.step, reply))
}

/// What everything on the table is and does at a step.
pub(crate) async fn legend(
    visitor: Visitor,
    headers: HeaderMap,
    Named(name): Named,
    Query(query): Query<LessonQuery>,
) -> Result<Markup, Problem> {
    let lecture = Lecture::of(visitor, headers, &name, query.step)?;
    let teaching = Teaching { lesson: lecture.lesson, step: lecture.step, reply: None };
    Ok(teaching.legend(&lecture.visitor.frame()))
}

/// What the learner did: what the lesson asks for, something else, or a question why something cannot be done.
pub(crate) async fn act(
    visitor: Visitor,
    headers: HeaderMap,
    Named(name): Named,
    Query(query): Query<LessonQuery>,
    form: Form,
) -> Result<Response, Problem> {
    let lecture = Lecture::of(visitor, headers, &name, query.step)?;
    let text = form.get("action").or(form.get("why")).unwrap_or_default();
    Ok(lecture.answer(text))
}

impl Lecture {
    fn of(visitor: Visitor, headers: HeaderMap, name: &str, step: Option<usize>) -> Result<Lecture, Problem> {
        let game = Title::ALL.into_iter().find(|game| game.code().eq_ignore_ascii_case(name));
        let lesson = Lesson::of(game.ok_or(Problem::Missing("lesson"))?);
        let step = step.unwrap_or(1).clamp(1, lesson.steps().len()) - 1;
        Ok(Lecture { visitor, headers, lesson, step })
    }

    /// On to the next step, or the same one again with a word about what was tried.
    fn answer(&self, text: &str) -> Response {
        let read = self.lesson.record_at(self.step).game().read_action(text).ok();
        let accepted = read.filter(|&action| self.lesson.steps()[self.step].accepts(action));
        let is_as_good = accepted.is_some_and(|action| {
            !matches!(&self.lesson.steps()[self.step].task, Task::Act { action: asked, .. } if *asked == action)
        });
        // No action is longer.
        let tried: String = text.chars().take(MAX_TRIED).collect();
        match (accepted, self.is_scripted()) {
            (Some(_), true) => self.render(self.step + 1, is_as_good.then_some(Reply::AsGood)),
            (None, true) => self.render(self.step, self.reply(text)),
            (Some(_), false) => self.redirect_to(self.step + 1, if is_as_good { "&as_good=yes" } else { "" }),
            (None, false) => self.redirect_to(self.step, &format!("&tried={}", percent::encode(&tried))),
        }
    }

    /// What is said about an action that the lesson does not ask for; nothing about what is none.
    fn reply(&self, text: &str) -> Option<Reply> {
        let record = self.lesson.record_at(self.step);
        let action = record.game().read_action(text).ok()?;
        Some(match record.game().check(action) {
            Ok(()) => Reply::Other(action),
            Err(clause) => Reply::Forbidden(action, clause),
        })
    }

    /// Whether the script asks, which puts in place only what changes.
    fn is_scripted(&self) -> bool {
        self.headers.contains_key("x-part")
    }

    /// A step; who sees the last one has taken the lesson.
    fn render(&self, step: usize, reply: Option<Reply>) -> Response {
        let step = step.min(self.lesson.steps().len() - 1);
        let (teaching, frame) = (Teaching { lesson: self.lesson, step, reply }, self.visitor.frame());
        let page = if self.is_scripted() { teaching.whole(&frame) } else { teaching.page(&frame) };
        let is_last = step + 1 == self.lesson.steps().len();
        let cookie = is_last.then(|| (SET_COOKIE, cookie_with(&self.headers, self.lesson.title())));
        (AppendHeaders(cookie), page).into_response()
    }

    /// Without the script every step has an address of its own.
    fn redirect_to(&self, step: usize, more: &str) -> Response {
        let teaching = Teaching { lesson: self.lesson, step, reply: None };
        Redirect::to(&teaching.link(self.visitor.language, step, more)).into_response()
    }
}

/// The lessons that a browser remembers.
fn read_learned(headers: &HeaderMap) -> Vec<Title> {
    let text = cookie::value(headers, NAME).unwrap_or_default();
    text.split('.').filter_map(|code| code.parse().ok()).collect()
}

/// The cookie with one lesson more.
fn cookie_with(headers: &HeaderMap, game: Title) -> String {
    let mut games = read_learned(headers);
    games.push(game);
    games.sort_unstable();
    games.dedup();
    let codes: Vec<&str> = games.into_iter().map(Title::code).collect();
    format!("{NAME}={}; SameSite=Lax; Path=/; Max-Age={YEAR}", codes.join("."))
}

#[cfg(test)]
mod tests {
    use axum::http::header::COOKIE;

    use super::*;

    #[test]
    fn a_browser_remembers_each_lesson_once_and_no_nonsense() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, "learned=EM.nonsense..EM".parse().expect("a value"));
        assert_eq!(cookie_with(&headers, Title::GolemEdition).split(';').next(), Some("learned=GE.EM"));
        assert_eq!(cookie_with(&headers, Title::EasternMountains).split(';').next(), Some("learned=EM"));
    }
}
