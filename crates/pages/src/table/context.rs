//! What the boards are drawn with.

use carvania_rules::{Action, Crystals, Game, Seat};
use carvania_words::{Fact, Text, Thing, describe, of_name, spoken};
use maud::{Markup, html};

use super::offers::Offers;
use super::view::View;
use crate::art::Sheet;
use crate::crystal_markup::markup;

/// A game as the viewer sees it: what every part of the board needs to be drawn.
#[derive(Clone, Copy)]
pub struct BoardContext<'a> {
    /// Who looks, and at which table.
    pub view: &'a View<'a>,
    /// The game as it stands.
    pub game: &'a Game,
    /// What they can do.
    pub offers: &'a Offers<'a>,
    /// The drawings that the page shares.
    pub sheet: &'a Sheet,
}

impl BoardContext<'_> {
    /// A message of the catalogue.
    pub fn say(&self, key: &str, facts: &[(&'static str, carvania_words::Value<'static>)]) -> String {
        self.view.say(key, facts)
    }

    /// A thing that stands for an action: see [`Offers::thing`]. It is called what the catalogue calls the action.
    pub fn thing(&self, action: impl Into<Action>, class: &str, label: &str, inside: Markup) -> Markup {
        self.offers.thing(action.into(), None, class, label, inside)
    }

    /// A thing that moves about in the game, with a name by which the script lets it glide.
    pub fn piece(&self, name: &str, action: Action, class: &str, label: &str, inside: Markup) -> Markup {
        self.offers.thing(action, Some(&self.move_name(name)), class, label, inside)
    }

    /// The name by which a thing is explained.
    pub fn about(&self, thing: Thing) -> Option<String> {
        self.offers.about(thing)
    }

    /// A card that is explained as a card, whatever choosing it does.
    pub fn card(
        &self,
        thing: Thing,
        name: &str,
        action: Action,
        look: (&str, &str),
        inside: Markup,
    ) -> Markup {
        self.offers.told_thing(Some(thing), action, Some(&self.move_name(name)), look, inside)
    }

    /// The name of a piece as style sheets can have it: letters, digits and hyphens.
    pub fn move_name(&self, name: &str) -> String {
        let plain = |sign: char| match sign {
            '+' => 'p',
            '^' => 'u',
            '>' => '-',
            sign => sign,
        };
        name.chars().map(plain).collect()
    }

    /// Crystals in words, for screen readers: "2 yellow, 1 green".
    pub fn spoken(&self, crystals: Crystals) -> String {
        spoken(self.view.language, crystals)
    }

    /// A caravan in words.
    pub fn spoken_caravan(&self, held: Crystals, limit: u32) -> String {
        let facts = [
            ("crystals", self.spoken(held).into()),
            ("number", held.total().into()),
            ("limit", limit.into()),
        ];
        self.say("label-caravan", &facts)
    }

    /// A heading of the place of a seat: yours, or a player's for an onlooker.
    pub fn owned(&self, key: &str, seat: Seat) -> String {
        let whose = if self.view.holds(seat) { "you" } else { "other" };
        let of_name = of_name(self.view.language, &self.view.name(seat));
        self.view.compose(key, &[("whose", whose.into()), ("of_name", of_name.into())]).to_string()
    }

    /// A message of the catalogue with things in it.
    pub fn compose(&self, key: &str, facts: &[Fact]) -> Text {
        self.view.compose(key, facts)
    }

    /// A text with its crystals drawn.
    pub fn markup(&self, text: &Text) -> Markup {
        markup(self.sheet, self.view.language, text)
    }

    /// An action as one to choose from.
    pub fn describe(&self, action: Action) -> Text {
        describe(self.view.voice(), self.game, action)
    }

    /// An action as one to choose from, in words alone.
    pub fn spoken_action(&self, action: Action) -> String {
        self.describe(action).spoken(self.view.language)
    }

    /// The class that gives a seat its cloth.
    pub fn cloth(&self, seat: Seat) -> String {
        format!("seat-{}", seat.number())
    }

    /// A heading above a row of things, with a remark and something at its end.
    pub fn row_head(&self, title: &str, note: &str, end: Markup) -> Markup {
        html! { div.row-head { h2 { (title) } span.note { (note) } (end) } }
    }
}
