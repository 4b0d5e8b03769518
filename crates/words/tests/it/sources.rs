//! The texts in the sources of the workspace.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the workspace.
pub(crate) fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files below a folder with this ending.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(self::files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            files.push(path);
        }
    }
    files
}

/// The text literals of a source file before its tests, but for those that only programmers read.
pub(crate) fn literals(file: &Path) -> Vec<String> {
    let source = fs::read_to_string(file).unwrap();
    let code = source.split("#[cfg(test)]").next().unwrap();
    let is_spoken = |line: &&str| !line.trim_start().starts_with("//") && !line.contains(".expect(");
    code.lines().filter(is_spoken).flat_map(in_line).collect()
}

/// The keys of messages that a source file asks for in so many words, whatever they look like.
pub(crate) fn said(file: &Path) -> Vec<String> {
    let source = fs::read_to_string(file).unwrap();
    let code = source.split("#[cfg(test)]").next().unwrap();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = lines.collect::<Vec<_>>().join("\n");
    let calls = ["say(", "compose("].into_iter().flat_map(|call| code.split(call).skip(1));
    let keys = calls.filter_map(|call| {
        let (before, after) = call.split_once('"')?;
        let is_key = before.len() < 40
            && before.chars().all(|mark| mark.is_alphanumeric() || "_.,& \n".contains(mark));
        after.split('"').next().filter(|_| is_key)
    });
    keys.map(str::to_owned).collect()
}

fn in_line(line: &str) -> Vec<String> {
    let unescaped = line.replace("\\\"", "'").replace("'\"'", "");
    unescaped.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Whether a literal has the form of a message key: small words with hyphens between them.
pub(crate) fn is_key(literal: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase());
    literal.contains('-') && literal.split('-').all(is_word)
}
