//! What a test needs: a site, and browsers that look at it.

use crate::browser::{Browser, Look};
use crate::driver::Driver;
use crate::site::Site;
use crate::tools::Tools;

/// A site, and the driver of the browsers that look at it.
pub struct Stage {
    tools: Tools,
    driver: Driver,
    /// The server that is tested.
    pub site: Site,
}

impl Stage {
    /// Sets the stage.
    ///
    /// # Panics
    /// If there is no browser.
    pub async fn set() -> Stage {
        let tools = Tools::find().expect(Tools::MISSING);
        let driver = Driver::start(&tools);
        Stage { tools, driver, site: Site::start().await }
    }

    /// A new browser that nobody has used before, at the first page.
    pub async fn browser(&self, look: Look) -> Browser {
        let browser = Browser::open(&self.tools, &self.driver, look).await;
        browser.like(&self.site.url("/")).await;
        browser.go(&self.site.url("/")).await;
        browser
    }

    /// A new browser that nobody has used before, at an address of whatever site.
    pub async fn browser_at(&self, url: &str, look: Look) -> Browser {
        let browser = Browser::open(&self.tools, &self.driver, look).await;
        browser.go(url).await;
        browser
    }
}
