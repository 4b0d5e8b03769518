//! Golems, merchants, locations, bonus and exploration tiles.

use carvania_pages::art::{self, Portrait, Sheet};
use carvania_rules::bonus::Bonus;
use carvania_rules::components::endless_world::Group;
use carvania_rules::{Components, Merchant};
use maud::{Markup, html};

use super::row;

pub(crate) fn all(sheet: &Sheet) -> Markup {
    let components = Components::standard();
    let (ge, em, ew) = (&components.golem_edition, &components.eastern_mountains, &components.endless_world);
    let golems = |portraits: Vec<Portrait>| {
        html! {
            @for portrait in &portraits {
                figure { (art::golem(sheet, portrait)) figcaption { (portrait.name()) } }
            }
        }
    };
    let merchants: Vec<Merchant> =
        ge.starting().into_iter().chain(ge.deck()).map(|id| ge.merchant(id)).collect();
    let mut kinds = Vec::new();
    for location in ew.locations().into_iter().map(|id| ew.location(id)) {
        if !kinds.contains(&location.kind) {
            kinds.push(location.kind);
        }
    }
    html! {
        (row("Merchants", "merchants", &html! {
            @for &face in &merchants { figure { (art::merchant(sheet, face)) figcaption { (face) } } }
        }))
        (row("Locations", "places", &html! { @for &kind in &kinds { figure { (art::place(sheet, kind)) } } }))
        (row("Bonus and exploration tiles", "bonuses", &html! {
            @for id in ew.tiles(&[Group::Every, Group::One, Group::Three]) { (art::bonus_tile(sheet, ew.tile(id))) }
            @for bonus in Bonus::CHOICES { (art::bonus(sheet, bonus)) }
            @for id in ew.exploration_tiles() { (art::exploration_tile(sheet, ew.exploration_tile(id))) }
        }))
        (row("Golem Edition", "golems", &golems(ge.points().into_iter().map(|id| Portrait::point_card(ge, id)).collect())))
        (row("VP tiles", "golems", &golems(em.vp_tiles().into_iter().map(|id| Portrait::vp_tile(em, id)).collect())))
        (row("An Endless World", "golems wide", &golems(ew.points().into_iter().map(|id| Portrait::world_card(ew, id)).collect())))
    }
}
