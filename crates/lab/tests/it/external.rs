//! Programs that take a seat, and what they can do wrong. All of them are small shell scripts.
#![cfg(unix)]

use std::time::Duration;

use carvania_bots::{Bot, Budget, Stop};
use carvania_lab::deal::generator;
use carvania_lab::external::{External, Fault};
use carvania_rules::{Action, Actions, Game, Setup, Title, Turn};

/// `answer` takes the first legal action, as `line` asks for it.
const ANSWER: &str = r#"answer() {
    id=${line#*\"id\":}; id=${id%%[,\}]*}
    action=${line#*\"legal\":[\"}; action=${action%%\"*}
    echo "{\"id\":$id,\"action\":\"$action\"}"
}
"#;

/// A limit for those that miss it on purpose.
const SHORT: Duration = Duration::from_millis(20);
/// A limit for all others, also on a busy machine.
const LONG: Duration = Duration::from_secs(60);

/// A program that runs a script.
fn program(script: &str) -> External {
    let command = format!("sh -c {}", shell_words::quote(&format!("{ANSWER}{script}")));
    let program = command.parse().unwrap();
    External::new(program, generator(1, 0)).starting_within(Duration::from_millis(100))
}

/// A program that has all the time it needs to start.
fn patient(script: &str) -> External {
    program(script).starting_within(LONG)
}

/// A game in which seat 1 has to decide.
fn game() -> Game {
    let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    let mut rng = generator(1, 1);
    while let Some(draw) = game.draw(&mut rng) {
        game.apply(draw).unwrap();
    }
    game
}

fn first_legal(game: &Game) -> Option<Action> {
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    actions.first().copied()
}

/// Asks for a decision. What goes wrong; then the action must be the first legal one, as it is if nothing does.
fn fault(player: &mut External, limit: Duration) -> Option<Fault> {
    let game = game();
    assert_eq!(player.choose(&game, &Budget::time(limit)), first_legal(&game));
    player.fault().cloned()
}

/// Asks for so many decisions.
fn faults(player: &mut External, limit: Duration, number: usize) -> Vec<Option<Fault>> {
    (0..number).map(|_| fault(player, limit)).collect()
}

/// What a program complains of at its first decision.
#[track_caller]
fn check(script: &str, complaint: &str) {
    let mut player = patient(script);
    faults(&mut player, LONG, 1);
    let heard = player.complaint().unwrap();
    assert!(heard.ends_with(complaint), "{heard}");
}

#[test]
fn a_program_is_asked_and_answers() {
    let mut player = patient("while read -r line; do answer; done");
    assert_eq!(faults(&mut player, LONG, 5), vec![None; 5]);
    assert_eq!(player.complaint(), None);
}

#[test]
fn nobody_is_asked_when_nobody_has_to_decide() {
    let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(program("exit 1").choose(&game, &Budget::time(LONG)), None);
}

#[test]
fn one_that_ends_is_started_again_three_times() {
    let mut player = patient("exit 3");
    let ended = Fault::Ended { status: "exit status: 3".to_owned(), said: String::new() };
    let out = Fault::Out { last: Box::new(ended.clone()) };
    let [ended, out] = [ended, out].map(Some);
    assert_eq!(faults(&mut player, LONG, 6), [&ended, &ended, &ended, &ended, &out, &out].map(Clone::clone));
}

#[test]
fn one_that_ends_now_and_then_plays_on() {
    let mut player = patient("read -r line; answer; read -r line; echo 'out of luck' >&2; exit 1");
    let wrong: Vec<bool> = faults(&mut player, LONG, 6).iter().map(Option::is_some).collect();
    assert_eq!(wrong, [false, true, false, true, false, true]);
    let complaint = player.complaint().unwrap();
    assert!(complaint.ends_with("ended (exit status: 1) and said: out of luck"), "{complaint}");
}

#[test]
fn one_that_is_silent_is_asked_three_times() {
    for script in ["sleep 1000", "sleep 1000 & wait", "cat > /dev/null"] {
        let mut player = program(script);
        let faults = faults(&mut player, SHORT, 5);
        assert!(matches!(
            faults[..3],
            [Some(Fault::Late { .. }), Some(Fault::Late { .. }), Some(Fault::Late { .. })]
        ));
        assert!(matches!(faults[3..], [Some(Fault::Out { .. }), Some(Fault::Out { .. })]), "{faults:?}");
    }
}

#[test]
fn one_that_is_late_once_is_asked_again_and_its_late_answer_forgotten() {
    // The second request is answered together with the third: with an action that would not be legal.
    let mut player = patient(
        "read -r line; answer; read -r late; read -r line; echo '{\"id\":2,\"action\":\"nap\"}'; answer; read -r line",
    );
    let faults = [LONG, SHORT, LONG].map(|limit| fault(&mut player, limit));
    assert!(matches!(faults[..], [None, Some(Fault::Late { .. }), None]), "{faults:?}");
}

#[test]
fn what_is_no_answer_is_told() {
    let answer = |text: &str| format!("read -r line; printf '{text}\\n'; read -r line");
    check(
        &answer("hello"),
        "answered with `hello`, which is not a JSON object: write other output to standard error",
    );
    check(
        &answer("\\377\\376"),
        "answered with `\u{fffd}\u{fffd}`, which is not a JSON object: write other output to standard error",
    );
    check(&answer("{\"id\":1}"), "answered without an `action`");
    check(&answer("{\"id\":9,\"action\":\"rest\"}"), "answered request 9, which it was not asked");
    check(&answer("{\"id\":1,\"action\":\"nap\"}"), "chose `nap`, which is not legal");
    check(&answer("{\"id\":1,\"action\":\"claim:GGBBMM\"}"), "chose `claim:GGBBMM`, which is not legal");
    check(&answer("{\"id\":1,\"ok\":false,\"error\":\"no idea\"}"), "gave up: no idea");
}

#[test]
fn closed_pipes_are_told() {
    check("exec >&-; sleep 1000", "closed its input or output");
    check("echo 'so long' >&2; exec >&- <&-; sleep 1000", "closed its input or output and said: so long");
}

#[test]
fn an_endless_line_is_cut() {
    check("exec cat /dev/zero", "wrote a line of more than 1048576 bytes");
}

#[test]
fn floods_are_not_kept() {
    // None of these reads what it is asked: neither garbage nor answers to what was never asked end the game.
    let mut garbage = patient("exec yes");
    let mut old = program("exec yes '{\"id\":0,\"action\":\"rest\"}'");
    let mut blank = program("exec yes ''");
    let garbage = faults(&mut garbage, LONG, 10);
    assert!(matches!(garbage[0], Some(Fault::NoAnswer { .. })), "{garbage:?}");
    assert!(!garbage.contains(&None), "{garbage:?}");
    assert!(matches!(faults(&mut old, SHORT, 4)[3], Some(Fault::Out { .. })));
    assert!(matches!(faults(&mut blank, SHORT, 4)[3], Some(Fault::Out { .. })));
}

#[test]
fn one_that_does_not_read_is_told_so() {
    // It answers what it cannot know to be asked, until the pipe is full of requests.
    let script = "i=0; while :; do i=$((i+1)); echo \"{\\\"id\\\":$i,\\\"action\\\":\\\"nap\\\"}\"; done";
    let faults = faults(&mut patient(script), LONG, 400);
    assert!(faults.contains(&Some(Fault::Deaf)), "{:?}", faults.last());
}

#[test]
fn somebody_who_asks_to_stop_does_not_wait() {
    let stop = Stop::new();
    stop.ask();
    let mut player = patient("sleep 1000");
    let hour = Budget::time(Duration::from_secs(3600));
    assert_eq!(player.choose(&game(), &hour.until(&stop)), first_legal(&game()));
    assert_eq!(player.fault(), Some(&Fault::Interrupted));
}

#[test]
fn a_program_ends_with_its_player_and_so_does_what_it_started() {
    let name = format!("carvania-external-{}", std::process::id());
    let file = std::env::temp_dir().join(name);
    // The inner shell holds the outer one's input open, so only a signal ends it.
    let script = format!(
        "sh -c 'echo $$ > {}; read -r line; sleep 1000' & read -r line; answer; wait",
        file.display()
    );
    let mut player = patient(&script);
    faults(&mut player, LONG, 1);
    let inner = || std::fs::read_to_string(&file).ok().filter(|text| text.ends_with('\n'));
    while inner().is_none() {
        std::thread::yield_now();
    }
    let inner = inner().unwrap();
    let is_running = || {
        let status =
            std::process::Command::new("ps").args(["-o", "stat=", "-p", inner.trim()]).output().unwrap();
        let state = String::from_utf8(status.stdout).unwrap();
        !state.trim().is_empty() && !state.starts_with('Z')
    };
    assert!(is_running());
    drop(player);
    while is_running() {
        std::thread::yield_now();
    }
    std::fs::remove_file(file).unwrap();
}
