//! Saving a map, sharing it, and files.

use maud::{Markup, html};

use super::editor::{Shown, Uploaded};
use super::editor_state::EditorState;
use crate::art::{self, Icon, Sheet};
use crate::copying::copying;
use crate::frame::Frame;

/// All that can be done with a map besides playing on it.
pub(super) fn keeping(frame: &Frame<'_>, sheet: &Sheet, state: &EditorState, shown: &Shown<'_>) -> Markup {
    let game = state.game;
    html! {
        section.slab.keeping aria-labelledby="keeping" {
            h2 #keeping { (frame.say("maps-keep")) }
            form method="post" action={ "/maps/" (game) "/save" } {
                input type="hidden" name="map" value=(state.draft);
                div.field {
                    label for="map-name" { (frame.say("maps-save-name")) }
                    span.inline {
                        input #map-name name="name" required maxlength="32" autocomplete="off" value=(state.name.as_deref().unwrap_or_default());
                        button.btn { (art::icon(sheet, Icon::Check)) (frame.say("maps-save")) }
                    }
                }
            }
            div.field { span { (frame.say("maps-share")) }
                (copying(frame.language, shown.link, &frame.say("maps-share")))
            }
            p.acts {
                a.btn rel="nofollow" href={ "/maps/" (game) "/file?map=" (state.draft) } { (art::icon(sheet, Icon::Acquire)) (frame.say("maps-download")) }
                a.btn rel="nofollow" href={ "/maps/" (game) "/random?" (state) } data-step { (art::icon(sheet, Icon::Refresh)) (frame.say("maps-random")) }
                a.btn rel="nofollow" href={ "/maps/" (game) "?map=1" } data-step { (art::icon(sheet, Icon::Plus)) (frame.say("maps-empty")) }
            }
            (opening(frame, state, shown.uploaded.as_ref()))
        }
    }
}

fn opening(frame: &Frame<'_>, state: &EditorState, uploaded: Option<&Uploaded<'_>>) -> Markup {
    html! {
        details #open open[uploaded.is_some()] {
            summary { (frame.say("maps-open")) }
            @if let Some(Uploaded { problems, details, .. }) = uploaded {
                div.problem role="alert" {
                    b { (frame.say("maps-open-failed")) }
                    ul { @for problem in problems { li { (problem) } } }
                    @if let Some(details) = details { pre lang="en" { (details) } }
                }
            }
            form method="post" action={ "/maps/" (state.game) "/open" } enctype="multipart/form-data" {
                label.field { span { (frame.say("maps-open-text")) }
                    textarea name="text" rows="8" maxlength="10000" spellcheck="false" { (uploaded.map_or("", |uploaded| uploaded.text)) }
                }
                label.field { span { (frame.say("maps-open-file")) } input type="file" name="file" accept=".toml,text/plain"; }
                button.btn { (frame.say("maps-open-go")) }
            }
        }
    }
}
