//! What decisions were worth, according to oracles that are easy to see through.

use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};

use carvania_bots::analysis::{Analysis, Estimate, MoveEstimate};
use carvania_bots::{Budget, Limit, Reflex, Stop};
use carvania_lab::JournalError;
use carvania_lab::analyse::{Analyser, AnalysisError, Inquiry, Oracle, line};
use carvania_lab::deal;
use carvania_review::{Cause, Finding, Review, Verdict, choices};
use carvania_rules::{Actions, Game, PerSeat, Record, Seat, Setup, Title, Turn};
use chacha20::ChaCha8Rng;
use rand_core::Rng;

const LIMIT: Limit = Limit::Nodes(10);

/// The first actions of a game between eager players.
fn record(title: Title, most: usize) -> Record {
    let mut record = Record::new(&Setup::standard(title, 2)).unwrap();
    let (mut rng, mut room) = (deal::generator(1, 0), Actions::new());
    while record.actions().len() < most {
        let game = record.game();
        let action = match game.turn() {
            Turn::Seat(_) => Reflex::Eager.choose(game, &mut room, &mut rng),
            Turn::Chance => game.draw(&mut rng),
            Turn::Over => break,
        };
        record.apply(action.unwrap()).unwrap();
    }
    record
}

fn legal(game: &Game) -> Actions {
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    legal
}

fn estimate(first: f32, rounds: f32) -> Estimate {
    let wins = PerSeat::each(2, |seat| if seat.index() == 0 { first } else { 1.0 - first });
    Estimate { wins, points: PerSeat::filled(100.0 * first), rounds }
}

/// An oracle that expects `root` for the first seat, and `option` of the number of each legal action.
fn oracle(
    root: f32,
    option: impl Fn(usize) -> (u32, Estimate) + Sync,
) -> impl Fn(&Game, &Budget<'_>, ChaCha8Rng) -> Analysis + Sync {
    move |game, _, _| {
        let legal = if let Turn::Seat(_) = game.turn() { legal(game) } else { Actions::new() };
        let tried = |(number, &action): (usize, &_)| {
            let (visits, estimate) = option(number);
            MoveEstimate { action, visits, is_proven: false, estimate }
        };
        let options: Vec<MoveEstimate> = legal.iter().enumerate().map(tried).collect();
        let visits = options.iter().map(|option| option.visits).sum();
        Analysis { estimate: estimate(root, 9.0), visits, is_proven: false, options }
    }
}

fn run(record: &Record, oracle: &Oracle<'_>) -> Vec<Finding> {
    let analyser = Analyser { record, limit: LIMIT, threads: 1, oracle };
    analyser.run(Vec::new(), &Stop::new(), &|_| Ok(())).unwrap()
}

#[test]
fn forced_decisions_are_not_asked_about() {
    for title in Title::ALL {
        let record = record(title, 150);
        let asked = AtomicUsize::new(0);
        let even = oracle(0.5, |_| (10, estimate(0.5, 9.0)));
        let findings = run(&record, &|game, budget, rng| {
            asked.fetch_add(1, Ordering::Relaxed);
            even(game, budget, rng)
        });
        let review = Review::new(&record, &findings);
        assert_eq!(asked.into_inner(), findings.len(), "{title}");
        assert!(review.moves.iter().all(|made| made.forced != made.judgement.is_some()), "{title}");
        let decided = record.steps().filter(|step| step.by != Turn::Chance).count();
        assert_eq!((review.moves.len(), review.open), (decided, 0), "{title}");
    }
}

#[test]
fn threads_change_nothing() {
    let record = record(Title::EasternMountains, 200);
    let chatty = |game: &Game, budget: &Budget<'_>, mut rng: ChaCha8Rng| {
        let first = (rng.next_u32() % 1000) as f32 / 1000.0;
        oracle(first, move |number| (10, estimate(first / (number + 1) as f32, 9.0)))(game, budget, rng)
    };
    let with = |threads| {
        let analyser = Analyser { record: &record, limit: LIMIT, threads, oracle: &chatty };
        analyser.run(Vec::new(), &Stop::new(), &|_| Ok(())).unwrap()
    };
    assert_eq!(with(1), with(3));
}

