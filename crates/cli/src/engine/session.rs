//! A session: requests in, replies out, and the game between them. It does no input or output.

use carvania_bots::Spec;
use carvania_rules::Components;
use carvania_rules::position::Unique;
use serde_json::{Map, Value};

use super::bots::CachedBots;
use super::fault::{Fault, Kind};
use super::lines::MAX_BYTES;
use super::packs::Packs;
use super::played::Played;
use super::replies::{Fields, field};
use super::requests::{Bare, read};
use super::verbs::{self, Verb};

pub(super) struct Session {
    pub(super) packs: Packs,
    pub(super) played: Option<Played>,
    /// Who chooses if a request names nobody.
    pub(super) bot: Option<Spec>,
    /// The bots that were asked last.
    pub(super) bots: CachedBots,
    is_over: bool,
}

impl Session {
    /// A session that plays with these components, and lets this bot choose, unless a request says otherwise.
    pub(super) fn new(usual: &'static Components, bot: Option<Spec>) -> Session {
        Session { packs: Packs::new(usual), played: None, bot, bots: CachedBots::default(), is_over: false }
    }

    /// Whether the client has asked to quit.
    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    /// Answers one line of JSON.
    pub(super) fn answer_line(&mut self, line: &[u8]) -> Value {
        match serde_json::from_slice(line) {
            Ok(Unique(request)) => self.answer(request),
            Err(error) if error.is_data() => {
                let message = format!("the request cannot be read: {error}");
                reply(None, Err(Fault::new(Kind::BadRequest, message)))
            }
            Err(error) => {
                reply(None, Err(Fault::new(Kind::BadJson, format!("the line is not JSON: {error}"))))
            }
        }
    }

    /// Answers a line that was too long to be kept.
    pub(super) fn answer_too_long(&self) -> Value {
        let message = format!("a line may have {MAX_BYTES} bytes at most: this one was skipped");
        reply(None, Err(Fault::new(Kind::TooMuch, message)))
    }

    /// Answers one request.
    pub(super) fn answer(&mut self, request: Value) -> Value {
        let Value::Object(mut fields) = request else {
            return reply(None, Err(Fault::new(Kind::BadRequest, NO_OBJECT)));
        };
        let id = fields.remove("id");
        if id.as_ref().is_some_and(has_rounded_number) {
            return reply(None, Err(Fault::new(Kind::BadRequest, LONG_ID)));
        }
        let result = verb(&mut fields).and_then(|verb| self.obey(verb, fields));
        reply(id, result)
    }

    fn obey(&mut self, verb: Verb, fields: Map<String, Value>) -> Result<Fields, Fault> {
        match verb {
            Verb::New => self.begin(read(fields)?),
            Verb::Load => self.load(read(fields)?),
            Verb::Save => self.save(&read(fields)?),
            Verb::Show => read(fields).and_then(|Bare {}| self.show()),
            Verb::Legal => read(fields).and_then(|Bare {}| self.legal()),
            Verb::Check => self.check(&read(fields)?),
            Verb::Apply => self.apply(read(fields)?),
            Verb::Draw => read(fields).and_then(|Bare {}| self.draw()),
            Verb::Undo => self.undo(&read(fields)?),
            Verb::Score => read(fields).and_then(|Bare {}| self.score()),
            Verb::Choose => self.choose(&read(fields)?),
            Verb::Perft => self.perft(&read(fields)?),
            Verb::Help => read(fields).map(|Bare {}| field("verbs", verbs::help())),
            Verb::Quit => read(fields).map(|Bare {}| {
                self.is_over = true;
                Fields::new()
            }),
        }
    }
}

const NO_OBJECT: &str = "a request is an object with a verb: {\"do\":\"help\"}";

const LONG_ID: &str =
    "a number in `id` must fit in 64 bits to come back unchanged: write a longer one as a string";

/// Whether a whole number was too long to be kept digit by digit.
fn has_rounded_number(value: &Value) -> bool {
    // From here on no negative number is kept, nor, at twice as much, a positive one.
    const TOO_FAR: f64 = 9_223_372_036_854_775_808.0;
    match value {
        Value::Number(number) => {
            number.is_f64() && number.as_f64().is_some_and(|number| number.abs() >= TOO_FAR)
        }
        Value::Array(entries) => entries.iter().any(has_rounded_number),
        Value::Object(fields) => fields.values().any(has_rounded_number),
        Value::Null | Value::Bool(_) | Value::String(_) => false,
    }
}

/// Takes the verb off the fields of a request.
fn verb(fields: &mut Map<String, Value>) -> Result<Verb, Fault> {
    match fields.remove("do") {
        Some(Value::String(name)) => Verb::named(&name).ok_or_else(|| {
            let message = format!("there is no verb `{name}`, only {}", verbs::names());
            Fault::new(Kind::UnknownVerb, message)
        }),
        Some(_) | None => Err(Fault::new(Kind::BadRequest, NO_OBJECT)),
    }
}

