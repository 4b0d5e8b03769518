//! Plays with a component file: `cargo run --release --example own_components -- my.toml`.

use std::{env, fs};

use carvania_rules::{Components, Game, Setup, Title};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path =
        env::args().nth(1).ok_or("name a component file; `carvania components show --toml` prints ours")?;
    // Everything that is wrong with the file is told at once.
    let components = Components::read(&fs::read_to_string(path)?)?.leak();
    for title in Title::ALL {
        let setup = Setup { components, ..Setup::standard(title, 2) };
        match Game::new(&setup) {
            Ok(_) => println!("{title}: components {}", components.digest(title)),
            Err(error) => println!("{title}: {error}"),
        }
    }
    Ok(())
}
