//! Wagons and outposts in words: what all games with mountains share.

use carvania_rules::map::Cell;
use carvania_rules::mountains::Tile;
use carvania_rules::wagon::WagonDecision;
use carvania_rules::{Action, Crystals, Game, Merchant, State};

use crate::Voice;
use crate::matter::{Matter, matter};
use crate::phrases::{Fact, Phrase};
use crate::questions::Question;
use crate::table::{decider, wagon};
use crate::trades::trade;

pub(crate) fn question(voice: Voice<'_>, game: &Game, decision: WagonDecision) -> Question {
    match decision {
        WagonDecision::Toll { to } => ("ask-toll", voice.player(to).to_vec()),
        WagonDecision::Build { left } => ("ask-build", vec![("left", left.into())]),
        WagonDecision::Trade => ("ask-trade", trade(game, 1)),
    }
}

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
    wagon(game).map_or_else(Vec::new, |cell| tile(voice, game, cell))
}

/// A cell by the name that the map has for it.
pub(crate) fn coordinates(game: &Game, cell: Option<Cell>) -> Fact {
    let name = game.map().zip(cell).map(|(map, cell)| map.name(cell).to_string());
    ("cell", name.unwrap_or_default().into())
}

/// A cell and what lies on it: its trade, or what there is to claim.
pub(crate) fn tile(voice: Voice<'_>, game: &Game, cell: Cell) -> Vec<Fact> {
    let components = &game.components().eastern_mountains;
    let Some(mountains) = game.mountains() else { return vec![] };
    let (kind, face, points) = match mountains.tile(cell) {
        Tile::Mountain(tile) => {
            let tile = components.mountain(tile);
            ("mountain", Merchant::Trade { give: tile.give, take: tile.take }.to_string(), 0)
        }
        Tile::Village(village) => match game.expedition().and_then(|at| at.villages().tile(village)) {
            Some(tile) => {
                let tile = components.vp_tile(tile);
                ("village", tile.cost.to_string(), tile.points)
            }
            None => ("closed", String::new(), 0),
        },
        Tile::Valley | Tile::Empty => ("valley", String::new(), 0),
    };
    let kind = if voice.says_tiles() { "said" } else { kind };
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
    let mover = decider(game);
    let others = game.seats().filter(|&seat| seat != mover && mountains.wagon(seat) == Some(cell));
    // EM-9, J2-10: tolls are due on mountains; on a journey everywhere.
    let has_toll = mountains.mountain(cell).is_some() || game.world().is_some();
    let toll = if has_toll { others.count() } else { 0 };
    let lying =
        if let State::EasternMountains(state) = game.state() { state.dropped(cell) } else { Crystals::NONE };
    let outpost = if mountains.outposts(mover).contains(cell) { "yes" } else { "no" };
    vec![
        ("toll", toll.into()),
        ("outpost", outpost.into()),
        ("lying", lying.total().into()),
        ("heap", lying.to_string().into()),
    ]
}

/// Where the outpost stands, and how many crystals it costs (EM-15): those that are asked for next.
pub(crate) fn build(voice: Voice<'_>, game: &Game) -> Phrase {
    let mut after = *game;
    let is_built = after.apply(Action::Build).is_ok();
    let cost = match matter(&after) {
        Matter::Wagon(WagonDecision::Build { left }) if is_built => left,
        Matter::Card(_)
        | Matter::Wagon(_)
        | Matter::Move
        | Matter::Build
        | Matter::Work(_)
        | Matter::Route(_)
        | Matter::Fourth
        | Matter::Turn
        | Matter::Other => 0,
    };
    Phrase::new("option-build", "told-build", vec![here(voice, game), ("cost", cost.into())])
}
