//! The devices of people: each is known by a secret of its own, and can be signed out.

use std::fmt::Write as _;

use carvania_tables::{PersonId, Timestamp};
use tokio::sync::broadcast::error::RecvError;

use crate::error::HostError;
use crate::people::People;
use crate::people::secret::{Hash, Secret};

/// A device of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// What it is signed out by; no secret.
    pub id: String,
    /// When it came to be theirs.
    pub created: Timestamp,
    /// When it was last used, to the hour; none if it was not since that is kept.
    pub last_used: Option<Timestamp>,
    /// Whether it is the one that asks.
    pub is_this: bool,
}

impl People {
    /// The devices of somebody, the newest first; `this` is the secret of the one that asks.
    pub async fn devices(&self, id: PersonId, this: &Secret) -> Result<Vec<Device>, HostError> {
        let kept = self.context().store.devices(id.0).await?;
        let device = |device: carvania_store::Device| Device {
            id: device_id(&device.hash),
            created: Timestamp(device.created),
            last_used: device.last_used.map(Timestamp),
            is_this: device.hash == this.hash(),
        };
        Ok(kept.into_iter().map(device).collect())
    }

    /// Signs out the device with this secret.
    pub async fn sign_out(&self, secret: &Secret) -> Result<(), HostError> {
        self.remove_device(secret.hash()).await
    }

    /// Signs out a device of somebody; whether they have it.
    pub async fn sign_out_device(&self, id: PersonId, device: &str) -> Result<bool, HostError> {
        let mut kept = self.context().store.devices(id.0).await?.into_iter();
        match kept.find(|kept| device_id(&kept.hash) == device) {
            Some(kept) => self.remove_device(kept.hash).await.map(|()| true),
            None => Ok(false),
        }
    }

    /// Signs out all devices of somebody but the one with this secret, and takes back their links that were not used; how
    /// many devices.
    pub async fn sign_out_others(&self, id: PersonId, this: &Secret) -> Result<usize, HostError> {
        let gone = self.context().store.sign_out_others(id.0, &this.hash()).await?;
        gone.iter().for_each(|&hash| self.tell_signed_out(hash));
        Ok(gone.len())
    }

    /// How many links of somebody to another device can still be used.
    pub async fn open_links(&self, id: PersonId) -> Result<u64, HostError> {
        Ok(self.context().store.open_links(id.0, self.context().now().0).await?)
    }

    /// Takes back all links of somebody that were not used.
    pub async fn revoke_links(&self, id: PersonId) -> Result<(), HostError> {
        self.context().store.remove_links(id.0).await?;
        Ok(())
    }

    /// Waits until the device with this secret is signed out. Whoever is too slow to hear of each device is told so as well: they
    /// have to look again.
    pub fn signed_out(&self, secret: &Secret) -> impl Future<Output = ()> + Send + use<> {
        let (mut signed_out, own) = (self.signed_out.subscribe(), secret.hash());
        async move {
            loop {
                match signed_out.recv().await {
                    Ok(hash) if hash != own => {}
                    Ok(_) | Err(RecvError::Lagged(_) | RecvError::Closed) => return,
                }
            }
        }
    }

    async fn remove_device(&self, hash: Hash) -> Result<(), HostError> {
        self.context().store.remove_secret(&hash).await?;
        self.tell_signed_out(hash);
        Ok(())
    }

    pub(crate) fn tell_signed_out(&self, hash: Hash) {
        // Nobody may be listening.
        _ = self.signed_out.send(hash);
    }
}

/// The beginning of the hash: it tells devices of one person apart, and nobody finds a secret of 128 bits by it.
fn device_id(hash: &Hash) -> String {
    hash[..8].iter().fold(String::new(), |mut id, byte| {
        // Writing to a string does not fail.
        _ = write!(id, "{byte:02x}");
        id
    })
}
