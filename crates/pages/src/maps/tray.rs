//! The tray: tiles to lay, and tools.

use carvania_rules::map::Kind;
use carvania_rules::map::file::Shape;
use carvania_words::{cell_kind, say};
use maud::{Markup, html};

use super::editor_state::{EditorState, Tool};
use super::grid::face;
use crate::art::{self, Icon, Sheet, Tile};
use crate::frame::Frame;

/// All tools as links; the one in hand is marked.
pub(super) fn tray(frame: &Frame<'_>, sheet: &Sheet, state: &EditorState) -> Markup {
    let how = if state.lifted.is_some() { "lifted" } else { state.tool.name() };
    html! {
        nav.tray-of-tiles aria-label=(frame.say("maps-tray")) {
            @for tool in Tool::ALL.into_iter().filter(|&tool| is_offered(state, tool)) {
                a.tool aria-current=[(state.tool == tool).then_some("true")] rel="nofollow"
                    href=(state.with(tool).address()) data-step id={ "tool-" (tool.name()) } {
                    @match tool {
                        Tool::Lay(kind) => { (laying(frame, sheet, state, kind)) }
                        Tool::Move => { (art::icon(sheet, Icon::Step)) b { (frame.say("maps-tool-move")) } }
                        Tool::Take => { (art::icon(sheet, Icon::Close)) b { (frame.say("maps-tool-take")) } }
                    }
                }
            }
        }
        p.how { (say(frame.language, "maps-how", &[("tool", how.into())])) " " (frame.say("maps-undo")) }
    }
}

/// Kinds that the game does not want are offered only if there is one to be replaced.
fn is_offered(state: &EditorState, tool: Tool) -> bool {
    let wants = |kind| state.game.map_shape().is_some_and(|shape| range(shape, kind).1 > 0);
    match tool {
        Tool::Lay(kind) => wants(kind) || state.draft.count(kind) > 0,
        Tool::Move | Tool::Take => true,
    }
}

/// The fewest and the most cells of a kind.
pub(super) const fn range(shape: Shape, kind: Kind) -> (usize, usize) {
    match kind {
        Kind::Village => (shape.villages, shape.villages),
        Kind::Open => (shape.open, shape.open),
        Kind::Valley => (shape.least_valleys, shape.valleys),
    }
}

fn laying(frame: &Frame<'_>, sheet: &Sheet, state: &EditorState, kind: Kind) -> Markup {
    let (least, most) = state.game.map_shape().map_or((0, 0), |shape| range(shape, kind));
    let facts = [
        ("range", if least == most { "exact" } else { "range" }.into()),
        ("found", state.draft.count(kind).into()),
        ("most", most.into()),
    ];
    html! {
        span.art { (art::tile(sheet, &Tile::bare(face(Some(kind))))) }
        b { (cell_kind(frame.language, state.game, kind)) }
        span.note { (say(frame.language, "maps-count", &facts)) }
    }
}
