//! A game from a position, and what is said about it.

use carvania_rules::record::Step;
use carvania_rules::{Actions, Components, Game, Record};
use carvania_words::Language::{English, French};
use carvania_words::{Language, describe, narrate, outlook, question};

/// A position to speak about.
pub(crate) struct Spoken(pub(crate) Game);

impl Spoken {
    pub(crate) fn from(position: &str) -> Spoken {
        let document = serde_json::from_str(position).unwrap();
        Spoken(Game::from_study(&document, Components::standard()).unwrap())
    }

    /// The record of these actions.
    pub(crate) fn record(&self, actions: &[&str]) -> Record {
        let mut record = Record::from_position(self.0);
        for action in actions {
            let action = record.game().read_action(action).unwrap();
            record.apply(action).unwrap();
        }
        record
    }

    /// What a player is asked after these actions, and may answer.
    pub(crate) fn choices(&self, language: Language, actions: &[&str]) -> Vec<String> {
        let record = self.record(actions);
        let mut legal = Actions::new();
        record.game().legal_actions(&mut legal);
        let options = legal.iter().map(|&action| describe(language, record.game(), action));
        question(language, record.game()).into_iter().chain(options).map(|text| text.to_string()).collect()
    }

    /// The traders that each location takes after these actions, and its outlook.
    pub(crate) fn locations(&self, language: Language, actions: &[&str]) -> Vec<String> {
        let record = self.record(actions);
        let (game, world) = (record.game(), record.game().world().unwrap());
        let board = game.components().endless_world.board(world.board());
        let line = |place| {
            let traders = game
                .traders_needed(place, game.decider())
                .map_or("-".to_owned(), |traders| traders.to_string());
            format!("{} {traders}: {}", board.location(place).label, outlook(language, game, place))
        };
        board.places().into_iter().map(line).collect()
    }

    /// Checks how these actions are told.
    #[track_caller]
    pub(crate) fn check_told(&self, actions: &[&str], english: &str, french: &str) {
        let record = self.record(actions);
        let steps: Vec<Step> = record.steps().collect();
        assert_eq!(narrate(English, &steps).to_string(), english);
        assert_eq!(narrate(French, &steps).to_string(), french);
    }
}

/// French sentences, with the spaces that do not break.
pub(crate) fn french<const N: usize>(lines: [&str; N]) -> [String; N] {
    lines.map(|line| line.replace(" :", "\u{a0}:").replace(" ?", "\u{a0}?"))
}
