//! Every drawing, by day and by night, on one page that stands alone:
//!
//! ```sh
//! cargo run -p carvania-pages --example gallery > gallery.html
//! ```

mod cards;
mod pieces;

use carvania_pages::art::{self, Letters, Sheet};
use carvania_pages::style;
use carvania_rules::{Language, Seat, Title};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const LAYOUT: &str = include_str!("gallery.css");

fn main() {
    let sheet = Sheet::new(Letters::of(Language::English));
    let (day, night) = (wall(&sheet), wall(&sheet));
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Carvania: the drawings" }
                style { (PreEscaped(style::sheet())) (PreEscaped(LAYOUT)) }
            }
            body.gallery {
                (sheet.render())
                main.walls {
                    section.wall data-theme="light" { h1 { "Day" } (day) }
                    section.wall data-theme="dark" { h1 { "Night" } (night) }
                }
            }
        }
    };
    println!("{}", page.into_string());
}

/// A heading and what hangs under it.
fn row(name: &str, class: &str, things: &Markup) -> Markup {
    html! { h2 { (name) } div.row.(class) { (things) } }
}

fn wall(sheet: &Sheet) -> Markup {
    html! {
        div.hero { (art::hero(sheet)) }
        (row("Games", "titles-row", &html! {
            @for title in Title::ALL { figure { (art::title(sheet, title)) figcaption { (title.code()) } } }
        }))
        (row("Faces", "faces-row", &html! {
            @for character in &carvania_pages::characters::ALL { figure { span.face { (character.face(sheet)) } figcaption { (character.name(carvania_words::Language::English)) } } }
            @for keepsake in art::Keepsake::ALL {
                @let visage = art::Visage { keepsake, ..art::Visage::of_stranger(&format!("{keepsake:?}")) };
                figure { span.face { (art::visage(sheet, &visage)) } figcaption { (format!("{keepsake:?}")) } }
            }
        }))
        (row("People", "faces-row", &html! {
            @for (name, seat) in ["Ada", "Ilse", "Noor", "Tomas", "Zoe", "Anna", "Ben", "Carla", "Jonas", "Mara"].into_iter().zip(Seat::all(5).chain(Seat::all(5))) {
                figure { span.face { (art::avatar(sheet, name, Some(seat))) } figcaption { (name) } }
            }
        }))
        (pieces::all(sheet))
        (cards::all(sheet))
        (row("Icons", "icons", &html! { @for &icon in art::Icon::ALL { (art::icon(sheet, icon)) } }))
        (row("Sign, favicons, social picture", "marks", &html! {
            (art::mark())
            @for state in [art::Favicon::Calm, art::Favicon::YourTurn] { (picture(&art::favicon(state))) }
            (picture(&art::social_picture(Letters::of(Language::English), "Carvania", "Seven games of the crystal road")))
        }))
        div.far { (art::backdrop()) }
    }
}

/// A file of its own, shown as an image.
fn picture(svg: &str) -> Markup {
    let escaped: String = svg.bytes().map(|byte| format!("%{byte:02X}")).collect();
    html! { img src={ "data:image/svg+xml," (escaped) } alt=""; }
}
