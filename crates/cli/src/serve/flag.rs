//! Flags, which can be environment variables as well.

use anyhow::{Result, bail};

/// Reads the value of a flag's variable. An empty one is as good as none: so container files leave a flag out.
pub(super) fn parse(text: &str) -> Result<bool> {
    match text.trim().to_ascii_lowercase().as_str() {
        "1" | "true" | "yes" | "on" | "y" | "t" => Ok(true),
        "" | "0" | "false" | "no" | "off" | "n" | "f" => Ok(false),
        _ => bail!("write 1, true, yes or on, or else 0, false, no or off"),
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn a_flag_takes_the_usual_words() {
        for text in ["1", "true", "TRUE", "yes", "Yes", "on", "y", "t", " 1 "] {
            assert!(parse(text).unwrap(), "{text}");
        }
        for text in ["", "0", "false", "False", "no", "off", "n", "f"] {
            assert!(!parse(text).unwrap(), "{text}");
        }
        assert!(parse("perhaps").is_err());
    }
}