#[test]
fn a_loss_is_what_the_best_action_has_over_the_one_taken() {
    let record = record(Title::GolemEdition, 12);
    let (_, step) = choices(&record)[0];
    let legal = legal(&step.before);
    let taken = legal.iter().position(|&action| action == step.action).unwrap();
    let best = (taken + 1) % legal.len();
    let fixed = |game: &Game, budget: &Budget<'_>, rng| {
        let worth = |number| if number == best { estimate(0.75, 8.0) } else { estimate(0.625, 9.5) };
        let mut analysis = oracle(0.7, |number| (10, worth(number)))(game, budget, rng);
        let wins = |tried: &MoveEstimate| tried.estimate.wins[Seat::FIRST];
        analysis.options.sort_by(|one, other| wins(other).total_cmp(&wins(one)));
        analysis
    };
    let review = Review::new(&record, &run(&record, &fixed));
    let judgement = review.moves[0].judgement.as_ref().unwrap();
    assert_eq!((judgement.gain.wins, judgement.gain.points, judgement.gain.turns), (0.125, 12.5, 1.5));
    assert_eq!((judgement.verdict, judgement.best.action), (Verdict::Blunder, legal[best]));
    assert_eq!(review.seats[0].mean_loss, Some(0.125));
    // What two looks differ by is not blamed on anybody; the points count as well.
    assert!(judgement.given.wins < 0.125 && judgement.given.points < 12.5 && judgement.given.cost > 0.15);
    assert_eq!((review.seats[0].mistakes, review.seats[0].blunders, review.seats[1].decisions), (0, 1, 0));
    assert_eq!(review.seats[0].worst_moment, review.turning_points.first().copied());
}

#[test]
fn what_was_hardly_tried_is_looked_into_by_itself() {
    let record = record(Title::GolemEdition, 12);
    let (_, step) = choices(&record)[0];
    // Whatever is not the first action seems lost, but nobody has tried it.
    let hasty =
        oracle(0.9, |number| if number == 0 { (100, estimate(0.6, 9.0)) } else { (1, estimate(0.0, 9.0)) });
    let findings = run(&record, &hasty);
    assert_ne!(step.action, legal(&step.before)[0]);
    assert_eq!(findings[0].taken.outlook.wins[0], 0.9);
    assert_eq!(findings[0].best, findings[0].taken, "the second look found more than the first");
}

#[test]
fn the_best_are_looked_into_and_put_in_order() {
    let record = record(Title::GolemEdition, 12);
    let game = choices(&record)[0].1.before;
    let legal = legal(&game);
    let wins = |number: usize| [0.3, 0.1, 0.4, 0.2][number % 4];
    // The second action was hardly tried: by itself it is worth 0.9.
    let hasty = oracle(0.9, |number| (if number == 1 { 1 } else { 25 }, estimate(wins(number), 9.0)));
    let inquiry = Inquiry { oracle: &hasty, budget: Budget::nodes(10) };
    let analysis = inquiry.analysis(&game);
    for threads in [1, 3] {
        let best = inquiry.best(&game, &analysis, 3, threads).unwrap();
        let found: Vec<_> = best.iter().map(|looked| (looked.action, looked.outlook.wins[0])).collect();
        assert_eq!(found, [(legal[1], 0.9), (legal[2], 0.4), (legal[0], 0.3)]);
    }
    assert_eq!(inquiry.best(&game, &analysis, 100, 1).unwrap().len(), legal.len());
    assert_eq!(
        inquiry.after(&game, &analysis, carvania_rules::Action::Move(carvania_rules::Move::Mine)),
        None
    );
    assert!(inquiry.best(&game, &Analysis::default(), 3, 1).unwrap().is_empty());
}

#[test]
fn luck_is_what_draws_change() {
    let record = record(Title::GolemEdition, usize::MAX);
    // Every action seems to lead to an even game, and every decision is then begun at 0.75.
    let findings = run(&record, &oracle(0.75, |_| (10, estimate(0.5, 9.0))));
    let review = Review::new(&record, &findings);
    let draws = review.moments.iter().filter(|moment| matches!(moment.cause, Cause::Draws { .. }));
    let end = review.end.as_ref().unwrap().wins[0];
    let expected: f32 = draws.clone().map(|moment| moment.after[0] - 0.5).sum();
    assert!(draws.clone().all(|moment| moment.after[0] == 0.75 || moment.after[0] == end));
    assert!(draws.count() > 10);
    assert_eq!((review.seats[0].luck, review.seats[1].luck), (expected, -expected));
    assert_eq!(review.seats[0].mean_loss, Some(0.0), "nobody gave anything away");
    assert_eq!(review.turning_points.len(), 5);
    assert!(review.turning_points.is_sorted());
}

#[test]
fn verdicts_follow_from_the_loss() {
    let verdicts = [0.0, 0.049, 0.05, 0.10, 0.15, 1.0].map(Verdict::on);
    use Verdict::{Blunder, Fine, Inaccuracy, Mistake};
    assert_eq!(verdicts, [Fine, Fine, Inaccuracy, Mistake, Blunder, Blunder]);
}

