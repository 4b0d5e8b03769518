//! The page on which a map is made.

use carvania_rules::map::CodeError;
use carvania_rules::map::file::MapProblem;
use carvania_words::{map_problem, say, title};
use maud::{Markup, html};

use super::editor_state::EditorState;
use super::findings::{Finding, Findings, findings};
use super::grid::{grid, reference};
use super::keeping::keeping;
use super::tray::tray;
use crate::art::{self, Icon, Letters, Sheet};
use crate::frame::Frame;

/// What the page shows besides the map.
#[derive(Clone, Debug, Default)]
pub struct Shown<'a> {
    /// The whole address of the map, to be shared.
    pub link: &'a str,
    /// What became of saving, in words.
    pub told: Option<String>,
    /// Why the code of the link was not taken.
    pub code: Option<CodeError>,
    /// A file that was not opened.
    pub uploaded: Option<Uploaded<'a>>,
}

/// A map file that a visitor tried to open, and what is wrong with it.
#[derive(Clone, Debug)]
pub struct Uploaded<'a> {
    /// What stands in it.
    pub text: &'a str,
    /// The problems, in words.
    pub problems: Vec<String>,
    /// What the reader of files says, in its own words.
    pub details: Option<String>,
}

impl<'a> Uploaded<'a> {
    /// A file with these problems.
    pub fn new(
        frame: &Frame<'_>,
        state: &EditorState,
        text: &'a str,
        problems: &[MapProblem],
    ) -> Uploaded<'a> {
        let details = problems.iter().find_map(|problem| match problem {
            MapProblem::File(details) => Some(details.trim_end().to_owned()),
            _ => None,
        });
        let problems = problems.iter().map(|problem| map_problem(frame.language, state.game, problem));
        Uploaded { text, problems: problems.collect(), details }
    }
}

/// The page of the map editor.
pub fn page(frame: &Frame<'_>, state: &EditorState, shown: &Shown<'_>) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let game = title(frame.language, state.game);
    let name = say(frame.language, "maps-name", &[("game", game.into())]);
    let findings = findings(frame.language, state.game, &state.draft);
    let body = html! {
        main.bench #bench {
            div.bench-head {
                p { a href=(frame.to("/maps")) { (frame.say("maps")) } }
                h1 { (state.name.as_deref().unwrap_or(&name)) }
                @if state.name.is_some() { p.note { (name) } }
                @if let Some(error) = shown.code { (refused(frame, error)) }
                @if let Some(told) = &shown.told { p.told role="status" { (told) } }
            }
            section.slab.laying { (tray(frame, &sheet, state)) (grid(frame, &sheet, state, &findings)) }
            div.bench-side {
                (verdict(frame, &sheet, state, &findings))
                (keeping(frame, &sheet, state, shown))
            }
        }
    };
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    frame.page(
        &name,
        "plain-page",
        html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) },
    )
}

fn refused(frame: &Frame<'_>, error: CodeError) -> Markup {
    let name = if error == CodeError::Version { "version" } else { "damaged" };
    html! {
        p.problem role="alert" { (say(frame.language, "maps-code", &[("name", name.into())])) " " (frame.say("maps-code-instead")) }
    }
}

/// What the checker says, and the way to a game if it is content.
fn verdict(frame: &Frame<'_>, sheet: &Sheet, state: &EditorState, findings: &Findings) -> Markup {
    let number = findings.problems.len();
    html! {
        section.slab.verdict aria-labelledby="verdict" {
            h2 #verdict { (say(frame.language, "maps-problems", &[("number", number.into())])) }
            @if number == 0 {
                p.good { (art::icon(sheet, Icon::Check)) (frame.say("maps-good")) }
                (list(frame, state, &findings.problems, 1))
                @if !findings.advice.is_empty() { h3 { (frame.say("maps-advice")) } (list(frame, state, &findings.advice, 1)) }
                a.btn.primary.big href={ "/new?game=" (state.game) "&map=" (state.draft) } { (art::icon(sheet, Icon::Run)) (frame.say("maps-play")) }
            } @else {
                (list(frame, state, &findings.problems, 1))
                span.btn.big aria-disabled="true" { (art::icon(sheet, Icon::Run)) (frame.say("maps-play-not-yet")) }
            }
        }
    }
}

/// Findings with the numbers that mark their cells on the grid.
fn list(frame: &Frame<'_>, state: &EditorState, findings: &[Finding], from: usize) -> Markup {
    let window = state.window();
    html! {
        ol.findings {
            @for (number, finding) in (from..).zip(findings) {
                li {
                    span.flag aria-hidden="true" { "!" (number) }
                    span {
                        (finding.words)
                        @if let Some(clause) = finding.clause {
                            " " a.clause href={ "/rules/" (clause.book.code()) "#" (clause) } { (say(frame.language, "maps-clause", &[("clause", clause.to_string().into())])) }
                        }
                        @if !finding.cells.is_empty() {
                            span.cells { @for &cell in &finding.cells { (reference(frame, window, cell)) } }
                        }
                    }
                }
            }
        }
    }
}
