//! Wagons, outposts and villages in words: what Eastern Mountains and The Call for Adventure share.

use carvania_rules::bonus::Bonus;
use carvania_rules::expedition::WagonDecision;
use carvania_rules::map::Cell;
use carvania_rules::mountains::Tile;
use carvania_rules::{Action, Crystals, Game, Merchant, PointId, State, Title};

use crate::phrases::{Fact, Phrase, trade};
use crate::questions::Question;
use crate::table::{Matter, decider, expedition, matter, wagon};
use crate::{Language, bonus as bonus_name};

pub(crate) fn question(game: &Game, decision: WagonDecision) -> Question {
    match decision {
        WagonDecision::Start { .. } => ("ask-start", vec![]),
        WagonDecision::Place { .. } => ("ask-place", vec![]),
        WagonDecision::Toll { to } => ("ask-toll", vec![("seat", to.number().into())]),
        WagonDecision::Build { left } => ("ask-build", vec![("left", left.into())]),
        WagonDecision::Trade => ("ask-trade", trade(game, 1)),
    }
}

pub(crate) fn start(game: &Game, set: u8) -> Phrase {
    let crystals = game.components().eastern_mountains.start.get(usize::from(set)).copied();
    let facts = vec![("set", crystals.unwrap_or_default().to_string().into())];
    Phrase::new("option-start", "told-start", facts)
}

pub(crate) fn place(game: &Game, cell: Cell) -> Phrase {
    Phrase::new("option-place", "told-place", tile(game, cell))
}

pub(crate) fn step(game: &Game, cell: Cell) -> Phrase {
    Phrase::new("option-step", "told-step", [tile(game, cell), to_end_on(game, cell)].concat())
}

/// What there is to say about ending the movement where the wagon stands.
pub(crate) fn stay(game: &Game) -> Vec<Fact> {
    wagon(game).map_or_else(Vec::new, |cell| [tile(game, cell), to_end_on(game, cell)].concat())
}

/// Where the wagon stands.
pub(crate) fn here(game: &Game) -> Fact {
    named(game, wagon(game))
}

/// Where the wagon stands, and what is there.
pub(crate) fn whereabouts(game: &Game) -> Vec<Fact> {
    wagon(game).map_or_else(Vec::new, |cell| tile(game, cell))
}

pub(crate) fn named(game: &Game, cell: Option<Cell>) -> Fact {
    let name = game.map().zip(cell).map(|(map, cell)| map.name(cell).to_string());
    ("cell", name.unwrap_or_default().into())
}

/// A cell and what lies on it: its trade, or what there is to claim.
fn tile(game: &Game, cell: Cell) -> Vec<Fact> {
    let components = &game.components().eastern_mountains;
    let Some(at) = expedition(game) else { return vec![] };
    let (kind, face, points) = match at.mountains().tile(cell) {
        Tile::Mountain(tile) => {
            let tile = components.mountain(tile);
            ("mountain", Merchant::Trade { give: tile.give, take: tile.take }.to_string(), 0)
        }
        Tile::Village(village) => match at.villages().tile(village) {
            Some(tile) => {
                let tile = components.vp_tile(tile);
                ("village", tile.cost.to_string(), tile.points)
            }
            None => ("closed", String::new(), 0),
        },
        Tile::Valley | Tile::Empty => ("valley", String::new(), 0),
    };
    vec![named(game, Some(cell)), ("tile", kind.into()), ("face", face.into()), ("points", points.into())]
}

/// What ending a movement on a cell brings: the toll (EM-9), crystals to take, an own outpost.
fn to_end_on(game: &Game, cell: Cell) -> Vec<Fact> {
    let Some(at) = expedition(game) else { return vec![] };
    let mover = decider(game);
    let others = game.seats().filter(|&seat| seat != mover && at.mountains().wagon(seat) == Some(cell));
    let toll = if at.mountains().mountain(cell).is_some() { others.count() } else { 0 };
    let lying = match game.state() {
        State::EasternMountains(state) => state.dropped(cell),
        State::GolemEdition(_) | State::CallForAdventure(_) => Crystals::NONE,
    };
    let outpost = if at.mountains().outposts(mover).contains(cell) { "yes" } else { "no" };
    vec![
        ("toll", toll.into()),
        ("outpost", outpost.into()),
        ("lying", lying.total().into()),
        ("heap", lying.to_string().into()),
    ]
}

/// Where the outpost stands, and how many crystals it costs (EM-15): those that are asked for next.
pub(crate) fn build(game: &Game) -> Phrase {
    let mut after = *game;
    let is_built = after.apply(Action::Build).is_ok();
    let cost = match matter(&after) {
        Matter::Wagon(WagonDecision::Build { left }) if is_built => left,
        Matter::Card(_) | Matter::Wagon(_) | Matter::Move | Matter::Turn | Matter::Other => 0,
    };
    Phrase::new("option-build", "told-build", vec![here(game), ("cost", cost.into())])
}

pub(crate) fn claim(game: &Game, card: PointId) -> Phrase {
    let tile = game.components().eastern_mountains.vp_tile(card);
    let facts = vec![
        ("card", tile.cost.to_string().into()),
        ("points", tile.points.into()),
        ("token", "none".into()),
    ];
    Phrase::new("option-claim", "told-claim", facts)
}

/// The tile, and of the points tiles what the top one is worth.
pub(crate) fn bonus(language: Language, game: &Game, bonus: Bonus) -> Phrase {
    let components = &game.components().eastern_mountains;
    let board = match game.title() {
        Title::GolemEdition | Title::EasternMountains => &components.board,
        Title::CallForAdventure => &components.adventure_board,
    };
    let top = expedition(game).and_then(|at| at.supply().points().next());
    let points = top.and_then(|top| board.points_pile.get(top)).copied().unwrap_or(0);
    let facts = vec![("bonus", bonus_name(language, bonus, points).into())];
    Phrase::new("option-bonus", "told-bonus", facts)
}
