//! One component: its drawing, and its values in words.

use carvania_rules::bonus::Bonus;
use carvania_rules::components::endless_world::Location;
use carvania_rules::components::{Components, PointCard};
use carvania_rules::golems::Metal;
use carvania_rules::{Crystals, Merchant, Title};
use carvania_words::{
    Text, benefit, bonus, bonus_tile, effect, exploration_tile, printed_location, say, spoken,
};
use maud::{Markup, html};

use super::{Kind, Looked};
use crate::art::{self, Face, Portrait, Sheet, Size, Tile};
use crate::crystal_markup::markup;
use crate::frame::Frame;

/// All components of a kind, as a game has them.
pub(super) fn entries(frame: &Frame<'_>, sheet: &Sheet, looked: &Looked<'_>, kind: Kind) -> Vec<Markup> {
    let (components, game) = (looked.components, looked.game);
    let drawn = Drawn { frame, sheet };
    match kind {
        Kind::Merchants => merchants(&drawn, components, game),
        Kind::Golems => golems(&drawn, components),
        Kind::Tokens => tokens(&drawn, components),
        Kind::Mountains => mountains(&drawn, components),
        Kind::Victory => victory(&drawn, components),
        Kind::Bonus => bonuses(&drawn, components, game),
        Kind::Start => starts(&drawn, components),
        Kind::Outposts => {
            outposts(&drawn, game.outpost_board(components).map_or(&[], |board| &board.columns))
        }
        Kind::WorldOutposts => outposts(&drawn, &components.endless_world.side_b.outpost_columns),
        Kind::Locations => locations(&drawn, components, game),
        Kind::WorldGolems => world_golems(&drawn, components),
        Kind::WorldBonus => world_bonus(&drawn, components, game),
        Kind::Exploration => exploration(&drawn, components),
    }
}

/// What entries are drawn with.
struct Drawn<'a> {
    frame: &'a Frame<'a>,
    sheet: &'a Sheet,
}

impl Drawn<'_> {
    /// A drawing, and what it is worth in words with crystals in them.
    fn entry(&self, drawing: Markup, words: &Text) -> Markup {
        html! {
            div.drawing { (drawing) }
            p { (markup(self.sheet, self.frame.language, words)) }
        }
    }

    fn say(&self, key: &str, facts: &[(&'static str, carvania_words::Value<'static>)]) -> String {
        say(self.frame.language, key, facts)
    }

    /// A golem with what it costs and is worth.
    fn golem(&self, portrait: &Portrait, card: PointCard, more: &Text) -> Markup {
        let facts = [
            ("name", portrait.name().into()),
            ("points", card.points.into()),
            ("crystals", spoken(self.frame.language, card.cost).into()),
        ];
        html! {
            div.drawing role="img" aria-label=(self.say("label-golem", &facts)) {
                (art::golem(self.sheet, portrait))
                span.pts { (card.points) }
            }
            b.serif { (portrait.name()) }
            p aria-hidden="true" { (art::crystals(self.sheet, card.cost, Size::Small)) }
            @if !more.is_empty() { p.note { (markup(self.sheet, self.frame.language, more)) } }
        }
    }
}

/// Merchant cards; those that everybody begins with where a game has them.
fn merchants(drawn: &Drawn<'_>, components: &Components, game: Title) -> Vec<Markup> {
    let box_ = &components.golem_edition;
    let starting =
        box_.starting().into_iter().filter(|_| game != Title::JourneyThree && game != Title::JourneyOne);
    let one =
        |face: Merchant| drawn.entry(art::merchant(drawn.sheet, face), &effect(drawn.frame.language, face));
    let first = starting.map(|card| {
        html! { (one(box_.merchant(card))) p.note { (drawn.say("merchant-starting", &[])) } }
    });
    first.chain(box_.deck().into_iter().map(|card| one(box_.merchant(card)))).collect()
}

fn golems(drawn: &Drawn<'_>, components: &Components) -> Vec<Markup> {
    let box_ = &components.golem_edition;
    let one = |card| drawn.golem(&Portrait::point_card(box_, card), box_.point(card), &Text::default());
    box_.points().into_iter().map(one).collect()
}

fn tokens(drawn: &Drawn<'_>, components: &Components) -> Vec<Markup> {
    let box_ = &components.golem_edition;
    let metals = [(Metal::Copper, box_.copper, "token-copper"), (Metal::Silver, box_.silver, "token-silver")];
    let one = |(metal, tokens, key): (Metal, carvania_rules::components::golem_edition::Tokens, &str)| {
        let facts = [("points", tokens.points.into()), ("number", tokens.per_player.into())];
        drawn.entry(art::token(drawn.sheet, metal, tokens.points), &drawn.say(key, &facts).into())
    };
    metals.into_iter().map(one).collect()
}

