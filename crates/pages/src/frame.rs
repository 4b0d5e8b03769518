//! The frame of every page: head, header, foot.

use carvania_words::{Language, notice, say};
use maud::{DOCTYPE, Markup, html};

use crate::address;
use crate::art::{self, Icon, Sheet};
use crate::pocket;
use crate::prefs::{Prefs, Theme};

/// What every page needs to know.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    /// The language of the viewer.
    pub language: Language,
    /// How they like it.
    pub prefs: Prefs,
    /// What they are called, if they have a name.
    pub name: Option<&'a str>,
    /// Where the files that belong to pages lie.
    pub assets: &'a Assets,
    /// The address of this page, to come back to after a change of language or theme.
    pub here: &'a str,
    /// The beginning of absolute addresses, for links that are shared.
    pub base: &'a str,
}

/// The addresses of style sheets and scripts. They change when the files do, so that browsers can keep them for ever.
#[derive(Clone, Debug, Default)]
pub struct Assets {
    /// The style sheets, in their order.
    pub styles: Vec<String>,
    /// The address of the script.
    pub live: String,
    /// The picture in the tab of the browser, and the one for the player's own turn.
    pub favicon: (String, String),
    /// The picture on the first screen of a phone.
    pub touch_icon: String,
    /// What browsers need to put Carvania beside other programs.
    pub manifest: String,
    /// What other sites show of a link, in English and in French: whole addresses.
    pub social: [String; 2],
    /// Where the pages come from the browser itself: the script that looks after that. None on a server.
    pub pocket: Option<String>,
}

/// The name of the site.
const SITE: &str = "Carvania";

/// The grounds of the pages by day and by night, for what browsers draw around them: `--bg` of the tokens.
const GROUNDS: [(Theme, &str, &str); 2] =
    [(Theme::Day, "light", "#E3EAEE"), (Theme::Night, "dark", "#0E141B")];

/// Where the foot of every page leads. Programs cannot ask a pocket, and a server has none.
const FOOT: [(&str, &str); 8] = [
    ("/learn", "learn-title"),
    ("/rules", "foot-rules"),
    ("/maps", "maps"),
    ("/components", "components"),
    ("/records", "foot-records"),
    ("/people", "people"),
    (API, "foot-api"),
    (POCKET, "pocket"),
];
const API: &str = "/api";
const POCKET: &str = "/pocket";

