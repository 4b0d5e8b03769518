//! The programs that these tests need: a browser, and the driver through which it is told what to do.

use std::env;
use std::path::PathBuf;

/// If this variable is set, a missing browser fails the tests; otherwise they are ignored.
pub const REQUIRED: &str = "CARVANIA_BROWSER_REQUIRED";

/// Where the browser and its driver are.
#[derive(Clone, Debug)]
pub struct Tools {
    pub(crate) browser: PathBuf,
    pub(crate) driver: PathBuf,
}

impl Tools {
    /// What to do where they are missing.
    pub const MISSING: &str =
        "chromium and chromedriver are not both there (Debian: apt-get install chromium chromium-driver)";

    /// The tools of this machine, if it has them.
    pub fn find() -> Option<Tools> {
        let browser = ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(program);
        browser.zip(program("chromedriver")).map(|(browser, driver)| Tools { browser, driver })
    }

    /// Whether tests are to be run: with the tools, or to fail for want of them where [`REQUIRED`] is set.
    pub fn are_there_or_required() -> bool {
        env::var_os(REQUIRED).is_some() || Tools::find().is_some()
    }
}

/// The path of a program, if it can be found.
fn program(name: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH")?;
    env::split_paths(&paths).map(|folder| folder.join(name)).find(|path| path.is_file())
}
