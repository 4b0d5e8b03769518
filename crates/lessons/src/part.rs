//! What on a table a step is about.

/// A part of the table that a learner is to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The point cards on offer.
    Golems,
    /// The merchant cards on offer.
    Merchants,
    /// The learner's cards in hand.
    Hand,
    /// The learner's played cards.
    Played,
    /// The learner's crystals.
    Caravan,
    /// The learner's outposts.
    Outposts,
    /// The learner's traders.
    Traders,
    /// The learner's trade route.
    Route,
    /// The map.
    Map,
    /// The bonus tiles on offer.
    Bonus,
    /// The locations of the game board.
    Locations,
    /// The rival.
    Rival,
    /// All that the learner has.
    Own,
}

impl Part {
    /// All parts of a table.
    pub const ALL: [Part; 13] = [
        Part::Golems,
        Part::Merchants,
        Part::Hand,
        Part::Played,
        Part::Caravan,
        Part::Outposts,
        Part::Traders,
        Part::Route,
        Part::Map,
        Part::Bonus,
        Part::Locations,
        Part::Rival,
        Part::Own,
    ];

    /// Its name in marks.
    pub const fn name(self) -> &'static str {
        match self {
            Part::Golems => "golems",
            Part::Merchants => "merchants",
            Part::Hand => "hand",
            Part::Played => "played",
            Part::Caravan => "caravan",
            Part::Outposts => "outposts",
            Part::Traders => "traders",
            Part::Route => "route",
            Part::Map => "map",
            Part::Bonus => "bonus",
            Part::Locations => "locations",
            Part::Rival => "rival",
            Part::Own => "own",
        }
    }

    /// The part with this name.
    pub fn named(name: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.name() == name)
    }
}
