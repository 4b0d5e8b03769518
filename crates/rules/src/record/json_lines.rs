//! The JSON Lines form: an object of headers, then an object for each action or comment.

use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use super::error::{Fault, RecordError};
use super::heading::{Header, at};
use super::{Record, Step};
use crate::components::Components;
use crate::game::Turn;

/// One line after the first. Who decided, and in which round, follows from the game; a reader may
/// leave it out, but must not claim otherwise.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comment: Option<String>,
}

impl Record {
    /// The record as JSON Lines. Reading them gives an equal record.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # let draw = record.game().read_action("draw:BBMM").unwrap();
    /// # record.apply(draw).unwrap();
    /// let lines = record.to_json_lines();
    /// assert_eq!(lines.lines().nth(1), Some(r#"{"action":"draw:BBMM","by":"chance","round":0}"#));
    /// ```
    pub fn to_json_lines(&self) -> String {
        let headers: Map<String, Value> =
            self.all_headers().into_iter().map(|(name, value)| (name.to_owned(), value.into())).collect();
        let mut lines = vec![Value::from(headers).to_string()];
        let mut comments = self.comments.iter().peekable();
        for (index, step) in self.steps().enumerate() {
            while let Some(comment) = comments.next_if(|comment| comment.after <= index) {
                lines.push(Line::comment(&comment.text).write());
            }
            lines.push(Line::action(&step).write());
        }
        lines.extend(comments.map(|comment| Line::comment(&comment.text).write()));
        lines.push(String::new());
        lines.join("\n")
    }

    /// Reads JSON Lines and replays them. A record whose replay breaks a rule is refused.
    ///
    /// ```
    /// # use carvania_rules::{Components, Record, Setup, Title};
    /// # let record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// // Who decided an action, and in which round, may be left out.
    /// let lines = record.to_json_lines() + "{\"action\":\"draw:BBMM\"}\n";
    /// let read = Record::from_json_lines(&lines, Components::standard()).unwrap();
    /// assert_eq!(read.actions().len(), 1);
    /// ```
    pub fn from_json_lines(text: &str, components: &'static Components) -> Result<Record, RecordError> {
        let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
        let (first, number) = lines.next().unwrap_or(("", 1));
        let headers = read_headers(first, number).map_err(|fault| at(number, fault))?;
        let (mut record, claims) = Record::from_headers(headers, components)?;
        for (line, number) in lines {
            record.read_json(line).map_err(|fault| at(number, fault))?;
        }
        record.check_claims(claims)?;
        Ok(record)
    }

    fn read_json(&mut self, line: &str) -> Result<(), Fault> {
        let line: Line = serde_json::from_str(line).map_err(json)?;
        if line.action.is_none() && (line.comment.is_none() || line.by.is_some() || line.round.is_some()) {
            return Err(Fault::Json(
                "a line has an `action`, with or without `by` and `round`, or a `comment`".to_owned(),
            ));
        }
        if let Some(action) = &line.action {
            let claims = [
                ("by", line.by.clone(), by(self.game.turn())),
                ("round", line.round.map(|round| round.to_string()), self.rounds.number().to_string()),
            ];
            for (field, found, wanted) in claims {
                if let Some(found) = found.filter(|found| *found != wanted) {
                    return Err(Fault::Field { field, found, wanted });
                }
            }
            self.replay(action)?;
        }
        if let Some(comment) = &line.comment {
            self.comment(comment);
        }
        Ok(())
    }
}

impl Line {
    fn action(step: &Step) -> Line {
        Line {
            action: Some(step.before.write_action(step.action).to_string()),
            by: Some(by(step.by)),
            round: Some(step.round),
            comment: None,
        }
    }

    fn comment(text: &str) -> Line {
        Line { action: None, by: None, round: None, comment: Some(text.to_owned()) }
    }

    fn write(&self) -> String {
        serde_json::to_string(self).expect("text and numbers are JSON")
    }
}

fn read_headers(line: &str, number: usize) -> Result<Vec<Header>, Fault> {
    let Fields(fields) = serde_json::from_str(line).map_err(json)?;
    let text = |name: &str, value: Value| match value {
        Value::String(text) => Ok(text),
        Value::Number(number) => Ok(number.to_string()),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => {
            Err(Fault::Json(format!("the header `{name}` must be text or a number")))
        }
    };
    fields
        .into_iter()
        .map(|(name, value)| Ok(Header { line: number, value: text(&name, value)?, name }))
        .collect()
}

/// The fields of an object, also those that stand there twice, which a map would forget.
struct Fields(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of headers")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }

        deserializer.deserialize_map(Reader)
    }
}

fn by(turn: Turn) -> String {
    match turn {
        Turn::Seat(seat) => format!("seat {seat}"),
        Turn::Chance => "chance".to_owned(),
        Turn::Over => "nobody".to_owned(),
    }
}

fn json(error: serde_json::Error) -> Fault {
    Fault::Json(error.to_string())
}
