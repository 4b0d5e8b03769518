//! Annotated records that are no lessons are refused, with the reason.

use carvania_lessons::{Lesson, LessonError, MarkError, Part, Task};
use carvania_rules::Title;

const HEAD: &str = "game: GE\nplayers: 2\nrules: 1\ncomponents: e825648febf21dbd355c9c02dd9731b54599637dc76652353a07a79432aa36cd\n\n";
const DEAL: &str = "draw:YYYBB draw:YYGGMM draw:YYYGBM draw:YYGGBB draw:GGBBMM draw:GG>YYM draw:GG>YYYB draw:+M \
                    draw:B>YYYYG draw:GGG>YBM draw:YYYY>BB\n";

fn read(body: &str) -> Result<Lesson, LessonError> {
    Lesson::read(Title::GolemEdition, &format!("{HEAD}{DEAL}{body}"))
}

#[test]
fn marks_make_steps() {
    let lesson = read("# read goal @golems\n# do first @hand or rest\nplay:^2 upgrade:Y stop\n# read end\n")
        .expect("a lesson");
    let steps = lesson.steps();
    let names: Vec<&str> = steps.iter().map(|step| step.name.as_str()).collect();
    assert_eq!(names, ["goal", "first", "first", "first", "end"]);
    assert_eq!(steps[0].part, Some(Part::Golems));
    assert_eq!(steps[1].wanted().len(), 2, "resting is as good");
    assert_eq!(steps[2].wanted().len(), 1, "but only at first");
    assert_eq!(steps[4].task, Task::Read);
    assert_eq!(steps[1].message(Title::GolemEdition), "lesson-ge-first");
}

#[test]
fn a_comment_that_is_no_mark_is_refused() {
    let error = |body: &str| match read(body) {
        Err(LessonError::Mark { error, .. }) => error,
        other => panic!("{other:?}"),
    };
    assert_eq!(error("# why not?\n"), MarkError::Form);
    assert_eq!(error("# read Goal\n"), MarkError::Form);
    assert_eq!(error("# read goal @moon\n"), MarkError::Part("moon".to_owned()));
    assert_eq!(error("# do goal or fly\nrest\n"), MarkError::Action("fly".to_owned()));
}

#[test]
fn what_a_learner_cannot_do_is_not_asked_for() {
    assert!(
        matches!(read("rest\n# do first\nrest\n"), Err(LessonError::NotTheirs(_))),
        "it is the rival's turn"
    );
    assert!(matches!(read("# do first\n"), Err(LessonError::NotTheirs(_))), "nothing follows");
    assert!(matches!(read("# do first or claim:YYYBB\nrest\n"), Err(LessonError::Illegal(_))));
}

#[test]
fn a_record_without_marks_or_of_another_game_is_no_lesson() {
    assert!(matches!(read("rest\n"), Err(LessonError::Empty)));
    let text = format!("{HEAD}{DEAL}# read goal\n");
    assert!(matches!(Lesson::read(Title::EndlessWorld, &text), Err(LessonError::Title(Title::GolemEdition))));
    assert!(matches!(read("claim:YYYBB\n"), Err(LessonError::Record(_))));
}
