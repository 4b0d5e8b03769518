//! Where the figures of a component file come from, as the file itself says in its comments.

/// The comments of a component file that begin with `provenance:`, each as one line.
///
/// A comment goes on in the following comment lines that are indented.
pub fn read(file: &str) -> Vec<String> {
    let mut notes: Vec<String> = Vec::new();
    let mut open = false;
    for line in file.lines() {
        let comment = line.strip_prefix('#').map(str::trim_end);
        let continued = comment.filter(|text| open && text.starts_with("  "));
        let started = comment.and_then(|text| text.trim_start().strip_prefix("provenance:"));
        match (started, continued, notes.last_mut()) {
            (Some(text), _, _) => notes.push(words(text)),
            (None, Some(text), Some(note)) => *note = words(&format!("{note} {text}")),
            (None, _, _) => {}
        }
        open = started.is_some() || continued.is_some();
    }
    notes
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn a_note_goes_on_in_indented_comments() {
        let file = "# provenance: published  (a\n#    b)\n# other\n[x]\n#  c\n# provenance: ours\n";
        assert_eq!(read(file), ["published (a b)", "ours"]);
    }
}