impl Frame<'_> {
    /// A message of the catalogue.
    pub fn say(&self, key: &str) -> String {
        say(self.language, key, &[])
    }

    /// Whether the pages come from the browser itself: nobody else can come here then.
    pub fn is_pocket(&self) -> bool {
        self.assets.pocket.is_some()
    }

    /// The address of one of our pages, in the language that is spoken.
    pub fn to(&self, address: &str) -> String {
        address::in_language(self.language, address)
    }

    /// What the tab of the browser says of a page: never without the name of the site.
    pub fn tab(&self, title: &str) -> String {
        if title.contains(SITE) { title.to_owned() } else { format!("{title} · {SITE}") }
    }

    /// A whole page; `class` goes on the body.
    pub fn page(&self, title: &str, class: &str, body: Markup) -> Markup {
        self.described(title, &self.say("home-pitch"), class, body)
    }

    /// A page with its own sentence about what is on it, for people who are sent a link to it.
    pub fn described(&self, title: &str, about: &str, class: &str, body: Markup) -> Markup {
        let theme = match self.prefs.theme {
            Theme::System => None,
            Theme::Day => Some("light"),
            Theme::Night => Some("dark"),
        };
        html! {
            (DOCTYPE)
            html lang=(self.language.code()) data-theme=[theme] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    (self.grounds())
                    title { (self.tab(title)) }
                    (self.card(title, about))
                    (self.addresses())
                    link rel="icon" type="image/svg+xml" href=(self.assets.favicon.0) data-turn=(self.assets.favicon.1);
                    link rel="apple-touch-icon" sizes="180x180" href=(self.assets.touch_icon);
                    link rel="manifest" href=(self.assets.manifest);
                    @for style in &self.assets.styles { link rel="stylesheet" href=(style); }
                    script src=(self.assets.live) defer {}
                    @if let Some(script) = &self.assets.pocket { script src=(script) defer {} }
                }
                body class=(class) { (body) }
            }
        }
    }

    /// The colour that browsers draw around the page.
    fn grounds(&self) -> Markup {
        html! {
            @for (theme, scheme, colour) in GROUNDS {
                @if self.prefs.theme == Theme::System {
                    meta name="theme-color" media={ "(prefers-color-scheme: " (scheme) ")" } content=(colour);
                } @else if self.prefs.theme == theme { meta name="theme-color" content=(colour); }
            }
        }
    }

    /// By which addresses the page is known in each language. What is not for everybody is not to be found.
    fn addresses(&self) -> Markup {
        let (_, plain) = address::split(self.here);
        if !address::is_public(&plain) {
            return html! { meta name="robots" content="noindex"; };
        }
        let known = address::canonical(&plain);
        let whole = |language: Language| format!("{}{}", self.base, address::in_language(language, &known));
        html! {
            link rel="canonical" href=(whole(self.language));
            meta property="og:url" content=(whole(self.language));
            @for language in Language::ALL { link rel="alternate" hreflang=(language.code()) href=(whole(language)); }
            link rel="alternate" hreflang="x-default" href=(whole(Language::English));
        }
    }

    /// What other sites show of a link to the page.
    fn card(&self, title: &str, about: &str) -> Markup {
        let (picture, locale) = match self.language {
            Language::English => (&self.assets.social[0], "en_GB"),
            Language::French => (&self.assets.social[1], "fr_FR"),
        };
        html! {
            meta name="description" content=(about);
            meta property="og:type" content="website";
            meta property="og:site_name" content=(SITE);
            meta property="og:locale" content=(locale);
            meta property="og:title" content=(title);
            meta property="og:description" content=(about);
            meta property="og:image" content=(picture);
            meta property="og:image:type" content="image/png";
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
            meta property="og:image:alt" content=(self.say("home-pitch"));
            meta name="twitter:card" content="summary_large_image";
        }
    }

    /// The header: where one is, what is shown in its middle, and the settings.
    pub fn header(&self, sheet: &Sheet, place: Markup, middle: Markup) -> Markup {
        self.top(place, middle, self.tools(sheet))
    }

    /// A header with something of its own at its end.
    pub(crate) fn top(&self, place: Markup, middle: Markup, end: Markup) -> Markup {
        let is_plain = place.0.is_empty();
        html! {
            // A table has a way of its own, to what is to be decided.
            @if is_plain { a.skip href="#main" { (self.say("skip-page")) } }
            header.top {
                a.brand href=(self.to("/")) aria-label=(SITE) { (art::mark()) span { (SITE) } }
                (place)
                (middle)
                (end)
            }
            @if is_plain { span #main tabindex="-1" {} }
        }
    }

    /// Language, day or night, oneself. Forms, so that they work without a script.
    fn tools(&self, sheet: &Sheet) -> Markup {
        let other = match self.language {
            Language::English => Language::French,
            Language::French => Language::English,
        };
        let code = other.code().to_uppercase();
        let name = format!("{code}, {}", say(other, "tools-language", &[]));
        let now = self.say(match self.prefs.theme {
            Theme::System => "theme-system",
            Theme::Day => "theme-day",
            Theme::Night => "theme-night",
        });
        let theme = say(self.language, "tools-theme", &[("now", now.into())]);
        // The page in the other language, where it has an address of its own.
        let (_, plain) = address::split(self.here);
        html! {
            nav.tools aria-label=(self.say("tools")) {
                form method="post" action="/preferences" {
                    input type="hidden" name="back" value=(address::in_language(other, &plain));
                    button.btn.ghost.lang name="language" value=(other.code()) lang=(other.code()) aria-label=(name)
                        title=(name) { (code) }
                }
                form method="post" action="/preferences" {
                    input type="hidden" name="back" value=(self.here);
                    button.btn.ghost.icon-only name="theme" value="next" aria-label=(theme) title=(theme) {
                        (art::icon(sheet, Icon::Sun))
                    }
                }
                a.btn.ghost.icon-only href="/me" aria-label=(self.say("tools-me")) { (art::icon(sheet, Icon::People)) }
            }
        }
    }

    /// The footer of every page, with the notice that this is an unofficial project.
    pub fn foot(&self) -> Markup {
        html! {
            footer.foot-note {
                p { (notice(self.language)) }
                nav aria-label=(self.say("foot")) {
                    @for (address, key) in FOOT {
                        @if address != (if self.is_pocket() { API } else { POCKET }) { a href=(self.to(address)) { (self.say(key)) } }
                    }
                }
                @if self.is_pocket() { (pocket::news(self)) }
            }
        }
    }
}
