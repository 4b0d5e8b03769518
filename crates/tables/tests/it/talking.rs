//! What people say.

use carvania_rules::Title;
use carvania_tables::{Command, Event, EventKind, Occupant, Refusal};

use crate::course::{ADA, BEN, Course, options, person};

fn say(text: &str) -> Command {
    Command::Say { text: text.to_owned() }
}

#[test]
fn people_at_the_table_talk_in_plain_text() {
    let mut course = Course::open(options(Title::GolemEdition, vec![person(ADA), Occupant::Open]));
    course.must(ADA, say(" <b>Hi</b>\u{1b}[31m \n"));
    assert_eq!(course.table.chat[0].text, "<b>Hi</b>[31m");
    assert_eq!(course.refusal(BEN, say("Hi")), Refusal::NotSeated);
    assert_eq!(course.refusal(ADA, say(" \n\u{0}")), Refusal::Message);
    assert_eq!(course.refusal(ADA, say(&"é".repeat(501))), Refusal::Message);
    course.must(ADA, say(&"é".repeat(500)));
}

#[test]
fn who_has_said_four_hundred_things_leaves_the_rest_to_others() {
    let mut course = Course::open(options(Title::GolemEdition, vec![person(ADA), person(BEN)]));
    for number in 0..400 {
        course.must(ADA, say(&format!("word {number}")));
    }
    assert_eq!(course.refusal(ADA, say("One more")), Refusal::Talkative);
    course.must(BEN, say("At last"));
}

#[test]
fn a_table_holds_two_thousand_messages() {
    let mut course = Course::open(options(Title::GolemEdition, vec![person(ADA), Occupant::Open]));
    for number in 2..=2_001 {
        // What was said by somebody who was erased has no text any more.
        let kind = EventKind::Said { person: ADA, text: String::new() };
        course.table.apply(&Event { number, at: course.now, kind }).unwrap();
    }
    assert_eq!(course.refusal(ADA, say("One more")), Refusal::Talkative);
}
