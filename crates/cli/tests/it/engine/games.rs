//! Whole games through the engine.

use carvania_bots::{Budget, Spec};
use carvania_lab::deal;
use carvania_rules::record::Step;
use carvania_rules::{Components, Record, Turn};
use serde_json::{Value, json};

use super::Engine;

fn save(engine: &mut Engine) -> Value {
    engine.get(&json!({ "do": "save" }))["record"].take()
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut engine = Engine::start();
    engine.get(&json!({ "do": "new", "game": "GE", "players": 3, "seed": 1 }));
    engine.play_on("eager", usize::MAX);
    let shown = engine.get(&json!({ "do": "show" }));
    assert_eq!((&shown["turn"], &shown["over"], &shown["legal"]), (&json!("over"), &json!(true), &json!([])));
    assert_eq!(shown["decision"], json!({ "kind": "over" }));
    let score = engine.get(&json!({ "do": "score" }));
    assert_eq!((&score["scores"], &score["ranking"]), (&shown["scores"], &shown["ranking"]));
    let points = |sources: &[&str]| {
        sources.iter().map(|source| shown["scores"][0][*source].as_u64().unwrap()).sum::<u64>()
    };
    assert_eq!(points(&["total"]), points(&["point_cards", "copper", "silver", "crystals"]));
    assert_eq!(engine.fail(&json!({ "do": "apply", "action": "rest" })), "refused");
    assert_eq!(engine.fail(&json!({ "do": "choose", "bot": "eager" })), "no_decision");
    engine.end();
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let records = [1, 1, 2].map(|seed| {
        let mut engine = Engine::start();
        engine.get(&json!({ "do": "new", "game": "GE", "players": 2, "seed": seed }));
        engine.play_on("eager", usize::MAX);
        save(&mut engine)
    });
    assert_eq!(records[0], records[1]);
    assert_ne!(records[0], records[2]);
}

/// The course of a game in which a bot decides for everybody, from a record or from its beginning.
fn course(engine: &mut Engine, bot: &str, actions: usize) -> Record {
    for _ in 0..actions {
        let action = engine.get(&json!({ "do": "choose", "bot": bot }))["action"].take();
        if engine.get(&json!({ "do": "apply", "action": action }))["turn"] == "over" {
            break;
        }
    }
    Record::from_text(save(engine).as_str().unwrap(), Components::standard()).unwrap()
}

fn begin(seed: u64) -> Engine {
    let mut engine = Engine::start();
    engine.get(&json!({ "do": "new", "game": "GE", "players": 2, "seed": seed }));
    engine
}

#[test]
fn one_bot_decides_for_a_seat_through_the_whole_game() {
    for bot in ["planner@400n", "mcts@400n"] {
        let record = course(&mut begin(7), bot, usize::MAX);
        let spec: Spec = bot.parse().unwrap();
        let new = |_| spec.player(deal::chooser(0, 0));
        let (mut kept, budget) = ([0, 1].map(new), Budget::nodes(400));
        let mut others = 0;
        for (number, step) in record.steps().enumerate() {
            let Turn::Seat(seat) = step.by else { continue };
            let rng = || deal::chooser(7, number as u64);
            kept[seat.index()].reseed(rng());
            assert_eq!(
                kept[seat.index()].choose(&step.before, &budget),
                Some(step.action),
                "{bot}: {number}"
            );
            others += usize::from(spec.player(rng()).choose(&step.before, &budget) != Some(step.action));
        }
        assert!(others > 0, "{bot}: a new one for every choice would have played the same");
    }
}

#[test]
fn whoever_takes_a_game_up_again_goes_on_as_before() {
    for bot in ["greedy", "beginner", "planner@200n", "mcts@200n"] {
        let whole = course(&mut begin(3), bot, usize::MAX);
        let begins = |step: &(usize, Step)| step.1.round > 10 && step.1.before.turn_begins().is_some();
        let (number, _) = whole.steps().enumerate().find(begins).unwrap();
        let mut half = whole.clone();
        half.rewind(number);
        let mut engine = Engine::start();
        engine.get(&json!({ "do": "load", "record": half.to_text(), "seed": 3 }));
        assert_eq!(course(&mut engine, bot, usize::MAX).to_text(), whole.to_text(), "{bot}");
        engine.get(&json!({ "do": "undo", "actions": whole.actions().len() - number }));
        assert_eq!(course(&mut engine, bot, usize::MAX).to_text(), whole.to_text(), "{bot}, after an undo");
    }
}

/// Bots grow impatient when nothing is claimed for long, and know of it also if they were not asked.
#[test]
fn a_bot_knows_the_course_of_a_game_without_having_been_asked() {
    let rests = 70;
    for bot in ["greedy", "planner@100n"] {
        let (mut asked, mut passed_over) = (begin(3), begin(3));
        for _ in 0..rests {
            asked.get(&json!({ "do": "choose", "bot": bot }));
            asked.get(&json!({ "do": "apply", "action": "rest" }));
        }
        passed_over.get(&json!({ "do": "apply", "actions": vec!["rest"; rests] }));
        let (mut loaded, mut stranger) = (Engine::start(), Engine::start());
        loaded.get(&json!({ "do": "load", "record": save(&mut asked), "seed": 3 }));
        stranger.get(&json!({ "do": "load", "position": asked.position(), "seed": 3 }));
        let course = course(&mut asked, bot, 20).actions().to_vec();
        for engine in [&mut passed_over, &mut loaded] {
            assert_eq!(self::course(engine, bot, 20).actions(), course, "{bot}");
        }
        let other = self::course(&mut stranger, bot, 20);
        assert!(!course.ends_with(other.actions()), "{bot}: who knows nothing plays otherwise");
    }
}

