//! Packs of other components: those of this server, and the form that checks and adds one.

use carvania_rules::Title;
use carvania_rules::components::Problem;
use carvania_words::{component_problem, say, title};
use maud::{Markup, html};

use crate::frame::Frame;

/// A pack of this server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// What people call it.
    pub name: String,
    /// The digest for each game in which it differs from the printed components.
    pub digests: Vec<(Title, String)>,
}

impl Pack {
    /// The digest for a game; empty where it does not differ.
    pub(super) fn digest(&self, game: Title) -> String {
        let found = self.digests.iter().find(|(other, _)| *other == game);
        found.map(|(_, digest)| digest.clone()).unwrap_or_default()
    }
}

/// The form that adds a pack.
#[derive(Clone, Copy, Debug, Default)]
pub struct Adding<'a> {
    /// How many packs more there is room for.
    pub room: usize,
    /// The files as they were written: names and texts.
    pub files: &'a [(String, String)],
    /// What came of it.
    pub answer: Option<&'a Answer>,
}

/// What came of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// All that is wrong with it, with the name of the file.
    Problems(Vec<(String, Problem)>),
    /// There is nothing in it.
    Empty,
    /// Two of its files are for one box.
    SameBox,
    /// It is no other than the printed components.
    AsPrinted,
    /// It can be played with.
    Fit,
    /// It is here now, under this name.
    Added(String),
}

/// The files of a pack are one for each box.
const FILES: usize = 3;

/// The packs of this server.
pub(super) fn list(frame: &Frame<'_>, packs: &[Pack]) -> Markup {
    html! {
        h2 #packs { (frame.say("packs")) }
        p.note { (frame.say("packs-note")) }
        @if packs.is_empty() { p { (frame.say("packs-none")) } }
        ul.packs {
            @for pack in packs {
                li {
                    b.serif { (pack.name) }
                    ul {
                        @for (game, digest) in &pack.digests {
                            li { a href={ "/components/" (game) "?pack=" (digest) } { (title(frame.language, *game)) }
                                " " code { (short(digest)) } }
                        }
                    }
                }
            }
        }
    }
}

/// Enough of a digest to tell packs apart.
fn short(digest: &str) -> &str {
    digest.get(..12).unwrap_or(digest)
}

/// Which components are shown.
pub(super) fn of(frame: &Frame<'_>, pack: Option<&Pack>, game: Title) -> Markup {
    match pack {
        None => html! { (frame.say("components-printed")) },
        Some(pack) => {
            let digest = pack.digest(game);
            html! {
                (say(frame.language, "components-of-pack", &[("name", pack.name.clone().into())])) " "
                code title=(digest) { (short(&digest)) }
            }
        }
    }
}

/// The form: a file for each box that differs, checked before anything is kept.
pub(super) fn form(frame: &Frame<'_>, adding: &Adding<'_>) -> Markup {
    html! {
        details.add-pack open[adding.answer.is_some()] {
            summary { (frame.say("packs-add")) }
            p.note { (frame.say("packs-add-note")) }
            (answer(frame, adding.answer))
            @if adding.room == 0 { p.problem { (frame.say("packs-full")) } }
            @else {
                form method="post" action="/components#packs" {
                    (file(frame, adding, 0))
                    details.more open[adding.files.iter().skip(1).any(|(_, text)| !text.is_empty())] {
                        summary { (frame.say("packs-more")) }
                        @for number in 1..FILES { (file(frame, adding, number)) }
                    }
                    div.inline {
                        button.btn name="then" value="check" { (frame.say("packs-check")) }
                        button.btn.primary name="then" value="add" { (frame.say("packs-do")) }
                    }
                }
            }
        }
    }
}

fn file(frame: &Frame<'_>, adding: &Adding<'_>, number: usize) -> Markup {
    let (name, text) = adding.files.get(number).map_or(("", ""), |(name, text)| (name, text));
    let id = format!("pack-{number}");
    html! {
        label.line { span { (frame.say("packs-name")) }
            input name={ "name-" (number) } maxlength="60" value=(name) autocomplete="off" data-names=(id); }
        label.text-line { span { (frame.say("packs-text")) }
            textarea id=(id) name={ "text-" (number) } rows="8" spellcheck="false" { (text) } }
        label.line.scripted hidden { span { (frame.say("packs-file")) }
            input type="file" accept=".toml,text/plain" data-into=(id); }
    }
}

fn answer(frame: &Frame<'_>, answer: Option<&Answer>) -> Markup {
    html! {
        @match answer {
            None => {}
            Some(Answer::Empty) => { p.problem role="alert" { (frame.say("packs-empty")) } }
            Some(Answer::SameBox) => { p.problem role="alert" { (frame.say("packs-same-box")) } }
            Some(Answer::AsPrinted) => { p.problem role="alert" { (frame.say("packs-as-printed")) } }
            Some(Answer::Fit) => { p.problem.good role="status" { (frame.say("packs-fit")) } }
            Some(Answer::Added(name)) => {
                p.problem.good role="status" { (say(frame.language, "packs-added", &[("name", name.clone().into())])) }
            }
            Some(Answer::Problems(problems)) => {
                div.problem role="alert" {
                    p { (say(frame.language, "packs-problems", &[("number", problems.len().into())])) }
                    ul { @for (file, problem) in problems { li { (file) ": " (component_problem(frame.language, problem)) } } }
                }
            }
        }
    }
}
