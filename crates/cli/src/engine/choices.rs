//! Letting a bot choose, in the game at hand or in a position of its own.

use std::time::Duration;

use carvania_bots::{Limit, Spec, SpecError};
use carvania_rules::position::PositionError;
use carvania_rules::{Components, Game, Turn};
use serde_json::Value;

use super::fault::{Fault, Kind};
use super::replies::{Fields, field};
use super::requests::Choose;
use super::session::Session;

/// The longest time that a bot may be given: an hour.
const MAX_MILLISECONDS: u64 = 3_600_000;

impl Session {
    pub(super) fn choose(&mut self, request: &Choose) -> Result<Fields, Fault> {
        let bot = self.chooser(request)?;
        let limit = limit(bot, request)?;
        // A position stands alone: neither the actions nor the seed of the game at hand are about it.
        let aside =
            request.position.as_ref().map(|position| self.read_position(position, None)).transpose()?;
        let (game, seed) = match &aside {
            Some(game) => (*game, None),
            None => self.played().map(|played| (*played.game(), played.seed))?,
        };
        let Turn::Seat(seat) = game.turn() else {
            return Err(Fault::new(Kind::NoDecision, "no player is to decide now: see `turn`"));
        };
        if request.seat.is_some_and(|other| other != seat) {
            return Err(Fault::new(Kind::BadRequest, format!("it is for seat {seat} to decide: see `turn`")));
        }
        let seed = request.seed.or(seed).ok_or_else(|| {
            Fault::new(
                Kind::BadRequest,
                "there is no seed to choose from: give `seed` to this request, new or load",
            )
        })?;
        let action = match (&aside, &self.played) {
            (None, Some(played)) => {
                self.bots.at_table(bot, seat).set_limit(limit).choose(&played.record, seed)
            }
            _ => self.bots.aside(bot).set_limit(limit).choose_aside(&game, seed),
        };
        Ok(field("action", action.map(|action| game.write_action(action).to_string())))
    }

    /// The bot that a request asks for, with its limit.
    fn chooser(&self, request: &Choose) -> Result<Spec, Fault> {
        let named = request.bot.as_ref().map(|name| name.parse()).transpose();
        let bot = named.map_err(|error: SpecError| bad_request(error.to_string()))?.or(self.bot);
        bot.ok_or_else(|| {
            bad_request("nobody chooses: give `bot`, or start the engine with --bot".to_owned())
        })
    }

    /// The game of a position, with these components or else with those that the document names.
    pub(super) fn read_position(
        &self,
        position: &Value,
        with: Option<&'static Components>,
    ) -> Result<Game, Fault> {
        let is_wrong = |error: &PositionError| matches!(error, PositionError::Components { .. });
        Ok(self.packs.read(with, |components| Game::from_position(position, components), is_wrong)?)
    }
}

/// What the choice may cost.
fn limit(bot: Spec, request: &Choose) -> Result<Limit, Fault> {
    let time = match request.limit_ms {
        None => None,
        Some(ms @ 1..=MAX_MILLISECONDS) => Some(Duration::from_millis(ms)),
        Some(_) => {
            return Err(bad_request(format!("`limit_ms` is a number from 1 to {MAX_MILLISECONDS}")));
        }
    };
    Ok(match (bot.limit, time) {
        (Some(Limit::Time(own)), Some(time)) => Limit::Time(own.min(time)),
        (own, time) => own.or(time.map(Limit::Time)).unwrap_or(bot.kind.limit()),
    })
}

fn bad_request(message: String) -> Fault {
    Fault::new(Kind::BadRequest, message)
}
