//! What an action leads to: what its player can do then that is worth points, and when.

use carvania_bots::{Kind, Limit, Spec, Stop};
use carvania_review::Goal;
use carvania_rules::components::PointId;
use carvania_rules::set::Set;
use carvania_rules::{Action, Game, Move, Turn};

use crate::deal;

/// No goal is farther away.
const MAX_TURNS: u32 = 6;
/// No way to a goal is longer, in small actions.
const MAX_ACTIONS: u32 = 120;
/// Who finds the way.
const GUIDE: Spec = Spec { kind: Kind::Planner, limit: Some(Limit::Nodes(1_200)) };
/// The way follows from this seed, so that the same question has the same answer.
const SEED: u64 = 3;

/// What an action leads to, if the others leave what lies on the table now: the planner goes on after it, turn by turn, until
/// there is something to claim, to build or to take.
pub fn goal(game: &Game, action: Action) -> Option<Goal> {
    let Turn::Seat(seat) = game.turn() else { return None };
    let (mut rng, stop) = (deal::chooser(SEED, 0), Stop::new());
    let mut guide = GUIDE.player(deal::chooser(SEED, 1));
    let visible = game.open_golems();
    let (mut after, mut turns, mut next) = (*game, 0, Some(action));
    for step in 0..MAX_ACTIONS {
        if step > 0 && after.turn_begins() == Some(seat) {
            turns += 1;
        }
        let taken = match after.turn() {
            _ if turns > MAX_TURNS => return None,
            Turn::Over => return None,
            Turn::Chance => after.draw(&mut rng)?,
            Turn::Seat(other) if other != seat => {
                after = after.with_turn_skipped()?;
                continue;
            }
            Turn::Seat(_) => match next.take() {
                Some(first) => first,
                None => guide.choose(&after, &GUIDE.budget(&stop))?,
            },
        };
        if is_goal(taken, visible) {
            return Some(Goal { action: taken, turns });
        }
        after.apply(taken).ok()?;
    }
    None
}

/// Whether an action is worth points by itself, and can be told of now.
fn is_goal(action: Action, visible: Set<PointId>) -> bool {
    match action {
        Action::Move(Move::Claim(card)) => visible.contains(card),
        Action::Move(Move::Build | Move::TakeTile(_) | Move::Bonus(_)) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use carvania_rules::{Actions, Setup, Title};

    use super::*;

    fn dealt(title: Title) -> Game {
        let mut game = Game::new(&Setup::standard(title, 2)).expect("a game of two");
        let mut rng = deal::chooser(9, 0);
        while let Some(draw) = game.draw(&mut rng) {
            game.apply(draw).expect("what is drawn can be drawn");
        }
        game
    }

    #[test]
    fn whatever_is_done_first_leads_somewhere_or_says_nothing() {
        for title in Title::ALL {
            let game = dealt(title);
            let mut legal = Actions::new();
            game.legal_actions(&mut legal);
            let goals: Vec<Goal> = legal.iter().filter_map(|&action| goal(&game, action)).collect();
            assert!(goals.iter().all(|goal| goal.turns <= MAX_TURNS), "{title}");
            assert_eq!(
                goals,
                legal.iter().filter_map(|&action| goal(&game, action)).collect::<Vec<_>>(),
                "{title}"
            );
        }
    }

    #[test]
    fn a_claim_is_its_own_goal() {
        let mut game = dealt(Title::GolemEdition);
        let mut rng = deal::chooser(2, 0);
        for _ in 0..5_000 {
            let mut legal = Actions::new();
            game.legal_actions(&mut legal);
            if let Some(&claim) = legal.iter().find(|action| matches!(action, Action::Move(Move::Claim(_)))) {
                assert_eq!(goal(&game, claim), Some(Goal { action: claim, turns: 0 }));
                return;
            }
            if game.play_random(&mut rng).is_none() {
                game = dealt(Title::GolemEdition);
            }
        }
        panic!("nobody could ever claim anything");
    }
}
