//! A table page stays small: all that its game could ever show at once, and a long log, compressed.

use std::io::Write;

use carvania_pages::art::{self, Coin, Face, Fare, Icon, Letters, Mark, Portrait, Sheet, Size, Tile, Tray};
use carvania_pages::style;
use carvania_rules::bonus::Bonus;
use carvania_rules::components::GameBox;
use carvania_rules::components::endless_world::Group;
use carvania_rules::golems::Metal;
use carvania_rules::{Components, Crystals, Language, Seat, Title};
use flate2::Compression;
use flate2::write::GzEncoder;
use maud::{Markup, html};

/// A page may have 150 kB; a third of it is kept for words and forms.
const MAX: usize = 100_000;

const CARAVAN: Crystals = Crystals::new([3, 3, 2, 2]);

/// More art than a table of this game can show.
pub(crate) fn table(title: Title, language: Language) -> String {
    let sheet = Sheet::new(Letters::of(language));
    let body = html! {
        (art::backdrop())
        (art::mark())
        @for &icon in Icon::ALL { (art::icon(&sheet, icon)) }
        @for seat in Seat::all(5) {
            (art::badge(&sheet, seat))
            (art::tray(&sheet, CARAVAN, 13, Tray::Own))
            (art::tray(&sheet, CARAVAN, 13, Tray::Other))
        }
        @for part in title.boxes() {
            @match part {
                GameBox::GolemEdition => { (cards(&sheet)) }
                GameBox::EasternMountains => { (mountains(&sheet)) }
                GameBox::EndlessWorld => { (places(&sheet)) }
            }
        }
        @for turn in 0..200 { p { (log_line(&sheet, turn)) } }
    };
    html! { (sheet.render()) (body) }.into_string()
}

fn cards(sheet: &Sheet) -> Markup {
    let cards = &Components::standard().golem_edition;
    html! {
        @for id in cards.starting().into_iter().chain(cards.deck()) {
            @let face = cards.merchant(id);
            @let (give, take) = face.trade();
            div { (art::merchant(sheet, face)) (art::crystals(sheet, give, Size::Medium)) (art::crystals(sheet, take, Size::Medium)) }
        }
        @for id in cards.points() {
            div { (art::golem(sheet, &Portrait::point_card(cards, id))) (art::crystals(sheet, cards.cost(id), Size::Medium)) }
        }
        @for _ in 0..10 { (art::token(sheet, Metal::Copper, 3)) (art::token(sheet, Metal::Silver, 1)) }
    }
}

fn mountains(sheet: &Sheet) -> Markup {
    let tiles = &Components::standard().eastern_mountains;
    let busy = |face| Tile {
        outposts: Seat::all(4).collect(),
        wagons: Seat::all(4).collect(),
        dropped: CARAVAN,
        own: Some(Seat::FIRST),
        mark: Mark::Reachable(Some(Fare::Costs(1, Coin::Crystal))),
        ..Tile::bare(face)
    };
    let mountains = tiles.mountains().into_iter().map(|id| Face::Mountain(tiles.mountain(id)));
    let villages = tiles.vp_tiles().into_iter().take(4).map(|id| Face::Village(Some(tiles.vp_tile(id))));
    let faces = mountains.chain(villages).chain([Face::Empty, Face::Valley, Face::ClosedVillage]);
    html! {
        ol.(art::map_class(&tiles.first_map)) {
            @for (face, cell) in faces.zip(tiles.first_map.cells()) {
                li.(art::tile_class(&tiles.first_map, cell)) { (art::tile(sheet, &busy(face))) }
            }
            (art::trail(sheet, &tiles.first_map, Seat::FIRST, &tiles.first_map.cells().into_iter().collect::<Vec<_>>(), &[]))
        }
        @for id in tiles.vp_tiles() { (art::golem(sheet, &Portrait::vp_tile(tiles, id))) }
        @for seat in Seat::all(4) {
            (art::wagon(sheet, seat))
            @for _ in 0..20 { (art::outpost(sheet, seat)) }
        }
        @for bonus in Bonus::CHOICES { (art::bonus(sheet, bonus)) }
    }
}

fn places(sheet: &Sheet) -> Markup {
    let world = &Components::standard().endless_world;
    html! {
        @for id in world.locations() {
            (art::place(sheet, world.location(id).kind))
            @for seat in Seat::all(4) { (art::trader(sheet, seat)) }
            (art::trader_space(sheet))
        }
        @for id in world.points() {
            div { (art::golem(sheet, &Portrait::world_card(world, id))) (art::crystals(sheet, world.cost(id), Size::Medium)) }
        }
        @for id in world.tiles(&[Group::Every, Group::One, Group::Three]) { (art::bonus_tile(sheet, world.tile(id))) }
        @for id in world.exploration_tiles() { (art::exploration_tile(sheet, world.exploration_tile(id))) }
    }
}

fn log_line(sheet: &Sheet, turn: usize) -> Markup {
    let seat = Seat::numbered(turn % 5 + 1, 5).unwrap_or_default();
    let crystals =
        Crystals::new([(turn % 4) as u16, (turn % 3) as u16, (turn % 2) as u16, (turn % 5) as u16 / 2]);
    html! { (art::badge(sheet, seat)) (art::crystals(sheet, crystals, Size::Small)) }
}

pub(crate) fn compressed(text: &str) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).expect("a vector takes everything");
    encoder.finish().expect("a vector takes everything").len()
}

#[test]
fn the_art_of_a_table_leaves_room_for_its_words() {
    for title in Title::ALL {
        let size = compressed(&table(title, Language::English));
        assert!(size < MAX, "{}: {size} bytes", title.code());
    }
}

#[test]
fn the_style_sheet_is_small() {
    let size = compressed(&style::sheet());
    // One sheet for all pages, asked for once and kept for ever.
    assert!(size < 40_000, "{size} bytes");
}

#[test]
fn the_first_page_is_small() {
    let sheet = Sheet::new(Letters::of(Language::English));
    let body = html! { (art::hero(&sheet)) @for title in Title::ALL { (art::title(&sheet, title)) } };
    let size = compressed(&html! { (sheet.render()) (body) }.into_string());
    assert!(size < 40_000, "{size} bytes");
}