/// A reply: the identification of its request, whether it went well, and what there is to say.
fn reply(id: Option<Value>, result: Result<Fields, Fault>) -> Value {
    let mut fields = id.map(|id| field("id", id)).unwrap_or_default();
    fields.insert("ok".to_owned(), result.is_ok().into());
    fields.extend(result.unwrap_or_else(|fault| field("error", fault.to_value())));
    fields.into()
}

#[cfg(test)]
mod tests {
    use carvania_lab::deal::generator;
    use carvania_rules::Components;
    use carvania_rules::chance::below;

    use super::Session;

    const REQUESTS: [&str; 29] = [
        r#"{"do":"new","game":"GE","players":2,"seed":1}"#,
        r#"{"do":"new","game":"GE","players":5,"draws":"explicit"}"#,
        r#"{"do":"load","record":"game: GE\nplayers: 2\nrules: 1\ncomponents: 0\n\n1. rest"}"#,
        r#"{"do":"load","position":{"game":"GE","players":2,"turn":1,"decision":{"kind":"pay","card":"+M","paid":0}}}"#,
        r#"{"do":"new","game":"EM","players":2,"seed":1}"#,
        r#"{"do":"new","game":"CA","players":4,"seed":1}"#,
        r#"{"do":"new","game":"EM","players":2,"map":{"drawing":"V   o   o\n  o   o   V\no   o   o\n  o   o   o\no   o   o\n  o   o   o\nV   o   o\n  o   o   V"}}"#,
        r#"{"do":"new","game":"CA","players":2,"map":{"villages":[[0,0]],"tiles":[[1,0],[0,1]]}}"#,
        r#"{"do":"apply","actions":["start:YYYY","place:c3","start:GG","place:b2","step:c2","stop","mine"]}"#,
        r#"{"do":"apply","actions":["remove:YY>B","lay:M>YGB","lay:valley","draw:closed"]}"#,
        r#"{"do":"new","game":"EW","players":3,"seed":1}"#,
        r#"{"do":"new","game":"J1","players":2,"seed":1}"#,
        r#"{"do":"new","game":"J2","players":2,"map":{"drawing":"o   o   o\n  o   ~   o\no   o   o\n  o   o   o\n    o"}}"#,
        r#"{"do":"new","game":"J3","players":4,"seed":1,"components":["side = 1"]}"#,
        r#"{"do":"load","position":{"game":"EW","players":2,"turn":1,"decision":{"kind":"draw","then":{"kind":"golem","location":"A1.G1"}},"stacks":[{"tile":"T05","below":1}],"seats":[{"at":{"A1.3":2}}]}}"#,
        r#"{"do":"apply","actions":["work:E2.3","work:E2.M1","keep","rest","route:+M"]}"#,
        r#"{"do":"apply","actions":["draw:E1","draw:P12","draw:T05","draw:X03"]}"#,
        r#"{"do":"apply","action":"rest"}"#,
        r#"{"do":"apply","actions":["play:^2","upgrade:Y","stop","draw"]}"#,
        r#"{"do":"check","action":"claim:GGBBMM"}"#,
        r#"{"do":"undo","actions":3}"#,
        r#"{"do":"undo","count":2}"#,
        r#"{"do":"choose","bot":"eager","seed":7}"#,
        r#"{"do":"choose","id":1,"seat":1,"limit_ms":5,"seed":7,"bot":"random","legal":["rest"],"position":{"game":"GE","players":2,"turn":1,"decision":{"kind":"turn"},"point_row":["YYGG","YYYGG","YYGGG","YYBB","GGGG"],"tokens":{"copper":0,"silver":1},"merchant_row":[{"card":"YYY>GB"},{"card":"+YYG"},{"card":"^3"},{"card":"YY>B"},{"card":"+M"},{"card":"+B"}],"seats":[{"caravan":"YYYM","hand":["+YY","^2"]},{"caravan":"YYYGG","hand":["^2"],"played":["+YY"]}]}}"#,
        r#"{"do":"save","as":"json_lines"}"#,
        r#"{"do":"show","id":1}"#,
        r#"{"do":"draw"}"#,
        r#"{"do":"legal"}"#,
        r#"{"do":"score"}"#,
    ];

    const LETTERS: &[u8] = b"{}[]\",:.0129-+>^YGBMPTX#\n e";

    /// Requests with some of their letters exchanged.
    #[test]
    fn whatever_is_sent_is_answered() {
        let mut session = Session::new(Components::standard(), None);
        let mut rng = generator(1, 0);
        for _ in 0..20_000 {
            let mut line = REQUESTS[below(&mut rng, REQUESTS.len() as u32) as usize].as_bytes().to_vec();
            for _ in 0..below(&mut rng, 4) {
                let place = below(&mut rng, line.len() as u32) as usize;
                line[place] = LETTERS[below(&mut rng, LETTERS.len() as u32) as usize];
            }
            let reply = session.answer_line(&line);
            assert!(reply["ok"].is_boolean(), "{reply}");
        }
    }
}
