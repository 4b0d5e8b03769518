//! The table of The Call for Adventure as lines of text.

use carvania_rules::games::call_for_adventure::CallForAdventure;
use carvania_rules::{Components, Crystals, Language, Seat};

use super::cards::{faces, market};
use super::expedition::{self, supply};
use super::map;
use super::players::Player;
use super::table::Table;
use super::terminal::Terminal;

/// The map, the merchant cards, the bonus tiles, then every player.
pub(super) fn show(table: &Table, state: &CallForAdventure, terminal: Terminal) -> Vec<String> {
    let components = table.game().components();
    let (at, board) = (state.expedition(), &components.eastern_mountains.adventure_board);
    let mut lines = map::show(table.game(), &|_| Crystals::NONE, terminal);
    lines.push(String::new());
    lines.extend(market(state.market(), &components.golem_edition, terminal));
    lines.push(String::new());
    lines.extend(supply(at.supply(), board, terminal));
    for seat in table.game().seats() {
        lines.push(String::new());
        lines.extend(player(state, components, seat, terminal.language).show(table, terminal));
    }
    lines
}

/// A player: the cards, then what there is on the map.
fn player(state: &CallForAdventure, components: &Components, seat: Seat, language: Language) -> Player {
    let (cards, mountains) = (&components.golem_edition, &components.eastern_mountains);
    let hand = state.hand(seat);
    let mut player =
        expedition::player(state.expedition(), seat, mountains, &mountains.adventure_board, language);
    let places = [
        ("player-hand", faces(hand.cards(), cards)),
        ("player-played", faces(hand.played(), cards)),
        ("player-discarded", faces(state.discarded(seat), cards)),
    ];
    player.places.splice(0..0, places);
    player
}