#[test]
fn what_is_known_is_not_asked_again() {
    let record = record(Title::GolemEdition, 100);
    let even = oracle(0.5, |_| (10, estimate(0.5, 9.0)));
    let all = run(&record, &even);
    let (known, new) = all.split_at(3);
    let heard = AtomicUsize::new(0);
    let analyser = Analyser { record: &record, limit: LIMIT, threads: 2, oracle: &even };
    let hear = |_: &Finding| {
        heard.fetch_add(1, Ordering::Relaxed);
        Ok(())
    };
    assert_eq!(analyser.run(known.to_vec(), &Stop::new(), &hear).unwrap(), all);
    assert_eq!(heard.into_inner(), new.len());
}

#[test]
fn whoever_stops_keeps_what_is_done() {
    let record = record(Title::GolemEdition, 100);
    let stop = Stop::new();
    let even = oracle(0.5, |_| (10, estimate(0.5, 9.0)));
    let analyser = Analyser { record: &record, limit: LIMIT, threads: 1, oracle: &even };
    let hear = |_: &Finding| {
        stop.ask();
        Ok(())
    };
    let findings = analyser.run(Vec::new(), &stop, &hear).unwrap();
    assert_eq!(findings.len(), 1);
    let review = Review::new(&record, &findings);
    assert_eq!(review.open, choices(&record).len() - 1);
}

#[test]
fn what_cannot_be_kept_ends_the_work() {
    let record = record(Title::GolemEdition, 100);
    let even = oracle(0.5, |_| (10, estimate(0.5, 9.0)));
    let analyser = Analyser { record: &record, limit: LIMIT, threads: 2, oracle: &even };
    let failed = analyser.run(Vec::new(), &Stop::new(), &|_| Err(io::ErrorKind::StorageFull.into()));
    assert!(matches!(failed, Err(AnalysisError::Save(_))), "{failed:?}");
}

/// An analysis of which only the file matters.
fn analyser(record: &Record, limit: Limit) -> Analyser<'_> {
    Analyser { record, limit, threads: 1, oracle: &|_, _, _| Analysis::default() }
}

#[test]
fn saved_findings_are_read_again() {
    let record = record(Title::JourneyThree, 150);
    let findings = run(&record, &oracle(0.7, |number| (10, estimate(0.1 * number as f32 % 1.0, 9.0))));
    let analyser = analyser(&record, LIMIT);
    let text: String = [analyser.header()].into_iter().chain(findings.iter().map(line)).collect();
    let saved = analyser.read(text.as_bytes()).unwrap();
    assert_eq!((&saved.parts, saved.whole), (&findings, text.len() as u64));
    // The program ended in the middle of a line.
    let half = &text[..text.len() - 5];
    let saved = analyser.read(half.as_bytes()).unwrap();
    assert_eq!(saved.parts.len(), findings.len() - 1);
    assert_eq!(saved.whole as usize, half.rfind('\n').unwrap() + 1);
    assert_eq!(analyser.read(&b""[..]).unwrap().whole, 0);
}

#[test]
fn saved_findings_about_something_else_are_refused() {
    let (one, other) = (record(Title::GolemEdition, 100), record(Title::GolemEdition, 101));
    let findings = run(&one, &oracle(0.7, |_| (10, estimate(0.5, 9.0))));
    let ours = analyser(&one, LIMIT);
    let text: String = [ours.header(), line(&findings[0])].concat();
    let refusal = |analyser: &Analyser<'_>, text: &str| analyser.read(text.as_bytes()).unwrap_err();
    let differs = |analyser: &Analyser<'_>, text: &str| match refusal(analyser, text) {
        JournalError::Other { what, .. } => what,
        error => panic!("{error}"),
    };
    assert_eq!(differs(&analyser(&other, LIMIT), &text), "record has the digest");
    assert_eq!(differs(&analyser(&one, Limit::Nodes(5)), &text), "budget is");
    let other_version = text.replace("\"program\":\"", "\"program\":\"9");
    assert_eq!(differs(&ours, &other_version), "program version is");
    for nothing in ["{}\n", "game: GE\n", "no line", "[]\n"] {
        assert!(matches!(refusal(&ours, nothing), JournalError::Strange), "{nothing}");
    }
    let action = &findings[0].taken.written;
    for (from, to) in [
        ("\"index\":", "\"index\":9"),
        (action.as_str(), "rest:5"),
        (action.as_str(), "claim:MMMM"),
        ("[0.7,", "[7.0,"),
        ("[0.7,", "["),
        ("\"visits\":10", "\"visits\":-1"),
        ("\"visits\":10", "\"visits\":10,\"more\":1"),
    ] {
        let broken = text.replace(from, to);
        assert_ne!(broken, text, "{from}");
        assert!(matches!(refusal(&ours, &broken), JournalError::Line { number: 2 }), "{to}");
    }
    let twice = text.clone() + &line(&findings[0]);
    assert!(matches!(refusal(&ours, &twice), JournalError::Line { number: 3 }));
}
