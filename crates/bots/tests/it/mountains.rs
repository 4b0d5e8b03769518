//! In the mountains: the way to a village whose tile can be paid.

use carvania_rules::expedition::Expedition;
use carvania_rules::map::{Cell, Map};
use carvania_rules::set::Set;
use carvania_rules::{Action, Crystals, Game, Move, Seat, Title};

use crate::watch;

#[test]
fn with_the_price_of_a_tile_every_step_leads_to_it() {
    for title in [Title::EasternMountains, Title::CallForAdventure] {
        let mut steps = 0;
        watch(title, |game, seat, _, action| {
            let expedition = expedition(game);
            let (Some(wagon), Action::Move(Move::Step(to))) = (expedition.mountains().wagon(seat), action)
            else {
                return;
            };
            let goals = payable(game, expedition, seat);
            if let Some(before) = distance(expedition.mountains().map(), wagon, goals) {
                let after = distance(expedition.mountains().map(), to, goals);
                assert_eq!(after, before.checked_sub(1), "{title}: {action:?}");
                steps += 1;
            }
        });
        assert!(steps > 100, "{title}: {steps}");
    }
}

#[test]
fn what_a_tile_costs_is_kept_while_anything_else_can_be_paid() {
    for title in [Title::EasternMountains, Title::CallForAdventure] {
        watch(title, |game, seat, _, action| {
            let expedition = expedition(game);
            let crystal = match action {
                Action::Move(Move::Pay(crystal) | Move::Return(crystal)) => crystal,
                _ => return,
            };
            let costs = tiles(game, expedition).filter(|(_, cost)| expedition.caravan(seat).contains(*cost));
            let mut spares = costs.map(|(_, cost)| expedition.caravan(seat) - cost).peekable();
            let is_free =
                spares.peek().is_none() || spares.any(|spare| spare.is_empty() || spare.has(crystal));
            assert!(is_free, "{title}: {action:?}");
        });
    }
}

fn expedition(game: &Game) -> &Expedition {
    game.expedition().unwrap_or_else(|| panic!("there are no villages in {}", game.title()))
}

fn tiles<'game>(
    game: &'game Game,
    expedition: &'game Expedition,
) -> impl Iterator<Item = (Cell, Crystals)> + 'game {
    let villages = expedition.mountains().map().villages().into_iter();
    let tiles =
        villages.enumerate().filter_map(|(number, cell)| Some((cell, expedition.villages().tile(number)?)));
    tiles.map(|(cell, tile)| (cell, game.components().eastern_mountains.vp_tile(tile).cost))
}

fn payable(game: &Game, expedition: &Expedition, seat: Seat) -> Set<Cell> {
    let caravan = expedition.caravan(seat);
    tiles(game, expedition).filter(|(_, cost)| caravan.contains(*cost)).map(|(cell, _)| cell).collect()
}

/// How many steps it is to the nearest of some cells.
fn distance(map: &Map, from: Cell, goals: Set<Cell>) -> Option<usize> {
    if goals.is_empty() {
        return None;
    }
    let mut reached: Set<Cell> = [from].into_iter().collect();
    (0..map.len()).find(|_| {
        let has_arrived = !reached.intersection(goals).is_empty();
        reached = reached.into_iter().fold(reached, |all, cell| all.union(map.neighbours(cell)));
        has_arrived
    })
}
