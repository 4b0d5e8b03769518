//! What readers hear: locations in whole sentences, and what others did in short.

use carvania_rules::record::Step;
use carvania_rules::{Game, PointId, Seat};
use carvania_words::Language::{English, French};
use carvania_words::{Language, Names, Voice, location_label, narrate, narrate_briefly};

use crate::endless_world::POSITION;
use crate::spoken::Spoken;

/// People on seats; whoever is spoken to sits on one of them.
struct People(Seat);

impl Names for People {
    fn player(&self, seat: Seat) -> String {
        ["Ada", "Amateur", "Noor"][seat.index()].to_owned()
    }

    fn is_you(&self, seat: Seat) -> bool {
        seat == self.0
    }

    fn golem(&self, game: &Game, card: PointId) -> String {
        format!("Golem {}", game.components().endless_world.point(card).label)
    }
}

fn seat(number: usize) -> Seat {
    Seat::numbered(number, 3).expect("a seat")
}

/// The label of a location for a player.
fn label(language: Language, number: usize, location: &str) -> String {
    let (game, people) = (Spoken::from(POSITION).0, People(seat(number)));
    let components = &game.components().endless_world;
    let board = components.board(game.world().expect("a world").board());
    let id = components.find_location(location.parse().expect("a label")).expect("a location");
    let place = board.place(id).expect("on the board");
    location_label(Voice::naming(language, &people), &game, place, Some(seat(number)))
        .to_string()
        .replace('\u{a0}', " ")
}

#[test]
fn a_location_says_what_it_takes_and_whom_it_sends_back() {
    let expected = [
        ("A1.4", "A1.4: up to 2 upgrades. Needs 1 trader. Open."),
        ("A1.3", "A1.3: gain YY. Your trader is here."),
        ("A1.6", "A1.6: trade YYY for BB. Your 3 traders are here."),
        ("A1.5", "A1.5: gain YYG. Needs 1 trader. Closed by an exploration tile."),
        ("A1.G2", "A1.G2: claim Golem P34. Needs 1 trader. Too few crystals."),
        ("B1.G4", "B1.G4: claim Golem P08. Needs 3 traders. Too few traders."),
        ("D1.1", "D1.1: gain G, plus G from tools. Needs 2 traders, sends 2 back to Amateur. Open."),
    ];
    for (location, expected) in expected {
        let found = label(English, 1, location);
        // What a location does is printed; what is said of its traders is not.
        let sentences = |text: &str| text.split(". ").skip(1).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(sentences(&found), sentences(expected), "{found}");
    }
    assert_eq!(label(English, 1, "D1.1"), expected[6].1);
    assert_eq!(
        label(French, 1, "D1.1"),
        "D1.1 : gagner G, plus G grâce aux outils. Demande 2 marchands, en renvoie 2 à Amateur. Ouvert."
    );
}

#[test]
fn a_location_is_told_to_whoever_listens_not_to_whoever_decides() {
    assert_eq!(label(English, 2, "D1.1"), "D1.1: gain G. Your 2 traders are here.");
    assert_eq!(label(English, 2, "A1.6").split(". ").nth(1), Some("Needs 4 traders, sends 3 back to Ada."));
    assert_eq!(label(English, 3, "A1.4"), "A1.4: up to 2 upgrades. Needs 1 trader.");
}

fn briefly(language: Language, listener: usize, actions: &[&str]) -> Vec<(usize, String)> {
    let steps: Vec<Step> = Spoken::from(POSITION).record(actions).steps().collect();
    let deeds = narrate_briefly(Voice::naming(language, &People(seat(listener))), &steps);
    deeds.into_iter().map(|(place, deed)| (place, deed.to_string())).collect()
}

#[test]
fn what_others_did_is_told_in_short_and_to_you() {
    let work = ["work:D1.1"];
    assert_eq!(
        briefly(English, 2, &work),
        [(0, "works at the G location, ousts 2 of your traders".to_owned())]
    );
    assert_eq!(briefly(French, 2, &work), [(0, "active le lieu G, renvoie 2 de vos marchands".to_owned())]);
    assert_eq!(briefly(English, 3, &work)[0].1, "works at the G location, ousts 2 traders of Amateur");
    assert_eq!(briefly(French, 3, &work)[0].1, "active le lieu G, renvoie 2 marchands d’Amateur");
}

#[test]
fn what_you_did_is_told_to_you() {
    let work = ["work:D1.1"];
    assert_eq!(briefly(English, 1, &work)[0].1, "work at the G location, oust 2 traders of Amateur");
    assert_eq!(briefly(French, 1, &work)[0].1, "activez le lieu G, renvoyez 2 marchands d’Amateur");
}

#[test]
fn a_step_of_a_turn_adds_to_what_was_told() {
    let upgrades = ["work:A1.4", "upgrade:Y", "upgrade:Y"];
    let all = briefly(English, 2, &upgrades);
    assert_eq!(all, briefly(English, 2, &upgrades[..1]), "what is upgraded is in the log");
    let claim = ["work:A1.G1", "claim:P45"];
    let places =
        |actions: &[&str]| briefly(English, 2, actions).iter().map(|(place, _)| *place).collect::<Vec<_>>();
    assert_eq!(places(&claim[..1]), [0]);
    assert_eq!(places(&claim), [1], "who claims a golem has been there");
    assert_eq!(briefly(English, 2, &claim)[0].1, "claims Golem P45: 5 points, exploration");
    let steps: Vec<Step> = Spoken::from(POSITION).record(&upgrades).steps().collect();
    assert!(narrate(English, &steps).to_string().contains("upgrades"), "the log tells all of it");
}
