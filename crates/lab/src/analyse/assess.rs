//! What a search found, as plain data about those who play.

use carvania_bots::analysis::{Analysis, Estimate, MoveEstimate};
use carvania_review::{Assessment, Outlook};
use carvania_rules::Game;

/// The greatest chance to win of what is not proven.
const ALMOST_SURE: f32 = 0.99;

/// What is to be expected for the seats of a game. Nobody is called sure to win without a proof.
pub fn outlook(game: &Game, analysis: &Analysis) -> Outlook {
    let outlook = expected(game, &analysis.estimate);
    if analysis.is_proven { outlook } else { almost_sure(outlook) }
}

fn expected(game: &Game, estimate: &Estimate) -> Outlook {
    let players = game.players();
    Outlook {
        wins: estimate.wins.seated(players).to_vec(),
        points: estimate.points.seated(players).to_vec(),
        rounds: estimate.rounds,
    }
}

/// One of the actions that the search tried.
pub(super) fn option(game: &Game, tried: &MoveEstimate) -> Assessment {
    within_doubt(Assessment {
        action: tried.action,
        written: game.write_action(tried.action).to_string(),
        visits: tried.visits,
        is_proven: tried.is_proven,
        outlook: expected(game, &tried.estimate),
    })
}

/// Leaves some doubt where nothing is proven: a win that a search has merely never seen fail is not called sure.
pub(super) fn within_doubt(assessment: Assessment) -> Assessment {
    if assessment.is_proven {
        return assessment;
    }
    Assessment { outlook: almost_sure(assessment.outlook), ..assessment }
}

fn almost_sure(mut outlook: Outlook) -> Outlook {
    outlook.wins.iter_mut().for_each(|wins| *wins = wins.min(ALMOST_SURE));
    outlook
}