fn mountains(drawn: &Drawn<'_>, components: &Components) -> Vec<Markup> {
    let box_ = &components.eastern_mountains;
    let one = |id| {
        let mountain = box_.mountain(id);
        let face = Merchant::Trade { give: mountain.give, take: mountain.take };
        let tile = art::tile(drawn.sheet, &Tile::bare(Face::Mountain(mountain)));
        drawn.entry(tile, &effect(drawn.frame.language, face))
    };
    box_.mountains().into_iter().map(one).collect()
}

fn victory(drawn: &Drawn<'_>, components: &Components) -> Vec<Markup> {
    let box_ = &components.eastern_mountains;
    let one = |tile| drawn.golem(&Portrait::vp_tile(box_, tile), box_.vp_tile(tile), &Text::default());
    box_.vp_tiles().into_iter().map(one).collect()
}

/// The kinds of bonus tiles with how many there are; the tiles of the pile one by one.
fn bonuses(drawn: &Drawn<'_>, components: &Components, game: Title) -> Vec<Markup> {
    let Some(board) = game.outpost_board(components) else { return Vec::new() };
    let kinds = Bonus::ALL.into_iter().filter(|&kind| kind != Bonus::Points && board.bonus.count(kind) > 0);
    let one = |kind: Bonus, points: u8, number: u8| {
        let name = bonus(drawn.frame.language, kind, points);
        let words = drawn.say("bonus-number", &[("bonus", name.into()), ("number", number.into())]);
        drawn.entry(art::bonus(drawn.sheet, kind), &words.into())
    };
    let kinds = kinds.map(|kind| one(kind, 0, board.bonus.count(kind)));
    kinds.chain(board.points_pile.iter().map(|&points| one(Bonus::Points, points, 1))).collect()
}

fn starts(drawn: &Drawn<'_>, components: &Components) -> Vec<Markup> {
    let one = |set: &Crystals| {
        html! {
            div.drawing { (art::crystals(drawn.sheet, *set, Size::Large)) }
            p { (spoken(drawn.frame.language, *set)) }
        }
    };
    components.eastern_mountains.start.iter().map(one).collect()
}

/// The columns of the outpost section, from the left.
fn outposts(drawn: &Drawn<'_>, columns: &[u8]) -> Vec<Markup> {
    let one = |(number, points): (usize, &u8)| {
        let words = drawn.say("outpost-column", &[("number", number.into()), ("points", (*points).into())]);
        drawn.entry(html! { b.num.big { (points) } }, &words.into())
    };
    (1..).zip(columns).map(one).collect()
}

fn locations(drawn: &Drawn<'_>, components: &Components, game: Title) -> Vec<Markup> {
    let (box_, sides) = (&components.endless_world, game.sides());
    let all = box_.locations().into_iter().map(|id| box_.location(id));
    all.filter(|location| sides.contains(&location.side))
        .map(|location| self::location(drawn, location))
        .collect()
}

fn location(drawn: &Drawn<'_>, location: &Location) -> Markup {
    let does = printed_location(drawn.frame.language, location.kind);
    let traders = drawn.say("traders", &[("traders", location.traders.into())]);
    html! {
        div.drawing { (art::place(drawn.sheet, location.kind)) span.tag { (location.label) } }
        p { (markup(drawn.sheet, drawn.frame.language, &does)) }
        p.note { (traders) }
    }
}

fn world_golems(drawn: &Drawn<'_>, components: &Components) -> Vec<Markup> {
    let box_ = &components.endless_world;
    let one = |id| {
        let card = box_.point(id);
        let face = PointCard { cost: card.cost, points: card.points };
        drawn.golem(&Portrait::world_card(box_, id), face, &benefit(drawn.frame.language, card.benefit))
    };
    box_.points().into_iter().map(one).collect()
}

fn world_bonus(drawn: &Drawn<'_>, components: &Components, game: Title) -> Vec<Markup> {
    let box_ = &components.endless_world;
    let one = |id| {
        let tile = box_.tile(id);
        drawn.entry(art::bonus_tile(drawn.sheet, tile), &bonus_tile(drawn.frame.language, tile))
    };
    game.bonus_tiles(components).into_iter().map(one).collect()
}

fn exploration(drawn: &Drawn<'_>, components: &Components) -> Vec<Markup> {
    let box_ = &components.endless_world;
    let one = |id| {
        let tile = box_.exploration_tile(id);
        drawn.entry(art::exploration_tile(drawn.sheet, tile), &exploration_tile(drawn.frame.language, tile))
    };
    box_.exploration_tiles().into_iter().map(one).collect()
}
