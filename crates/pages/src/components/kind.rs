//! The kinds of components.

use carvania_rules::Title;
use carvania_rules::components::GameBox;

/// Declares the kinds: the name in addresses, the message, the box, and the tables of its file.
macro_rules! kinds {
    ($($(#[$meaning:meta])* $kind:ident, $code:literal, $name:literal, $of:ident, $tables:expr;)*) => {
        /// A kind of components.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Kind {
            $($(#[$meaning])* $kind,)*
        }

        impl Kind {
            /// All kinds, in the order in which they are listed.
            pub const ALL: &'static [Kind] = &[$(Kind::$kind),*];

            /// The name in addresses.
            pub const fn code(self) -> &'static str {
                match self { $(Kind::$kind => $code,)* }
            }

            /// The message with its name.
            pub(super) const fn name(self) -> &'static str {
                match self { $(Kind::$kind => $name,)* }
            }

            /// The box that it comes from.
            pub(super) const fn of_box(self) -> GameBox {
                match self { $(Kind::$kind => GameBox::$of,)* }
            }

            const fn usual_tables(self) -> &'static [&'static str] {
                match self { $(Kind::$kind => $tables,)* }
            }
        }
    };
}

kinds! {
    /// Merchant cards.
    Merchants, "merchants", "kind-merchants", GolemEdition, &["merchant"];
    /// Point cards of Golem Edition.
    Golems, "golems", "kind-golems", GolemEdition, &["point"];
    /// Copper and silver.
    Tokens, "tokens", "kind-tokens", GolemEdition, &["tokens"];
    /// Mountain tiles.
    Mountains, "mountains", "kind-mountains", EasternMountains, &["mountain"];
    /// Victory tiles.
    Victory, "victory", "kind-victory", EasternMountains, &["vp_tile"];
    /// Bonus tiles of Eastern Mountains.
    Bonus, "bonus", "kind-bonus", EasternMountains, &["bonus"];
    /// Sets of crystals to begin with.
    Start, "start", "kind-start", EasternMountains, &["start"];
    /// The columns of outposts on the boards of players.
    Outposts, "outposts", "kind-outposts", EasternMountains, &["board"];
    /// The columns of outposts in the third box.
    WorldOutposts, "world-outposts", "kind-outposts", EndlessWorld, &["player_board"];
    /// Locations.
    Locations, "locations", "kind-locations", EndlessWorld, &["side"];
    /// Point cards of An Endless World.
    WorldGolems, "world-golems", "kind-golems", EndlessWorld, &["point"];
    /// Bonus tiles of An Endless World.
    WorldBonus, "world-bonus", "kind-bonus", EndlessWorld, &["bonus_tile"];
    /// Exploration tiles.
    Exploration, "exploration", "kind-exploration", EndlessWorld, &["exploration_tile"];
}

impl Kind {
    /// The kind of that name in addresses.
    pub fn named(code: &str) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|kind| kind.code() == code)
    }

    /// The kinds that a game is played with.
    pub const fn of(game: Title) -> &'static [Kind] {
        match game {
            Title::GolemEdition => &[Kind::Merchants, Kind::Golems, Kind::Tokens],
            Title::EasternMountains => {
                &[Kind::Mountains, Kind::Victory, Kind::Bonus, Kind::Outposts, Kind::Start]
            }
            Title::CallForAdventure => {
                &[Kind::Merchants, Kind::Mountains, Kind::Victory, Kind::Bonus, Kind::Outposts, Kind::Start]
            }
            Title::EndlessWorld => &[Kind::Locations, Kind::WorldGolems, Kind::WorldBonus, Kind::Exploration],
            Title::JourneyOne => {
                &[Kind::Locations, Kind::WorldGolems, Kind::WorldBonus, Kind::Exploration, Kind::Merchants]
            }
            Title::JourneyTwo => &[
                Kind::Locations,
                Kind::WorldGolems,
                Kind::WorldBonus,
                Kind::Exploration,
                Kind::Mountains,
                Kind::WorldOutposts,
            ],
            Title::JourneyThree => &[
                Kind::Locations,
                Kind::WorldGolems,
                Kind::WorldBonus,
                Kind::Exploration,
                Kind::Merchants,
                Kind::Mountains,
                Kind::WorldOutposts,
            ],
        }
    }

    /// The tables of the component file that hold it, the most fitting first.
    pub(super) const fn tables(self, game: Title) -> &'static [&'static str] {
        match (self, game) {
            (Kind::Bonus, Title::CallForAdventure) => &["call_for_adventure_bonus", "bonus"],
            (Kind::Outposts, Title::CallForAdventure) => &["call_for_adventure_board"],
            _ => self.usual_tables(),
        }
    }
}
