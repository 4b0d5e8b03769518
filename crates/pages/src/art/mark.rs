//! The sign of Carvania, a road between two peaks inside a cut stone; the favicon and the social picture.

use maud::{Markup, PreEscaped, html};

use super::crystal::Letters;
use super::scene;
use super::sheet::Sheet;
use crate::style;

/// The sign, in the colours of the page.
pub fn mark() -> Markup {
    html! { svg.mark viewBox="0 0 32 32" aria-hidden="true" { (sign("var(--mark-bg)", "var(--ember-bright)")) } }
}

fn sign(ground: &str, sun: &str) -> Markup {
    html! {
        path d="M10 1h12l9 9v12l-9 9H10l-9-9V10z" fill=(ground) {}
        circle cx="22.5" cy="9" r="2.8" fill=(sun) {}
        path d="M4 23 12.5 9l5 8 3-4L28 23l-6 6H10z" fill="#8FA8B7" {}
        path d="M12.5 9l5 8 3-4L28 23l-6 6h-5z" fill="#6B8494" {}
        path d="M12.5 9l5 8-2 1.5-2.5-3-2.5 3.5L9 15z" fill="#FFFFFF" {}
        path d="M16 30c-3-3 4-4 1.5-7.5" stroke="#F8E6D6" stroke-width="2.2" fill="none" stroke-linecap="round" {}
    }
}

/// What the favicon says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Favicon {
    /// Nothing.
    Calm,
    /// It is your turn.
    YourTurn,
}

/// The favicon, a file of its own: SVG with fixed colours that stand out on light and on dark bars.
pub fn favicon(state: Favicon) -> String {
    let (ground, sun) = match state {
        Favicon::Calm => ("#17212B", "#DD5519"),
        Favicon::YourTurn => ("#DD5519", "#FFF3E4"),
    };
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" {
            (sign(ground, sun))
            path d="M10 1h12l9 9v12l-9 9H10l-9-9V10z" fill="none" stroke="#8FA8B7" stroke-opacity=".7" {}
            @if state == Favicon::YourTurn {
                circle cx="25" cy="25" r="6.5" fill="#FFFFFF" stroke="#B23C0C" stroke-width="2.5" {}
                circle cx="25" cy="25" r="2.6" fill="#B23C0C" {}
            }
        }
    };
    drawing.into_string()
}

/// The sign on a ground to its edges, for systems that cut their icons out: what counts lies within the circle that all of
/// them leave.
pub fn maskable() -> String {
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 52 52" {
            path d="M-10-10h52v52h-52z" fill="#17212B" {}
            (sign("#17212B", "#DD5519"))
        }
    };
    drawing.into_string()
}

/// The picture that stands for a link to Carvania elsewhere, 1200 by 630: a file of its own, by day.
pub fn social_picture(letters: Letters, name: &str, line: &str) -> String {
    let sheet = Sheet::new(letters);
    let scene = scene::panorama(&sheet);
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" data-theme="light" {
            style { (PreEscaped(style::TOKENS)) (PreEscaped(style::ART)) }
            (sheet.render())
            svg y="0" width="1200" height="630" viewBox="240 0 1200 460" preserveAspectRatio="xMaxYMax slice" { (scene) }
            text.social-name x="70" y="150" { (name) }
            text.social-line x="74" y="212" { (line) }
        }
    };
    drawing.into_string()
}
