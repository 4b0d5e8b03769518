//! The signs of a game, each drawn as on the table, with a sentence.

use carvania_rules::components::GameBox;
use carvania_rules::golems::Metal;
use carvania_rules::{Components, Crystals, Seat, Source, Title};
use carvania_words::{Language, compose, say};
use maud::{Markup, html};

use crate::art::{self, Face, Icon, Sheet, Size, Tile};
use crate::crystal_markup::markup;

/// What stands for a sign.
#[derive(Clone, Copy)]
enum Drawing {
    Icon(Icon),
    Icons(Icon, Icon),
    Crystals(Crystals),
    Token(Metal),
    Trader,
    TraderSpace,
    Outpost,
    Wagon,
    /// A mountain, a valley, a village.
    Mountain,
    Valley,
    Village,
    /// The ring of what can be done.
    Ring,
}

/// A sign: its message, and what stands for it.
type Sign = (&'static str, Drawing);

/// Signs under a heading.
type Chapter = (&'static str, Vec<Sign>);

/// How signs are told and drawn.
#[derive(Clone, Copy)]
pub(crate) struct Signs<'a> {
    pub(crate) sheet: &'a Sheet,
    pub(crate) language: Language,
    pub(crate) components: &'a Components,
    /// Whose cloth wagons and outposts bear.
    pub(crate) seat: Seat,
}

/// All signs of a game under their headings.
pub(crate) fn signs(context: Signs<'_>, title: Title) -> Markup {
    html! {
        @for (heading, signs) in chapters(title) {
            section {
                h3 { (say(context.language, heading, &[])) }
                ul { @for sign in signs { (entry(context, sign)) } }
            }
        }
    }
}

fn entry(context: Signs<'_>, (message, drawing): Sign) -> Markup {
    html! {
        li.sign id={ "about-" (message) } {
            span.drawn { (drawn(context, drawing)) }
            p {
                b { (say(context.language, message, &[])) (say(context.language, "legend-colon", &[])) }
                " " (markup(context.sheet, context.language, &compose(context.language, &format!("{message}.text"), &[])))
            }
        }
    }
}

fn drawn(context: Signs<'_>, drawing: Drawing) -> Markup {
    let sheet = context.sheet;
    let own = context.seat;
    match drawing {
        Drawing::Icon(icon) => art::icon(sheet, icon),
        Drawing::Icons(one, other) => html! { (art::icon(sheet, one)) (art::icon(sheet, other)) },
        Drawing::Crystals(crystals) => art::crystals(sheet, crystals, Size::Small),
        Drawing::Token(metal) => {
            let tokens = &context.components.golem_edition;
            let points = match metal {
                Metal::Copper => tokens.copper.points,
                Metal::Silver => tokens.silver.points,
            };
            art::token(sheet, metal, points)
        }
        Drawing::Trader => art::trader(sheet, own),
        Drawing::TraderSpace => art::trader_space(sheet),
        Drawing::Outpost => art::outpost(sheet, own),
        Drawing::Wagon => art::wagon(sheet, own),
        Drawing::Mountain => tile(context, first_mountain(context)),
        Drawing::Valley => tile(context, Face::Valley),
        Drawing::Village => tile(context, Face::Village(None)),
        Drawing::Ring => html! { span.ring-sign {} },
    }
}

fn tile(context: Signs<'_>, face: Face) -> Markup {
    html! { span.tile-sign { (art::tile(context.sheet, &Tile::bare(face))) } }
}

fn first_mountain(context: Signs<'_>) -> Face {
    let tiles = &context.components.eastern_mountains;
    tiles.mountains().first().map_or(Face::Unknown, |id| Face::Mountain(tiles.mountain(id)))
}

fn chapters(title: Title) -> Vec<Chapter> {
    let boxes = title.boxes();
    let mut chapters = vec![("chapter-crystals", crystals())];
    let has_world = boxes.contains(&GameBox::EndlessWorld);
    if title.sources().contains(&Source::Copper) {
        chapters.push(("chapter-golems", golems()));
    }
    if boxes.contains(&GameBox::GolemEdition) {
        chapters.push(("chapter-cards", if has_world { cards() } else { row(title) }));
    }
    if has_world {
        chapters.push(("chapter-places", places(title)));
        chapters.push(("chapter-benefits", benefits()));
        chapters.push(("chapter-traders", traders()));
        chapters.push(("chapter-tiles", tiles()));
    }
    if boxes.contains(&GameBox::EasternMountains) {
        chapters.push(("chapter-range", range(has_world)));
    }
    chapters.push(("chapter-table", table()));
    chapters
}

fn crystals() -> Vec<Sign> {
    vec![
        ("sign-crystals", Drawing::Crystals(Crystals::new([1, 1, 1, 1]))),
        ("sign-caravan", Drawing::Icon(Icon::Caravan)),
    ]
}

fn golems() -> Vec<Sign> {
    vec![
        ("sign-claim", Drawing::Icon(Icon::Golem)),
        ("sign-copper", Drawing::Token(Metal::Copper)),
        ("sign-silver", Drawing::Token(Metal::Silver)),
    ]
}

fn cards() -> Vec<Sign> {
    vec![
        ("sign-card-gain", Drawing::Icon(Icon::Production)),
        ("sign-card-upgrade", Drawing::Icon(Icon::Upgrade)),
        ("sign-card-trade", Drawing::Icon(Icon::Trade)),
        ("sign-deck", Drawing::Icon(Icon::Deck)),
    ]
}

/// Cards that are acquired from a row and played from a hand.
fn row(title: Title) -> Vec<Sign> {
    let mut all = cards();
    all.extend([
        ("sign-price", Drawing::Icon(Icon::Acquire)),
        ("sign-lying", Drawing::Crystals(Crystals::new([2, 0, 0, 0]))),
        ("sign-hand", Drawing::Icon(Icon::Hand)),
        ("sign-played", Drawing::Icon(Icon::Play)),
    ]);
    if title.map_shape().is_some() {
        all.push(("sign-step", Drawing::Icon(Icon::Step)));
    }
    all
}

fn places(title: Title) -> Vec<Sign> {
    let mut all = vec![
        ("sign-production", Drawing::Icon(Icon::Production)),
        ("sign-upgrade", Drawing::Icon(Icon::Upgrade)),
        ("sign-trade", Drawing::Icon(Icon::Trade)),
        ("sign-golem", Drawing::Icon(Icon::Golem)),
    ];
    if title.boxes().contains(&GameBox::GolemEdition) {
        all.push(("sign-market", Drawing::Icon(Icon::Market)));
        all.push(("sign-refresh", Drawing::Icons(Icon::Refresh, Icon::Market)));
    }
    if title == Title::JourneyOne {
        all.push(("sign-route", Drawing::Icon(Icon::Route)));
    }
    if title.boxes().contains(&GameBox::EasternMountains) {
        all.push(("sign-move", Drawing::Icon(Icon::Wheel)));
        all.push(("sign-wagon-trade", Drawing::Icons(Icon::Wheel, Icon::Trade)));
        all.push(("sign-outpost-trade", Drawing::Icons(Icon::Stop, Icon::Trade)));
    }
    all
}

fn benefits() -> Vec<Sign> {
    vec![
        ("sign-help", Drawing::Icon(Icon::Help)),
        ("sign-tool", Drawing::Icon(Icon::Tool)),
        ("sign-new-traders", Drawing::Icon(Icon::NewTraders)),
        ("sign-exploration", Drawing::Icon(Icon::Exploration)),
    ]
}

fn traders() -> Vec<Sign> {
    vec![
        ("sign-traders", Drawing::Trader),
        ("sign-needed", Drawing::TraderSpace),
        ("sign-taken", Drawing::Icon(Icon::People)),
    ]
}

fn tiles() -> Vec<Sign> {
    vec![
        ("sign-bonus-tile", Drawing::Icons(Icon::Help, Icon::Tool)),
        ("sign-exploration-tile", Drawing::Icon(Icon::Exploration)),
        ("sign-star", Drawing::Icon(Icon::Star)),
    ]
}

/// The map; in the journeys its villages offer nothing.
fn range(is_journey: bool) -> Vec<Sign> {
    let mut all = vec![
        ("sign-mountain", Drawing::Mountain),
        ("sign-symbol", Drawing::Crystals(Crystals::new([0, 1, 0, 0]))),
        ("sign-valley", Drawing::Valley),
        ("sign-wagon", Drawing::Wagon),
        ("sign-outposts", Drawing::Outpost),
    ];
    if !is_journey {
        all.push(("sign-village", Drawing::Village));
    }
    all
}

fn table() -> Vec<Sign> {
    vec![("sign-legal", Drawing::Ring), ("sign-pips", Drawing::Icon(Icon::Golem))]
}
