//! The programs that these tests need: a browser, and the driver through which it is told what to do.

use std::env;
use std::path::PathBuf;

/// If this variable is set, a missing browser fails the tests; otherwise they say so and are skipped.
pub const REQUIRED: &str = "CARVANIA_BROWSER_REQUIRED";

/// Where the browser and its driver are.
#[derive(Clone, Debug)]
pub struct Tools {
    pub(crate) browser: PathBuf,
    pub(crate) driver: PathBuf,
}

impl Tools {
    /// The tools of this machine; none, with a word about it, where they are missing and not required.
    ///
    /// # Panics
    /// If they are missing and [`REQUIRED`] is set.
    pub fn find() -> Option<Tools> {
        let browser = ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(program);
        let tools = browser.zip(program("chromedriver")).map(|(browser, driver)| Tools { browser, driver });
        if tools.is_none() {
            let missing = "chromium and chromedriver are not both there (Debian: apt-get install chromium chromium-driver)";
            assert!(env::var_os(REQUIRED).is_none(), "{missing}");
            eprintln!("SKIPPED: a test in a real browser, because {missing}");
        }
        tools
    }
}

/// The path of a program, if it can be found.
fn program(name: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH")?;
    env::split_paths(&paths).map(|folder| folder.join(name)).find(|path| path.is_file())
}
