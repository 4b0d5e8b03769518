//! What things are, cost, do and are worth, in the words of a position; and what is lacking.

use carvania_rules::{Action, Actions, Clause, Crystals, Game, Lack, Move, Setup, Title, Turn};
use carvania_words::{About, Explanation, Language, Thing, explain, lacking};
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

fn dealt(title: Title) -> (Game, ChaCha8Rng) {
    let mut game = Game::new(&Setup::standard(title, 2)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    while let Some(draw) = game.draw(&mut rng) {
        game.apply(draw).unwrap();
    }
    (game, rng)
}

/// A line of an explanation by what it is about.
fn line(told: &Explanation, about: About) -> String {
    let line = told.lines.iter().find(|line| line.about == about).unwrap_or_else(|| panic!("{told:?}"));
    let now = line.now.as_ref().map(|now| format!(" {now}")).unwrap_or_default();
    format!("{}{now}", line.text)
}

#[test]
fn a_golem_says_what_it_costs_and_what_is_missing() {
    let (game, _) = dealt(Title::GolemEdition);
    let card = game.open_golems().first().unwrap();
    let told = explain(Language::English, &game, Some(game.decider()), Thing::Golem(card));
    let cost = game.golem(card).cost;
    assert!(line(&told, About::Cost).starts_with(&format!("Costs {cost}. You still need ")), "{told:?}");
    assert_eq!(told.what.to_string(), format!("Golem, {} points", game.golem(card).points));
    assert_eq!(told.foot.unwrap().to_string(), "Golem 6 ends the game. You have 0.");
}

#[test]
fn a_merchant_says_its_price_and_what_is_lacking() {
    let (game, _) = dealt(Title::GolemEdition);
    let (fifth, _) = game.merchant_row().nth(4).unwrap();
    let told = explain(Language::English, &game, Some(game.decider()), Thing::Merchant(fifth));
    assert_eq!(
        line(&told, About::Cost),
        "Costs 4 crystals of your choice: one goes on each card to its left. That takes 4 crystals, and you have 3."
    );
    let told = explain(Language::French, &game, None, Thing::Merchant(fifth));
    assert_eq!(
        line(&told, About::Cost),
        "Coûte 4 cristaux au choix\u{a0}: un sur chaque carte à sa gauche.",
        "somebody who watches lacks nothing"
    );
}

/// Plays at random, and looks at whatever is refused on the way.
fn along(title: Title, mut look: impl FnMut(&Game, Action, Clause)) {
    let (mut game, mut rng) = dealt(title);
    let mut seen: Vec<Action> = Vec::new();
    for _ in 0..300 {
        let mut legal = Actions::new();
        game.legal_actions(&mut legal);
        seen.extend(legal.iter().copied().filter(|action| !seen.contains(action)).collect::<Vec<_>>());
        if matches!(game.turn(), Turn::Seat(_)) {
            for &action in &seen {
                match game.check(action) {
                    Ok(()) => assert_eq!(game.lack(action), None, "{action:?}"),
                    Err(clause) => look(&game, action, clause),
                }
            }
        }
        if game.play_random(&mut rng).is_none() {
            break;
        }
    }
}

#[test]
fn what_is_lacking_is_really_missing_and_said_in_every_language() {
    for title in Title::ALL {
        let mut said = 0;
        along(title, |game, action, _| {
            let seat = game.decider();
            match game.lack(action) {
                Some(Lack::Crystals(missing)) => assert!(missing != Crystals::NONE),
                Some(Lack::AnyCrystals { needed, held }) => {
                    assert!(held < needed && game.caravan(seat).total() == held, "{action:?}");
                }
                Some(Lack::Traders { needed, ready }) => assert!(ready < needed, "{action:?}"),
                Some(Lack::Steps(steps)) => assert!(steps > 1, "{action:?}"),
                _ => {}
            }
            for language in Language::ALL {
                if let Some(text) = lacking(language, game, action) {
                    said += 1;
                    let text = text.to_string();
                    assert!(!text.contains("Unknown") && text.len() > 8, "{title}: {action:?}: {text}");
                }
            }
        });
        assert!(said > 50, "{title}: {said}");
    }
}

#[test]
fn a_turn_that_is_refused_at_its_beginning_says_what_would_help() {
    let mut unhelped = Vec::new();
    for title in [Title::GolemEdition, Title::EndlessWorld] {
        along(title, |game, action, clause| {
            let begins = game.turn_begins().is_some();
            let lies_there = match action {
                Action::Move(Move::Claim(card)) => game.open_golems().contains(card),
                Action::Move(Move::Acquire(card)) => game.merchant_row().any(|(other, _)| other == card),
                Action::Move(Move::Work(_)) => true,
                _ => false,
            };
            if begins && lies_there && game.lack(action).is_none() {
                unhelped.push(format!("{title}: {action:?}: {clause}"));
            }
        });
    }
    assert_eq!(unhelped, Vec::<String>::new());
}

#[test]
fn everything_on_the_table_has_words() {
    for title in Title::ALL {
        let (game, _) = dealt(title);
        let mut legal = Actions::new();
        game.legal_actions(&mut legal);
        let things = legal.iter().filter_map(|&action| Thing::of(&game, action));
        for thing in things.chain(game.open_golems().into_iter().map(Thing::Golem)) {
            for language in Language::ALL {
                let told = explain(language, &game, Some(game.decider()), thing);
                assert!(!told.name.is_empty() && !told.lines.is_empty(), "{title}: {thing:?}: {told:?}");
                assert!(told.lines.iter().all(|line| !line.text.to_string().contains("Unknown")), "{told:?}");
            }
        }
    }
}
