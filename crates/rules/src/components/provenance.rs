//! Where the figures of a component file come from, as the file itself says in its comments.

/// The comments of a component file that begin with `provenance:`, each as one line.
///
/// A comment goes on in the following comment lines that are indented. One that stands right above a table
/// is about that table, and begins with its name.
pub fn read(file: &str) -> Vec<String> {
    let mut notes: Vec<String> = Vec::new();
    let (mut is_open, mut is_above) = (false, false);
    for line in file.lines() {
        let comment = line.strip_prefix('#').map(str::trim_end);
        let continued = comment.filter(|text| is_open && text.starts_with("  "));
        let started = comment.and_then(|text| text.trim_start().strip_prefix("provenance:"));
        let table = line.strip_prefix('[').filter(|_| is_above).map(table_name);
        match (started, continued.or(table), notes.last_mut()) {
            (Some(text), _, _) => notes.push(words(text)),
            (None, Some(text), Some(note)) if table.is_none() => *note = words(&format!("{note} {text}")),
            (None, Some(name), Some(note)) => *note = format!("{name}: {note}"),
            (None, _, _) => {}
        }
        is_open = started.is_some() || continued.is_some();
        is_above = started.is_some() || (is_above && comment.is_some());
    }
    notes
}

fn table_name(header: &str) -> &str {
    header.trim_start_matches('[').split(']').next().unwrap_or(header)
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn a_note_goes_on_in_indented_comments() {
        let file = "# provenance: published  (a\n#    b)\n# other\n\n[x]\n#  c\n# provenance: ours\n";
        assert_eq!(read(file), ["published (a b)", "ours"]);
    }

    #[test]
    fn a_note_right_above_a_table_names_it() {
        let file = "# provenance: verified\n\n[[a]]\n# provenance: ours (c\n#   d)\n# more\n[[b]]\n[e]\n";
        assert_eq!(read(file), ["verified", "b: ours (c d)"]);
    }
}
