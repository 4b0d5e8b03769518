//! Makes the pictures that have to be PNG, in a browser: `cargo run -p carvania-pages --example pictures`
//!
//! It takes Chromium; another name of the program can be given as the first word.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use carvania_pages::pictures::{PICTURES, Picture};

fn main() {
    let browser = env::args().nth(1).unwrap_or_else(|| "chromium".to_owned());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures");
    let mut digests = String::new();
    for picture in PICTURES {
        make(&browser, &folder, &picture);
        digests.push_str(&format!("{} {}\n", picture.name, picture.of.digest()));
    }
    fs::write(folder.join("digests.txt"), digests).expect("the folder of pictures can be written");
}

/// Has the browser draw a picture on a page of its size. The sign stands on a ground that reaches the edges.
fn make(browser: &str, folder: &Path, picture: &Picture) {
    let work: PathBuf = env::temp_dir().join(format!("carvania-{}", picture.name));
    fs::create_dir_all(&work).expect("a folder for the page");
    let page = work.join("page.html");
    let style = "html,body{margin:0;background:#17212B}svg{display:block;width:100vw;height:100vh}";
    let html = format!("<!doctype html><meta charset=utf-8><style>{style}</style>{}", picture.of.drawing());
    fs::write(&page, html).expect("the page can be written");
    let (width, height) = picture.size;
    let file = folder.join(picture.name);
    let status = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run"])
        .args(["--disable-background-networking", "--force-color-profile=srgb"])
        .arg(format!("--user-data-dir={}", work.join("profile").display()))
        .arg(format!("--window-size={width},{height}"))
        .arg(format!("--screenshot={}", file.display()))
        .arg(format!("file://{}", page.display()))
        .status()
        .expect("the browser can be started");
    assert!(status.success(), "the browser made no {}", picture.name);
    fs::remove_dir_all(&work).expect("the folder is ours");
}