#[test]
fn asking_again_changes_nothing() {
    let (mut once, mut often) = (begin(5), begin(5));
    let choose = json!({ "do": "choose", "bot": "planner@200n" });
    for _ in 0..40 {
        let action = once.get(&choose)["action"].take();
        let asked = |engine: &mut Engine, request: &Value| engine.get(request)["action"].take();
        assert_eq!(asked(&mut often, &choose), action);
        asked(&mut often, &json!({ "do": "choose", "bot": "greedy", "seed": 9 }));
        assert_eq!(asked(&mut often, &choose), action);
        for engine in [&mut once, &mut often] {
            engine.get(&json!({ "do": "apply", "action": action }));
        }
    }
}

#[test]
fn a_saved_game_loads_in_every_form() {
    let mut engine = Engine::start();
    engine.get(&json!({ "do": "new", "game": "GE", "players": 2, "seed": 5 }));
    engine.get(&json!({ "do": "apply", "actions": ["rest", "play:^2", "upgrade:Y"] }));
    let record = save(&mut engine);
    let lines = engine.get(&json!({ "do": "save", "as": "json_lines" }))["record"].take();
    let position = engine.get(&json!({ "do": "save", "as": "position" }))["position"].take();
    for document in [json!({ "record": record }), json!({ "record": lines }), json!({ "position": position })]
    {
        let mut load = document;
        load["do"] = json!("load");
        engine.get(&load);
        assert_eq!(engine.get(&json!({ "do": "save", "as": "position" }))["position"], position);
    }
}

#[test]
fn undo_goes_back_and_draws_come_again() {
    let mut engine = Engine::start();
    engine.get(&json!({ "do": "new", "game": "GE", "players": 2, "seed": 7 }));
    let beginning = save(&mut engine);
    let acquire = json!({ "do": "apply", "action": "acquire:GG>YYM" });
    let drawn = engine.get(&acquire)["drawn"].take();
    engine.get(&json!({ "do": "apply", "action": "rest" }));
    let undone = engine.get(&json!({ "do": "undo", "count": 2 }))["undone"].take();
    assert_eq!(undone, json!(["acquire:GG>YYM", drawn[0], "rest"]));
    assert_eq!(save(&mut engine), beginning);
    assert_eq!(engine.get(&acquire)["drawn"], drawn);
    for too_many in [json!({ "do": "undo", "count": 2 }), json!({ "do": "undo", "actions": 14 })] {
        assert_eq!(engine.fail(&too_many), "bad_request");
    }
    let turn = engine.get(&json!({ "do": "undo", "actions": 13 }))["turn"].take();
    assert_eq!(turn, "chance");
    engine.get(&json!({ "do": "draw" }));
    assert_eq!(save(&mut engine), beginning);
    assert_eq!(engine.get(&json!({ "do": "undo", "count": 0 }))["undone"], json!([]));
}

#[test]
fn actions_are_applied_all_or_none() {
    let mut engine = Engine::start();
    engine.get(&json!({ "do": "new", "game": "GE", "players": 2, "seed": 7 }));
    let before = save(&mut engine);
    for (actions, kind) in [
        (json!(["acquire:GG>YYM", "rest", "claim:YYYBB"]), "refused"),
        (json!(["rest", "rest", "nap"]), "bad_action"),
        (json!(["rest", "play:YY>YY"]), "bad_action"),
        (json!(["rest", "draw"]), "no_decision"),
    ] {
        assert_eq!(engine.fail(&json!({ "do": "apply", "actions": actions })), kind, "{actions}");
        assert_eq!(save(&mut engine), before);
    }
    engine.get(&json!({ "do": "apply", "actions": [] }));
    assert_eq!(save(&mut engine), before);
}

#[test]
fn draws_can_be_made_by_the_client() {
    let mut engine = Engine::start();
    engine.get(&json!({ "do": "new", "game": "GE", "players": 2 }));
    let legal = engine.get(&json!({ "do": "legal" }));
    assert_eq!(legal["turn"], "chance");
    assert_eq!(legal["legal"].as_array().unwrap().len(), 36);
    assert_eq!(legal["weights"], json!(vec![1; 36]));
    assert_eq!(engine.fail(&json!({ "do": "draw" })), "bad_request");
    assert_eq!(engine.fail(&json!({ "do": "apply", "action": "draw" })), "bad_request");
    assert_eq!(engine.fail(&json!({ "do": "choose", "bot": "random", "seed": 1 })), "no_decision");
    for _ in 0..11 {
        let draw = engine.get(&json!({ "do": "legal" }))["legal"][0].take();
        engine.get(&json!({ "do": "apply", "action": draw }));
    }
    assert_eq!(engine.get(&json!({ "do": "legal" }))["turn"], json!({ "seat": 1 }));
    assert_eq!(engine.fail(&json!({ "do": "choose", "bot": "random" })), "bad_request");
}

#[test]
fn a_named_draw_takes_the_place_of_the_seed() {
    let mut engine = Engine::start();
    engine.get(&json!({ "do": "new", "game": "GE", "players": 2, "seed": 7 }));
    let request = json!({ "do": "apply", "actions": ["acquire:GG>YYM", "draw:^3", "acquire:GG>YYYB"] });
    let drawn = engine.get(&request)["drawn"].take();
    assert_eq!(drawn.as_array().unwrap().len(), 1);
    let record = save(&mut engine);
    assert!(record.as_str().unwrap().contains("acquire:GG>YYM draw:^3\n"), "{record}");
}

#[test]
fn quit_ends_the_engine_after_its_reply() {
    let mut engine = Engine::start();
    assert_eq!(engine.get(&json!({ "id": [1], "do": "quit" })), json!({ "id": [1], "ok": true }));
    engine.end();
}
