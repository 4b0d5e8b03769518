use std::sync::Mutex;

use carvania_bots::{Kind, Stop};
use carvania_lab::JournalError;
use carvania_lab::arena::{Arena, ArenaError, DealResult, Decision, Format, Hypotheses, Report, Watcher};
use carvania_rules::{Setup, SetupError, Title};

fn arena(players: usize, entrants: &[Kind]) -> Arena {
    Arena {
        setup: Setup::standard(Title::GolemEdition, players),
        entrants: entrants.iter().map(|&kind| kind.into()).collect(),
        format: Format::RoundRobin,
        games: 40,
        hypotheses: None,
        seed: 1,
        threads: 1,
        max_rounds: 10_000,
    }
}

/// A share that is better than the fair one of two.
fn than_fair(high: f64) -> Hypotheses {
    Hypotheses { low: 0.5, high }
}

fn run(arena: &Arena) -> Report {
    arena.run(Vec::new(), &Stop::new(), &()).unwrap()
}

/// A report without what depends on the clock.
fn timeless(mut report: Report) -> Report {
    (report.threads, report.seconds) = (1, 0.0);
    let standings = report.pairings.iter_mut().flat_map(|pairing| &mut pairing.standings);
    let thoughts = standings.map(|standing| &mut standing.thinking);
    for thinking in thoughts.chain(report.entrants.iter_mut().map(|entrant| &mut entrant.thinking)) {
        (thinking.mean_ms, thinking.turn_ms) = (None, None);
    }
    report
}

/// Keeps the deals, and asks to stop after so many.
struct Keeper<'a> {
    kept: Mutex<Vec<DealResult>>,
    most: usize,
    stop: &'a Stop,
}

impl Keeper<'_> {
    fn new(stop: &Stop, most: usize) -> Keeper<'_> {
        Keeper { kept: Mutex::default(), most, stop }
    }

    fn kept(self) -> Vec<DealResult> {
        self.kept.into_inner().unwrap()
    }
}

impl Watcher for Keeper<'_> {
    fn deal_over(&self, played: &DealResult) -> std::io::Result<()> {
        let mut kept = self.kept.lock().unwrap();
        kept.push(played.clone());
        if kept.len() >= self.most {
            self.stop.ask();
        }
        Ok(())
    }
}

#[test]
fn the_better_bot_wins() {
    let report = run(&arena(2, &[Kind::Random, Kind::Eager]));
    let [random, eager] = &report.pairings[0].standings[..] else { panic!("{report:?}") };
    assert!(eager.interval[0] > 0.5 && random.interval[1] < 0.5, "{report:?}");
    assert!(report.entrants[1].rating.points > report.entrants[0].rating.points + 200.0, "{report:?}");
    assert!(eager.mean_points > random.mean_points, "{report:?}");
}

#[test]
fn threads_change_nothing_but_the_time() {
    let one = arena(2, &[Kind::Eager, Kind::Random, Kind::Eager]);
    let three = Arena { threads: 3, ..one.clone() };
    assert_eq!(timeless(run(&one)), timeless(run(&three)));
    assert_ne!(timeless(run(&one)), timeless(run(&Arena { seed: 2, ..one.clone() })));
    let until = Arena { hypotheses: Some(than_fair(0.7)), games: 2000, ..one };
    let until_with_three = Arena { threads: 3, ..until.clone() };
    assert_eq!(timeless(run(&until)), timeless(run(&until_with_three)));
}

#[test]
fn totals_add_up() {
    use Kind::{Eager, Random};
    for (players, entrants, pairings, games_of_a_deal) in [
        (2, &[Eager, Random][..], 1, 2),
        (3, &[Eager, Random], 1, 6),
        (4, &[Eager, Random], 1, 6),
        (5, &[Eager, Random], 1, 20),
        (3, &[Eager, Eager, Random], 1, 3),
        (3, &[Eager, Eager, Random, Random], 4, 3),
    ] {
        let report = run(&arena(players, entrants));
        assert_eq!(report.pairings.len(), pairings, "{players} players");
        for pairing in &report.pairings {
            assert_eq!(pairing.games, pairing.deals * games_of_a_deal, "{players} players");
            assert!((40..60).contains(&pairing.games), "{players} players");
            assert_eq!(pairing.standings.iter().map(|standing| standing.wins).sum::<u64>(), pairing.games);
            let shares: f64 = pairing.standings.iter().map(|standing| standing.share).sum();
            assert!((shares - 1.0).abs() < 1e-9);
            for standing in &pairing.standings {
                assert!((standing.share - standing.wins as f64 / pairing.games as f64).abs() < 1e-9);
            }
        }
    }
}

#[test]
fn a_gauntlet_is_run_by_the_first() {
    let gauntlet = Arena { format: Format::Gauntlet, ..arena(2, &[Kind::Eager, Kind::Random, Kind::Random]) };
    let report = run(&gauntlet);
    let names = |pairing: usize| -> Vec<&str> {
        report.pairings[pairing].standings.iter().map(|standing| standing.name.as_str()).collect()
    };
    assert_eq!(report.pairings.len(), 2);
    assert_eq!((names(0), names(1)), (vec!["eager", "random"], vec!["eager", "random #2"]));
}

#[test]
fn games_without_an_end_are_shared_evenly() {
    let report = run(&Arena { max_rounds: 2, ..arena(3, &[Kind::Eager, Kind::Random]) });
    let pairing = &report.pairings[0];
    assert_eq!((pairing.cut_off, pairing.mean_rounds), (pairing.games, None));
    for standing in &pairing.standings {
        assert_eq!((standing.wins, standing.mean_points), (0, None));
        assert!((standing.share - 0.5).abs() < 1e-9, "{standing:?}");
    }
    assert!((report.entrants[0].rating.points - 1500.0).abs() < 1e-6, "{report:?}");
}

