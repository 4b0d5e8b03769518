//! The devices of people: each is known by a secret of its own, and can be signed out.

use std::fmt::Write as _;

use carvania_tables::{PersonId, Timestamp};
use tokio::sync::broadcast::error::RecvError;

use crate::error::HostError;
use crate::people::People;
use crate::people::secret::{Hash, Secret};

/// A device of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// The id by which it is signed out; it is not secret.
    pub id: String,
    /// When it was signed in.
    pub created: Timestamp,
    /// When it was last used, to the hour; none if that was before this was recorded.
    pub last_used: Option<Timestamp>,
    /// Whether it is the device that asks.
    pub is_this: bool,
}

impl People {
    /// The devices of a person, the newest first. `this` is the secret of the one that asks.
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

    /// Signs out a device of a person. Says whether they have it.
    pub async fn sign_out_device(&self, id: PersonId, device: &str) -> Result<bool, HostError> {
        let mut kept = self.context().store.devices(id.0).await?.into_iter();
        match kept.find(|kept| device_id(&kept.hash) == device) {
            Some(kept) => self.remove_device(kept.hash).await.map(|()| true),
            None => Ok(false),
        }
    }

    /// Signs out all devices of a person but the one with this secret, and cancels their unused links. Says how many devices
    /// were signed out.
    pub async fn sign_out_others(&self, id: PersonId, this: &Secret) -> Result<usize, HostError> {
        let gone = self.context().store.sign_out_others(id.0, &this.hash()).await?;
        gone.iter().for_each(|&hash| self.tell_signed_out(hash));
        Ok(gone.len())
    }

    /// Ends the streams that the devices of a person have open.
    pub(crate) async fn end_streams(&self, id: PersonId) -> Result<(), HostError> {
        let devices = self.context().store.devices(id.0).await?;
        devices.iter().for_each(|device| self.tell_signed_out(device.hash));
        Ok(())
    }

    /// How many links to another device a person can still use.
    pub async fn open_links(&self, id: PersonId) -> Result<u64, HostError> {
        Ok(self.context().store.open_links(id.0, self.context().now().0).await?)
    }

    /// Cancels all unused links of a person.
    pub async fn revoke_links(&self, id: PersonId) -> Result<(), HostError> {
        self.context().store.remove_links(id.0).await?;
        Ok(())
    }

    /// Waits until the device with this secret is signed out. It also returns if too many sign-outs were missed: then the
    /// caller has to check the secret again.
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
