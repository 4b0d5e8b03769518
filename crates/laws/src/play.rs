//! Play that bytes decide, so that fuzzers and property tests drive the same thing.

use carvania_rules::{Action, Actions, Game, Move, Record, Setup, Title};
use rand_core::Rng;

/// Every game as printed, for every number of players.
pub fn setups() -> Vec<Setup> {
    let setups = |title: Title| title.players().map(move |players| Setup::standard(title, players));
    Title::ALL.into_iter().flat_map(setups).collect()
}

/// One of the [`setups`].
pub fn setup_from_byte(byte: u8) -> Setup {
    let setups = setups();
    setups[usize::from(byte) % setups.len()]
}

/// Plays from the beginning, one action a byte, until the bytes or the game come to an end.
pub fn play_from_bytes(setup: &Setup, bytes: &[u8]) -> Record {
    let mut record = Record::new(setup).expect("the set-up is a good one");
    play_on(&mut record, bytes.iter().copied());
    record
}

/// A played game from bytes alone: the first of them chooses one of the [`setups`].
pub fn record_from_bytes(bytes: &[u8]) -> Record {
    let (&first, rest) = bytes.split_first().unwrap_or((&0, &[]));
    play_from_bytes(&setup_from_byte(first), rest)
}

/// Plays on, one action a byte, until the bytes or the game come to an end.
pub fn play_on(record: &mut Record, bytes: impl IntoIterator<Item = u8>) {
    for byte in bytes {
        let Some(action) = choose(&legal(record.game()), byte) else { return };
        record.apply(action).expect("a listed action is legal");
    }
}

/// The actions that are legal now, in the order of the engine.
pub fn legal(game: &Game) -> Vec<Action> {
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    actions.to_vec()
}

/// An action such that all kinds of them come up: first the kind is chosen, then the action. Outposts are built and
/// cards used where that is possible, since much follows from them; claims are rare, for they end the game.
pub fn choose_widely(legal: &[Action], rng: &mut impl Rng) -> Option<Action> {
    let mut kinds: Vec<Action> = Vec::new();
    for &action in legal {
        if !kinds.iter().any(|kind| kind.is_like(action)) {
            kinds.push(action);
        }
    }
    let mut pick = |number: usize| (rng.next_u32() as usize) % number.max(1);
    let wanted = |action: &&Action| matches!(action, Action::Move(Move::Build | Move::Reward(_)));
    let chosen = kinds.get(pick(kinds.len()))?;
    let of_kind: Vec<Action> = legal.iter().copied().filter(|action| chosen.is_like(*action)).collect();
    let action = of_kind.get(pick(of_kind.len())).copied();
    let is_claim = matches!(action, Some(Action::Move(Move::Claim(_))));
    match legal.iter().find(wanted) {
        Some(&wanted) if pick(4) > 0 => Some(wanted),
        _ if is_claim && pick(4) > 0 => legal.get(pick(legal.len())).copied(),
        _ => action,
    }
}

/// The action that a byte chooses. A byte of the upper half claims when it can: only claims bring a game
/// to its end, and other bytes would hardly ever hit on enough of them.
fn choose(legal: &[Action], byte: u8) -> Option<Action> {
    let is_claim = |action: &&Action| matches!(action, Action::Move(Move::Claim(_)));
    let claim = legal.iter().find(is_claim).filter(|_| byte >= 128);
    claim.or_else(|| legal.get(usize::from(byte) % legal.len().max(1))).copied()
}