#[test]
fn it_stops_when_it_is_decided() {
    let until =
        Arena { hypotheses: Some(than_fair(0.55)), games: 1 << 60, ..arena(2, &[Kind::Eager, Kind::Random]) };
    let report = run(&until);
    let pairing = &report.pairings[0];
    assert_eq!(pairing.verdict.unwrap().decision, Decision::Better);
    assert!(pairing.deals < 50 && !report.partial, "{pairing:?}");
    let weaker = Arena { entrants: vec![Kind::Random.into(), Kind::Eager.into()], ..until };
    assert_eq!(run(&weaker).pairings[0].verdict.unwrap().decision, Decision::NotBetter);
}

#[test]
fn whoever_stops_it_can_go_on_later() {
    let arena = Arena { threads: 2, ..arena(2, &[Kind::Eager, Kind::Random, Kind::Random]) };
    let whole = run(&arena);
    assert!(!whole.partial);
    let stop = Stop::new();
    let keeper = Keeper::new(&stop, 7);
    let part = arena.run(Vec::new(), &stop, &keeper).unwrap();
    let kept = keeper.kept();
    assert!(part.partial && part.games < whole.games, "{part:?}");
    assert_eq!(part.games, kept.iter().map(|played| played.games.len() as u64).sum::<u64>());
    let stop = Stop::new();
    let keeper = Keeper::new(&stop, usize::MAX);
    let rest = arena.run(kept.clone(), &stop, &keeper).unwrap();
    assert_eq!(timeless(rest), timeless(whole));
    assert_eq!(keeper.kept().len() + kept.len(), 3 * 20, "no deal is played twice");
}

#[test]
fn what_is_saved_is_read_again() {
    let arena = arena(3, &[Kind::Eager, Kind::Random]);
    let stop = Stop::new();
    let keeper = Keeper::new(&stop, usize::MAX);
    arena.run(Vec::new(), &stop, &keeper).unwrap();
    let kept = keeper.kept();
    let lines = kept.iter().map(|played| arena.line(played));
    let text: String = [arena.header()].into_iter().chain(lines).collect();
    assert_eq!(arena.read(text.as_bytes()).unwrap().parts, kept);
    // Wherever the program is killed, the whole lines remain.
    for length in 0..text.len() {
        let torn = &text.as_bytes()[..length];
        let saved = arena.read(torn).unwrap();
        let lines = torn.iter().filter(|&&byte| byte == b'\n').count();
        assert_eq!(saved.parts[..], kept[..lines.saturating_sub(1)], "{length} bytes");
        let whole = saved.whole as usize;
        assert!(whole <= length && text[..whole].lines().count() == lines);
    }
}

#[test]
fn what_is_not_of_this_arena_is_refused() {
    let arena = arena(2, &[Kind::Eager, Kind::Random]);
    let read = |text: &str| arena.read(text.as_bytes());
    for strange in ["a letter", "a letter\n", "{}\n", "\n", "\u{0}\n"] {
        assert!(matches!(read(strange), Err(JournalError::Strange)), "{strange:?}");
    }
    let other = Arena { seed: 7, ..arena.clone() }.header();
    let refusal = read(&other).unwrap_err().to_string();
    assert_eq!(refusal, "the file belongs to another run: its seed is 7, not 1");
    let game = |ranking: &str| format!(r#"{{"ranking":{ranking},"points":[1,2],"rounds":3}}"#);
    let effort = r#"{"decisions":1,"nanos":1}"#;
    let line = |pairing: usize, ranking: &str, efforts: &str| {
        let (one, two) = (game(ranking), game("[]"));
        let deal = format!(r#"{{"pairing":{pairing},"deal":0,"games":[{one},{two}],"efforts":[{efforts}]}}"#);
        read(&format!("{}{deal}\n", arena.header()))
    };
    let both = format!("{effort},{effort}");
    assert_eq!(line(0, "[2,1]", &both).unwrap().parts.len(), 1);
    for (pairing, ranking, efforts) in [
        (1, "[2,1]", both.as_str()),
        (0, "[2,2]", &both),
        (0, "[1]", &both),
        (0, "[1,2,3]", &both),
        (0, "[0,1]", &both),
        (0, "[2,1]", effort),
    ] {
        let refused = line(pairing, ranking, efforts);
        assert!(matches!(refused, Err(JournalError::Line { number: 2 })), "{pairing} {ranking} {efforts}");
    }
}

#[test]
fn what_cannot_be_held_is_refused() {
    let run = |arena: Arena| arena.run(Vec::new(), &Stop::new(), &()).unwrap_err();
    let two = [Kind::Eager, Kind::Random];
    assert!(matches!(run(arena(2, &[Kind::Eager])), ArenaError::Entrants));
    assert!(matches!(run(arena(6, &two)), ArenaError::Setup(SetupError::Players { .. })));
    assert!(matches!(run(arena(2, &[Kind::Eager; 60])), ArenaError::Pairings { entrants: 60 }));
    for better in [0.5, 0.0, 1.0, -1.0, f64::NAN, f64::INFINITY] {
        let refused = run(Arena { hypotheses: Some(than_fair(better)), ..arena(2, &two) });
        assert!(matches!(refused, ArenaError::Hypotheses { .. }), "{better}");
    }
}
