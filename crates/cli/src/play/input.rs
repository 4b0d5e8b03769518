//! What a player types: a number, a command, or an action in forgiving notation.

use carvania_rules::bonus::Bonus;
use carvania_rules::{Action, Actions, Crystal, Game, Language, NotationError};

use super::commands::{Command, is_named};
use super::verbs::verb;

/// What a line means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Input<'a> {
    /// Nothing was typed.
    Nothing,
    /// An action, legal or not.
    Action(Action),
    /// A command, and what follows it.
    Command(Command, &'a str),
    /// A number that no option has.
    NoSuchNumber,
    /// An action without what it is about, though there are options of its kind.
    Which(&'static str),
    /// An action about a card that the game does not have.
    NoSuchCard,
    /// None of these.
    Unclear,
}

/// Parses a line typed by a player who chooses from these actions.
pub(super) fn parse<'a>(line: &'a str, game: &Game, options: &Actions, language: Language) -> Input<'a> {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if line.is_empty() {
        Input::Nothing
    } else if line.bytes().all(|byte| byte.is_ascii_digit()) {
        let index = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        index
            .and_then(|index| options.get(index))
            .map_or(Input::NoSuchNumber, |&action| Input::Action(action))
    } else if let Some(command) = Command::named(first, language) {
        Input::Command(command, rest.trim())
    } else {
        parse_action(line, game, options, language)
    }
}

fn parse_action(line: &str, game: &Game, options: &Actions, language: Language) -> Input<'static> {
    let is_between = |letter: char| letter == ':' || letter.is_whitespace();
    let (first, rest) = line.split_once(is_between).unwrap_or((line, ""));
    let Some(verb) = verb(&first.to_lowercase(), language) else {
        let abouts = [tidied(line), cell(line), bonus(line, language), label(line)];
        let meant = only_option_about(&abouts, game, options).or_else(|| work_at(line, game));
        return meant.map_or(Input::Unclear, Input::Action);
    };
    let rest = rest.trim_start_matches(is_between);
    let about = match verb {
        "work" | "explore" => label(rest),
        "claim" | "bonus" if game.world().is_some() => label(rest),
        "place" | "step" | "outpost" => cell(rest),
        "bonus" => bonus(rest, language),
        _ => tidied(rest),
    };
    let notation = if about.is_empty() { verb.to_owned() } else { format!("{verb}:{about}") };
    match game.read_action(&notation) {
        Ok(action) => Input::Action(action),
        Err(NotationError::NoSuchCard(_)) => Input::NoSuchCard,
        Err(_) if about.is_empty() && options.iter().any(|action| is_of(*action, verb, game)) => {
            Input::Which(verb)
        }
        Err(NotationError::Form(_) | NotationError::Object { .. }) => Input::Unclear,
    }
}

/// Whether the notation of an action begins with a verb.
pub(super) fn is_of(action: Action, verb: &str, game: &Game) -> bool {
    game.write_action(action).to_string().split(':').next() == Some(verb)
}

/// The only option about a card, a crystal, a cell or a location, such as `y` for `pay:Y`.
fn only_option_about(abouts: &[String], game: &Game, options: &Actions) -> Option<Action> {
    let is_about = |action: &&Action| {
        let notation = game.write_action(**action).to_string();
        notation.split_once(':').is_some_and(|(_, other)| abouts.iter().any(|about| about == other))
    };
    let mut found = options.iter().filter(is_about);
    found.next().copied().filter(|_| found.next().is_none())
}

/// Work at the location of this name: one that is no option is refused with the clause that closes it.
fn work_at(name: &str, game: &Game) -> Option<Action> {
    game.world()?;
    game.read_action(&format!("work:{}", label(name))).ok()
}

/// What an action is about, as the notation writes it: capital letters, crystals by rising level.
fn tidied(about: &str) -> String {
    let letters: String = about.chars().filter(|letter| !letter.is_whitespace()).collect();
    let letters = letters.to_uppercase().replace("->", ">").replace('→', ">");
    let sides: Vec<String> = letters.split('>').map(in_order).collect();
    sides.join(">")
}

/// A cell, as the notation writes it.
fn cell(about: &str) -> String {
    about.to_lowercase().replace(char::is_whitespace, "")
}

/// The name of a location, card or tile of the third box, as the notation writes it.
fn label(about: &str) -> String {
    cell(about).to_uppercase()
}

/// A kind of bonus tile, as the notation writes it.
fn bonus(about: &str, language: Language) -> String {
    let kinds = [
        (Bonus::ExtraStep, "kind-step"),
        (Bonus::UpgradeOnBuild, "kind-upgrade"),
        (Bonus::RicherMine, "kind-mine"),
        (Bonus::CaravanPlus3, "kind-caravan"),
        (Bonus::Points, "kind-points"),
    ];
    let about = cell(about);
    let named = kinds.into_iter().find(|(_, key)| is_named(&about, language, key));
    named.map_or(about, |(kind, _)| kind.to_string())
}

