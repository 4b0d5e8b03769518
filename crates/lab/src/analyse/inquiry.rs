//! Asking the oracle about a decision, and again where its answer says little.

use carvania_bots::Budget;
use carvania_bots::analysis::{Analysis, MoveEstimate};
use carvania_review::{Assessment, Outlook};
use carvania_rules::{Action, Game, Rounds, Turn};

use super::Oracle;
use super::assess::{option, outlook, within_doubt};
use crate::deal;
use crate::work::{ThreadsError, Work};

/// All thinking follows from this seed, so that the same question has the same answer.
const SEED: u64 = 1;
/// An action that was tried less often than the best one divided by this is searched by itself: what a search
/// says of what it left aside is little more than a guess.
const SELDOM: u32 = 4;

/// Who is asked, and for how much effort each time.
#[derive(Clone, Copy)]
pub struct Inquiry<'a> {
    /// Who is asked.
    pub oracle: &'a Oracle<'a>,
    /// What each look may cost.
    pub budget: Budget<'a>,
}

impl Inquiry<'_> {
    /// The first look: what is to be expected at a position, and after each legal action.
    pub fn analysis(&self, game: &Game) -> Analysis {
        self.ask(game, 0)
    }

    /// What is to be expected after an action: as the first look says, if that tried the action often enough, else
    /// by a second look at the position after it. `None` if the action is not legal.
    pub fn after(&self, game: &Game, first: &Analysis, action: Action) -> Option<Assessment> {
        match first.options.iter().find(|option| option.action == action) {
            Some(tried) if !is_seldom(tried, first) => Some(option(game, tried)),
            Some(_) | None => self.look_again(game, action),
        }
    }

    /// The actions that the first look liked best, at most `most`, those with the best chance to win first; `threads`
    /// of them are searched at the same time.
    pub fn best(
        &self,
        game: &Game,
        first: &Analysis,
        most: usize,
        threads: usize,
    ) -> Result<Vec<Assessment>, ThreadsError> {
        let Turn::Seat(seat) = game.turn() else { return Ok(Vec::new()) };
        let liked = &first.options[..most.min(first.options.len())];
        let work = Work { jobs: liked.len() as u64, threads, is_over: &|| false };
        let shares = work.share(|place, found: &mut Vec<(u64, Assessment)>| {
            let assessment = self.after(game, first, liked[place as usize].action);
            found.extend(assessment.map(|assessment| (place, assessment)));
            Ok::<_, ThreadsError>(())
        })?;
        let mut found: Vec<(u64, Assessment)> = shares.into_iter().flatten().collect();
        found.sort_by_key(|(place, _)| *place);
        Ok(Assessment::ranked(seat, found.into_iter().map(|(_, assessment)| assessment).collect()))
    }

    fn ask(&self, game: &Game, question: u64) -> Analysis {
        (self.oracle)(game, &self.budget, deal::chooser(SEED, question))
    }

    /// Asks about the position that an action leads to.
    fn look_again(&self, game: &Game, action: Action) -> Option<Assessment> {
        let mut after = *game;
        after.apply(action).ok()?;
        let (expected, visits, is_proven) = match after.turn() {
            Turn::Over => (Outlook::at_the_end(&after), 1, true),
            Turn::Seat(_) | Turn::Chance => {
                let analysis = self.ask(&after, 1);
                (outlook(&after, &analysis), analysis.visits, analysis.is_proven)
            }
        };
        // From here a round may be over that was not before the action.
        let mut rounds = Rounds::watch(game);
        let before = rounds.number();
        rounds.observe(&after);
        let later = (rounds.number() - before) as f32;
        let outlook = Outlook { rounds: expected.rounds + later, ..expected };
        let written = game.write_action(action).to_string();
        Some(within_doubt(Assessment { action, written, visits, is_proven, outlook }))
    }
}

/// Whether a search says too little of an action.
fn is_seldom(option: &MoveEstimate, first: &Analysis) -> bool {
    let most = first.options.first().map_or(0, |best| best.visits);
    !option.is_proven && (option.visits == 0 || option.visits < most / SELDOM)
}
