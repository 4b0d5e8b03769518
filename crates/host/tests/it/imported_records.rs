//! Records that people bring.

use carvania_host::ImportError;
use carvania_rules::Title;
use carvania_rules::record::Fault;

use crate::review::{record, without_end};
use crate::room::host;

#[tokio::test]
async fn a_record_has_one_key_in_both_forms() {
    let host = host().await;
    for title in Title::ALL {
        let mut record = record(title, 50);
        record.headers_mut().note("seat-1", "Ada").unwrap();
        let key = host.records().keep(&record.to_text()).await.unwrap();
        let same = host.records().keep(&format!("\u{feff}{}", record.to_json_lines())).await.unwrap();
        assert_eq!(key, same);
        let found = host.records().find(&key.to_string().parse().unwrap()).await.unwrap().unwrap();
        assert_eq!(found, record, "{title}");
    }
    assert_eq!(host.records().find(&"0".repeat(24).parse().unwrap()).await.unwrap(), None);
    for key in ["", "x", "../../etc/passwd", &"G".repeat(24), &"0".repeat(23)] {
        assert!(key.parse::<carvania_host::RecordKey>().is_err(), "{key}");
    }
}

#[tokio::test]
async fn what_is_no_record_is_told_by_its_line() {
    let host = host().await;
    let text = record(Title::GolemEdition, 50).to_text();
    let line = |error: ImportError| match error {
        ImportError::Record(error) => (error.line, error.fault),
        error => panic!("{error}"),
    };
    let keep = async |text: &str| host.records().keep(text).await.unwrap_err();
    assert!(matches!(keep("").await, ImportError::Empty));
    assert!(matches!(keep(" \r\n\t").await, ImportError::Empty));
    assert!(matches!(keep(&"# x\n".repeat(100_000)).await, ImportError::Long { .. }));
    assert!(matches!(line(keep("golems\n").await), (1, Fault::Header(_))));
    assert!(matches!(line(keep("{\n").await), (1, Fault::Json(_))));
    assert!(matches!(line(keep(&text.replace("rules: ", "rules: 9")).await), (_, Fault::Version { .. })));
    let digest = text.lines().find_map(|line| line.strip_prefix("components: ")).unwrap();
    let foreign = text.replace(digest, &"0".repeat(64));
    assert!(matches!(line(keep(&foreign).await), (_, Fault::Components { .. })));
    let lines = text.lines().count();
    let illegal = line(keep(&format!("{text}claim:ZZZ\n")).await);
    assert_eq!(illegal.0, lines + 1, "{:?}", illegal.1);
}

#[tokio::test]
async fn a_game_without_end_is_not_kept() {
    let host = host().await;
    let error = host.records().keep(&without_end(10_001).to_text()).await.unwrap_err();
    assert!(matches!(error, ImportError::Actions { found: 10_001, most: 10_000 }), "{error}");
}
