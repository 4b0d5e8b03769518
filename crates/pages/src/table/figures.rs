//! Figures that are printed on the pieces of a game.

use maud::{Markup, PreEscaped};

/// A drawing whose figures are drawn by the style sheet, from attributes. A piece is called by a name that says all that
/// is drawn on it in words; as text the bare figures would be another label, which nobody could say or hear in its place.
pub(super) fn as_figures(drawing: Markup) -> Markup {
    let PreEscaped(text) = drawing;
    let mut rest = text.as_str();
    let mut drawn = String::with_capacity(text.len());
    // Drawings within the drawing are left as they are.
    let mut depth = 0usize;
    while let Some((before, after)) = rest.split_once('<') {
        push(&mut drawn, before, depth);
        let end = after.find('>').map_or(after.len(), |end| end + 1);
        if after.starts_with("svg") {
            depth += 1;
        } else if after.starts_with("/svg") {
            depth = depth.saturating_sub(1);
        }
        drawn.push('<');
        drawn.push_str(&after[..end]);
        rest = &after[end..];
    }
    push(&mut drawn, rest, depth);
    PreEscaped(drawn)
}

/// What stands between two tags; it is escaped already.
fn push(drawn: &mut String, text: &str, depth: usize) {
    if depth > 0 || text.trim().is_empty() {
        drawn.push_str(text);
    } else {
        drawn.push_str(&format!("<span data-figure=\"{text}\"></span>"));
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn figures_are_drawn_and_pictures_left_alone() {
        let card = html! {
            span.pile { svg.icon { text { "J" } } "×4" } b { (6) } span.empty {} small { "\"a\" & b" }
        };
        let expected = "<span class=\"pile\"><svg class=\"icon\"><text>J</text></svg><span data-figure=\"×4\"></span></span>\
                        <b><span data-figure=\"6\"></span></b><span class=\"empty\"></span>\
                        <small><span data-figure=\"&quot;a&quot; &amp; b\"></span></small>";
        assert_eq!(as_figures(card).0, expected);
    }
}
