use std::time::Duration;

use carvania_lab::bench::Subject;

#[test]
fn every_subject_has_figures_in_order() {
    for subject in Subject::all() {
        let figures = subject.measure(Duration::from_millis(1));
        assert!(!figures.is_empty());
        for figure in figures {
            assert!(0.0 < figure.low, "{subject:?}: {figure:?}");
            assert!(figure.low <= figure.median && figure.median <= figure.high, "{subject:?}: {figure:?}");
        }
    }
}

#[test]
fn no_two_subjects_share_a_name() {
    let mut names = Subject::all().into_iter().map(Subject::name).collect::<Vec<_>>();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), Subject::all().len());
}
