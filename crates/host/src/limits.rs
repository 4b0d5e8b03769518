//! How much of each limit is used.

use carvania_store::CachedTextKind;

use crate::error::HostError;
use crate::host::Host;
use crate::table::event_log::open_stages;

/// A limit of the host, and how much of it is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LimitUsage {
    /// What it is called, as the option that sets it.
    pub name: &'static str,
    /// How many there may be.
    pub most: u64,
    /// How many there are; of a limit for each person, how many the person has who has most.
    pub highest: u64,
}

impl Host {
    /// How much of each limit is used.
    pub async fn limits(&self) -> Result<Vec<LimitUsage>, HostError> {
        let context = self.context();
        let (store, settings) = (&context.store, &context.settings);
        let most_owned = store.most_owned(&open_stages()).await?;
        let records = store.count_cached_texts(CachedTextKind::Record).await?;
        let (packs, most_added) = context.packs.count();
        let (reviews, most_asked) = self.reviews().open();
        let usage = |name, most, highest| LimitUsage { name, most, highest };
        Ok(vec![
            usage("most-tables", settings.max_open_tables, context.metrics.tables_open.get()),
            usage("most-tables-of-one", settings.max_tables_per_person, most_owned),
            usage("most-packs", settings.max_packs as u64, packs as u64),
            usage("most-packs-of-one", settings.max_packs_per_person as u64, most_added as u64),
            usage("most-reviews", settings.max_reviews as u64, reviews as u64),
            usage("most-reviews-of-one", settings.max_reviews_per_person as u64, most_asked as u64),
            usage("most-hints", settings.max_hints as u64, self.hints_open() as u64),
            usage("most-records", settings.max_records, records),
        ])
    }
}
