//! Wagons and outposts in words: what all games with mountains share.

use carvania_rules::map::Cell;
use carvania_rules::mountains::Tile;
use carvania_rules::{Game, Merchant, Move};

use crate::Voice;
use crate::phrases::Phrase;
use crate::table::wagon;
use crate::text::{Fact, Span, Text};

pub(crate) fn step(voice: Voice<'_>, game: &Game, cell: Cell) -> Phrase {
    Phrase::new("option-step", "told-step", [tile(voice, game, cell), to_end_on(game, cell)].concat())
}

/// What there is to say about ending the movement where the wagon stands.
pub(crate) fn stay(voice: Voice<'_>, game: &Game) -> Vec<Fact> {
    wagon(game).map_or_else(Vec::new, |cell| [tile(voice, game, cell), to_end_on(game, cell)].concat())
}

/// Where the wagon stands.
pub(crate) fn here(voice: Voice<'_>, game: &Game) -> Fact {
    ("cell", wagon(game).map(|cell| voice.cell(game, cell)).unwrap_or_default().into())
}

/// Where the wagon stands, and what is there.
pub(crate) fn whereabouts(voice: Voice<'_>, game: &Game) -> Vec<Fact> {
    let here = |cell| {
        let mut facts = tile(voice, game, cell);
        // Where things have names, the wagon can be seen, so the tile below it is not described.
        if voice.says_tiles() {
            facts.retain(|(name, _)| *name != "tile");
            facts.push(("tile", "said".into()));
        }
        facts
    };
    wagon(game).map_or_else(Vec::new, here)
}

/// A cell by the name that the map has for it.
pub(crate) fn coordinates(game: &Game, cell: Option<Cell>) -> Fact {
    let name: Option<Text> =
        game.map().zip(cell).map(|(map, cell)| Span::Cell(map.name(cell).to_string()).into());
    ("cell", name.unwrap_or_default().into())
}

/// A cell and what lies on it: its trade, or what there is to claim.
pub(crate) fn tile(voice: Voice<'_>, game: &Game, cell: Cell) -> Vec<Fact> {
    let components = &game.components().eastern_mountains;
    let Some(mountains) = game.mountains() else { return vec![] };
    let (kind, face, points) = match mountains.tile(cell) {
        Tile::Mountain(tile) => {
            let tile = components.mountain(tile);
            ("mountain", Merchant::Trade { give: tile.give, take: tile.take }.into(), 0)
        }
        Tile::Village(village) => match game.expedition().and_then(|at| at.villages().tile(village)) {
            Some(tile) => {
                let golem = game.golem(tile);
                ("village", golem.cost.into(), golem.points)
            }
            None => ("closed", Text::default(), 0),
        },
        Tile::Valley | Tile::Empty => ("valley", Text::default(), 0),
    };
    // Named cells say their kind, so only what else there is to say follows.
    let kind = match kind {
        "valley" if voice.says_tiles() => "said",
        "village" if voice.says_tiles() => "offers",
        kind => kind,
    };
    vec![
        ("cell", voice.cell(game, cell).into()),
        ("tile", kind.into()),
        ("face", face.into()),
        ("points", points.into()),
    ]
}

/// What ending a movement on a cell brings: the toll, crystals to take, an own outpost.
fn to_end_on(game: &Game, cell: Cell) -> Vec<Fact> {
    let Some(mountains) = game.mountains() else { return vec![] };
    let (mover, lying) = (game.decider(), game.dropped(cell));
    let outpost = if mountains.outposts(mover).contains(cell) { "yes" } else { "no" };
    vec![
        ("toll", game.toll(mover, cell).into()),
        ("outpost", outpost.into()),
        ("lying", lying.total().into()),
        ("heap", lying.into()),
    ]
}

/// Where the outpost stands, and how many crystals it costs.
pub(crate) fn build(voice: Voice<'_>, game: &Game) -> Phrase {
    let cost = game.price(Move::Build).any;
    Phrase::new("option-build", "told-build", vec![here(voice, game), ("cost", cost.into())])
}

pub(crate) fn outpost(voice: Voice<'_>, game: &Game, cell: Cell) -> Phrase {
    Phrase::new("option-outpost", "told-outpost", tile(voice, game, cell))
}

/// The crystals that lie where the wagon stands, to be taken or left.
pub(crate) fn take(game: &Game) -> Phrase {
    Phrase::new("option-take", "told-take", vec![heap(game)])
}

pub(crate) fn leave(game: &Game) -> Phrase {
    Phrase::new("option-leave", "told-leave", vec![heap(game)])
}

pub(crate) fn heap(game: &Game) -> Fact {
    ("heap", wagon(game).map(|cell| game.dropped(cell)).unwrap_or_default().into())
}

pub(crate) fn mine(game: &Game) -> Phrase {
    Phrase::new("option-mine", "told-mine", vec![("mined", game.gain(Move::Mine).into())])
}
