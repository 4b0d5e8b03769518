//! Why an action is good: what it makes possible, and when.

use carvania_rules::{Action, Game, Move, Seat, Turn};

use crate::text::{Fact, Text};
use crate::{Voice, compose};

/// What an action leads to after some turns of the player who decides, if no rival is faster; and which rivals could
/// be. None where there is nothing to say.
pub fn leads_to<'a>(
    voice: impl Into<Voice<'a>>,
    game: &Game,
    (action, goal): (Action, Action),
    turns: u32,
) -> Option<Text> {
    let voice = voice.into();
    let (Turn::Seat(seat), Action::Move(aim)) = (game.turn(), goal) else { return None };
    let mut facts: Vec<Fact> = vec![("turns", turns.into())];
    let key = match aim {
        Move::Claim(card) => {
            facts.push(("golem", voice.golem(game, card).into()));
            facts.push(("points", game.golem(card).points.into()));
            if action == goal { "goal-points" } else { "goal-claim" }
        }
        // What is done at once says so itself.
        _ if action == goal => return None,
        Move::Build => "goal-build",
        Move::TakeTile(_) | Move::Bonus(_) => "goal-tile",
        _ => return None,
    };
    let told = compose(voice.language, key, &facts);
    let rivals = rivals(voice, game, seat, aim);
    if rivals.is_empty() {
        return Some(told);
    }
    let rivals = compose(voice.language, "goal-rivals", &[("names", rivals.into())]);
    Some(Text::join([told, rivals], " "))
}

/// Who else has the crystals for a golem now.
fn rivals(voice: Voice<'_>, game: &Game, seat: Seat, aim: Move) -> Text {
    let Move::Claim(card) = aim else { return Text::default() };
    let cost = game.golem(card).cost;
    let can_pay = |other: &Seat| *other != seat && game.caravan(*other).contains(cost);
    Text::join(game.seats().filter(can_pay).map(|other| voice.named(other)), ", ")
}
