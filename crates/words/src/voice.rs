//! Who speaks: in which language, and what players and things are called.

use carvania_rules::components::endless_world::{BonusTile, ExplorationTile, Location, LocationKind};
use carvania_rules::map::Cell;
use carvania_rules::mountains::Tile;
use carvania_rules::{Game, Merchant, PointId, Seat, Title};

use crate::locations::merchant_at;
use crate::printed::steps;
use crate::text::{Fact, Span, Text};
use crate::{Language, bonus_tile, compose, exploration_tile, of_name};

/// What players and golems are called.
pub trait Names {
    /// Who sits on a seat.
    fn player(&self, seat: Seat) -> String;
    /// Whether that is the person who is spoken to.
    fn is_you(&self, seat: Seat) -> bool;
    /// The golem of a point card or of a victory tile of the game.
    fn golem(&self, game: &Game, card: PointId) -> String;
}

/// How a game is put into words. Where there are no names, as in a terminal, seats are known by their numbers and things by
/// the short names that the notation has for them; elsewhere by what everybody can see of them.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The language that it speaks.
    pub language: Language,
    names: Option<&'a dyn Names>,
}

impl From<Language> for Voice<'_> {
    fn from(language: Language) -> Self {
        Voice { language, names: None }
    }
}

impl<'a> Voice<'a> {
    /// A voice that calls players and things by names.
    pub fn naming(language: Language, names: &'a dyn Names) -> Voice<'a> {
        Voice { language, names: Some(names) }
    }

    fn compose(self, key: &str, facts: &[Fact]) -> Text {
        compose(self.language, key, facts)
    }

    /// A player as facts of a message.
    pub(crate) fn player(self, seat: Seat) -> [Fact; 4] {
        let named = match self.names {
            Some(_) if self.is_you(seat) => "you",
            Some(_) => "yes",
            None => "no",
        };
        let player = self.names.map(|names| names.player(seat)).unwrap_or_default();
        let of_player = of_name(self.language, &player);
        [
            ("named", named.into()),
            ("player", Text::from(Span::Person(player)).into()),
            ("of_player", of_player.into()),
            ("seat", seat.number().into()),
        ]
    }

    /// A player by their name, or by their seat where there are no names.
    pub(crate) fn named(self, seat: Seat) -> Text {
        match self.names {
            Some(names) => Span::Person(names.player(seat)).into(),
            None => self.compose("seat-person", &[("seat", seat.number().into())]),
        }
    }

    /// Whether a player is the one who is addressed.
    pub(crate) fn is_you(self, seat: Seat) -> bool {
        self.names.is_some_and(|names| names.is_you(seat))
    }

    /// A point card or victory tile, by its golem.
    pub(crate) fn golem(self, game: &Game, card: PointId) -> Text {
        match self.names {
            Some(names) => Span::Golem(names.golem(game, card)).into(),
            None => match game.golem(card).label() {
                Some(label) => Span::Golem(label.to_string()).into(),
                None => game.golem(card).cost.into(),
            },
        }
    }

    /// A point card or victory tile that is turned up or laid out.
    pub(crate) fn drawn_golem(self, game: &Game, card: PointId) -> Text {
        let golem = self.golem(game, card);
        let key = match game.title() {
            Title::EasternMountains | Title::CallForAdventure => "thing-victory-tile",
            Title::GolemEdition
            | Title::EndlessWorld
            | Title::JourneyOne
            | Title::JourneyTwo
            | Title::JourneyThree => "thing-point-card",
        };
        if self.names.is_none() { golem } else { self.compose(key, &[("golem", golem.into())]) }
    }

    /// A bonus tile of the third box.
    pub(crate) fn tile(self, tile: &BonusTile) -> Text {
        if self.names.is_none() {
            tile.label.to_string().into()
        } else {
            self.compose("name-bonus-tile", &[])
        }
    }

    /// A bonus tile, where nothing else says what it counts.
    pub(crate) fn drawn_tile(self, tile: &BonusTile) -> Text {
        match self.names {
            None => tile.label.to_string().into(),
            Some(_) => {
                self.compose("thing-bonus-tile", &[("counts", bonus_tile(self.language, tile).into())])
            }
        }
    }

    /// An exploration tile.
    pub(crate) fn exploration(self, tile: &ExplorationTile) -> Text {
        if self.names.is_none() {
            tile.label.to_string().into()
        } else {
            self.compose("name-exploration-tile", &[])
        }
    }

    /// An exploration tile, where nothing else says what it gives.
    pub(crate) fn drawn_exploration(self, tile: &ExplorationTile) -> Text {
        let gives = || exploration_tile(self.language, tile);
        match self.names {
            None => tile.label.to_string().into(),
            Some(_) => self.compose("thing-exploration-tile", &[("gives", gives().into())]),
        }
    }

    /// A location, by what is printed on it or what lies there.
    pub(crate) fn location(self, game: &Game, location: &Location) -> Text {
        if self.names.is_none() {
            return location.label.to_string().into();
        }
        let (key, facts): (&str, Vec<Fact>) = match location.kind {
            LocationKind::Production(gain) => ("name-production", vec![("gain", gain.into())]),
            LocationKind::Upgrade(upgrades) => ("name-upgrade", vec![("upgrades", upgrades.into())]),
            LocationKind::Trade { give, take } => {
                ("name-trade", vec![("card", Merchant::Trade { give, take }.into())])
            }
            LocationKind::Golem { slot } => self.golem_location(game, slot),
            LocationKind::Market { slot } => match merchant_at(game, location) {
                Some(card) => ("name-market-of", vec![("card", card.into())]),
                None => ("name-market", vec![("number", (slot + 1).into())]),
            },
            LocationKind::RefreshMarket => ("name-refresh", vec![]),
            LocationKind::AdjustTradeRoute => ("name-adjust", vec![]),
            LocationKind::MoveWagon(reach) => ("name-move", vec![("steps", steps(reach))]),
            LocationKind::WagonTrade => ("name-wagon-trade", vec![]),
            LocationKind::OutpostTrade => ("name-outpost-trade", vec![]),
        };
        self.compose(key, &facts)
    }

    fn golem_location(self, game: &Game, slot: u8) -> (&'static str, Vec<Fact>) {
        let card = game.world().and_then(|world| world.row().get(usize::from(slot)).copied());
        match card {
            Some(card) => ("name-golem-of", vec![("golem", self.golem(game, card).into())]),
            None => ("name-golem", vec![("number", (slot + 1).into())]),
        }
    }

    /// A cell of the map by the name that the map has for it, and what kind of tile lies there.
    pub(crate) fn cell(self, game: &Game, cell: Cell) -> Text {
        let Some(map) = game.map() else { return Text::default() };
        let name = Text::from(Span::Cell(map.name(cell).to_string()));
        let (Some(_), Some(mountains)) = (self.names, game.mountains()) else { return name };
        let key = match mountains.tile(cell) {
            Tile::Mountain(_) => "name-mountain",
            Tile::Village(_) => "name-village",
            Tile::Valley | Tile::Empty => "name-valley",
        };
        self.compose(key, &[("cell", name.into())])
    }

    /// Whether the name of a cell says what kind of tile lies there.
    pub(crate) const fn says_tiles(self) -> bool {
        self.names.is_some()
    }
}
