//! Percent-encoding: text as a value in an address.

/// A text as it stands in an address: all but letters, digits and `-._~:` becomes `%` and two digits for each byte.
pub fn encode(text: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~:".contains(&byte);
    let code = |byte: u8| if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(code).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_in_an_address_is_encoded() {
        assert_eq!(encode("play:M3.Y+>^ &#%?/é"), "play:M3.Y%2B%3E%5E%20%26%23%25%3F%2F%C3%A9");
    }
}