/// The letters of crystals by rising level, behind anything else.
fn in_order(side: &str) -> String {
    let mut letters: Vec<char> = side.chars().collect();
    letters.sort_by_key(|&letter| Crystal::from_letter(letter));
    letters.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::{Command, Input, parse};
    use carvania_rules::{Actions, Components, Game, Language, Record, Setup, Title};

    const START: &str = r#"{"game":"GE","players":2,"turn":1,"decision":{"kind":"turn"},
        "point_row":["YYGG","YYYGG","YYGGG","YYBB","GGGG"],"tokens":{"copper":4,"silver":4},
        "merchant_row":[{"card":"YYY>GB"},{"card":"+YYG"},{"card":"^3"},{"card":"YY>B"},{"card":"+M"},{"card":"+B"}],
        "seats":[{"caravan":"YYYG","hand":["+YY","^2"]},{"caravan":"YYYY","hand":["+YY","^2"]}]}"#;

    fn game() -> Game {
        let document = serde_json::from_str(START).unwrap();
        Game::from_position(&document, Components::standard()).unwrap()
    }

    /// The action that a line means, in notation.
    fn check(game: &Game, line: &str, expected: &str) {
        let mut options = Actions::new();
        game.legal_actions(&mut options);
        match parse(line, game, &options, Language::French) {
            Input::Action(action) => assert_eq!(game.write_action(action).to_string(), expected, "{line}"),
            other => assert_eq!(format!("{other:?}"), expected, "{line}"),
        }
    }

    #[test]
    fn notation_is_read_forgivingly() {
        let game = game();
        for line in [
            "acquire:YYY>GB",
            "Acquire yyy>bg",
            "acquire : yyy -> gb",
            "acquérir YYY → bg",
            "acquire yyy > g b",
        ] {
            check(&game, line, "acquire:YYY>GB");
        }
        for line in ["acquire:+YYG", "acquire +gyy", "+ygy"] {
            check(&game, line, "acquire:+YYG");
        }
        check(&game, " REST ", "rest");
        check(&game, "repos", "rest");
        check(&game, "claim ggyy", "claim:YYGG");
    }

    #[test]
    fn a_number_means_that_option() {
        let game = game();
        check(&game, "1", "play:+YY");
        check(&game, "0", "NoSuchNumber");
        check(&game, "99999999999999999999999", "NoSuchNumber");
    }

    #[test]
    fn a_crystal_alone_is_enough_where_it_can_mean_one_thing() {
        let mut record = Record::from_position(game());
        check(record.game(), "y", "Unclear");
        let acquire = record.game().read_action("acquire:+YYG").unwrap();
        record.apply(acquire).unwrap();
        check(record.game(), "y", "pay:Y");
        check(record.game(), "g", "pay:G");
        check(record.game(), "b", "Unclear");
    }

    #[test]
    fn cells_and_bonus_tiles_are_no_crystals() {
        let mut record = Record::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
        while let Some((draw, _)) = record.game().chance().next() {
            record.apply(draw).unwrap();
        }
        check(record.game(), "start ygy", "start:YYG");
        check(record.game(), "placer B 3", "place:b3");
        check(record.game(), "aller b3", "step:b3");
        check(record.game(), "step:z9", "NoSuchCard");
        check(record.game(), "bonus Caravane", "bonus:caravan");
        check(record.game(), "bonus step", "bonus:step");
        check(record.game(), "bonus g", "Unclear");
        let start = record.game().read_action("start:GG").unwrap();
        record.apply(start).unwrap();
        check(record.game(), "B3", "place:b3");
    }

    #[test]
    fn locations_cards_and_tiles_have_names() {
        let mut record = Record::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
        while let Some((draw, _)) = record.game().chance().next() {
            record.apply(draw).unwrap();
        }
        let game = record.game();
        check(game, "activer a1.g1", "work:A1.G1");
        check(game, "work: A1 . 3", "work:A1.3");
        check(game, "a1.3", "work:A1.3");
        check(game, "réclamer p01", "claim:P01");
        check(game, "bonus t05", "bonus:T05");
        check(game, "explorer X07", "explore:X07");
        check(game, "work g9", "NoSuchCard");
        check(game, "p01", "Unclear");
        // It is closed, and the rules say why.
        check(game, "b1.5", "work:B1.5");
        assert!(game.check(game.read_action("work:B1.5").unwrap()).is_err());
    }

    #[test]
    fn what_is_no_action_is_not_guessed_at() {
        let game = game();
        for line in ["pay", "play:X", "pay YY", "::", "xyzzy", "é", "play:+YY extra", "acquire:^300"] {
            check(&game, line, "Unclear");
        }
        for line in ["play", "play:", " Jouer "] {
            check(&game, line, "Which(\"play\")");
        }
        check(&game, "acquire", "Which(\"acquire\")");
        check(&game, "claim:Y", "NoSuchCard");
        check(&game, "", "Nothing");
    }

    #[test]
    fn a_command_keeps_what_follows_it() {
        let game = game();
        let options = Actions::new();
        let heard = parse("save  My game.txt ", &game, &options, Language::English);
        assert_eq!(heard, Input::Command(Command::Save, "My game.txt"));
    }
}
