//! Traders at work, bonus tiles and exploration tiles of An Endless World and the journeys.

use carvania_rules::Title;
use carvania_rules::components::endless_world::{
    Benefit, Board, BoardName, Location, LocationKind, Reach, Side, StackOf,
};
use serde_json::Value;

use super::{Table, list, number, text};

const FOURTH: usize = 4;

impl Table<'_> {
    pub(super) fn check_world(&self) {
        let title = self.game.title();
        let has_tolls = matches!(title, Title::JourneyTwo | Title::JourneyThree);
        self.others_keep_to(|_| if has_tolls { 11 } else { 10 });
        for (index, seat) in self.seats() {
            // EW-5: six traders are on the board at first, or seven.
            let most = if self.game.players() == 2 { 5 } else { 6 };
            assert!(number(&seat["traders"]["reserve"]) <= most, "seat {} in {}", index + 1, self.position);
            let cards = list(&seat["claimed"]).iter().filter(|card| self.explores(card)).count();
            assert!(list(&seat["explored"]).len() <= cards, "exploration tiles in {}", self.position);
        }
        self.check_tiles();
        self.check_asked(self.decision());
    }

    fn board(&self) -> &Board {
        let side = Side::named(text(&self.position["side"]));
        let board = match self.game.title() {
            Title::JourneyOne => BoardName::JourneyOne,
            Title::JourneyTwo => BoardName::JourneyTwo,
            Title::JourneyThree => BoardName::JourneyThree,
            _ => BoardName::with(side.expect("a side has been drawn")),
        };
        self.game.components().endless_world.board(board)
    }

    fn explores(&self, card: &Value) -> bool {
        let components = &self.game.components().endless_world;
        let card = text(card).parse().ok().and_then(|label| components.find_point(label)).expect("a card");
        components.point(card).benefit == Benefit::Exploration
    }

    /// The stacks lack what the players have; in J2 and J3, what was earned.
    fn check_tiles(&self) {
        let missing = |is_one: &dyn Fn(StackOf) -> bool| -> usize {
            let stacks = self.board().stacks().iter().zip(list(&self.position["stacks"]));
            let laid = |stack: &Value| number(&stack["below"]) + usize::from(stack["tile"].is_string());
            stacks
                .filter(|(space, _)| is_one(space.of))
                .map(|(space, stack)| usize::from(space.size) - laid(stack))
                .sum()
        };
        let held = |seat: &Value| list(&seat["tiles"]).len();
        let all: usize = self.seats().map(|(_, seat)| held(seat)).sum();
        assert_eq!(missing(&|_| true), all, "bonus tiles in {}", self.position);
        if matches!(self.game.title(), Title::JourneyTwo | Title::JourneyThree) {
            let columns: usize = self.seats().map(|(_, seat)| self.emptied(seat)).sum();
            assert!(missing(&|of| of == StackOf::Outposts) <= columns, "columns in {}", self.position);
            for (_, seat) in self.seats() {
                let fourth = list(&seat["discarded"]).len() / FOURTH;
                assert!(held(seat) <= self.emptied(seat) + fourth, "tiles not earned in {}", self.position);
            }
        }
    }

    /// The player whose turn it is works at a location that leads to the decision.
    fn check_asked(&self, decision: &Value) {
        let of = &decision["of"];
        match text(&decision["kind"]) {
            "golem" | "explore" => {
                let here = text(&decision["location"]);
                self.works(|at| is_called(at, here) && matches!(at.kind, LocationKind::Golem { .. }));
            }
            "upgrade" | "trade" if of["location"].is_string() => {
                self.works(|at| is_called(at, text(&of["location"])));
            }
            "upgrade" | "trade" if of["market"].is_string() => self.uses_market(text(&of["market"])),
            "market" | "replace" => self.uses_market(text(&decision["card"])),
            "trade" if of["wagon"].is_string() => self.works(|at| at.kind == LocationKind::WagonTrade),
            "trade" if of["outpost"].is_string() => self.works(|at| at.kind == LocationKind::OutpostTrade),
            "outpost" => self.works(|at| at.kind == LocationKind::OutpostTrade),
            "swap" => self.works(|at| at.kind == LocationKind::AdjustTradeRoute),
            "fourth" => self.works(|at| matches!(at.kind, LocationKind::Market { .. })),
            "move_wagon" => {
                let reach = match text(&decision["steps"]) {
                    "1" => Reach::One,
                    "2" => Reach::Two,
                    _ => Reach::Any,
                };
                self.works(|at| at.kind == LocationKind::MoveWagon(reach));
            }
            "go_on" => self.works(|at| at.kind == LocationKind::MoveWagon(Reach::Two)),
            "toll" | "may_build" | "build" | "column" => {
                self.works(|at| matches!(at.kind, LocationKind::MoveWagon(_)))
            }
            "trade" if of.is_null() => self.works(|at| matches!(at.kind, LocationKind::MoveWagon(_))),
            "draw" | "return" if decision["again"] == true => {
                self.works(|at| at.kind == LocationKind::RefreshMarket)
            }
            "draw" if !decision["then"].is_null() => self.check_asked(&decision["then"]),
            "draw" => self.works(|_| true),
            _ => {}
        }
        if text(&decision["kind"]) == "column" {
            assert!(self.emptied_under_the_wagon().is_some(), "no column in {}", self.position);
        }
    }

    fn works(&self, is_one: impl Fn(&Location) -> bool) {
        let at = self.mover()["at"].as_object();
        let names: Vec<&str> = at.into_iter().flatten().map(|(name, _)| name.as_str()).collect();
        let works = |location: &&Location| names.contains(&location.label.to_string().as_str());
        let found = self.board().locations().iter().filter(works).any(is_one);
        assert!(found, "nobody works for the decision in {}", self.position);
    }

    fn uses_market(&self, card: &str) {
        let row = list(&self.position["merchant_row"]);
        self.works(|at| match at.kind {
            LocationKind::Market { slot } => {
                row.get(usize::from(slot)).is_some_and(|entry| entry["card"] == card)
            }
            _ => false,
        });
    }
}

fn is_called(location: &Location, name: &str) -> bool {
    location.label.to_string() == name
}
