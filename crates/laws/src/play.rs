//! Play that bytes decide, so that fuzzers and property tests drive the same thing.

use carvania_rules::{Action, Actions, Game, Record, Setup, Title};

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

/// The action that a byte chooses. A byte of the upper half claims when it can: only claims bring a game
/// to its end, and other bytes would hardly ever hit on enough of them.
fn choose(legal: &[Action], byte: u8) -> Option<Action> {
    let is_claim = |action: &&Action| matches!(action, Action::Claim(_));
    let claim = legal.iter().find(is_claim).filter(|_| byte >= 128);
    claim.or_else(|| legal.get(usize::from(byte) % legal.len().max(1))).copied()
}
