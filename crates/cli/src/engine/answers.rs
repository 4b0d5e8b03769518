//! What each verb does.

use carvania_rules::games::TitleError;
use carvania_rules::record::Fault as RecordFault;
use carvania_rules::{Action, Clause, Game, Record, RecordError, Setup, Title};
use serde_json::json;

use super::count::{Budget, MAX_DEPTH, MAX_POSITIONS, count, divide};
use super::fault::{Fault, Kind};
use super::maps;
use super::played::Played;
use super::replies::{Fields, field, legal, notation, now, score};
use super::requests::{Apply, Check, Form, Load, New, Perft, Save, Undo};
use super::session::Session;
use crate::map::loose_cells;

impl Session {
    pub(super) fn begin(&mut self, request: New) -> Result<Fields, Fault> {
        let New { game, players, seed, draws, components, map } = request;
        let title: Title =
            game.parse().map_err(|error: TitleError| Fault::new(Kind::BadSetup, error.to_string()))?;
        let components = match components {
            Some(files) => self.packs.learn(files.texts(), Some(title))?,
            None => self.packs.usual(),
        };
        let checked = map.map(|map| maps::read(map, title)).transpose()?;
        let map = checked.as_ref().map(|checked| checked.map);
        let record = Record::new(&Setup { title, players, components, map })?;
        let mut reply = self.play(Played::new(record, seed, draws)?)?;
        let warnings = checked.as_ref().map(loose_cells).unwrap_or_default();
        if !warnings.is_empty() {
            reply.extend(field("warnings", warnings));
        }
        Ok(reply)
    }

    pub(super) fn load(&mut self, request: Load) -> Result<Fields, Fault> {
        let Load { position, record, seed, draws, components } = request;
        let with = components.map(|files| self.packs.learn(files.texts(), None)).transpose()?;
        let record = match (position, record) {
            (Some(document), None) => Record::from_position(self.read_position(&document, with)?),
            (None, Some(text)) => {
                let is_wrong = |error: &RecordError| matches!(error.fault, RecordFault::Components { .. });
                self.packs.read(with, |components| Record::read(&text, components), is_wrong)?
            }
            (Some(_), Some(_)) | (None, None) => {
                return Err(Fault::new(
                    Kind::BadRequest,
                    "give either `position`, an object, or `record`, a text",
                ));
            }
        };
        self.play(Played::new(record, seed, draws)?)
    }

    /// Goes on with another game, from the draws that are due.
    fn play(&mut self, mut played: Played) -> Result<Fields, Fault> {
        let drawn = played.apply(&[])?;
        let reply = after(played.game(), "drawn", &drawn);
        self.played = Some(played);
        self.bots.forget_game();
        Ok(reply)
    }

    pub(super) fn save(&self, request: &Save) -> Result<Fields, Fault> {
        let record = &self.played()?.record;
        Ok(match request.form {
            Form::Record => field("record", record.to_text()),
            Form::JsonLines => field("record", record.to_json_lines()),
            Form::Position => field("position", record.game().to_position()),
        })
    }

    pub(super) fn show(&self) -> Result<Fields, Fault> {
        let record = &self.played()?.record;
        let game = record.game();
        let mut reply = now(game);
        reply.extend(legal(game));
        reply.insert("round".to_owned(), record.rounds().number().into());
        reply.insert("actions".to_owned(), record.actions().len().into());
        reply.extend(score(game));
        reply.insert("position".to_owned(), game.to_position());
        Ok(reply)
    }

    pub(super) fn legal(&self) -> Result<Fields, Fault> {
        let game = self.played()?.game();
        let mut reply = now(game);
        reply.extend(legal(game));
        Ok(reply)
    }

    pub(super) fn score(&self) -> Result<Fields, Fault> {
        Ok(score(self.played()?.game()))
    }

    pub(super) fn check(&self, request: &Check) -> Result<Fields, Fault> {
        let game = self.played()?.game();
        let clause = game.check(game.read_action(&request.action)?).err();
        let mut reply = field("legal", clause.is_none());
        reply.extend(clause.map(|clause: Clause| ("clause".to_owned(), clause.to_string().into())));
        Ok(reply)
    }

    pub(super) fn apply(&mut self, request: Apply) -> Result<Fields, Fault> {
        let actions = request.actions()?;
        let played = self.played_mut()?;
        let drawn = played.apply(&actions)?;
        Ok(after(played.game(), "drawn", &drawn))
    }

    pub(super) fn draw(&mut self) -> Result<Fields, Fault> {
        let played = self.played_mut()?;
        let drawn = played.draw()?;
        Ok(after(played.game(), "drawn", &drawn))
    }

    pub(super) fn undo(&mut self, request: &Undo) -> Result<Fields, Fault> {
        let played = self.played_mut()?;
        let undone = match (request.count, request.actions) {
            (None, Some(actions)) => played.undo_actions(actions)?,
            (count, None) => played.undo_decisions(count.unwrap_or(1))?,
            (Some(_), Some(_)) => {
                return Err(Fault::new(Kind::BadRequest, "give either `count` or `actions`, or neither"));
            }
        };
        let reply = after(played.game(), "undone", &undone);
        self.bots.forget_game();
        Ok(reply)
    }

    pub(super) fn perft(&self, request: &Perft) -> Result<Fields, Fault> {
        let game = self.played()?.game();
        let Perft { depth, divide: is_divided } = *request;
        if depth > MAX_DEPTH {
            let message = format!("{depth} actions are too deep: {MAX_DEPTH} at most");
            return Err(Fault::new(Kind::TooMuch, message));
        }
        let too_much = || {
            let message = format!("that is more than {MAX_POSITIONS} positions: count less deep");
            Fault::new(Kind::TooMuch, message)
        };
        let mut reply = field("count", count(game, depth, &mut Budget::new()).ok_or_else(too_much)?);
        if is_divided {
            let branches = divide(game, depth, &mut Budget::new()).ok_or_else(too_much)?;
            let branch =
                |(action, count)| json!({ "action": game.write_action(action).to_string(), "count": count });
            reply.insert("divide".to_owned(), branches.into_iter().map(branch).collect());
        }
        Ok(reply)
    }

    pub(super) fn played(&self) -> Result<&Played, Fault> {
        self.played.as_ref().ok_or_else(no_game)
    }

    fn played_mut(&mut self) -> Result<&mut Played, Fault> {
        self.played.as_mut().ok_or_else(no_game)
    }
}

/// The effects of a request, and who decides now.
fn after(game: &Game, happened: &str, actions: &[Action]) -> Fields {
    let mut reply = field(happened, notation(game, actions));
    reply.extend(now(game));
    reply
}

fn no_game() -> Fault {
    Fault::new(Kind::NoGame, "there is no game yet: begin with new or load")
}
