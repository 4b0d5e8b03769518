//! At the end of the header of a table: rules, lesson and legend one press away, and a menu of what is rarely wanted.

use carvania_rules::Title;
use carvania_words::{Language, say};
use maud::{Markup, html};

use super::context::BoardContext;
use crate::art::{self, Icon};
use crate::frame::Frame;
use crate::learn;
use crate::prefs::Theme;

/// The links, and the menu with what the page adds to it. `legend` is the address of the legend, where there is one.
pub(super) fn menu(
    context: &BoardContext<'_>,
    frame: &Frame<'_>,
    legend: Option<&str>,
    more: Markup,
) -> Markup {
    let title = context.game.title();
    let say = |key: &str| context.say(key, &[]);
    html! {
        nav.helps aria-label=(say("tools")) {
            (links(context, title, legend, "btn ghost"))
            details.menu #menu {
                summary.btn.ghost.icon-only aria-label=(say("legend-menu")) title=(say("legend-menu")) {
                    (art::icon(context.sheet, Icon::Menu))
                }
                div.menu-pop {
                    // What stands in the header where there is room for it.
                    p.menu-row.menu-where { b { (carvania_words::title(context.view.language, title)) } span.note { (round(context)) } }
                    div.menu-links { (links(context, title, legend, "menu-row")) }
                    (more)
                    (language(context, frame))
                    (theme(context, frame))
                    a.menu-row href="/me" { (art::icon(context.sheet, Icon::People)) span { (say("tools-me")) } }
                }
            }
        }
    }
}

/// The round that is played.
pub(super) fn round(context: &BoardContext<'_>) -> String {
    let round = context.view.table.record.as_ref().map_or(0, |record| record.rounds().number());
    context.say("log-round", &[("round", round.into())])
}

/// The lesson, offered to a visitor who has just arrived, until the first round is over.
pub(super) fn welcome(context: &BoardContext<'_>) -> Markup {
    let round = context.view.table.record.as_ref().map_or(0, |record| record.rounds().number());
    if round > 1 {
        return html! {};
    }
    let minutes = learn::minutes(context.game.title());
    html! {
        aside.welcome aria-label=(context.say("welcome", &[])) {
            p { b { (context.say("welcome", &[])) } " " (context.say("welcome-note", &[("minutes", minutes.into())])) }
            a.btn.primary href={ "/learn/" (context.game.title()) } {
                (art::icon(context.sheet, Icon::Lesson)) (context.say("welcome-lesson", &[]))
            }
        }
    }
}

/// Rules and lesson open beside the table, which stays as it is; the legend comes up over it.
fn links(context: &BoardContext<'_>, title: Title, legend: Option<&str>, class: &str) -> Markup {
    let link = |address: &str, icon: Icon, key: &str| {
        html! {
            a class=(class) href=(address) target="_blank" rel="noopener" aria-label=(context.say(key, &[])) {
                (art::icon(context.sheet, icon)) span { (context.say(key, &[])) }
            }
        }
    };
    html! {
        (link(&format!("/rules/{}", title.code()), Icon::Rules, "legend-rules"))
        (link(&format!("/learn/{title}"), Icon::Lesson, "legend-lesson"))
        @if let Some(legend) = legend {
            a class=(class) href=(legend) data-legend aria-label=(context.say("legend", &[])) {
                (art::icon(context.sheet, Icon::Legend)) span { (context.say("legend", &[])) }
            }
        }
    }
}

/// Every language, in its own name.
fn language(context: &BoardContext<'_>, frame: &Frame<'_>) -> Markup {
    html! {
        form.menu-row.menu-choice method="post" action="/preferences" {
            input type="hidden" name="back" value=(frame.here);
            span { (art::icon(context.sheet, Icon::Globe)) (context.say("me-language", &[])) }
            span.seg {
                @for language in Language::ALL {
                    @let is_on = language == frame.language;
                    button name="language" value=(language.code()) lang=(language.code()) aria-current=[is_on.then_some("true")] {
                        (say(language, "tools-language", &[]))
                    }
                }
            }
        }
    }
}

fn theme(context: &BoardContext<'_>, frame: &Frame<'_>) -> Markup {
    let themes = [
        (Theme::System, "theme-auto", Icon::Settings),
        (Theme::Day, "theme-day", Icon::Sun),
        (Theme::Night, "theme-night", Icon::Moon),
    ];
    html! {
        form.menu-row.menu-choice method="post" action="/preferences" {
            input type="hidden" name="back" value=(frame.here);
            span { (art::icon(context.sheet, Icon::Sun)) (context.say("me-theme", &[])) }
            span.seg {
                @for (theme, key, icon) in themes {
                    @let is_on = theme == frame.prefs.theme;
                    button name="theme" value=(theme.name()) aria-current=[is_on.then_some("true")] {
                        (art::icon(context.sheet, icon)) span { (context.say(key, &[])) }
                    }
                }
            }
        }
    }
}
